/* Numbers halfway between two others, and strings of Hackenbush that are: Section 3.2 of Schleicher
   and Stoll, posts II.4 and II.5. */
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"
#include "rulesets/form.h"

#include <string.h>

/* ---- {m/2^n|(m+1)/2^n} ----------------------------------------------------------------------- */

/* x + x - D, where D has the options of x + x, each once: a move in x and one in D answer each
   other. */
static gh_strategy twice (gh_trial *t, gh_prover *p, gh_side wins, gh_form x, gh_form d)
{
  gh_slot const sum[] = {gh_plus (x), gh_plus (x), gh_minus (d)};
  gh_strategy const s = gh_listed (p, wins, sum, 3);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, y, x) {
      gh_form const both = gh_sum (t->store, y, x);
      for (size_t i = 0; i < 2; i++) {
        gh_slot left[] = {sum[0], sum[1], gh_minus (both)};
        left[i].form = y;
        gh_strategy const same = gh_solved (p, wins, left, 3);
        if (side == wins && i == 0)
          gh_listed_add (p, s, (gh_move){2, both}, (gh_opening){{i, y}, same});
        if (side != wins)
          gh_listed_add (p, s, (gh_move){i, y}, (gh_opening){{2, both}, same});
      }
    }
  return s;
}

/* With x = {m/2^n|(m+1)/2^n} is x + x = D = {m/2^n + x|(m+1)/2^n + x}, and (2m+1)/2^n fits between
   the options of D, but none of its own does. */
static void expect_half (gh_trial *t, gh_prover *p, int64_t m, uint64_t n)
{
  gh_form const low = gh_fraction (t->store, m, n), high = gh_fraction (t->store, m + 1, n);
  gh_form const x = gh_make (t->store, low, high), sum = gh_fraction (t->store, 2 * m + 1, n);
  gh_form const d = gh_make (t->store, gh_sum (t->store, low, x), gh_sum (t->store, high, x));
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_strategy const fits = gh_lemma_simplest (t, p, wins, d, sum);
    gh_expect_second (t, p, gh_through (p, twice (t, p, wins, x, d), 2, fits, 0), wins,
                      SLOTS (gh_plus (x), gh_plus (x), gh_minus (sum)));
  }
}

PROOF (halfway)
{
  for (uint64_t n = 0; n <= 3; n++)
    for (int64_t m = -4; m <= 4; m++)
      expect_half (t, p, m, n);
}

/* ---- sums of strings ------------------------------------------------------------------------- */

#define STRINGS 3

/* A move in a sum that who begins loses, and the answer where the post names it: what they leave.
 */
typedef struct line {
  const char *sum;
  gh_side mover;
  const char *moved, *answer;
} line;

static const line lines[] = {
    {"LR+LR+R", GH_LEFT, "+LR+R", NULL},
    {"LR+LR+R", GH_RIGHT, "LR+LR+", NULL},
    {"LR+LR+R", GH_RIGHT, "LR+L+R", NULL},
    {"LRR+LRR+RL", GH_RIGHT, "LRR+LR+RL", NULL},
    {"LRR+LRR+RL", GH_RIGHT, "LRR+LRR+", NULL},
    {"LRR+LRR+RL", GH_LEFT, "LRR++RL", "LR++RL"},
    {"LRR+LRR+RL", GH_LEFT, "LRR+LRR+R", "LRR+LR+R"},
    {"LLR+R+RL", GH_RIGHT, "LL+R+RL", NULL},
    {"LLR+R+RL", GH_RIGHT, "LLR+R+", "L+R+"},
    {"LLR+R+RL", GH_RIGHT, "LLR++RL", NULL},
    {"LLR+R+RL", GH_LEFT, "LLR+R+R", "LL+R+R"},
    {"LLR+R+RL", GH_LEFT, "L+R+RL", NULL},
    {"LLR+R+RL", GH_LEFT, "+R+RL", NULL},
    {"LRL+LRR+R", GH_RIGHT, "L+LRR+R", NULL},
    {"LRL+LRR+R", GH_RIGHT, "LRL+LR+R", "LR+LR+R"},
    {"LRL+LRR+R", GH_RIGHT, "LRL+LRR+", NULL},
};

static void read_sum (gh_trial *t, const char *text, gh_slot slots[STRINGS])
{
  for (size_t i = 0; i < STRINGS; i++) {
    size_t const length = strcspn (text, "+");
    char letters[8] = "", error[100];
    gh_position position;
    memcpy (letters, text, length);
    gh_expect (t, gh_hackenbush.read (letters, &position, error, sizeof error), "%s", error);
    slots[i] = gh_plus (gh_position_form (t->store, &gh_hackenbush, position));
    text += length + (text[length] == '+');
  }
}

/* The move that makes of one sum the other; there must be just one slot that differs. */
static gh_move move_between (gh_trial *t, const gh_slot from[STRINGS], const gh_slot to[STRINGS])
{
  gh_move move = {0, GH_NO_FORM};
  size_t differ = 0;
  for (size_t i = 0; i < STRINGS; i++)
    if (from[i].form != to[i].form) {
      move = (gh_move){i, to[i].form};
      differ++;
    }
  gh_expect (t, differ == 1, "a move in one string");
  return move;
}

/* The opponent's moves that no line has, as the table of values answers them. */
static void add_others (gh_trial *t, gh_prover *p, gh_strategy s, const gh_slot sum[STRINGS])
{
  gh_side const wins = gh_strategy_plan (p, s)->wins;
  for (size_t i = 0; i < STRINGS; i++)
    GH_EACH (t->store, gh_opponent (wins), x, sum[i].form) {
      gh_slot left[STRINGS] = {sum[0], sum[1], sum[2]};
      left[i].form = x;
      gh_listed_add (p, s, (gh_move){i, x}, gh_solved_opening (p, wins, left, STRINGS));
    }
}

static void add_line (gh_trial *t, gh_prover *p, gh_strategy s, const line *l,
                      const gh_slot sum[STRINGS])
{
  gh_side const wins = gh_opponent (l->mover);
  gh_slot moved[STRINGS], answered[STRINGS];
  read_sum (t, l->moved, moved);
  gh_opening answer = gh_solved_opening (p, wins, moved, STRINGS);
  if (l->answer) {
    read_sum (t, l->answer, answered);
    answer =
        (gh_opening){move_between (t, moved, answered), gh_solved (p, wins, answered, STRINGS)};
  }
  gh_listed_add (p, s, move_between (t, sum, moved), answer);
  gh_expect_first (t, p, answer, wins, moved, STRINGS);
}

PROOF (string_lines)
{
  size_t const count = sizeof lines / sizeof *lines;
  for (size_t i = 0, next; i < count; i = next) {
    gh_slot sum[STRINGS];
    read_sum (t, lines[i].sum, sum);
    for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
      gh_strategy const s = gh_listed (p, wins, sum, STRINGS);
      add_others (t, p, s, sum);
      for (next = i; next < count && !strcmp (lines[next].sum, lines[i].sum); next++)
        if (lines[next].mover != wins)
          add_line (t, p, s, &lines[next], sum);
      gh_expect_second (t, p, s, wins, sum, STRINGS);
    }
  }
}
