/* The ledger is read with its proofs: an error has its line, and a contradiction is broken. */
#include "harness/ledger.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEADINGS "id\tkind\tstatement\tnote\tproof\n"

/* A theorem for A and B, and a proof of A. */
static gh_registry registry_of_two (void)
{
  gh_registry registry = {0};
  if (!gh_registry_add (&registry, &(gh_theorem){.ids = "A B", .statement = "", .place = "here"}) ||
      !gh_registry_add (&registry, &(gh_theorem){.ids = "A", .statement = "", .proof = true}))
    abort ();
  return registry;
}

static void expect_states (const char *name, const char *text, gh_row_state a, gh_row_state b)
{
  gh_registry registry = registry_of_two ();
  gh_ledger ledger;
  char error[200] = "";
  bool const loaded = gh_ledger_load (&ledger, text, &registry, error, sizeof error);
  TAP_OK (loaded && ledger.count == 2 && ledger.rows[0].state == a && ledger.rows[1].state == b,
          "%s%s", name, error);
  gh_ledger_free (&ledger);
  free (registry.theorems);
}

static void expect_error (const char *name, const char *text, const char *expected)
{
  gh_registry registry = registry_of_two ();
  gh_ledger ledger;
  char error[200] = "";
  bool const loaded = gh_ledger_load (&ledger, text, &registry, error, sizeof error);
  TAP_OK (!loaded && strstr (error, expected), "%s: %s", name, error);
  gh_ledger_free (&ledger);
  free (registry.theorems);
}

int main (void)
{
  expect_states ("a proof that is executed, and a derivation",
                 HEADINGS "A\tlemma\ts\t\tstrategy\nB\tlemma\ts\t\tderivation\n", GH_ROW_CLAIM,
                 GH_ROW_CLAIM);
  expect_states ("a proof that is executed, though it is said not to be",
                 HEADINGS "A\tlemma\ts\t\tpending strategy\nB\tlemma\ts\t\tpending\n",
                 GH_ROW_BROKEN, GH_ROW_CLAIM);
  expect_states ("one that is said to be executed, and is not",
                 HEADINGS "A\tlemma\ts\t\talgorithm\nB\tlemma\ts\t\ttransformation\n", GH_ROW_CLAIM,
                 GH_ROW_BROKEN);
  expect_error ("no such sort", HEADINGS "A\tlemma\ts\t\tstrategy\nB\tlemma\ts\t\tby magic\n",
                "ledger.tsv:3: expected");
  expect_error ("no column of proofs", HEADINGS "A\tlemma\ts\t\nB\tlemma\ts\t\tnone\n",
                "ledger.tsv:2: expected");
  expect_error ("a column too many", HEADINGS "A\tlemma\ts\t\tstrategy\tnone\n",
                "ledger.tsv:2: expected");
  expect_error ("a row that stands twice",
                HEADINGS "A\tlemma\ts\t\tstrategy\nA\tlemma\ts\t\tstrategy\n",
                "ledger.tsv:3: A stands there twice");
  expect_error ("a theorem of no row", HEADINGS "A\tlemma\ts\t\tstrategy\n",
                "here: the ledger has no row B");
  return tap_done ();
}
