/* Stops, confusion interval, mean, temperature and walls of a game. */
#include "commands/eval/display.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "optimized/canons.h"

#include <stdio.h>

typedef struct call {
  gh_facts *facts;
  gh_canons *canons;
  gh_store *store, *own; /* where the form is, and one for the numbers that are printed */
  gh_form form;
  gh_status status;
} call;

static const char *number (const call *c, gh_canon x)
{
  return gh_print (c->own, gh_canon_to_form (c->canons, x, c->own), GH_STYLE_FULL);
}

/* value + slope * (t - from), as a function of t. */
static void write_piece (const call *c, FILE *out, gh_wall_piece p)
{
  gh_canon constant = p.value;
  if (p.slope)
    constant = p.slope > 0 ? gh_canon_difference (c->canons, p.value, p.from)
                           : gh_canon_sum (c->canons, p.value, p.from);
  if (p.slope && constant == GH_CANON_ZERO)
    fputs (p.slope > 0 ? "t" : "-t", out);
  else
    fprintf (out, "%s%s", number (c, constant), p.slope > 0 ? " + t" : p.slope < 0 ? " - t" : "");
}

/* The piece of a wall that goes on from there. Those of one slope that follow each other are one,
   as a wall has no jumps, but for the mast. Returns the place of the next. */
static size_t next_piece (const call *c, gh_canon g, gh_side side, size_t i, gh_wall_piece *piece,
                          gh_canon *end)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (c->canons, g, side, &pieces);
  size_t next = i + 1;
  *piece = pieces[i];
  while (next + 1 < count && pieces[next].slope == piece->slope)
    next++;
  *end = next < count ? pieces[next].from : GH_CANON_ZERO;
  return next;
}

static void add_wall (const call *c, gh_canon g, gh_side side)
{
  const char *const title = side == GH_LEFT ? "left wall" : "right wall";
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (c->canons, g, side, &pieces);
  FILE *const out = gh_facts_begin (c->facts);
  gh_wall_piece p;
  gh_canon end;
  for (size_t i = 0; out && i < count;) {
    i = next_piece (c, g, side, i, &p, &end);
    write_piece (c, out, p);
    if (i < count)
      fprintf (out, " to t = %s, then ", number (c, end));
  }
  if (out)
    gh_facts_put (c->facts, GH_FOR_PEOPLE, title);
}

/* For programs: where each piece of a wall begins. */
static void add_corners (const call *c, gh_canon g, gh_side side)
{
  const char *const title = side == GH_LEFT ? "left wall" : "right wall";
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (c->canons, g, side, &pieces);
  gh_wall_piece p;
  gh_canon end;
  for (size_t i = 0; i < count;) {
    i = next_piece (c, g, side, i, &p, &end);
    FILE *const out = gh_facts_begin (c->facts);
    if (out)
      fputs (number (c, p.from), out);
    if (out)
      gh_facts_corner (c->facts, title, number (c, p.value));
  }
}

/* The numbers that are confused with G lie between its stops; whether a stop is one of them, its
   order says. */
static void add_confusion (const call *c, gh_canon g)
{
  gh_canon const low = gh_canon_stop (c->canons, g, GH_RIGHT);
  gh_canon const high = gh_canon_stop (c->canons, g, GH_LEFT);
  bool const with_low = gh_canon_compare (c->canons, g, low) == GH_FUZZY;
  bool const with_high = gh_canon_compare (c->canons, g, high) == GH_FUZZY;
  FILE *const out = gh_facts_begin (c->facts);
  if (!out)
    return;
  if (low != high) {
    fprintf (out, "with the numbers in %c%s, ", with_low ? '[' : '(', number (c, low));
    fprintf (out, "%s%c", number (c, high), with_high ? ']' : ')');
  } else if (with_low)
    fprintf (out, "with %s only", number (c, low));
  else
    fputs ("with no number", out);
  gh_facts_put (c->facts, GH_FOR_ALL, "confused");
}

static void add_stops (const call *c, gh_canon g)
{
  gh_canon const left = gh_canon_stop (c->canons, g, GH_LEFT);
  gh_canon const right = gh_canon_stop (c->canons, g, GH_RIGHT);
  FILE *const out = gh_facts_begin (c->facts);
  if (out) {
    fprintf (out, "left %s, ", number (c, left));
    fprintf (out, "right %s", number (c, right));
    gh_facts_put (c->facts, GH_FOR_PEOPLE, "stops");
  }
  gh_facts_add (c->facts, GH_FOR_PROGRAMS, "left stop", "%s", number (c, left));
  gh_facts_add (c->facts, GH_FOR_PROGRAMS, "right stop", "%s", number (c, right));
}

static void add_number (const call *c, const char *title, gh_canon x)
{
  gh_facts_add (c->facts, GH_FOR_ALL, title, "%s", number (c, x));
}

static void add (void *argument)
{
  const call *const c = argument;
  gh_canon const g = gh_canon_from_form (c->canons, c->store, c->form);
  if (gh_canon_is_number (c->canons, g)) { /* the rest is the number itself */
    add_number (c, "temperature", gh_canon_temperature (c->canons, g));
    return;
  }
  add_stops (c, g);
  add_confusion (c, g);
  add_number (c, "mean", gh_canon_mean (c->canons, g));
  add_number (c, "temperature", gh_canon_temperature (c->canons, g));
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    add_wall (c, g, side);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    add_corners (c, g, side);
}

static void within_own (void *argument)
{
  call *const c = argument;
  c->status = gh_canons_try (c->canons, add, c);
}

void gh_display_thermograph (gh_facts *facts, gh_store *store, gh_form form)
{
  char words[100];
  call c = {facts,       gh_canons_new (NULL, NULL), store, gh_store_new (NULL, NULL), form,
            GH_NO_MEMORY};
  gh_status status = c.canons && c.own ? gh_try (c.own, within_own, &c) : GH_NO_MEMORY;
  status = status ? status : c.status;
  gh_store_free (c.own);
  gh_canons_free (c.canons);
  if (status == GH_NO_MEMORY || status == GH_HALTED)
    gh_fail (store, status);
  if (status)
    gh_display_missing (facts, "thermograph", gh_status_text (store, status, words, sizeof words));
}
