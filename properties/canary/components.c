/* Canaries that are told sums by their components, deep forms or wide ones, and lose some of it. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/words.h"

/* ---- how many -------------------------------------------------------------------------------- */

/* The integer as it is in so many bits, with a sign. */
static gh_form in_bits (gh_store *store, gh_form integer, uint64_t bits)
{
  uint64_t exponent;
  mpz_t value, low;
  gh_numeral_value (store, integer, value, &exponent);
  if (mpz_sizeinbase (value, 2) < bits)
    return integer;
  mpz_init (low);
  mpz_fdiv_r_2exp (low, value, bits);
  uint64_t const word = gh_mpz_get_u64 (low), sign = (uint64_t)1 << (bits - 1);
  mpz_clear (low);
  return gh_integer (store, (int64_t)(word & (sign - 1)) - (int64_t)(word & sign));
}

static void cut_times (gh_store *store, gh_heard *sum, uint64_t bits)
{
  for (size_t i = 0; i < sum->count; i++)
    sum->terms[i].times = in_bits (store, sum->terms[i].times, bits);
}

MISHEAR (multiples_16)
{
  cut_times (store, sum, 16);
}

MISHEAR (multiples_32)
{
  cut_times (store, sum, 32);
}

MISHEAR (multiple_nothing)
{
  for (size_t i = 0; i < sum->count; i++)
    if (sum->terms[i].times != gh_integer (store, 1))
      sum->terms[i].times = GH_ZERO;
}

MISHEAR (components_16)
{
  (void)store;
  sum->count = sum->count > 16 ? 16 : sum->count;
}

MISHEAR (components_32)
{
  (void)store;
  sum->count = sum->count > 32 ? 32 : sum->count;
}

/* ---- tinies ---------------------------------------------------------------------------------- */

/* The threat of a tiny or its negative. */
static bool threat_of (gh_store *store, gh_form game, gh_form *x)
{
  return gh_tiny_of (store, game, x) || gh_tiny_of (store, gh_negative (store, game), x);
}

MISHEAR (tinies_three)
{
  size_t least = 0, most = 0, count = 0;
  gh_form low = GH_ZERO, high = GH_ZERO, x;
  for (size_t i = 0; i < sum->count; i++) {
    if (!threat_of (store, sum->terms[i].game, &x) || !gh_is_numeral (store, x))
      continue;
    if (!count || gh_numeral_compare (store, x, low) < 0)
      least = i, low = x;
    if (!count || gh_numeral_compare (store, x, high) > 0)
      most = i, high = x;
    count++;
  }
  if (count <= 3)
    return;
  gh_form const times = sum->terms[least].times, game = gh_negative (store, sum->terms[least].game);
  sum->terms[least].times = sum->terms[most].times;
  sum->terms[least].game = gh_negative (store, sum->terms[most].game);
  sum->terms[most] = (gh_term){times, game};
}

/* ---- switches -------------------------------------------------------------------------------- */

/* {a|b} of numbers a > b. */
static bool is_switch (gh_store *store, gh_form game, gh_form *a, gh_form *b)
{
  if (gh_is_numeral (store, game) || gh_option_count (store, game, GH_LEFT) != 1 ||
      gh_option_count (store, game, GH_RIGHT) != 1)
    return false;
  *a = gh_option (store, game, GH_LEFT, 0);
  *b = gh_option (store, game, GH_RIGHT, 0);
  return gh_is_numeral (store, *a) && gh_is_numeral (store, *b) &&
         gh_numeral_compare (store, *a, *b) > 0;
}

static gh_form minus (gh_store *store, gh_form x, gh_form y)
{
  return gh_numeral_sum (store, x, gh_numeral_negative (store, y));
}

/* Play the switches that are there once by falling `key` of their temperatures: as one
   switch of what Left gains, if he does. */
