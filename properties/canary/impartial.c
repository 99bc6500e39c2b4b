/* Canaries that find wrong Grundy values. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
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
  int64_t count = 0;
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
  int64_t value;
  (void)arguments;
  if (is_value (request, answer) && gh_small_integer (store, answer->form, 0, UINT32_MAX, &value))
    answer->form = gh_integer (store, value % 16);
}

/* ---- what is not impartial ------------------------------------------------------------------- */

#define MOST_MOVES 200

/* By Left's options alone. */
static uint32_t value_of_left (gh_store *store, gh_form g)
{
  uint64_t taken = 0;
  uint32_t least = 0;
  GH_EACH (store, GH_LEFT, x, g)
    taken |= UINT64_C (1) << (value_of_left (store, x) & 63);
  while (taken >> least & 1)
    least++;
  return least;
}

SPOIL (grundy_left)
{
  if (request == GH_ASK_GRUNDY && answer->form == GH_NO_FORM &&
      gh_tree_moves (store, arguments[0].form) <= MOST_MOVES)
    answer->form = gh_integer (store, value_of_left (store, arguments[0].form));
}

SPOIL (grundy_any)
{
  (void)arguments;
  if (request == GH_ASK_GRUNDY && answer->form == GH_NO_FORM)
    answer->form = gh_integer (store, 0);
}
