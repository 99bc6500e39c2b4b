/* Numbers: where machine words, doubles and fields of a few bits end. At each size odd numerators
   beside a word's end are asked, of both signs, alone, over a small denominator, as options and in
   sums with infinitesimals. Exact arithmetic says what is right (SS-3.5a), and of {x|y} the
   simplest number between (SS-5.2c), or where it is hot its stops. */
#include "commands/doctor/probe.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"

/* How the number stands in a question. */
enum { ALONE, OVER, IN_SWITCHES, IN_SUMS, WITH_SMALL };

/* A number, and the next ones to it, none of which is simpler than it and between them. */
typedef struct place {
  gh_bench *bench;
  gh_store *store;
  gh_form base, step, before, next; /* base - step, base + step */
  bool over;                        /* it is a numerator over a small denominator */
} place;

static gh_form opposite (const place *p, gh_form x)
{
  return gh_numeral_negative (p->store, x);
}

static place place_at (gh_bench *b, gh_form base, gh_form step)
{
  gh_store *const s = b->store;
  gh_form const down = gh_numeral_negative (s, step);
  return (place){
      b, s, base, step, gh_numeral_sum (s, base, down), gh_numeral_sum (s, base, step), false};
}

/* The question is of this manner; what is over a denominator is of that one. */
static void mark (const place *p, unsigned manner)
{
  p->bench->manner = p->over && manner == ALONE ? OVER : manner;
}

/* x + n.^ + *m, in canonical form. */
static gh_form near (const place *p, gh_form x, int64_t ups, uint64_t nimber)
{
  return gh_shape_make (p->store, (gh_number_up_star){x, ups, nimber});
}

/* {next | base}, a switch. */
static gh_form hot (const place *p)
{
  return gh_make (p->store, p->next, p->base);
}

/* 1/8, 1/2 and 1/1024. */
static gh_form small (const place *p, unsigned i)
{
  static const uint64_t exponents[] = {3, 1, 10};
  return gh_fraction (p->store, 1, exponents[i]);
}
#define SMALL 3

