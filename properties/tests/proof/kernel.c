/* The kernels and the reading of files when there is no memory, and where a text is too long. */
#include "proof/check.h"
#include "proof/check_families.h"
#include "proof/check_heaps.h"
#include "proof/tell.h"
#include "proof/tell_families.h"
#include "proof/verify.h"
#include "tests/tap.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* ---- memory that runs out -------------------------------------------------------------------- */

/* So many calls for memory from now on succeed, then one fails; below 0: all succeed. */
static long calls_left = -1;

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
  for (long n = 0; n < 5; n++) {
    gh_proof proof;
    calls_left = n;
    bool const accepted = gh_proof_check (&proof, matrix);
    calls_left = -1;
    TAP_OK (!accepted && proof.line == lines[n] && proof.error == gh_proof_no_memory,
            "no memory, at call %ld of the kernel: line %zu, %s", n + 1, proof.line, proof.error);
    gh_proof_free (&proof);
  }
}

static void check_kernel_of_heaps (void)
{
  for (long n = 0; n < 8; n++) {
    gh_heaps_proof proof;
    calls_left = n;
    bool const accepted = gh_heaps_check (&proof, "gifthorse-heaps 1 .77 0\nv 0 1\ns 1 1 0\n.\n");
    calls_left = -1;
    TAP_OK (accepted == (n == 7) && (n == 7 || proof.error == gh_heaps_no_memory),
            "no memory, at call %ld of the kernel for heaps: line %zu", n + 1, proof.line);
    gh_heaps_free (&proof);
  }
}

static void check_kernel_of_families (void)
{
  for (long n = 0; n < 2; n++) {
    gh_families_proof proof;
    calls_left = n;
    bool const accepted =
        gh_families_check (&proof, "gifthorse-families 1 1 1\nf |\ns L R 1 0\n.\n");
    bool const told = accepted && gh_families_tell (&proof, stderr) != -1;
    calls_left = -1;
    TAP_OK (accepted == (n == 1) && !told && (n == 1 || proof.error == gh_families_no_memory),
            "no memory, at call %ld of the kernel for families or of what tells", n + 1);
    gh_families_free (&proof);
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
  for (long n = 0; n < 7; n++) {
    calls_left = n;
    int const status = gh_verify (path);
    TAP_OK (status == 2 && calls_left < 0, "no memory to read in, at call %ld", n + 1);
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

int main (int argc, char **argv)
{
  (void)argv;
  if (argc > 1) {
    check_work_of_heaps ();
    return tap_done ();
  }
  check_kernel ();
  check_kernel_of_heaps ();
  check_kernel_of_families ();
  check_teller ();
  check_reading ();
  check_length ();
  check_length_of_heaps ();
  return tap_done ();
}
