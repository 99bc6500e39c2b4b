/* Hypotheses that an engine is asked: its answers contradict each other only if one is wrong. */
#include "commands/library.h"
#include "engines.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "harness/run/runner.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

typedef void twist (gh_store *store, gh_request request, const gh_value *arguments,
                    gh_value *answer);

/* The engine with all definitions, taken for a foreign one, that refuses or twists some answers. */
typedef struct odd {
  gh_engine base;
  gh_engine *good;
  unsigned refuses, lies; /* one question in so many; 0: none */
  twist *twisted;         /* every answer; NULL: none */
} odd;

static unsigned hash_of (gh_store *store, gh_request request, const gh_value *arguments)
{
  unsigned hash = 2166136261u ^ (unsigned)request;
  for (unsigned i = gh_requests[request].takes_code; i < gh_requests[request].count; i++)
    for (const char *c = gh_print (store, arguments[i].form, GH_STYLE_FULL); *c; c++)
      hash = (hash ^ (unsigned char)*c) * 16777619u;
  return hash >> 8;
}

static void lie (gh_value *answer)
{
  switch (answer->type) {
  case GH_TRUTH: answer->truth = !answer->truth; break;
  case GH_ORDER: answer->order = (answer->order + 1) % 4; break;
  case GH_OUTCOME: answer->outcome = (answer->outcome + 3) % 4; break;
  case GH_MAYBE_NUMBER: answer->form = answer->form == GH_NO_FORM ? GH_ZERO : GH_NO_FORM; break;
  default: break;
  }
}

static gh_reply ask_odd (gh_engine *engine, gh_store *store, gh_request request,
                         const gh_value *arguments, gh_value *answer)
{
  const odd *const o = (const odd *)engine;
  unsigned const hash = o->refuses || o->lies ? hash_of (store, request, arguments) : 0;
  if (o->refuses && hash % o->refuses == 0) {
    strcpy (engine->words, "not this one");
    return GH_REFUSED;
  }
  gh_reply const reply = o->good->ask (o->good, store, request, arguments, answer);
  if (o->lies && hash % o->lies == 0 && reply == GH_ANSWERED)
    lie (answer);
  if (o->twisted && reply == GH_ANSWERED)
    o->twisted (store, request, arguments, answer);
  return reply;
}

static odd odd_of (gh_engine *good)
{
  odd o = {.base = *good, .good = good};
  o.base.name = "odd";
  o.base.builtin = false;
  o.base.ask = ask_odd;
  return o;
}

static void check_text (odd *o, const char *text, gh_result *result)
{
  *result = (gh_result){.verdict = GH_NOT_APPLICABLE};
  check_claim (&o->base, NULL, &GH_DEFAULT_OPTIONS, text, result);
}

/* ---- contradictions -------------------------------------------------------------------------- */

static void fuzzy_is_equal (gh_store *store, gh_request request, const gh_value *arguments,
                            gh_value *answer)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_COMPARE && answer->order == GH_FUZZY)
    answer->order = GH_EQUAL;
}

static void switch_is_mean (gh_store *store, gh_request request, const gh_value *arguments,
                            gh_value *answer)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_NUMBER && answer->form == GH_NO_FORM)
    answer->form = GH_ZERO;
}

