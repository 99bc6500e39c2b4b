/* Any bytes as a certificate, of games, of heaps, of boards, of families, of fields or of loopy
   games. What is wrong has a line and a reason. What is accepted is told, and holds by the
   definitions, as far as its games are small. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "proof/kernels/check.h"
#include "proof/kernels/check_boards.h"
#include "proof/kernels/check_families.h"
#include "proof/kernels/check_fields.h"
#include "proof/kernels/check_heaps.h"
#include "proof/kernels/check_loopy.h"
#include "proof/telling/tell.h"
#include "proof/telling/tell_boards.h"
#include "proof/telling/tell_families.h"
#include "proof/telling/tell_fields.h"
#include "proof/telling/tell_heaps.h"
#include "proof/telling/tell_loopy.h"
#include "theory/games/certificates.h"
#include "theory/heaps/certificates.h"
#include "theory/loopy/certificates.h"
#include "theory/transfinite/certificates.h"
#include "transfinite/nimbers/nimbers.h"

#include <stdlib.h>
#include <string.h>

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_store *store;
  FILE *nowhere;
  gh_heaps_judging judging;
  gh_kappas *kappas;
} fuzz;

static void close_all (void)
{
  gh_store_free (fuzz.store);
  fclose (fuzz.nowhere);
  gh_kappas_free (fuzz.kappas);
}

static void open_all (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.forms = 3000;
  limits.options = 100000;
  limits.depth = 300;
  fuzz.store = gh_store_new (&limits, NULL);
  fuzz.nowhere = fopen ("/dev/null", "w");
  fuzz.kappas = gh_kappas_new (NULL);
  if (!fuzz.store || !fuzz.nowhere || !fuzz.kappas)
    no_start ("out of memory");
  atexit (close_all);
}

typedef struct judging {
  const gh_proof *proof;
  gh_form *forms;
  gh_false_claim found;
} judging;

static void judge (void *argument)
{
  judging *const j = argument;
  j->found = gh_certificate_false (fuzz.store, j->proof, j->forms);
}

static void check_accepted (const gh_proof *proof, const char *text)
{
  judging j = {.proof = proof, .forms = calloc ((size_t)proof->form_count + 1, sizeof *j.forms)};
  size_t const length = strlen (text);
  if (!j.forms)
    no_start ("out of memory");
  must (gh_proof_tell (proof, fuzz.nowhere) >= 0, "what is accepted of games is told", text,
        length);
  gh_store_empty (fuzz.store);
  gh_status const status = gh_try (fuzz.store, judge, &j);
  must (status == GH_OK || is_limit (status), "it is judged, or a limit passed", text, length);
  if (!status)
    must (j.found.kind == GH_ALL_TRUE, "what is accepted of games is true", text, length);
  free (j.forms);
}

/* Lines of a text, and the one behind its last newline. */
static size_t count_lines (const char *text)
{
  size_t lines = 1;
  for (; (text = strchr (text, '\n')); text++)
    lines++;
  return lines;
}

static void must_have_reason (size_t line, const char *error, const char *text)
{
  must (line >= 1 && line <= count_lines (text) && *error, "an error has a line and a reason", text,
        strlen (text));
}

static void check_games (const char *text)
{
  gh_proof proof;
  if (gh_proof_check (&proof, text))
    check_accepted (&proof, text);
  else
    must_have_reason (proof.line, proof.error, text);
  gh_proof_free (&proof);
}

static void check_heaps (const char *text)
{
  gh_heaps_proof proof;
  if (!gh_heaps_check (&proof, text))
    must_have_reason (proof.line, proof.error, text);
  else {
    must (gh_heaps_tell (&proof, fuzz.nowhere) >= 0, "what is accepted of heaps is told", text,
          strlen (text));
    gh_heaps_truth const truth = gh_heaps_judge (&fuzz.judging, &proof);
    if (truth != GH_HEAPS_UNJUDGED)
      must (truth == GH_HEAPS_TRUE, "what is accepted of heaps is true", text, strlen (text));
  }
  gh_heaps_free (&proof);
}

/* Whether who begins wins a board; while there is work left to do. */
static bool wins_beginning (const gh_boards_proof *p, const gh_boards_squares board,
                            unsigned begins, unsigned *work)
{
  gh_boards_squares after;
  bool wins = !gh_boards_after (p->game, p->columns, board, begins, 0, after) && p->misere;
  for (size_t i = 0;
       !wins && *work && gh_boards_after (p->game, p->columns, board, begins, i, after); i++) {
    --*work;
    wins = !wins_beginning (p, after, !begins, work);
  }
  return wins;
}

