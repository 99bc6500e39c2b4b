/* Positions: deep ones, wide ones, and many that are shared. Whatever their size, they are worth 0,
 *, or an integer. */
#include "commands/doctor/probe.h"
#include "form/numeral.h"
#include "form/shape.h"

/* A game whose value is plain, and what more is asked of it. */
typedef struct plain {
  gh_form game, value;
  bool is_number;
  int64_t number;
} plain;

static bool put_plain (gh_bench *b, plain p, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  gh_form const stop = p.is_number ? p.value : GH_ZERO;
  gh_facts const facts = {.game = p.game,
                          .negative = gh_negative (s, p.value),
                          .canonical = p.value,
                          .outcome = !p.is_number   ? GH_N
                                     : p.number > 0 ? GH_L
                                                    : GH_P,
                          .number = p.is_number ? p.value : GH_NO_FORM,
                          .left = stop,
                          .right = stop};
  if (q->request == GH_ASK_COMPARE && i == 1)
    return gh_expect_order (q, p.game, gh_integer (s, p.number + 1), GH_LESS);
  if (i > 0)
    return false;
  switch ((unsigned)q->request) {
  case GH_ASK_COMPARE: return gh_expect_order (q, p.game, p.value, GH_EQUAL);
  case GH_ASK_MEAN: return gh_expect_form (q, p.game, GH_ZERO, stop);
  case GH_ASK_ADD: return gh_expect_form (q, p.game, gh_negative (s, p.value), GH_ZERO);
  case GH_ASK_SUBTRACT: return gh_expect_form (q, p.game, p.value, GH_ZERO);
  default: return gh_expect_fact (b, q, &facts);
  }
}

/* The simplest forms of 0 and *. */
static plain zero_or_star (gh_store *s, gh_form game, bool star)
{
  return (plain){
      .game = game, .value = star ? gh_make (s, GH_ZERO, GH_ZERO) : GH_ZERO, .is_number = !star};
}

/* From * on {*|X} and {0|X} in turn: {*|*} is 0, {0|0} is *, by SS-2.8c and SS-2.13. */
static bool put_depth (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_form const star = gh_make (b->store, GH_ZERO, GH_ZERO);
  gh_form g = star;
  for (uint64_t k = 1; k <= n; k++)
    g = gh_make (b->store, k % 2 ? star : GH_ZERO, g);
  return put_plain (b, zero_or_star (b->store, g, n % 2 == 0), i, q);
}

/* {0,1,...,n-1 | n+1,n+2,...,2n} is n, the simplest number between. */
static bool put_width (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  int64_t const value = (int64_t)n;
  gh_form_begin (s);
  for (int64_t k = 1; k <= value; k++) {
    gh_form_add (s, GH_LEFT, gh_integer (s, k - 1));
    gh_form_add (s, GH_RIGHT, gh_integer (s, value + k));
  }
  return put_plain (b, (plain){gh_form_end (s), gh_integer (s, value), true, value}, i, q);
}

/* From 0 on {X|X}, n times: 0 and * in turn, n positions below the first, 2^n lines of play. */
static bool put_positions (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_form g = GH_ZERO;
  for (uint64_t k = 1; k <= n; k++)
    g = gh_make (b->store, g, g);
  if (q->request == GH_ASK_GRUNDY)
    return i == 0 && gh_expect_form (q, g, GH_ZERO, gh_integer (b->store, (int64_t)(n % 2)));
  if (q->request == GH_ASK_MISERE_OUTCOME)
    return i == 0 && gh_expect_outcome (q, g, n % 2 ? GH_P : GH_N);
  return put_plain (b, zero_or_star (b->store, g, n % 2), i, q);
}

#define OF_SHAPES                                                                                  \
  (GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE) | GH_BIT (GH_ASK_NEGATE) |                    \
   GH_BIT (GH_ASK_ADD) | GH_BIT (GH_ASK_SUBTRACT) | GH_BIT (GH_ASK_CANONICAL) |                    \
   GH_BIT (GH_ASK_BIRTHDAY) | GH_BIT (GH_ASK_NUMBER) | GH_BIT (GH_ASK_LEFT_STOP) |                 \
   GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_MEAN))

const gh_probe gh_probe_depth = {.name = "depth",
                                 .size = "N moves",
                                 .by = "SS-5.2c",
                                 .requests = OF_SHAPES,
                                 .most = 4096,
                                 .bounds = GH_BOUNDS_BESIDE,
                                 .bound = GH_BOUND_BIRTHDAY,
                                 .question = put_depth};

const gh_probe gh_probe_width = {.name = "width",
                                 .size = "N a side",
                                 .by = "SS-5.2c",
                                 .requests = OF_SHAPES,
                                 .most = 2048,
                                 .bounds = GH_BOUNDS_EXACTLY,
                                 .bound = GH_BOUND_OPTIONS,
                                 .question = put_width};

const gh_probe gh_probe_positions = {.name = "positions",
                                     .size = "N shared",
                                     .by = "SS-7.4",
                                     .requests = OF_SHAPES | GH_BIT (GH_ASK_GRUNDY) |
                                                 GH_BIT (GH_ASK_MISERE_OUTCOME),
                                     .most = 4096,
                                     .bounds = GH_BOUNDS_BESIDE,
                                     .bound = GH_BOUND_POSITIONS,
                                     .question = put_positions};
