/* The claim is written out as forms and a sum, which the kernel reads; then forms are compared with
   those of the certificate option by option, and sums as bags of them. */
#include "commands/command.h"
#include "commands/prove/shown.h"
#include "form/text.h"
#include "language/families.h"
#include "optimized/optimized.h"
#include "proof/goals/goal.h"
#include "proof/kernels/check_families.h"
#include "proof/telling/tell.h"
#include "proof/telling/verify.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct showing {
  gh_trial trial;
  gh_claim *claim;
  gh_family_claim family;
  gh_text forms, sum;
  FILE *forms_out, *sum_out;
  bool ups_apart, is_written, is_shown;
  gh_families_proof claimed; /* its last form has the sum as its one option */
  gh_families_proof proof;
  int32_t *same; /* of each form of the proof, the one of the claim that is the same; 0: none is */
} showing;

/* ---- sums ------------------------------------------------------------------------------------ */

/* How often a game of the claim, or its negative, is in a sum of the proof. */
static size_t count_of (const showing *s, const gh_families_sum *of, int32_t game)
{
  size_t found = 0;
  for (size_t i = 0; i < of->count; i++) {
    int32_t const n = of->games[i], same = s->same[abs (n)];
    found += same && (n < 0 ? -same : same) == game;
  }
  return found;
}

static size_t count_in_claim (const gh_families_sum *of, int32_t game)
{
  size_t found = 0;
  for (size_t i = 0; i < of->count; i++)
    found += of->games[i] == game;
  return found;
}

/* Both in their own units; ups are counted. What a letter halves is in no claim. */
static bool are_same_numbers (const showing *s, const gh_families_number *of_claim,
                              const gh_families_number *of_proof)
{
  for (size_t i = 0; i < GH_FAMILIES_PLACES; i++) {
    bool const in_units = i < GH_FAMILIES_UPS;
    __extension__ typedef __int128 wide;
    wide const a = (wide)of_claim->at[i] * (in_units ? s->proof.unit : 1);
    wide const b = (wide)of_proof->at[i] * (in_units ? s->claimed.unit : 1);
    if (a != b)
      return false;
  }
  return true;
}

static bool are_same (const showing *s, const gh_families_sum *of_claim,
                      const gh_families_sum *of_proof)
{
  bool same = of_claim->count == of_proof->count &&
              are_same_numbers (s, &of_claim->number, &of_proof->number);
  for (size_t i = 0; same && i < of_claim->count; i++)
    same =
        count_of (s, of_proof, of_claim->games[i]) == count_in_claim (of_claim, of_claim->games[i]);
  return same;
}

/* ---- forms ----------------------------------------------------------------------------------- */

static const gh_families_sum *option (const gh_families_proof *p, const gh_families_form *f,
                                      unsigned side, size_t i)
{
  return &p->entries[f->first + (side ? f->count[0] : 0) + i].option;
}

/* Whether each option of either form on a side is one of the other. */
static bool are_same_options (const showing *s, const gh_families_form *of_claim,
                              const gh_families_form *of_proof, unsigned side)
{
  for (size_t i = 0; i < of_claim->count[side] + of_proof->count[side]; i++) {
    bool const of_first = i < of_claim->count[side];
    size_t const at = of_first ? i : i - of_claim->count[side];
    bool found = false;
    for (size_t j = 0; !found && j < (of_first ? of_proof : of_claim)->count[side]; j++)
      found = are_same (s, option (&s->claimed, of_claim, side, of_first ? at : j),
                        option (&s->proof, of_proof, side, of_first ? j : at));
    if (!found)
      return false;
  }
  return true;
}

/* Of forms with far more options than the claim's, which repeat some, nothing is said. */
static bool are_same_forms (const showing *s, const gh_families_form *of_claim,
                            const gh_families_form *of_proof)
{
  for (unsigned side = 0; side < 2; side++)
    if (of_proof->count[side] > 2 * of_claim->count[side])
      return false;
  return are_same_options (s, of_claim, of_proof, 0) && are_same_options (s, of_claim, of_proof, 1);
}

/* Options are of earlier forms, in both. */
static void match_forms (showing *s)
{
  for (int32_t n = 1; n <= s->proof.form_count; n++)
    for (int32_t m = 1; !s->same[n] && m < s->claimed.form_count; m++)
      if (are_same_forms (s, &s->claimed.entries[m].form, &s->proof.entries[n].form))
        s->same[n] = m;
}

