/* Memory that runs out while values are made and asked about. */
#include "tests/memory.h"
#include "optimized/positions.h"
#include "tests/stores.h"
#include "tests/tap.h"

typedef struct run {
  gh_canons *canons;
  gh_solver *solver;
} run;

static void (*work) (run *r);

static void work_in_table (void *argument)
{
  work (argument);
}

/* When the work fails for want of memory, it is done again in the same table, and fails for the
   same reason or not at all. */
static gh_status try_twice (run *r)
{
  gh_status const status = gh_canons_try (r->canons, work_in_table, r);
  gh_status const again = status ? gh_canons_try (r->canons, work_in_table, r) : GH_OK;
  if (again != GH_OK && again != GH_NO_MEMORY)
    gh_broken ("try_twice", "again", "another status");
  return status;
}

/* In a table with the memory of this store. */
static void work_with_memory (gh_store *store)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.cached_orders = limits.cached_sums = 2048;
  run r = {.canons = gh_canons_new (&limits, gh_store_allocator (store))};
  gh_status status = GH_NO_MEMORY;
  if (r.canons)
    r.solver = gh_solver_new (r.canons, &gh_domineering);
  if (r.solver)
    status = try_twice (&r);
  gh_solver_free (r.solver);
  gh_canons_free (r.canons);
  if (status != GH_OK)
    gh_fail (store, status);
}

/* ---- the work -------------------------------------------------------------------------------- */

/* The forms of these stand in a store with memory enough. */
static gh_store *home;

static gh_canon named_value (gh_canons *canons, const char *text)
{
  return gh_canon_from_form (canons, home, game (home, text));
}

static void must_be (bool holds, const char *what)
{
  if (!holds)
    gh_broken ("work", what, "a wrong answer for want of memory");
}

static void add (run *r)
{
  gh_canons *const canons = r->canons;
  gh_canon sum = GH_CANON_ZERO;
  for (int64_t n = 1; n < 9; n++) {
    gh_canon const x = gh_canon_integer (canons, n), y = gh_canon_integer (canons, -n);
    gh_canon const z = gh_canon_dyadic (canons, n, 3);
    gh_canon const hot = gh_canon_of_options (canons, &x, 1, &y, 1);
    sum = gh_canon_sum (canons, sum, gh_canon_of_options (canons, &hot, 1, &z, 1));
  }
  must_be (gh_canon_sum (canons, sum, gh_canon_negative (canons, sum)) == GH_CANON_ZERO, "sum");
  must_be (gh_canon_difference (canons, sum, sum) == GH_CANON_ZERO, "difference");
}

static void order (run *r)
{
  gh_canons *const canons = r->canons;
  gh_canon const up = named_value (canons, "^"), star = named_value (canons, "*");
  gh_canon all[40];
  for (uint32_t i = 0; i < 40; i++) {
    gh_canon const left = gh_canon_named (canons, GH_CANON_ZERO, (int64_t)i % 5, i);
    gh_canon const right = gh_canon_of_options (canons, &star, 1, &up, 1);
    all[i] = gh_canon_of_options (canons, (gh_canon[]){left, right}, 2, &star, 1);
  }
  for (size_t i = 0; i < 40; i++)
    for (size_t k = 0; k < 40; k++)
      must_be (gh_canon_at_most (canons, all[i], all[i]) &&
                   (gh_canon_compare (canons, all[i], all[k]) == GH_EQUAL) == (all[i] == all[k]),
               "order");
}

static void large_numbers (run *r)
{
  gh_canons *const canons = r->canons;
  gh_canon g = named_value (canons, "4611686018427387904");
  gh_canon h = named_value (canons, "1/18446744073709551616");
  for (int i = 0; i < 30; i++) {
    g = gh_canon_sum (canons, g, g);
    h = gh_canon_of_options (canons, (gh_canon[]){GH_CANON_ZERO}, 1, &h, 1);
    must_be (gh_canon_compare (canons, h, g) == GH_LESS, "number");
    gh_canon_birthday (canons, g);
  }
  must_be (gh_canon_mean (canons, gh_canon_of_options (canons, &g, 1, &h, 1)) ==
               gh_canon_mean (canons, gh_canon_of_options (canons, &g, 1, &h, 1)),
           "mean");
}

static void measure (run *r)
{
  gh_canons *const canons = r->canons;
  const gh_wall_piece *pieces;
  for (int64_t n = 1; n < 80; n++) {
    gh_canon const x = gh_canon_integer (canons, n), y = gh_canon_dyadic (canons, -n, 4);
    gh_canon const hot = gh_canon_of_options (canons, &x, 1, &y, 1);
    gh_canon const g = gh_canon_of_options (canons, &hot, 1, &y, 1);
    gh_canon_wall (canons, g, GH_LEFT, &pieces);
    gh_canon_birthday (canons, g);
    must_be (gh_canon_is_number (canons, gh_canon_temperature (canons, g)), "temperature");
  }
}

static void prepare (run *r)
{
  gh_canons *const canons = r->canons;
  gh_canon_prepare (canons, named_value (canons, "{*60|-3/8^30}"));
  gh_canon_prepare (canons, gh_canon_named (canons, GH_CANON_ZERO, 3, 9));
}

/* Boards of 4 by 4, which the first player wins, and of 2 by 2. */
static void solve (run *r)
{
  gh_canon const large = gh_solver_value (r->solver, (gh_position){{0x0f0f0f0f, 0}});
  gh_canon const square = gh_solver_value (r->solver, (gh_position){{0x0303, 0}});
  must_be (gh_canon_compare (r->canons, large, GH_CANON_ZERO) == GH_FUZZY &&
               square == named_value (r->canons, "+-1"),
           "position");
}

int main (void)
{
  static const struct {
    const char *name;
    void (*work) (run *);
  } all[] = {{"sums", add},         {"comparisons", order}, {"large numbers", large_numbers},
             {"measures", measure}, {"forms", prepare},     {"positions", solve}};
  home = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    work = all[i].work;
    out_of_memory (all[i].name, work_with_memory);
  }
  gh_store_free (home);
  return tap_done ();
}
