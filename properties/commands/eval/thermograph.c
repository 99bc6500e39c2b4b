/* Stops, confusion interval, mean, temperature and walls of a game, as lines. */
#include "commands/eval/display.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "optimized/canons.h"

#include <stdio.h>

typedef struct call {
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
static void print_piece (const call *c, gh_wall_piece p)
{
  gh_canon constant = p.value;
  if (p.slope)
    constant = p.slope > 0 ? gh_canon_difference (c->canons, p.value, p.from)
                           : gh_canon_sum (c->canons, p.value, p.from);
  if (p.slope && constant == GH_CANON_ZERO)
    printf (p.slope > 0 ? "t" : "-t");
  else
    printf ("%s%s", number (c, constant), p.slope > 0 ? " + t" : p.slope < 0 ? " - t" : "");
}

/* A wall has no jumps, so that pieces of one slope that follow each other are one, but for the
 * mast. */
static void print_wall (const call *c, gh_canon g, gh_side side)
{
  const gh_wall_piece *pieces;
  size_t const count = gh_canon_wall (c->canons, g, side, &pieces);
  printf ("%-13s ", side == GH_LEFT ? "left wall" : "right wall");
  for (size_t i = 0, next; i < count; i = next) {
    gh_canon_wall (c->canons, g, side, &pieces);
    gh_wall_piece const p = pieces[i];
    for (next = i + 1; next + 1 < count && pieces[next].slope == p.slope;)
      next++;
    gh_canon const end = next < count ? pieces[next].from : GH_CANON_ZERO;
    print_piece (c, p);
    if (next < count)
      printf (" to t = %s, then ", number (c, end));
  }
  putchar ('\n');
}

/* The numbers that are confused with G lie between its stops; whether a stop is one of them, its
   order says. */
static void print_confusion (const call *c, gh_canon g)
{
  gh_canon const low = gh_canon_stop (c->canons, g, GH_RIGHT);
  gh_canon const high = gh_canon_stop (c->canons, g, GH_LEFT);
  bool const with_low = gh_canon_compare (c->canons, g, low) == GH_FUZZY;
  bool const with_high = gh_canon_compare (c->canons, g, high) == GH_FUZZY;
  printf ("%-13s with ", "confused");
  if (low != high) {
    printf ("the numbers in %c%s, ", with_low ? '[' : '(', number (c, low));
    printf ("%s%c\n", number (c, high), with_high ? ']' : ')');
  } else if (with_low)
    printf ("%s only\n", number (c, low));
  else
    puts ("no number");
}

static void print (void *argument)
{
  const call *const c = argument;
  gh_canon const g = gh_canon_from_form (c->canons, c->store, c->form);
  if (gh_canon_is_number (c->canons, g)) { /* the rest is the number itself */
    printf ("%-13s %s\n", "temperature", number (c, gh_canon_temperature (c->canons, g)));
    return;
  }
  printf ("%-13s left %s, ", "stops", number (c, gh_canon_stop (c->canons, g, GH_LEFT)));
  printf ("right %s\n", number (c, gh_canon_stop (c->canons, g, GH_RIGHT)));
  print_confusion (c, g);
  printf ("%-13s %s\n", "mean", number (c, gh_canon_mean (c->canons, g)));
  printf ("%-13s %s\n", "temperature", number (c, gh_canon_temperature (c->canons, g)));
  print_wall (c, g, GH_LEFT);
  print_wall (c, g, GH_RIGHT);
}

static void within_own (void *argument)
{
  call *const c = argument;
  c->status = gh_canons_try (c->canons, print, c);
}

void gh_display_thermograph (gh_store *store, gh_form form)
{
  char words[100];
  call c = {gh_canons_new (NULL, NULL), store, gh_store_new (NULL, NULL), form, GH_NO_MEMORY};
  gh_status status = c.canons && c.own ? gh_try (c.own, within_own, &c) : GH_NO_MEMORY;
  status = status ? status : c.status;
  gh_store_free (c.own);
  gh_canons_free (c.canons);
  if (status == GH_NO_MEMORY || status == GH_HALTED)
    gh_fail (store, status);
  if (status)
    printf ("%-13s not found: %s\n", "thermograph",
            gh_status_text (store, status, words, sizeof words));
}
