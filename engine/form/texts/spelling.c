#include "form/spelling.h"

#include <string.h>

#define LONGEST 40 /* bytes of a word that is looked for */

static size_t least (size_t a, size_t b)
{
  return a < b ? a : b;
}

#define LEAST_BEGINNING 3 /* bytes that a longer word has at its beginning */

/* How many bytes must be left out, put in, changed or swapped with the next one to make one word of
   the other. */
static size_t distance (const char *a, size_t a_length, const char *b, size_t b_length)
{
  size_t rows[3][LONGEST + 1]; /* of the last three first parts of a, to each first part of b */
  for (size_t j = 0; j <= b_length; j++)
    rows[0][j] = j;
  for (size_t i = 1; i <= a_length; i++) {
    size_t *const row = rows[i % 3], *const before = rows[(i + 2) % 3];
    const size_t *const second = rows[(i + 1) % 3];
    row[0] = i;
    for (size_t j = 1; j <= b_length; j++) {
      size_t const changed = before[j - 1] + (a[i - 1] != b[j - 1]);
      row[j] = least (changed, least (before[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = least (row[j], second[j - 2] + 1);
    }
  }
  return rows[a_length % 3][b_length];
}

void gh_spelling_begin (gh_spelling *s, const char *word, size_t length)
{
  *s = (gh_spelling){word, length, NULL, length > 9 ? 4 : length > 5 ? 3 : 2};
}

void gh_spelling_try (gh_spelling *s, const char *known, const char *meant)
{
  size_t const length = strlen (known);
  if (length >= LEAST_BEGINNING && length < s->length && !memcmp (known, s->word, length) &&
      s->least > 1) {
    s->least = 1; /* eval for evaluate */
    s->nearest = meant;
  }
  if (!length || length > LONGEST || s->length > LONGEST)
    return;
  if (length >= s->length + s->least || s->length >= length + s->least)
    return; /* so many bytes are to be put in or left out */
  size_t const found = distance (s->word, s->length, known, length);
  if (found < s->least) {
    s->least = found;
    s->nearest = meant;
  }
}

const char *gh_spelling_nearest (const gh_spelling *s)
{
  return s->least < s->length ? s->nearest : NULL;
}
