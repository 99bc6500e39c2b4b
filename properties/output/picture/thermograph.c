#include "output/picture/thermograph.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "output/picture/warmed.h"

#include <math.h>
#include <string.h>

typedef gh_thermograph_place place;
typedef gh_thermograph_point point;

/* A thermograph in the making. */
typedef struct making {
  gh_canons *canons;
  gh_store *store;
  gh_form form;
  gh_status status; /* of the canons */
  gh_thermograph *made;
} making;

static double double_of (const making *m, gh_canon x)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_form const form = gh_canon_to_form (m->canons, x, m->store);
  gh_numeral_value (m->store, form, numerator, &exponent);
  return ldexp (mpz_get_d (numerator), -(int)exponent);
}

static place place_of (const making *m, gh_canon x)
{
  place p = {.at = double_of (m, x)};
  const char *const name =
      gh_print (m->store, gh_canon_to_form (m->canons, x, m->store), GH_STYLE_FULL);
  m->made->named = m->made->named && strlen (name) <= GH_THERMOGRAPH_NAME;
  snprintf (p.name, sizeof p.name, "%s", name);
  return p;
}

static void add_point (const making *m, gh_side side, gh_canon value, gh_canon temperature)
{
  size_t const i = m->made->count[side]++;
  if (i < GH_THERMOGRAPH_POINTS)
    m->made->walls[side][i] = (point){place_of (m, value), place_of (m, temperature)};
}

/* The wall of a value, whose temperatures are `warmer` more than they shall be. Where a wall passes
   0 it has a point, its stop. */
static void take_wall (const making *m, gh_canon value, gh_side side, gh_canon warmer,
                       gh_canon stop)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (m->canons, value, side, &pieces);
  bool below = false;
  m->made->count[side] = 0;
  for (size_t i = 0; i < count; i++) {
    gh_canon_wall (m->canons, value, side, &pieces);
    gh_wall_piece const p = pieces[i];
    gh_canon const t = gh_canon_difference (m->canons, p.from, warmer);
    gh_order const order = gh_canon_compare (m->canons, t, GH_CANON_ZERO);
    if (below && order == GH_GREATER)
      add_point (m, side, stop, GH_CANON_ZERO);
    add_point (m, side, p.value, t);
    below = order == GH_LESS;
  }
}

static void take (void *argument)
{
  const making *const m = argument;
  gh_thermograph *const g = m->made;
  gh_canon const value = gh_canon_from_form (m->canons, m->store, m->form);
  g->named = true;
  g->hot = gh_canon_stop (m->canons, value, GH_LEFT) != gh_canon_stop (m->canons, value, GH_RIGHT);
  g->mean = place_of (m, gh_canon_mean (m->canons, value));
  g->temperature = place_of (m, gh_canon_temperature (m->canons, value));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_canon const stop = gh_canon_stop (m->canons, value, side);
    g->stops[side] = place_of (m, stop);
    take_wall (m, value, side, GH_CANON_ZERO, stop);
  }
}

static void take_below (void *argument)
{
  const making *const m = argument;
  gh_canon const value = gh_canon_from_form (m->canons, m->store, m->form);
  gh_canon const warmed = gh_warmed (m->canons, value, m->store);
  if (warmed == GH_NO_CANON)
    return;
  /* An integer rests at -1 whatever it pays, and from then on. */
  bool const integer = gh_canon_is_number (m->canons, warmed);
  gh_canon const one = gh_canon_integer (m->canons, 1);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    take_wall (m, integer ? value : warmed, side, one, gh_canon_stop (m->canons, value, side));
}

static void take_in_store (void *argument)
{
  making *const m = argument;
  m->status = gh_canons_try (m->canons, take, m);
}

static void take_below_in_store (void *argument)
{
  making *const m = argument;
  m->status = gh_canons_try (m->canons, take_below, m);
}

/* Of the store, or else of the canons. */
static gh_status try_both (making *m, void (*body) (void *argument))
{
  gh_status const status = gh_try (m->store, body, m);
  return status ? status : m->status;
}

void gh_thermograph_make (gh_store *store, gh_form form, gh_thermograph *thermograph)
{
  making m = {gh_canons_new (NULL, NULL), store, form, GH_OK, thermograph};
  gh_status status = m.canons ? try_both (&m, take_in_store) : GH_NO_MEMORY;
  if (!status) {
    gh_thermograph const without = *thermograph;
    status = try_both (&m, take_below_in_store);
    if (status && status != GH_HALTED && status != GH_NO_MEMORY) { /* a limit */
      *thermograph = without;
      status = GH_OK;
    }
  }
  gh_canons_free (m.canons);
  if (status)
    gh_fail (store, status);
}

bool gh_thermograph_fits (const gh_thermograph *g)
{
  double const left = g->stops[GH_LEFT].at, right = g->stops[GH_RIGHT].at;
  bool const apart = left - right > 1e-9 * (fabs (left) + fabs (right)) && left - right > 1e-300;
  return isfinite (left) && isfinite (right) && isfinite (g->temperature.at) && g->named &&
         (apart || !g->hot) && g->count[GH_LEFT] <= GH_THERMOGRAPH_POINTS &&
         g->count[GH_RIGHT] <= GH_THERMOGRAPH_POINTS;
}
