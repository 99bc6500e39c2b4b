/* Every limit of a table of games in misere play, passed on purpose, and memory that runs out. */
#include "form/shape.h"
#include "optimized/misere/heaps.h"
#include "tests/heap/reading.h"
#include "tests/memory.h"
#include "tests/optimized/misere_tables.h"
#include "tests/tap.h"

#include <string.h>

static void heap_of_200 (gh_misere *m, gh_store *store)
{
  (void)store;
  gh_reduced_heap (m, 200);
}

/* {2}, {{2}}, ... */
static gh_reduced nested (gh_misere *m, unsigned times)
{
  gh_reduced g = gh_reduced_heap (m, 2);
  for (unsigned i = 0; i < times; i++)
    g = gh_reduced_of_options (m, &g, 1);
  return g;
}

static void nested_200 (gh_misere *m, gh_store *store)
{
  (void)store;
  nested (m, 200);
}

static void sum_of_60 (gh_misere *m, gh_store *store)
{
  (void)store;
  gh_reduced_sum (m, nested (m, 60), nested (m, 60));
}

static void large_sum (gh_misere *m, gh_store *store)
{
  (void)store;
  gh_reduced_sum (m, gh_reduced_heap (m, 40), gh_reduced_heap (m, 41));
}

static void genera (gh_misere *m, gh_store *store)
{
  const uint32_t *terms;
  (void)store;
  gh_reduced_genus (m, gh_reduced_heap (m, 30), &terms);
}

static void deep_form (gh_misere *m, gh_store *store)
{
  gh_form g = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 1});
  for (int i = 0; i < 200; i++)
    g = gh_make (store, g, g);
  gh_reduced_from_form (m, store, g);
}

static gh_reduced coded_heap (gh_misere *m, const char *text, uint64_t n)
{
  gh_code const code = code_of (text);
  return gh_reduced_of_heaps (m, &code, &n, 1);
}

/* All heaps are 0 where nothing can be taken. */
static void long_heap (gh_misere *m, gh_store *store)
{
  (void)store;
  if (coded_heap (m, ".0", 199) == GH_REDUCED_ZERO)
    coded_heap (m, ".0", 200);
}

static void wild_heap (gh_misere *m, gh_store *store)
{
  (void)store;
  coded_heap (m, ".77", 40);
}

static uint32_t heap_genus (gh_misere *m, const char *text, uint64_t n)
{
  gh_code const code = code_of (text);
  return gh_misere_heap_genus_term (m, &code, n, 0);
}

static void largest_heaps (gh_misere *m, gh_store *store)
{
  (void)store;
  TAP_OK (heap_genus (m, ".0", GH_MOST_HEAP_GENUS) == 1, "the largest heap that has a genus");
  heap_genus (m, ".0", GH_MOST_HEAP_GENUS + 1);
}

static void long_genus (gh_misere *m, gh_store *store)
{
  (void)store;
  heap_genus (m, ".26", 60);
}

static void many_positions (gh_misere *m, gh_store *store)
{
  (void)store;
  heap_genus (m, ".77", 60);
}

/* 2_######... */
static void long_name (gh_misere *m, gh_store *store)
{
  (void)store;
  gh_reduced_name (m, nested (m, 80));
}

/* A name of as many bytes as may be, the last one a zero. */
static void just_fits (gh_misere *m, gh_store *store)
{
  (void)store;
  TAP_OK (strlen (gh_reduced_name (m, nested (m, 61))) == 63, "a name of 63 bytes");
}

static const struct {
  const char *name;
  misere_body *pass;
  gh_limits limits; /* but for those that are 0 */
  gh_status status;
  const char *words;
} all[] = {
    {"a heap", heap_of_200, {.depth = 199}, GH_OVER_DEPTH, "nested deeper than 199"},
    {"a birthday", nested_200, {.depth = 201}, GH_OVER_DEPTH, "nested deeper than 201"},
    {"the birthday of a sum", sum_of_60, {.depth = 100}, GH_OVER_DEPTH, "nested deeper than 100"},
    {"a form", deep_form, {.depth = 100}, GH_OVER_DEPTH, "nested deeper than 100"},
    {"objects", long_heap, {.depth = 199}, GH_OVER_DEPTH, "nested deeper than 199"},
    {"heaps", wild_heap, {.forms = 1000}, GH_OVER_FORMS, "more than 1000 forms"},
    {"moves", wild_heap, {.steps = 1000}, GH_OVER_STEPS, "more than 1000 steps"},
    {"heaps with a genus", largest_heaps, {0}, GH_OVER_DEPTH, "nested deeper than 5000"},
    {"a long genus", long_genus, {0}, GH_OVER_OPTIONS, "more than 200000000 options"},
    {"positions", many_positions, {.steps = 2000}, GH_OVER_STEPS, "more than 2000 steps"},
    {"games", large_sum, {.forms = 100}, GH_OVER_FORMS, "more than 100 forms"},
    {"options", large_sum, {.options = 2000}, GH_OVER_OPTIONS, "more than 2000 options"},
    {"terms of genera", genera, {.options = 470}, GH_OVER_OPTIONS, "more than 470 options"},
    {"steps", large_sum, {.steps = 800}, GH_OVER_STEPS, "more than 800 steps"},
    {"names", long_name, {.length = 64}, GH_OVER_LENGTH, "a text of more than 64 bytes"},
    {"no name", just_fits, {.length = 64}, GH_OK, "no error"},
};

