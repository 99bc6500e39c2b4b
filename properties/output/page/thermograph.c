/* Thermographs as pictures: temperatures upwards, values from right to left, as is the custom. */
#include "form/notation.h"
#include "form/numeral.h"
#include "optimized/canons.h"
#include "output/page/draw.h"
#include "output/page/markup.h"

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

#define MOST_POINTS 64 /* of a wall */
#define LONGEST 12     /* characters of a name; longer ones are cut */

/* A number to be drawn and named. */
typedef struct place {
  double at;
  char name[LONGEST + 4];
} place;

typedef struct point {
  double value, temperature;
} point;

typedef struct thermograph {
  gh_canons *canons;
  gh_store *store;
  const char *game;
  gh_status status; /* of the canons */
  bool hot;
  place stops[2], mean, temperature;
  point walls[2][MOST_POINTS]; /* from temperature 0 up to where the mast begins */
  size_t count[2];
} thermograph;

/* ---- what is drawn --------------------------------------------------------------------------- */

static double double_of (thermograph *g, gh_canon x)
{
  mpz_t numerator;
  unsigned long exponent;
  gh_form const form = gh_canon_to_form (g->canons, x, g->store);
  gh_numeral_value (g->store, form, numerator, &exponent);
  return ldexp (mpz_get_d (numerator), -(int)exponent);
}

static place place_of (thermograph *g, gh_canon x)
{
  place p = {.at = double_of (g, x)};
  const char *const name =
      gh_print (g->store, gh_canon_to_form (g->canons, x, g->store), GH_STYLE_FULL);
  snprintf (p.name, sizeof p.name, "%.*s%s", LONGEST, name, strlen (name) > LONGEST ? "..." : "");
  return p;
}

static void take_wall (thermograph *g, gh_canon value, gh_side side)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (g->canons, value, side, &pieces);
  g->count[side] = count;
  for (size_t i = 0; i < count && i < MOST_POINTS; i++)
    g->walls[side][i] = (point){double_of (g, pieces[i].value), double_of (g, pieces[i].from)};
}

static void take (void *argument)
{
  thermograph *const g = argument;
  gh_error error;
  gh_form const form = gh_read (g->store, g->game, strlen (g->game), NULL, &error);
  gh_canon const value = gh_canon_from_form (g->canons, g->store, form);
  g->hot = gh_canon_stop (g->canons, value, GH_LEFT) != gh_canon_stop (g->canons, value, GH_RIGHT);
  if (!g->hot)
    return;
  g->mean = place_of (g, gh_canon_mean (g->canons, value));
  g->temperature = place_of (g, gh_canon_temperature (g->canons, value));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    g->stops[side] = place_of (g, gh_canon_stop (g->canons, value, side));
    take_wall (g, value, side);
  }
}

static void take_in_store (void *argument)
{
  thermograph *const g = argument;
  g->status = gh_canons_try (g->canons, take, g);
}

/* Whether the numbers are far enough apart, and few and small enough, to be told apart in a
   picture. */
static bool can_be_drawn (const thermograph *g)
{
  double const left = g->stops[GH_LEFT].at, right = g->stops[GH_RIGHT].at;
  return isfinite (left) && isfinite (right) && isfinite (g->temperature.at) &&
         left - right > 1e-9 * (fabs (left) + fabs (right)) && left - right > 1e-300 &&
         g->count[GH_LEFT] <= MOST_POINTS && g->count[GH_RIGHT] <= MOST_POINTS;
}

/* ---- the picture ----------------------------------------------------------------------------- */

typedef struct picture {
  const thermograph *of;
  FILE *out;
  double across, up; /* pixels for one unit */
} picture;

static double x_of (const picture *p, double value)
{
  return SIDES + (p->of->stops[GH_LEFT].at - value) * p->across;
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
  snprintf (words, sizeof words, "t = %.*s", LONGEST + 3, p->of->temperature.name);
  double const away = CHARACTER * (1 + (double)strlen (words) / 2);
  put_name (p, mast < width / 2 ? mast + away : mast - away, ABOVE + MAST - 6, words);
}

static void put_picture (FILE *out, const thermograph *g, const char *name)
{
  double const between = g->stops[GH_LEFT].at - g->stops[GH_RIGHT].at;
  picture p = {.of = g, .out = out, .up = fmin (WIDEST / between, TALLEST / g->temperature.at)};
  p.across = fmax (p.up, NARROWEST / between);
  double const width = 2 * SIDES + between * p.across, mast = x_of (&p, g->mean.at);
  double const ground = y_of (&p, 0), height = ground + ABOVE;
  fprintf (out,
           "<div class=\"scroll\"><svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
           "width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">\n",
           width, height, width, height);
  gh_markup (out,
             "<title>The thermograph of %s: left stop %s, right stop %s, mean %s, temperature "
             "%s</title>\n",
             name, g->stops[GH_LEFT].name, g->stops[GH_RIGHT].name, g->mean.name,
             g->temperature.name);
  put_line (&p, "axis", SIDES / 2, ground, width - SIDES / 2, ground);
  put_line (&p, "mast", mast, ABOVE, mast, ABOVE + MAST);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    put_wall (&p, side);
    put_name (&p, x_of (&p, g->stops[side].at), ground + 16, g->stops[side].name);
  }
  put_name (&p, mast, ABOVE - 8, g->mean.name);
  put_temperature (&p, mast, width);
  fputs ("</svg></div>\n", out);
}

void gh_thermograph_draw (FILE *out, const char *name, const char *game)
{
  thermograph g = {
      .canons = gh_canons_new (NULL, NULL), .store = gh_store_new (NULL, NULL), .game = game};
  gh_status status = g.canons && g.store ? gh_try (g.store, take_in_store, &g) : GH_NO_MEMORY;
  status = status ? status : g.status;
  if (status == GH_NO_MEMORY)
    gh_markup (out,
               "<figure class=\"thermograph\">\n<figcaption>the thermograph of <code>%s</code> "
               "<span>is not drawn: out of memory</span></figcaption>\n</figure>\n",
               name);
  else if (status == GH_OK && g.hot && can_be_drawn (&g)) {
    fputs ("<figure class=\"thermograph\">\n", out);
    put_picture (out, &g, name);
    gh_markup (out, "<figcaption>the thermograph of <code>%s</code></figcaption>\n</figure>\n",
               name);
  }
  gh_store_free (g.store);
  gh_canons_free (g.canons);
}
