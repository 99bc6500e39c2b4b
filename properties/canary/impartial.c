/* Canaries that find wrong Grundy values. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

static bool is_value (gh_request request, const gh_value *answer)
{
  return request == GH_ASK_GRUNDY && answer->form != GH_NO_FORM;
}

/* By induction each value is one more than it should be. */
SPOIL (mex_from_1)
{
  (void)arguments;
  if (is_value (request, answer))
    answer->form = gh_numeral_sum (store, answer->form, gh_integer (store, 1));
}

/* By induction it is the birthday. */
SPOIL (mex_above)
{
  if (is_value (request, answer))
    answer->form = gh_form_birthday (store, arguments[0].form);
}

/* How many options have a value that no option before them has. */
SPOIL (mex_counted)
{
  gh_form const g = arguments[0].form;
  long count = 0;
  if (!is_value (request, answer))
    return;
  for (size_t i = 0; i < gh_option_count (store, g, GH_LEFT); i++) {
    gh_form const value = gh_grundy (store, gh_option (store, g, GH_LEFT, i));
    size_t k = 0;
    while (k < i && gh_grundy (store, gh_option (store, g, GH_LEFT, k)) != value)
      k++;
    count += k == i;
  }
  answer->form = gh_integer (store, count);
}

SPOIL (grundy_nibble)
{
  long value;
  (void)arguments;
  if (is_value (request, answer) && gh_small_integer (store, answer->form, 0, UINT32_MAX, &value))
    answer->form = gh_integer (store, value % 16);
}