static const struct {
  twist *twisted;
  const char *text, *counterexample, *required, *answers; /* NULL: it holds */
} claims[] = {
    {fuzzy_is_equal, "TT-1 G = H and H = K => G = K [values day 1]", NULL, NULL, NULL},
    {fuzzy_is_equal, "TT-1 G = H and H = K => G = K [values day 2]", "G = 0; H = {1|0}; K = 1",
     "G = K, since the engine says that G = H and H = K",
     "compare 0 ; {1|0} -> =, where the reference says ||\n"
     "compare {1|0} ; 1 -> =, where the reference says ||\ncompare 0 ; 1 -> <\n"},
    {fuzzy_is_equal, "TT-1 G = H and H = K -> G = K [values day 1]", NULL, NULL, NULL},
    {switch_is_mean, "TT-1 is_number(G) -> lstop(G) = G [forms day 2]", NULL, NULL, NULL},
    {switch_is_mean, "TT-1 is_number(G) => lstop(G) = G [forms day 2]", "G = *",
     "lstop(G) = G, since the engine says that is_number(G)",
     "number * -> 0, where the reference says none\nleft-stop * -> 0\ncompare 0 ; * -> ||\n"},
    /* undefined by the judge, and where quantifiers stand before it */
    {switch_is_mean, "TT-1 number(G) = 0 => G = 0 [forms day 2]", "G = *",
     "G = 0, since the engine says that number(G) = 0",
     "number * -> 0, where the reference says none\n"},
    {switch_is_mean, "TT-1 all left X of G: is_number(X) => lstop(X) = X [forms day 2]", "G = {*|}",
     "lstop(X) = X for X = *, since the engine says that is_number(X)", "number * -> 0"},
    /* a conclusion that asks nothing, and one that is an implication */
    {fuzzy_is_equal,
     "TT-1 G = H => form_birthday(G) = form_birthday(H) or not G == H [forms day 1]", NULL, NULL,
     NULL},
    {switch_is_mean,
     "TT-1 is_number(G) => is_number_form(G) or G = 0 -> lstop(G) = G [forms day 1]", NULL, NULL,
     NULL},
    {switch_is_mean, "TT-1 is_number(G) => not is_number_form(G) -> lstop(G) = G [forms day 1]",
     "G = *", "lstop(G) = G, since the engine says that is_number(G)", "number * -> 0"},
};

static void contradictions (void)
{
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    odd o = odd_of (reference);
    gh_result r;
    o.twisted = claims[i].twisted;
    check_text (&o, claims[i].text, &r);
    bool const found = claims[i].required && r.verdict == GH_FAILS &&
                       r.failure.step.kind == GH_STEP_CONTRADICTORY &&
                       !strcmp (r.failure.counterexample, claims[i].counterexample) &&
                       !strcmp (r.failure.required, claims[i].required) &&
                       strstr (r.failure.answers, claims[i].answers) == r.failure.answers &&
                       r.failure.wrongs && r.failure.proven;
    TAP_OK (claims[i].required ? found : r.verdict == GH_HOLDS, "%s: %s %s (%s)", claims[i].text,
            r.failure.counterexample, r.failure.required, r.reason);
  }
}

/* ---- refusals -------------------------------------------------------------------------------- */

/* What the judge knows counts as ever; an engine that lacks what the hypothesis asks is asked the
   conclusion alone. */
static void refusals (void)
{
  odd o = odd_of (reference);
  gh_result r;
  check_text (&o, "TT-1 G = 0 => outcome(G + H) = outcome(H) [forms day 2] [met 4096]", &r);
  TAP_OK (r.verdict == GH_HOLDS && r.met == 4096, "as many meet it as by the judge");
  o.refuses = 2;
  check_text (&o, "TT-1 is_number(G) => lstop(G) = 0 or not G = 0 [forms day 2]", &r);
  TAP_OK (r.verdict != GH_FAILS && r.inconclusive > 60 && r.refused == r.inconclusive,
          "what is refused is inconclusive: %d of %d", (int)r.refused, (int)r.cases);
  o.refuses = 0;
  o.base.abilities &= ~GH_BIT (GH_ASK_NUMBER);
  check_text (&o, "TT-1 is_number(G) => lstop(G) = G [forms day 2] [met 48]", &r);
  TAP_OK (r.verdict == GH_HOLDS && !r.inconclusive, "what it lacks it says nothing of");
  check_text (&o, "TT-1 is_number(G) => G == canonical(G) or not is_number_form(G) [forms day 1]",
              &r);
  TAP_OK (r.verdict == GH_HOLDS, "neither here: %s", r.reason);
  check_text (&o, "TT-1 is_number(G) => some position X of G: X == 0 [forms day 1]", &r);
  TAP_OK (r.verdict == GH_NOT_APPLICABLE && strstr (r.reason, "number"),
          "unless the conclusion asks nothing: %s", r.reason);
}

/* Where the judge cannot say, an engine that can is held to what it says: of heaps as large as
   these nobody knows. */
