/* Games with an option for each integer: what is said of them for all integers is proved, by
   certificates that the kernel for families checks. Each statement is what it prints. */
#include "form/text.h"
#include "proof/provers/family_prover.h"
#include "proof/telling/tell.h"
#include "proof/telling/tell_families.h"
#include "theory/theory.h"
#include "theory/transfinite/certificates.h"

#include <stdlib.h>
#include <string.h>

enum {
  LESS = GH_PROOF_JUDGMENT (1, 0) | GH_PROOF_JUDGMENT (1, 1),
  EQUAL = GH_PROOF_JUDGMENT (0, 1) | GH_PROOF_JUDGMENT (1, 0),
  GREATER = GH_PROOF_JUDGMENT (0, 0) | GH_PROOF_JUDGMENT (0, 1),
  CONFUSED = GH_PROOF_JUDGMENT (0, 0) | GH_PROOF_JUDGMENT (1, 1)
};

typedef struct statement {
  gh_families_goal goal;
  const char *told; /* the last line */
} statement;

/* ---- a certificate --------------------------------------------------------------------------- */

typedef struct trying {
  gh_store *store;
  const statement *statement;
  FILE *out;
  bool found;
} trying;

static void prove (void *argument)
{
  trying *const t = argument;
  t->found = gh_families_prove (t->store, &t->statement->goal, t->out);
}

/* What the kernel proves of it is told into a text, to be freed. */
static bool is_proved (const char *certificate, gh_text *told, gh_families_truth *truth)
{
  gh_families_proof proof;
  int32_t node;
  bool const accepted = gh_families_check (&proof, certificate);
  FILE *const out = gh_text_open (told);
  bool done = accepted && out && gh_families_tell (&proof, out) > 0;
  if (accepted)
    *truth = gh_families_judge (&proof, &node);
  done &= gh_text_close (told, out);
  gh_families_free (&proof);
  return done;
}

static bool ends_with (const gh_text *text, const char *line)
{
  size_t const length = strlen (line);
  return text->length > length + 1 && text->at[text->length - length - 2] == '\n' &&
         !strncmp (text->at + text->length - length - 1, line, length);
}

static void expect_proved (gh_trial *t, const statement *s)
{
  gh_text certificate = {0}, told = {0};
  gh_families_truth truth = GH_FAMILIES_UNJUDGED;
  trying run = {.store = t->store, .statement = s, .out = gh_text_open (&certificate)};
  gh_status status = run.out ? gh_try (t->store, prove, &run) : GH_NO_MEMORY;
  bool const kept = gh_text_close (&certificate, run.out);
  bool const proved = kept && !status && run.found && is_proved (certificate.at, &told, &truth);
  bool const same = proved && ends_with (&told, s->told);
  free (certificate.at);
  free (told.at);
  if (status || !kept)
    gh_fail (t->store, status ? status : GH_NO_MEMORY);
  gh_expect (t, proved, "a certificate that the kernel accepts, of %s", s->told);
  gh_expect (t, same, "a certificate that shows %s", s->told);
  gh_expect (t, truth != GH_FAMILIES_FALSE, "true nodes in a certificate of %s", s->told);
}

#define EXPECT_PROVED(...)                                                                         \
  for (const statement list[] = {__VA_ARGS__}, *s = list; s < list + sizeof list / sizeof *list;   \
       s++)                                                                                        \
  expect_proved (t, s)

/* ---- omega ----------------------------------------------------------------------------------- */

#define W "0 1i |\n"

THEOREM (omega_proved)
{
  EXPECT_PROVED ({{1, 1, NULL, W, "1 0 -1n", GREATER}, "F1 > n for all n >= 0"},
                 {{1, 1, NULL, W, "1 1 0 -1n -1m", GREATER}, "2.F1 > n + m for all n, m >= 0"},
                 {{1, 1, NULL, W, "1 -1 0", EQUAL}, "F1 - F1 = 0"},
                 {{1, 1, NULL, W, "1 -1 0 1", GREATER}, "F1 + 1 > F1"},
                 {{1, 1, NULL, W "0 1i 1 |\n", "1 -2 0", EQUAL}, "F1 = F2"},
                 {{1, 1, NULL, W "1 0 |\n", "2 -1 0 -1", EQUAL}, "F2 = F1 + 1"},
                 {{1, 1, NULL, W "0 1i 1, 1 0 |\n", "2 -1 0 -1", EQUAL}, "F2 = F1 + 1"},
                 {{1, 1, NULL, W "1 0 1i |\n", "2 -1 -1 0", EQUAL}, "F2 = 2.F1"});
}

/* ---- all integers ---------------------------------------------------------------------------- */

#define Z "0 1I | 0 1I\n"

THEOREM (all_integers_proved)
{
  EXPECT_PROVED ({{1, 1, NULL, Z, "1 -1 0", EQUAL}, "F1 - F1 = 0"},
                 {{1, 1, NULL, Z, "1 1 0", EQUAL}, "2.F1 = 0"},
                 {{1, 1, NULL, Z, "1 0 -1N", CONFUSED}, "F1 || N for all integers N"},
                 {{1, 1, NULL, Z, "1 0 -1N -1", CONFUSED}, "F1 || N + 1 for all integers N"},
                 {{1, 1, NULL, Z, "1 -1 0 1", GREATER}, "F1 + 1 > F1"},
                 {{1, 1, NULL, Z "0 1I 1 | 0 1I 1\n", "2 -1 0", EQUAL}, "F2 = F1"},
                 {{1, 1, NULL, Z "0 1I 1, 1 0 | 0 1I 1\n", "2 -1 0 -1", EQUAL}, "F2 = F1 + 1"});
}

/* ---- endless strings ------------------------------------------------------------------------- */

#define LRRRR "0 | 0 4>i\n"                           /* its positions: none, LR^i */
#define LRLLL "0, 0 4 -2>i | 0 4\n"                   /* none, LRL^i; L */
#define LRRLR "0, 0 32 -8>i | 0 96, 0 48, 0 32 4>i\n" /* none, LRR(LR)^i; L, LR, LRR(LR)^i L */

THEOREM (two_to_minus_omega_proved)
{
  EXPECT_PROVED ({{4, 1, NULL, LRRRR, "1 0", GREATER}, "F1 > 0"},
                 {{4, 1, NULL, LRRRR, "1 0 -4>n", LESS}, "F1 < 1/2^n for all n >= 0"},
                 {{4, 1, NULL, LRRRR, "1 0 4>n", GREATER}, "F1 + 1/2^n > 0 for all n >= 0"},
                 {{4, 1, NULL, LRRRR, "1 1 0 -4>n", LESS}, "2.F1 < 1/2^n for all n >= 0"});
}

THEOREM (endless_strings_proved)
{
  EXPECT_PROVED ({{4, 1, NULL, LRLLL, "1 0 -4", LESS}, "F1 < 1"},
                 {{4, 1, NULL, LRLLL, "1 0 -4 4>n", GREATER}, "F1 + 1/2^n > 1 for all n >= 0"},
                 {{4, 1, NULL, LRLLL LRRRR, "1 2 0 -4", EQUAL}, "F1 + F2 = 1"});
}

THEOREM (third_proved)
{
  EXPECT_PROVED ({{96, 2, NULL, LRRLR, "1 1 1 0 -96", EQUAL}, "3.F1 = 1"});
}

/* ---- multiples of up ------------------------------------------------------------------------- */

THEOREM (all_ups_proved)
{
  EXPECT_PROVED (
      {{1, 1, NULL, "0 1ui | 0 1ui\n", "1 0 -1un", CONFUSED}, "F1 || n.^ for all n >= 0"});
}
