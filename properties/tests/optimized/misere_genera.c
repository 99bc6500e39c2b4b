/* Genera against play with heaps of 2. */
#include "form/numeral.h"
#include "reference/misere/misere.h"
#include "tests/optimized/misere_tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static void test_play (gh_misere *m, gh_store *store)
{
  size_t wrong = 0, normal = 0, long_ones = 0;
  for (unsigned i = 0; i < 300; i++) {
    gh_form const g = random_impartial (store, i % 5);
    gh_reduced const x = gh_reduced_from_form (m, store, g);
    const uint32_t *terms;
    normal += gh_integer (store, gh_reduced_grundy (m, x)) != gh_grundy (store, g);
    for (uint32_t n = 0; n < 5; n++)
      wrong += gh_reduced_genus_term (m, x, n) != gh_genus_term_by_play (store, g, n);
    long_ones += gh_reduced_genus (m, x, &terms) > 1;
  }
  TAP_OK (normal == 0, "Grundy values of normal play");
  TAP_OK (wrong == 0, "five terms of 300 genera are those of play");
  TAP_OK (long_ones > 60, "%zu of them have more terms than one", long_ones);
}

static bool has_genus (gh_misere *m, gh_reduced g, uint32_t normal, const char *expected)
{
  const uint32_t *terms;
  size_t const count = gh_reduced_genus (m, g, &terms);
  char text[64] = "";
  for (size_t i = 0; i < count && i < 9; i++)
    snprintf (text + strlen (text), sizeof text - strlen (text), "%u", terms[i]);
  return TAP_OK (gh_reduced_grundy (m, g) == normal && !strcmp (text, expected), "%u^%s, not %u^%s",
                 normal, expected, gh_reduced_grundy (m, g), text);
}

static void test_known (gh_misere *m, gh_store *store)
{
  static const struct {
    const char *form;
    uint32_t normal;
    const char *terms;
  } known[] = {{"0", 0, "12"},
               {"*", 1, "03"},
               {"*2", 2, "2"},
               {"*9", 9, "9"},
               {"*{2}", 0, "0"},
               {"*{2,3}", 0, "0"},
               {"*{1,2,3}", 0, "12"},
               {"{*,{*2|*2}|*,{*2|*2}}", 2, "142"},
               {"{0,{*2|*2}|0,{*2|*2}}", 1, "2"}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    has_genus (m, gh_reduced_from_form (m, store, game (store, known[i].form)), known[i].normal,
               known[i].terms);
  gh_reduced const two = gh_reduced_heap (m, 2), four = gh_reduced_sum (m, two, two);
  has_genus (m, gh_reduced_sum (m, four, two), 2, "2");
}

/* Terms far behind the listed ones, and that the listed ones are as few as may be. */
static void test_tails (gh_misere *m, gh_store *store)
{
  gh_reduced const two = gh_reduced_heap (m, 2);
  size_t shifted = 0, longer = 0, most = 0;
  for (size_t i = 0; i < 500; i++) {
    const uint32_t *terms;
    gh_reduced const x = gh_reduced_from_form (m, store, random_impartial (store, 7));
    gh_reduced const y = gh_reduced_sum (m, x, two);
    for (size_t n = 0; n < 12; n++)
      shifted += gh_reduced_genus_term (m, x, n + 1) != gh_reduced_genus_term (m, y, n);
    size_t const count = gh_reduced_genus (m, x, &terms);
    longer += count > 1 && terms[count - 1] == (terms[count - 2] ^ 2);
    most = count > most ? count : most;
  }
  TAP_OK (shifted == 0, "the genus of G + 2 begins at the second term of that of G");
  TAP_OK (longer == 0, "no genus is longer than it must be; the longest has %zu terms", most);
}

int main (void)
{
  in_new_misere ("play", NULL, test_play);
  in_new_misere ("known genera", NULL, test_known);
  in_new_misere ("tails", NULL, test_tails);
  return tap_done ();
}
