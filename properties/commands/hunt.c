#include "commands/hunt.h"
#include "commands/command.h"
#include "commands/output_file.h"
#include "form/halt.h"
#include "form/show.h"
#include "harness/cases/domain.h"
#include "harness/telling/sequence.h"
#include "language/claim.h"
#include "language/claims.h"
#include "optimized/valuer.h"
#include "output/document/parts.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_SHOWN 400 /* bytes of a value */

static const char help[] =
    "usage: gifthorse hunt [OPTION...] CLAIM\n\n"
    "Searches a smallest counterexample to a conjecture, or, for `exists G: ...`, a smallest "
    "witness:\n"
    "every case of small domains first, then random ones. Says what was searched when there is "
    "none.\n\n"
    "  gifthorse hunt 'G || 0 and H || 0 -> G + H || 0'\n"
    "  gifthorse hunt 'for dicotic G: G > 0 -> G + ^ > * [values day 3] [random 1000]'\n\n"
    "A case in which a function has no value, such as number(*), is neither: it is counted as\n"
    "undefined.\n\n"
    "  --engine ENGINE    search where this engine's answers break the claim, as `gifthorse "
    "check`\n"
    "                     judges them: cmd:PROGRAM, lib:FILE, canary:NAME, optimized, reference;\n"
    "                     by default the definitions, and the fast engine for what they lack\n"
    "  --seed N           of random cases; 1 by default\n"
    "  --cases N          random cases, in place of the usual numbers\n"
    "  --time T           what all of it may take: 90 (seconds), 10m, 8h; 60 by "
    "default\n" GH_OUTPUT_HELP GH_LIMIT_HELP
    "\nStatus: 0 none was found (or a witness was), 1 one was found (or no witness), 2 wrong use, "
    "or\nnothing was decided.\n";

typedef struct hunt {
  const gh_hunting *how;
  gh_registry registry;
  gh_claims *claims;
  gh_engine *engine, *second; /* `second`: NULL unless a user's engine is hunted */
  gh_runner *runner;
  gh_valuer *valuer;           /* NULL: the claim looks at forms, or has no positions */
  uint64_t decided, undefined; /* cases */
  char undefined_at[160];
} hunt;

/* ---- domains --------------------------------------------------------------------------------- */

