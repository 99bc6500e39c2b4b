#include "transfinite/strings.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "transfinite/normal.h"

#include <string.h>

#define CHUNK 62 /* letters whose digits fit into a long */

/* ---- text ------------------------------------------------------------------------------------ */

static size_t letters_at (const char *text, const char *end)
{
  const char *at = text;
  while (at < end && (*at == 'L' || *at == 'R'))
    at++;
  return (size_t)(at - text);
}

bool gh_string_read (const char *text, size_t length, gh_string *s, size_t *place,
                     const char **expected)
{
  static const char dots[] = "...";
  const char *const end = text + length, *at = text;
  *s = (gh_string){.prefix = text, .prefix_length = letters_at (text, end), .period = end};
  at += s->prefix_length;
  *expected = "a letter L or R, or a period in parentheses";
  if (at < end && *at == '(') {
    s->period = ++at;
    s->period_length = letters_at (at, end);
    at += s->period_length;
    *expected = s->period_length ? "a letter L or R, or )" : "the letters L and R of a period";
    if (s->period_length && at < end && *at == ')') {
      *expected = "... behind the period";
      if (end - ++at == sizeof dots - 1 && !memcmp (at, dots, sizeof dots - 1))
        return true;
    }
  } else if (at == end)
    return true;
  *place = (size_t)(at - text);
  return false;
}

/* ---- letters --------------------------------------------------------------------------------- */

char gh_string_letter (const gh_string *s, uint64_t i)
{
  if (i < s->prefix_length)
    return s->prefix[i];
  return s->period_length ? s->period[(i - s->prefix_length) % s->period_length] : '\0';
}

static size_t run_of (const char *letters, size_t length, char letter)
{
  size_t count = 0;
  while (count < length && letters[count] == letter)
    count++;
  return count;
}

/* The letter that is repeated from some place on; a zero byte: there is none. */
static char last_letter (const gh_string *s)
{
  return s->period_length && run_of (s->period, s->period_length, *s->period) == s->period_length
             ? *s->period
             : '\0';
}

/* How often the first letter is repeated at the start; UINT64_MAX: for ever. */
static uint64_t first_run (const gh_string *s)
{
  char const own = gh_string_letter (s, 0);
  size_t const run = run_of (s->prefix, s->prefix_length, own);
  if (run < s->prefix_length)
    return run;
  size_t const more = run_of (s->period, s->period_length, own);
  return s->period_length && more == s->period_length ? UINT64_MAX : run + more;
}

static int rank (char letter)
{
  return letter == 'L' ? 1 : letter == 'R' ? -1 : 0;
}

/* Two endless strings that agree so far as to have passed both prefixes and both periods agree for
   ever (Fine and Wilf). */
int gh_string_compare (const gh_string *a, const gh_string *b)
{
  uint64_t const prefixes =
      a->prefix_length > b->prefix_length ? a->prefix_length : b->prefix_length;
  uint64_t const enough = prefixes + a->period_length + b->period_length;
  for (uint64_t i = 0; i <= enough; i++) {
    int const p = rank (gh_string_letter (a, i)), q = rank (gh_string_letter (b, i));
    if (p != q)
      return p < q ? -1 : 1;
  }
  return 0;
}

/* ---- finite strings -------------------------------------------------------------------------- */

static gh_form whole (gh_store *store, uint64_t n)
{
  mp_limb_t const limb = n;
  mpz_t number;
  return gh_dyadic (store, mpz_roinit_n (number, &limb, limb != 0), 0);
}

/* So many letters from number `first` on as binary digits, each letter `own` a 1. */
static gh_form digits (gh_store *store, const gh_string *s, char own, uint64_t first,
                       uint64_t count)
{
  gh_form number = GH_ZERO;
  if (count / 4 > gh_store_limits (store)->digits)
    gh_fail (store, GH_OVER_DIGITS);
  for (uint64_t i = 0, next; i < count; i = next) {
    int64_t chunk = 0;
    next = count - i < CHUNK ? count : i + CHUNK;
    for (uint64_t k = i; k < next; k++)
      chunk = 2 * chunk + (gh_string_letter (s, first + k) == own);
    number = gh_numeral_sum (store, gh_numeral_scaled (store, number, (int64_t)(next - i)),
                             gh_integer (store, chunk));
  }
  return number;
}

/* With + for a digit 1 and - for a 0, what they are worth in units of the last: 2 * digits + 1 -
 * 2^count. */
