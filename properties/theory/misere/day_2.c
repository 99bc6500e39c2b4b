/* The 256 forms that are born by day 2 are 256 games in misere play (Siegel, "Misere canonical
   forms of partizan games"), where in normal play they are 22: each two are won differently beside
   one of eleven games. That shows it, whoever found these. */
#include "form/notation.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <string.h>

static const char *const beside[] = {
    "{1|*}",
    "{0,-1|}",
    "{|0,1}",
    "{1,*|0,1||1|0}",
    "{0|-1||0,-1|-1}",
    "{{1|*},{-1,1|0}|}",
    "{{1,*|0,*}|{*|0,-1}}",
    "{{0,-1,1|},{0,-1,*|-1}|}",
    "{|{0|0,1,*},{0,-1|},{1,*|0}}",
    "{0,-1,*|-1,1,*||0,1,*|*}",
    "{|{-1,*|0,*},{1,*|1},{-1,1,*|0,1}}",
};
#define BESIDE (sizeof beside / sizeof *beside)

static gh_form game_beside (gh_trial *t, size_t i)
{
  gh_error error;
  return gh_read (t->store, beside[i], strlen (beside[i]), NULL, &error);
}

static gh_outcome outcome_beside (gh_trial *t, gh_form g, size_t i)
{
  return gh_outcome_of (t->store, gh_sum (t->store, g, game_beside (t, i)), GH_MISERE);
}

/* The first of them beside which two games are won differently; BESIDE: none. */
static size_t first_apart (gh_trial *t, gh_form g, gh_form h)
{
  size_t i = 0;
  while (i < BESIDE && outcome_beside (t, g, i) == outcome_beside (t, h, i))
    i++;
  return i;
}

THEOREM (misere_day_2)
{
  const gh_catalog *const forms = gh_trial_catalog (t, GH_SET_FORMS, 2, GH_SORT_GAME);
  size_t const i = gh_choose (t, (uint32_t)forms->count - 1);
  size_t const k = i + 1 + gh_choose (t, (uint32_t)(forms->count - 1 - i));
  gh_form const g = gh_catalog_form (forms, i, t->store);
  gh_form const h = gh_catalog_form (forms, k, t->store);
  size_t const apart = first_apart (t, g, h);
  gh_expect (t, apart < BESIDE, "two forms born by day 2 to be told apart by one of %zu games",
             BESIDE);
  gh_form const x = game_beside (t, apart);
  gh_expect (t,
             gh_ask (t, GH_ASK_MISERE_OUTCOME, gh_sum (t->store, g, x), GH_ZERO).outcome !=
                 gh_ask (t, GH_ASK_MISERE_OUTCOME, gh_sum (t->store, h, x), GH_ZERO).outcome,
             "the forms to be won differently in misere play beside %s", beside[apart]);
}

/* The outcomes of a form beside all eleven, two bits each. */
static uint32_t told_of (gh_trial *t, gh_form g)
{
  uint32_t told = 0;
  for (size_t i = 0; i < BESIDE; i++)
    told = told << 2 | (uint32_t)outcome_beside (t, g, i);
  return told;
}

#define FORMS 256

THEOREM (misere_day_2_apart)
{
  const gh_catalog *const forms = gh_trial_catalog (t, GH_SET_FORMS, 2, GH_SORT_GAME);
  uint32_t told[FORMS];
  gh_expect (t, forms->count == FORMS, "256 forms to be born by day 2");
  for (size_t i = 0; i < FORMS; i++) {
    told[i] = told_of (t, gh_catalog_form (forms, i, t->store));
    for (size_t k = 0; k < i; k++)
      gh_expect (t, told[i] != told[k], "no two forms born by day 2 to be alike in misere play");
  }
}
