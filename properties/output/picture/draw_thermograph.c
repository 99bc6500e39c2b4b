/* Temperatures go upwards, values from right to left, as is the custom. */
#include "output/markup.h"
#include "output/picture/thermograph.h"

#include <math.h>
#include <string.h>

/* In CSS pixels: with all of this a picture is no wider than a telephone. */
#define WIDEST 190.0   /* between the outermost values */
#define NARROWEST 90.0 /* and at least */
#define TALLEST 190.0  /* from the lowest temperature to the highest */
#define UNIT 90.0      /* of one unit of temperature at most */
#define AXIS 52.0      /* of temperatures, from the left, and */
#define SIDES 56.0     /* room for a name on the left and the right of the walls, at least */
#define ABOVE 40.0     /* room for the mean above the mast */
#define MAST 30.0      /* from the temperature up */
#define LINE 19.0      /* of the caption */
#define CHARACTER 8.0
#define LUKEWARM 0.125
#define APART 13.0 /* from one name to the next below it */
#define LONGEST 12 /* characters of a name; of longer ones the middle is left out */
#define MOST_NAMES 200

typedef gh_thermograph_place place;
typedef gh_thermograph_point point;

typedef enum { AT_AXIS, AT_LEFT, AT_RIGHT, NAMED_PLACES } named_place;

typedef struct picture {
  const gh_thermograph *of;
  FILE *out;
  double across, up;             /* pixels for one unit */
  double high, low, top, bottom; /* the outermost values and temperatures */
  size_t first[2];               /* of the points of each wall that are drawn */
  double width, axis, sides;
  char caption[2 * LONGEST + 30];
  double named[NAMED_PLACES][MOST_NAMES]; /* where names stand already, from above */
  size_t names[NAMED_PLACES];
} picture;

static double x_of (const picture *p, double value)
{
  double const room = p->width - p->axis - 2 * p->sides - (p->high - p->low) * p->across;
  return p->axis + p->sides + room / 2 + (p->high - value) * p->across;
}

static double y_of (const picture *p, double temperature)
{
  return ABOVE + MAST + (p->top - temperature) * p->up;
}

/* ---- lines and names ------------------------------------------------------------------------- */

static void put_line (const picture *p, const char *style, double x1, double y1, double x2,
                      double y2)
{
  fprintf (p->out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", style,
           x1, y1, x2, y2);
}

static void put_words (const picture *p, const char *style, double x, double y, const char *words)
{
  fprintf (p->out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", style, x, y);
  gh_markup (p->out, "%s</text>\n", words);
}

static const char *shortened (const place *number, char buffer[LONGEST + 4])
{
  bool const fits = strlen (number->name) <= LONGEST;
  snprintf (buffer, LONGEST + 4, "%.*s%s", LONGEST, number->name, fits ? "" : "...");
  return buffer;
}

/* A number beside a place, unless another stands too near. */
static void put_name (picture *p, named_place where, double x, double y, const place *number)
{
  static const char *const styles[] = {"end quiet", "end", "start"};
  char words[LONGEST + 4];
  size_t *const count = &p->names[where];
  for (size_t i = 0; i < *count; i++)
    if (fabs (p->named[where][i] - y) < APART)
      return;
  if (*count == MOST_NAMES)
    return;
  p->named[where][(*count)++] = y;
  put_words (p, styles[where], where == AT_RIGHT ? x + 7 : x - 7, y + 4.5,
             shortened (number, words));
}

/* ---- the axis -------------------------------------------------------------------------------- */

/* A temperature on the axis, with a line through the picture. */
static void put_tick (picture *p, const place *temperature)
{
  double const y = y_of (p, temperature->at);
  size_t const before = p->names[AT_AXIS];
  put_name (p, AT_AXIS, p->axis, y, temperature);
  if (p->names[AT_AXIS] == before)
    return;
  put_line (p, "axis", p->axis, y, p->width - p->sides / 4, y);
  put_line (p, "tick", p->axis - 3.5, y, p->axis + 3.5, y);
}

static void put_arrow (const picture *p, const char *style, double x, double y)
{
  fprintf (p->out, "<path class=\"%s\" d=\"M%.1f %.1f l-4 9 h8 z\"/>\n", style, x, y);
}

static void put_axis (picture *p)
{
  static const place zero = {0, "0"};
  put_tick (p, &p->of->temperature);
  put_tick (p, &zero);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = p->of->count[side]; i-- > p->first[side];)
      put_tick (p, &p->of->walls[side][i].temperature);
  put_line (p, "tick", p->axis, y_of (p, p->bottom), p->axis, ABOVE);
  put_arrow (p, "arrow", p->axis, ABOVE - 6);
  put_words (p, "quiet", p->axis, ABOVE - 12, "t");
}

/* ---- walls ----------------------------------------------------------------------------------- */

static const char *style_of (gh_side side, bool below)
{
  static const char *const styles[2][2] = {{"left", "left below"}, {"right", "right below"}};
  return styles[side][below];
}

static void put_wall (const picture *p, gh_side side)
{
  const point *const points = p->of->walls[side];
  for (size_t i = p->first[side] + 1; i < p->of->count[side]; i++)
    put_line (p, style_of (side, points[i - 1].temperature.at < 0),
              x_of (p, points[i - 1].value.at), y_of (p, points[i - 1].temperature.at),
              x_of (p, points[i].value.at), y_of (p, points[i].temperature.at));
}

