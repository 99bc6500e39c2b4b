/* Parts of games in misere play: partitions into primes, and the extraverted games. */
#include "form/measure.h"
#include "form/numeral.h"
#include "theory/misere/sets.h"

static gh_form sum (gh_store *store, gh_form g, gh_form h)
{
  return gh_misere_simplest (store, gh_sum (store, g, h));
}

/* {G} and {G, H}, in simplest form. */
static gh_form set (gh_store *store, gh_form g, gh_form h)
{
  gh_form_begin (store);
  gh_impartial_add (store, g);
  gh_impartial_add (store, h);
  return gh_misere_simplest (store, gh_form_end (store));
}

/* {A, B, C} */
static gh_form three (gh_store *store, gh_form a, gh_form b, gh_form c)
{
  gh_form const all[] = {a, b, c};
  return gh_misere_simplest (store, gh_masked_set (store, all, 7));
}

/* ---- partitions ------------------------------------------------------------------------------ */

/* How many multisets of even primes other than 0, from this form on, have the sum G. */
static unsigned partitions (gh_store *store, gh_form g, gh_form from)
{
  unsigned found = 0;
  if (g == GH_ZERO)
    return 1;
  gh_form const parts = gh_misere_parts (store, g);
  GH_EACH (store, GH_LEFT, x, parts)
    if (x != GH_ZERO && x >= from && gh_is_even (store, x) && gh_is_prime (store, x))
      found += partitions (store, gh_misere_difference (store, g, x), x);
  return found;
}

/* Each even one of the 22 has one partition into even primes. */
THEOREM (prime_partitions)
{
  gh_form games[SIMPLEST_BY_DAY_4];
  size_t const count = gh_all_of (t, GH_SET_SIMPLEST, 4, games);
  unsigned even = 0;
  for (size_t i = 0; i < count; i++)
    if (gh_is_even (t->store, games[i])) {
      even++;
      gh_expect (t, partitions (t->store, games[i], GH_ZERO) == 1, "one partition of game %zu", i);
    }
  gh_expect (t, even == 19, "19 even games, not %u", even);
}

/* G = {4 + 2} = 2 + K = 4 + L with K = {G, G + 1, 4} and L = {G, G + 1, K, K + 1, 2}: 2, 4, K and L
   are primes, and these are all partitions. */
THEOREM (two_partitions)
{
  gh_store *const store = t->store;
  gh_form const one = gh_nim_heap (store, 1), two = gh_nim_heap (store, 2),
                four = gh_nim_heap (store, 4);
  gh_form const four_two = sum (store, four, two), g = set (store, four_two, four_two);
  gh_form const g_1 = sum (store, g, one), k = three (store, g, g_1, four);
  gh_form const all[] = {g, g_1, k, sum (store, k, one), two};
  gh_form const l = gh_misere_simplest (store, gh_masked_set (store, all, 31));
  gh_expect (t, sum (store, two, k) == g && sum (store, four, l) == g, "2 + K = 4 + L = G");
  gh_expect (t,
             gh_is_prime (store, two) && gh_is_prime (store, four) && gh_is_prime (store, k) &&
                 gh_is_prime (store, l),
             "2, 4, K and L to be prime");
  gh_expect (t, partitions (store, g, GH_ZERO) == 2, "two partitions of G");
  gh_form beside[SIMPLEST_BY_DAY_4];
  size_t const count = gh_all_of (t, GH_SET_SIMPLEST, 3, beside);
  for (size_t i = 0; i < count; i++)
    gh_expect (t,
               gh_misere_p (store, gh_sum (store, g, beside[i])) ==
                   gh_misere_p (store, gh_sum (store, gh_sum (store, two, k), beside[i])),
               "G and 2 + K to have one outcome beside game %zu", i);
}

/* {2 + 4 + ... + 2k} has k partitions. */
THEOREM (many_partitions)
{
  gh_store *const store = t->store;
  gh_form heaps = gh_nim_heap (store, 2);
  for (unsigned k = 2; k <= 4; k++) {
    heaps = sum (store, heaps, gh_nim_heap (store, 2 * k));
    gh_store_allow (store);
    gh_form const g = set (store, heaps, heaps);
    gh_expect (t, partitions (store, g, GH_ZERO) == k, "%u partitions", k);
    for (uint32_t i = 1; i <= k; i++)
      gh_expect (t, gh_misere_difference (store, g, gh_nim_heap (store, 2 * i)) != GH_NO_FORM,
                 "%u to be a part of the game with %u partitions", 2 * i, k);
  }
}

/* {3,2} as an option: {{3,2}} = 2 + 2 + Y with Y = {R + 1, R, 0}, where R = {G + 1, G, 2}. */
THEOREM (three_primes)
{
  gh_store *const store = t->store;
  gh_form const one = gh_nim_heap (store, 1), two = gh_nim_heap (store, 2);
  gh_form const inner = set (store, gh_nim_heap (store, 3), two), g = set (store, inner, inner);
  gh_form const r = gh_misere_difference (store, g, two);
  gh_form const y = gh_misere_difference (store, r, two);
  gh_expect (t, r == three (store, sum (store, g, one), g, two), "G - 2 = {G + 1, G, 2}");
  gh_expect (t, y == three (store, sum (store, r, one), r, GH_ZERO), "R - 2 = {R + 1, R, 0}");
  gh_expect (t, gh_is_prime (store, y) && !gh_is_prime (store, r), "Y alone to be prime");
  gh_expect (t, partitions (store, g, GH_ZERO) == 1, "one partition");
}

/* ---- primes as options ----------------------------------------------------------------------- */

