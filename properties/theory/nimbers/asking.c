#include "theory/nimbers/asking.h"
#include "form/numeral.h"

gh_form gh_ask_nim (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  return gh_ask (t, request, a, b).form;
}

static uint32_t small (gh_trial *t, gh_form form)
{
  int64_t n = UINT32_MAX;
  if (form == GH_NO_FORM || !gh_small_integer (t->store, form, 0, UINT32_MAX, &n))
    return UINT32_MAX;
  return (uint32_t)n;
}

gh_form gh_ask_nim_sum (gh_trial *t, gh_form a, gh_form b)
{
  return gh_ask_nim (t, GH_ASK_NIM_ADD, a, b);
}

gh_form gh_ask_nim_product (gh_trial *t, gh_form a, gh_form b)
{
  return gh_ask_nim (t, GH_ASK_NIM_MULTIPLY, a, b);
}

gh_form gh_power_of_2 (gh_trial *t, uint32_t exponent)
{
  return gh_numeral_scaled (t->store, gh_integer (t->store, 1), exponent);
}

uint32_t gh_ask_nimber (gh_trial *t, gh_request request, uint32_t a, uint32_t b)
{
  gh_form const first = gh_integer (t->store, a);
  return small (t, gh_ask_nim (t, request, first, gh_integer (t->store, b)));
}

uint32_t gh_judge_nimber (gh_trial *t, gh_request request, uint32_t a, uint32_t b)
{
  gh_value const arguments[] = {{GH_GAME, {.form = gh_integer (t->store, a)}},
                                {GH_GAME, {.form = gh_integer (t->store, b)}}};
  gh_value answer;
  if (t->judge->ask (t->judge, t->store, request, arguments, &answer) != GH_ANSWERED)
    gh_end_case (t, GH_STEP_LIMIT, "%s: %s", gh_requests[request].word, t->judge->words);
  return small (t, answer.form);
}

void gh_exclude (gh_excluded *set, uint32_t n)
{
  if (n >= GH_MOST_EXCLUDED)
    return;
  set->has[n] = true;
  while (set->mex < GH_MOST_EXCLUDED && set->has[set->mex])
    set->mex++;
}
