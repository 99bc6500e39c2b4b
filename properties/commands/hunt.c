#include "commands/command.h"
#include "form/halt.h"
#include "harness/domain.h"
#include "output/parts.h"

#include "language/claim.h"
#include "language/claims.h"
#include "reference/reference.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse hunt [OPTION...] CLAIM\n\n"
    "Searches a smallest counterexample to a conjecture, or, for `exists G: ...`, a smallest "
    "witness:\n"
    "every case of small domains first, then random ones. Says what was searched when there is "
    "none.\n\n"
    "  gifthorse hunt 'G || 0 and H || 0 -> G + H || 0'\n"
    "  gifthorse hunt 'for dicotic G: G > 0 -> G + ^ > * [values day 3] [random 1000]'\n\n"
    "  --seed N           of random cases; 1 by default\n"
    "  --cases N          random cases, in place of the usual numbers\n"
    "  --time T           what all of it may take: 90 (seconds), 10m, 8h; 60 by "
    "default\n" GH_LIMIT_HELP
    "\nStatus: 0 none was found (or a witness was), 1 one was found (or no witness), 2 wrong "
    "use.\n";

typedef struct hunt {
  gh_options options;
  double seconds; /* for all of it */
  gh_registry registry;
  gh_claims *claims;
  gh_engine *engine;
  gh_runner *runner;
} hunt;

/* ---- domains --------------------------------------------------------------------------------- */

/* Where to search a claim that names no domain: small values, all small forms, then at random. */
static void set_ladder (gh_theorem *t)
{
  const gh_claim *const claim = t->claim;
  unsigned games = 0, integers = 0;
  for (unsigned i = 0; i < gh_claim_variables (claim); i++)
    gh_claim_sort (claim, i) == GH_SORT_INTEGER ? integers++ : games++;
  gh_domain const exact = {
      .set = GH_SET_VALUES, .met = -1, .high = games || integers > 1 ? 8 : 1000};
  gh_domain const random = {.random = true, .met = -1};
  t->domain_count = 0;
  t->domains[t->domain_count] = exact;
  t->domains[t->domain_count++].day = games <= 1 ? 3 : games <= 3 ? 2 : 1;
  if (games == 1 || games == 2) {
    t->domains[t->domain_count] = exact;
    t->domains[t->domain_count].set = GH_SET_FORMS;
    t->domains[t->domain_count++].day = 2;
  }
  if (games + integers > 0) {
    t->domains[t->domain_count] = random;
    t->domains[t->domain_count].cases = games <= 1 ? 100000 : games == 2 ? 30000 : 5000;
    t->domains[t->domain_count++].depth = games <= 1 ? 5 : games == 2 ? 3 : 2;
  }
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
  printf ("  %-*.*s   %s\n", *width, length > 200 ? 200 : (int)length, part, value);
}

/* The value of every part of the claim at the counterexample. False: no memory for that. */
static bool print_finding (const hunt *h, const gh_theorem *t, const gh_result *result)
{
  int width = 0;
  printf ("\n%s%s: %s\n", result->failure.proven ? "smallest " : "",
          t->exists ? "witness" : "counterexample", result->failure.counterexample);
  return gh_parts_visit (t, result->failure.counterexample, &h->options.limits, measure_part,
                         &width) &&
         gh_parts_visit (t, result->failure.counterexample, &h->options.limits, print_part, &width);
}

/* ---- the search ------------------------------------------------------------------------------ */

static int search (hunt *h)
{
  static gh_result result;
  gh_theorem const all = h->registry.theorems[0];
  gh_theorem one = all;
  bool decided = false;
  one.domain_count = 1;
  one.expected = NULL;
  for (size_t i = 0; i < all.domain_count && !gh_halted (); i++) {
    char where[GH_DOMAIN_TEXT];
    one.domains[0] = all.domains[i];
    one.domains[0].covers = 0;
    one.domains[0].met = -1;
    gh_domain_sort (&all, i, where);
    gh_runner_check (h->runner, &one, &result);
    bool const found = all.exists ? result.verdict == GH_HOLDS : result.verdict == GH_FAILS;
    if (gh_halted () && gh_halted () != GH_HALT_DEADLINE)
      break;
    printf ("%s: %s; %" PRIu64 " cases", where, found ? "found" : "none", result.cases);
    if (!found && !all.exists && result.met != result.cases)
      printf (", %" PRIu64 " meet the hypothesis", result.met);
    if (result.inconclusive)
      printf (", %" PRIu64 " are undecided", result.inconclusive);
    if (!found && gh_halted ())
      printf (", then the time was over");
    printf (result.seconds > 0.1 ? "; %.1f s\n" : "\n", result.seconds);
    fflush (stdout);
    if (found) {
      if (!print_finding (h, &all, &result))
        return gh_usage ("out of memory");
      return all.exists ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
    }
    decided |= result.cases > result.inconclusive;
  }
  if (gh_halted () && gh_halted () != GH_HALT_DEADLINE)
    return GH_EXIT_SIGNAL + gh_halted ();
  printf ("\nno %s was found; seed %" PRIu64 "\n", all.exists ? "witness" : "counterexample",
          h->options.seed);
  return all.exists || !decided ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

static int run (hunt *h, const char *text)
{
  gh_error error;
  h->claims = gh_claims_conjecture (&h->registry, text, &error);
  if (!h->claims)
    return gh_usage_at (text, &error);
  if (!h->registry.theorems[0].domains_named)
    set_ladder (&h->registry.theorems[0]);
  h->engine = gh_reference_open ();
  if (h->engine)
    h->runner = gh_runner_new (h->engine, NULL, &h->options);
  gh_halt_after (h->seconds);
  return h->runner ? search (h) : gh_usage ("out of memory");
}

static bool read_options (hunt *h, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"seed", required_argument, NULL, 's'}, {"cases", required_argument, NULL, 'c'},
      {"time", required_argument, NULL, 'T'}, {"limit", required_argument, NULL, 'l'},
      {"help", no_argument, NULL, 'h'},       {NULL, 0, NULL, 0},
  };
  double number;
  bool good = true;
  *status = GH_EXIT_USAGE;
  opterr = 0;
  for (int option; good && (option = getopt_long (argc, argv, ":", options, NULL)) != -1;)
    switch (option) {
    case 's':
      good = gh_option_number ("--seed", optarg, 0, 9e15, &number);
      h->options.seed = good ? (uint64_t)number : 0;
      break;
    case 'c':
      good = gh_option_number ("--cases", optarg, 1, 9e15, &number);
      h->options.random_cases = good ? (uint64_t)number : 0;
      break;
    case 'T': good = gh_option_time ("--time", optarg, &h->seconds); break;
    case 'l': good = gh_option_limit (optarg, &h->options.limits); break;
    case 'h':
      fputs (help, stdout);
      *status = 0;
      return false;
    case ':': return gh_usage ("%s needs a value", argv[optind - 1]), false;
    default:
      return gh_usage ("no option '%s'; see `gifthorse hunt --help`", argv[optind - 1]), false;
    }
  return good;
}

int gh_command_hunt (int argc, char **argv)
{
  hunt h = {.options = GH_DEFAULT_OPTIONS};
  int status;
  h.seconds = 60;
  if (!read_options (&h, argc, argv, &status))
    return status;
  if (optind + 1 != argc)
    return gh_usage ("hunt: expected one claim, as one word for the shell");
  status = run (&h, argv[optind]);
  gh_runner_free (h.runner);
  if (h.engine)
    h.engine->close (h.engine);
  gh_claims_free (h.claims);
  free (h.registry.theorems);
  return status;
}