static void heap_is_2_70 (gh_store *store, gh_request request, const gh_value *arguments,
                          gh_value *answer)
{
  mpz_t size;
  uint64_t exponent;
  (void)request;
  gh_numeral_value (store, arguments[1].form, size, &exponent);
  answer->form = gh_integer (store, mpz_sizeinbase (size, 2) == 71);
}

static gh_reply ask_of_heaps (gh_engine *engine, gh_store *store, gh_request request,
                              const gh_value *arguments, gh_value *answer)
{
  answer->type = GH_INTEGER;
  if (((const odd *)engine)->refuses)
    return GH_REFUSED;
  heap_is_2_70 (store, request, arguments, answer);
  return GH_ANSWERED;
}

static void undecided (void)
{
  static const char text[] = "TT-1 heap_grundy(.007, 2^(n + 70)) = 1 => "
                             "heap_grundy(.007, 2^(n + 71)) = 1 [integers 0..3]";
  odd o = odd_of (reference);
  gh_result r;
  o.base.ask = ask_of_heaps;
  check_text (&o, text, &r);
  TAP_OK (r.verdict == GH_FAILS && r.failure.step.kind == GH_STEP_CONTRADICTORY &&
              !strcmp (r.failure.counterexample, "n = 0") && !r.failure.wrongs,
          "what nobody else can say may contradict itself: %s", r.failure.answers);
  o.refuses = 1;
  check_text (&o, text, &r);
  TAP_OK (r.verdict == GH_INCONCLUSIVE && r.inconclusive == 4 && strstr (r.reason, "forms"),
          "or is inconclusive: %s", r.reason);
}

/* ---- all theorems of this kind --------------------------------------------------------------- */

/* A few cases of each domain. */
static gh_theorem shortened (const gh_theorem *theorem)
{
  gh_theorem t = *theorem;
  for (size_t i = 0; i < t.domain_count; i++) {
    t.domains[i].sample = 200;
    t.domains[i].met = GH_ANY_MET;
  }
  gh_theorem_set_depth (&t, false);
  return t;
}

typedef struct tally {
  size_t theorems, failing, own, blameless;
} tally;

static void check_all (const gh_registry *registry, odd *o, tally *n)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  options.random_cases = 100;
  options.smaller_cases = 100;
  gh_runner *const runner = gh_runner_new (&o->base, NULL, &options);
  for (size_t i = 0; i < registry->count; i++) {
    if (!strstr (registry->theorems[i].statement, " => "))
      continue;
    static gh_result r;
    gh_theorem const t = shortened (&registry->theorems[i]);
    gh_runner_check (runner, &t, &r);
    bool const own = r.verdict == GH_FAILS && r.failure.step.kind == GH_STEP_CONTRADICTORY;
    n->theorems++;
    n->failing += r.verdict == GH_FAILS;
    n->own += own;
    n->blameless += own && !r.failure.wrongs;
    if (own && !r.failure.wrongs)
      fprintf (stderr, "%s: %s\n%s", t.name, r.failure.counterexample, r.failure.answers);
  }
  gh_runner_free (runner);
}

static void theorems (const gh_registry *registry, gh_engine *complete)
{
  odd right = odd_of (complete), refusing = right, lying = right;
  tally rights = {0}, refused = {0}, lied = {0};
  refusing.refuses = 4;
  lying.lies = 8;
  check_all (registry, &right, &rights);
  TAP_OK (rights.theorems > 60 && !rights.failing, "right answers contradict none of %zu theorems",
          rights.theorems);
  check_all (registry, &refusing, &refused);
  TAP_OK (!refused.failing, "neither do those that are given where a quarter is refused");
  check_all (registry, &lying, &lied);
  TAP_OK (lied.own > 10 && !lied.blameless,
          "lies do in %zu, in %zu among each other, and each time one is told", lied.failing,
          lied.own);
}

int main (void)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  gh_engine *const complete = gh_complete_open (GH_DEFINITIONS_FIRST);
  reference = gh_reference_open ();
  contradictions ();
  refusals ();
  undecided ();
  theorems (gh_library_registry (library), complete);
  reference->close (reference);
  complete->close (complete);
  gh_library_close (library);
  return tap_done ();
}
