/* Numbers: where machine words, doubles and fields of a few bits end. Exact arithmetic says what is
   right (SS-3.5a), and of {x|y} the simplest number between (SS-5.2c). */
#include "commands/doctor/probe.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"

/* A number, and the next ones to it, none of which is simpler than it and between them. */
typedef struct place {
  gh_store *store;
  gh_form base, step, before, next; /* base - step, base + step */
} place;

static gh_form opposite (const place *p, gh_form x)
{
  return gh_numeral_negative (p->store, x);
}

static place place_at (gh_store *s, gh_form base, gh_form step)
{
  gh_form const down = gh_numeral_negative (s, step);
  return (place){s, base, step, gh_numeral_sum (s, base, down), gh_numeral_sum (s, base, step)};
}

static bool put_compare (const place *p, unsigned i, gh_question *q)
{
  gh_form const x = p->base, y = p->next;
  switch (i) {
  case 0: return gh_expect_order (q, x, y, GH_LESS);
  case 1: return gh_expect_order (q, x, x, GH_EQUAL);
  case 2: return gh_expect_order (q, x, GH_ZERO, GH_GREATER);
  case 3: return gh_expect_order (q, opposite (p, x), x, GH_LESS);
  case 4: return gh_expect_order (q, opposite (p, x), opposite (p, y), GH_GREATER);
  default: return false;
  }
}

static bool put_sum (const place *p, unsigned i, gh_question *q)
{
  bool const add = q->request == GH_ASK_ADD;
  gh_form const x[] = {p->before, p->base, opposite (p, p->base)};
  gh_form const y[] = {p->step, p->base, opposite (p, p->step)};
  if (i >= sizeof x / sizeof *x)
    return false;
  return gh_expect_form (q, x[i], add ? y[i] : opposite (p, y[i]),
                         gh_numeral_sum (p->store, x[i], y[i]));
}

static bool put_product (const place *p, unsigned i, gh_question *q)
{
  gh_form const y[] = {gh_integer (p->store, 3), p->next, opposite (p, p->base)};
  return i < sizeof y / sizeof *y &&
         gh_expect_form (q, p->base, y[i], gh_numeral_product (p->store, p->base, y[i]));
}

/* {next | -base} and {next | before}, which are hot: their stops, and where they meet and when. */
static bool put_hot (const place *p, unsigned i, gh_question *q)
{
  gh_store *const s = p->store;
  gh_form const high = p->next, low = i ? p->before : opposite (p, p->base);
  gh_form const g = gh_make (s, high, low);
  if (q->request == GH_ASK_LEFT_STOP)
    return i == 0 && gh_expect_form (q, g, GH_ZERO, high);
  if (q->request == GH_ASK_RIGHT_STOP)
    return i == 0 && gh_expect_form (q, g, GH_ZERO, low);
  if (i > 1)
    return false;
  bool const mean = q->request == GH_ASK_MEAN;
  gh_form const twice = gh_numeral_sum (s, high, mean ? low : opposite (p, low));
  return gh_expect_form (q, g, GH_ZERO, gh_numeral_scaled (s, twice, -1));
}

/* The number, its negative, and both as {before|next}. */
static bool put_number (gh_bench *b, const place *p, unsigned i, gh_question *q)
{
  gh_form const x = i % 2 ? opposite (p, p->base) : p->base;
  gh_form const game = i % 2 ? gh_make (p->store, opposite (p, p->next), opposite (p, p->before))
                             : gh_make (p->store, p->before, p->next);
  gh_facts const facts = {.game = i < 2 ? x : game,
                          .negative = opposite (p, x),
                          .canonical = x,
                          .outcome = i % 2 ? GH_R : GH_L,
                          .number = x,
                          .left = x,
                          .right = x};
  return i < 4 && gh_expect_fact (b, q, &facts);
}

static bool put_question (gh_bench *b, const place *p, unsigned i, gh_question *q)
{
  switch ((unsigned)q->request) {
  case GH_ASK_COMPARE: return put_compare (p, i, q);
  case GH_ASK_ADD:
  case GH_ASK_SUBTRACT: return put_sum (p, i, q);
  case GH_ASK_MULTIPLY: return put_product (p, i, q);
  case GH_ASK_LEFT_STOP:
  case GH_ASK_RIGHT_STOP:
  case GH_ASK_MEAN:
  case GH_ASK_TEMPERATURE: return put_hot (p, i, q);
  default: return put_number (b, p, i, q);
  }
}

/* 2^n and its neighbours. */
static bool put_numerator (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_form const one = gh_integer (b->store, 1);
  place const p = place_at (b->store, gh_numeral_scaled (b->store, one, (long)n), one);
  return put_question (b, &p, i, q);
}

/* 3 / 2^n, between 2 / 2^n and 4 / 2^n. */
static bool put_denominator (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_form const three = gh_integer (b->store, 3), one = gh_integer (b->store, 1);
  place const p = place_at (b->store, gh_numeral_scaled (b->store, three, -(long)n),
                            gh_numeral_scaled (b->store, one, -(long)n));
  return put_question (b, &p, i, q);
}

#define OF_NUMBERS                                                                                 \
  (GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_COMPARE) | GH_BIT (GH_ASK_NEGATE) |                    \
   GH_BIT (GH_ASK_ADD) | GH_BIT (GH_ASK_SUBTRACT) | GH_BIT (GH_ASK_CANONICAL) |                    \
   GH_BIT (GH_ASK_BIRTHDAY) | GH_BIT (GH_ASK_NUMBER) | GH_BIT (GH_ASK_LEFT_STOP) |                 \
   GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_MEAN) | GH_BIT (GH_ASK_TEMPERATURE) |               \
   GH_BIT (GH_ASK_MULTIPLY))

const gh_probe gh_probe_numerators = {.name = "numerators",
                                      .size = "2^N",
                                      .by = "SS-3.5a",
                                      .requests = OF_NUMBERS,
                                      .most = 16384,
                                      .question = put_numerator};

const gh_probe gh_probe_denominators = {.name = "denominators",
                                        .size = "2^N",
                                        .by = "SS-3.5a",
                                        .requests = OF_NUMBERS,
                                        .most = 16384,
                                        .question = put_denominator};
