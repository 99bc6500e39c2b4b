/* Heaps are compared by what their codes say of each number of objects, and by their sizes. */
#include "commands/command.h"
#include "commands/prove/shown.h"
#include "language/heap_claims.h"
#include "proof/kernels/check_boards.h"
#include "proof/kernels/check_heaps.h"
#include "proof/telling/verify.h"

#include <stdlib.h>
#include <string.h>

/* The digits of a code, one more than are written, and last whether it is that of Grundy's game. */
#define DIGITS (GH_DIGITS_PLACES + 2)
typedef struct rules {
  uint8_t digit[DIGITS + 1];
} rules;

typedef struct heap {
  rules code;
  uint64_t size;
} heap;

/* Heaps in order, of which there are at most as many as a claim has, and two more. */
#define MOST_HEAPS (GH_MOST_CLAIMED_HEAPS + 2)
typedef struct heaps {
  heap at[MOST_HEAPS];
  size_t count;
} heaps;

typedef struct showing {
  gh_heap_claim claim;
  heaps claimed, found;
  gh_store *store; /* of a genus: */
  gh_form genus;
  const gh_boards_proof *proof;
  bool is_shown;
} showing;

static rules rules_of (const gh_code *code)
{
  rules found = {{0}};
  for (size_t i = 0; i < DIGITS; i++)
    found.digit[i] = (uint8_t)gh_code_digit (code, i);
  found.digit[DIGITS] = code->unequal;
  return found;
}

static rules rules_of_digits (const gh_digits *code)
{
  rules found = {{0}};
  for (size_t i = 0; i < DIGITS; i++)
    found.digit[i] = i <= code->places || code->endless ? (uint8_t)gh_digits_at (code, i) : 0;
  found.digit[DIGITS] = code->unequal;
  return found;
}

static bool are_same_rules (const rules *a, const rules *b)
{
  return !memcmp (a, b, sizeof *a);
}

static int by_code (const void *a, const void *b)
{
  const heap *const x = a, *const y = b;
  int const order = memcmp (&x->code, &y->code, sizeof x->code);
  return order ? order : (x->size > y->size) - (x->size < y->size);
}

static bool are_same (const heap *a, const heap *b)
{
  return by_code (a, b) == 0;
}

static bool are_same_heaps (const heaps *a, const heaps *b)
{
  bool same = a->count == b->count;
  for (size_t i = 0; same && i < a->count; i++)
    same = are_same (&a->at[i], &b->at[i]);
  return same;
}

static void add (heaps *to, const rules *code, uint64_t size)
{
  if (to->count < MOST_HEAPS)
    to->at[to->count++] = (heap){*code, size};
}

static void sort (heaps *h)
{
  qsort (h->at, h->count, sizeof *h->at, by_code);
}

static void take_claim (showing *s)
{
  for (size_t i = 0; i < s->claim.count; i++) {
    const gh_claimed_heaps *const p = &s->claim.positions[i];
    rules const code = rules_of (&p->code);
    for (size_t j = 0; j < p->count; j++)
      add (&s->claimed, &code, s->claim.sizes[p->first + j]);
  }
  sort (&s->claimed);
}

/* To be freed. NULL: it is no claim of heaps, or there is no memory; *status is the answer. */
static showing *read_claim (const gh_shown *shown, int *status)
{
  gh_error error;
  bool const is_claim = gh_heap_claim_is (shown->claim);
  showing *const s = is_claim ? calloc (1, sizeof *s) : NULL;
  *status = is_claim && !s ? gh_usage ("out of memory") : GH_SHOWS_OTHER;
  if (s && gh_heap_claim_read (shown->claim, &s->claim, &error))
    take_claim (s);
  return s;
}

