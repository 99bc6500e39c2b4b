/* Stops, confusion interval, mean, temperature and walls of a game. */
#include "form/thermograph.h"
#include "commands/eval/display.h"
#include "commands/eval/valued.h"
#include "optimized/values.h"

#include <stdio.h>

/* value + slope * (t - from), as a function of t. */
static void write_piece (const gh_valued *v, FILE *out, gh_wall_piece p)
{
  gh_canon constant = p.value;
  if (p.slope)
    constant = p.slope > 0 ? gh_canon_difference (v->canons, p.value, p.from)
                           : gh_canon_sum (v->canons, p.value, p.from);
  if (p.slope && constant == GH_CANON_ZERO)
    fputs (p.slope > 0 ? "t" : "-t", out);
  else
    fprintf (out, "%s%s", gh_valued_text (v, constant),
             p.slope > 0   ? " + t"
             : p.slope < 0 ? " - t"
                           : "");
}

/* The piece of a wall that goes on from there. Those of one slope that follow each other are one,
   as a wall has no jumps, but for the mast. Returns the place of the next. */
static size_t next_piece (const gh_valued *v, gh_canon g, gh_side side, size_t i,
                          gh_wall_piece *piece, gh_canon *end)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (v->canons, g, side, &pieces);
  size_t next = i + 1;
  *piece = pieces[i];
  while (next + 1 < count && pieces[next].slope == piece->slope)
    next++;
  *end = next < count ? pieces[next].from : GH_CANON_ZERO;
  return next;
}

static void add_wall (const gh_valued *v, gh_canon g, gh_side side)
{
  const char *const title = side == GH_LEFT ? "left wall" : "right wall";
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (v->canons, g, side, &pieces);
  FILE *const out = gh_facts_begin (v->facts);
  gh_wall_piece p;
  gh_canon end;
  for (size_t i = 0; out && i < count;) {
    i = next_piece (v, g, side, i, &p, &end);
    write_piece (v, out, p);
    if (i < count)
      fprintf (out, " to t = %s, then ", gh_valued_text (v, end));
  }
  if (out)
    gh_facts_put (v->facts, GH_FOR_PEOPLE, title);
}

/* For programs: where each piece of a wall begins. */
static void add_corners (const gh_valued *v, gh_canon g, gh_side side)
{
  const char *const title = side == GH_LEFT ? "left wall" : "right wall";
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (v->canons, g, side, &pieces);
  gh_wall_piece p;
  gh_canon end;
  for (size_t i = 0; i < count;) {
    i = next_piece (v, g, side, i, &p, &end);
    FILE *const out = gh_facts_begin (v->facts);
    if (out)
      fputs (gh_valued_text (v, p.from), out);
    if (out)
      gh_facts_corner (v->facts, title, gh_valued_text (v, p.value));
  }
}

/* The numbers that are confused with G lie between its stops; whether a stop is one of them, its
   order says. */
static void add_confusion (const gh_valued *v, gh_canon g)
{
  gh_canon const low = gh_canon_stop (v->canons, g, GH_RIGHT);
  gh_canon const high = gh_canon_stop (v->canons, g, GH_LEFT);
  bool const with_low = gh_canon_compare (v->canons, g, low) == GH_FUZZY;
  bool const with_high = gh_canon_compare (v->canons, g, high) == GH_FUZZY;
  FILE *const out = gh_facts_begin (v->facts);
  if (!out)
    return;
  if (low != high) {
    fprintf (out, "with the numbers in %c%s, ", with_low ? '[' : '(', gh_valued_text (v, low));
    fprintf (out, "%s%c", gh_valued_text (v, high), with_high ? ']' : ')');
  } else if (with_low)
    fprintf (out, "with %s only", gh_valued_text (v, low));
  else
    fputs ("with no number", out);
  gh_facts_put (v->facts, GH_FOR_ALL, "confused");
}

static void add_stops (const gh_valued *v, gh_canon g)
{
  gh_canon const left = gh_canon_stop (v->canons, g, GH_LEFT);
  gh_canon const right = gh_canon_stop (v->canons, g, GH_RIGHT);
  FILE *const out = gh_facts_begin (v->facts);
  if (out) {
    fprintf (out, "left %s, ", gh_valued_text (v, left));
    fprintf (out, "right %s", gh_valued_text (v, right));
    gh_facts_put (v->facts, GH_FOR_PEOPLE, "stops");
  }
  gh_facts_add (v->facts, GH_FOR_PROGRAMS, "left stop", "%s", gh_valued_text (v, left));
  gh_facts_add (v->facts, GH_FOR_PROGRAMS, "right stop", "%s", gh_valued_text (v, right));
}

static void add_number (const gh_valued *v, const char *title, gh_canon x)
{
  gh_facts_add (v->facts, GH_FOR_ALL, title, "%s", gh_valued_text (v, x));
}

/* Where the walls turn; of what is not hot they do not. */
static void add_turns (const gh_valued *v)
{
  if (gh_canon_is_numberish (v->canons, v->g))
    return;
  gh_form const drawn = gh_canon_found_form (v->canons, v->own, GH_THERMOGRAPH, v->g);
  gh_facts_add (v->facts, GH_FOR_PEOPLE, "corners", "%s", gh_thermograph_print (v->own, drawn));
}

static void add (const gh_valued *v)
{
  gh_canon const g = v->g;
  if (gh_canon_is_number (v->canons, g)) { /* the rest is the number itself */
    add_number (v, "temperature", gh_canon_temperature (v->canons, g));
    return;
  }
  add_stops (v, g);
  add_confusion (v, g);
  add_number (v, "mean", gh_canon_mean (v->canons, g));
  add_number (v, "temperature", gh_canon_temperature (v->canons, g));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    add_wall (v, g, side);
  add_turns (v);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    add_corners (v, g, side);
}

void gh_display_thermograph (gh_facts *facts, gh_store *store, gh_form form)
{
  gh_tell_valued (facts, store, form, GH_STYLE_FULL, false, "thermograph", add);
}
