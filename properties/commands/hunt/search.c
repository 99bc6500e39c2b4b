#include "commands/command.h"
#include "commands/hunt/boards.h"
#include "commands/hunt/hunted.h"
#include "commands/one_case.h"
#include "commands/progress.h"
#include "form/halt.h"
#include "harness/cases/loopy.h"
#include "language/claim.h"
#include "language/claims.h"
#include "optimized/valuer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct hunt {
  gh_hunted told;
  gh_registry registry;
  gh_claims *claims;
  gh_engine *engine, *second; /* `second`: NULL unless a user's engine is hunted */
  gh_runner *runner;
  gh_valuer *valuer;       /* NULL: the claim looks at forms, or has no positions */
  uint64_t decided;        /* cases */
  gh_watch watch;          /* of the runner */
  gh_position_range range; /* of positions, where there is a ruleset */
  gh_board_search boards;
  bool no_memory; /* for the rest of the search */
  double ends;    /* when the time is over, by gh_clock */
  char reason[700];
} hunt;

/* ---- domains --------------------------------------------------------------------------------- */

/* Where to search a claim that names no domain: small values, all small forms, then at random. */
static void set_ladder (gh_theorem *theorem)
{
  const gh_claim *const claim = theorem->claim;
  static const unsigned sizes[] = {0, 10, 6, 4, 3, 2, 2};
  static const unsigned smaller[] = {0, 6, 4, 3, 2, 1, 1};
  static const unsigned positions[] = {0, 0, 2, 1, 1, 1, 1};
  unsigned games = 0, ordinals = 0, surreals = 0, loopy = 0, integers = 0, listed = 0;
  for (unsigned i = 0; i < gh_claim_variables (claim); i++) {
    gh_type const type = gh_type_of_sort (gh_claim_sort (claim, i));
    *(type == GH_INTEGER   ? &integers
      : type == GH_ORDINAL ? &ordinals
      : type == GH_SURREAL ? &surreals
      : type == GH_LOOPY   ? &loopy
                           : &games) += 1;
    if (type == GH_LOOPY)
      listed = gh_listed_positions (gh_claim_sort (claim, i));
  }
  unsigned const explicit = games + loopy;
  gh_domain const exact = {.set = GH_SET_VALUES,
                           .met = -1,
                           .size = loopy == 1 ? listed
                                   : loopy    ? positions[loopy]
                                   : games    ? surreals ? 3 : 4
                                   : surreals ? smaller[ordinals + surreals]
                                              : sizes[ordinals],
                           .high = gh_claim_variables (claim) > 1 ? 8 : 1000};
  gh_domain const random = {.random = true, .met = -1};
  theorem->domain_count = 0;
  theorem->domains[theorem->domain_count] = exact;
  theorem->domains[theorem->domain_count++].day = games <= 1 ? 3 : games <= 3 ? 2 : 1;
  if (games == 1 || games == 2) {
    theorem->domains[theorem->domain_count] = exact;
    theorem->domains[theorem->domain_count].set = GH_SET_FORMS;
    theorem->domains[theorem->domain_count++].day = 2;
  }
  if (gh_claim_variables (claim) > 0) {
    theorem->domains[theorem->domain_count] = random;
    theorem->domains[theorem->domain_count].cases = explicit <= 1   ? 100000
                                                    : explicit == 2 ? 30000
                                                                    : 5000;
    theorem->domains[theorem->domain_count++].depth = explicit <= 1 ? 5 : explicit == 2 ? 3 : 2;
  }
}

/* ---- what came of it ------------------------------------------------------------------------- */

static bool is_interrupted (void)
{
  return gh_halted () && gh_halted () != GH_HALT_DEADLINE;
}

static void add (gh_hunt_counts *sum, const gh_hunt_counts *more)
{
  sum->cases += more->cases;
  sum->met += more->met;
  sum->undefined += more->undefined;
  sum->outside += more->outside;
  sum->inconclusive += more->inconclusive;
  sum->seconds += more->seconds;
}

