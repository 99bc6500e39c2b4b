/* The prover of families: what it does not find it does not write, soon, and it obeys a halt. */
#include "proof/provers/family_prover.h"
#include "form/halt.h"
#include "form/text.h"
#include "proof/kernels/check_families.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>

enum { EQUAL = 6, GREATER = 3, LESS = 12, CONFUSED = 9 };

#define W "0 1i |\n"
#define Z "0 1I | 0 1I\n"
#define THIRD "0, 0 32 -8>i | 0 96, 0 48, 0 32 4>i\n"
#define TWENTY "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "

static const struct {
  const char *what;
  gh_families_goal goal;
  bool found;
} rows[] = {
    {"w > n", {1, 1, "a remark", W, "1 0 -1n", GREATER}, true},
    {"w < 5", {1, 1, NULL, W, "1 0 -5", LESS}, false},
    {"w = w + 1", {1, 1, NULL, W, "1 -1 0 -1", EQUAL}, false},
    {"{Z|Z} + {Z|Z} || 0", {1, 1, NULL, Z, "1 1 0", CONFUSED}, false},
    {"3.{Z|Z} || 0", {1, 1, NULL, Z, "1 1 1 0", CONFUSED}, true},
    {"six thirds are 2", {96, 2, NULL, THIRD, "1 1 1 1 1 1 0 -192", EQUAL}, true},
    {"four thirds are not 1", {96, 2, NULL, THIRD, "1 1 1 1 0 -96", EQUAL}, false},
    {"twenty games", {1, 1, NULL, "|\n", TWENTY "0", EQUAL}, true},
    {"21 games", {1, 1, NULL, "|\n", TWENTY "1 0", EQUAL}, false},
    {"a form that is not there", {1, 1, NULL, W, "2 0", EQUAL}, false},
    {"a form that comes later", {1, 1, NULL, "2 0 |\n" W, "1 0", GREATER}, false},
    {"no bar", {1, 1, NULL, "0\n", "1 0", GREATER}, false},
    {"over 10^15 units", {1, 1, NULL, "", "0 1000000000000001", GREATER}, false},
};

static void check (gh_store *store)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_text text = {0};
    FILE *const out = gh_text_open (&text);
    bool const found = gh_families_prove (store, &rows[i].goal, out);
    gh_text_close (&text, out);
    gh_families_proof proof;
    bool const accepted = gh_families_check (&proof, text.at);
    gh_families_free (&proof);
    TAP_OK (found == rows[i].found && accepted == found && (found || !text.length), "%s: %s",
            rows[i].what, found ? "a certificate" : "none");
    free (text.at);
  }
}

static void prove_halted (void *store)
{
  gh_families_prove (store, &rows[0].goal, stderr);
}

static void check_halted (gh_store *store)
{
  gh_halt (GH_HALT_DEADLINE);
  gh_status const status = gh_try (store, prove_halted, store);
  gh_halt_clear ();
  TAP_OK (status == GH_HALTED, "a halt ends the search");
}

int main (void)
{
  in_new_store ("goals", check);
  in_new_store ("halted", check_halted);
  return tap_done ();
}