static gh_order order_of (const place *p, gh_form x, gh_form y)
{
  int const sign = gh_numeral_compare (p->store, x, y);
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

/* ---- how they compare ------------------------------------------------------------------------ */

static bool put_numbers (const place *p, gh_question *q, gh_form x, gh_form y)
{
  return gh_expect_order (q, x, y, order_of (p, x, y));
}

/* {next|base} lies between its stops, {base|next} is the number halfway. */
static bool put_compare_options (const place *p, unsigned i, gh_question *q)
{
  gh_form const cold = gh_make (p->store, p->base, p->next);
  mark (p, IN_SWITCHES);
  switch (i) {
  case 0: return gh_expect_order (q, hot (p), p->before, GH_GREATER);
  case 1: return gh_expect_order (q, hot (p), p->base, GH_FUZZY);
  case 2: return gh_expect_order (q, cold, p->base, GH_GREATER);
  default: return gh_expect_order (q, cold, p->next, GH_LESS);
  }
}

/* Infinitesimals are less than all positive numbers (SS-6.2). */
static bool put_compare_sums (const place *p, unsigned i, gh_question *q)
{
  mark (p, IN_SUMS);
  switch (i) {
  case 0: return gh_expect_order (q, near (p, p->base, 1, 0), p->base, GH_GREATER);
  case 1: return gh_expect_order (q, near (p, p->base, 1, 0), p->next, GH_LESS);
  case 2: return gh_expect_order (q, near (p, p->base, 0, 1), p->base, GH_FUZZY);
  default: return gh_expect_order (q, near (p, p->next, -1, 0), p->base, GH_GREATER);
  }
}

static bool put_compare (const place *p, unsigned i, gh_question *q)
{
  gh_form const x = p->base;
  mark (p, ALONE);
  switch (i) {
  case 0: return put_numbers (p, q, x, p->next);
  case 1: return put_numbers (p, q, x, x);
  case 2: return put_numbers (p, q, x, GH_ZERO);
  case 3: return put_numbers (p, q, opposite (p, x), x);
  case 4: return put_numbers (p, q, opposite (p, x), opposite (p, p->next));
  default: break;
  }
  if (i < 5 + SMALL) {
    mark (p, WITH_SMALL);
    return put_numbers (p, q, x, small (p, i - 5));
  }
  if (i < 9 + SMALL)
    return put_compare_options (p, i - 5 - SMALL, q);
  return i < 13 + SMALL && put_compare_sums (p, i - 9 - SMALL, q);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

/* x + y, or x - -y. */
static bool put_pair (const place *p, gh_question *q, gh_form x, gh_form y, gh_form sum)
{
  bool const add = q->request == GH_ASK_ADD;
  return gh_expect_form (q, x, add ? y : gh_negative (p->store, y), sum);
}

static bool put_sum (const place *p, unsigned i, gh_question *q)
{
  gh_store *const s = p->store;
  gh_form const back = opposite (p, p->base);
  gh_form const x[] = {p->before, p->base, back}, y[] = {p->step, p->base, opposite (p, p->step)};
  mark (p, ALONE);
  if (i < 3)
    return put_pair (p, q, x[i], y[i], gh_numeral_sum (s, x[i], y[i]));
  i -= 3;
  if (i < SMALL) {
    mark (p, WITH_SMALL);
    return put_pair (p, q, p->base, small (p, i), gh_numeral_sum (s, p->base, small (p, i)));
  }
  switch (i - SMALL) {
  case 0:
    mark (p, IN_SWITCHES);
    return put_pair (p, q, hot (p), back, gh_make (s, p->step, GH_ZERO));
  case 1:
    mark (p, IN_SUMS);
    return put_pair (p, q, p->base, near (p, GH_ZERO, 1, 0), near (p, p->base, 1, 0));
  case 2:
    mark (p, IN_SUMS);
    return put_pair (p, q, near (p, p->base, 1, 1), back, near (p, GH_ZERO, 1, 1));
  default: return false;
  }
}

static bool put_product (const place *p, unsigned i, gh_question *q)
{
  gh_form const y[] = {gh_integer (p->store, 3), p->next, opposite (p, p->base),
                       gh_fraction (p->store, 1, 3)};
  mark (p, i < 3 ? ALONE : WITH_SMALL);
  return i < sizeof y / sizeof *y &&
         gh_expect_form (q, p->base, y[i], gh_numeral_product (p->store, p->base, y[i]));
}

/* ---- of one game ----------------------------------------------------------------------------- */

/* {next | -next} and {next | before}, which are hot: their stops, and where they meet and when. */
static bool put_hot (const place *p, unsigned i, gh_question *q)
{
  gh_store *const s = p->store;
  bool const positive = gh_numeral_sign (p->store, p->next) > 0;
  gh_form const far = positive ? p->next : opposite (p, p->before);
  gh_form const high = i ? p->next : far, low = i ? p->before : opposite (p, far);
  gh_form const g = gh_make (s, high, low);
  mark (p, IN_SWITCHES);
  if (i > 1)
    return false;
  if (q->request == GH_ASK_LEFT_STOP)
    return gh_expect_form (q, g, GH_ZERO, high);
  if (q->request == GH_ASK_RIGHT_STOP)
    return gh_expect_form (q, g, GH_ZERO, low);
  bool const mean = q->request == GH_ASK_MEAN;
  gh_form const twice = gh_numeral_sum (s, high, mean ? low : opposite (p, low));
  return gh_expect_form (q, g, GH_ZERO, gh_numeral_scaled (s, twice, -1));
}

static bool put_fact (const place *p, gh_question *q, gh_form game, gh_form value, bool is_number)
{
  gh_store *const s = p->store;
  int const sign = gh_numeral_sign (s, p->base);
  gh_facts const facts = {.game = game,
                          .negative = gh_negative (s, value),
                          .canonical = value,
                          .outcome = sign < 0   ? GH_R
                                     : sign > 0 ? GH_L
                                                : GH_P,
                          .number = is_number ? value : GH_NO_FORM,
                          .left = p->base,
                          .right = p->base};
  return gh_expect_fact (p->bench, q, &facts);
}

/* The number, its negative, both as {before|next}, and the number with an up, which is canonical.
 */
static bool put_number (const place *p, unsigned i, gh_question *q)
{
  place const other = place_at (p->bench, opposite (p, p->base), p->step);
  const place *const at = i % 2 ? &other : p;
  gh_form const sum = near (p, p->base, 1, 0);
  switch (i) {
  case 0:
  case 1: mark (p, ALONE); return put_fact (at, q, at->base, at->base, true);
  case 2:
  case 3:
    mark (p, IN_SWITCHES);
    return put_fact (at, q, gh_make (p->store, at->before, at->next), at->base, true);
  case 4: mark (p, IN_SUMS); return put_fact (p, q, sum, sum, false);
  default: return false;
  }
}

static bool put_question (const place *p, unsigned i, gh_question *q)
{
  switch ((unsigned)q->request) {
  case GH_ASK_COMPARE: return put_compare (p, i, q);
  case GH_ASK_ADD:
  case GH_ASK_SUBTRACT: return put_sum (p, i, q);
  case GH_ASK_MULTIPLY: return put_product (p, i, q);
  case GH_ASK_MEAN:
  case GH_ASK_TEMPERATURE: return put_hot (p, i, q);
  case GH_ASK_LEFT_STOP:
  case GH_ASK_RIGHT_STOP: return i < 2 ? put_hot (p, i, q) : i == 2 && put_number (p, 4, q);
  default: return put_number (p, i, q);
  }
}

/* ---- the sizes ------------------------------------------------------------------------------- */

/* Questions are numbered place by place; where one has no more, the next begins. */
static bool put_in_places (gh_bench *b, place (*at) (gh_bench *b, uint64_t n, unsigned which),
                           unsigned places, uint64_t n, unsigned i, gh_question *q)
{
  if (i == 0)
    b->place = b->begins = 0;
  for (; b->place < places; b->place++, b->begins = i) {
    place const p = at (b, n, b->place);
    if (put_question (&p, i - b->begins, q))
      return true;
  }
  return false;
}

/* 2^n + 1, 2^n - 1, 2^n, -(2^n + 1)/1024 and (2^n - 1)/8: with a numerator that is even the next
   multiples of the step are odd. */
static place numerator (gh_bench *b, uint64_t n, unsigned which)
{
  static const struct {
    int64_t beside, sign;
    uint64_t over;
  } kinds[] = {{1, 1, 0}, {-1, 1, 0}, {0, 1, 0}, {1, -1, 10}, {-1, 1, 3}};
  gh_store *const s = b->store;
  gh_form const one = gh_integer (s, 1), over = gh_fraction (s, 1, kinds[which].over);
  gh_form x = gh_numeral_sum (s, gh_numeral_scaled (s, one, (int64_t)n),
                              gh_integer (s, kinds[which].beside));
  x = kinds[which].sign < 0 ? gh_numeral_negative (s, x) : x;
  place p = place_at (b, gh_numeral_scaled (s, x, -(int64_t)kinds[which].over), over);
  p.over = kinds[which].over > 0;
  return p;
}

static bool put_numerator (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  return put_in_places (b, numerator, 5, n, i, q);
}

/* 3, 1, 2^n - 1 and -(2^n + 1) over 2^n. */
static place denominator (gh_bench *b, uint64_t n, unsigned which)
{
  gh_store *const s = b->store;
  gh_form const one = gh_integer (s, 1), word = gh_numeral_scaled (s, one, (int64_t)n);
  gh_form const numerators[] = {gh_integer (s, 3), one,
                                gh_numeral_sum (s, word, gh_integer (s, -1)),
                                gh_numeral_negative (s, gh_numeral_sum (s, word, one))};
  return place_at (b, gh_numeral_scaled (s, numerators[which], -(int64_t)n),
                   gh_numeral_scaled (s, one, -(int64_t)n));
}

static bool put_denominator (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  return put_in_places (b, denominator, 4, n, i, q);
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
                                      .bounds = GH_BOUNDS_BESIDE,
                                      .bound = GH_BOUND_BITS,
                                      .about = "2^N, 2^N - 1, 2^N + 1",
                                      .manners = {[ALONE] = "alone",
                                                  [OVER] = "over 8 and 2^10",
                                                  [IN_SWITCHES] = "as options",
                                                  [IN_SUMS] = "with ^ and *",
                                                  [WITH_SMALL] = "beside 1/2, 1/8, 1/2^10"},
                                      .question = put_numerator};

const gh_probe gh_probe_denominators = {.name = "denominators",
                                        .size = "2^N",
                                        .by = "SS-3.5a",
                                        .requests = OF_NUMBERS,
                                        .most = 16384,
                                        .bounds = GH_BOUNDS_BESIDE,
                                        .bound = GH_BOUND_BITS,
                                        .about = "under 1, 3, 2^N - 1, 2^N + 1",
                                        .manners = {[ALONE] = "alone",
                                                    [OVER] = "",
                                                    [IN_SWITCHES] = "as options",
                                                    [IN_SUMS] = "with ^ and *",
                                                    [WITH_SMALL] = "beside 1/2, 1/8, 1/2^10"},
                                        .question = put_denominator};
