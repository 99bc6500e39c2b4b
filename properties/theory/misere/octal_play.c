/* Kayles, .4 and .6 in misere play: rows of counters, and heaps that stand for others. */
#include "optimized/misere/heaps.h"
#include "theory/misere/heap_tables.h"

#include <stdio.h>

#define COUNTERS 20
#define MOST_BESIDE 3

/* ---- rows of counters ------------------------------------------------------------------------ */

/* Whether a move of the code leaves these rows. */
static bool leaves (const gh_code *code, unsigned n, unsigned left, unsigned right)
{
  unsigned const least = left < right ? left : right, most = left < right ? right : left;
  gh_heap_move move;
  for (bool more = gh_heap_first (code, n, &move); more; more = gh_heap_next (code, n, &move)) {
    uint64_t const last = move.parts ? move.part[move.parts - 1] : 0;
    if (move.parts <= 2 && last == most && (move.parts == 2 ? move.part[0] : 0) == least)
      return true;
  }
  return false;
}

/* What may be taken: neighbours from place `left` on, where `right` are behind them. */
static bool kayles_allows (unsigned taken, unsigned left, unsigned right)
{
  (void)left;
  (void)right;
  return taken <= 2;
}

static bool four_allows (unsigned taken, unsigned left, unsigned right)
{
  return taken == 1 && left > 0 && right > 0;
}

static bool six_allows (unsigned taken, unsigned left, unsigned right)
{
  return taken == 1 && left + right > 0;
}

/* Each of the moves, and as many: of both ways to leave two different rows the code has one. */
static void expect_rows (gh_trial *t, const char *text, bool allows (unsigned, unsigned, unsigned))
{
  gh_code const code = code_named (text);
  for (unsigned n = 0; n <= COUNTERS; n++) {
    size_t count = 0, all = 0;
    gh_heap_move move;
    for (unsigned taken = 1; taken <= n; taken++)
      for (unsigned left = 0; left + taken <= n; left++) {
        unsigned const right = n - taken - left;
        if (!allows (taken, left, right))
          continue;
        count += left <= right;
        gh_expect (t, leaves (&code, n, left, right), "%s to leave %u and %u of %u", text, left,
                   right, n);
      }
    for (bool more = gh_heap_first (&code, n, &move); more; more = gh_heap_next (&code, n, &move))
      all++;
    gh_expect (t, all == count, "%s to have %zu moves in a row of %u, not %zu", text, count, n,
               all);
  }
}

THEOREM (octal_rows)
{
  expect_rows (t, ".77", kayles_allows);
  expect_rows (t, ".4", four_allows);
  expect_rows (t, ".6", six_allows);
}

/* ---- play ------------------------------------------------------------------------------------ */

/* As far as the tables are printed, each genus: as many terms as it has, and one more. */
static void check_genera (heap_play *play, void *argument, finding *f)
{
  const heap_table *const table = argument;
  uint8_t n = 0;
  for (const char *genus = table->genera; *genus; n++) {
    for (size_t twos = 0; twos + 1 < entry_length (genus); twos++)
      found (f, genus_by_play (play, &n, 1, twos) == printed_term (genus, twos),
             "term %u of the genus of %u under %s", (unsigned)twos, n, table->code);
    genus += entry_length (genus);
    genus += *genus == ' ';
  }
}

THEOREM (octal_genera_played)
{
  const heap_table *const tables[] = {&kayles_table, &four_table, &six_table};
  for (size_t i = 0; i < 3; i++) {
    gh_code const code = code_named (tables[i]->code);
    with_heap_play (t, &code, check_genera, (void *)tables[i]);
  }
}

#define HEAPS_PLAYED 51

/* Outcomes of heaps under a code, by simplest forms. */
typedef struct outcomes {
  gh_code code;
  bool is_p[HEAPS_PLAYED];
} outcomes;

static void find_outcomes (gh_misere *misere, void *argument)
{
  outcomes *const o = argument;
  for (size_t n = 0; n < HEAPS_PLAYED; n++)
    o->is_p[n] = gh_reduced_is_p (misere, heap_in_misere (misere, &o->code, n));
}

static void check_outcomes (heap_play *play, void *argument, finding *f)
{
  const outcomes *const o = argument;
  for (uint8_t n = 0; n < HEAPS_PLAYED; n++)
    found (f, is_p_by_play (play, &n, 1) == o->is_p[n], "a heap of %u to be %s", n,
           o->is_p[n] ? "P" : "N");
}

THEOREM (octal_outcomes_played)
{
  const heap_table *const tables[] = {&kayles_table, &four_table, &six_table};
  for (size_t i = 0; i < 3; i++) {
    outcomes o = {.code = code_named (tables[i]->code)};
    gh_in_misere (t, find_outcomes, &o);
    with_heap_play (t, &o.code, check_outcomes, &o);
  }
}

