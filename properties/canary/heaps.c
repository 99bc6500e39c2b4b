/* Canaries that play heaps by other rules than the code's. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "reference/reference.h"

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
