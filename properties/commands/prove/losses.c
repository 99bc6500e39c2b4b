#include "commands/prove/losses.h"
#include "commands/command.h"
#include "commands/prove/whole.h"
#include "optimized/misere/heaps.h"
#include "proof/provers/loss_prover.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MOST_TERMS 16 /* of a genus */

typedef struct proving {
  const gh_heap_claim *claim;
  const char *text;
  const gh_limits *limits;
  gh_code codes[GH_BOARDS_CODES + 1]; /* of values, the last one is that of Nim */
  size_t code_count;
  gh_side_heaps heaps;
  gh_loss_prover *prover;
  gh_boards_status status;
  gh_misere *misere; /* of a genus: */
  uint32_t terms[MOST_TERMS];
  size_t term_count; /* with the one that repeats; 0: there are more */
  gh_store *store;
  gh_form genus; /* that was claimed, or GH_NO_FORM */
  bool is_true;
  char found[100]; /* what is certified in place of what is claimed */
} proving;

static const gh_code nim = {.digit = {0, 3}, .places = 1, .endless = true};

/* ---- heaps ----------------------------------------------------------------------------------- */

static size_t place_of (const proving *p, const gh_code *code)
{
  size_t place = 0;
  while (place < p->code_count && !gh_code_same (&p->codes[place], code))
    place++;
  return place;
}

static void add_code (proving *p, const gh_code *code)
{
  size_t const place = place_of (p, code);
  p->codes[place] = *code;
  p->code_count += place == p->code_count;
}

static void take_heaps (proving *p)
{
  const gh_heap_claim *const c = p->claim;
  bool const with_nim = c->about != GH_CLAIM_MISERE_OUTCOME;
  for (size_t i = 0; i < c->count; i++)
    if (!with_nim || !gh_code_same (&c->positions[i].code, &nim))
      add_code (p, &c->positions[i].code);
  if (with_nim)
    add_code (p, &nim);
  for (size_t i = 0; i < c->count; i++)
    for (size_t j = 0; j < c->positions[i].count; j++)
      gh_heaps_add (p->heaps, place_of (p, &c->positions[i].code) * GH_HEAP_SIZES +
                                  c->sizes[c->positions[i].first + j]);
}

static gh_loss_prover *open_prover (const proving *p)
{
  gh_digits codes[GH_BOARDS_CODES] = {0};
  for (size_t i = 0; i < p->code_count; i++) {
    const gh_code *const c = &p->codes[i];
    codes[i] = (gh_digits){.places = c->places, .endless = c->endless, .unequal = c->unequal};
    memcpy (codes[i].digit, c->digit, sizeof codes[i].digit);
  }
  return gh_loss_prover_new (codes, p->code_count, p->limits->steps);
}

/* ---- what is to be shown --------------------------------------------------------------------- */

static void show (proving *p, const gh_boards_sum *shown)
{
  if (!p->status)
    p->status = gh_loss_prover_show (p->prover, shown);
}

static void prove_outcome (proving *p)
{
  bool is_lost;
  gh_boards_sum shown = {.misere = true};
  p->status = gh_loss_prover_solve (p->prover, p->heaps, true, &is_lost);
  p->is_true = gh_heap_claim_holds (p->claim, p->claim->claimed == (is_lost ? 'P' : 'N'));
  memcpy (shown.heaps, p->heaps, sizeof shown.heaps);
  snprintf (p->found, sizeof p->found, "%s", is_lost ? "P" : "N");
  shown.kind = is_lost ? GH_BOARDS_LOST_SHOWN : GH_BOARDS_WON_SHOWN;
  show (p, &shown);
}

/* The value of the heaps and of so many heaps of 2 in Nim. */
static uint16_t prove_value (proving *p, size_t twos, bool misere)
{
  gh_boards_sum shown = {.misere = misere, .kind = GH_BOARDS_VALUE_SHOWN};
  memcpy (shown.heaps, p->heaps, sizeof shown.heaps);
  for (; twos; twos--)
    gh_heaps_add (shown.heaps, (p->code_count - 1) * GH_HEAP_SIZES + 2);
  if (!p->status)
    p->status = gh_loss_prover_value (p->prover, shown.heaps, misere, &shown.value);
  show (p, &shown);
  return shown.value;
}

static void prove_misere_grundy (proving *p)
{
  uint16_t const value = prove_value (p, 0, true);
  p->is_true = gh_heap_claim_holds (p->claim, p->claim->claimed == value);
  snprintf (p->found, sizeof p->found, "%u", value);
}

static void find_terms (void *argument)
{
  proving *const p = argument;
  const gh_heap_claim *const c = p->claim;
  const uint32_t *terms;
  gh_reduced all = GH_REDUCED_ZERO;
  for (size_t i = 0; i < c->count; i++)
    all = gh_reduced_sum (p->misere, all,
                          gh_reduced_of_heaps (p->misere, &c->positions[i].code,
                                               c->sizes + c->positions[i].first,
                                               c->positions[i].count));
  size_t const count = gh_reduced_genus (p->misere, all, &terms);
  if (count >= MOST_TERMS)
    return;
  memcpy (p->terms, terms, count * sizeof *terms);
  p->terms[count] = terms[count - 1] ^ 2;
  p->term_count = count + 1;
}

