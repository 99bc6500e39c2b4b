#include "harness/telling/smaller.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

#include <string.h>

#define DEPTH 3           /* of options that are themselves made smaller */
#define MOST_POSITIONS 40 /* of a game, that are put in its place: the smallest ones */
#define MOST_VARIANTS 120 /* of a form */
#define MOST_PRIMES 20
#define MOST_BITS 256 /* of a number: of one that is longer the highest are lowered */

/* ---- of a form ------------------------------------------------------------------------------- */

typedef struct variants {
  gh_store *store;
  gh_form forms[MOST_VARIANTS];
  size_t count;
} variants;

static void add (variants *v, gh_form form)
{
  size_t i = 0;
  while (i < v->count && v->forms[i] != form)
    i++;
  if (i == v->count && v->count < MOST_VARIANTS)
    v->forms[v->count++] = form;
}

/* n / 2^exponent with a nearer numerator: 0, then the number less a power of 2, the highest first.
 */
static void vary_numeral (variants *v, gh_form x)
{
  gh_store *const store = v->store;
  mpz_t numerator;
  uint64_t exponent;
  if (x == GH_ZERO)
    return;
  gh_numeral_value (store, x, numerator, &exponent);
  size_t const bits = mpz_sizeinbase (numerator, 2);
  int const sign = mpz_sgn (numerator);
  gh_form const all = gh_numeral_scaled (store, x, (int64_t)exponent);
  add (v, GH_ZERO);
  if (sign < 0)
    add (v, gh_numeral_negative (store, x));
  for (size_t i = 0; i < bits && i < MOST_BITS; i++) {
    gh_form const power =
        gh_numeral_scaled (store, gh_integer (store, -sign), (int64_t)(bits - 1 - i));
    gh_form const nearer = gh_numeral_sum (store, all, power);
    add (v, gh_numeral_scaled (store, nearer, -(int64_t)exponent));
  }
  if (exponent)
    add (v, gh_numeral_scaled (store, x, 1));
}

/* A change of one option; of an impartial form for both players. */
typedef struct change {
  gh_form form, option;
  gh_side side;
  bool both;
} change;

/* The form with the option left out or, unless this is GH_NO_FORM, replaced. */
static gh_form edited (gh_store *store, const change *c, gh_form by)
{
  gh_form_begin (store);
  for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
    for (size_t i = 0; i < gh_option_count (store, c->form, s); i++) {
      gh_form const option = gh_option (store, c->form, s, i);
      if (option != c->option || (s != c->side && !c->both))
        gh_form_add (store, s, option);
      else if (by != GH_NO_FORM)
        gh_form_add (store, s, by);
    }
  return gh_form_end (store);
}

static void vary (variants *v, gh_form form, unsigned depth);

static void vary_option (variants *v, const change *c, unsigned depth)
{
  static variants inner[DEPTH];
  variants *const of = &inner[depth - 1];
  of->store = v->store;
  of->count = 0;
  vary (of, c->option, depth - 1);
  for (size_t k = 0; k < of->count; k++)
    add (v, edited (v->store, c, of->forms[k]));
}

/* {n|-n} by {m|-m}, where a change of one side alone is longer to write. */
static void vary_switch (variants *v, gh_form form)
{
  static variants ends;
  gh_store *const store = v->store;
  if (gh_option_count (store, form, GH_LEFT) != 1 || gh_option_count (store, form, GH_RIGHT) != 1)
    return;
  gh_form const end = gh_option (store, form, GH_LEFT, 0);
  if (!gh_is_numeral (store, end) ||
      gh_option (store, form, GH_RIGHT, 0) != gh_numeral_negative (store, end))
    return;
  ends.store = store;
  ends.count = 0;
  vary_numeral (&ends, end);
  for (size_t i = 0; i < ends.count; i++) {
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, ends.forms[i]);
    gh_form_add (store, GH_RIGHT, gh_numeral_negative (store, ends.forms[i]));
    add (v, gh_form_end (store));
  }
}

/* First what leaves most out. */
static void vary (variants *v, gh_form form, unsigned depth)
{
  gh_store *const store = v->store;
  if (gh_is_numeral (store, form)) {
    vary_numeral (v, form);
    return;
  }
  change c = {.form = form, .both = gh_is_impartial (store, form)};
  for (c.side = GH_LEFT; c.side <= GH_RIGHT; c.side++)
    for (size_t i = 0; i < gh_option_count (store, form, c.side); i++)
      add (v, gh_option (store, form, c.side, i));
  for (c.side = GH_LEFT; c.side <= GH_RIGHT; c.side++)
    for (size_t i = 0; i < gh_option_count (store, form, c.side); i++) {
      c.option = gh_option (store, form, c.side, i);
      add (v, edited (store, &c, GH_NO_FORM));
    }
  vary_switch (v, form);
  for (c.side = GH_LEFT; c.side <= GH_RIGHT && depth; c.side++)
    for (size_t i = 0; i < gh_option_count (store, form, c.side); i++) {
      c.option = gh_option (store, form, c.side, i);
      vary_option (v, &c, depth);
    }
}

/* Odd primes below an integer, from the smallest on. */
static void vary_prime (variants *v, gh_form form)
{
  int64_t below = INT64_MAX;
  gh_small_integer (v->store, form, 0, INT64_MAX, &below);
  for (int64_t p = 3; p < below && v->count < MOST_PRIMES; p += 2) {
    int64_t divisor = 3;
    while (divisor * divisor <= p && p % divisor)
      divisor += 2;
    if (divisor * divisor > p)
      add (v, gh_integer (v->store, p));
  }
}

