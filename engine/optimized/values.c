/* What is asked of a value beside its order, its stops and its kind. */
#include "optimized/values.h"
#include "form/shape.h"
#include "optimized/inside.h"

/* Whether h is a number from 0 on. */
static bool is_tax (gh_canons *canons, gh_canon h)
{
  return is_number (at (canons, h)) && number_compare (canons, h, GH_CANON_ZERO) >= 0;
}

static gh_canon wall_at (gh_canons *canons, gh_canon g, gh_side side, gh_canon t)
{
  return is_tax (canons, t) ? gh_canon_wall_at (canons, g, side, t) : NONE;
}

static void prepare_gains (gh_canons *canons, gh_canon g, gh_side side)
{
  const gh_canon *gains;
  size_t const count = gh_canon_incentives (canons, g, side, &gains);
  for (size_t i = 0; i < count; i++)
    gh_canon_prepare (canons, ((gh_canon *)canons->gains.items)[i]);
}

static bool is_nimber (const gh_canons *canons, gh_canon g)
{
  const value *const v = at (canons, g);
  return g == GH_CANON_ZERO ||
         (v->kind == NAMED && v->named.number == GH_CANON_ZERO && !v->named.ups);
}

static gh_canon game (gh_canons *canons, gh_request request, const gh_canon *of)
{
  gh_canon const g = of[0], h = of[1];
  switch (request) {
  case GH_ASK_COOL: return is_tax (canons, h) ? gh_canon_cool (canons, g, h) : NONE;
  case GH_ASK_FREEZE: return gh_canon_freeze (canons, g);
  case GH_ASK_HEAT: return gh_canon_heat (canons, g, h);
  case GH_ASK_OVERHEAT: return gh_canon_overheat (canons, g, h, of[2]);
  case GH_ASK_NORTON_MULTIPLY: return gh_canon_norton (canons, g, h);
  case GH_ASK_ORDINAL_SUM: return gh_canon_ordinal_sum (canons, g, h);
  case GH_ASK_UPTIMAL: return gh_canon_uptimal (canons, g, h);
  default: return gh_canon_reduced (canons, g);
  }
}

void gh_canon_find (gh_canons *canons, gh_request request, const gh_canon *of, gh_canon *canon,
                    bool *truth)
{
  gh_canon const g = of[0];
  bool const is_small = gh_canon_is_numberish (canons, g);
  switch (request) {
  case GH_ASK_LEFT_WALL: *canon = wall_at (canons, g, GH_LEFT, of[1]); return;
  case GH_ASK_RIGHT_WALL: *canon = wall_at (canons, g, GH_RIGHT, of[1]); return;
  case GH_ASK_THERMOGRAPH: gh_canon_mean (canons, g); return;
  case GH_ASK_LEFT_INCENTIVES: prepare_gains (canons, g, GH_LEFT); return;
  case GH_ASK_RIGHT_INCENTIVES: prepare_gains (canons, g, GH_RIGHT); return;
  case GH_ASK_IS_NUMBERISH: *truth = is_small; return;
  case GH_ASK_IS_INFINITESIMAL:
    *truth = is_small && gh_canon_stop (canons, g, GH_LEFT) == GH_CANON_ZERO;
    return;
  case GH_ASK_IS_DICOTIC: *truth = gh_canon_atomic_weight (canons, g) != NONE; return;
  case GH_ASK_IS_NIMBER: *truth = is_nimber (canons, g); return;
  default: break;
  }
  *canon = game (canons, request, of);
  if (*canon != NONE)
    gh_canon_prepare (canons, *canon);
}

static gh_form set_form (gh_canons *canons, gh_store *store)
{
  gh_form_begin (store);
  for (size_t i = 0; i < canons->gains.count; i++)
    gh_form_add (store, GH_LEFT,
                 gh_canon_to_form (canons, ((gh_canon *)canons->gains.items)[i], store));
  return gh_form_end (store);
}

/* Where a wall is pieced together but does not turn is no corner. */
static gh_form thermograph_form (gh_canons *canons, gh_store *store, gh_canon g)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    const gh_wall_piece *pieces;
    size_t const count = gh_canon_wall (canons, g, side, &pieces);
    for (size_t i = 0; i < count; i++)
      if (!i || pieces[i].slope != pieces[i - 1].slope) {
        gh_form const x = gh_canon_to_form (canons, pieces[i].value, store);
        gh_form_add (store, side,
                     gh_make (store, x, gh_canon_to_form (canons, pieces[i].from, store)));
      }
  }
  return gh_form_end (store);
}

gh_form gh_canon_found_form (gh_canons *canons, gh_store *store, gh_type answer, gh_canon g)
{
  return answer == GH_GAMES ? set_form (canons, store) : thermograph_form (canons, store, g);
}
