/* Pitfalls: what they are, that all are asked in a first pass, and that what fails there is made
   smaller beyond them. */
#include "harness/cases/values.h"
#include "harness/run/turns.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool are_of_sort (const gh_catalog *c)
{
  bool good = c != NULL;
  for (size_t i = 0; good && i < c->count; i++)
    good = gh_is_of_sort (c->store, c->forms[i], c->sort) && (!i || c->forms[i] != c->forms[i - 1]);
  return good;
}

static void lists (void)
{
  static const struct {
    gh_sort sort;
    size_t count;
  } rows[] = {{GH_SORT_GAME, 60},     {GH_SORT_NUMBER, 26}, {GH_SORT_DICOTIC, 13},
              {GH_SORT_IMPARTIAL, 1}, {GH_SORT_INTEGER, 8}, {GH_SORT_ORDINAL, 11},
              {GH_SORT_SURREAL, 12},  {GH_SORT_LOOPY, 3},   {GH_SORT_IMPARTIAL_LOOPY, 3}};
  gh_catalogs *const c = gh_catalogs_new ();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const gh_catalog *const pitfalls = gh_catalog_of (c, GH_SET_PITFALLS, 0, rows[i].sort);
    TAP_OK (are_of_sort (pitfalls) && pitfalls->count == rows[i].count,
            "pitfalls of the sort %s: %zu", gh_sort_words[rows[i].sort],
            pitfalls ? pitfalls->count : 0);
  }
  TAP_OK (!gh_catalog_of (c, GH_SET_PITFALLS, 1, GH_SORT_GAME), "there are no more");
  gh_catalogs_free (c);
}

/* Of a claim with these notes: how many cases it has in a first pass. */
static void turns (void)
{
  static const struct {
    const char *claim;
    uint64_t opening, first;
  } rows[] = {{"TT-1 outcome(G) = outcome(-(-G)) [forms day 2]", 64, 1},
              {"TT-1 outcome(G) = outcome(-(-G)) [pitfalls]", 0, UINT64_MAX},
              {"TT-1 for ordinal a b: a <= b or b <= a [pitfalls]", 0, UINT64_MAX},
              {"TT-1 outcome(G) = outcome(-(-G)) [pitfalls] [random 20]", 64, 1}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_registry registry = {NULL, 0, 0};
    gh_error error;
    gh_claims *const claims = gh_claims_load (&registry, "text", rows[i].claim, &error);
    const gh_theorem *const theorem = registry.theorems;
    gh_deal const first = {.opening = true}, second = {.pass = 1};
    TAP_OK (gh_opening_of (theorem).cases == rows[i].opening &&
                gh_upto_of (theorem, &first) == rows[i].first &&
                gh_upto_of (theorem, &second) == gh_pass_cases[1],
            "%s: %" PRIu64 " cases at first", rows[i].claim, gh_upto_of (theorem, &first));
    bool const last = gh_turn_of (theorem).rank > 3;
    TAP_OK (last == !rows[i].opening, "and comes %s", last ? "last" : "before others");
    gh_claims_free (claims);
    free (registry.theorems);
  }
}

static void found (const char *claim, uint64_t cases, const char *smallest)
{
  gh_result r;
  bool const good = check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, claim, &r);
  TAP_OK (good && r.cases == cases && r.verdict == (smallest ? GH_FAILS : GH_HOLDS) &&
              (!smallest || (r.failure.proven && !strcmp (r.failure.counterexample, smallest))),
          "%s: %" PRIu64 " cases, %s", claim, r.cases,
          r.verdict == GH_FAILS ? r.failure.counterexample : "which hold");
}

int main (void)
{
  reference = gh_reference_open ();
  lists ();
  turns ();
  found ("TT-1 -(-G) = G [pitfalls]", 60, NULL);
  found ("TT-1 for dicotic G H: G + H = H + G [pitfalls]", 169, NULL);
  found ("TT-1 for surreal s: s < w.2 [pitfalls]", 12, NULL);
  found ("TT-1 G = 0 or G + G > 0 or G + G < 0 [pitfalls]", 28, "G = *");
  found ("TT-1 for ordinal a: a < w.2 [pitfalls]", 5, "a = w^2");
  reference->close (reference);
  return tap_done ();
}
