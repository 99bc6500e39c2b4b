#include "commands/prove/families.h"
#include "commands/command.h"
#include "commands/progress.h"
#include "form/text.h"
#include "language/families.h"
#include "optimized/optimized.h"
#include "proof/goals/goal.h"
#include "proof/provers/family_prover.h"
#include "proof/telling/tell.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct proving {
  gh_trial trial;
  const gh_claim *claim;
  bool refute, ups_apart;
  gh_text forms, sum, certificate;
  FILE *forms_out, *sum_out, *out;
  gh_family_claim family;
  bool is_written, is_true, is_found;
  gh_relation found; /* of what is refuted */
} proving;

static bool try_relation (proving *p, gh_relation relation)
{
  gh_families_goal const goal = {.unit = (int64_t)1 << p->family.places,
                                 .often = 1,
                                 .forms = p->forms.at,
                                 .sum = p->sum.at,
                                 .judgments = gh_relation_judgments (relation)};
  return gh_families_prove (p->trial.store, &goal, p->out);
}

static void write_out (void *argument)
{
  proving *const p = argument;
  p->is_written = gh_family_claim_write (&p->trial, p->claim, p->ups_apart, &p->family,
                                         p->forms_out, p->sum_out);
  if (p->is_written)
    p->is_true = gh_claim_value (&p->trial, p->claim, NULL).truth;
}

static void find (void *argument)
{
  static const gh_relation all[] = {GH_EQ, GH_GT, GH_LT, GH_FZ};
  proving *const p = argument;
  if (p->is_true && !p->family.negated)
    p->is_found = try_relation (p, p->family.relation);
  else if (p->is_true || p->refute)
    for (size_t i = 0; i < 4 && !p->is_found; i++) {
      p->found = all[i];
      p->is_found = try_relation (p, all[i]);
    }
}

static int complain (proving *p, gh_status status)
{
  char words[100];
  if (gh_interrupted ())
    return GH_EXIT_INTERRUPTED;
  if (status == GH_ABANDONED)
    return gh_usage ("prove: %s",
                     *p->trial.required ? p->trial.required : "too large for a certificate");
  return gh_usage ("too large: %s", gh_status_text (p->trial.store, status, words, sizeof words));
}

static int refuse (const proving *p, const char *text)
{
  gh_error error;
  size_t const length = p->family.refused_length;
  const char *const at = text + p->family.refused;
  gh_error_set_place (&error, text, at);
  snprintf (error.text, sizeof error.text,
            "no certificate has '%.*s'; expected sums of w, {Z|Z}, {N.^|N.^} and short games that "
            "are written out, or nim_alpha and excess of odd primes",
            length > 60 ? 60 : (int)length, at);
  return gh_usage_at (text, &error);
}

static void tell_found (const proving *p)
{
  if (gh_is_quiet ())
    return;
  fputs ("gifthorse: certified: ", stderr);
  gh_family_claim_tell (p->claim, gh_proof_relation (gh_relation_judgments (p->found)), stderr);
  fputc ('\n', stderr);
}

static int end (const proving *p)
{
  if (!p->is_true)
    gh_usage (p->refute ? "this is false; what holds is certified"
                        : "this is false; --refute certifies what holds");
  if ((p->is_true || p->refute) && !p->is_found)
    return gh_usage ("prove: no certificate of this was found: few replies are tried");
  if (!p->is_true && p->is_found)
    tell_found (p);
  fputs (p->certificate.at, stdout);
  return p->is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

/* Few replies are looked for, so that a game that the kernel takes for a number may be proved where
   it is not found as a form. */
static bool may_be_found (const proving *p)
{
  return !p->is_found && !p->ups_apart && p->is_written && (p->is_true || p->refute);
}

/* The texts are closed between the two, since the second one reads what the first one wrote. */
static int prove (proving *p, const char *text, bool *again)
{
  gh_status status = gh_try (p->trial.store, write_out, p);
  bool const forms = gh_text_close (&p->forms, p->forms_out);
  bool const written = gh_text_close (&p->sum, p->sum_out) && forms;
  if (!status && written && !p->is_written)
    return gh_text_close (&p->certificate, p->out) ? refuse (p, text) : gh_usage ("out of memory");
  if (!status && written)
    status = gh_try (p->trial.store, find, p);
  if (!gh_text_close (&p->certificate, p->out) || !written)
    return gh_usage ("out of memory");
  *again = !status && may_be_found (p);
  return status ? complain (p, status) : *again ? GH_EXIT_USAGE : end (p);
}

/* With ups as forms or apart; the status of the command, and *again: it is worth the other way. */
static int attempt (proving *p, const char *text, bool *again)
{
  p->forms_out = gh_text_open (&p->forms);
  p->sum_out = gh_text_open (&p->sum);
  p->out = gh_text_open (&p->certificate);
  bool const opened = p->forms_out && p->sum_out && p->out;
  int status = GH_EXIT_USAGE;
  *again = false;
  if (opened)
    status = prove (p, text, again);
  else {
    gh_text_close (&p->forms, p->forms_out);
    gh_text_close (&p->sum, p->sum_out);
    gh_text_close (&p->certificate, p->out);
    gh_usage ("out of memory");
  }
  free (p->forms.at);
  free (p->sum.at);
  free (p->certificate.at);
  return status;
}

int gh_prove_family (const gh_claim *claim, const char *text, const gh_limits *limits, bool refute)
{
  proving p = {.claim = claim, .refute = refute};
  bool again = false;
  p.trial.store = gh_store_new (limits, NULL);
  p.trial.engine = p.trial.judge = gh_optimized_open ();
  int status =
      p.trial.store && p.trial.engine ? attempt (&p, text, &again) : gh_usage ("out of memory");
  if (again) {
    p.ups_apart = true;
    status = attempt (&p, text, &again);
  }
  if (p.trial.engine)
    p.trial.engine->close (p.trial.engine);
  gh_store_free (p.trial.store);
  return status;
}
