/* Mates, and games that are like, or linked: Theorems 74 to 76 and the lemma between them. */
#include "reference/misere/misere.h"

gh_form gh_mate (gh_store *store, gh_form g)
{
  uint32_t memo;
  gh_form const one = gh_nim_heap (store, 1);
  if (g == GH_ZERO)
    return one;
  if (g == one)
    return GH_ZERO;
  if (gh_memo_get (store, GH_MEMO_MATE, g, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, gh_mate (store, x));
  gh_form const mate = gh_form_end (store);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_MATE, g, 0, mate);
  return mate;
}

/* ---- the two relations ----------------------------------------------------------------------- */

typedef bool relation (gh_store *store, gh_form g, gh_form h);

/* An option of H that G has this relation to, or GH_NO_FORM. */
static gh_form related_option (gh_store *store, relation related, gh_form g, gh_form h)
{
  GH_EACH (store, GH_LEFT, x, h)
    if (related (store, g, x))
      return x;
  return GH_NO_FORM;
}

/* Whether neither has it to an option of the other. */
static bool unrelated_options (gh_store *store, relation related, gh_form g, gh_form h)
{
  return related_option (store, related, g, h) == GH_NO_FORM &&
         related_option (store, related, h, g) == GH_NO_FORM;
}

/* Theorem 75. */
bool gh_is_like (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_LIKE, g, h, &memo))
    return memo;
  gh_deeper (store);
  bool const same =
      (g != GH_ZERO && h != GH_ZERO) || gh_misere_p (store, g) == gh_misere_p (store, h);
  bool const like = same && unrelated_options (store, gh_is_linked, g, h);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_LIKE, g, h, like);
  return like;
}

/* Theorem 76. */
bool gh_is_linked (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_LINKED, g, h, &memo))
    return memo;
  gh_deeper (store);
  bool const linked = unrelated_options (store, gh_is_like, g, h);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_LINKED, g, h, linked);
  return linked;
}

/* ---- the constructions in their proofs ------------------------------------------------------- */

/* The lemma: from a U with G + U N and H + U P, a T with G + T P and H + T N. */
static gh_form turned (gh_store *store, gh_form g, gh_form u)
{
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, gh_mate (store, x));
  gh_impartial_add (store, u);
  return gh_form_end (store);
}

/* What links one of the two to an option of the other makes that other one N; and 0 tells 0 from a
   game with another outcome. */
static gh_form distinguish (gh_store *store, gh_form g, gh_form h)
{
  gh_form const h_option = related_option (store, gh_is_linked, g, h);
  if (h_option != GH_NO_FORM)
    return gh_linking (store, g, h_option);
  gh_form const g_option = related_option (store, gh_is_linked, h, g);
  if (g_option != GH_NO_FORM)
    return turned (store, g, gh_linking (store, h, g_option));
  return gh_misere_p (store, g) ? GH_ZERO : turned (store, g, GH_ZERO);
}

gh_form gh_distinguishing (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_DISTINGUISHING, g, h, &memo))
    return memo;
  gh_deeper (store);
  gh_form const t = distinguish (store, g, h);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_DISTINGUISHING, g, h, t);
  return t;
}

/* For each option of either a U that makes it P and the other game N; 1 links 0 to itself. */
gh_form gh_linking (gh_store *store, gh_form g, gh_form h)
{
  if (g == GH_ZERO && h == GH_ZERO)
    return gh_nim_heap (store, 1);
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, gh_distinguishing (store, x, h));
  GH_EACH (store, GH_LEFT, y, h)
    gh_impartial_add (store, gh_distinguishing (store, y, g));
  return gh_form_end (store);
}
