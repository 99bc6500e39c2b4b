#include "commands/doctor/page.h"
#include "commands/command.h"
#include "commands/progress.h"
#include "form/show.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- what goes on ---------------------------------------------------------------------------- */

void gh_page_tell (const char *what)
{
  if (!isatty (STDERR_FILENO) || gh_is_quiet ())
    return;
  fprintf (stderr, "\r\033[K%s", what ? what : "");
  fflush (stderr);
}

const char *gh_page_words (const char *words, char buffer[GH_PAGE_WORDS])
{
  static const char limit[] = "limit ";
  size_t const skipped = strncmp (words, limit, sizeof limit - 1) ? 0 : sizeof limit - 1;
  return gh_show (words + skipped, strlen (words + skipped), buffer, GH_PAGE_WORDS);
}

/* ---- the start ------------------------------------------------------------------------------- */

/* That it is not the engine, and where memory is bounded, that this may be why. */
static void print_lack (bool ours)
{
  char bounded[GH_START_BOUNDED];
  if (ours)
    puts ("why             this machine lacks memory or processes: the engine is not to blame");
  if (*gh_start_bounded (bounded))
    printf ("memory          %s\n", bounded);
}

void gh_page_lack (const char *error)
{
  printf ("\nended           %s\n", error);
  print_lack (gh_library_lacks (error));
}

void gh_page_start (const char *spec, const gh_start *s)
{
  char shown[200], name[80];
  printf ("engine          %s\n", gh_show (spec, strlen (spec), shown, sizeof shown));
  if (!s->engine) {
    printf ("%s  %s\n", s->ours ? "not started   " : "does not start", s->error);
    if (s->remedy)
      printf ("what helps      %s\n", s->remedy);
    print_lack (s->ours);
    return;
  }
  printf ("starts          in %.2f s, and greets as %s\n", s->seconds,
          gh_show (s->engine->name, strlen (s->engine->name), name, sizeof name));
  if (s->engine->manner)
    printf ("is told games   %s\n", s->engine->manner);
  gh_introduction const said = gh_introduce (s->engine, NULL);
  if (*said.takes)
    printf ("takes           %s\n", said.takes);
  if (s->engine->unknown && *s->engine->unknown)
    printf ("unknown words   %s\n", s->engine->unknown);
}

/* ---- abilities ------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  gh_request_set abilities;
} groups[] = {
    {"who wins", GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE)},
    {"arithmetic", GH_BIT (GH_ASK_NEGATE) | GH_BIT (GH_ASK_ADD) | GH_BIT (GH_ASK_SUBTRACT) |
                       GH_BIT (GH_ASK_MULTIPLY) | GH_BIT (GH_ASK_INVERT) |
                       GH_BIT (GH_ASK_ORDINAL_SUM) | GH_BIT (GH_ASK_NORTON_MULTIPLY)},
    {"values", GH_BIT (GH_ASK_CANONICAL) | GH_BIT (GH_ASK_BIRTHDAY) | GH_BIT (GH_ASK_NUMBER) |
                   GH_BIT (GH_ASK_ATOMIC_WEIGHT) | GH_BIT (GH_ASK_LEFT_INCENTIVES) |
                   GH_BIT (GH_ASK_RIGHT_INCENTIVES) | GH_BIT (GH_ASK_REDUCED_CANONICAL) |
                   GH_BIT (GH_ASK_UPTIMAL)},
    {"kinds", GH_BIT (GH_ASK_IS_INFINITESIMAL) | GH_BIT (GH_ASK_IS_NUMBERISH) |
                  GH_BIT (GH_ASK_IS_DICOTIC) | GH_BIT (GH_ASK_IS_NIMBER)},
    {"heat", GH_BIT (GH_ASK_LEFT_STOP) | GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_MEAN) |
                 GH_BIT (GH_ASK_TEMPERATURE) | GH_BIT (GH_ASK_LEFT_WALL) |
                 GH_BIT (GH_ASK_RIGHT_WALL) | GH_BIT (GH_ASK_THERMOGRAPH) | GH_BIT (GH_ASK_COOL) |
                 GH_BIT (GH_ASK_FREEZE) | GH_BIT (GH_ASK_HEAT) | GH_BIT (GH_ASK_OVERHEAT)},
    {"impartial", GH_BIT (GH_ASK_GRUNDY) | GH_BIT (GH_ASK_OCTAL)},
    {"nimbers", GH_BIT (GH_ASK_NIM_ADD) | GH_BIT (GH_ASK_NIM_MULTIPLY) |
                    GH_BIT (GH_ASK_NIM_INVERT) | GH_BIT (GH_ASK_NIM_SQRT)},
    {"misere", GH_BIT (GH_ASK_MISERE_OUTCOME) | GH_BIT (GH_ASK_MISERE_CANONICAL) |
                   GH_BIT (GH_ASK_GENUS) | GH_BIT (GH_ASK_MATE) | GH_BIT (GH_ASK_LIKE) |
                   GH_BIT (GH_ASK_TAME) | GH_BIT (GH_ASK_VALUE_GENUS) | GH_BIT (GH_ASK_VALUE_MATE) |
                   GH_BIT (GH_ASK_VALUE_TAME) | GH_BIT (GH_ASK_OCTAL_MISERE_OUTCOME) |
                   GH_BIT (GH_ASK_OCTAL_GENUS) | GH_BIT (GH_ASK_MISERE_QUOTIENT_ORDER) |
                   GH_BIT (GH_ASK_MISERE_SAME)},
    {"positions", GH_BIT (GH_ASK_OPTIONS) | GH_BIT (GH_ASK_VALUE)},
    {"beyond short", GH_BIT (GH_ASK_ORDINAL_ADD) | GH_BIT (GH_ASK_ORDINAL_MULTIPLY) |
                         GH_BIT (GH_ASK_ORDINAL_COMPARE) | GH_BIT (GH_ASK_LONG_COMPARE)},
    {"nim, infinite", GH_BIT (GH_ASK_ORDINAL_NIM_ADD) | GH_BIT (GH_ASK_ORDINAL_NIM_MULTIPLY) |
                          GH_BIT (GH_ASK_ORDINAL_NIM_INVERT) | GH_BIT (GH_ASK_ORDINAL_NIM_SQRT) |
                          GH_BIT (GH_ASK_NIM_ALPHA) | GH_BIT (GH_ASK_EXCESS)},
    {"surreals", GH_BIT (GH_ASK_SURREAL_ADD) | GH_BIT (GH_ASK_SURREAL_MULTIPLY) |
                     GH_BIT (GH_ASK_SURREAL_INVERT) | GH_BIT (GH_ASK_SURREAL_COMPARE) |
                     GH_BIT (GH_ASK_SURREAL_BIRTHDAY)},
    {"loopy", GH_BIT (GH_ASK_LOOPY_OUTCOME) | GH_BIT (GH_ASK_LOOPY_COMPARE) |
                  GH_BIT (GH_ASK_IS_STOPPER) | GH_BIT (GH_ASK_LOOPY_CANONICAL) |
                  GH_BIT (GH_ASK_LOOPY_GRUNDY)},
    {"proofs", GH_BIT (GH_ASK_PROVE)},
    {"sums", GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES)},
};

static void print_group (const char *name, gh_request_set abilities)
{
  if (!abilities)
    return;
  printf ("  %-14s", name);
  for (unsigned a = 0; a < GH_ABILITIES; a++)
    if (abilities & GH_BIT (a))
      printf (" %s", gh_ability_words[a]);
  putchar ('\n');
}

void gh_page_abilities (const gh_engine *engine)
{
  gh_request_set left = engine->abilities;
  puts ("\nabilities");
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
    print_group (groups[i].name, groups[i].abilities & engine->abilities);
    left &= ~groups[i].abilities;
  }
  print_group ("others", left);
  if (!engine->abilities)
    puts ("  none: the greeting names no request that is known here");
}

/* ---- the pace -------------------------------------------------------------------------------- */

