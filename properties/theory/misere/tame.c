/* Genera of sums; tame games and restive ones. */
#include "theory/misere/sets.h"

#define TERMS 8

/* ---- genera of sums -------------------------------------------------------------------------- */

/* Terms n of a genus are those of play; from some place on each is the one before it with 2 xored
   into it. */
static void check_terms (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  gh_form const genus = gh_genus_of (store, g);
  for (uint32_t n = 0; n < 3; n++)
    gh_expect (t, gh_genus_term (store, genus, n) == gh_genus_term_by_play (store, g, n),
               "term %u to be that of play", n);
  for (uint32_t n = 0; n < TERMS + 4; n++)
    gh_expect (t, gh_genus_term (store, genus, n) == gh_genus_term_by_rule (store, g, n),
               "term %u to go on as the genus says", n);
}

/* G + 2 has the terms of G from the second on, G + 1 and G + 3 those of G and G + 2 with 1 xored
   into each; so has g. */
static void check_sums (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  gh_form const genus = gh_genus_of (store, g);
  for (uint32_t heap = 1; heap < 4; heap++) {
    gh_form const sum = gh_genus_of (store, gh_sum (store, g, gh_nim_heap (store, heap)));
    gh_expect (t, gh_genus_normal (store, sum) == (gh_genus_normal (store, genus) ^ heap),
               "the normal value of G + %u", heap);
    for (uint32_t n = 0; n < TERMS; n++)
      gh_expect (t,
                 gh_genus_term (store, sum, n) ==
                     (gh_genus_term (store, genus, n + heap / 2) ^ (heap & 1)),
                 "term %u of G + %u", n, heap);
  }
}

THEOREM (genus_of_sums)
{
  gh_form games[SIMPLEST_BY_DAY_4];
  size_t const count = gh_all_of (t, GH_SET_SIMPLEST, 4, games);
  for (size_t i = 0; i < count; i++) {
    check_terms (t, games[i]);
    check_sums (t, games[i]);
  }
}

THEOREM (genus_of_random_sums)
{
  gh_form const g = gh_any (t, "I", GH_SORT_IMPARTIAL);
  check_terms (t, g);
  check_sums (t, g);
}

/* ---- tame games: Theorem 73 ------------------------------------------------------------------ */

/* In a sum of tame games every position is tame, and the types of the games add up. */
static void check_tame_sum (gh_trial *t, gh_form g, gh_form h)
{
  gh_store *const store = t->store;
  gh_nim_type a, b, both;
  gh_form const sum = gh_sum (store, g, h);
  gh_expect (t, gh_is_tame (store, sum), "every position of a sum of tame games to be tame");
  gh_genus_is_tame (store, gh_genus_of (store, g), &a);
  gh_genus_is_tame (store, gh_genus_of (store, h), &b);
  gh_genus_is_tame (store, gh_genus_of (store, sum), &both);
  gh_nim_type const wanted = gh_nim_type_sum (a, b);
  gh_expect (t, both.n == wanted.n && both.star == wanted.star, "the types to add up");
  gh_expect (t, gh_misere_p (store, sum) == gh_nim_type_p (wanted, GH_MISERE),
             "the type of the sum to say who wins");
}

THEOREM (tame_sums)
{
  gh_form games[SIMPLEST_BY_DAY_4];
  size_t const count = gh_all_of (t, GH_SET_SIMPLEST, 4, games);
  unsigned pairs = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t k = i; k < count; k++)
      if (gh_is_tame (t->store, games[i]) && gh_is_tame (t->store, games[k])) {
        check_tame_sum (t, games[i], games[k]);
        pairs++;
      }
  gh_expect (t, pairs == 14 * 15 / 2, "the pairs of 14 tame games, not %u", pairs);
}

THEOREM (random_tame_sums)
{
  gh_form const g = gh_any (t, "I", GH_SORT_IMPARTIAL), h = gh_any (t, "J", GH_SORT_IMPARTIAL);
  gh_assume (t, gh_is_tame (t->store, g) && gh_is_tame (t->store, h));
  check_tame_sum (t, g, h);
}

