/* Sums in Grundy's game, in misere play: what the heaps of a table do beside each other. */
#include "optimized/misere/heaps.h"
#include "theory/misere/heap_tables.h"

#define MOST_HEAPS 8

static gh_code grundys_code (void)
{
  return code_named (grundys_table.code);
}

/* ---- options --------------------------------------------------------------------------------- */

/* The moves of a heap in order, and all of them, with the simplest form of that. */
static void check_options (const game_names *names, uint64_t n, const char *listed,
                           const char *simplest, finding *f)
{
  gh_code const code = grundys_code ();
  gh_reduced options[MOST_HEAPS];
  size_t count = 0;
  gh_heap_move move;
  for (bool more = gh_heap_first (&code, n, &move); more; more = gh_heap_next (&code, n, &move)) {
    options[count] = gh_reduced_of_heaps (names->misere, &code, move.part, move.parts);
    found (f, more_names (listed) && options[count] == read_name (names, &listed),
           "option %u of a heap of %u", (unsigned)count + 1, (unsigned)n);
    count++;
  }
  found (f,
         !more_names (listed) &&
             gh_reduced_of_options (names->misere, options, count) == read_name (names, &simplest),
         "as many options of a heap of %u, which make its simplest form", (unsigned)n);
}

static gh_reduced set_of (const game_names *names, const char *listed)
{
  gh_reduced options[MOST_HEAPS];
  size_t count = 0;
  while (more_names (listed))
    options[count++] = read_name (names, &listed);
  return gh_reduced_of_options (names->misere, options, count);
}

/* {a_1, 2_2, 2, 1} loses a_1, which has the option a; {a, 3, 1, 0} all that has the option 2. */
static void check_two_heaps (gh_misere *misere, finding *f)
{
  game_names const names = make_names (misere, grundys_table.definitions, f);
  gh_reduced const a = names.made['a' - 'a'];
  check_options (&names, 16, "1 2 a_1 1 2_2 1 1", "a", f);
  check_options (&names, 17, "a 1 3 a 3 3 0 3", "2", f);
  found (f,
         set_of (&names, "a_1 2_2 2 1") == a &&
             set_of (&names, "a 3 1 0") == set_of (&names, "1 0"),
         "options to be deleted");
}

THEOREM (grundys_options)
{
  check_in_misere (t, check_two_heaps);
}

/* The columns of a genus: c = {b,a,3} has 2, 0, 2, 0, ... as its terms, and 0^2. */
static void check_columns (gh_misere *misere, finding *f)
{
  static const struct {
    const char *name;
    uint32_t terms[5];
  } rows[] = {{"b", {0, 5, 6, 4, 6}},
              {"a", {1, 4, 3, 1, 3}},
              {"3", {3, 1, 3, 1, 3}},
              {"c", {2, 0, 2, 0, 2}}};
  game_names const names = make_names (misere, grundys_table.definitions, f);
  for (size_t i = 0; i < 4; i++)
    for (size_t n = 0; n < 5; n++) {
      const char *name = rows[i].name;
      found (f, gh_reduced_genus_term (misere, read_name (&names, &name), n) == rows[i].terms[n],
             "term %u of %s to be %u", (unsigned)n, rows[i].name, rows[i].terms[n]);
    }
  found (f, has_genus (misere, names.made['c' - 'a'], "0^2"), "c to have genus 0^2");
}

THEOREM (grundys_columns)
{
  check_in_misere (t, check_columns);
}

/* ---- larger heaps beside a, b, c, d ---------------------------------------------------------- */

/* From 28 on. A row ends where the heaps are more than 50 objects, as they would not be left of
   any heap up to 50. */
static const char *const further[] = {"2^2 5^47 1^1 2^2",
                                      "1^43 6^56 2^0",
                                      "0^3 7^6 3^2",
                                      "2^2 5^47",
                                      "1^43 6^16",
                                      "7^3",
                                      "2^2",
                                      "1^096",
                                      "7^3",
                                      "2^2",
                                      ""};

static void check_further (gh_misere *misere, finding *f)
{
  static const uint64_t beside[] = {13, 18, 20, 22};
  gh_code const code = grundys_code ();
  for (size_t row = 0; row < sizeof further / sizeof *further; row++) {
    const char *genera = further[row];
    uint64_t const n = 28 + row;
    for (size_t i = 0; i < 4; i++) {
      found (f, (n + beside[i] <= 50) == (*genera != 0), "entries as %u allows", (unsigned)n);
      if (!*genera)
        continue;
      gh_reduced const sum = gh_reduced_of_heaps (misere, &code, (uint64_t[]){n, beside[i]}, 2);
      found (f, has_genus (misere, sum, genera), "the genus of %u + %u to be the first of %s",
             (unsigned)n, (unsigned)beside[i], genera);
      genera += entry_length (genera);
      genera += *genera == ' ';
    }
  }
}

THEOREM (grundys_further_genera)
{
  check_in_misere (t, check_further);
}

/* ---- sums of a, b and c ---------------------------------------------------------------------- */

