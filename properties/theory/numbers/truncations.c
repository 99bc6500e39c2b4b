/* A number G that is born on day b is approached by G_0, ..., G_b: on either side of G_k all
   numbers that were born before day k, the smaller ones and the greater ones. Whether G lies above
   or below G_k is letter number k of the Hackenbush string that G is. */
#include "form/numeral.h"
#include "theory/numbers/letters.h"
#include "theory/theory.h"

#include <string.h>

#define MOST_DAYS 8
#define MOST_NUMBERS 255 /* born before */

/* All numbers born before a day, ascending: each day brings one into every gap, in its middle, and
   one beyond either end (number_tree finds these among all {x|y}). */
static size_t born_before (gh_store *store, uint32_t day, gh_form *numbers)
{
  size_t count = 0;
  for (uint32_t d = 0; d < day; d++) {
    for (size_t i = count; i-- > 0;)
      numbers[2 * i + 1] = numbers[i];
    count = 2 * count + 1;
    for (size_t i = 0; i < count; i += 2)
      numbers[i] = GH_ZERO;
    if (count > 1) {
      numbers[0] = gh_numeral_sum (store, numbers[1], gh_integer (store, -1));
      numbers[count - 1] = gh_numeral_sum (store, numbers[count - 2], gh_integer (store, 1));
    }
    for (size_t i = 2; i + 2 < count; i += 2)
      numbers[i] =
          gh_numeral_scaled (store, gh_numeral_sum (store, numbers[i - 1], numbers[i + 1]), -1);
  }
  return count;
}

/* Any number born on this day: beside those before, in the gap that is chosen. */
static gh_form any_number (gh_trial *t, uint32_t day)
{
  gh_form numbers[2 * MOST_NUMBERS + 1];
  size_t const count = born_before (t->store, day + 1, numbers);
  return numbers[2 * gh_choose (t, (uint32_t)(count / 2) + 1)];
}

/* {the numbers before this day that are less than x | those that are greater} */
static gh_form approximation (gh_store *store, gh_form x, uint32_t day)
{
  gh_form numbers[MOST_NUMBERS];
  size_t const count = born_before (store, day, numbers);
  gh_form_begin (store);
  for (size_t i = 0; i < count; i++)
    if (numbers[i] != x)
      gh_form_add (store, gh_numeral_compare (store, numbers[i], x) < 0 ? GH_LEFT : GH_RIGHT,
                   numbers[i]);
  return gh_form_end (store);
}

THEOREM (truncations)
{
  uint32_t const birthday = gh_choose (t, MOST_DAYS + 1);
  gh_form const x = any_number (t, birthday);
  gh_letters const s = gh_letters_of (t->store, x);
  for (uint32_t day = 0; day <= birthday; day++) {
    gh_letters const prefix = gh_letters_cut (s, day);
    gh_expect (t,
               gh_ask_order (t, approximation (t->store, x, day), gh_letters_form (t, prefix)) ==
                   GH_EQUAL,
               "the approximation of %s on day %u to be %s", s.letters, day, prefix.letters);
  }
}

/* The letters are what is answered about G and G_0, G_1, ...; no formula is used. */
THEOREM (spelled_by_truncations)
{
  uint32_t const birthday = gh_choose (t, MOST_DAYS + 1);
  gh_form const x = any_number (t, birthday);
  gh_letters s = {""};
  for (uint32_t day = 0; day < birthday; day++) {
    gh_order const order = gh_ask_order (t, x, approximation (t->store, x, day));
    gh_expect (t, order == GH_LESS || order == GH_GREATER,
               "the number not to be its approximation on day %u of %u", day, birthday);
    s = gh_letters_with (s, order == GH_GREATER ? 'L' : 'R', 1);
  }
  gh_expect (t, gh_ask_order (t, x, approximation (t->store, x, birthday)) == GH_EQUAL,
             "the number to be its approximation on day %u, when it is born", birthday);
  gh_expect (t, gh_ask_order (t, x, gh_letters_form (t, s)) == GH_EQUAL,
             "the number to be the string %s that its approximations spell", s.letters);
}

/* ---- the order of strings -------------------------------------------------------------------- */

THEOREM (string_order_values)
{
  gh_letters const a = gh_any_letters (t, "LR", 7), b = gh_any_letters (t, "LR", 7);
  int const sign = gh_numeral_compare (t->store, gh_letters_number (t->store, a),
                                       gh_letters_number (t->store, b));
  gh_order const order = gh_letters_order (a, b);
  gh_expect (t, sign == (order == GH_GREATER) - (order == GH_LESS),
             "the values of %s and %s to be ordered as these words", a.letters, b.letters);
}

/* Long ones that part late, or of which one is the beginning of the other. */
THEOREM (long_string_order)
{
  gh_letters const a = gh_any_letters (t, "LR", GH_MOST_LETTERS);
  size_t const length = strlen (a.letters);
  gh_letters b = gh_letters_cut (a, gh_choose (t, (uint32_t)length + 1));
  size_t const more = gh_choose (t, (uint32_t)(GH_MOST_LETTERS - strlen (b.letters)) + 1);
  for (size_t i = 0; i < more; i++)
    b = gh_letters_with (b, "LR"[gh_choose (t, 2)], 1);
  gh_expect (t,
             gh_ask_order (t, gh_letters_number (t->store, a), gh_letters_number (t->store, b)) ==
                 gh_letters_order (a, b),
             "%s and %s to be ordered as words", a.letters, b.letters);
}
