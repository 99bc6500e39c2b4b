/* Reversible moves: added, deleted, and deleted in any order. */
#include "theory/misere/sets.h"

static bool has_option (gh_store *store, gh_form g, gh_form wanted)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (x == wanted)
      return true;
  return false;
}

/* ---- deletions ------------------------------------------------------------------------------- */

/* The definition, of the options in `all` that are not in `kept`: that all go back to what is left,
   and one is P if nothing is. */
static bool may_go (gh_store *store, const gh_form *options, uint32_t all, uint32_t kept,
                    gh_form left)
{
  bool p = false;
  for (unsigned i = 0; all >> i; i++)
    if ((all & ~kept) >> i & 1) {
      if (!has_option (store, options[i], left))
        return false;
      p = p || gh_misere_p (store, options[i]);
    }
  return kept || p;
}

/* Every set of options that may go leaves an option of an option, and no other set of that game may
   go. The simplest form is what is left, and what is no option of an option is never left. */
static void check_deletions (gh_trial *t, const gh_form *options, uint32_t all)
{
  gh_store *const store = t->store;
  gh_form const h = gh_masked_set (store, options, all);
  gh_form found = h;
  for (uint32_t kept = (all - 1) & all; all; kept = (kept - 1) & all) {
    gh_form const left = gh_masked_set (store, options, kept);
    bool const may = may_go (store, options, all, kept, left);
    gh_expect (t, may == gh_misere_reduces (store, h, left), "set %u of options to leave set %u",
               all, kept);
    gh_expect (t, !may || found == h, "set %u to leave one game only", all);
    found = may ? left : found;
    if (!kept)
      break;
  }
  gh_expect (t, gh_misere_simplest (store, h) == found, "set %u to be simplified so", all);
  gh_expect (t, gh_misere_p (store, h) == gh_misere_p (store, found), "set %u to stay P or N", all);
}

/* Of at most three of the 22 games by day 4, and of all that are made of the five by day 3. */
THEOREM (deletions)
{
  gh_form options[SIMPLEST_BY_DAY_4];
  unsigned const count = (unsigned)gh_all_of (t, GH_SET_SIMPLEST, 4, options);
  for (uint32_t all = 0; all < 1u << count; all++) {
    unsigned bits = 0;
    for (uint32_t rest = all; rest; rest &= rest - 1)
      bits++;
    if (bits <= 3)
      check_deletions (t, options, all);
  }
  gh_all_of (t, GH_SET_SIMPLEST, 3, options);
  for (uint32_t all = 0; all < 1u << SIMPLEST_BY_DAY_3; all++)
    check_deletions (t, options, all);
}

/* Whether options may be deleted at any position. */
static bool is_reducible (gh_store *store, gh_form g)
{
  return gh_misere_simplest (store, g) != g;
}

/* What may be left of the root, as the options of a game. */
static gh_form targets (gh_store *store, gh_form g)
{
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    GH_EACH (store, GH_LEFT, k, x)
      if (gh_misere_reduces (store, g, k))
        gh_impartial_add (store, k);
  return gh_form_end (store);
}

/* One deletion, anywhere in the tree: at the root, or at a position of one option. */
static gh_form delete_somewhere (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  gh_form const left = targets (store, g);
  gh_expect (t, gh_option_count (store, left, GH_LEFT) <= 1, "one game at most to be left");
  uint32_t places = gh_option_count (store, left, GH_LEFT) > 0;
  GH_EACH (store, GH_LEFT, x, g)
    places += is_reducible (store, x);
  gh_expect (t, places > 0, "a deletion, as it is not the simplest form");
  uint32_t chosen = gh_choose (t, places);
  if (gh_option_count (store, left, GH_LEFT) && chosen-- == 0)
    return gh_option (store, left, GH_LEFT, 0);
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g) {
    bool const here = is_reducible (store, x) && chosen-- == 0;
    gh_impartial_add (store, here ? delete_somewhere (t, x) : x);
  }
  return gh_form_end (store);
}

/* Deletions in any order end in the simplest form. */
THEOREM (deletions_in_any_order)
{
  gh_form g = gh_any (t, "I", GH_SORT_IMPARTIAL);
  gh_form const simplest = gh_misere_simplest (t->store, g);
  gh_assume (t, g != simplest);
  while (g != simplest)
    g = delete_somewhere (t, g);
}

/* ---- additions ------------------------------------------------------------------------------- */

/* Whether options that are added change the outcome beside some game by day 4; beside nothing at
   all, if that is asked. */