/* What may stand in the place of this game: its smallest positions, then changes of itself. */
static void vary_game (variants *v, gh_form form)
{
  const gh_form *list;
  add (v, GH_ZERO);
  if (!gh_is_numeral (v->store, form)) {
    size_t const count = gh_positions (v->store, form, &list);
    gh_form positions[MOST_POSITIONS];
    size_t kept = 0;
    for (size_t i = 0; i < count && kept < MOST_POSITIONS; i++)
      positions[kept++] = list[i];
    for (size_t i = 0; i < kept; i++)
      add (v, positions[i]);
  }
  vary (v, form, DEPTH);
}

/* ---- of a question --------------------------------------------------------------------------- */

static bool is_number (gh_store *store, gh_form form)
{
  return gh_number_of (store, form) != GH_NO_FORM;
}

/* Whether one may be asked where the other was. */
static bool is_alike (gh_store *store, const gh_request_info *info, gh_form from, gh_form to)
{
  bool const about_numbers =
      info == &gh_requests[GH_ASK_TEMPERATURE] || info == &gh_requests[GH_ASK_MULTIPLY];
  if (info->takes == GH_INTEGER)
    return gh_is_integer (store, to) && gh_numeral_sign (store, to) > 0;
  if (gh_is_impartial (store, from) && !gh_is_impartial (store, to))
    return false;
  return !about_numbers || is_number (store, from) == is_number (store, to);
}

/* Whether what is asked about can be made smaller here: ordinals are not. */
static bool can_vary (const gh_question *q)
{
  gh_type const takes = gh_requests[q->request].takes;
  if (q->of_sums && q->sums[0].count + q->sums[1].count > GH_SMALLER_TERMS)
    return false;
  return takes == GH_GAME || takes == GH_INTEGER;
}

void gh_question_copy (const gh_question *from, gh_question *to, gh_term *terms)
{
  const gh_request_info *const info = &gh_requests[from->request];
  *to = *from;
  if (info->takes_code)
    to->arguments[0].code = &to->code;
  for (size_t i = 0, used = 0; i < info->count && from->of_sums; used += from->sums[i++].count) {
    memcpy (terms + used, from->sums[i].terms, from->sums[i].count * sizeof *terms);
    to->sums[i].terms = terms + used;
  }
}

typedef struct smaller {
  gh_store *store;
  const gh_question *question;
  const gh_request_info *info;
  gh_question *into;
  gh_term *terms;
  size_t count;
} smaller;

/* Room for one more that begins as the question. NULL: there is none. */
static gh_question *one_more (smaller *s)
{
  if (s->count == GH_MOST_SMALLER)
    return NULL;
  gh_question *const q = &s->into[s->count];
  gh_question_copy (s->question, q, s->terms + s->count * GH_SMALLER_TERMS);
  q->wrong = q->compared = false;
  s->count++;
  return q;
}

static void vary_argument (smaller *s, unsigned i)
{
  static variants v;
  gh_form const from = s->question->arguments[i].form;
  v.store = s->store;
  v.count = 0;
  if (s->question->request == GH_ASK_NIM_ALPHA || s->question->request == GH_ASK_EXCESS)
    vary_prime (&v, from);
  else
    vary_game (&v, from);
  for (size_t k = 0; k < v.count; k++)
    if (v.forms[k] != from && is_alike (s->store, s->info, from, v.forms[k])) {
      gh_question *const q = one_more (s);
      if (q)
        q->arguments[i].form = v.forms[k];
    }
}

static void vary_term (smaller *s, unsigned i, size_t k)
{
  static variants v;
  const gh_components *const sum = &s->question->sums[i];
  gh_question *q = sum->count > 1 ? one_more (s) : NULL;
  if (q) { /* without it */
    gh_term *const terms = (gh_term *)q->sums[i].terms;
    memmove (terms + k, terms + k + 1, (sum->count - k - 1) * sizeof *terms);
    q->sums[i].count--;
  }
  v.store = s->store;
  v.count = 0;
  vary (&v, sum->terms[k].times, 0);
  for (size_t n = 0; n < v.count; n++)
    if (gh_is_integer (s->store, v.forms[n]) && v.forms[n] != GH_ZERO && (q = one_more (s)))
      ((gh_term *)q->sums[i].terms)[k].times = v.forms[n];
  v.count = 0;
  vary (&v, sum->terms[k].game, 1);
  for (size_t n = 0; n < v.count; n++)
    if (is_alike (s->store, s->info, sum->terms[k].game, v.forms[n]) && (q = one_more (s)))
      ((gh_term *)q->sums[i].terms)[k].game = v.forms[n];
}

size_t gh_smaller (gh_store *store, const gh_question *question, gh_question *into, gh_term *terms)
{
  const gh_request_info *const info = &gh_requests[question->request];
  smaller s = {store, question, info, into, terms, 0};
  for (unsigned i = info->takes_code; i < info->count && can_vary (question); i++)
    if (question->of_sums)
      for (size_t k = 0; k < question->sums[i].count; k++)
        vary_term (&s, i, k);
    else
      vary_argument (&s, i);
  return s.count;
}