/* Whether what is claimed, or that it is not so, follows from the one thing that is found. */
static bool follows (const showing *s, uint64_t found)
{
  return gh_heap_claim_holds (&s->claim, s->claim.claimed == found);
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool shows_period (const showing *s, const gh_heaps_proof *p)
{
  rules const claimed = rules_of (&s->claim.positions[0].code);
  for (size_t i = 0; i < p->code_count; i++) {
    rules const code = rules_of_digits (&p->codes[i].is);
    if (p->codes[i].period && are_same_rules (&code, &claimed) && follows (s, p->codes[i].period))
      return true;
  }
  return false;
}

static bool shows_value (showing *s, const gh_heaps_proof *p)
{
  bool fits = true;
  for (size_t i = 0; i < p->sum_count; i++) {
    const gh_heaps_sum *const sum = &p->sums[i];
    rules const code = rules_of_digits (&p->codes[sum->code].is);
    fits = fits && sum->count <= s->claimed.count - s->found.count;
    for (size_t j = 0; fits && j < sum->count; j++)
      add (&s->found, &code, p->sizes[sum->first + j]);
    if (sum->goes_on)
      continue;
    sort (&s->found);
    if (fits && are_same_heaps (&s->claimed, &s->found) &&
        follows (s, s->claim.about == GH_CLAIM_GRUNDY ? sum->together
                    : sum->together                   ? 'N'
                                                      : 'P'))
      return true;
    s->found.count = 0;
    fits = true;
  }
  return false;
}

int gh_shown_by_heaps (gh_shown *shown)
{
  gh_heaps_proof proof;
  int status;
  showing *const s = read_claim (shown, &status);
  if (!gh_heaps_check (&proof, shown->text))
    status = gh_verify_reject (shown->path, proof.line, proof.error);
  else if (s && s->claim.about <= GH_CLAIM_OUTCOME &&
           (s->claim.about == GH_CLAIM_PERIOD ? shows_period (s, &proof) : shows_value (s, &proof)))
    status = GH_EXIT_HOLDS;
  gh_heaps_free (&proof);
  free (s);
  return status;
}

/* ---- heaps in play --------------------------------------------------------------------------- */

static void take_sum (showing *s, const gh_boards_proof *p, const gh_boards_sum *sum)
{
  s->found.count = 0;
  for (size_t i = 0; sum->heaps[i]; i++) {
    rules const code = rules_of_digits (&p->codes[sum->heaps[i] / GH_HEAP_SIZES]);
    add (&s->found, &code, sum->heaps[i] % GH_HEAP_SIZES);
  }
  sort (&s->found);
}

/* Whether these heaps are those of the claim, besides perhaps one of Nim, which is *value; 0 if
   there is none. */
static bool are_beside (const showing *s, uint64_t *value)
{
  static const gh_code nim = {.digit = {0, 3}, .places = 1, .endless = true};
  rules const of_nim = rules_of (&nim);
  size_t at = 0, more = 0;
  *value = 0;
  for (size_t i = 0; i < s->found.count; i++)
    if (at < s->claimed.count && are_same (&s->found.at[i], &s->claimed.at[at]))
      at++;
    else if (more++ || !are_same_rules (&s->found.at[i].code, &of_nim))
      return false;
    else
      *value = s->found.at[i].size;
  return at == s->claimed.count;
}

static bool is_shown (const gh_boards_sum *sum, bool misere)
{
  return sum->kind != GH_BOARDS_LOST && sum->misere == misere;
}

/* The value in this play of the claim's heaps, as shown heaps that are lost have it. */
static bool find_value (showing *s, const gh_boards_proof *p, bool misere, uint64_t *value)
{
  bool is_found = false;
  for (uint64_t i = 0; !is_found && i < p->sum_count; i++)
    if (is_shown (&p->sums[i], misere) && p->sums[i].kind != GH_BOARDS_WON_SHOWN) {
      take_sum (s, p, &p->sums[i]);
      is_found = are_beside (s, value);
    }
  return is_found;
}

static bool shows_winner (showing *s, const gh_boards_proof *p, bool misere)
{
  bool is_found = false;
  for (uint64_t i = 0; !is_found && i < p->sum_count; i++)
    if (is_shown (&p->sums[i], misere)) {
      take_sum (s, p, &p->sums[i]);
      is_found = are_same_heaps (&s->claimed, &s->found) &&
                 follows (s, p->sums[i].kind == GH_BOARDS_WON_SHOWN ? 'N' : 'P');
    }
  return is_found;
}

/* From this term of a genus on each is the one before it with 2 xored into it. */
static size_t regular_from (showing *s)
{
  size_t n = GH_SIDE_HEAPS;
  while (n > 0 &&
         gh_genus_term (s->store, s->genus, n) == (gh_genus_term (s->store, s->genus, n - 1) ^ 2))
    n--;
  return n;
}

/* Term for term, up to the two that repeat; one that differs is enough for what is negated. */
static bool shows_terms (showing *s, const gh_boards_proof *p)
{
  static const gh_code nim = {.digit = {0, 3}, .places = 1, .endless = true};
  rules const of_nim = rules_of (&nim);
  uint64_t value;
  if (!find_value (s, p, false, &value))
    return false;
  bool same = value == gh_genus_normal (s->store, s->genus);
  size_t const last = regular_from (s) + 1;
  for (size_t n = 0; same && n <= last; n++) {
    if (!find_value (s, p, true, &value))
      return false;
    same = value == gh_genus_term (s->store, s->genus, n);
    add (&s->claimed, &of_nim, 2);
    sort (&s->claimed);
  }
  return gh_heap_claim_holds (&s->claim, same);
}

static void show_genus (void *argument)
{
  showing *const s = argument;
  s->genus = gh_heap_claim_genus (s->store, &s->claim);
  s->is_shown = s->genus != GH_NO_FORM && shows_terms (s, s->proof);
}

static bool shows_genus (gh_shown *shown, showing *s, const gh_boards_proof *p, int *status)
{
  s->proof = p;
  s->store = gh_store_new (shown->limits, NULL);
  bool const fits = s->claimed.count < GH_SIDE_HEAPS;
  if (!s->store || (fits && gh_try (s->store, show_genus, s) == GH_NO_MEMORY))
    *status = gh_usage ("out of memory");
  if (s->genus == GH_NO_FORM)
    *status = gh_usage ("verify: expected a genus, as 2^1420 or 16^16,18");
  if (!s->claim.negated)
    shown->but = "that the last two terms repeat for ever";
  gh_store_free (s->store);
  return s->is_shown;
}

static bool shows_loss (gh_shown *shown, showing *s, const gh_boards_proof *p, int *status)
{
  uint64_t value;
  switch (s->claim.about) {
  case GH_CLAIM_OUTCOME: return shows_winner (s, p, false);
  case GH_CLAIM_MISERE_OUTCOME: return shows_winner (s, p, true);
  case GH_CLAIM_GRUNDY: return find_value (s, p, false, &value) && follows (s, value);
  case GH_CLAIM_MISERE_GRUNDY: return find_value (s, p, true, &value) && follows (s, value);
  case GH_CLAIM_GENUS: return shows_genus (shown, s, p, status);
  default: return false;
  }
}

int gh_shown_by_losses (gh_shown *shown)
{
  gh_boards_proof proof;
  int status;
  showing *const s = read_claim (shown, &status);
  if (!gh_boards_check (&proof, shown->text))
    status = gh_verify_reject (shown->path, proof.line, proof.error);
  else if (s && shows_loss (shown, s, &proof, &status))
    status = GH_EXIT_HOLDS;
  gh_boards_free (&proof);
  free (s);
  return status;
}
