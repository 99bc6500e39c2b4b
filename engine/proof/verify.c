#include "proof/verify.h"
#include "proof/check.h"
#include "proof/tell.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* All of a file with a 0 behind; NULL with errno: it cannot be read or kept, or has a 0 within. */
static char *read_file (FILE *in)
{
  size_t room = 1 << 16, length = 0;
  char *text = malloc (room);
  while (text) {
    length += fread (text + length, 1, room - length, in);
    if (length < room)
      break;
    char *const more = realloc (text, room *= 2);
    if (!more)
      free (text);
    text = more;
  }
  if (text && (ferror (in) || memchr (text, 0, length))) {
    errno = ferror (in) ? errno : EILSEQ;
    free (text);
    return NULL;
  }
  if (text)
    text[length] = 0;
  return text;
}

static int verify (const char *path, const char *text)
{
  gh_proof proof;
  int status = 0;
  if (!gh_proof_check (&proof, text)) {
    fprintf (stderr, "%s:%zu: %s\n", path, proof.line, proof.error);
    status = 1;
  } else {
    int const lines = gh_proof_tell (&proof, stdout);
    fflush (stdout);
    if (lines < 0 || ferror (stdout)) {
      fprintf (stderr, "%s: what it proves could not be printed\n", path);
      status = 2;
    } else if (!lines) {
      fprintf (stderr, "%s: it shows nothing\n", path);
      status = 1;
    }
  }
  gh_proof_free (&proof);
  return status;
}

int gh_verify (const char *path)
{
  bool const is_file = strcmp (path, "-") != 0;
  FILE *const in = is_file ? fopen (path, "r") : stdin;
  char *const text = in ? read_file (in) : NULL;
  int const error = errno;
  if (in && is_file)
    fclose (in);
  if (!text) {
    fprintf (stderr, "%s: %s\n", path, strerror (error));
    return 2;
  }
  int const status = verify (path, text);
  free (text);
  return status;
}