static gh_form signed_digits (gh_store *store, const gh_string *s, char own, uint64_t first,
                              uint64_t count)
{
  gh_form const one = gh_integer (store, 1), plain = digits (store, s, own, first, count);
  gh_form const power = gh_numeral_scaled (store, one, (int64_t)count);
  gh_form const twice = gh_numeral_sum (store, gh_numeral_scaled (store, plain, 1), one);
  return gh_numeral_sum (store, twice, gh_numeral_negative (store, power));
}

/* What `run` letters and so many behind them are worth to the player whose letter begins: 1 for
   each of the run, then halves of halves, added or taken away. */
static gh_form finite_value (gh_store *store, const gh_string *s, uint64_t run, uint64_t more)
{
  gh_form const part = signed_digits (store, s, gh_string_letter (s, 0), run, more);
  return gh_numeral_sum (store, whole (store, run),
                         gh_numeral_scaled (store, part, -(int64_t)more));
}

gh_form gh_string_prefix (gh_store *store, const gh_string *s, uint64_t n)
{
  uint64_t const all = s->period_length ? n : s->prefix_length, count = n < all ? n : all;
  uint64_t const first = first_run (s), run = count < first ? count : first;
  gh_form const value = finite_value (store, s, run, count - run);
  return gh_string_letter (s, 0) == 'R' ? gh_numeral_negative (store, value) : value;
}

/* The options of a string are those of the string without its last letter, and that string. */
gh_form gh_string_form (gh_store *store, const gh_string *s, uint64_t n)
{
  gh_form form = GH_ZERO;
  for (uint64_t i = 0; i < n && gh_string_letter (s, i); i++) {
    gh_form_begin (store);
    GH_EACH (store, GH_LEFT, x, form)
      gh_form_add (store, GH_LEFT, x);
    GH_EACH (store, GH_RIGHT, x, form)
      gh_form_add (store, GH_RIGHT, x);
    gh_form_add (store, gh_string_letter (s, i) == 'L' ? GH_LEFT : GH_RIGHT, form);
    form = gh_form_end (store);
  }
  return form;
}

/* ---- endless strings ------------------------------------------------------------------------- */

/* The period without repetitions in it. */
static size_t least_period (const gh_string *s)
{
  size_t const n = s->period_length;
  for (size_t p = 1; p <= n / 2; p++)
    if (n % p == 0 && !memcmp (s->period, s->period + p, n - p))
      return p;
  return n;
}

/* w^-1, or its negative. */
static gh_form infinitesimal (gh_store *store, int sign)
{
  gh_form const least = gh_normal_of_number (store, gh_integer (store, -1));
  return gh_normal_term (store, least, gh_integer (store, sign), GH_ZERO);
}

/* What the letters from number `first` on, a whole number of periods, are worth for ever: B / (2^p
   - 1), where those of one period are worth B / 2^p. */
static gh_form for_ever (gh_store *store, const gh_string *s, char own, uint64_t first,
                         size_t period)
{
  gh_form const one = gh_integer (store, 1), part = signed_digits (store, s, own, first, period);
  gh_form const power = gh_numeral_scaled (store, one, (int64_t)period);
  return gh_rational_quotient (store, part, gh_numeral_sum (store, power, gh_integer (store, -1)));
}

/* To the player whose letter begins: the run, the letters until the period begins, the period. */
static gh_form endless_value (gh_store *store, const gh_string *s, uint64_t run)
{
  char const own = gh_string_letter (s, 0), last = last_letter (s);
  size_t const period = least_period (s);
  uint64_t start = s->prefix_length;
  while (start < run)
    start += period;
  uint64_t const before = start - run;
  gh_form const finite = finite_value (store, s, run, before);
  gh_form const rest = for_ever (store, s, own, start, period);
  gh_form const scale = gh_numeral_scaled (store, gh_integer (store, 1), -(int64_t)before);
  gh_form const limit = gh_rational_sum (store, finite, gh_rational_product (store, rest, scale));
  gh_form const number = gh_normal_of_number (store, limit);
  if (!last)
    return number;
  return gh_normal_sum (store, number, infinitesimal (store, last == own ? -1 : 1));
}

gh_form gh_string_value (gh_store *store, const gh_string *s)
{
  if (!s->period_length)
    return gh_normal_of_number (store, gh_string_prefix (store, s, s->prefix_length));
  uint64_t const run = first_run (s);
  gh_form const value = run == UINT64_MAX ? gh_normal_omega (store) : endless_value (store, s, run);
  return gh_string_letter (s, 0) == 'R' ? gh_normal_negative (store, value) : value;
}
