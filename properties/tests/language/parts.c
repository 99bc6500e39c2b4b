/* The parts of a claim, each with its value. */
#include "form/notation.h"
#include "language/claim.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

typedef struct tour {
  gh_trial trial;
  const gh_claim *claim;
  gh_form values[GH_MOST_VARIABLES];
  char seen[1000];
} tour;

static void visit (void *context, const char *text, size_t length, const gh_value *value)
{
  tour *const t = context;
  size_t const at = strlen (t->seen);
  snprintf (t->seen + at, sizeof t->seen - at, "%.*s: %s\n", (int)length, text,
            !value                    ? "undefined"
            : value->type == GH_TRUTH ? (value->truth ? "true" : "false")
                                      : gh_print (t->trial.store, value->form, GH_STYLE_FULL));
}

static void go (void *argument)
{
  tour *const t = argument;
  gh_claim_parts (&t->trial, t->claim, t->values, visit, t);
}

/* `games` are the values of the variables, in their order. */
static void parts_of (const char *text, const char *const *games, const char *expected)
{
  static tour t;
  gh_error error;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  t = (tour){.claim = claim};
  t.trial.store = gh_store_new (NULL, NULL);
  t.trial.engine = t.trial.judge = gh_reference_open ();
  for (unsigned i = 0; claim && i < gh_claim_variables (claim); i++)
    t.values[i] = game (t.trial.store, games[i]);
  TAP_OK (claim && gh_try (t.trial.store, go, &t) == GH_OK && !strcmp (t.seen, expected),
          "parts of %s: %s", text, t.seen);
  t.trial.engine->close (t.trial.engine);
  gh_store_free (t.trial.store);
  gh_claim_free (claim);
}

int main (void)
{
  parts_of ("1 + 2 = 3", NULL, "1 + 2: 3\n1 + 2 = 3: true\n");
  parts_of ("G > 0 -> -G < 0", (const char *[]){"1/2"},
            "G > 0: true\n-G: -1/2\n-G < 0: true\nG > 0 -> -G < 0: true\n");
  parts_of ("G + H + K = 7", (const char *[]){"1", "2", "4"},
            "G + H: 3\nG + H + K: 7\nG + H + K = 7: true\n");
  parts_of ("K = 9 and G + H = J", (const char *[]){"9", "1", "2", "3"},
            "K = 9: true\nG + H: 3\nG + H = J: true\nK = 9 and G + H = J: true\n");
  parts_of ("all left X of G: X < H + K", (const char *[]){"{1|}", "2", "-1/2"},
            "all left X of G: X < H + K: true\n");
  return tap_done ();
}
