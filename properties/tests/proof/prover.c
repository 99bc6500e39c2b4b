/* The prover without memory, and where the kernel has no room. */
#include "proof/provers/prover.h"
#include "proof/kernels/check.h"
#include "proof/telling/tell.h"
#include "tests/memory.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>

static FILE *out; /* where certificates are written to */

typedef struct proving {
  gh_canons *canons;
  gh_store *store;
  gh_misere *misere;
  gh_prover *prover;
  gh_status status;
} proving;

static void (*work) (proving *p);

static void work_in_table (void *argument)
{
  work (argument);
}

static void work_in_store (void *argument)
{
  proving *const p = argument;
  p->status = gh_canons_try (p->canons, work_in_table, p);
}

static gh_status prove_in (gh_store *store)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.cached_orders = limits.cached_sums = 2048;
  gh_canons *const canons = gh_canons_new (&limits, gh_store_allocator (store));
  proving p = {.canons = canons,
               .store = store,
               .misere = gh_misere_new (NULL, gh_store_allocator (store)),
               .prover = canons ? gh_prover_new (canons, store) : NULL,
               .status = GH_NO_MEMORY};
  gh_status const status = p.prover && p.misere ? gh_try (store, work_in_store, &p) : GH_NO_MEMORY;
  gh_prover_free (p.prover);
  gh_misere_free (p.misere);
  gh_canons_free (canons);
  return status ? status : p.status;
}

static void prove_with_memory (gh_store *store)
{
  gh_status const status = prove_in (store);
  if (status)
    gh_fail (store, status);
}

/* ---- work ------------------------------------------------------------------------------------ */

static void prove (proving *p, const char *left, const char *right, bool canonical)
{
  gh_form const l = game (p->store, left), r = game (p->store, right);
  gh_goal goal = {
      .left = &l, .right = &r, .left_count = 1, .right_count = 1, .canonical = canonical};
  goal.judgments = gh_prover_judgments (p->prover, &goal);
  gh_prover_write (p->prover, &goal, out);
}

static void prove_canonical (proving *p)
{
  prove (p, "{1,*|*,^}", "{1|*,^}", true);
}

static void prove_many (proving *p)
{
  prove (p, "{{3|{1/2|*}}|-5/8^*}", "{{1|^3*2},{2|-1}|-2*}", false);
}

static void prove_twice (proving *p)
{
  prove (p, "^", "*", false);
  prove (p, "{1|-1}", "v*", false);
}

static void prove_matrix (proving *p)
{
  gh_form const forms[] = {game (p->store, "{1/2|*3}"), game (p->store, "+-1"), GH_ZERO};
  gh_prover_write_matrix (p->prover, forms, 3, out);
}

static void write_misere (void *argument)
{
  proving *const p = argument;
  gh_form const games[] = {game (p->store, "*2"), game (p->store, "*{2,3}"),
                           game (p->store, "{1|*}")};
  for (size_t count = 2; count <= 3; count++) {
    gh_goal goal = {.left = games, .left_count = count};
    goal.judgments = gh_prover_judgments (p->prover, &goal);
    gh_prover_write (p->prover, &goal, out);
  }
}

static void prove_misere (proving *p)
{
  gh_prover_play_misere (p->prover, p->misere);
  gh_status const status = gh_misere_try (p->misere, write_misere, p);
  if (status)
    gh_fail (p->store, status);
}

/* ---- room ------------------------------------------------------------------------------------ */

#define TWO_99 "633825300114114700748351602688"
#define TWO_100 "1267650600228229401496703205376"

static void prove_places (proving *p)
{
  prove (p, "{1/2305843009213693952|0}", "0", false);
}

static void prove_large (proving *p)
{
  prove (p, "{" TWO_100 "|0}", "0", false);
}

static void prove_large_sum (proving *p)
{
  prove (p, "{" TWO_99 "|" TWO_99 "}", "{-" TWO_99 "|-" TWO_99 "}", false);
}

static void prove_long_sum (proving *p)
{
  static gh_form games[1001];
  for (size_t i = 0; i < 1001; i++)
    games[i] = game (p->store, "*");
  gh_goal const goal = {.left = games, .left_count = 1001};
  gh_prover_judgments (p->prover, &goal);
}

static void check_room (const char *name, void run (proving *), gh_status wanted)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  work = run;
  gh_status const status = prove_in (store);
  TAP_OK (status == wanted, "%s: status %d", name, (int)status);
  gh_store_free (store);
}

int main (void)
{
  static const struct {
    const char *name;
    void (*work) (proving *);
  } all[] = {{"a canonical form", prove_canonical},
             {"many sums", prove_many},
             {"two goals", prove_twice},
             {"a matrix", prove_matrix},
             {"misere play", prove_misere}};
  out = fopen ("/dev/null", "w");
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    work = all[i].work;
    out_of_memory (all[i].name, prove_with_memory);
  }
  check_room ("numbers of 61 places", prove_places, GH_ABANDONED);
  check_room ("a number of 101 bits", prove_large, GH_ABANDONED);
  check_room ("a sum of 101 bits", prove_large_sum, GH_ABANDONED);
  check_room ("1,001 games", prove_long_sum, GH_ABANDONED);
  gh_prover_free (NULL);
  fclose (out);
  return tap_done ();
}
