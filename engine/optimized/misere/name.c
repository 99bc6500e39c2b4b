/* Names in the field's abbreviations. */
#include "optimized/misere/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS 9 /* the largest heap with one digit */

/* ---- sums of heaps --------------------------------------------------------------------------- */

static gh_reduced rest_of (gh_misere *m, gh_reduced g);

static bool is_nim (gh_misere *m, gh_reduced g)
{
  return at (m, g)->heap || rest_of (m, g) != NONE;
}

/* Whether G = A + n for a heap n that has a digit, where A is a heap or a sum of heaps. A heap of 1
   is never left over: n + 1 is a heap. */
static bool is_rest (gh_misere *m, gh_reduced g, gh_reduced a)
{
  uint32_t const n = at (m, g)->birthday - at (m, a)->birthday;
  return n > 1 && n <= DIGITS && a != GH_REDUCED_ZERO &&
         (at (m, a)->grundy ^ n) == at (m, g)->grundy && is_nim (m, a) &&
         gh_reduced_sum (m, a, gh_reduced_heap (m, n)) == g;
}

/* The sum of heaps that G is, without its smallest one; NONE: G is a heap, or no such sum. */
static gh_reduced find_rest (gh_misere *m, gh_reduced g)
{
  gh_reduced rest = NONE;
  for (size_t i = 0; !at (m, g)->heap && i < at (m, g)->count; i++) {
    gh_reduced const a = options_of (m, g)[i];
    if ((rest == NONE || at (m, a)->birthday > at (m, rest)->birthday) && is_rest (m, g, a))
      rest = a;
  }
  return rest;
}

static gh_reduced rest_of (gh_misere *m, gh_reduced g)
{
  lengthen (m, &m->rests, m->games.count, UNKNOWN);
  gh_reduced rest = ((gh_reduced *)m->rests.items)[g];
  if (rest == UNKNOWN) {
    gh_deeper (m->store);
    rest = find_rest (m, g);
    gh_shallower (m->store);
    ((gh_reduced *)m->rests.items)[g] = rest;
  }
  return rest;
}

/* ---- text ------------------------------------------------------------------------------------ */

static void put (gh_misere *m, const char *text, size_t length)
{
  if (!length)
    return;
  if (m->text.count + length > m->limits.length)
    gh_fail (m->store, GH_OVER_LENGTH);
  gh_array_reserve (m->store, &m->text, 1, length);
  memcpy ((char *)m->text.items + m->text.count, text, length);
  m->text.count += length;
}

static void put_number (gh_misere *m, uint32_t n)
{
  char number[16];
  int const length = snprintf (number, sizeof number, n > DIGITS ? "*%u" : "%u", n);
  put (m, number, (size_t)length);
}

static void put_name (gh_misere *m, gh_reduced g);

/* How a game is named. */
typedef enum {
  HEAP,
  ONLY,   /* by its only option */
  BESIDE, /* by its options, side by side */
  SUM,    /* as a sum of heaps */
  SET     /* by its options, in braces */
} style;

/* Heaps with one digit, perhaps with #s behind, can stand side by side. */
static bool is_short (const gh_misere *m, gh_reduced g)
{
  while (!at (m, g)->heap && at (m, g)->count == 1)
    g = *options_of (m, g);
  return at (m, g)->heap && at (m, g)->birthday <= DIGITS;
}

static style style_of (gh_misere *m, gh_reduced g)
{
  if (at (m, g)->heap)
    return HEAP;
  if (at (m, g)->count == 1)
    return ONLY;
  for (size_t i = 0; i < at (m, g)->count; i++)
    if (!is_short (m, options_of (m, g)[i]))
      return rest_of (m, g) == NONE ? SET : SUM;
  return BESIDE;
}

static void put_only (gh_misere *m, gh_reduced option)
{
  style const how = style_of (m, option);
  bool const parentheses = how == BESIDE || how == SUM;
  put (m, "(", parentheses);
  put_name (m, option);
  put (m, ")", parentheses);
  put (m, how == ONLY ? "#" : "_#", how == ONLY ? 1 : 2);
}

/* The heaps after the largest one are digits behind an underscore. */
static void put_sum (gh_misere *m, gh_reduced g)
{
  gh_reduced const rest = rest_of (m, g);
  if (at (m, rest)->heap) {
    put_number (m, at (m, rest)->birthday);
    put (m, "_", 1);
  } else
    put_sum (m, rest);
  put_number (m, at (m, g)->birthday - at (m, rest)->birthday);
}

/* ---- options --------------------------------------------------------------------------------- */

/* The name of an option, at the end of m->text while that of the game is made. */
typedef struct slice {
  uint32_t birthday;
  bool heap;
  size_t at, length;
  const char *text; /* once all of them stand there */
} slice;

/* The heaps last, the largest first. */
static int by_rank (const void *a, const void *b)
{
  const slice *const x = a, *const y = b;
  if (x->heap != y->heap)
    return x->heap - y->heap;
  if (x->birthday != y->birthday)
    return x->birthday < y->birthday ? 1 : -1;
  size_t const least = x->length < y->length ? x->length : y->length;
  int const order = memcmp (x->text, y->text, least);
  return order ? order : (x->length > y->length) - (x->length < y->length);
}

/* The names of all options, sorted: m->slices from `first` on. */
static void put_options (gh_misere *m, gh_reduced g, size_t first)
{
  size_t const count = at (m, g)->count;
  for (size_t i = 0; i < count; i++) {
    gh_reduced const x = options_of (m, g)[i];
    slice made = {.birthday = at (m, x)->birthday, .heap = at (m, x)->heap, .at = m->text.count};
    put_name (m, x);
    made.length = m->text.count - made.at;
    gh_array_reserve (m->store, &m->slices, sizeof made, 1);
    ((slice *)m->slices.items)[m->slices.count++] = made;
  }
  slice *const slices = (slice *)m->slices.items + first;
  for (size_t i = 0; i < count; i++)
    slices[i].text = (char *)m->text.items + slices[i].at;
  qsort (slices, count, sizeof *slices, by_rank);
}

/* Behind the names of the options they are put together, then moved over them. */
static void put_set (gh_misere *m, gh_reduced g, bool braces)
{
  size_t const start = m->text.count, first = m->slices.count, count = at (m, g)->count;
  put_options (m, g, first);
  size_t const middle = m->text.count;
  gh_array_reserve (m->store, &m->text, 1, middle - start + count + 1); /* `text` stays there */
  const slice *const slices = (slice *)m->slices.items + first;
  for (size_t i = 0; i < count; i++) {
    put (m, i ? "," : "{", braces);
    put (m, (char *)m->text.items + slices[i].at, slices[i].length);
  }
  put (m, "}", braces);
  memmove ((char *)m->text.items + start, (char *)m->text.items + middle, m->text.count - middle);
  m->text.count -= middle - start;
  m->slices.count = first;
}

static void put_name (gh_misere *m, gh_reduced g)
{
  gh_deeper (m->store);
  style const how = style_of (m, g);
  if (how == HEAP)
    put_number (m, at (m, g)->birthday);
  else if (how == ONLY)
    put_only (m, *options_of (m, g));
  else if (how == SUM)
    put_sum (m, g);
  else
    put_set (m, g, how == SET);
  gh_shallower (m->store);
}

const char *gh_reduced_name (gh_misere *misere, gh_reduced g)
{
  misere->text.count = misere->slices.count = 0;
  put_name (misere, g);
  put (misere, "", 1);
  return misere->text.items;
}
