/* Canaries that play heaps by other rules than the code's. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "reference/reference.h"

#include <string.h>

SPOIL (split_of_nothing)
{
  if (request != GH_ASK_OCTAL)
    return;
  gh_code code = *arguments[0].code;
  for (unsigned place = 1; place <= code.places; place++)
    code.digit[0] |= code.digit[place] & 4;
  answer->form = gh_heap_grundy (store, &code, arguments[1].form);
}

/* A digit with this bit gets that one, too. */
static void add_bits (gh_store *store, gh_request request, const gh_value *arguments,
                      gh_value *answer, unsigned has, unsigned gets)
{
  if (request != GH_ASK_OCTAL)
    return;
  gh_code code = *arguments[0].code;
  for (unsigned place = 1; place <= code.places; place++)
    if (code.digit[place] & has)
      code.digit[place] |= (uint8_t)gets;
  answer->form = gh_heap_grundy (store, &code, arguments[1].form);
}

SPOIL (empty_heap)
{
  add_bits (store, request, arguments, answer, 4, 2);
}

SPOIL (whole_heap)
{
  add_bits (store, request, arguments, answer, 2, 1);
}

SPOIL (next_heap)
{
  gh_form const n = arguments[1].form;
  if (request == GH_ASK_OCTAL)
    answer->form =
        gh_heap_grundy (store, arguments[0].code, gh_numeral_sum (store, n, gh_integer (store, 1)));
}

/* ---- at depth ---------------------------------------------------------------------------------
 */

static void cut_values (gh_store *store, gh_request request, gh_value *answer, int64_t most)
{
  int64_t value;
  if (request == GH_ASK_OCTAL && gh_small_integer (store, answer->form, 0, UINT32_MAX, &value))
    answer->form = gh_integer (store, value % most);
}

SPOIL (heap_values_6)
{
  (void)arguments;
  cut_values (store, request, answer, 1 << 6);
}

SPOIL (heap_values_8)
{
  (void)arguments;
  cut_values (store, request, answer, 1 << 8);
}

SPOIL (heaps_byte)
{
  int64_t n;
  if (request == GH_ASK_OCTAL && gh_small_integer (store, arguments[1].form, 256, UINT32_MAX, &n))
    answer->form = gh_heap_grundy (store, arguments[0].code, gh_integer (store, n % 256));
}

/* Of heaps that are left small enough to be found by the recursion. */
SPOIL (heaps_15)
{
  int64_t n;
  if (request == GH_ASK_OCTAL &&
      gh_small_integer (store, arguments[1].form, (int64_t)1 << 15, UINT32_MAX, &n) &&
      n % ((int64_t)1 << 15) < 1024)
    answer->form =
        gh_heap_grundy (store, arguments[0].code, gh_integer (store, n % ((int64_t)1 << 15)));
}

SPOIL (octal_digits_only)
{
  if (request != GH_ASK_OCTAL)
    return;
  gh_code code = *arguments[0].code;
  unsigned changed = 0;
  for (unsigned place = 0; place <= code.places; place++) {
    changed |= code.digit[place] & 8;
    code.digit[place] &= 7;
  }
  if (changed)
    answer->form = gh_heap_grundy (store, &code, arguments[1].form);
}

SPOIL (three_places)
{
  if (request != GH_ASK_OCTAL || arguments[0].code->endless || arguments[0].code->places <= 3)
    return;
  gh_code code = *arguments[0].code;
  for (code.places = 3; code.places > 0 && !code.digit[code.places]; code.places--)
    ;
  memset (code.digit + code.places + 1, 0, sizeof code.digit - code.places - 1);
  answer->form = gh_heap_grundy (store, &code, arguments[1].form);
}

SPOIL (before_the_point)
{
  if (request != GH_ASK_OCTAL || !arguments[0].code->digit[0] || arguments[0].code->unequal)
    return;
  gh_code code = *arguments[0].code;
  code.digit[0] = 0;
  answer->form = gh_heap_grundy (store, &code, arguments[1].form);
}

SPOIL (equal_halves)
{
  if (request != GH_ASK_OCTAL || !arguments[0].code->unequal)
    return;
  gh_code code = *arguments[0].code;
  code.unequal = false;
  answer->form = gh_heap_grundy (store, &code, arguments[1].form);
}
