/* The 65,536 impartial forms born by day 4, each a set of the 16 by day 3. */
#include "theory/misere/sets.h"

#define FORMS_BY_DAY_4 (1u << FORMS_BY_DAY_3)
#define MOST_HEAP 6

/* What is known of the 16. */
typedef struct known {
  gh_form forms[FORMS_BY_DAY_3];
  bool p[2][FORMS_BY_DAY_3][MOST_HEAP]; /* by convention, of the form beside a heap */
  uint32_t long_ones;                   /* those born on day 3 */
} known;

static known what_is_known (gh_trial *t)
{
  known k = {.long_ones = 0};
  gh_form by_day_2[FORMS_BY_DAY_3];
  size_t const before = gh_all_of (t, GH_SET_FORMS, 2, by_day_2);
  gh_all_of (t, GH_SET_FORMS, 3, k.forms);
  for (unsigned i = 0; i < FORMS_BY_DAY_3; i++) {
    bool born_before = false;
    for (size_t j = 0; j < before; j++)
      born_before = born_before || by_day_2[j] == k.forms[i];
    k.long_ones |= (uint32_t)!born_before << i;
    for (gh_convention c = GH_NORMAL; c <= GH_MISERE; c++)
      for (uint32_t heap = 0; heap < MOST_HEAP; heap++)
        k.p[c][i][heap] =
            gh_outcome_of (t->store, gh_sum (t->store, k.forms[i], gh_nim_heap (t->store, heap)),
                           c) == GH_P;
  }
  return k;
}

/* The heaps beside which a set of the 16 is P, by a move of either player in one of the two. */
static uint32_t p_beside (const known *k, uint32_t set, gh_convention c)
{
  uint32_t heaps = 0;
  for (uint32_t heap = 0; heap < MOST_HEAP; heap++) {
    bool p = c == GH_NORMAL || set || heap; /* with no move at all misere play is won */
    for (unsigned i = 0; i < FORMS_BY_DAY_3; i++)
      p = p && !(set >> i & 1 && k->p[c][i][heap]);
    p = p && !(heaps & ((1u << heap) - 1));
    heaps |= (uint32_t)p << heap;
  }
  return heaps;
}

/* Beside just one heap, that of the rules, a form is P: least numbers that no option has, but 1 for
   0 in misere play. Of the 65,536 both conventions differ about 4,481. */
THEOREM (grundy_of_forms)
{
  known const k = what_is_known (t);
  unsigned differ = 0;
  for (uint32_t set = 0; set < FORMS_BY_DAY_4; set++) {
    gh_form const g = gh_masked_set (t->store, k.forms, set);
    uint32_t const normal = p_beside (&k, set, GH_NORMAL), misere = p_beside (&k, set, GH_MISERE);
    gh_expect (t, misere == 1u << gh_misere_grundy (t->store, g),
               "set %u to be P in misere play beside the one heap of the rule", set);
    gh_expect (t, normal == 1u << gh_genus_normal (t->store, gh_genus_of (t->store, g)),
               "set %u to be P in normal play beside the one heap of the rule", set);
    gh_expect (t,
               (misere & 1) == gh_misere_p (t->store, g) &&
                   (normal & 1) == (gh_outcome_of (t->store, g, GH_NORMAL) == GH_P),
               "set %u alone", set);
    differ += (misere & 1) != (normal & 1);
  }
  gh_expect (t, differ == 4481, "4481 forms that both conventions differ about, not %u", differ);
}

/* The moves that win in misere play need not win in normal play: in 28,218 forms of length 4 there
   are both, but none that is the other. */
THEOREM (moves_of_forms)
{
  known const k = what_is_known (t);
  uint32_t wins[2] = {0, 0};
  unsigned none = 0;
  for (gh_convention c = GH_NORMAL; c <= GH_MISERE; c++)
    for (unsigned i = 0; i < FORMS_BY_DAY_3; i++)
      wins[c] |= (uint32_t)k.p[c][i][0] << i;
  for (uint32_t set = 0; set < FORMS_BY_DAY_4; set++)
    none += (set & k.long_ones) && (set & wins[GH_MISERE]) && (set & wins[GH_NORMAL]) &&
            !(set & wins[GH_MISERE] & wins[GH_NORMAL]);
  gh_expect (t, none == 28218, "28218 forms without such a move, not %u", none);
}

/* Sets of the five simplest forms by day 3, from the simplest forms of the 16. */
static uint32_t simplified_options (const uint32_t simplest[], uint32_t set)
{
  uint32_t options = 0;
  for (unsigned i = 0; i < FORMS_BY_DAY_3; i++)
    options |= set >> i & 1 ? simplest[i] : 0;
  return options;
}

/* When all options are simplified, 11,088 of the forms lose some of them; the outcome stays. What
   is left is an option of each that is gone, and if nothing is left one of these was P. */
THEOREM (pruned_forms)
{
  gh_store *const store = t->store;
  gh_form forms[FORMS_BY_DAY_3], five[SIMPLEST_BY_DAY_3];
  uint32_t simplest[FORMS_BY_DAY_3] = {0};
  unsigned pruned = 0;
  gh_all_of (t, GH_SET_FORMS, 3, forms);
  gh_all_of (t, GH_SET_SIMPLEST, 3, five);
  for (unsigned i = 0; i < FORMS_BY_DAY_3; i++)
    for (unsigned k = 0; k < SIMPLEST_BY_DAY_3; k++)
      simplest[i] |= (uint32_t)(gh_misere_simplest (store, forms[i]) == five[k]) << k;
  for (uint32_t set = 0; set < FORMS_BY_DAY_4; set++) {
    gh_form const g = gh_masked_set (store, forms, set);
    gh_form const h = gh_masked_set (store, five, simplified_options (simplest, set));
    gh_form const left = gh_misere_simplest (store, g);
    pruned += left != h;
    gh_expect (t, left == h || gh_misere_reduces (store, h, left), "set %u to lose options rightly",
               set);
    gh_expect (t, left == gh_misere_simplest (store, left), "set %u to be simplified once", set);
    gh_expect (t, gh_misere_p (store, g) == gh_misere_p (store, left), "set %u to stay P or N",
               set);
  }
  gh_expect (t, pruned == 11088, "11088 forms that lose options, not %u", pruned);
}

/* The mate wins in normal play where the form wins in misere play, and the other way round. */
THEOREM (mates_of_forms)
{
  gh_store *const store = t->store;
  gh_form forms[FORMS_BY_DAY_3], mates[FORMS_BY_DAY_3];
  gh_all_of (t, GH_SET_FORMS, 3, forms);
  for (unsigned i = 0; i < FORMS_BY_DAY_3; i++)
    mates[i] = gh_mate (store, forms[i]);
  for (uint32_t set = 0; set < FORMS_BY_DAY_4; set++) {
    gh_form const g = gh_masked_set (store, forms, set), mate = gh_mate (store, g);
    gh_expect (
        t, g == GH_ZERO || g == gh_nim_heap (store, 1) || mate == gh_masked_set (store, mates, set),
        "the mate of set %u to have the mates as options", set);
    for (gh_convention c = GH_NORMAL; c <= GH_MISERE; c++)
      gh_expect (t,
                 gh_outcome_of (store, g, c) ==
                     gh_outcome_of (store, mate, c == GH_NORMAL ? GH_MISERE : GH_NORMAL),
                 "set %u and its mate to win in opposite conventions", set);
  }
}
