#include "commands/prove/heaps.h"
#include "commands/command.h"
#include "language/heap_claims.h"
#include "proof/heap_prover.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

typedef struct proving {
  gh_heap_claim claim;
  gh_heaps_goal goal;
  bool on_terminal;
} proving;

static bool go_on (void *context, size_t count)
{
  const proving *const p = context;
  if (p->on_terminal)
    fprintf (stderr, "\r\033[K%zu values", count);
  return !gh_interrupted ();
}

static int complain (gh_octal_status status, size_t most)
{
  if (status == GH_OCTAL_STOPPED)
    return GH_EXIT_INTERRUPTED;
  if (status == GH_OCTAL_OVER_HEAPS)
    return gh_usage ("prove: it takes more than %zu values of heaps; --heaps finds more", most);
  return gh_usage ("prove: %s", gh_octal_status_text (status));
}

static int end (const proving *p, const gh_octal *octal, bool refute)
{
  uint64_t const true_one = p->claim.of_period ? p->goal.period.length : p->goal.value;
  bool const is_true = !p->claim.is_claimed || p->claim.claimed == true_one;
  if (!is_true)
    gh_usage (refute ? "this is false, it is %" PRIu64 ", which is certified"
                     : "this is false, it is %" PRIu64 "; --refute certifies that",
              true_one);
  if (is_true || refute)
    gh_heaps_write (octal, &p->goal, stdout);
  return is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static int prove (proving *p, gh_octal *octal, size_t most, bool refute)
{
  gh_octal_status const status = gh_heaps_solve (octal, most, go_on, p, &p->goal);
  if (p->on_terminal)
    fputs ("\r\033[K", stderr);
  return status ? complain (status, most) : end (p, octal, refute);
}

int gh_prove_heaps (const char *text, size_t most, bool refute)
{
  gh_error error;
  proving p = {.on_terminal = isatty (STDERR_FILENO)};
  if (!gh_heap_claim_read (text, &p.claim, &error))
    return gh_usage_at (text, &error);
  p.goal.sizes = p.claim.of_period ? NULL : p.claim.sizes;
  p.goal.count = p.claim.count;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_octal *const octal =
      store ? gh_octal_new (&p.claim.code, GH_OCTAL_SPARSE, gh_store_allocator (store)) : NULL;
  int const status = octal ? prove (&p, octal, most, refute) : complain (GH_OCTAL_NO_MEMORY, most);
  gh_octal_free (octal);
  gh_store_free (store);
  return status;
}