static bool changes (gh_trial *t, gh_form g, gh_form h, bool alone)
{
  gh_store *const store = t->store;
  gh_form beside[SIMPLEST_BY_DAY_4] = {GH_ZERO};
  size_t const count = alone ? 1 : gh_all_of (t, GH_SET_SIMPLEST, 4, beside);
  for (size_t i = 0; i < count; i++)
    if (gh_misere_p (store, gh_sum (store, g, beside[i])) !=
        gh_misere_p (store, gh_sum (store, h, beside[i])))
      return true;
  return false;
}

/* One or two games that have G as an option are added to it: 293 times the outcome beside all 22
   games stays, and 45 times, without the proviso, that of the game alone changes. */
THEOREM (added_moves)
{
  gh_store *const store = t->store;
  unsigned kept = 0, changed = 0;
  for (unsigned which = 0; which < SIMPLEST_BY_DAY_3; which++)
    for (unsigned a = 0; a < SIMPLEST_BY_DAY_4; a++) {
      gh_form by_day_3[SIMPLEST_BY_DAY_3], by_day_4[SIMPLEST_BY_DAY_4];
      gh_store_allow (store); /* there are many sums */
      gh_all_of (t, GH_SET_SIMPLEST, 3, by_day_3);
      gh_all_of (t, GH_SET_SIMPLEST, 4, by_day_4);
      gh_form const g = by_day_3[which], x = by_day_4[a];
      for (unsigned b = a; has_option (store, x, g) && b < SIMPLEST_BY_DAY_4; b++) {
        gh_form const y = by_day_4[b];
        if (!has_option (store, y, g))
          continue;
        bool const proviso = g != GH_ZERO || gh_misere_p (store, x) || gh_misere_p (store, y);
        gh_form_begin (store);
        GH_EACH (store, GH_LEFT, option, g)
          gh_impartial_add (store, option);
        gh_impartial_add (store, x);
        gh_impartial_add (store, y);
        gh_form const h = gh_form_end (store);
        gh_expect (t, changes (t, g, h, !proviso) != proviso, "games %u and %u added to game %u", a,
                   b, which);
        kept += proviso;
        changed += !proviso;
      }
    }
  gh_expect (t, kept == 293 && changed == 45, "293 and 45 additions, not %u and %u", kept, changed);
}

/* ---- heaps as options: Theorem 72 ------------------------------------------------------------ */

static uint32_t least_missing (uint32_t set)
{
  uint32_t mex = 0;
  while (set >> mex & 1)
    mex++;
  return mex;
}

/* A game that is unlike a heap is told from it by a game beside which one is P, the other N. */
static void expect_unlike (gh_trial *t, gh_form g, gh_form heap, uint32_t set)
{
  gh_store *const store = t->store;
  gh_expect (t, !gh_is_like (store, g, heap), "the heaps %u as options to be unlike a heap", set);
  gh_form const apart = gh_distinguishing (store, g, heap);
  gh_expect (t,
             gh_misere_p (store, gh_sum (store, g, apart)) &&
                 !gh_misere_p (store, gh_sum (store, heap, apart)),
             "a game that tells the heaps %u as options from a heap", set);
}

/* All sets of heaps 0 to 9: with 0 or 1 among them, or empty, they are the least heap that is
   missing, to which alone they reduce; else they are like no heap. */
THEOREM (heaps_as_options)
{
  gh_store *const store = t->store;
  unsigned heaps = 0, others = 0;
  for (uint32_t set = 0; set < 1u << 10; set++) {
    gh_form options[10];
    gh_store_allow (store);
    for (unsigned n = 0; n < 10; n++)
      options[n] = gh_nim_heap (store, n);
    gh_form const g = gh_masked_set (store, options, set),
                  least = gh_nim_heap (store, least_missing (set));
    bool const is_heap = !set || set & 3;
    GH_EACH (store, GH_LEFT, x, g)
      GH_EACH (store, GH_LEFT, k, x)
        gh_expect (t, gh_misere_reduces (store, g, k) == (is_heap && k == least && g != least),
                   "the heaps %u to reduce to the least that is missing only", set);
    gh_expect (t, gh_misere_simplest (store, g) == (is_heap ? least : g), "the heaps %u simplified",
               set);
    for (uint32_t n = 0; n < 12 && !is_heap; n++)
      expect_unlike (t, g, gh_nim_heap (store, n), set);
    heaps += is_heap;
    others += !is_heap;
  }
  gh_expect (t, heaps == 769 && others == 255, "769 heaps and 255 others, not %u and %u", heaps,
             others);
}