static void compare_genus (void *argument)
{
  proving *const p = argument;
  uint32_t const normal = prove_value (p, 0, false);
  for (size_t i = 0; i < p->term_count; i++)
    p->terms[i] = prove_value (p, i, true);
  gh_form const found = gh_genus_of_terms (p->store, normal, p->terms, p->term_count);
  p->is_true = gh_heap_claim_holds (p->claim, found == p->genus);
  snprintf (p->found, sizeof p->found, "%s", gh_genus_print (p->store, found));
}

static void read_genus (void *argument)
{
  proving *const p = argument;
  p->genus = gh_heap_claim_genus (p->store, p->claim);
}

static const char tail[] =
    "of the genus this shows the terms up to the two that repeat, not that they do for ever";

/* ---- what is said ---------------------------------------------------------------------------- */

static int complain (const proving *p)
{
  switch (p->status) {
  case GH_BOARDS_HALTED: return GH_EXIT_INTERRUPTED;
  case GH_BOARDS_NO_MEMORY: return gh_usage ("out of memory");
  case GH_BOARDS_OVER_HEAPS:
    if (p->claim->about == GH_CLAIM_MISERE_OUTCOME)
      return GH_PROVE_BY_FORMS;
    return gh_usage ("prove: moves lead to more than the %d heaps of a certificate", GH_SIDE_HEAPS);
  case GH_BOARDS_OVER_MOVES:
    return gh_usage ("prove: this takes more than the 2^34 steps of moves in a certificate");
  default:
    return gh_usage ("prove: more than %" PRIu32 " positions; --limit steps=N looks at more",
                     p->limits->steps);
  }
}

static int end (proving *p, bool refute)
{
  if (p->status)
    return complain (p);
  if (!p->is_true)
    gh_usage (refute ? "this is false; what holds is certified"
                     : "this is false; --refute certifies what holds");
  if (!p->is_true && !refute)
    return GH_EXIT_FAILS;
  if (!p->is_true || !p->claim->is_claimed)
    gh_tell_answered (p->text, p->claim->is_claimed, p->found);
  p->status =
      gh_loss_prover_write (p->prover, p->claim->about == GH_CLAIM_GENUS ? tail : NULL, stdout);
  if (p->status)
    return complain (p);
  return p->is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static int refuse_genus (const proving *p)
{
  gh_error error;
  gh_error_set_place (&error, p->text, p->claim->genus);
  snprintf (error.text, sizeof error.text, "expected a genus, as 2^1420 or 16^16,18");
  return gh_usage_at (p->text, &error);
}

static int prove_genus (proving *p, bool refute)
{
  char words[100];
  p->genus = GH_NO_FORM;
  if (p->claim->is_claimed && (gh_try (p->store, read_genus, p) || p->genus == GH_NO_FORM))
    return refuse_genus (p);
  gh_status status = gh_misere_try (p->misere, find_terms, p);
  if (status)
    return gh_interrupted ()
               ? GH_EXIT_INTERRUPTED
               : gh_usage ("too large: %s",
                           gh_misere_status_text (p->misere, status, words, sizeof words));
  if (!p->term_count || !gh_heap_claim_fits (p->claim, p->term_count))
    return gh_usage ("prove: this genus takes more heaps than the %d of a certificate",
                     GH_SIDE_HEAPS);
  status = gh_try (p->store, compare_genus, p);
  return status ? gh_usage ("too large: %s", gh_status_text (p->store, status, words, sizeof words))
                : end (p, refute);
}

static int prove (proving *p, bool refute)
{
  if (p->claim->about == GH_CLAIM_GENUS)
    return prove_genus (p, refute);
  if (p->claim->about == GH_CLAIM_MISERE_GRUNDY)
    prove_misere_grundy (p);
  else
    prove_outcome (p);
  return end (p, refute);
}

int gh_prove_losses (const gh_heap_claim *claim, const char *text, const gh_limits *limits,
                     bool refute)
{
  proving p = {.claim = claim, .text = text, .limits = limits};
  gh_limits of_misere = GH_DEFAULT_MISERE_LIMITS;
  if (!gh_heap_claim_fits (claim, claim->about != GH_CLAIM_MISERE_OUTCOME))
    return gh_usage ("prove: expected at most %d heaps, of %d codes and %d objects in misere play",
                     GH_SIDE_HEAPS - 1, GH_BOARDS_CODES, GH_HEAP_SIZES - 1);
  take_heaps (&p);
  of_misere.steps = limits->steps;
  p.prover = open_prover (&p);
  p.misere = gh_misere_new (&of_misere, NULL);
  p.store = gh_store_new (limits, NULL);
  int const status =
      p.prover && p.misere && p.store ? prove (&p, refute) : gh_usage ("out of memory");
  gh_loss_prover_free (p.prover);
  gh_misere_free (p.misere);
  gh_store_free (p.store);
  return status;
}