static unsigned bits (uint32_t mask)
{
  unsigned count = 0;
  for (; mask; mask &= mask - 1)
    count++;
  return count;
}

#define PRIMES 13 /* by day 4, but 0 and 1 */

static unsigned find_primes (gh_trial *t, gh_form *primes)
{
  gh_store *const store = t->store;
  gh_form games[SIMPLEST_BY_DAY_4];
  size_t const all = gh_all_of (t, GH_SET_SIMPLEST, 4, games);
  unsigned count = 0;
  for (size_t i = 0; i < all; i++)
    if (games[i] != GH_ZERO && games[i] != gh_nim_heap (store, 1) && gh_is_prime (store, games[i]))
      primes[count++] = games[i];
  return count;
}

/* {2}, {3} and {3,2}, which are not prime. */
static bool is_known (gh_store *store, gh_form g)
{
  gh_form const two = gh_nim_heap (store, 2), three_heap = gh_nim_heap (store, 3);
  return g == set (store, two, two) || g == set (store, three_heap, three_heap) ||
         g == set (store, two, three_heap);
}

/* Of the 918 games in simplest form with at most four options, which are among these primes, all
   are prime but three. */
THEOREM (prime_options)
{
  gh_store *const store = t->store;
  gh_form primes[SIMPLEST_BY_DAY_4];
  unsigned const count = find_primes (t, primes);
  unsigned simplest = 0, composite = 0;
  gh_expect (t, count == PRIMES, "13 primes, not %u", count);
  for (uint32_t mask = 0; mask < 1u << PRIMES; mask++) {
    gh_store_allow (store);
    gh_form const g = gh_masked_set (store, primes, mask);
    if (bits (mask) > 4 || gh_misere_simplest (store, g) != g)
      continue;
    simplest++;
    gh_expect (t, gh_is_prime (store, g) != is_known (store, g),
               "primes %u as options to make a prime", mask);
    composite += is_known (store, g);
  }
  gh_expect (t, simplest == 918 && composite == 3, "918 games, 3 composite, not %u and %u",
             simplest, composite);
}

/* So it is of the 7169 games with any of these options. */
THEOREM (many_prime_options)
{
  gh_form primes[SIMPLEST_BY_DAY_4];
  uint32_t const mask = gh_choose (t, 1u << PRIMES);
  find_primes (t, primes);
  gh_form const g = gh_masked_set (t->store, primes, mask);
  gh_assume (t, gh_misere_simplest (t->store, g) == g);
  gh_expect (t, gh_is_prime (t->store, g) != is_known (t->store, g),
             "primes %u as options to make a prime", mask);
}

/* ---- extraverted games ----------------------------------------------------------------------- */

#define MOST_EXTRAVERTED 64
#define CLOSURE_DAYS 6

static bool is_extraverted (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (gh_misere_difference (store, g, x) == GH_NO_FORM)
      return false;
  return true;
}

static int64_t length (gh_store *store, gh_form g)
{
  int64_t days = 0;
  gh_small_integer (store, gh_form_birthday (store, g), 0, INT32_MAX, &days);
  return days;
}

static size_t add_short (gh_store *store, gh_form *list, size_t count, gh_form g)
{
  for (size_t i = 0; i < count; i++)
    if (list[i] == g)
      return count;
  if (length (store, g) > CLOSURE_DAYS || count == MOST_EXTRAVERTED)
    return count;
  list[count] = g;
  return count + 1;
}

/* What 0 makes by {G}, {G, G + 1} and G + H, up to length 6: 38 games. */
static size_t closure (gh_store *store, gh_form *list)
{
  size_t count = add_short (store, list, 0, GH_ZERO);
  for (size_t i = 0; i < count; i++) {
    gh_form const g = list[i];
    count = add_short (store, list, count, set (store, g, g));
    count = add_short (store, list, count, set (store, g, sum (store, g, gh_nim_heap (store, 1))));
    for (size_t k = 0; k <= i; k++)
      count = add_short (store, list, count, sum (store, g, list[k]));
  }
  return count;
}

/* They are extraverted, and of the games in simplest form with at most four options by day 4 no
   others are. Of the 12 even ones by day 5 each has one partition into even primes. */
THEOREM (extraverted_games)
{
  gh_store *const store = t->store;
  gh_form list[MOST_EXTRAVERTED], games[SIMPLEST_BY_DAY_4];
  size_t const count = closure (store, list);
  unsigned others = 0, partitioned = 0;
  gh_expect (t, count == 38, "38 games, not %zu", count);
  for (size_t i = 0; i < count; i++) {
    gh_store_allow (store);
    gh_expect (t, is_extraverted (store, list[i]), "game %zu to be extraverted", i);
    if (length (store, list[i]) <= 5 && gh_is_even (store, list[i])) {
      partitioned++;
      gh_expect (t, partitions (store, list[i], GH_ZERO) == 1, "one partition of game %zu", i);
    }
  }
  size_t const all = gh_all_of (t, GH_SET_SIMPLEST, 4, games);
  for (uint32_t mask = 0; mask < 1u << all; mask++) {
    if (bits (mask) > 4)
      continue;
    gh_store_allow (store);
    gh_form const g = gh_masked_set (store, games, mask);
    if (gh_misere_simplest (store, g) != g)
      continue;
    bool const other = add_short (store, list, count, g) > count;
    gh_expect (t, is_extraverted (store, g) != other, "the games %u as options", mask);
    others += other;
  }
  gh_expect (t, others == 8275 && partitioned == 12, "%u others and %u partitions", others,
             partitioned);
}
