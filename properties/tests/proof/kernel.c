/* The kernels and the reading of files when there is no memory, and where a text or what it gives
 * is too long. */
#include "proof/kernels/check.h"
#include "proof/kernels/check_boards.h"
#include "proof/kernels/check_families.h"
#include "proof/kernels/check_heaps.h"
#include "proof/kernels/check_loopy.h"
#include "proof/telling/tell.h"
#include "proof/telling/tell_families.h"
#include "proof/telling/verify.h"
#include "tests/tap.h"

#include <errno.h>
#include <inttypes.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* ---- memory that runs out -------------------------------------------------------------------- */

/* So many calls for memory from now on succeed, then one fails; below 0: all succeed. */
static int64_t calls_left = -1;

static bool fails (void)
{
  errno = ENOMEM;
  return calls_left >= 0 && calls_left-- == 0;
}

void *__real_calloc (size_t count, size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__real_malloc (size_t size);
void *__wrap_malloc (size_t size);
void *__real_realloc (void *block, size_t size);
void *__wrap_realloc (void *block, size_t size);

void *__wrap_calloc (size_t count, size_t size)
{
  return fails () ? NULL : __real_calloc (count, size);
}

void *__wrap_malloc (size_t size)
{
  return fails () ? NULL : __real_malloc (size);
}

void *__wrap_realloc (void *block, size_t size)
{
  return fails () ? NULL : __real_realloc (block, size);
}

static const char matrix[] = "gifthorse-proof 2 0 n\nf 0 0\nm 1\n=\ns L R 0 0\n.\n";

static void check_kernel (void)
{
  static const size_t lines[] = {1, 1, 1, 1, 3};
  for (int64_t n = 0; n < 5; n++) {
    gh_proof proof;
    calls_left = n;
    bool const accepted = gh_proof_check (&proof, matrix);
    calls_left = -1;
    TAP_OK (!accepted && proof.line == lines[n] && proof.error == gh_proof_no_memory,
            "no memory, at call %" PRId64 " of the kernel: line %zu, %s", n + 1, proof.line,
            proof.error);
    gh_proof_free (&proof);
  }
}

static void check_kernel_of_heaps (void)
{
  for (int64_t n = 0; n < 8; n++) {
    gh_heaps_proof proof;
    calls_left = n;
    bool const accepted = gh_heaps_check (&proof, "gifthorse-heaps 1 .77 0\nv 0 1\ns 1 1 0\n.\n");
    calls_left = -1;
    TAP_OK (accepted == (n == 7) && (n == 7 || proof.error == gh_heaps_no_memory),
            "no memory, at call %" PRId64 " of the kernel for heaps: line %zu", n + 1, proof.line);
    gh_heaps_free (&proof);
  }
}

static void check_kernel_of_boards (void)
{
  for (int64_t n = 0; n < 3; n++) {
    gh_boards_proof proof;
    calls_left = n;
    bool const accepted = gh_boards_check (&proof, "gifthorse-boards 1 heaps .77\ns 0\n.\n");
    calls_left = -1;
    TAP_OK (accepted == (n == 2) && (n == 2 || proof.error == gh_boards_no_memory),
            "no memory, at call %" PRId64 " of the kernel for boards: line %zu", n + 1, proof.line);
    gh_boards_free (&proof);
  }
}

static void check_kernel_of_families (void)
{
  for (int64_t n = 0; n < 2; n++) {
    gh_families_proof proof;
    calls_left = n;
    bool const accepted =
        gh_families_check (&proof, "gifthorse-families 1 1 1\nf |\ns L R 1 0\n.\n");
    bool const told = accepted && gh_families_tell (&proof, stderr) != -1;
    calls_left = -1;
    TAP_OK (accepted == (n == 1) && !told && (n == 1 || proof.error == gh_families_no_memory),
            "no memory, at call %" PRId64 " of the kernel for families or of what tells", n + 1);
    gh_families_free (&proof);
  }
}

static void check_kernel_of_loopy_games (void)
{
  for (int64_t n = 0; n < 5; n++) {
    gh_loopy_proof proof;
    calls_left = n;
    bool const accepted = gh_loopy_check (&proof, "gifthorse-loopy 1 1 1\nf 0 0\ns w L R 1 0\n.\n");
    calls_left = -1;
    TAP_OK (accepted == (n == 4) && (n == 4 || proof.error == gh_loopy_no_memory),
            "no memory, at call %" PRId64 " of the kernel for loopy games: line %zu", n + 1,
            proof.line);
    gh_loopy_free (&proof);
  }
}

static void check_teller (void)
{
  gh_proof proof;
  FILE *const out = fopen ("/dev/null", "w");
  bool const accepted = gh_proof_check (&proof, matrix);
  calls_left = 0;
  int const none = gh_proof_tell (&proof, out);
  calls_left = -1;
  int const lines = gh_proof_tell (&proof, out);
  TAP_OK (accepted && none == -1 && lines == 2, "no memory to tell in: %d, then %d", none, lines);
  gh_proof_free (&proof);
  fclose (out);
}

/* A file of this many bytes of comments, then a certificate's end; its name is to be freed. */
static char *write_file (size_t length)
{
  char *const path = strdup ("/tmp/gifthorse-kernel-XXXXXX");
  FILE *const file = fdopen (mkstemp (path), "w");
  fputs ("gifthorse-proof 2 0 n\n#", file);
  for (size_t i = 0; i < length; i++)
    fputc ('-', file);
  fputs ("\ns L R 0 0\n.\n", file);
  fclose (file);
  return path;
}

/* Of the calls, three keep the file, three are the kernel's, and one is the teller's. */
static void check_reading (void)
{
  char *const path = write_file (200000);
  for (int64_t n = 0; n < 7; n++) {
    calls_left = n;
    int const status = gh_verify (path);
    TAP_OK (status == 2 && calls_left < 0, "no memory to read in, at call %" PRId64, n + 1);
  }
  calls_left = -1;
  unlink (path);
  free (path);
}

/* ---- length ---------------------------------------------------------------------------------- */

#define PIECE ((size_t)1 << 20)

/* A text of 2^31 blanks and newlines, all of the same few pages. */
static void check_length (void)
{
  size_t const pieces = (size_t)INT32_MAX / PIECE + 1;
  FILE *const file = tmpfile ();
  char *const blanks = malloc (PIECE);
  memset (blanks, ' ', PIECE);
  blanks[PIECE - 1] = '\n';
  fwrite (blanks, 1, PIECE, file);
  free (blanks);
  fflush (file);
  bool mapped = ftruncate (fileno (file), 2 * PIECE) == 0; /* what is added are bytes of 0 */
  char *const text = mmap (NULL, (pieces + 1) * PIECE, PROT_READ, MAP_SHARED, fileno (file), 0);
  mapped = mapped && text != MAP_FAILED;
  for (size_t i = 0; mapped && i <= pieces; i++)
    mapped = mmap (text + i * PIECE, PIECE, PROT_READ, MAP_SHARED | MAP_FIXED, fileno (file),
                   i < pieces ? 0 : (off_t)PIECE) != MAP_FAILED;
  gh_proof proof;
  TAP_OK (mapped && !gh_proof_check (&proof, text) && proof.line == 1 &&
              !strcmp (proof.error, "more than 2^31 words") && !proof.forms && !proof.nodes,
          "2^31 blanks are too many, before anything is kept");
  gh_proof_free (&proof);
  TAP_OK (mapped && !gh_proof_check (&proof, text + PIECE * pieces - 10) &&
              !strcmp (proof.error, "expected `gifthorse-proof 2`"),
          "the last ten of them are not");
  gh_proof_free (&proof);
  munmap (text, (pieces + 1) * PIECE);
  fclose (file);
}

static void check_length_of_heaps (void)
{
  char *const text = malloc (GH_HEAPS_WORDS + 1);
  memset (text, ' ', GH_HEAPS_WORDS);
  text[GH_HEAPS_WORDS] = 0;
  gh_heaps_proof proof;
  TAP_OK (!gh_heaps_check (&proof, text) && proof.line == 1 &&
              !strcmp (proof.error, "more than 2^26 words") && !proof.values,
          "2^26 blanks are too many for a certificate of heaps");
  gh_heaps_free (&proof);
  TAP_OK (!gh_heaps_check (&proof, text + 1) &&
              !strcmp (proof.error, "expected `gifthorse-heaps 1`"),
          "one less is not");
  gh_heaps_free (&proof);
  free (text);
}

/* The heaps of a code without moves: as many values as there may be, and one more. */
static void check_count_of_heaps (void)
{
  static const char first[] = "gifthorse-heaps 1 .0 0\nv";
  size_t const length = sizeof first - 1;
  char *const text = malloc (length + 2 * GH_HEAPS_COUNT + 10);
  memcpy (text, first, length);
  for (size_t i = 0; i <= GH_HEAPS_COUNT; i++)
    memcpy (text + length + 2 * i, " 0", 2);
  memcpy (text + length + 2 * GH_HEAPS_COUNT, "\n.\n", 4);
  gh_heaps_proof proof;
  TAP_OK (gh_heaps_check (&proof, text) && proof.codes[0].count == GH_HEAPS_COUNT,
          "2^24 values may be there");
  gh_heaps_free (&proof);
  memcpy (text + length + 2 * GH_HEAPS_COUNT, " 0\n.\n", 6);
  TAP_OK (!gh_heaps_check (&proof, text) && !strcmp (proof.error, "2^24 values and more"),
          "one more is too many");
  gh_heaps_free (&proof);
  free (text);
}

static void check_length_of_boards (void)
{
  char *const text = malloc (GH_BOARDS_NODES + 1);
  memset (text, '\n', GH_BOARDS_NODES);
  text[GH_BOARDS_NODES] = 0;
  gh_boards_proof proof;
  TAP_OK (!gh_boards_check (&proof, text) && proof.line == 1 &&
              !strcmp (proof.error, "more than 2^26 lines") && !proof.nodes,
          "2^26 newlines are too many for a certificate of boards");
  gh_boards_free (&proof);
  TAP_OK (!gh_boards_check (&proof, text + 1) &&
              !strcmp (proof.error, "expected `gifthorse-boards 1`"),
          "one less is not");
  gh_boards_free (&proof);
  free (text);
}

/* Half a megabyte of an endless code would cost hours. */
static void check_work_of_heaps (void)
{
  enum { HEAPS = 250000 };
  static char text[2 * HEAPS + 100] = "gifthorse-heaps 1 .0... 0\nv";
  for (size_t i = 0; i < HEAPS; i++)
    strcat (text + 27 + 2 * i, " 0");
  strcat (text + 27 + 2 * (size_t)HEAPS, "\n.\n");
  gh_heaps_proof proof;
  TAP_OK (!gh_heaps_check (&proof, text) && !strcmp (proof.error, "over 2^34 options") &&
              proof.work < 2 * GH_HEAPS_WORK && proof.line == 2,
          "more options than may be looked at");
  gh_heaps_free (&proof);
}

/* A heap of 4,095 that may be divided when 60 are taken has four million moves, which take what
   60 digits allow of each part: 64 such lines would go over the limit by the moves alone. */
static void check_work_of_play (void)
{
  static char text[4000] = "gifthorse-boards 1 heaps .";
  size_t const name = strlen (text);
  memset (text + name, '0', 59);
  strcpy (text + name + 59, "7...\np 0\n");
  for (int i = 0; i < 300; i++)
    strcat (text, "w 4095 0\n");
  gh_boards_proof proof;
  bool const accepted = gh_boards_check (&proof, text);
  TAP_OK (!accepted && !strcmp (proof.error, "over 2^34 steps") &&
              proof.work < GH_BOARDS_WORK + 10000 && proof.line > 10 && proof.line < 40,
          "more steps than may be made, at line %zu", proof.line);
  gh_boards_free (&proof);
}

int main (int argc, char **argv)
{
  (void)argv;
  mallopt (M_PERTURB, 0); /* gigabytes that nobody uses are not to be filled, as meson asks for */
  if (argc > 1) {
    check_work_of_heaps ();
    check_work_of_play ();
    return tap_done ();
  }
  check_kernel ();
  check_kernel_of_heaps ();
  check_kernel_of_boards ();
  check_kernel_of_families ();
  check_kernel_of_loopy_games ();
  check_teller ();
  check_reading ();
  check_length ();
  check_length_of_heaps ();
  check_count_of_heaps ();
  check_length_of_boards ();
  return tap_done ();
}