/* ---- restive games --------------------------------------------------------------------------- */

#define KINDS 9

/* Tame games of the types 0, 1, 0*, 1*, 2, ..., 6. */
static void tame_options (gh_store *store, gh_form options[KINDS])
{
  gh_form const two = gh_nim_heap (store, 2);
  options[0] = GH_ZERO;
  options[1] = gh_nim_heap (store, 1);
  options[2] = gh_sum (store, two, two);
  options[3] = gh_sum (store, two, gh_nim_heap (store, 3));
  for (uint32_t n = 2; n <= 6; n++)
    options[n + 2] = gh_nim_heap (store, n);
}

/* Of the 512 games with such options 128 are not tame. Of each just one of g and g0 is 0 or 1, and
   64 are restive, 64 restless. */
THEOREM (restive_or_restless)
{
  gh_store *const store = t->store;
  gh_form options[KINDS];
  unsigned restive = 0, restless = 0, tame = 0;
  tame_options (store, options);
  for (uint32_t set = 0; set < 1u << KINDS; set++) {
    gh_form const g = gh_masked_set (store, options, set), genus = gh_genus_of (store, g);
    bool const is_tame = gh_is_tame (store, g);
    bool const normal = gh_genus_normal (store, genus) <= 1;
    bool const misere = gh_genus_term (store, genus, 0) <= 1;
    gh_expect (t, is_tame || normal != misere, "set %u to have one small value", set);
    gh_expect (t, gh_is_restive (store, g) == (!is_tame && normal), "set %u to be restive", set);
    gh_expect (t, gh_is_restless (store, g) == (!is_tame && misere), "set %u to be restless", set);
    tame += is_tame;
    restive += gh_is_restive (store, g);
    restless += gh_is_restless (store, g);
  }
  gh_expect (t, restive == 64 && restless == 64 && tame == 384,
             "64 restive games, 64 restless ones and 384 tame ones, not %u, %u and %u", restive,
             restless, tame);
}

/* Beside heaps of size 0, 1, g0 and g0 xor 1 only a restive game is a heap g0 in normal play, and
   beside others a heap g: that says who wins in misere play, and the genus. */
static void check_beside (gh_trial *t, gh_form g, const uint32_t *heaps, size_t count)
{
  gh_store *const store = t->store;
  gh_form const genus = gh_genus_of (store, g),
                sum = gh_sum (store, g, gh_heaps (store, heaps, count));
  uint32_t const normal = gh_genus_normal (store, genus), first = gh_genus_term (store, genus, 0);
  bool familiar = true;
  uint32_t n = 0;
  for (size_t i = 0; i < count; i++) {
    familiar = familiar && (heaps[i] <= 1 || heaps[i] == first || heaps[i] == (first ^ 1));
    n ^= heaps[i];
  }
  gh_expect (t, gh_misere_p (store, sum) == ((familiar ? first : normal) == n),
             "who wins a restive game beside %zu heaps", count);
  for (uint32_t i = 0; i < 4; i++) {
    uint32_t const alone = gh_genus_term (store, genus, i);
    uint32_t const other = normal ^ (i % 2 ? 2 : 0);
    gh_expect (t, gh_genus_term_by_rule (store, sum, i) == ((familiar ? alone : other) ^ n),
               "term %u of a restive game beside %zu heaps", i, count);
  }
}

/* Of 64 restive games, beside all multisets of at most three heaps of size 1 to 6; one choice is a
   game. */
THEOREM (restive_sums)
{
  gh_store *const store = t->store;
  gh_form options[KINDS];
  tame_options (store, options);
  gh_form const g = gh_masked_set (store, options, gh_choose (t, 1u << KINDS));
  gh_assume (t, gh_is_restive (store, g));
  for (uint32_t a = 0; a <= 6; a++)
    for (uint32_t b = 0; b <= a; b++)
      for (uint32_t c = 0; c <= b; c++)
        check_beside (t, g, (uint32_t[]){a, b, c}, 3);
}
