#include "commands/prove/heaps.h"
#include "commands/command.h"
#include "commands/prove/losses.h"
#include "commands/prove/whole.h"
#include "language/heap_claims.h"
#include "proof/provers/heap_prover.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct proving {
  gh_heap_claim claim;
  gh_heaps_goal goals[GH_MOST_CLAIMED_CODES]; /* one for each position */
  gh_octal *octals[GH_MOST_CLAIMED_CODES];
} proving;

static int complain (gh_octal_status status, size_t most)
{
  if (status == GH_OCTAL_STOPPED)
    return GH_EXIT_INTERRUPTED;
  if (status == GH_OCTAL_OVER_HEAPS)
    return gh_usage ("prove: it takes more than %zu value%s of heaps; --heaps finds more", most,
                     most == 1 ? "" : "s");
  return gh_usage ("prove: %s", gh_octal_status_text (status));
}

/* The period, or what all heaps are worth together, or the letter of their outcome. */
static uint64_t found (const proving *p)
{
  unsigned value = 0;
  if (p->claim.about == GH_CLAIM_PERIOD)
    return p->goals[0].period.length;
  for (size_t i = 0; i < p->claim.count; i++)
    value ^= p->goals[i].value;
  if (p->claim.about == GH_CLAIM_OUTCOME)
    return value ? 'N' : 'P';
  return value;
}

static int end (const proving *p, const char *claim, bool refute)
{
  uint64_t const true_one = found (p);
  bool const is_true = gh_heap_claim_holds (&p->claim, p->claim.claimed == true_one);
  char text[24] = {(char)true_one};
  if (p->claim.about != GH_CLAIM_OUTCOME)
    snprintf (text, sizeof text, "%" PRIu64, true_one);
  if (!is_true)
    gh_usage (refute ? "this is false, it is %s, which is certified"
                     : "this is false, it is %s; --refute certifies that",
              text);
  if ((!is_true && refute) || !p->claim.is_claimed)
    gh_tell_answered (claim, p->claim.is_claimed, text);
  if (is_true || refute)
    gh_heaps_write (p->octals, p->goals, p->claim.count, stdout);
  return is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static gh_octal_status solve (proving *p, size_t i, size_t most, gh_store *store)
{
  const gh_claimed_heaps *const heaps = &p->claim.positions[i];
  p->goals[i].sizes = p->claim.about == GH_CLAIM_PERIOD ? NULL : p->claim.sizes + heaps->first;
  p->goals[i].count = heaps->count;
  p->octals[i] = gh_octal_new (&heaps->code, GH_OCTAL_SPARSE, gh_store_allocator (store));
  return p->octals[i] ? gh_heaps_solve (p->octals[i], most, NULL, NULL, &p->goals[i])
                      : GH_OCTAL_NO_MEMORY;
}

static int prove (proving *p, const char *claim, gh_store *store, size_t most, bool refute)
{
  gh_octal_status status = store ? GH_OCTAL_OK : GH_OCTAL_NO_MEMORY;
  for (size_t i = 0; i < p->claim.count && !status; i++)
    status = solve (p, i, most, store);
  return status ? complain (status, most) : end (p, claim, refute);
}

int gh_prove_heaps (const char *text, size_t most, const gh_limits *limits, bool refute)
{
  gh_error error;
  proving p = {0};
  if (!gh_heap_claim_read (text, &p.claim, &error))
    return gh_usage_at (text, &error);
  if (p.claim.about >= GH_CLAIM_MISERE_OUTCOME)
    return gh_prove_losses (&p.claim, text, limits, refute);
  gh_store *const store = gh_store_new (NULL, NULL);
  int const status = prove (&p, text, store, most, refute);
  for (size_t i = 0; i < p.claim.count; i++)
    gh_octal_free (p.octals[i]);
  gh_store_free (store);
  return status;
}