static unsigned judgments (const showing *s)
{
  const gh_families_form *const last = &s->claimed.entries[s->claimed.form_count].form;
  const gh_families_sum *const sum = option (&s->claimed, last, 0, 0);
  unsigned found = 0;
  for (int32_t n = 1; n <= s->proof.node_count; n++) {
    const gh_families_node *const node = &s->proof.entries[n].node;
    if (node->shown && are_same (s, sum, &node->sum))
      found |= GH_PROOF_JUDGMENT (node->wins, node->begins);
  }
  return found;
}

/* ---- claims ---------------------------------------------------------------------------------- */

static void write_out (void *argument)
{
  showing *const s = argument;
  s->is_written = gh_family_claim_write (&s->trial, s->claim, s->ups_apart, &s->family,
                                         s->forms_out, s->sum_out);
}

/* What the claim is as a certificate without nodes, read by the kernel. False: there is no memory,
   or *is_large: numbers are beyond its limits. */
static bool read_written (showing *s, bool *is_large)
{
  gh_text text;
  FILE *const out = gh_text_open (&text);
  if (out) {
    fprintf (out, "gifthorse-families 1 %" PRIu64 " 1\n", (uint64_t)1 << s->family.places);
    for (const char *line = s->forms.at; *line; line += strcspn (line, "\n") + 1)
      fprintf (out, "f %.*s\n", (int)strcspn (line, "\n"), line);
    fprintf (out, "f %s |\n.\n", s->sum.at);
  }
  bool const is_kept = gh_text_close (&text, out);
  bool const is_read = is_kept && gh_families_check (&s->claimed, text.at);
  *is_large = is_kept && !is_read && s->claimed.error != gh_families_no_memory;
  free (text.at);
  return is_read;
}

/* False: there is no memory. */
static bool compare (showing *s)
{
  bool is_large = false;
  free (s->same);
  s->same = calloc ((size_t)s->proof.form_count + 1, sizeof *s->same);
  bool const is_read = s->same && read_written (s, &is_large);
  if (is_read) {
    match_forms (s);
    s->is_shown = gh_judgments_show (judgments (s), gh_relation_judgments (s->family.relation),
                                     s->family.negated);
  }
  gh_families_free (&s->claimed);
  return is_read || is_large;
}

/* With ups as forms or apart. GH_OK: it was compared. */
static gh_status attempt (showing *s)
{
  s->forms_out = gh_text_open (&s->forms);
  s->sum_out = gh_text_open (&s->sum);
  gh_status status = GH_NO_MEMORY;
  if (s->forms_out && s->sum_out)
    status = gh_try (s->trial.store, write_out, s);
  bool const is_forms = gh_text_close (&s->forms, s->forms_out);
  bool const is_sum = gh_text_close (&s->sum, s->sum_out);
  if (!status && (!is_forms || !is_sum || (s->is_written && !compare (s))))
    status = GH_NO_MEMORY;
  free (s->forms.at);
  free (s->sum.at);
  return status;
}

static int show (showing *s, const gh_limits *limits)
{
  char words[100];
  s->trial.store = gh_store_new (limits, NULL);
  s->trial.engine = s->trial.judge = gh_optimized_open ();
  gh_status status = s->trial.store && s->trial.engine ? GH_OK : GH_NO_MEMORY;
  for (int way = 0; !status && !s->is_shown && way < 2; way++) {
    s->ups_apart = way == 1;
    status = attempt (s);
  }
  int const end = status == GH_ABANDONED ? GH_SHOWS_OTHER
                  : !s->trial.store      ? gh_usage ("out of memory")
                  : status               ? gh_usage ("verify: %s",
                                                     gh_status_text (s->trial.store, status, words, sizeof words))
                  : s->is_shown          ? GH_EXIT_HOLDS
                                         : GH_SHOWS_OTHER;
  if (s->trial.engine)
    s->trial.engine->close (s->trial.engine);
  gh_store_free (s->trial.store);
  free (s->same);
  return end;
}

int gh_shown_by_families (gh_shown *shown)
{
  showing s = {.claim = NULL};
  int status;
  s.claim = gh_shown_claim (shown, &status);
  if (!gh_families_check (&s.proof, shown->text))
    status = gh_verify_reject (shown->path, s.proof.line, s.proof.error);
  else if (s.claim)
    status = gh_family_claim_is (s.claim) ? show (&s, shown->limits) : GH_SHOWS_OTHER;
  gh_families_free (&s.proof);
  gh_claim_free (s.claim);
  return status;
}