static gh_limits limits_of (size_t i)
{
  gh_limits limits = GH_DEFAULT_MISERE_LIMITS;
  const gh_limits *const one = &all[i].limits;
  if (one->depth)
    limits.depth = one->depth;
  if (one->forms)
    limits.forms = one->forms;
  if (one->options)
    limits.options = one->options;
  if (one->steps)
    limits.steps = one->steps;
  if (one->length)
    limits.length = one->length;
  return limits;
}

static void is_usable (gh_misere *m, gh_store *store)
{
  (void)store;
  gh_reduced const two = gh_reduced_heap (m, 2);
  TAP_OK (gh_reduced_sum (m, two, gh_reduced_heap (m, 1)) == gh_reduced_heap (m, 3) &&
              gh_reduced_genus_term (m, gh_reduced_sum (m, two, two), 5) == 2 &&
              !strcmp (gh_reduced_name (m, nested (m, 3)), "2_###"),
          "then the table is usable");
}

static void test_limits (void)
{
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    gh_limits const limits = limits_of (i);
    gh_misere *const misere = gh_misere_new (&limits, NULL);
    gh_store *const store = gh_store_new (NULL, NULL);
    char buffer[100];
    gh_status const status = misere_status (misere, store, all[i].pass);
    TAP_OK (status == all[i].status &&
                !strcmp (all[i].words, gh_misere_status_text (misere, status, buffer, 100)),
            "%s: %s", all[i].name, gh_misere_status_text (misere, status, buffer, 100));
    TAP_OK (misere_status (misere, store, is_usable) == GH_OK, "within the limits");
    gh_store_free (store);
    gh_misere_free (misere);
  }
}

/* ---- what they allow ------------------------------------------------------------------------- */

static void just_below (gh_misere *m, gh_store *store)
{
  (void)store;
  TAP_OK (gh_reduced_birthday (m, gh_reduced_heap (m, 5000)) == 5000, "a heap of 5000");
  TAP_OK (gh_reduced_birthday (m, nested (m, 4998)) == 5000, "a game born on day 5000");
}

static void just_above (gh_misere *m, gh_store *store)
{
  (void)store;
  nested (m, 4999);
}

static void test_birthdays (void)
{
  in_new_misere ("birthdays", NULL, just_below);
  gh_misere *const misere = gh_misere_new (NULL, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (misere_status (misere, store, just_above) == GH_OVER_DEPTH, "none is born later");
  gh_store_free (store);
  gh_misere_free (misere);
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* The form of this stands in a store with memory enough. */
static gh_store *home;

static void work (gh_misere *m)
{
  gh_form const forms[] = {gh_shape_make (home, (gh_number_up_star){GH_ZERO, 0, 5})};
  const uint32_t *terms;
  gh_reduced sum = gh_reduced_from_form (m, home, *forms);
  for (unsigned i = 1; i < 5; i++)
    sum = gh_reduced_sum (m, sum, nested (m, i));
  bool const good = gh_reduced_is_p (m, sum) == (gh_reduced_genus_term (m, sum, 0) == 0);
  gh_reduced_genus (m, sum, &terms);
  gh_reduced const two = gh_reduced_heap (m, 2);
  const char *const name = gh_reduced_name (m, gh_reduced_sum (m, gh_reduced_heap (m, 12), two));
  if (!good || coded_heap (m, ".77", 4) != gh_reduced_heap (m, 1) ||
      heap_genus (m, ".77", 9) != 0 || strcmp (name, "*12_2") != 0)
    gh_broken ("work", name, "a wrong answer for want of memory");
  gh_reduced_prepare (m);
}

static void work_in_table (void *argument)
{
  work (argument);
}

/* When the work fails for want of memory, it is done again in the same table, and fails for the
   same reason or not at all. */
static void work_with_memory (gh_store *store)
{
  gh_misere *const misere = gh_misere_new (NULL, gh_store_allocator (store));
  gh_status status = GH_NO_MEMORY;
  if (misere)
    status = gh_misere_try (misere, work_in_table, misere);
  gh_status const again = misere && status ? gh_misere_try (misere, work_in_table, misere) : GH_OK;
  gh_misere_free (misere);
  if (again != GH_OK && again != GH_NO_MEMORY)
    gh_broken ("work_with_memory", "again", "another status");
  if (status != GH_OK)
    gh_fail (store, status);
}

static void in_home (gh_store *store)
{
  (void)store;
  out_of_memory ("games, sums, genera, names", work_with_memory);
}

int main (void)
{
  test_limits ();
  test_birthdays ();
  home = gh_store_new (NULL, NULL);
  status_of (home, in_home);
  gh_store_free (home);
  return tap_done ();
}