static void count (hunt *h, gh_hunted_domain *domain, const gh_result *result)
{
  domain->searched = true;
  domain->exhausted = result->exhausted & 1;
  domain->counts = (gh_hunt_counts){.cases = result->cases,
                                    .met = result->met,
                                    .undefined = result->undefined,
                                    .outside = result->outside,
                                    .inconclusive = result->inconclusive,
                                    .seconds = result->seconds};
  if (result->undefined && !h->told.all.undefined)
    strcpy (h->told.undefined_at, result->undefined_at);
  add (&h->told.all, &domain->counts);
  h->decided += h->told.theorem->exists
                    ? result->cases - result->inconclusive - result->undefined - result->outside
                    : result->met;
}

/* The next domain, in these words. */
static gh_hunted_domain *next_domain (hunt *h, const char *how)
{
  gh_hunted_domain *const domain = &h->told.domains[h->told.domain_count++];
  domain->how = how;
  return domain;
}

static void tell_domain (const hunt *h, const gh_hunted_domain *domain)
{
  if (h->told.how->format->domain)
    h->told.how->format->domain (&h->told, domain);
}

/* An engine may be at fault over a claim that something exists; that is no witness, and neither is
   what it makes one by a wrong answer, as far as is known. */
static gh_hunted_end found_in (const gh_theorem *theorem, gh_result *result)
{
  gh_failure *const f = &result->failure;
  if (result->verdict == GH_FAILS && (!theorem->exists || *f->counterexample))
    return GH_HUNTED_COUNTEREXAMPLE;
  if (!theorem->exists || result->verdict != GH_HOLDS)
    return GH_HUNTED_IN_VAIN;
  if (!f->wrongs)
    return GH_HUNTED_WITNESS;
  f->step = (gh_case_step){GH_STEP_WRONG, f->wrong->request};
  snprintf (f->required, sizeof f->required, "the answer of %s", f->wrong->judge);
  f->proven = false;
  return GH_HUNTED_COUNTEREXAMPLE;
}

/* Take what was found in this domain, and tell it. Returns whether the search has ended. */
static bool take (hunt *h, gh_hunted_domain *domain, const gh_result *result, gh_hunted_end found)
{
  domain->found = found != GH_HUNTED_IN_VAIN && !is_interrupted ();
  count (h, domain, result);
  tell_domain (h, domain);
  if (domain->found) {
    h->told.end = found;
    h->told.failure = &result->failure;
  }
  return domain->found || is_interrupted ();
}

/* Nothing was found. */
static void end_without (hunt *h, const gh_result *last)
{
  gh_hunted *const t = &h->told;
  t->end = is_interrupted () ? GH_HUNTED_INTERRUPTED
           : !h->decided     ? GH_HUNTED_UNDECIDED
           : gh_halted ()    ? GH_HUNTED_TIME_OVER
                             : GH_HUNTED_IN_VAIN;
  if (t->end == GH_HUNTED_UNDECIDED)
    snprintf (h->reason, sizeof h->reason, "nothing was decided: %s",
              t->all.undefined ? "the claim was defined in no case"
              : gh_halted ()   ? "out of time"
              : *last->reason  ? last->reason
                               : "there was no case");
}

/* ---- the search ------------------------------------------------------------------------------ */

static void begin_progress (const hunt *h, const gh_domain *domain, const char *words)
{
  uint64_t const cases = h->told.how->options.random_cases;
  gh_progress_begin (&(gh_progress_line){.title = words,
                                         .done = &h->watch.cases,
                                         .before = h->watch.cases,
                                         .unit = "cases",
                                         .most = !domain->random ? 0
                                                 : cases         ? cases
                                                                 : domain->cases,
                                         .explained = &h->watch.explaining,
                                         .seconds = h->ends - gh_clock ()});
}

