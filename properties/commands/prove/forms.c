#include "commands/prove/forms.h"
#include "commands/command.h"
#include "commands/prove/alphas.h"
#include "commands/prove/families.h"
#include "commands/prove/loopy.h"
#include "commands/prove/whole.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/text.h"
#include "harness/cases/catalog.h"
#include "language/alpha_claims.h"
#include "language/claim.h"
#include "language/families.h"
#include "optimized/optimized.h"
#include "proof/provers/decide.h"
#include "proof/telling/tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The limits of a certificate: parts that `and` joins, and games of each of their sums. */
#define MOST_PARTS 20
#define MOST_GAMES 1000

typedef struct proving {
  gh_trial trial;
  const gh_claim *claim; /* NULL: all values born by `day` */
  unsigned day;
  bool refute;
  gh_canons *canons;
  gh_misere *misere; /* NULL: in normal play */
  gh_prover *prover;
  gh_part parts[MOST_PARTS];
  gh_goal goals[MOST_PARTS]; /* one for each part */
  size_t part_count, at;     /* how many there are, and which is looked at */
  gh_form games[MOST_PARTS][2][MOST_GAMES];
  bool holds[MOST_PARTS], is_true;
  gh_status status; /* of the table */
  FILE *out, *whole;
} proving;

/* Of one sum is shown that it equals its canonical form, which stands on the right. */
static bool is_canonical (const gh_part *part)
{
  return part->sums == GH_ONE_SUM || part->sums == GH_VALUE_SUM;
}

static void take_game (void *context, unsigned side, gh_form game)
{
  proving *const p = context;
  if (side == 1 && is_canonical (&p->parts[p->at])) {
    game = gh_negative (p->trial.store, game);
    side = 0;
  }
  gh_goal *const goal = &p->goals[p->at];
  size_t *const count = side ? &goal->right_count : &goal->left_count;
  if (*count == MOST_GAMES)
    gh_fail (p->trial.store, GH_ABANDONED);
  p->games[p->at][side][(*count)++] = game;
}

/* The judgments that a part claims, 0 if it does not say them. */
static unsigned claimed_by (const gh_part *part)
{
  switch (part->sums) {
  case GH_TWO_SUMS: return gh_relation_judgments (part->relation);
  case GH_OUTCOME_SUM: return part->claims_outcome ? gh_outcome_judgments (part->outcome) : 0;
  default: return gh_relation_judgments (GH_EQ);
  }
}

static bool is_misere (const gh_part *part)
{
  return part->request == GH_ASK_MISERE_OUTCOME;
}

static unsigned walls_of (const gh_part *part)
{
  switch (part->request) {
  case GH_ASK_LEFT_STOP:
  case GH_ASK_RIGHT_STOP:
  case GH_ASK_NUMBER: return GH_WALLS_STOPS;
  case GH_ASK_MEAN:
  case GH_ASK_TEMPERATURE: return GH_WALLS_MAST;
  default: return 0;
  }
}

/* What a function says of numbers alone is what they are together: their certificate would say that
   they equal themselves, without a word of it. */
static void forbid_numbers (proving *p, const gh_part *part, const gh_goal *goal)
{
  bool numbers = part->sums == GH_VALUE_SUM && part->request != GH_ASK_CANONICAL;
  for (size_t i = 0; i < goal->left_count; i++)
    numbers = numbers && gh_is_numeral (p->trial.store, goal->left[i]);
  if (numbers)
    gh_undefined (&p->trial, "%s",
                  "numbers alone are their own stops, mean and number, of which no certificate "
                  "says more than a relation, as 1/2 + 1/2 = 1");
}

/* Whether a part is true; its goal is then what it claims, else what holds. */
static bool decide (proving *p, const gh_part *part, gh_goal *goal)
{
  unsigned const claimed = claimed_by (part);
  if (is_canonical (part)) {
    p->games[p->at][1][goal->right_count++] =
        gh_prover_canonical (p->prover, goal->left, goal->left_count);
    goal->canonical = true;
    goal->walls = walls_of (part);
  } else if (part->negated) {
    gh_prover_decide (p->prover, goal, 0);
    return (goal->judgments & claimed) != claimed;
  }
  return gh_prover_decide (p->prover, goal, claimed);
}

/* A number that is given by options has no walls to show others by. */
static void forbid_both (proving *p)
{
  bool by_options = false, walls = false;
  for (size_t i = 0; i < p->part_count; i++) {
    by_options |= p->goals[i].by_options;
    walls |= p->goals[i].walls && !gh_is_numeral (p->trial.store, p->goals[i].right[0]);
  }
  if (by_options && walls)
    gh_undefined (&p->trial, "%s",
                  "numbers alone and the value of another game take a certificate each");
}

/* Whether a part says what there is to be said, as a claim that is verified has to. */
static bool is_said (const gh_part *part)
{
  return part->sums == GH_TWO_SUMS || part->claims_outcome ||
         (part->sums == GH_VALUE_SUM && part->said != GH_SAYS_NOTHING);
}

