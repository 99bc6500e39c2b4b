/* Answers by certificate. Between the prover and the kernel there is only text; what the kernel
   read is made into forms again, which must be those that were asked about. */
#include "proof/certified.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/text.h"
#include "proof/goals/games.h"
#include "proof/goals/proved.h"
#include "proof/kernels/check.h"
#include "proof/provers/prover.h"

#include <stdlib.h>
#include <string.h>

typedef struct certified {
  gh_engine engine;
  gh_canons *canons;
  char *told; /* the last certificate that was asked for */
} certified;

typedef struct question {
  certified *engine;
  gh_store *store;
  gh_request request;
  gh_form g, h;
  gh_prover *prover;
  gh_text text; /* the certificate, as it is written to `out` */
  FILE *out;
  gh_form left[2], right[2], value; /* of the goal; the value where a form is asked for */
  gh_goal goal;
  gh_status table; /* how the work with the table ended */
  gh_proof proof;
  gh_form *forms;     /* that the kernel read */
  unsigned judgments; /* that it proved of the goal's sums */
} question;

#define MOST_VALUES 2000000 /* beyond, the table is emptied before the next question */

/* ---- the certificate ------------------------------------------------------------------------- */

static void add_left (question *q, gh_form form)
{
  q->left[q->goal.left_count++] = form;
}

static void add_right (question *q, gh_form form)
{
  q->right[q->goal.right_count++] = form;
}

/* The canonical form of what is asked for. */
static gh_form find_value (const question *q)
{
  gh_canons *const canons = q->engine->canons;
  gh_canon value = gh_canon_from_form (canons, q->store, q->g);
  if (q->request == GH_ASK_NEGATE)
    value = gh_canon_negative (canons, value);
  else if (q->request == GH_ASK_ADD)
    value = gh_canon_sum (canons, value, gh_canon_from_form (canons, q->store, q->h));
  else if (q->request == GH_ASK_SUBTRACT)
    value = gh_canon_difference (canons, value, gh_canon_from_form (canons, q->store, q->h));
  gh_canon_prepare (canons, value);
  return gh_canon_to_form (canons, value, q->store);
}

static void choose_goal (question *q)
{
  q->goal = (gh_goal){.left = q->left, .right = q->right};
  add_left (q, q->g);
  if (q->request == GH_ASK_OUTCOME)
    return;
  if (q->request == GH_ASK_COMPARE || q->request == GH_ASK_PROVE) {
    add_right (q, q->h);
    return;
  }
  q->value = find_value (q);
  q->goal.canonical = q->request == GH_ASK_CANONICAL || q->request == GH_ASK_BIRTHDAY ||
                      q->request == GH_ASK_NUMBER;
  if (q->request == GH_ASK_NEGATE)
    add_left (q, q->value);
  else
    add_right (q, q->value);
  if (q->request == GH_ASK_ADD)
    add_left (q, q->h);
  if (q->request == GH_ASK_SUBTRACT)
    add_right (q, q->h);
}

static void write_certificate (void *argument)
{
  question *const q = argument;
  choose_goal (q);
  q->goal.judgments = gh_prover_judgments (q->prover, &q->goal);
  gh_prover_write (q->prover, &q->goal, q->out);
}

static void use_table (void *argument)
{
  question *const q = argument;
  q->table = gh_canons_try (q->engine->canons, write_certificate, q);
}

/* ---- what the kernel read -------------------------------------------------------------------- */

static bool is_shown_canonical (const question *q)
{
  for (int32_t i = 1; i <= q->proof.form_count; i++)
    if (q->forms[i] == q->value && q->proof.forms[i].is_canonical)
      return true;
  return false;
}

static void read_proof (void *argument)
{
  question *const q = argument;
  gh_proof_forms (&q->proof, q->store, q->forms);
  q->judgments = gh_proved_judgments (q->store, &q->proof, q->forms, &q->goal);
  if (q->goal.canonical && !is_shown_canonical (q))
    q->judgments = 0;
}

/* ---- the engine ------------------------------------------------------------------------------ */

static const gh_outcome outcomes[] = {
    [GH_EQUAL] = GH_P, [GH_GREATER] = GH_L, [GH_LESS] = GH_R, [GH_FUZZY] = GH_N};

/* The certificate goes to the engine. */
static void tell (question *q, gh_value *value)
{
  free (q->engine->told);
  q->engine->told = q->text.at;
  for (char *newline = q->text.at; (newline = strchr (newline, '\n'));)
    *newline = ';';
  value->text = q->text.at;
  value->length = q->text.length;
  q->text.at = NULL;
}

