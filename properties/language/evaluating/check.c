/* Running a claim: one case against the engine under test.

   The hypothesis of -> is judged by the reference, and the engine is asked the conclusion where it
   holds. So it is with =>; but where the judge says that the hypothesis does not hold, or cannot
   say, the engine is asked it as well. If it holds by the engine's own answers, the conclusion must
   hold by them, too. Since the implication is true, one of these answers is wrong at least: no
   engine is accused whose answers are all right. Its parts are asked in their order, up to the
   first that settles it.

   Where the hypothesis holds by the judge, the engine is not asked it. One that denies it denies
   nothing that the theorem says: only the comparison of answers, or the contrapositive, tells. */
#include "language/evaluating/evaluation.h"
#include "language/words/lexer.h"

#include <stdio.h>
#include <string.h>

static bool truth (evaluation *e, node *n)
{
  return node_value (e, n).truth;
}

/* " for X = 1; Y = *": the games that the quantifiers reached. */
static void describe_place (const evaluation *e, char *where, size_t size)
{
  size_t at = 0;
  *where = 0;
  for (unsigned i = 0; i < e->bound_count && at < size; i++) {
    const name *const bound = &e->claim->names[e->bound[i]];
    at += (size_t)snprintf (where + at, size - at, "%s%.*s = %s", i ? "; " : " for ",
                            (int)bound->length, bound->text,
                            gh_print (e->trial->store, e->values[e->bound[i]], GH_STYLE_FULL));
  }
}

static void require (evaluation *e, const node *n, bool holds)
{
  char where[300], formula[200], own[200];
  if (holds)
    return;
  describe_place (e, where, sizeof where);
  lex_squeeze (n->start, n->length, formula, sizeof formula);
  if (e->own) {
    lex_squeeze (e->own->start, e->own->length, own, sizeof own);
    gh_end_case (e->trial, GH_STEP_CONTRADICTORY, "%s%s, since the engine says that %s", formula,
                 where, own);
  }
  gh_expect (e->trial, false, "%s%s", formula, where);
}

/* Require the formula; returns whether its hypothesis was met anywhere. That is one of an
   implication at the top, or within quantifiers at the top. */
static bool check (evaluation *e, node *n);

static bool check_each (evaluation *e, node *n)
{
  e->met |= check (e, n);
  return true;
}

/* ---- hypotheses ------------------------------------------------------------------------------ */

static bool judge_hypothesis (evaluation *e, const node *n)
{
  e->judging = true;
  bool const met = truth (e, n->a);
  e->judging = false;
  return met;
}

/* How something ended that may end the case, where the case goes on. */
struct ending {
  gh_status status;
  gh_case_end end;
  gh_case_step step;
  char required[sizeof (((gh_trial *)NULL)->required)];
};

typedef struct attempt {
  evaluation *e;
  const node *n; /* an implication */
  bool met;
} attempt;

static struct ending try_to (evaluation *e, void body (void *), attempt *a)
{
  gh_trial *const t = e->trial;
  unsigned const bound = e->bound_count;
  const node *const own = e->own;
  bool const refused = t->refused;
  struct ending ended = {.status = gh_try (t->store, body, a), .end = t->end, .step = t->step};
  strcpy (ended.required, t->required);
  if (ended.status == GH_OK && t->refused && !refused) {
    ended = (struct ending){
        .status = GH_ABANDONED, .end = GH_CASE_INCONCLUSIVE, .step = {.kind = GH_STEP_REFUSED}};
    strcpy (ended.required, t->refusal);
  }
  t->refused = refused;
  e->bound_count = bound;
  e->judging = false;
  e->own = own;
  t->end = GH_CASE_HELD;
  t->step = (gh_case_step){.kind = GH_STEP_LAST};
  t->required[0] = 0;
  return ended;
}

/* End the case in this way. */
_Noreturn static void end_so (const evaluation *e, const struct ending *ended)
{
  e->trial->refused |= ended->status == GH_ABANDONED && ended->step.kind == GH_STEP_REFUSED;
  if (ended->status == GH_ABANDONED)
    gh_end_case_at (e->trial, ended->step, ended->required);
  gh_fail (e->trial->store, ended->status);
}

/* Whether it ended since something is undefined, or is not known. */
static bool is_open (const struct ending *ended)
{
  bool const left = ended->status == GH_ABANDONED;
  return ended->status != GH_NO_MEMORY && ended->status != GH_HALTED &&
         (!left || ended->end == GH_CASE_UNMET || ended->end == GH_CASE_INCONCLUSIVE);
}

static void find_met (void *argument)
{
  attempt *const a = argument;
  a->met = judge_hypothesis (a->e, a->n);
}

static void check_answers (void *argument)
{
  const attempt *const a = argument;
  if (!truth (a->e, a->n->a))
    return;
  a->e->own = a->n->a;
  check (a->e, a->n->b);
}

/* Whether the engine contradicts itself; what it lacks or has no value for it says nothing of. What
   it refuses is kept, since the case is inconclusive if nothing else comes of it. */