static const char *outcome_of (unsigned judgments)
{
  static const char *const letters[] = {[GH_P] = "P", [GH_L] = "L", [GH_R] = "R", [GH_N] = "N"};
  for (gh_outcome o = GH_P; o <= GH_N; o++)
    if (judgments == gh_outcome_judgments (o))
      return letters[o];
  return "";
}

/* What is certified in place of a part that is false, or says nothing. */
static const char *answer_of (proving *p, const gh_part *part, const gh_goal *goal)
{
  gh_store *const store = p->trial.store;
  if (part->sums == GH_TWO_SUMS)
    return gh_proof_relation (goal->judgments);
  if (part->sums == GH_OUTCOME_SUM)
    return outcome_of (goal->judgments);
  gh_form const found = part->sums == GH_ONE_SUM ? goal->right[0]
                        : part->said == GH_SAYS_TRUTH
                            ? GH_ZERO
                            : gh_part_value (&p->trial, p->claim, part).form;
  return gh_print (store, found, GH_STYLE_FULL);
}

/* The claim that the certificate shows, for `gifthorse verify`, where it is not the one that was
   given. */
static void write_whole (proving *p)
{
  bool is_whole = p->is_true;
  for (size_t i = 0; i < p->part_count; i++)
    is_whole = is_whole && is_said (&p->parts[i]);
  for (size_t i = 0; !is_whole && i < p->part_count; i++) {
    bool const as_is = p->holds[i] && is_said (&p->parts[i]);
    fputs (i ? " and " : "", p->whole);
    gh_part_write (&p->parts[i], as_is ? NULL : answer_of (p, &p->parts[i], &p->goals[i]),
                   p->whole);
  }
}

static void prove (void *argument)
{
  proving *const p = argument;
  for (p->at = 0; p->at < p->part_count; p->at++) {
    p->holds[p->at] &= decide (p, &p->parts[p->at], &p->goals[p->at]);
    p->is_true &= p->holds[p->at];
  }
  forbid_both (p);
  if (!p->is_true && !p->refute)
    return;
  for (size_t i = 0; i < p->part_count; i++)
    forbid_numbers (p, &p->parts[i], &p->goals[i]);
  gh_prover_write_all (p->prover, p->goals, p->part_count, p->out);
  write_whole (p);
}

/* The value of a function is compared with numbers alone: with a game it would take one more proof.
 */
static void forbid_game (proving *p, const gh_part *part)
{
  if (part->sums == GH_VALUE_SUM && part->said == GH_SAYS_RELATION &&
      !gh_is_numeral (p->trial.store, gh_part_than (&p->trial, p->claim, part)))
    gh_undefined (&p->trial, "%s",
                  "expected a number beside a number, a stop, mean or temperature");
}

static void prove_claim (void *argument)
{
  proving *const p = argument;
  p->is_true = true;
  for (p->at = 0; p->at < p->part_count; p->at++) {
    const gh_part *const part = &p->parts[p->at];
    p->goals[p->at] = (gh_goal){.left = p->games[p->at][0], .right = p->games[p->at][1]};
    gh_part_terms (&p->trial, p->claim, part, take_game, p);
    forbid_game (p, part);
    p->holds[p->at] = part->sums != GH_VALUE_SUM || gh_part_holds (&p->trial, p->claim, part);
  }
  if (gh_claim_has_position (p->claim))
    p->goals[0].remark =
        "positions stand here as the games that are made of them: the kernel knows "
        "no board and no heap";
  p->status = p->misere ? gh_misere_try (p->misere, prove, p) : gh_canons_try (p->canons, prove, p);
}

static void prove_day (void *argument)
{
  proving *const p = argument;
  const gh_catalog *const values =
      gh_catalog_of (p->trial.catalogs, GH_SET_VALUES, p->day, GH_SORT_GAME);
  gh_prover_write_matrix (p->prover, values->forms, values->count, p->out);
}

static void try_day (void *argument)
{
  proving *const p = argument;
  p->status = gh_canons_try (p->canons, prove_day, p);
}

/* ---- what is printed ------------------------------------------------------------------------- */

static int complain (proving *p, gh_status status)
{
  char words[100];
  if (gh_interrupted ())
    return GH_EXIT_INTERRUPTED;
  if (status == GH_ABANDONED || p->status == GH_ABANDONED)
    return gh_usage ("prove: %s",
                     *p->trial.required ? p->trial.required : "too large for a certificate");
  if (status)
    return gh_usage ("too large: %s", gh_status_text (p->trial.store, status, words, sizeof words));
  return gh_usage ("too large: %s",
                   p->misere ? gh_misere_status_text (p->misere, p->status, words, sizeof words)
                             : gh_canons_status_text (p->canons, p->status, words, sizeof words));
}