/* By the number of cs, 0, 1 or more, then of bs, then of as, even or odd. */
static const char *const sums[3][2][2] = {{{"0^12", "3^143"}, {"4^056", "7^0587"}},
                                          {{"0^2", "3^43"}, {"4^56", "7^587"}},
                                          {{"0^0", "3^3"}, {"4^4", "7^7"}}};
#define MOST_EACH 4

static gh_reduced times (gh_misere *misere, gh_reduced g, unsigned n)
{
  gh_reduced sum = GH_REDUCED_ZERO;
  for (; n > 0; n--)
    sum = gh_reduced_sum (misere, sum, g);
  return sum;
}

/* Two as, two bs or a third c change no genus; but two as are not like 0, and so on. */
static void check_abc (gh_misere *misere, finding *f)
{
  gh_code const code = grundys_code ();
  gh_reduced const a = heap_in_misere (misere, &code, 13), b = heap_in_misere (misere, &code, 18),
                   c = heap_in_misere (misere, &code, 20);
  for (unsigned i = 0; i <= MOST_EACH; i++)
    for (unsigned j = 0; j <= MOST_EACH; j++)
      for (unsigned k = 0; k <= MOST_EACH && i + j + k <= MOST_HEAPS; k++) {
        gh_reduced const ab = gh_reduced_sum (misere, times (misere, a, i), times (misere, b, j));
        found (f,
               has_genus (misere, gh_reduced_sum (misere, ab, times (misere, c, k)),
                          sums[k < 2 ? k : 2][j % 2][i % 2]),
               "the genus of %u as, %u bs and %u cs", i, j, k);
      }
  found (f,
         times (misere, a, 2) != GH_REDUCED_ZERO && times (misere, b, 2) != GH_REDUCED_ZERO &&
             times (misere, c, 3) != times (misere, c, 2),
         "a + a and b + b not to be like 0, c + c + c not like c + c");
}

THEOREM (grundys_abc)
{
  check_in_misere (t, check_abc);
}

/* Two of these heaps at most, one or two terms of the genus, by play. */
static void play_abc (heap_play *play, void *argument, finding *f)
{
  static const uint8_t letters[] = {13, 18, 20};
  (void)argument;
  for (unsigned x = 0; x < 3; x++)
    for (unsigned y = x; y < 3; y++) {
      unsigned counts[3] = {0};
      counts[x]++;
      counts[y]++;
      uint8_t const heaps[] = {letters[x], letters[y]};
      for (size_t twos = 0; twos < 2; twos++)
        found (f,
               genus_by_play (play, heaps, 2, twos) ==
                   printed_term (sums[counts[2]][counts[1] % 2][counts[0] % 2], twos),
               "term %u of %u + %u", (unsigned)twos, heaps[0], heaps[1]);
    }
}

THEOREM (grundys_abc_played)
{
  gh_code const code = grundys_code ();
  with_heap_play (t, &code, play_abc, NULL);
}

/* ---- heaps of 22 to 27 ----------------------------------------------------------------------- */

static const uint64_t replacing[] = {13, 20, 18, 13, 20, 18};

/* Whether up to three heaps of 22 to 27 and those that replace them have the same outcome beside
   each of these heaps, which are like 0, 1, 2, 3, 2_2 and 3_2. */
static size_t check_replaced (gh_misere *misere, const uint64_t *heaps, size_t count, finding *f)
{
  static const uint64_t nim[][3] = {{1, 1}, {3, 1}, {5, 1}, {5, 3}, {5, 5}, {5, 5, 3}};
  gh_code const code = grundys_code ();
  uint64_t others[3];
  for (size_t i = 0; i < count; i++)
    others[i] = replacing[heaps[i] - 22];
  for (size_t i = 0; i < 6; i++) {
    gh_reduced const beside = gh_reduced_of_heaps (misere, &code, nim[i], 3);
    gh_reduced const before = gh_reduced_of_heaps (misere, &code, heaps, count);
    gh_reduced const after = gh_reduced_of_heaps (misere, &code, others, count);
    found (f,
           gh_reduced_is_p (misere, gh_reduced_sum (misere, before, beside)) ==
               gh_reduced_is_p (misere, gh_reduced_sum (misere, after, beside)),
           "%u heaps from %u on to be replaced beside sum %u", (unsigned)count, (unsigned)heaps[0],
           (unsigned)i);
  }
  return 6;
}

static void check_replacements (gh_misere *misere, finding *f)
{
  gh_code const code = grundys_code ();
  size_t all = 0;
  for (uint64_t x = 22; x <= 27; x++) {
    all += check_replaced (misere, &x, 1, f);
    for (uint64_t y = x; y <= 27; y++) {
      all += check_replaced (misere, (uint64_t[]){x, y}, 2, f);
      for (uint64_t z = y; z <= 27; z++)
        all += check_replaced (misere, (uint64_t[]){x, y, z}, 3, f);
    }
  }
  found (f, all == 498, "498 sums");
  for (uint64_t x = 22; x <= 24; x++)
    found (f,
           heap_in_misere (misere, &code, x) != heap_in_misere (misere, &code, replacing[x - 22]),
           "%u not to be like what replaces it", (unsigned)x);
}

THEOREM (grundys_replacements)
{
  check_in_misere (t, check_replacements);
}
