/* The ledger is read with its proofs: an error has its line, and a contradiction is broken. */
#include "harness/ledger/ledger.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEADINGS "id\tkind\tstatement\tnote\tproof\tname\tsilent\tproved\n"

/* A theorem for A and B, and a proof of A; the theorem may execute a proof, too. */
static gh_registry registry_of_two (const char *proofs)
{
  gh_registry registry = {0};
  if (!gh_registry_add (
          &registry,
          &(gh_theorem){.ids = "A B", .statement = "", .place = "here", .proofs = proofs}) ||
      !gh_registry_add (&registry, &(gh_theorem){.ids = "A", .statement = "", .proof = true}))
    abort ();
  return registry;
}

static void expect_states (const char *name, const char *proofs, const char *text, gh_row_state a,
                           gh_row_state b)
{
  gh_registry registry = registry_of_two (proofs);
  gh_ledger ledger;
  char error[200] = "";
  bool const loaded = gh_ledger_load (&ledger, text, &registry, error, sizeof error);
  TAP_OK (loaded && ledger.count == 2 && ledger.rows[0].state == a && ledger.rows[1].state == b,
          "%s%s", name, error);
  gh_ledger_free (&ledger);
  free (registry.theorems);
}

static void expect_error (const char *name, const char *proofs, const char *text,
                          const char *expected)
{
  gh_registry registry = registry_of_two (proofs);
  gh_ledger ledger;
  char error[200] = "";
  bool const loaded = gh_ledger_load (&ledger, text, &registry, error, sizeof error);
  TAP_OK (!loaded && strstr (error, expected), "%s: %s", name, error);
  gh_ledger_free (&ledger);
  free (registry.theorems);
}

/* A theorem in Coq covers a row that no claim can; beside claims it changes nothing. */
static void expect_one_proved (void)
{
  static const char text[] = HEADINGS "A\tlemma\ts\t\tnone\t\t\tA\n"
                                      "B\tlemma\ts\tno: endless\tnone\t\t\tB\n"
                                      "C\tlemma\ts\tlater: endless\tnone\t\t\tC\n"
                                      "D\tlemma\ts\tno: endless\tnone\t\t\t\n"
                                      "E\tlemma\ts\t\tnone\t\t\tE\n"
                                      "F\tlemma\ts\tno: endless\tnone\t\t\tF\n";
  static const gh_row_state expected[] = {GH_ROW_CLAIM, GH_ROW_PROVED, GH_ROW_PROVED,
                                          GH_ROW_NO,    GH_ROW_BROKEN, GH_ROW_BROKEN};
  static gh_theorem theorem = {.ids = "A F", .statement = "", .place = "here"};
  gh_registry const registry = {&theorem, 1, 1};
  gh_ledger ledger;
  char error[200] = "";
  bool good = gh_ledger_load (&ledger, text, &registry, error, sizeof error) && ledger.count == 6;
  for (size_t i = 0; i < ledger.count; i++)
    good = good && ledger.rows[i].state == expected[i];
  TAP_OK (good, "what is proved covers what cannot be checked, and nothing else %s", error);
  gh_ledger_free (&ledger);
}

int main (void)
{
  expect_states ("a proof that is executed, and a derivation", NULL,
                 HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\nB\tlemma\ts\t\tderivation\t\t\t\n",
                 GH_ROW_CLAIM, GH_ROW_CLAIM);
  expect_states ("a proof that is executed, though it is said not to be", NULL,
                 HEADINGS "A\tlemma\ts\t\tpending strategy\t\t\t\nB\tlemma\ts\t\tpending\t\t\t\n",
                 GH_ROW_BROKEN, GH_ROW_CLAIM);
  expect_states ("one that is said to be executed, and is not", NULL,
                 HEADINGS "A\tlemma\ts\t\talgorithm\t\t\t\nB\tlemma\ts\t\ttransformation\t\t\t\n",
                 GH_ROW_CLAIM, GH_ROW_BROKEN);
  expect_states ("a theorem that executes a proof", "B",
                 HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\nB\tlemma\ts\t\talgorithm\t\t\t\n",
                 GH_ROW_CLAIM, GH_ROW_CLAIM);
  expect_states ("a theorem that executes a proof, though that is said to be a derivation", "B",
                 HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\nB\tlemma\ts\t\tderivation\t\t\t\n",
                 GH_ROW_CLAIM, GH_ROW_BROKEN);
  expect_states (
      "instances of a statement, and another word for them", NULL,
      HEADINGS "A\tlemma\ts\tinstances: two\tstrategy\t\t\t\nB\tlemma\ts\tsome: two\tnone\t\t\t\n",
      GH_ROW_CLAIM, GH_ROW_BROKEN);
  expect_error ("no such sort", NULL,
                HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\nB\tlemma\ts\t\tby magic\t\t\t\n",
                "ledger.tsv:3: expected");
  expect_error ("a column too few", NULL,
                HEADINGS "A\tlemma\ts\t\tnone\t\nB\tlemma\ts\t\tnone\t\t\t\n",
                "ledger.tsv:2: expected");
  expect_error ("a column too many", NULL, HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\tmore\n",
                "ledger.tsv:2: expected");
  expect_error ("a row that stands twice", NULL,
                HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\nA\tlemma\ts\t\tstrategy\t\t\t\n",
                "ledger.tsv:3: A stands there twice");
  expect_error ("a theorem of no row", NULL, HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\n",
                "here: the ledger has no row B");
  expect_error ("a proof of no row", "A C",
                HEADINGS "A\tlemma\ts\t\tstrategy\t\t\t\nB\tlemma\ts\t\tderivation\t\t\t\n",
                "here: the ledger has no row C");
  expect_one_proved ();
  return tap_done ();
}
