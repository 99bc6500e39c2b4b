#include "proofs/proof.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/text.h"
#include "proof/kernels/check.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- running --------------------------------------------------------------------------------- */

typedef struct running {
  gh_trial *trial;
  void (*prove) (gh_trial *trial, gh_prover *prover);
  gh_canons *canons;
  gh_prover *prover;
  gh_status status; /* of the table */
} running;

static void run (void *argument)
{
  const running *const r = argument;
  r->prove (r->trial, r->prover);
}

static void run_with_table (void *argument)
{
  running *const r = argument;
  r->status = gh_canons_try (r->canons, run, r);
}

/* The games are small. */
static gh_canons_limits small_table (void)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.cached_orders = limits.cached_sums = 256;
  return limits;
}

void gh_proof_run (gh_trial *t, void (*prove) (gh_trial *trial, gh_prover *prover))
{
  gh_canons_limits const limits = small_table ();
  running r = {.trial = t, .prove = prove, .canons = gh_canons_new (&limits, NULL)};
  r.prover = r.canons ? gh_prover_new (r.canons, t->store) : NULL;
  gh_status const ended = r.prover ? gh_try (t->store, run_with_table, &r) : GH_NO_MEMORY;
  gh_prover_free (r.prover);
  gh_canons_free (r.canons);
  if (ended || r.status)
    gh_fail (t->store, ended ? ended : r.status);
}

gh_form gh_any_small (gh_trial *t, const char *name, gh_sort sort)
{
  gh_form const g = gh_any (t, name, sort);
  int64_t day;
  gh_assume (t, gh_small_integer (t->store, gh_form_birthday (t->store, g), 0, GH_SMALL, &day));
  return g;
}

/* ---- what the kernel says -------------------------------------------------------------------- */

/* A certificate being written and read. */
typedef struct reading {
  gh_trial *trial;
  gh_prover *prover;
  gh_strategy strategy; /* of the second player, or */
  bool opens;
  gh_opening opening; /* of the first */
  gh_side wins;
  const gh_slot *slots; /* the conclusion */
  size_t count;
  FILE *out;
  gh_text text;
  gh_proof proof;
  gh_form *forms; /* of the proof, rebuilt */
  bool written, accepted, concludes;
} reading;

static void write_all (void *argument)
{
  reading *const r = argument;
  r->written = r->opens
                   ? gh_opening_write (r->prover, r->wins, r->slots, r->count, r->opening, r->out)
                   : gh_strategy_write (r->prover, r->strategy, r->out);
}

/* Within the frames that own the text, whatever limit is passed. */
static void write (void *argument)
{
  reading *const r = argument;
  gh_status const status = gh_canons_try (gh_prover_canons (r->prover), write_all, r);
  if (status)
    gh_fail (r->trial->store, status);
}

/* The forms as the kernel read them. */
static void rebuild (reading *r)
{
  for (int32_t n = 1; n <= r->proof.form_count; n++) {
    const gh_proof_form *const f = &r->proof.forms[n];
    const int32_t *option = &r->proof.refs[f->first];
    gh_form_begin (r->trial->store);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (size_t i = 0; i < f->count[side]; i++)
        gh_form_add (r->trial->store, side, r->forms[*option++]);
    r->forms[n] = gh_form_end (r->trial->store);
  }
}

/* Whether a node is of the sum of the conclusion, but for slots of {|}. */
static bool is_of_slots (const reading *r, const gh_proof_node *node)
{
  bool used[GH_MOST_SLOTS] = {false};
  size_t left = 0;
  for (size_t i = 0; i < r->count; i++)
    left += r->slots[i].form != GH_ZERO;
  for (size_t k = 0; k < node->count; k++) {
    int32_t const n = r->proof.refs[node->first + k];
    size_t i = 0;
    while (i < r->count &&
           (used[i] || r->slots[i].minus != (n < 0) || r->slots[i].form != r->forms[abs (n)]))
      i++;
    if (i == r->count)
      return false;
    used[i] = true;
  }
  return left == node->count && node->number == 0;
}

static void read (void *argument)
{
  reading *const r = argument;
  size_t shown = 0;
  rebuild (r);
  for (int32_t n = 1; n <= r->proof.node_count; n++) {
    const gh_proof_node *const node = &r->proof.nodes[n];
    if (node->shown && ++shown == 1)
      r->concludes =
          is_of_slots (r, node) && node->wins == r->wins && (node->begins == r->wins) == r->opens;
  }
  r->concludes &= shown == 1 && r->proof.misere == gh_prover_is_misere (r->prover);
}

/* Checks and frees the text. */
static gh_status check (reading *r)
{
  gh_status status = GH_OK;
  r->accepted = gh_proof_check (&r->proof, r->text.at);
  if (r->accepted) {
    r->forms = calloc ((size_t)r->proof.form_count + 1, sizeof *r->forms);
    status = r->forms ? gh_try (r->trial->store, read, r) : GH_NO_MEMORY;
    free (r->forms);
  } else if (r->proof.error == gh_proof_no_memory)
    status = GH_NO_MEMORY;
  return status;
}

static void expect (reading *r)
{
  gh_trial *const t = r->trial;
  gh_status status = GH_NO_MEMORY;
  r->out = gh_text_open (&r->text);
  if (r->out) {
    status = gh_try (t->store, write, r);
    bool const closed = gh_text_close (&r->text, r->out);
    if (status == GH_OK && r->written)
      status = closed ? check (r) : GH_NO_MEMORY;
  }
  size_t const line = r->proof.line;
  const char *const error = r->proof.error;
  gh_proof_free (&r->proof);
  free (r->text.at);
  if (status != GH_OK)
    gh_fail (t->store, status == GH_ABANDONED ? GH_OVER_FORMS : status); /* of a certificate */
  gh_expect (t, r->written, "a strategy that wins, not %s",
             gh_fault_text (gh_prover_fault (r->prover)));
  gh_expect (t, r->accepted, "a certificate that the kernel accepts: line %zu, %s", line, error);
  gh_expect (t, r->concludes, "a certificate of the theorem's conclusion");
}

void gh_expect_second (gh_trial *t, gh_prover *p, gh_strategy strategy, gh_side wins,
                       const gh_slot *slots, size_t count)
{
  expect (&(reading){
      .trial = t, .prover = p, .strategy = strategy, .wins = wins, .slots = slots, .count = count});
}

void gh_expect_first (gh_trial *t, gh_prover *p, gh_opening opening, gh_side wins,
                      const gh_slot *slots, size_t count)
{
  expect (&(reading){.trial = t,
                     .prover = p,
                     .opens = true,
                     .opening = opening,
                     .wins = wins,
                     .slots = slots,
                     .count = count});
}
