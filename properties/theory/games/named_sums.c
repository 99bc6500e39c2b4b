#include "theory/games/named_sums.h"
#include "form/numeral.h"
#include "form/shape.h"

#include <stdlib.h>

void gh_add_times (gh_trial *t, gh_named_sum *sum, gh_form times, gh_form game)
{
  if (sum->count == GH_MOST_NAMED)
    gh_broken ("gh_add_times", "sum", "too many components");
  if (gh_numeral_sign (t->store, times))
    sum->terms[sum->count++] = (gh_term){times, game};
}

void gh_add (gh_trial *t, gh_named_sum *sum, gh_form game)
{
  gh_add_times (t, sum, gh_integer (t->store, 1), game);
}

gh_components gh_sum_named (const gh_named_sum *sum)
{
  return (gh_components){sum->terms, sum->count};
}

/* The same with every component taken away in place of added: without negative numbers of them,
   which an engine may not know. */
static gh_named_sum negative_of (gh_trial *t, const gh_named_sum *sum)
{
  gh_named_sum negative = *sum;
  for (size_t i = 0; i < sum->count; i++)
    negative.terms[i].game = gh_negative (t->store, sum->terms[i].game);
  return negative;
}

void gh_expect_order_of_sum (gh_trial *t, const gh_named_sum *sum, gh_order order, const char *why)
{
  static const gh_order opposite[] = {
      [GH_EQUAL] = GH_EQUAL, [GH_GREATER] = GH_LESS, [GH_LESS] = GH_GREATER, [GH_FUZZY] = GH_FUZZY};
  gh_components const zero = {0};
  gh_named_sum const negative = negative_of (t, sum);
  gh_expect (t, gh_ask_order_of_sums (t, gh_sum_named (sum), zero) == order, "%s", why);
  gh_expect (t, gh_ask_order_of_sums (t, gh_sum_named (&negative), zero) == opposite[order], "%s",
             why);
}

gh_order gh_order_of_ups (int64_t ups, uint64_t nimber)
{
  if (!ups)
    return nimber ? GH_FUZZY : GH_EQUAL;
  if (llabs (ups) == 1 && nimber == 1)
    return GH_FUZZY;
  return ups > 0 ? GH_GREATER : GH_LESS;
}

gh_form gh_up (gh_trial *t)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 1, 0});
}

gh_form gh_nimber (gh_trial *t, uint64_t n)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 0, n});
}