static void check_own (evaluation *e, const node *n)
{
  attempt a = {.e = e, .n = n};
  struct ending const ended = try_to (e, check_answers, &a);
  e->heard |= ended.status == GH_OK;
  if (ended.status == GH_OK)
    return;
  if (!is_open (&ended))
    end_so (e, &ended);
  bool const refused = ended.status != GH_ABANDONED ||
                       (ended.end == GH_CASE_INCONCLUSIVE && ended.step.kind != GH_STEP_LACKING);
  if (refused && e->refused->status == GH_OK)
    *e->refused = ended;
}

static bool check_asked (evaluation *e, const node *n)
{
  attempt a = {.e = e, .n = n};
  struct ending const judged = try_to (e, find_met, &a);
  if (judged.status == GH_OK && a.met)
    return check (e, n->b);
  if (judged.status != GH_OK) {
    if (!is_open (&judged))
      end_so (e, &judged);
    gh_store_allow (e->trial->store);
  }
  check_own (e, n);
  if (judged.status != GH_OK)
    end_so (e, &judged);
  return false;
}

/* ---- the case -------------------------------------------------------------------------------- */

static bool check_implication (evaluation *e, const node *n)
{
  if (n->asked)
    return check_asked (e, n);
  return judge_hypothesis (e, n) && check (e, n->b);
}

static bool check (evaluation *e, node *n)
{
  if (n->kind == N_IMPLIES)
    return check_implication (e, n);
  if (n->kind == N_ALL) {
    bool const before = e->met;
    e->met = false;
    quantify (e, n, check_each);
    bool const met = e->met;
    e->met = before;
    return met;
  }
  if (n->kind == N_IFF) {
    bool const a = truth (e, n->a), b = truth (e, n->b);
    e->trial->truths |= e->own ? 0 : a ? 2 : 1;
    require (e, n, a == b);
  } else
    require (e, n, truth (e, n));
  return true;
}

typedef struct claim_pass {
  evaluation *e;
  bool met;
  bool told; /* in one way at least the engine answered all that it was asked */
} claim_pass;

static void run_formula (void *argument)
{
  claim_pass *const pass = argument;
  pass->met = check (pass->e, pass->e->claim->formula);
}

/* Run the formula in one way, and be ready for another. */
static gh_status run_way (claim_pass *pass)
{
  evaluation *const e = pass->e;
  gh_trial *const t = e->trial;
  t->end = GH_CASE_HELD;
  gh_store_allow (t->store);
  e->judging = false;
  e->own = NULL;
  e->bound_count = 0;
  return gh_try (t->store, run_formula, pass);
}

/* In a way that is not the last. Sums that are too large to be built, or that the engine refuses,
   may still be told it, or be asked of it, in another. */
static void run_before (claim_pass *pass)
{
  gh_trial *const t = pass->e->trial;
  gh_status const status = run_way (pass);
  if (status == GH_ABANDONED && t->end != GH_CASE_INCONCLUSIVE)
    gh_fail (t->store, status);
  pass->told |= status == GH_OK && !t->refused;
  t->refused = false;
  t->stood_in = 0;
}

/* With sums that are asked of the engine. Where it does not take what it would be asked, the ways
   before have told what there is to be told. */
static void ask_sums (claim_pass *pass)
{
  gh_trial *const t = pass->e->trial;
  t->sums_asked = true;
  gh_status const status = run_way (pass);
  if (status == GH_OK)
    return;
  if (!pass->told || status != GH_ABANDONED || t->step.kind != GH_STEP_OUTSIDE)
    gh_fail (t->store, status);
  t->end = GH_CASE_HELD;
  t->step = (gh_case_step){.kind = GH_STEP_LAST};
  t->required[0] = 0;
}

/* Sums are told an engine in another program by their components where it can; one in this process
   is told them as forms, then by their components. Then they are asked of both. */
static void run_ways (claim_pass *pass)
{
  evaluation *const e = pass->e;
  const gh_engine *const engine = e->trial->engine;
  run_before (pass);
  e->by_components = e->about_sums && !engine->settle && gh_engine_can (engine, GH_WITH_SUMS);
  if (e->by_components && (pass->met || !pass->told))
    run_before (pass);
  e->by_components = false;
  if (pass->met || !pass->told)
    ask_sums (pass);
}

void gh_claim_run (gh_trial *t, const gh_theorem *theorem)
{
  const gh_claim *const c = theorem->claim;
  struct ending refused = {.status = GH_OK};
  evaluation e = {.trial = t, .claim = c, .refused = &refused};
  for (unsigned i = 0; i < c->variables; i++)
    e.values[i] = gh_any (t, c->words[i], c->names[i].sort);
  if (c->exists) {
    bool const witness = truth (&e, c->formula);
    gh_expect (t, !witness, "%s", "a witness");
    return;
  }
  claim_pass pass = {&e, false, false};
  if (c->sums && !c->of_forms && !t->engine->builtin)
    run_ways (&pass);
  else
    run_formula (&pass);
  if (!pass.met && refused.status != GH_OK)
    end_so (&e, &refused);
  if (!pass.met && e.heard)
    gh_end_case (t, GH_STEP_OWN_HELD, "the hypothesis");
  gh_assume (t, pass.met);
}