/* The value of a corner, beside it on its player's side. */
static void put_corner (picture *p, gh_side side, const point *corner)
{
  double const x = x_of (p, corner->value.at), y = y_of (p, corner->temperature.at);
  fprintf (p->out, "<circle class=\"%s corner\" cx=\"%.1f\" cy=\"%.1f\" r=\"2.6\"/>\n",
           side == GH_LEFT ? "left" : "right", x, y);
  put_name (p, side == GH_LEFT ? AT_LEFT : AT_RIGHT, x, y, &corner->value);
}

/* First the stop, then the others from above; the last is the mean, which stands on the mast. */
static void put_corners (picture *p, gh_side side)
{
  const point *const points = p->of->walls[side];
  for (int stops = 1; stops >= 0; stops--)
    for (size_t i = p->of->count[side] - 1; i-- > p->first[side];)
      if ((points[i].temperature.at == 0) == stops)
        put_corner (p, side, &points[i]);
}

static void put_mast (const picture *p)
{
  char words[LONGEST + 4];
  double const x = x_of (p, p->of->mean.at);
  put_line (p, "mast", x, y_of (p, p->of->temperature.at), x, ABOVE + 4);
  put_arrow (p, "mast arrow", x, ABOVE - 6);
  put_words (p, "", x, ABOVE - 12, shortened (&p->of->mean, words));
}

/* ---- the caption ----------------------------------------------------------------------------- */

static void put_key (const picture *p, const char *style, double x, double y, const char *words)
{
  put_line (p, style, x, y - 4.5, x + 18, y - 4.5);
  put_words (p, "start", x + 24, y, words);
}

static bool is_titled (const picture *p, const gh_picture *to)
{
  return to->notation && (double)strlen (to->notation) * CHARACTER <= p->width - 16;
}

static void put_caption (const picture *p, const gh_picture *to)
{
  double y = y_of (p, p->bottom) + 14 + LINE;
  if (is_titled (p, to)) {
    put_words (p, "title", p->width / 2, y, to->notation);
    y += LINE;
  }
  put_words (p, "", p->width / 2, y, p->caption);
  y += LINE;
  put_key (p, "left key", p->width / 2 - 119, y, "Left's wall");
  put_key (p, "right key", p->width / 2 + 1, y, "Right's wall");
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* Pixels of a name. */
static double length_of (const place *number)
{
  char words[LONGEST + 4];
  return CHARACTER * (double)strlen (shortened (number, words));
}

/* What is below 0 is left out where nothing would be seen of what is above it. */
static void find_first (picture *p)
{
  const gh_thermograph *const g = p->of;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    while (g->hot && g->temperature.at < LUKEWARM &&
           g->walls[side][p->first[side]].temperature.at < 0)
      p->first[side]++;
}

static void find_ends (picture *p)
{
  const gh_thermograph *const g = p->of;
  p->high = p->low = g->mean.at;
  p->top = fmax (g->temperature.at, 0);
  p->bottom = 0;
  p->axis = fmax (AXIS, length_of (&g->temperature) + 16);
  p->sides = SIDES;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = p->first[side]; i < g->count[side]; i++) {
      p->high = fmax (p->high, g->walls[side][i].value.at);
      p->low = fmin (p->low, g->walls[side][i].value.at);
      p->axis = fmax (p->axis, length_of (&g->walls[side][i].temperature) + 16);
      p->sides = fmax (p->sides, length_of (&g->walls[side][i].value) + 12);
      p->bottom = fmin (p->bottom, g->walls[side][i].temperature.at);
    }
}

/* Pixels for one unit, so that the picture is neither too wide, nor too tall, nor too narrow. */
static void scale (picture *p)
{
  double const between = p->high - p->low;
  double const tall = p->top - p->bottom;
  p->up = tall > 0 ? TALLEST / tall : UNIT;
  if (p->bottom < 0)
    p->up = fmin (p->up, UNIT);
  p->up = between > 0 ? fmin (p->up, WIDEST / between) : p->up;
  p->across = between > 0 ? fmax (p->up, NARROWEST / between) : p->up;
  double const words = (double)strlen (p->caption) * CHARACTER + 8;
  p->width = fmax (p->axis + 2 * p->sides + fmax (between * p->across, NARROWEST), words);
}

static void write_caption (picture *p)
{
  char mean[LONGEST + 4], temperature[LONGEST + 4];
  snprintf (p->caption, sizeof p->caption, "mean %s, t = %s", shortened (&p->of->mean, mean),
            shortened (&p->of->temperature, temperature));
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
  picture p = {.of = g, .out = to->out};
  write_caption (&p);
  find_first (&p);
  find_ends (&p);
  scale (&p);
  double const height = y_of (&p, p.bottom) + 14 + (is_titled (&p, to) ? 3 : 2) * LINE + 12;
  gh_svg_begin (to, p.width, height);
  put_title (&p, to->name);
  gh_svg_describe (to, "");
  put_axis (&p);
  put_mast (&p);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    put_wall (&p, side);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    put_corners (&p, side);
  put_caption (&p, to);
  gh_svg_end (to);
}
