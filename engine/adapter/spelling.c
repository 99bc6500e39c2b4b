#include "adapter/spelling.h"
#include "engine.h"

#include <string.h>

#define LONGEST 40 /* bytes of a word that is looked for */

static size_t least (size_t a, size_t b)
{
  return a < b ? a : b;
}

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

typedef struct search {
  const char *word;
  size_t length;
  const char *nearest;
  size_t least; /* distance; one that is not less is not near */
} search;

static void look_at (search *s, const char *known, const char *meant)
{
  size_t const length = strlen (known);
  size_t const found = s->least && length && length <= LONGEST
                           ? distance (s->word, s->length, known, length)
                           : s->least;
  if (found < s->least) {
    s->least = found;
    s->nearest = meant;
  }
}

/* A search for a word; one that is too long is like none. */
static search begin (const char *word, size_t length)
{
  size_t const bound = length > LONGEST ? 0 : length > 9 ? 4 : length > 5 ? 3 : 2;
  return (search){word, length, NULL, bound};
}

static const char *end (const search *s)
{
  return s->least < s->length ? s->nearest : NULL;
}

const char *spelling_nearest_of (const char *word, size_t length, const char *const *words)
{
  search s = begin (word, length);
  for (; *words; words++)
    look_at (&s, *words, *words);
  return end (&s);
}

const char *spelling_nearest (const char *word, size_t length)
{
  static const char *const others[] = {"numerals", "braces", "let"};
  search s = begin (word, length);
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    look_at (&s, gh_requests[r].word, gh_requests[r].word);
    look_at (&s, gh_requests[r].function, gh_requests[r].word);
  }
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    look_at (&s, others[i], others[i]);
  return end (&s);
}