static void search (hunt *h)
{
  static gh_result result;
  const gh_theorem *const all = h->told.theorem;
  gh_theorem one = *all;
  result = (gh_result){0};
  one.domain_count = 1;
  one.expected = NULL;
  for (size_t i = 0; i < all->domain_count && !is_interrupted (); i++) {
    const gh_domain *const d = &all->domains[i];
    gh_hunted_domain *const domain = next_domain (h, !d->random               ? "every case"
                                                     : d->of_set || d->sample ? "sample"
                                                                              : "random");
    gh_domain_sort (all, i, domain->words);
    if (gh_halted ()) {
      tell_domain (h, domain);
      continue;
    }
    one.domains[0] = *d;
    one.domains[0].covers = 0;
    one.domains[0].met = -1;
    begin_progress (h, d, domain->words);
    gh_runner_check (h->runner, &one, &result);
    gh_progress_end ();
    if (result.verdict == GH_NOT_APPLICABLE) {
      h->told.end = GH_HUNTED_UNDECIDED;
      h->told.domain_count--;
      snprintf (h->reason, sizeof h->reason, "%s: %s", h->told.how->engine, result.reason);
      return;
    }
    if (take (h, domain, &result, found_in (all, &result)))
      break;
  }
  if (!h->told.failure)
    end_without (h, &result);
}

/* All positions of the range. */
static void search_boards (hunt *h)
{
  static gh_result result;
  gh_hunted_domain *const domain = next_domain (h, "every case");
  uint64_t const count = gh_positions_count (&h->range);
  h->boards = (gh_board_search){.range = &h->range,
                                .theorem = h->told.theorem,
                                .runner = h->runner,
                                .valuer = h->valuer,
                                .limits = &h->told.how->options.limits};
  gh_positions_words (&h->range, domain->words, sizeof domain->words);
  gh_progress_begin (&(gh_progress_line){.title = domain->words,
                                         .done = &h->boards.cases,
                                         .most = count == UINT64_MAX ? 0 : count,
                                         .unit = "boards",
                                         .seconds = h->ends - gh_clock ()});
  bool const good = gh_boards_search (&h->boards, &result);
  gh_progress_end ();
  bool const failed = result.verdict == GH_FAILS;
  gh_replay_turn (h->told.theorem, &result);
  if (!take (h, domain, &result, failed ? found_in (h->told.theorem, &result) : GH_HUNTED_IN_VAIN))
    end_without (h, &result);
  h->told.as_game = h->told.failure ? &h->boards.as_game : NULL;
  h->no_memory = !good;
}

/* The one case with the values that the user gives. False: it was complained about. */
static bool replay (hunt *h)
{
  static gh_result result;
  gh_error error;
  const char *const words = h->told.how->replay;
  const gh_theorem *const theorem = h->told.theorem;
  gh_hunted_domain *const domain = next_domain (h, "given");
  result = (gh_result){0};
  snprintf (domain->words, sizeof domain->words, "the values that are given");
  switch (gh_replay_values (h->runner, theorem, words, &result, &error)) {
  case GH_REPLAYED: break;
  case GH_NO_ROOM: gh_usage ("out of memory"); return false;
  case GH_NO_VALUES: gh_usage_at (words, &error); return false;
  case GH_OTHER_VALUES: gh_usage ("--replay: %s", result.reason); return false;
  }
  bool const held = result.verdict == GH_HOLDS;
  gh_replay_turn (theorem, &result);
  if (!take (h, domain, &result, held ? GH_HUNTED_IN_VAIN : found_in (theorem, &result)))
    end_without (h, &result);
  return true;
}

/* The engine to hunt, and, of a user's, the reference to compare its answers with. False: it was
   complained about. */
