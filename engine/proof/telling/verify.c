#include "proof/telling/verify.h"
#include "proof/kernels/check.h"
#include "proof/kernels/check_boards.h"
#include "proof/kernels/check_families.h"
#include "proof/kernels/check_fields.h"
#include "proof/kernels/check_heaps.h"
#include "proof/kernels/check_loopy.h"
#include "proof/telling/tell.h"
#include "proof/telling/tell_boards.h"
#include "proof/telling/tell_families.h"
#include "proof/telling/tell_fields.h"
#include "proof/telling/tell_heaps.h"
#include "proof/telling/tell_loopy.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* All of a file with a 0 behind; NULL with errno: it cannot be read or kept, is too long, or has a
   0 within. */
static char *read_file (FILE *in)
{
  size_t room = 1 << 16, length = 0;
  char *text = malloc (room);
  while (text) {
    length += fread (text + length, 1, room - length, in);
    if (length < room || room > GH_VERIFY_BYTES)
      break;
    room = room < GH_VERIFY_BYTES ? 2 * room : GH_VERIFY_BYTES + 1;
    char *const more = realloc (text, room);
    if (!more)
      free (text);
    text = more;
  }
  if (text && (ferror (in) || length > GH_VERIFY_BYTES || memchr (text, 0, length))) {
    errno = ferror (in) ? errno : length > GH_VERIFY_BYTES ? EFBIG : EILSEQ;
    free (text);
    return NULL;
  }
  if (text)
    text[length] = 0;
  return text;
}

int gh_verify_reject (const char *path, size_t line, const char *error)
{
  fprintf (stderr, "%s:%zu: %s\n", path, line, error);
  return error == gh_proof_no_memory || error == gh_heaps_no_memory ||
                 error == gh_families_no_memory || error == gh_boards_no_memory ||
                 error == gh_loopy_no_memory
             ? 2
             : 1;
}

/* After so many lines were told, or -1. */
static int end (const char *path, int lines)
{
  fflush (stdout);
  if (lines < 0 || ferror (stdout)) {
    fprintf (stderr, "%s: what it proves could not be printed%s\n", path,
             lines < 0 ? ": out of memory" : "");
    return 2;
  }
  if (!lines)
    fprintf (stderr, "%s: it shows nothing\n", path);
  return !lines;
}

static int verify_games (const char *path, const char *text)
{
  gh_proof proof;
  int const status = gh_proof_check (&proof, text)
                         ? end (path, gh_proof_tell (&proof, stdout))
                         : gh_verify_reject (path, proof.line, proof.error);
  gh_proof_free (&proof);
  return status;
}

static int verify_heaps (const char *path, const char *text)
{
  gh_heaps_proof proof;
  int const status = gh_heaps_check (&proof, text)
                         ? end (path, gh_heaps_tell (&proof, stdout))
                         : gh_verify_reject (path, proof.line, proof.error);
  gh_heaps_free (&proof);
  return status;
}

static int verify_families (const char *path, const char *text)
{
  gh_families_proof proof;
  int const status = gh_families_check (&proof, text)
                         ? end (path, gh_families_tell (&proof, stdout))
                         : gh_verify_reject (path, proof.line, proof.error);
  gh_families_free (&proof);
  return status;
}

static int verify_boards (const char *path, const char *text)
{
  gh_boards_proof proof;
  int const status = gh_boards_check (&proof, text)
                         ? end (path, gh_boards_tell (&proof, stdout))
                         : gh_verify_reject (path, proof.line, proof.error);
  gh_boards_free (&proof);
  return status;
}

static int verify_fields (const char *path, const char *text)
{
  gh_fields_proof proof;
  return gh_fields_check (&proof, text) ? end (path, gh_fields_tell (&proof, stdout))
                                        : gh_verify_reject (path, proof.line, proof.error);
}

static int verify_loopy (const char *path, const char *text)
{
  gh_loopy_proof proof;
  int const status = gh_loopy_check (&proof, text)
                         ? end (path, gh_loopy_tell (&proof, stdout))
                         : gh_verify_reject (path, proof.line, proof.error);
  gh_loopy_free (&proof);
  return status;
}

static bool begins_with (const char *text, const char *words)
{
  return !strncmp (text, words, strlen (words));
}

static int verify (const char *path, const char *text)
{
  return begins_with (text, "gifthorse-heaps ")      ? verify_heaps (path, text)
         : begins_with (text, "gifthorse-families ") ? verify_families (path, text)
         : begins_with (text, "gifthorse-boards ")   ? verify_boards (path, text)
         : begins_with (text, "gifthorse-fields ")   ? verify_fields (path, text)
         : begins_with (text, "gifthorse-loopy ")    ? verify_loopy (path, text)
         : begins_with (text, "gifthorse-proof ")
             ? verify_games (path, text)
             : gh_verify_reject (path, 1,
                                 "expected a certificate, which begins with gifthorse-proof 2, "
                                 "gifthorse-heaps 1, gifthorse-boards 1, gifthorse-families 1, "
                                 "gifthorse-fields 1 or gifthorse-loopy 1");
}

char *gh_verify_read (const char *path)
{
  bool const is_file = strcmp (path, "-") != 0;
  FILE *const in = is_file ? fopen (path, "r") : stdin;
  char *const text = in ? read_file (in) : NULL;
  int const error = errno;
  if (in && is_file)
    fclose (in);
  if (!text)
    fprintf (stderr, "%s: %s\n", path,
             error == EFBIG    ? "longer than 1 GiB"
             : error == ENOMEM ? "out of memory"
                               : strerror (error));
  return text;
}

int gh_verify (const char *path)
{
  char *const text = gh_verify_read (path);
  int const status = text ? verify (path, text) : 2;
  free (text);
  return status;
}
