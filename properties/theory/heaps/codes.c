/* Codes and whole positions under them. */
#include "form/numeral.h"
#include "heap/form.h"
#include "reference/reference.h"
#include "theory/heaps/values.h"
#include "theory/theory.h"

#include <stdio.h>
#include <string.h>

/* What may be left of 0, 1, 2, ... objects as no heap, as one, as two and as three. */
static const char *const left_by_hand[4][7] = {
    {"0 ", "", "", "", "", "", ""},
    {"", "1 ", "2 ", "3 ", "4 ", "5 ", "6 "},
    {"", "", "1+1 ", "1+2 ", "1+3 2+2 ", "1+4 2+3 ", "1+5 2+4 3+3 "},
    {"", "", "", "1+1+1 ", "1+1+2 ", "1+1+3 1+2+2 ", "1+1+4 1+2+3 2+2+2 "}};

/* "1+3 2+2 ": what the moves from a heap of n leave. */
static void print_moves (const gh_code *code, uint64_t n, char *text, size_t size)
{
  size_t at = 0;
  gh_heap_move m;
  *text = 0;
  for (bool more = gh_heap_first (code, n, &m); more && at < size;
       more = gh_heap_next (code, n, &m)) {
    for (unsigned i = 0; i < m.parts && at < size; i++)
      at += (size_t)snprintf (text + at, size - at, "%s%u", i ? "+" : "", (unsigned)m.part[i]);
    if (at < size)
      at += (size_t)snprintf (text + at, size - at, m.parts ? " " : "0 ");
  }
}

/* A digit alone, before the point, at the first place or at the second. */
THEOREM (octal_digits)
{
  unsigned const place = gh_choose (t, 3), digit = place ? gh_choose (t, 16) : 4 * gh_choose (t, 4);
  gh_code code = {.places = (uint8_t)(digit ? place : 0)};
  code.digit[place] = (uint8_t)digit;
  for (uint64_t n = 0; n <= 6; n++) {
    char by_hand[64] = "", moves[64];
    for (unsigned heaps = 0; heaps < 4 && n >= place; heaps++)
      if (digit >> heaps & 1)
        strcat (by_hand, left_by_hand[heaps][n - place]);
    print_moves (&code, n, moves, sizeof moves);
    gh_expect (t, !strcmp (moves, by_hand),
               "the digit %u at place %u to leave '%s' of %u, not '%s'", digit, place, by_hand,
               (unsigned)n, moves);
  }
}

/* ---- sums of heaps --------------------------------------------------------------------------- */

#define MOST_OBJECTS 9

static unsigned asked (gh_trial *t, const gh_code *code, uint64_t n)
{
  int64_t value = -1;
  gh_form const said = gh_ask_heap (t, code, gh_integer (t->store, (int64_t)n));
  gh_expect (t, gh_small_integer (t->store, said, 0, 1000, &value), "a small value of a heap of %u",
             (unsigned)n);
  return (unsigned)value;
}

/* Of heaps of at most nine objects in all: the position is played, with a heap of Nim beside it,
   and has the xor of the values of its heaps. */
THEOREM (octal_positions)
{
  gh_code const code = octal_code (1 + gh_choose (t, 511));
  uint64_t heaps[MOST_OBJECTS] = {0};
  size_t count = 0;
  unsigned all = 0;
  for (uint32_t left = MOST_OBJECTS; left > 0;) {
    uint32_t const heap = gh_choose (t, left + 1);
    if (!heap)
      break;
    heaps[count++] = heap;
    all ^= asked (t, &code, heap);
    left -= heap;
  }
  gh_form const played = gh_grundy (t->store, gh_heaps_form (t->store, &code, heaps, count));
  gh_expect (t, played == gh_integer (t->store, (int64_t)all), "heaps that are worth the xor, *%u",
             all);
}

/* Of heaps of at most 20: the least value that no legal result has. */
THEOREM (octal_recursion)
{
  gh_code const code = octal_code (1 + gh_choose (t, 511));
  uint64_t const n = gh_choose (t, 21);
  uint64_t seen = 0;
  unsigned least = 0;
  gh_heap_move m;
  for (bool more = gh_heap_first (&code, n, &m); more; more = gh_heap_next (&code, n, &m)) {
    unsigned value = 0;
    for (unsigned i = 0; i < m.parts; i++)
      value ^= asked (t, &code, m.part[i]);
    seen |= (uint64_t)1 << value;
  }
  while (seen >> least & 1)
    least++;
  gh_expect (t, asked (t, &code, n) == least, "a heap of %u to be worth *%u", (unsigned)n, least);
}