/* Where to search a claim that names no domain: small values, all small forms, then at random. */
static void set_ladder (gh_theorem *t)
{
  const gh_claim *const claim = t->claim;
  static const unsigned sizes[] = {0, 10, 6, 4, 3, 2, 2};
  static const unsigned smaller[] = {0, 6, 4, 3, 2, 1, 1};
  unsigned games = 0, ordinals = 0, surreals = 0, integers = 0;
  for (unsigned i = 0; i < gh_claim_variables (claim); i++) {
    gh_type const type = gh_type_of_sort (gh_claim_sort (claim, i));
    *(type == GH_INTEGER   ? &integers
      : type == GH_ORDINAL ? &ordinals
      : type == GH_SURREAL ? &surreals
                           : &games) += 1;
  }
  gh_domain const exact = {.set = GH_SET_VALUES,
                           .met = -1,
                           .size = games      ? surreals ? 3 : 4
                                   : surreals ? smaller[ordinals + surreals]
                                              : sizes[ordinals],
                           .high = games + ordinals + surreals + integers > 1 ? 8 : 1000};
  gh_domain const random = {.random = true, .met = -1};
  t->domain_count = 0;
  t->domains[t->domain_count] = exact;
  t->domains[t->domain_count++].day = games <= 1 ? 3 : games <= 3 ? 2 : 1;
  if (games == 1 || games == 2) {
    t->domains[t->domain_count] = exact;
    t->domains[t->domain_count].set = GH_SET_FORMS;
    t->domains[t->domain_count++].day = 2;
  }
  if (games + ordinals + surreals + integers > 0) {
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
  char shown[MOST_SHOWN];
  printf ("  %-*.*s   %s\n", *width, length > 200 ? 200 : (int)length, part,
          gh_show (value, strlen (value), shown, sizeof shown));
}

/* What a user's engine was asked and answered. */
static void print_answers (const gh_failure *failure)
{
  char before[GH_SEQUENCE_TEXT];
  const char *title = "answered";
  printf ("  %-10s %s%s\n", "fault", failure->step, failure->passing ? "; not reproducible" : "");
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

/* The value of every part of the claim at the counterexample. False: no memory for that. */
static bool print_finding (const hunt *h, const gh_theorem *t, const gh_result *result)
{
  const gh_failure *const failure = &result->failure;
  const gh_limits *const limits = &h->how->options.limits;
  bool const witness = t->exists && result->verdict == GH_HOLDS;
  int width = 0;
  if (*failure->counterexample)
    printf ("\n%s%s: %s\n", failure->proven ? "smallest " : "",
            witness ? "witness" : "counterexample", failure->counterexample);
  else
    puts ("\nthe claim is false");
  if (h->second && !witness)
    print_answers (failure);
  return gh_parts_visit (t, failure->counterexample, limits, measure_part, &width) &&
         gh_parts_visit (t, failure->counterexample, limits, print_part, &width);
}

/* ---- the search ------------------------------------------------------------------------------ */

static bool is_interrupted (void)
{
  return gh_halted () && gh_halted () != GH_HALT_DEADLINE;
}

/* "all values born by day 3: none; 1474 cases, undefined in 1459". */
static void print_domain (const char *where, const gh_theorem *t, const gh_result *result,
                          bool found)
{
  printf ("%s: %s; %" PRIu64 " case%s", where, found ? "found" : "none", result->cases,
          result->cases == 1 ? "" : "s");
  if (!found && !t->exists && result->met + result->undefined + result->outside != result->cases)
    printf (", %" PRIu64 " meet%s the hypothesis", result->met, result->met == 1 ? "s" : "");
  if (result->undefined)
    printf (", undefined in %" PRIu64, result->undefined);
  if (result->outside)
    printf (", %" PRIu64 " %s outside of what the engine takes", result->outside,
            result->outside == 1 ? "is" : "are");
  if (result->inconclusive)
    printf (", %" PRIu64 " %s undecided", result->inconclusive,
            result->inconclusive == 1 ? "is" : "are");
  if (!found && gh_halted ())
    fputs (is_interrupted () ? ", then interrupted" : ", then the time was over", stdout);
  printf (result->seconds > 0.1 ? "; %.1f s\n" : "\n", result->seconds);
  fflush (stdout);
}

static void count (hunt *h, const gh_theorem *t, const gh_result *result)
{
  if (result->undefined && !h->undefined)
    strcpy (h->undefined_at, result->undefined_at);
  h->undefined += result->undefined;
  h->decided += t->exists
                    ? result->cases - result->inconclusive - result->undefined - result->outside
                    : result->met;
}

/* Nothing was found. */
static int end_without (const hunt *h, const gh_theorem *t, const gh_result *last)
{
  if (h->undefined)
    printf ("\nundefined%s%s\n", gh_claim_variables (t->claim) ? " at " : ": ", h->undefined_at);
  if (!h->decided)
    return gh_usage ("nothing was decided: %s", h->undefined    ? "the claim was defined in no case"
                                                : *last->reason ? last->reason
                                                : gh_halted ()  ? "out of time"
                                                                : "there was no case");
  printf ("\nno %s was found%s; seed %" PRIu64 "\n", t->exists ? "witness" : "counterexample",
          gh_halted () ? " before the time was over" : "", h->how->options.seed);
  return t->exists ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

/* Whether the engine itself is at fault over a claim that something exists. */
static bool is_fault (const gh_theorem *t, const gh_result *result)
{
  return t->exists && result->verdict == GH_FAILS && *result->failure.counterexample;
}

static int search (hunt *h)
{
  static gh_result result;
  gh_theorem const all = h->registry.theorems[0];
  gh_theorem one = all;
  result = (gh_result){0};
  one.domain_count = 1;
  one.expected = NULL;
  for (size_t i = 0; i < all.domain_count && !is_interrupted (); i++) {
    char where[GH_DOMAIN_TEXT];
    gh_domain_sort (&all, i, where);
    if (gh_halted ()) {
      printf ("%s: not searched, since the time was over\n", where);
      continue;
    }
    one.domains[0] = all.domains[i];
    one.domains[0].covers = 0;
    one.domains[0].met = -1;
    gh_runner_check (h->runner, &one, &result);
    if (result.verdict == GH_NOT_APPLICABLE)
      return gh_usage ("%s: %s", h->how->engine, result.reason);
    bool const found =
        is_fault (&all, &result) || result.verdict == (all.exists ? GH_HOLDS : GH_FAILS);
    print_domain (where, &all, &result, found && !is_interrupted ());
    if (is_interrupted ())
      break;
    count (h, &all, &result);
    if (found && !print_finding (h, &all, &result))
      return gh_usage ("out of memory");
    if (found)
      return all.exists && !is_fault (&all, &result) ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
  }
  if (is_interrupted ())
    return GH_EXIT_SIGNAL + gh_halted ();
  return end_without (h, &all, &result);
}

/* The engine to hunt, and, of a user's, the reference to compare its answers with. False: it was
   complained about. */
static bool open_engines (hunt *h)
{
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  const char *const spec = h->how->engine;
  char error[1000] = "";
  h->engine = spec ? gh_library_engine (spec, &options, error, sizeof error)
                   : gh_complete_open (GH_DEFINITIONS_FIRST);
  if (spec && h->engine)
    h->second = gh_library_engine ("reference", &options, error, sizeof error);
  gh_options how = h->how->options;
  if (!spec && gh_claim_needs_values_only (h->registry.theorems[0].claim))
    how.valuer = h->valuer = gh_valuer_new (&how.limits);
  if (h->engine && !h->second == !spec)
    h->runner = gh_runner_new (h->engine, h->second, &how);
  if (*error)
    gh_usage ("%s: %s", spec, error);
  else if (!h->runner)
    gh_usage ("out of memory");
  return h->runner;
}

static int run (hunt *h, const char *text)
{
  gh_error error;
  h->claims = gh_claims_conjecture (&h->registry, text, &error);
  if (!h->claims)
    return gh_usage_at (text, &error);
  if (!h->registry.theorems[0].domains_named)
    set_ladder (&h->registry.theorems[0]);
  if (!open_engines (h))
    return GH_EXIT_USAGE;
  if (h->valuer)
    puts ("positions by their values, from the fast engine");
  gh_halt_after (h->how->seconds);
  return search (h);
}

int gh_hunt (const char *claim, const gh_hunting *how)
{
  hunt h = {.how = how};
  int const status = run (&h, claim);
  gh_halt_after (0);
  if (gh_halted () == GH_HALT_DEADLINE)
    gh_halt_clear ();
  gh_runner_free (h.runner);
  gh_valuer_free (h.valuer);
  if (h.second)
    h.second->close (h.second);
  if (h.engine)
    h.engine->close (h.engine);
  gh_claims_free (h.claims);
  free (h.registry.theorems);
  return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool read_options (gh_hunting *h, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"engine", required_argument, NULL, 'e'}, {"seed", required_argument, NULL, 's'},
      {"cases", required_argument, NULL, 'c'},  {"time", required_argument, NULL, 'T'},
      {"output", required_argument, NULL, 'o'}, {"limit", required_argument, NULL, 'l'},
      {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0},
  };
  double number;
  bool good = true;
  *status = GH_EXIT_USAGE;
  for (int option; good && (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'e': h->engine = optarg; break;
    case 's':
      good = gh_option_number ("--seed", optarg, 0, 9e15, &number);
      h->options.seed = good ? (uint64_t)number : 0;
      break;
    case 'c':
      good = gh_option_number ("--cases", optarg, 1, 9e15, &number);
      h->options.random_cases = good ? (uint64_t)number : 0;
      break;
    case 'T': good = gh_option_time ("--time", optarg, &h->seconds); break;
    case 'o': good = gh_output_take (optarg); break;
    case 'l': good = gh_option_limit (optarg, &h->options.limits); break;
    case 'h':
      fputs (help, stdout);
      *status = 0;
      return false;
    default: gh_usage_option (option, argv); return false;
    }
  return good;
}

int gh_command_hunt (int argc, char **argv)
{
  gh_hunting how = GH_DEFAULT_HUNTING;
  int status;
  if (!read_options (&how, argc, argv, &status))
    return status;
  if (optind + 1 != argc)
    return gh_usage ("hunt: expected one claim, as one word for the shell");
  return gh_hunt (argv[optind], &how);
}
