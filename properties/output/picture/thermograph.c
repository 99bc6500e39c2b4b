/* Temperatures go upwards, values from right to left, as is the custom. */
#include "output/picture/thermograph.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "optimized/canons.h"
#include "output/markup.h"

#include <math.h>
#include <string.h>

/* In CSS pixels. */
#define WIDEST 240.0    /* between the stops */
#define NARROWEST 120.0 /* which is room for the names of both */
#define TALLEST 180.0   /* up to the temperature; no less than half the width */
#define MAST 28.0       /* and beyond */
#define SIDES 60.0      /* room for half a name on the left and the right */
#define ABOVE 24.0      /* and for one above and one below */
#define CHARACTER 8.0

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

/* ---- what is drawn --------------------------------------------------------------------------- */

static double double_of (const making *m, gh_canon x)
{
  mpz_t numerator;
  unsigned long exponent;
  gh_form const form = gh_canon_to_form (m->canons, x, m->store);
  gh_numeral_value (m->store, form, numerator, &exponent);
  return ldexp (mpz_get_d (numerator), -(int)exponent);
}

static place place_of (const making *m, gh_canon x)
{
  place p = {.at = double_of (m, x)};
  const char *const name =
      gh_print (m->store, gh_canon_to_form (m->canons, x, m->store), GH_STYLE_FULL);
  snprintf (p.name, sizeof p.name, "%.*s%s", GH_THERMOGRAPH_NAME, name,
            strlen (name) > GH_THERMOGRAPH_NAME ? "..." : "");
  return p;
}

static void take_wall (const making *m, gh_canon value, gh_side side)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (m->canons, value, side, &pieces);
  m->made->count[side] = count;
  for (size_t i = 0; i < count && i < GH_THERMOGRAPH_POINTS; i++)
    m->made->walls[side][i] =
        (point){double_of (m, pieces[i].value), double_of (m, pieces[i].from)};
}

static void take (void *argument)
{
  const making *const m = argument;
  gh_thermograph *const g = m->made;
  gh_canon const value = gh_canon_from_form (m->canons, m->store, m->form);
  g->hot = gh_canon_stop (m->canons, value, GH_LEFT) != gh_canon_stop (m->canons, value, GH_RIGHT);
  g->mean = place_of (m, gh_canon_mean (m->canons, value));
  g->temperature = place_of (m, gh_canon_temperature (m->canons, value));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    g->stops[side] = place_of (m, gh_canon_stop (m->canons, value, side));
    take_wall (m, value, side);
  }
}

static void take_in_store (void *argument)
{
  making *const m = argument;
  m->status = gh_canons_try (m->canons, take, m);
}

void gh_thermograph_make (gh_store *store, gh_form form, gh_thermograph *thermograph)
{
  making m = {gh_canons_new (NULL, NULL), store, form, GH_OK, thermograph};
  gh_status const status = m.canons ? gh_try (store, take_in_store, &m) : GH_NO_MEMORY;
  gh_canons_free (m.canons);
  if (status || m.status)
    gh_fail (store, status ? status : m.status);
}

bool gh_thermograph_fits (const gh_thermograph *g)
{
  double const left = g->stops[GH_LEFT].at, right = g->stops[GH_RIGHT].at;
  bool const apart = left - right > 1e-9 * (fabs (left) + fabs (right)) && left - right > 1e-300;
  return isfinite (left) && isfinite (right) && isfinite (g->temperature.at) &&
         (apart || !g->hot) && g->count[GH_LEFT] <= GH_THERMOGRAPH_POINTS &&
         g->count[GH_RIGHT] <= GH_THERMOGRAPH_POINTS;
}

/* ---- the picture ----------------------------------------------------------------------------- */

typedef struct picture {
  const gh_thermograph *of;
  FILE *out;
  double across, up; /* pixels for one unit */
} picture;

static double x_of (const picture *p, double value)
{
  return (p->of->hot ? SIDES : SIDES + NARROWEST / 2) +
         (p->of->stops[GH_LEFT].at - value) * p->across;
}

static double y_of (const picture *p, double temperature)
{
  return ABOVE + MAST + (p->of->temperature.at - temperature) * p->up;
}

static void put_line (const picture *p, const char *style, double x1, double y1, double x2,
                      double y2)
{
  fprintf (p->out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", style,
           x1, y1, x2, y2);
}

static void put_name (const picture *p, double x, double y, const char *name)
{
  fprintf (p->out, "<text x=\"%.1f\" y=\"%.1f\">", x, y);
  gh_markup (p->out, "%s</text>\n", name);
}

static void put_wall (const picture *p, gh_side side)
{
  const point *const points = p->of->walls[side];
  for (size_t i = 1; i < p->of->count[side]; i++)
    put_line (p, side == GH_LEFT ? "left" : "right", x_of (p, points[i - 1].value),
              y_of (p, points[i - 1].temperature), x_of (p, points[i].value),
              y_of (p, points[i].temperature));
}

/* The temperature stands beside the foot of the mast, on the side that has more room. */
static void put_temperature (const picture *p, double mast, double width)
{
  char words[sizeof p->of->temperature.name + 4];
  snprintf (words, sizeof words, "t = %.*s", GH_THERMOGRAPH_NAME + 3, p->of->temperature.name);
  double const away = CHARACTER * (1 + (double)strlen (words) / 2);
  put_name (p, mast < width / 2 ? mast + away : mast - away, ABOVE + MAST - 6, words);
}

/* Pixels for one unit, so that the picture is neither too wide, nor too tall, nor too narrow. A
   game that is not hot is a mast on the ground. */
static picture scale (FILE *out, const gh_thermograph *g)
{
  double const between = g->stops[GH_LEFT].at - g->stops[GH_RIGHT].at;
  picture p = {.of = g, .out = out};
  if (!g->hot)
    return p;
  p.up = fmin (WIDEST / between, TALLEST / g->temperature.at);
  p.across = fmax (p.up, NARROWEST / between);
  return p;
}

static void put_title (const picture *p, const char *name)
{
  const gh_thermograph *const g = p->of;
  gh_markup (p->out,
             "<title>The thermograph of %s: left stop %s, right stop %s, mean %s, temperature "
             "%s</title>\n",
             name, g->stops[GH_LEFT].name, g->stops[GH_RIGHT].name, g->mean.name,
             g->temperature.name);
}

void gh_thermograph_draw (const gh_picture *to, const gh_thermograph *g)
{
  picture const p = scale (to->out, g);
  double const between = (g->stops[GH_LEFT].at - g->stops[GH_RIGHT].at) * p.across;
  double const room = g->hot ? 0 : NARROWEST, width = 2 * SIDES + between + room;
  double const mast = x_of (&p, g->mean.at), ground = y_of (&p, 0), height = ground + ABOVE;
  gh_svg_begin (to, width, height);
  put_title (&p, to->name);
  gh_svg_describe (to, "");
  put_line (&p, "axis", SIDES / 2, ground, width - SIDES / 2, ground);
  put_line (&p, "mast", mast, ABOVE, mast, ABOVE + MAST);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    put_wall (&p, side);
  for (gh_side side = GH_LEFT; side <= (g->hot ? GH_RIGHT : GH_LEFT); side++)
    put_name (&p, x_of (&p, g->stops[side].at), ground + 16, g->stops[side].name);
  put_name (&p, mast, ABOVE - 8, g->mean.name);
  put_temperature (&p, mast, width);
  gh_svg_end (to);
}
