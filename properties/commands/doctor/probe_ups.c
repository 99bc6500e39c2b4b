/* Infinitesimals: n ups, whose canonical forms are {0 | (n-1).^ + *} (SS-6.4.x2) and whose atomic
   weight is n, and nimbers *n (SS-7.4). */
#include "commands/doctor/probe.h"
#include "form/numeral.h"
#include "form/shape.h"

static gh_form small (gh_store *s, int64_t ups, uint64_t nimber)
{
  return gh_shape_make (s, (gh_number_up_star){GH_ZERO, ups, nimber});
}

/* ---- ups ------------------------------------------------------------------------------------- */

static bool put_order_of_ups (gh_store *s, int64_t n, unsigned i, gh_question *q)
{
  gh_form const g = small (s, n, 0);
  switch (i) {
  case 0: return gh_expect_order (q, g, GH_ZERO, GH_GREATER);
  case 1: return gh_expect_order (q, g, small (s, n - 1, 0), GH_GREATER);
  case 2: return gh_expect_order (q, small (s, n, 1), g, GH_FUZZY);
  case 3: return gh_expect_order (q, g, gh_fraction (s, 1, 3), GH_LESS);
  case 4: return gh_expect_order (q, small (s, -n, 0), g, GH_LESS);
  default: return false;
  }
}

static bool put_sum_of_ups (gh_store *s, int64_t n, unsigned i, gh_question *q)
{
  bool const add = q->request == GH_ASK_ADD;
  if (i == 0)
    return gh_expect_form (q, small (s, n, 0), small (s, add ? 1 : -1, 0), small (s, n + 1, 0));
  return i == 1 && gh_expect_form (q, small (s, n, 0), small (s, add ? -n : n, 0), GH_ZERO);
}

/* n ups, and n downs. */
static bool put_ups (gh_bench *b, uint64_t size, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  int64_t const n = i == 1 ? -(int64_t)size : (int64_t)size;
  gh_form const g = small (s, n, 0);
  gh_facts const facts = {.game = g,
                          .negative = small (s, -n, 0),
                          .canonical = g,
                          .outcome = n > 0 ? GH_L : GH_R,
                          .number = GH_NO_FORM,
                          .left = GH_ZERO,
                          .right = GH_ZERO};
  switch ((unsigned)q->request) {
  case GH_ASK_COMPARE: return put_order_of_ups (s, (int64_t)size, i, q);
  case GH_ASK_ADD:
  case GH_ASK_SUBTRACT: return put_sum_of_ups (s, (int64_t)size, i, q);
  case GH_ASK_MEAN: return i < 2 && gh_expect_form (q, g, GH_ZERO, GH_ZERO);
  case GH_ASK_ATOMIC_WEIGHT: return i < 2 && gh_expect_form (q, g, GH_ZERO, gh_integer (s, n));
  default: return i < 2 && gh_expect_fact (b, q, &facts);
  }
}

#define OF_GAMES                                                                                   \
  (GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE) | GH_BIT (GH_ASK_NEGATE) |                    \
   GH_BIT (GH_ASK_ADD) | GH_BIT (GH_ASK_SUBTRACT) | GH_BIT (GH_ASK_CANONICAL) |                    \
   GH_BIT (GH_ASK_BIRTHDAY) | GH_BIT (GH_ASK_NUMBER) | GH_BIT (GH_ASK_LEFT_STOP) |                 \
   GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_MEAN) | GH_BIT (GH_ASK_ATOMIC_WEIGHT))

const gh_probe gh_probe_ups = {.name = "ups",
                               .size = "N.^",
                               .by = "SS-6.4.x2",
                               .requests = OF_GAMES,
                               .most = 4096,
                               .question = put_ups};

/* ---- nimbers --------------------------------------------------------------------------------- */

static bool put_pair (gh_store *s, uint64_t n, unsigned i, gh_question *q)
{
  gh_form const g = small (s, 0, n), h = small (s, 0, n + 1), one = small (s, 0, 1);
  switch ((unsigned)q->request) {
  case GH_ASK_COMPARE:
    return i == 0 ? gh_expect_order (q, g, g, GH_EQUAL)
                  : i == 1 && gh_expect_order (q, g, h, GH_FUZZY);
  case GH_ASK_LIKE:
    return i == 0 ? gh_expect_truth (q, g, g, true) : i == 1 && gh_expect_truth (q, g, h, false);
  default:
    return i == 0 ? gh_expect_form (q, g, g, GH_ZERO)
                  : i == 1 && gh_expect_form (q, g, one, small (s, 0, n ^ 1));
  }
}

static bool put_stars (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  gh_form const g = small (s, 0, n);
  gh_facts const facts = {.game = g,
                          .negative = g,
                          .canonical = g,
                          .outcome = GH_N,
                          .number = GH_NO_FORM,
                          .left = GH_ZERO,
                          .right = GH_ZERO};
  switch ((unsigned)q->request) {
  case GH_ASK_COMPARE:
  case GH_ASK_LIKE:
  case GH_ASK_ADD:
  case GH_ASK_SUBTRACT: return put_pair (s, n, i, q);
  default: break;
  }
  if (i > 0)
    return false;
  switch ((unsigned)q->request) {
  case GH_ASK_MEAN:
  case GH_ASK_ATOMIC_WEIGHT: return gh_expect_form (q, g, GH_ZERO, GH_ZERO);
  case GH_ASK_GRUNDY: return gh_expect_form (q, g, GH_ZERO, gh_integer (s, (int64_t)n));
  case GH_ASK_MISERE_OUTCOME: return gh_expect_outcome (q, g, n == 1 ? GH_P : GH_N);
  case GH_ASK_MISERE_CANONICAL: return gh_expect_form (q, g, GH_ZERO, g);
  case GH_ASK_MATE: return gh_expect_form (q, g, GH_ZERO, n == 1 ? GH_ZERO : g);
  case GH_ASK_TAME: return gh_expect_truth (q, g, GH_ZERO, true);
  default: return gh_expect_fact (b, q, &facts);
  }
}

const gh_probe gh_probe_stars = {
    .name = "stars",
    .size = "*N",
    .by = "SS-7.4",
    .requests = OF_GAMES | GH_BIT (GH_ASK_GRUNDY) | GH_BIT (GH_ASK_MISERE_OUTCOME) |
                GH_BIT (GH_ASK_MISERE_CANONICAL) | GH_BIT (GH_ASK_MATE) | GH_BIT (GH_ASK_LIKE) |
                GH_BIT (GH_ASK_TAME),
    .most = 512,
    .question = put_stars};
