/* True certificates with a field changed: of what the kernel still accepts every line must be true,
   by the definitions.

   usage: changes COUNT [SEED]. So many certificates have one change, a quarter as many two to four.
 */
#include "proof/provers/prover.h"
#include "tests/optimized/tables.h"
#include "tests/proof/changing.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "theory/games/certificates.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- true certificates ----------------------------------------------------------------------- */

static const struct {
  const char *left, *right; /* right NULL: the canonical form of the left one */
} goals[] = {{"^*", "0"},
             {"^", "v"},
             {"{2|-2}", "1"},
             {"{1|*}", "^"},
             {"+-1", "{1/2|-1/2}"},
             {"{*|*}", "0"},
             {"{0,*|0,*}", "*2"},
             {"{1||0|-1}", "1/4"},
             {"{3/4|*}", "{5/8|1/2}"},
             {"{1,0|}", "3/2"},
             {"v", "*"},
             {"{1,*|*,^}", NULL},
             {"{*2|0}", NULL},
             {"{3/4|0}", NULL},
             {"{0|v,-1/2}", NULL},
             {"+-2", NULL}};

#define MISERE "gifthorse-proof 2 0 m\nf 0 0\nf 1 0 1 0\nf 1 2 0 1 2 0\nn L L 0 0\nn R R 0 0\n"
#define PARTIZAN "gifthorse-proof 2 0 m\nf 0 0\nf 1 0 0\nf 2 0 1 0\nn R R 0 0\nn R R 0 2 0\n"
static const char *const of_misere[] = {
    MISERE "n L R 0 2 0 1\nn R L 0 2 0 2\ns L L 0 3 0 2 3\ns R R 0 3 0 2 4\n.\n",
    MISERE
    "n L R 0 2 0 1\nn R L 0 2 0 2\ns L L 0 2 2 0 1 3\nn R L 0 -2 0 2\ns R R 0 -2 2 0 2 6\n.\n",
    PARTIZAN "n R L 0 2 0 1\nn L L 0 0\ns L L 0 -2 0\ns R L 0 3 0 2\n.\n"};

#define GOALS (sizeof goals / sizeof *goals)
#define MISERES (sizeof of_misere / sizeof *of_misere)
#define TEXTS (GOALS + MISERES + 1) /* and a matrix */

static text texts[TEXTS];

/* Prove with the last of the texts, or the goal of this number. */
static void write_text (gh_canons *canons, gh_store *store, gh_prover *prover, size_t i)
{
  FILE *const out = fmemopen (texts[i].bytes, MOST_TEXT, "w");
  if (i == TEXTS - 1) {
    gh_form const all[] = {game (store, "{1|*2}"), game (store, "{0,v|-1}"),
                           game (store, "{1/2|0}")};
    gh_prover_write_matrix (prover, all, 3, out);
  } else {
    gh_form const left = game (store, goals[i].left);
    gh_form const right = goals[i].right
                              ? game (store, goals[i].right)
                              : form_of (canons, store, value_of (canons, store, goals[i].left));
    gh_goal goal = {.left = &left,
                    .right = &right,
                    .left_count = 1,
                    .right_count = 1,
                    .canonical = !goals[i].right,
                    .walls = GH_WALLS_STOPS | GH_WALLS_MAST};
    goal.judgments = gh_prover_judgments (prover, &goal);
    gh_prover_write (prover, &goal, out);
  }
  fclose (out);
}

static void write_texts (gh_canons *canons, gh_store *store)
{
  gh_prover *const prover = gh_prover_new (canons, store);
  for (size_t i = 0; i < TEXTS; i++) {
    if (i < GOALS || i == TEXTS - 1)
      write_text (canons, store, prover, i);
    else
      strcpy (texts[i].bytes, of_misere[i - GOALS]);
    texts[i].length = strlen (texts[i].bytes);
  }
  gh_prover_free (prover);
}

/* ---- judging --------------------------------------------------------------------------------- */

typedef struct judging {
  gh_store *store;
  gh_proof proof;
  gh_form forms[MOST_TEXT];
  gh_false_claim found;
  uint64_t rejected, right, wrong, unknown;
} judging;

static void judge (void *argument)
{
  judging *const j = argument;
  j->found = gh_certificate_false (j->store, &j->proof, j->forms);
}

/* Forms are kept, and their sums with them, until there are too many. */
static void judge_accepted (judging *j, const text *t)
{
  gh_store_allow (j->store);
  gh_status const status = gh_try (j->store, judge, j);
  if (status)
    j->unknown++;
  else if (j->found.kind == GH_ALL_TRUE)
    j->right++;
  else if (j->wrong++ == 0)
    fprintf (stderr, "accepted, but %s %d is false:\n%s",
             j->found.kind == GH_FALSE_NODE        ? "node"
             : j->found.kind == GH_FALSE_CANONICAL ? "form"
             : j->found.kind == GH_FALSE_WALLS     ? "line of walls"
                                                   : "line of the matrix",
             (int)j->found.number, t->bytes);
  if (status || gh_store_size (j->store) > 100000)
    gh_store_empty (j->store);
}

static void judge_text (judging *j, const text *t)
{
  if (gh_proof_check (&j->proof, t->bytes))
    judge_accepted (j, t);
  else
    j->rejected++;
  gh_proof_free (&j->proof);
}

static void judge_changes (judging *j, uint64_t count, uint32_t least, uint32_t more)
{
  while (count) {
    const text *const from = &texts[draw (TEXTS)];
    text t = *from;
    for (uint32_t changes = least + draw (more); changes; changes--)
      change_text (&t);
    if (t.length == from->length && !memcmp (t.bytes, from->bytes, t.length))
      continue;
    judge_text (j, &t);
    count--;
  }
}

static void report (const char *what, judging *j, uint64_t count)
{
  TAP_OK (j->wrong == 0,
          "of %" PRIu64 " certificates with %s changed %" PRIu64 " are rejected, %" PRIu64
          " are true, %" PRIu64 " false",
          count, what, j->rejected, j->right, j->wrong);
  TAP_OK (j->right > count / 500, "some of them are true");
  TAP_OK (j->unknown <= count / 500, "%" PRIu64 " are too large to say so", j->unknown);
}

int main (int argc, char **argv)
{
  static judging none, one, several;
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.forms = 20000;
  uint64_t const count = argc > 1 ? strtoull (argv[1], NULL, 10) : 200000;
  draw_from (argc > 2 ? (uint32_t)strtoull (argv[2], NULL, 10) : 1);
  in_new_table ("certificates", NULL, write_texts);
  gh_store *const store = gh_store_new (&limits, NULL);
  none.store = one.store = several.store = store;
  for (size_t i = 0; i < TEXTS; i++)
    judge_text (&none, &texts[i]);
  TAP_OK (none.right == TEXTS, "%" PRIu64 " of %zu certificates are accepted and true", none.right,
          TEXTS);
  judge_changes (&one, count, 1, 1);
  report ("one field", &one, count);
  judge_changes (&several, count / 4, 2, 3);
  report ("two to four", &several, count / 4);
  gh_store_free (store);
  return tap_done ();
}