/* Two digits of it: more are not measured. */
static void print_rate (double rate)
{
  double unit = 1;
  while (rate / unit >= 100)
    unit *= 10;
  if (rate > 0)
    printf (" %11.*f", rate < 10 ? 1 : 0, rate < 10 ? rate : unit * floor (rate / unit + 0.5));
  else
    printf (" %11s", "-");
}

void gh_page_pace (const gh_examined *x)
{
  size_t requests = 0;
  for (unsigned r = 0; r < GH_REQUESTS; r++)
    requests += gh_engine_can (x->start.engine, r);
  if (x->pace_count)
    printf ("\npace on small games, in answers a second: one at a time, and up to %d at once\n",
            GH_PACE_TOGETHER);
  for (size_t i = 0; i < x->pace_count; i++) {
    const gh_pace *const p = &x->paces[i];
    char words[GH_PAGE_WORDS];
    printf ("  %-17s", gh_requests[p->request].word);
    print_rate (p->alone);
    print_rate (p->together);
    if (p->first > 0)
      printf ("  after the first, which took %.1f s", p->first);
    printf ("%s%s\n", *p->words ? "  " : "", gh_page_words (p->words, words));
  }
  if (x->pace_count < requests)
    printf ("%s  %zu request%s not come to\n", x->pace_count ? "" : "\npace\n",
            requests - x->pace_count, requests - x->pace_count == 1 ? " was" : "s were");
}

/* ---- the greeting ---------------------------------------------------------------------------- */

void gh_page_greeting (const gh_examined *x)
{
  if (*x->greeting)
    printf ("\ngreeting with which it is asked no more than it stands\n  %s\n", x->greeting);
}

/* ---- what to implement next ------------------------------------------------------------------ */

static void print_openings (const gh_opening *openings, size_t count)
{
  char both[80];
  for (size_t i = 0; i < count; i++) {
    const char *const first = gh_ability_words[openings[i].first];
    const char *const second = gh_ability_words[openings[i].second];
    bool const pair = openings[i].first != openings[i].second;
    snprintf (both, sizeof both, "%s%s%s", first, pair ? " and " : "", pair ? second : "");
    printf ("  %-34s %5zu more\n", both, openings[i].theorems);
  }
}

void gh_page_next (const gh_openings *o)
{
  printf ("\nnext: %zu of %zu theorems that ask an engine apply", o->applicable, o->askable);
  if (o->ones)
    puts ("; with one ability more");
  else
    puts (o->pair_count ? "; no ability opens others alone" : "");
  print_openings (o->one, o->ones);
  if (o->pair_count)
    puts ("  with two, of which neither opens any alone");
  print_openings (o->pairs, o->pair_count);
}
