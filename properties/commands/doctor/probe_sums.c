/* Sums that are told by their components: many switches, and a great many ups. */
#include "commands/doctor/probe.h"
#include "form/numeral.h"
#include "form/shape.h"

static void add_term (gh_bench *b, gh_question *q, unsigned argument, gh_term term)
{
  gh_components *const sum = &q->sums[argument];
  gh_term *const terms = b->terms[argument];
  q->of_sums = true;
  terms[sum->count++] = term;
  sum->terms = terms;
}

/* +-1, +-2, ..., +-n: the hottest is played first, so that the stops are n - (n-1) + (n-2) - ...
   and its negative (WW-6.11). */
static bool put_components (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  gh_form const one = gh_integer (s, 1), best = gh_integer (s, (int64_t)((n + 1) / 2));
  for (uint64_t k = 1; k <= n; k++)
    add_term (b, q, 0, (gh_term){one, gh_switch (s, gh_integer (s, (int64_t)k))});
  if (i > 0)
    return false;
  switch ((unsigned)q->request) {
  case GH_ASK_OUTCOME: return gh_expect_outcome (q, GH_ZERO, GH_N);
  case GH_ASK_COMPARE: return gh_expect_order (q, GH_ZERO, GH_ZERO, GH_FUZZY);
  case GH_ASK_LEFT_STOP: return gh_expect_form (q, GH_ZERO, GH_ZERO, best);
  case GH_ASK_RIGHT_STOP:
    return gh_expect_form (q, GH_ZERO, GH_ZERO, gh_numeral_negative (s, best));
  case GH_ASK_MEAN: return gh_expect_form (q, GH_ZERO, GH_ZERO, GH_ZERO);
  default: return gh_expect_form (q, GH_ZERO, GH_ZERO, gh_integer (s, (int64_t)n));
  }
}

const gh_probe gh_probe_components = {
    .name = "components",
    .size = "N switches",
    .by = "WW-6.11",
    .requests = GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE) | GH_BIT (GH_ASK_LEFT_STOP) |
                GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_MEAN) | GH_BIT (GH_ASK_TEMPERATURE),
    .needs = GH_BIT (GH_WITH_SUMS),
    .most = GH_MOST_TERMS,
    .question = put_components};

/* 2^n.^ + * beside 0 and beside (2^n - 1).^; as an infinitesimal its stops are 0 (SS-6.4.x2). */
static bool put_multiples (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  gh_form const one = gh_integer (s, 1), times = gh_numeral_scaled (s, one, (int64_t)n);
  gh_form const up = gh_shape_make (s, (gh_number_up_star){GH_ZERO, 1, 0});
  bool const near = q->request == GH_ASK_COMPARE && i == 1;
  add_term (b, q, 0, (gh_term){times, up});
  add_term (b, q, 0, (gh_term){one, gh_make (s, GH_ZERO, GH_ZERO)});
  if (near)
    add_term (b, q, 1, (gh_term){gh_numeral_sum (s, times, gh_integer (s, -1)), up});
  if (i > 0 && !near)
    return false;
  switch ((unsigned)q->request) {
  case GH_ASK_OUTCOME: return gh_expect_outcome (q, GH_ZERO, GH_L);
  case GH_ASK_COMPARE: return gh_expect_order (q, GH_ZERO, GH_ZERO, near ? GH_FUZZY : GH_GREATER);
  default: return gh_expect_form (q, GH_ZERO, GH_ZERO, GH_ZERO);
  }
}

const gh_probe gh_probe_multiples = {.name = "multiples",
                                     .size = "2^N ups",
                                     .by = "SS-6.4.x2",
                                     .requests = GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE) |
                                                 GH_BIT (GH_ASK_LEFT_STOP) |
                                                 GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_MEAN),
                                     .needs = GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES),
                                     .most = 1024,
                                     .question = put_multiples};