static bool open_engines (hunt *h)
{
  gh_engine_options options = GH_DEFAULT_ENGINE_OPTIONS;
  const char *const spec = h->told.how->engine;
  char error[1000] = "";
  options.sandbox = h->told.how->sandbox;
  h->engine = spec ? gh_library_engine (spec, &options, error, sizeof error)
                   : gh_complete_open (GH_DEFINITIONS_FIRST);
  if (spec && h->engine)
    h->second = gh_library_engine ("reference", &options, error, sizeof error);
  gh_options how = h->told.how->options;
  const gh_claim *const claim = h->told.theorem->claim;
  bool const positions = h->range.ruleset && !gh_claim_looks_at_forms (claim);
  if (!spec && (positions || gh_claim_needs_values_only (claim)))
    how.valuer = h->valuer = gh_valuer_new (&how.limits);
  if (h->engine && !h->second == !spec)
    h->runner = gh_runner_new (h->engine, h->second, &how);
  if (h->runner)
    gh_runner_watch (h->runner, &h->watch);
  if (*error)
    gh_usage ("%s: %s", spec, error);
  else if (!h->runner)
    gh_usage ("out of memory");
  return h->runner;
}

/* Show the end. Returns the status. */
static int end (hunt *h)
{
  static const int statuses[][2] = {/* and of a claim that something exists */
                                    [GH_HUNTED_IN_VAIN] = {GH_EXIT_HOLDS, GH_EXIT_FAILS},
                                    [GH_HUNTED_COUNTEREXAMPLE] = {GH_EXIT_FAILS, GH_EXIT_FAILS},
                                    [GH_HUNTED_WITNESS] = {GH_EXIT_HOLDS, GH_EXIT_HOLDS},
                                    [GH_HUNTED_TIME_OVER] = {GH_EXIT_HOLDS, GH_EXIT_FAILS}};
  gh_hunted *const t = &h->told;
  t->reason = h->reason;
  if (h->no_memory || !t->how->format->end (t))
    return gh_usage ("out of memory");
  if (t->end == GH_HUNTED_UNDECIDED)
    return gh_usage ("%s", t->reason);
  return t->end == GH_HUNTED_INTERRUPTED ? GH_EXIT_SIGNAL + gh_halted ()
                                         : statuses[t->end][t->theorem->exists];
}

static int run (hunt *h)
{
  gh_error error;
  gh_hunted *const t = &h->told;
  bool const boards = gh_positions_named (t->text);
  if (boards && !gh_positions_read (&h->range, t->text, &error))
    return gh_usage_at (t->text, &error);
  const char *const claim = boards ? h->range.claim : t->text;
  h->claims = gh_claims_conjecture (&h->registry, claim, &error);
  if (!h->claims)
    return gh_usage_at (claim, &error);
  t->theorem = &h->registry.theorems[0];
  if (boards && gh_claim_variables (t->theorem->claim) != 1)
    return gh_usage ("hunt: found other variables beside that of the positions, expected none");
  if (boards && t->theorem->domains_named)
    return gh_usage ("hunt: found a note of what to search, expected none beside positions");
  if (!t->theorem->domains_named)
    set_ladder (&h->registry.theorems[0]);
  if (!open_engines (h))
    return GH_EXIT_USAGE;
  t->name = h->engine->name;
  t->against = h->second ? h->second->name : NULL;
  t->by_values = h->valuer;
  if (t->how->format->start)
    t->how->format->start (t);
  h->ends = gh_clock () + t->how->seconds;
  gh_halt_after (t->how->seconds);
  if (!t->how->replay && boards)
    search_boards (h);
  else if (!t->how->replay)
    search (h);
  else if (!replay (h))
    return GH_EXIT_USAGE;
  return end (h);
}

int gh_hunt (const char *claim, const gh_hunting *how)
{
  static hunt h;
  h = (hunt){.told = {.how = how, .text = claim}};
  int const status = run (&h);
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
  free (h.range.claim);
  free (h.registry.theorems);
  return status;
}
