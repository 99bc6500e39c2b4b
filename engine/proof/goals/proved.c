#include "proof/goals/proved.h"
#include "form/numeral.h"
#include "proof/goals/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a node and a goal ----------------------------------------------------------------------- */

/* The i-th game of a sum, and whether it has a minus. */
typedef struct sum {
  const gh_proof *proof;
  const gh_form *forms;
  const gh_proof_node *node; /* of the proof; or, where this is NULL, the goal's */
  const gh_goal *goal;
  size_t count;
} sum;

static gh_form game_of (const sum *s, size_t i, bool *minus)
{
  if (s->node) {
    int32_t const n = s->proof->refs[s->node->first + i];
    *minus = n < 0;
    return s->forms[abs (n)];
  }
  *minus = i >= s->goal->left_count;
  return *minus ? s->goal->right[i - s->goal->left_count] : s->goal->left[i];
}

/* How often a game is there with this sign. */
static size_t count_of (const sum *s, gh_form game, bool minus)
{
  size_t found = 0;
  bool other;
  for (size_t i = 0; i < s->count; i++)
    found += game_of (s, i, &other) == game && other == minus;
  return found;
}

/* `number` and those among the games, and how many others there are. */
static gh_form add_numbers (gh_store *store, const sum *s, gh_form number, size_t *others)
{
  bool minus;
  *others = 0;
  for (size_t i = 0; i < s->count; i++) {
    gh_form const game = game_of (s, i, &minus);
    if (gh_is_numeral (store, game))
      number = gh_numeral_sum (store, number, minus ? gh_numeral_negative (store, game) : game);
    else
      ++*others;
  }
  return number;
}

/* Whether both have the same games but numbers, and numbers of the same sum. */
static bool same_sum (gh_store *store, const sum *node, const sum *goal)
{
  size_t counts[2];
  bool minus;
  gh_form const number = gh_proof_number (node->proof, store, node->node->number);
  if (add_numbers (store, node, number, &counts[0]) !=
          add_numbers (store, goal, GH_ZERO, &counts[1]) ||
      counts[0] != counts[1])
    return false;
  for (size_t i = 0; i < goal->count; i++) {
    gh_form const game = game_of (goal, i, &minus);
    if (!gh_is_numeral (store, game) &&
        count_of (node, game, minus) != count_of (goal, game, minus))
      return false;
  }
  return true;
}

unsigned gh_proved_judgments (gh_store *store, const gh_proof *proof, const gh_form *forms,
                              const gh_goal *goal)
{
  unsigned judgments = 0;
  for (int32_t i = 1; i <= proof->node_count; i++) {
    const gh_proof_node *const n = &proof->nodes[i];
    sum const of_node = {proof, forms, n, NULL, n->count};
    sum const of_goal = {.goal = goal, .count = goal->left_count + goal->right_count};
    if (n->shown && same_sum (store, &of_node, &of_goal))
      judgments |= 1u << (2 * n->wins + n->begins);
  }
  return judgments;
}

/* ---- orders ---------------------------------------------------------------------------------- */

bool gh_proved_order (unsigned judgments, gh_order *order)
{
  switch (judgments) {
  case GH_LEFT_WINS_SECOND | GH_RIGHT_WINS_SECOND: *order = GH_EQUAL; return true;
  case GH_LEFT_WINS_SECOND | GH_LEFT_BEGINS_AND_WINS: *order = GH_GREATER; return true;
  case GH_RIGHT_WINS_SECOND | GH_RIGHT_BEGINS_AND_WINS: *order = GH_LESS; return true;
  case GH_LEFT_BEGINS_AND_WINS | GH_RIGHT_BEGINS_AND_WINS: *order = GH_FUZZY; return true;
  default: return false;
  }
}

/* ---- a text ---------------------------------------------------------------------------------- */

typedef struct reading {
  gh_store *store;
  gh_proof proof;
  gh_form *forms;
  gh_goal goal;
  unsigned judgments;
} reading;

static void read_proof (void *argument)
{
  reading *const r = argument;
  gh_proof_forms (&r->proof, r->store, r->forms);
  r->judgments = gh_proved_judgments (r->store, &r->proof, r->forms, &r->goal);
}

static bool is_accepted (reading *r, const char *text, size_t length, gh_status *status)
{
  char *const lines = malloc (length + 1);
  *status = lines ? GH_OK : GH_NO_MEMORY;
  if (!lines)
    return false;
  for (size_t i = 0; i < length; i++)
    lines[i] = text[i] == ';' ? '\n' : text[i];
  lines[length] = 0;
  bool accepted = gh_proof_check (&r->proof, lines);
  if (r->proof.error == gh_proof_no_memory)
    *status = GH_NO_MEMORY;
  if (accepted && strlen (lines) < length) {
    r->proof.error = "a zero byte";
    accepted = false;
  }
  free (lines);
  return accepted;
}

bool gh_certificate_order (gh_store *store, const char *text, size_t length, gh_form g, gh_form h,
                           gh_order *order, char *why, size_t size)
{
  reading r = {.store = store,
               .goal = {.left = &g, .right = &h, .left_count = 1, .right_count = 1}};
  gh_status status;
  bool proved = false;
  if (is_accepted (&r, text, length, &status)) {
    r.forms = calloc ((size_t)r.proof.form_count + 1, sizeof *r.forms);
    status = r.forms ? gh_try (store, read_proof, &r) : GH_NO_MEMORY;
    proved = !r.proof.misere && gh_proved_order (r.judgments, order);
    snprintf (why, size, "the certificate does not prove how they compare");
  } else
    snprintf (why, size, "the kernel rejects the certificate: line %zu: %s", r.proof.line,
              r.proof.error);
  free (r.forms);
  gh_proof_free (&r.proof);
  if (status)
    gh_fail (store, status);
  return proved;
}