/* Whether who begins loses heaps; while there is work left to do. */
static bool loses_beginning (const gh_digits *codes, const gh_side_heaps heaps, bool misere,
                             unsigned *work)
{
  gh_heaps_move m = {0, 0, 0};
  gh_side_heaps after;
  uint64_t steps = 0;
  bool has_move = false, loses = true;
  if (heaps[GH_SIDE_HEAPS]) /* there is no room for more */
    *work = 0;
  while (loses && *work && gh_heaps_next (codes, heaps, &m, after, &steps)) {
    --*work;
    has_move = true;
    loses = !loses_beginning (codes, after, misere, work);
  }
  return loses && (has_move || !misere);
}

static void judge_sums (const gh_boards_proof *p, const char *text)
{
  unsigned work = 20000;
  for (size_t i = 0; i < p->sum_count && work; i++) {
    const gh_boards_sum *const s = &p->sums[i];
    bool const loses = loses_beginning (p->codes, s->heaps, s->misere, &work);
    if (work)
      must (loses == (s->kind != GH_BOARDS_WON_SHOWN), "what is accepted of sums is true", text,
            strlen (text));
  }
}

static void check_boards (const char *text)
{
  gh_boards_proof proof;
  if (!gh_boards_check (&proof, text))
    must_have_reason (proof.line, proof.error, text);
  else {
    must (gh_boards_tell (&proof, fuzz.nowhere) >= 0, "what is accepted of boards is told", text,
          strlen (text));
    unsigned work = 20000;
    for (size_t i = 1; i <= proof.node_count && work; i++) {
      const gh_boards_node *const n = &proof.nodes[i];
      bool const wins = wins_beginning (&proof, n->board, n->begins, &work);
      if (work)
        must (wins == (n->wins == n->begins), "what is accepted of boards is true", text,
              strlen (text));
    }
    judge_sums (&proof, text);
  }
  gh_boards_free (&proof);
}

static void check_families (const char *text)
{
  gh_families_proof proof;
  int32_t node;
  if (!gh_families_check (&proof, text))
    must_have_reason (proof.line, proof.error, text);
  else {
    must (gh_families_tell (&proof, fuzz.nowhere) >= 0, "what is accepted of families is told",
          text, strlen (text));
    gh_families_truth const truth = gh_families_judge (&proof, &node);
    if (truth != GH_FAMILIES_UNJUDGED)
      must (truth == GH_FAMILIES_TRUE, "what is accepted of families is true", text, strlen (text));
  }
  gh_families_free (&proof);
}

/* Larger numbers may take a field in which a power takes seconds. */
#define MOST_PRIME 43

static bool has_larger (const char *text)
{
  for (const char *c = text; *c; c += strspn (c, "0123456789"), c += *c != 0)
    if (strtoull (c, NULL, 10) > MOST_PRIME)
      return true;
  return false;
}

static void judge_alphas (void *argument)
{
  const gh_fields_proof *const p = argument;
  for (size_t i = 0; i < p->count; i++) {
    gh_form alpha;
    unsigned excess = 0;
    must (gh_alpha (fuzz.kappas, fuzz.store, p->alphas[i].prime, &alpha, &excess) &&
              excess == p->alphas[i].excess,
          "what is accepted of fields is true", (const char *)&p->alphas[i].prime,
          sizeof p->alphas[i].prime);
  }
}

static void check_fields (const char *text)
{
  gh_fields_proof proof;
  if (has_larger (text))
    return;
  if (!gh_fields_check (&proof, text)) {
    must_have_reason (proof.line, proof.error, text);
    return;
  }
  must (gh_fields_tell (&proof, fuzz.nowhere) == (int)proof.count,
        "what is accepted of fields is told", text, strlen (text));
  gh_store_empty (fuzz.store);
  must (gh_try (fuzz.store, judge_alphas, &proof) == GH_OK, "it is judged", text, strlen (text));
}

static void check_loopy (const char *text)
{
  gh_loopy_proof proof;
  if (!gh_loopy_check (&proof, text))
    must_have_reason (proof.line, proof.error, text);
  else {
    must (gh_loopy_tell (&proof, fuzz.nowhere) >= 0, "what is accepted of loopy games is told",
          text, strlen (text));
    must (gh_loopy_judge (fuzz.store, &proof) != GH_LOOPY_FALSE,
          "what is accepted of loopy games is true", text, strlen (text));
  }
  gh_loopy_free (&proof);
}

static bool begins_with (const char *text, const char *words)
{
  return !strncmp (text, words, strlen (words));
}

void fuzz_one (const uint8_t *data, size_t size)
{
  char *const text = malloc (size + 1);
  if (!fuzz.store)
    open_all ();
  if (!text)
    no_start ("out of memory");
  if (size)
    memcpy (text, data, size);
  text[size] = 0;
  if (begins_with (text, "gifthorse-heaps"))
    check_heaps (text);
  else if (begins_with (text, "gifthorse-loopy"))
    check_loopy (text);
  else if (begins_with (text, "gifthorse-families"))
    check_families (text);
  else if (begins_with (text, "gifthorse-boards"))
    check_boards (text);
  else if (begins_with (text, "gifthorse-fields"))
    check_fields (text);
  else
    check_games (text);
  free (text);
}
