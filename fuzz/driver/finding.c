#include "driver/finding.h"
#include "form/show.h"
#include "harness/cases/choices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what was compared ----------------------------------------------------------------------- */

#define MOST_KINDS 64
#define MOST_SEEN (1 << 18) /* a power of two */

/* Nothing is ever taken out of `seen`, a table of the hashes of kinds and texts; 0 is an empty
   place. */
static struct {
  uint64_t *seen;
  size_t seen_count, kind_count;
  struct {
    const char *what;
    uint64_t count;
  } kinds[MOST_KINDS];
} comparisons;

static void forget_compared (void)
{
  free (comparisons.seen);
  comparisons.seen = NULL;
}

void count_compared (void)
{
  if (comparisons.seen)
    return;
  comparisons.seen = calloc (MOST_SEEN, sizeof *comparisons.seen);
  if (!comparisons.seen)
    no_start ("out of memory");
  atexit (forget_compared);
}

bool is_counting (void)
{
  return comparisons.seen;
}

static size_t kind_of (const char *what)
{
  size_t kind = 0;
  while (kind < comparisons.kind_count && strcmp (comparisons.kinds[kind].what, what))
    kind++;
  if (kind == MOST_KINDS)
    no_start ("there are too many kinds of comparisons");
  if (kind == comparisons.kind_count)
    comparisons.kinds[comparisons.kind_count++].what = what;
  return kind;
}

/* Whether it was not in the table, in which it is then. */
static bool is_new (uint64_t hash)
{
  size_t place = hash % MOST_SEEN;
  hash += !hash;
  while (comparisons.seen[place] && comparisons.seen[place] != hash)
    place = (place + 1) % MOST_SEEN;
  if (comparisons.seen[place])
    return false;
  if (++comparisons.seen_count == MOST_SEEN / 2)
    no_start ("there are too many comparisons to be counted");
  comparisons.seen[place] = hash;
  return true;
}

void compared (const char *what, const void *text, size_t length)
{
  if (!is_counting ())
    return;
  size_t const kind = kind_of (what);
  comparisons.kinds[kind].count += is_new (gh_hash (text, length, kind));
}

void cannot_compare (const char *what)
{
  if (is_counting ())
    comparisons.kinds[kind_of (what)].count = UINT64_MAX;
}

bool compared_kind (size_t kind, const char **what, uint64_t *count)
{
  if (kind >= comparisons.kind_count)
    return false;
  *what = comparisons.kinds[kind].what;
  *count = comparisons.kinds[kind].count;
  return true;
}

/* ---- what is wrong --------------------------------------------------------------------------- */

void must (bool holds, const char *what, const char *text, size_t length)
{
  compared (what, text, length);
  if (holds)
    return;
  fprintf (stderr, "finding: %s\nin: ", what);
  for (size_t i = 0; i < length; i++)
    if (text[i] == '\n' || (text[i] >= ' ' && text[i] < 127))
      fputc (text[i], stderr);
    else
      fprintf (stderr, "\\x%02x", (unsigned)(unsigned char)text[i]);
  fputc ('\n', stderr);
  abort ();
}

void must_be_placed (const gh_error *error, const char *text, size_t length)
{
  const char *at = text, *const end = text + length;
  must (memchr (error->text, 0, sizeof error->text) && *error->text, "an error says something",
        text, length);
  must (error->line > 0 && error->column > 0, "an error has a place", text, length);
  for (size_t line = 1; line < error->line; line++) {
    const char *const newline = memchr (at, '\n', (size_t)(end - at));
    must (newline, "the line of an error is in the text", text, length);
    at = newline + 1;
  }
  const char *const newline = memchr (at, '\n', (size_t)(end - at));
  must (error->column - 1 <= (size_t)((newline ? newline : end) - at),
        "the column of an error is in its line", text, length);
}

#define MOST_WORDS 1200

void must_explain (const char *words, size_t size, const char *text, size_t length)
{
  const char *const end = memchr (words, 0, size);
  must (end && end > words, "what is no answer is explained", text, length);
  char shown[MOST_WORDS];
  must (size <= sizeof shown &&
            !strcmp (gh_show (words, (size_t)(end - words), shown, size), words),
        "an explanation is printable", text, length);
}

char *text_behind (const uint8_t *data, size_t size)
{
  char *const text = malloc (size); /* the first byte leaves room for a zero behind the others */
  if (!text)
    no_start ("out of memory");
  memcpy (text, data + 1, size - 1);
  text[size - 1] = 0;
  return text;
}

bool is_limit (gh_status status)
{
  return GH_NO_MEMORY <= status && status <= GH_OVER_LENGTH;
}

void no_start (const char *what)
{
  fprintf (stderr, "the fuzz target cannot start: %s\n", what);
  exit (1);
}