static gh_reply answer (question *q, gh_value *value)
{
  gh_order order = GH_EQUAL; /* a value is equal to what it stands for */
  gh_proved_order (q->judgments, &order);
  value->type = gh_requests[q->request].answer;
  switch (q->request) {
  case GH_ASK_OUTCOME: value->outcome = outcomes[order]; break;
  case GH_ASK_COMPARE: value->order = order; break;
  case GH_ASK_PROVE: tell (q, value); break;
  case GH_ASK_NUMBER:
    value->form = gh_is_numeral (q->store, q->value) ? q->value : GH_NO_FORM;
    break;
  case GH_ASK_BIRTHDAY: value->form = gh_form_birthday (q->store, q->value); break;
  default: value->form = q->value;
  }
  return GH_ANSWERED;
}

static gh_reply refuse (question *q, gh_status status)
{
  gh_engine *const engine = &q->engine->engine;
  char words[100];
  if (status == GH_ABANDONED || q->table == GH_ABANDONED)
    snprintf (engine->words, sizeof engine->words, "too large for a certificate");
  else
    snprintf (engine->words, sizeof engine->words, "%s",
              status ? gh_status_text (q->store, status, words, sizeof words)
                     : gh_canons_status_text (q->engine->canons, q->table, words, sizeof words));
  return GH_REFUSED;
}

/* Whether the kernel proved what is answered: a value must be equal to what it stands for. */
static bool is_proved (const question *q)
{
  bool const is_value =
      q->request != GH_ASK_OUTCOME && q->request != GH_ASK_COMPARE && q->request != GH_ASK_PROVE;
  unsigned const equal = GH_LEFT_WINS_SECOND | GH_RIGHT_WINS_SECOND;
  return q->judgments == (is_value ? equal : q->goal.judgments);
}

static gh_reply check (question *q, gh_value *value)
{
  gh_engine *const engine = &q->engine->engine;
  if (!gh_proof_check (&q->proof, q->text.at)) {
    if (q->proof.error == gh_proof_no_memory)
      return refuse (q, GH_NO_MEMORY);
    snprintf (engine->words, sizeof engine->words,
              "the kernel rejects the certificate: line %zu: %s", q->proof.line, q->proof.error);
    return GH_FINDING;
  }
  q->forms = calloc ((size_t)q->proof.form_count + 1, sizeof *q->forms);
  gh_status const status = q->forms ? gh_try (q->store, read_proof, q) : GH_NO_MEMORY;
  if (status)
    return refuse (q, status);
  if (!is_proved (q)) {
    snprintf (engine->words, sizeof engine->words, "the certificate does not prove the answer");
    return GH_FINDING;
  }
  return answer (q, value);
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *value)
{
  question q = {
      .engine = (certified *)engine, .store = store, .request = request, .g = arguments[0].form};
  gh_reply reply = GH_REFUSED;
  if (gh_requests[request].count > 1)
    q.h = arguments[1].form;
  if (gh_canons_count (q.engine->canons) > MOST_VALUES)
    gh_canons_empty (q.engine->canons);
  q.prover = gh_prover_new (q.engine->canons, store);
  q.out = q.prover ? gh_text_open (&q.text) : NULL;
  gh_status const status = q.out ? gh_try (store, use_table, &q) : GH_NO_MEMORY;
  bool const written = gh_text_close (&q.text, q.out);
  if (status || q.table)
    reply = refuse (&q, status);
  else if (!written)
    reply = refuse (&q, GH_NO_MEMORY);
  else
    reply = check (&q, value);
  gh_proof_free (&q.proof);
  gh_prover_free (q.prover);
  free (q.forms);
  free (q.text.at);
  return reply;
}

static void close_engine (gh_engine *engine)
{
  gh_canons_free (((certified *)engine)->canons);
  free (((certified *)engine)->told);
  free (engine);
}

gh_engine *gh_certified_open (void)
{
  certified *const made = calloc (1, sizeof *made);
  if (!made)
    return NULL;
  made->canons = gh_canons_new (NULL, NULL);
  if (!made->canons) {
    free (made);
    return NULL;
  }
  made->engine = (gh_engine){
      .name = "certified",
      .abilities = GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE) | GH_BIT (GH_ASK_NEGATE) |
                   GH_BIT (GH_ASK_ADD) | GH_BIT (GH_ASK_SUBTRACT) | GH_BIT (GH_ASK_CANONICAL) |
                   GH_BIT (GH_ASK_BIRTHDAY) | GH_BIT (GH_ASK_NUMBER) | GH_BIT (GH_ASK_PROVE),
      .window = 1,
      .ask = ask,
      .close = close_engine};
  return &made->engine;
}
