/* For a person: each domain as it ends, then every part of the claim where it is false. */
#include "commands/command.h"
#include "commands/hunt/hunted.h"
#include "commands/progress.h"
#include "form/halt.h"
#include "form/show.h"
#include "harness/telling/sequence.h"
#include "language/claim.h"
#include "output/document/parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MOST_SHOWN 400 /* bytes of a value */

static void start (const gh_hunted *h)
{
  if (h->by_values && !gh_is_quiet ())
    puts ("positions by their values, from the fast engine");
}

/* "all values born by day 3: none; 1474 cases, undefined in 1459". */
static void show_domain (const gh_hunted *h, const gh_hunted_domain *d)
{
  const gh_hunt_counts *const c = &d->counts;
  if (!d->searched) {
    printf ("%s: not searched, since the time was over\n", d->words);
    return;
  }
  printf ("%s: %s; %" PRIu64 " case%s", d->words, d->found ? "found" : "none", c->cases,
          c->cases == 1 ? "" : "s");
  if (!d->found && !h->theorem->exists && c->met + c->undefined + c->outside != c->cases)
    printf (", %" PRIu64 " meet%s the hypothesis", c->met, c->met == 1 ? "s" : "");
  if (c->undefined)
    printf (", undefined in %" PRIu64, c->undefined);
  if (c->outside)
    printf (", %" PRIu64 " %s outside of what the engine takes", c->outside,
            c->outside == 1 ? "is" : "are");
  if (c->inconclusive)
    printf (", %" PRIu64 " %s undecided", c->inconclusive, c->inconclusive == 1 ? "is" : "are");
  if (!d->found && gh_halted ())
    fputs (gh_halted () == GH_HALT_DEADLINE ? ", then the time was over" : ", then interrupted",
           stdout);
  printf (c->seconds > 0.1 ? "; %.1f s\n" : "\n", c->seconds);
  fflush (stdout);
}

/* ---- what was found -------------------------------------------------------------------------- */

static void measure_part (void *context, const char *part, size_t length, const char *value)
{
  int *const width = context; /* of the longest part's text */
  (void)part;
  (void)value;
  if (length < 60 && (int)length > *width)
    *width = (int)length;
}

static void print_part (void *context, const char *part, size_t length, const char *value)
{
  const int *const width = context;
  char shown[MOST_SHOWN];
  printf ("  %-*.*s   %s\n", *width, length > 200 ? 200 : (int)length, part,
          gh_show (value, strlen (value), shown, sizeof shown));
}

/* What a user's engine was asked and answered. */
static void print_answers (const gh_failure *failure)
{
  char before[GH_SEQUENCE_TEXT], words[GH_STEP_WORDS];
  const char *title = "answered";
  printf ("  %-10s %s%s\n", "fault", gh_step_write (failure->step, words),
          failure->passing ? "; not reproducible" : "");
  printf ("  %-10s %s\n", "required", failure->required);
  for (const char *line = failure->answers; *line; title = "") {
    int const length = (int)strcspn (line, "\n");
    printf ("  %-10s %.*s\n", title, length, line);
    line += length + (line[length] == '\n');
  }
  if (failure->passing)
    printf ("  %-10s %s\n", "again", failure->again);
  if (failure->before.tried)
    printf ("  %-10s %s\n", failure->before.again ? "only after" : "",
            gh_sequence_tell (&failure->before, before));
  puts ("\nby the definitions:");
}

/* The value of every part of the claim there. False: no memory for that. */
static bool print_finding (const gh_hunted *h)
{
  const gh_failure *const failure = h->failure;
  const gh_limits *const limits = &h->how->options.limits;
  bool const witness = h->end == GH_HUNTED_WITNESS;
  int width = 0;
  if (*failure->counterexample)
    printf ("\n%s%s: %s\n", failure->proven ? "smallest " : "",
            witness ? "witness" : "counterexample", failure->counterexample);
  else
    puts ("\nthe claim is false");
  if (h->against && !witness)
    print_answers (failure);
  const char *const values = (h->as_game ? h->as_game : failure)->counterexample;
  if (h->as_game)
    printf ("  %s\n", values);
  return gh_parts_visit (h->theorem, values, limits, measure_part, &width) &&
         gh_parts_visit (h->theorem, values, limits, print_part, &width);
}

static bool end (const gh_hunted *h)
{
  if (h->failure)
    return print_finding (h);
  if (h->end == GH_HUNTED_INTERRUPTED)
    return true;
  if (h->all.undefined)
    printf ("\nundefined%s%s\n", gh_claim_variables (h->theorem->claim) ? " at " : ": ",
            h->undefined_at);
  if (h->end != GH_HUNTED_UNDECIDED)
    printf ("\nno %s was found%s; seed %" PRIu64 "\n",
            h->theorem->exists ? "witness" : "counterexample",
            h->end == GH_HUNTED_TIME_OVER ? " before the time was over" : "", h->how->options.seed);
  return true;
}

const gh_hunt_format gh_hunt_table = {"table", start, show_domain, end};
