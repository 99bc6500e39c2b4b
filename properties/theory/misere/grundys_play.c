/* Grundy's game in misere play, by play alone. */
#include "theory/misere/heap_tables.h"

#define SIZES 51

/* ---- the conjecture -------------------------------------------------------------------------- */

/* The moves themselves: two heaps of different sizes. */
static void check_moves (const gh_code *code, uint64_t n, finding *f)
{
  gh_heap_move move;
  bool more = gh_heap_first (code, n, &move);
  for (uint64_t a = 1; 2 * a < n; a++, more = gh_heap_next (code, n, &move))
    found (f, more && move.parts == 2 && move.part[0] == a && move.part[1] == n - a,
           "a heap of %u to be divided into %u and the rest", (unsigned)n, (unsigned)a);
  found (f, !more, "no other moves of a heap of %u", (unsigned)n);
}

/* Single heaps are P just when 3 divides their size, as Grundy thought, up to 47; but not 48, and
   50. */
static void check_heaps (heap_play *play, void *argument, finding *f)
{
  (void)argument;
  for (uint8_t n = 1; n < SIZES; n++) {
    bool const conjectured = n % 3 == 0, is_p = is_p_by_play (play, &n, 1);
    gh_code const code = code_named (grundys_table.code);
    check_moves (&code, n, f);
    found (f, (is_p == conjectured) == (n != 48 && n != 50), "a heap of %u to be %s", n,
           is_p ? "N" : "P");
  }
}

THEOREM (grundys_conjecture)
{
  gh_code const code = code_named (grundys_table.code);
  with_heap_play (t, &code, check_heaps, NULL);
}

/* ---- what the table tells -------------------------------------------------------------------- */

/* Terms of the printed genera, by play: the first one of heaps to 50, three of small ones. */
static void check_terms (heap_play *play, void *argument, finding *f)
{
  (void)argument;
  for (uint8_t n = 1; n < SIZES; n++) {
    const char *const genus = entry (grundys_table.genera, n);
    for (size_t twos = 0; twos < (n <= 27 ? 3 : 1); twos++)
      found (f, genus_by_play (play, &n, 1, twos) == printed_term (genus, twos),
             "term %u of the genus of %u", (unsigned)twos, n);
  }
}

THEOREM (grundys_genera_played)
{
  gh_code const code = code_named (grundys_table.code);
  with_heap_play (t, &code, check_terms, NULL);
}

/* One heap that is no heap of Nim, beside up to five of 5, which are 2, and four of 3, which are 1:
   term i is 0 or 1 just as it is P beside i twos and no 1 or one. */
static void check_sums (heap_play *play, void *argument, finding *f)
{
  static const uint8_t wild[] = {13, 16, 18, 19, 20, 21, 22, 1};
  size_t positions = 0;
  (void)argument;
  for (size_t i = 0; i < sizeof wild; i++)
    for (size_t twos = 0; twos < 6; twos++)
      for (size_t ones = 0; ones < 5; ones++) {
        uint8_t heaps[10] = {wild[i]};
        for (size_t k = 0; k < twos + ones; k++)
          heaps[k + 1] = k < twos ? 5 : 3;
        bool const is_p = printed_term (entry (grundys_table.genera, wild[i]), twos) == ones % 2;
        positions++;
        found (f, is_p_by_play (play, heaps, 1 + twos + ones) == is_p,
               "%u with %u fives and %u threes to be %s", wild[i], (unsigned)twos, (unsigned)ones,
               is_p ? "P" : "N");
      }
  found (f, positions == 240, "240 positions");
}

THEOREM (grundys_sums_played)
{
  gh_code const code = code_named (grundys_table.code);
  with_heap_play (t, &code, check_sums, NULL);
}