/* Heaps that behave like others in a game. */
typedef struct stand_in {
  uint8_t heap, others[2]; /* 0: none */
  uint8_t most;            /* the largest heap beside it */
  size_t beside;           /* so many at most */
} stand_in;

/* All heaps beside it that descend from here on, by play. */
static void compare (heap_play *play, const stand_in *s, uint8_t *beside, size_t count, finding *f)
{
  uint8_t before[MOST_BESIDE + 2] = {s->heap, 0},
                               after[MOST_BESIDE + 2] = {s->others[0], s->others[1]};
  for (size_t i = 0; i < count; i++)
    before[i + 2] = after[i + 2] = beside[i];
  found (f, is_p_by_play (play, before, count + 2) == is_p_by_play (play, after, count + 2),
         "%u beside %u heaps, the last one of %u, to be as what stands for it", s->heap,
         (unsigned)count, count ? beside[count - 1] : 0);
  for (uint8_t next = 1;
       count < MOST_BESIDE && count < s->beside && next <= (count ? beside[count - 1] : s->most);
       next++) {
    beside[count] = next;
    compare (play, s, beside, count + 1, f);
  }
}

static void check_stand_in (heap_play *play, void *argument, finding *f)
{
  uint8_t beside[MOST_BESIDE];
  compare (play, argument, beside, 0, f);
}

/* beta, a heap of 7 in Kayles, behaves like 2, and d, one of 13 in .4, like a + 1. */
static stand_in const beta = {7, {2, 0}, 9, 2}, d = {13, {11, 3}, 14, 3};

static void check_unlike (gh_misere *misere, finding *f)
{
  gh_code const kayles = code_named (".77"), four = code_named (".4");
  found (f, heap_in_misere (misere, &kayles, 7) != gh_reduced_heap (misere, 2),
         "beta not to be like 2");
  found (f,
         heap_in_misere (misere, &four, 13) !=
             gh_reduced_of_heaps (misere, &four, (uint64_t[]){11, 3}, 2),
         "d not to be like a + 1");
}

THEOREM (octal_stand_ins)
{
  gh_code const kayles = code_named (".77"), four = code_named (".4");
  with_heap_play (t, &kayles, check_stand_in, (void *)&beta);
  with_heap_play (t, &four, check_stand_in, (void *)&d);
  check_in_misere (t, check_unlike);
}

/* ---- sorts of games -------------------------------------------------------------------------- */

#define HEAPS_SORTED 9

/* Whether every position of a simplest form has the genus of a Nim position. */
static bool is_tame (gh_misere *misere, gh_reduced g)
{
  const gh_reduced *options;
  size_t const count = gh_reduced_options (misere, g, &options);
  uint32_t const normal = gh_reduced_grundy (misere, g),
                 first = gh_reduced_genus_term (misere, g, 0),
                 second = gh_reduced_genus_term (misere, g, 1),
                 third = gh_reduced_genus_term (misere, g, 2);
  bool const small =
      normal <= 1 && first == (normal ^ 1) && second == (normal ^ 2) && third == normal;
  bool tame = small || (first == normal && second == (normal ^ 2) && third == normal);
  for (size_t i = 0; tame && i < count; i++) {
    gh_reduced_options (misere, g, &options);
    tame = is_tame (misere, options[i]);
  }
  return tame;
}

/* 0: heaps of Nim only; 1: tame games, but not only those; 2: others. */
static unsigned sort_of (gh_misere *misere, const gh_code *code)
{
  unsigned sort = 0;
  for (uint64_t n = 0; n <= HEAPS_SORTED; n++) {
    gh_reduced const g = heap_in_misere (misere, code, n);
    unsigned const one = gh_reduced_is_heap (misere, g) ? 0 : is_tame (misere, g) ? 1 : 2;
    sort = one > sort ? one : sort;
  }
  return sort;
}

static void check_sorts (gh_misere *misere, finding *f)
{
  size_t games[3] = {0};
  for (unsigned digits = 1; digits < 512; digits++) {
    char text[8];
    snprintf (text, sizeof text, ".%03o", digits);
    gh_code const code = code_named (text);
    games[sort_of (misere, &code)]++;
  }
  gh_code const kayles = code_named (".77");
  found (f, games[0] == 241 && games[1] == 43 && games[2] == 227,
         "241 games of Nim heaps, 43 more that are tame, 227 others, not %zu, %zu, %zu", games[0],
         games[1], games[2]);
  found (f, sort_of (misere, &kayles) == 2, "Kayles to be one of the others");
}

THEOREM (octal_sorts)
{
  check_in_misere (t, check_sorts);
}