static int end (proving *p, gh_status status, const char *certificate, const char *whole)
{
  if (status || p->status)
    return complain (p, status);
  if (!p->is_true && !p->refute)
    fputs ("gifthorse: this is false; --refute certifies what holds\n", stderr);
  else if (!p->is_true)
    fputs ("gifthorse: this is false; what holds is certified\n", stderr);
  gh_tell_certified (whole);
  fputs (certificate, stdout);
  return p->is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

/* A table for a claim of misere play, with as many steps as the store; NULL too: no memory. */
static gh_misere *open_misere (const proving *p)
{
  gh_limits limits = GH_DEFAULT_MISERE_LIMITS;
  if (!p->trial.store)
    return NULL;
  limits.steps = gh_store_limits (p->trial.store)->steps;
  return gh_misere_new (&limits, NULL);
}

/* False: no memory. */
static bool open_all (proving *p, gh_text *text, gh_text *whole)
{
  bool const misere = p->claim && is_misere (&p->parts[0]);
  p->trial.engine = p->trial.judge = gh_optimized_open ();
  p->canons = gh_canons_new (NULL, NULL);
  p->misere = misere ? open_misere (p) : NULL;
  p->prover = p->canons && p->trial.store ? gh_prover_new (p->canons, p->trial.store) : NULL;
  p->out = gh_text_open (text);
  p->whole = gh_text_open (whole);
  if (p->misere && p->prover)
    gh_prover_play_misere (p->prover, p->misere);
  return p->trial.engine && p->prover && p->out && p->whole && !misere == !p->misere;
}

/* Runs `body` with all that it needs. */
static int run (proving *p, void body (void *))
{
  gh_text text, whole;
  gh_status ended = GH_NO_MEMORY;
  bool const opened = open_all (p, &text, &whole);
  if (opened)
    ended = gh_try (p->trial.store, body, p);
  bool const written = gh_text_close (&text, p->out);
  bool const told = gh_text_close (&whole, p->whole) && written;
  int const status =
      opened && told ? end (p, ended, text.at, whole.at) : gh_usage ("out of memory");
  free (text.at);
  free (whole.at);
  gh_prover_free (p->prover);
  gh_misere_free (p->misere);
  gh_canons_free (p->canons);
  if (p->trial.engine)
    p->trial.engine->close (p->trial.engine);
  return status;
}

bool gh_refuse_computed (const gh_claim *claim, const gh_part *part, const char *text)
{
  gh_error error;
  size_t length, place;
  const char *const found = gh_part_computed (claim, part, &length, &place);
  if (!found)
    return false;
  gh_error_set_place (&error, text, text + place);
  snprintf (
      error.text, sizeof error.text,
      "'%.*s' is computed, and no certificate shows how; expected games that are written out, "
      "or one of the functions of `gifthorse prove --help` alone",
      length > 60 ? 60 : (int)length, found);
  gh_usage_at (text, &error);
  return true;
}

/* Whether there is a certificate of all parts, which are read; else it is complained. */
static bool read_parts (proving *p, const char *text)
{
  gh_part part;
  for (size_t i = 0; gh_claim_part (p->claim, i, &part); i++) {
    if (part.sums == GH_NO_SUMS) {
      gh_usage (
          "prove: expected relations between sums of games without variables, as 2.^ + * > 0, "
          "one such sum, a function of one as mean({2|-1}) or outcome(^) = L, these joined by "
          "`and`, grundy, misere_grundy or genus of heaps, or period(CODE)");
      return false;
    }
    if (gh_refuse_computed (p->claim, &part, text))
      return false;
    if (i == MOST_PARTS) {
      gh_usage ("prove: expected at most %d parts that `and` joins", MOST_PARTS);
      return false;
    }
    p->parts[p->part_count++] = part;
    if (is_misere (&part) != is_misere (&p->parts[0])) {
      gh_usage ("prove: normal play and misere play take a certificate each");
      return false;
    }
  }
  return true;
}

int gh_prove_forms (const char *text, const gh_limits *limits, bool refute)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim)
    return gh_usage_at (text, &error);
  proving p = {.claim = claim, .refute = refute};
  gh_part part;
  int status = GH_EXIT_USAGE;
  if (gh_alpha_claim_is (claim))
    status = gh_prove_alphas (claim, limits, refute);
  else if (gh_loopy_claim_is (claim))
    status = gh_loopy_claim_part (claim, &part) && gh_refuse_computed (claim, &part, text)
                 ? GH_EXIT_USAGE
                 : gh_prove_loopy (claim, limits, refute);
  else if (gh_family_claim_is (claim))
    status = gh_prove_family (claim, text, limits, refute);
  else if (read_parts (&p, text)) {
    p.trial.store = gh_store_new (limits, NULL);
    status = run (&p, prove_claim);
    gh_store_free (p.trial.store);
  }
  gh_claim_free (claim);
  return status;
}

int gh_prove_day (unsigned day)
{
  gh_catalogs *const catalogs = gh_catalogs_new ();
  const gh_catalog *const values =
      catalogs ? gh_catalog_of (catalogs, GH_SET_VALUES, day, GH_SORT_GAME) : NULL;
  proving p = {.day = day, .is_true = true};
  p.trial.catalogs = catalogs;
  p.trial.store = values ? values->store : NULL;
  int const status = run (&p, try_day);
  gh_catalogs_free (catalogs);
  return status;
}
