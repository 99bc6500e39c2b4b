/* Workloads of misere play: games in simplest form counted, and those of heaps. */
#include "benchmarks/workload.h"
#include "optimized/misere/days.h"
#include "optimized/misere/heaps.h"

#include <string.h>

void gh_count_day_5 (gh_run *run)
{
  gh_misere_sets sets;
  gh_misere_look (run->misere, 4, &sets);
  run->operations = (uint64_t)1 << sets.born_count;
  run->found = sets.games;
}

/* From nothing, the number itself included. */
void gh_count_day_6 (gh_run *run)
{
  gh_misere_sets sets;
  gh_power powers[GH_MOST_POWERS];
  mpz_t number;
  gh_misere_look (run->misere, 4, &sets);
  size_t const count = gh_misere_count_powers (&sets, powers);
  mpz_init (number);
  gh_powers_sum (powers, count, number);
  run->found = gh_count_digits (number);
  run->operations = 1;
  mpz_clear (number);
}

static gh_code code_of (const char *text)
{
  gh_code code;
  size_t place;
  const char *expected;
  if (!gh_code_read (text, strlen (text), &code, &place, &expected))
    gh_broken ("gh_workload", text, expected);
  return code;
}

/* Simplest forms and genera of heaps, from nothing; found is the sum of the first terms. */
static void find_genera (gh_run *run, const char *text, uint64_t most)
{
  gh_code const code = code_of (text);
  run->operations = most;
  run->found = 0;
  for (uint64_t n = 1; n <= most; n++)
    run->found +=
        gh_reduced_genus_term (run->misere, gh_reduced_of_heaps (run->misere, &code, &n, 1), 0);
}

void gh_misere_grundys_game (gh_run *run)
{
  find_genera (run, GH_CODE_GRUNDYS, 50);
}

void gh_misere_kayles (gh_run *run)
{
  find_genera (run, ".77", 50);
}

/* Genera without simplest forms. */
void gh_misere_kayles_positions (gh_run *run)
{
  gh_code const code = code_of (".77");
  run->operations = 100;
  run->found = 0;
  for (uint64_t n = 1; n <= run->operations; n++)
    run->found += gh_misere_heap_genus_term (run->misere, &code, n, 0);
}