static void play_by (gh_store *store, gh_heard *sum, gh_form key (gh_store *, gh_form))
{
  gh_form hot[GH_MOST_TERMS], keys[GH_MOST_TERMS], number = GH_ZERO, gain = GH_ZERO, a, b;
  gh_form const one = gh_integer (store, 1);
  size_t count = 0, kept = 0;
  for (size_t i = 0; i < sum->count; i++) {
    if (sum->terms[i].times != one || !is_switch (store, sum->terms[i].game, &a, &b)) {
      sum->terms[kept++] = sum->terms[i];
      continue;
    }
    gh_form const t = gh_numeral_scaled (store, minus (store, a, b), -1), k = key (store, t);
    number = gh_numeral_sum (store, number, minus (store, a, t));
    size_t at = count++;
    for (; at > 0 && gh_numeral_compare (store, keys[at - 1], k) < 0; at--)
      keys[at] = keys[at - 1], hot[at] = hot[at - 1];
    keys[at] = k, hot[at] = t;
  }
  if (!count)
    return;
  for (size_t i = count; i-- > 0;)
    gain = minus (store, hot[i], gain);
  sum->terms[kept++] = (gh_term){one, number};
  if (gain != GH_ZERO)
    sum->terms[kept++] = (gh_term){one, gh_switch (store, gain)};
  sum->count = kept;
}

static gh_form whole_part (gh_store *store, gh_form x)
{
  uint64_t exponent;
  mpz_t value, whole;
  gh_numeral_value (store, x, value, &exponent);
  mpz_init (whole);
  mpz_fdiv_q_2exp (whole, value, exponent);
  size_t const digits = mpz_sizeinbase (whole, 2);
  int64_t const small = digits < 63 ? gh_mpz_get_i64 (whole) : 0;
  mpz_clear (whole);
  return digits < 63 ? gh_integer (store, small) : x;
}

static gh_form low_byte (gh_store *store, gh_form x)
{
  return in_bits (store, whole_part (store, x), 8);
}

MISHEAR (hottest_whole)
{
  if (sum->count > 2)
    play_by (store, sum, whole_part);
}

MISHEAR (hottest_8)
{
  if (sum->count > 2)
    play_by (store, sum, low_byte);
}

MISHEAR (stars_255)
{
  gh_number_up_star shape;
  gh_form a, b;
  size_t kept = 0;
  bool hot = false;
  for (size_t i = 0; i < sum->count; i++)
    hot = hot || is_switch (store, sum->terms[i].game, &a, &b);
  for (size_t i = 0; i < sum->count; i++)
    if (!hot || !gh_shape_of (store, sum->terms[i].game, &shape) || shape.nimber <= 255)
      sum->terms[kept++] = sum->terms[i];
  sum->count = kept;
}

/* ---- wide and deep --------------------------------------------------------------------------- */

static void cut_options (gh_store *store, gh_heard *sum, size_t most)
{
  for (size_t i = 0; i < sum->count; i++) {
    gh_form const game = sum->terms[i].game;
    if (gh_is_numeral (store, game) || (gh_option_count (store, game, GH_LEFT) <= most &&
                                        gh_option_count (store, game, GH_RIGHT) <= most))
      continue;
    gh_form_begin (store);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      size_t const count = gh_option_count (store, game, side);
      for (size_t k = 0; k < count && k < most; k++)
        gh_form_add (store, side, gh_option (store, game, side, k));
    }
    sum->terms[i].game = gh_form_end (store);
  }
}

MISHEAR (options_64)
{
  cut_options (store, sum, 64);
}

MISHEAR (options_255)
{
  cut_options (store, sum, 255);
}

/* The only option that is no numeral, GH_NO_FORM: there is none, or there are more. */
static gh_form next_in_chain (gh_store *store, gh_form game)
{
  gh_form found = GH_NO_FORM;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, game)
      if (!gh_is_numeral (store, x)) {
        if (found != GH_NO_FORM)
          return GH_NO_FORM;
        found = x;
      }
  return found;
}

/* The same with `next` in place of the option `old`. */
static gh_form with_option (gh_store *store, gh_form game, gh_form old, gh_form next)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, game)
      gh_form_add (store, side, x == old ? next : x);
  return gh_form_end (store);
}

#define DEEPEST 1000

static gh_form shallow (gh_store *store, gh_form game)
{
  gh_form chain[DEEPEST + 1] = {game};
  size_t depth = 0;
  while (depth < DEEPEST && chain[depth] != GH_NO_FORM && !gh_is_numeral (store, chain[depth])) {
    chain[depth + 1] = next_in_chain (store, chain[depth]);
    depth++;
  }
  if (depth < DEEPEST || chain[depth] == GH_NO_FORM)
    return game;
  gh_form below = GH_ZERO;
  while (depth-- > 0)
    below = with_option (store, chain[depth], chain[depth + 1], below);
  return below;
}

MISHEAR (depth_1000)
{
  for (size_t i = 0; i < sum->count; i++)
    sum->terms[i].game = shallow (store, sum->terms[i].game);
}
