/* So many values that some have the same hash of 32 bits: each is found again, no other one. */
#include "tests/optimized/tables.h"
#include "tests/tap.h"

#define EACH                                                                                       \
  150000 /* of a kind: two or three pairs of these share a hash, and more across kinds             \
          */

static gh_canon integer (gh_canons *canons, int64_t n)
{
  return gh_canon_integer (canons, n);
}

static gh_canon fraction (gh_canons *canons, int64_t n)
{
  return gh_canon_dyadic (canons, 2 * (n % 5000) + 1, (unsigned)(n / 5000) + 1);
}

static gh_canon large (gh_canons *canons, int64_t n)
{
  return gh_canon_dyadic (canons, 2 * n + 1, 100);
}

static gh_canon ups (gh_canons *canons, int64_t n)
{
  return gh_canon_named (canons, GH_CANON_ZERO, n + 1, 0);
}

static gh_canon nimber (gh_canons *canons, int64_t n)
{
  return gh_canon_named (canons, GH_CANON_ZERO, 0, (uint32_t)n + 1);
}

static gh_canon shifted_star (gh_canons *canons, int64_t n)
{
  return gh_canon_named (canons, gh_canon_integer (canons, n + 1), 0, 1);
}

static gh_canon made (gh_canons *canons, const int64_t *numbers, gh_canon beside, gh_side side)
{
  gh_canon const x = gh_canon_integer (canons, numbers[0]);
  gh_canon const y = gh_canon_integer (canons, numbers[1]);
  gh_canon const left[] = {x, beside}, right[] = {y, beside};
  return gh_canon_of_options (canons, left, side == GH_LEFT && beside ? 2 : 1, right,
                              side == GH_RIGHT && beside ? 2 : 1);
}

static gh_canon left_switch (gh_canons *canons, int64_t n)
{
  return made (canons, (int64_t[]){n + 1, -1}, GH_CANON_ZERO, GH_LEFT);
}

static gh_canon right_switch (gh_canons *canons, int64_t n)
{
  return made (canons, (int64_t[]){1, -n - 2}, GH_CANON_ZERO, GH_LEFT);
}

static gh_canon hot (gh_canons *canons, int64_t high, int64_t low)
{
  return made (canons, (int64_t[]){high, low}, GH_CANON_ZERO, GH_LEFT);
}

/* {1,{2|-n}|-2n} and {2n|-1,{n|-2}}, n > 2. */
static gh_canon two_on_left (gh_canons *canons, int64_t n)
{
  return made (canons, (int64_t[]){1, -2 * n - 6}, hot (canons, 2, -n - 3), GH_LEFT);
}

static gh_canon two_on_right (gh_canons *canons, int64_t n)
{
  return made (canons, (int64_t[]){2 * n + 6, -1}, hot (canons, n + 3, -2), GH_RIGHT);
}

typedef gh_canon maker (gh_canons *canons, int64_t n);

static maker *const makers[] = {integer,      fraction,    large,        ups,         nimber,
                                shifted_star, left_switch, right_switch, two_on_left, two_on_right};

#define KINDS (sizeof makers / sizeof *makers)

static gh_canon handles[KINDS][EACH];
static bool met[(KINDS + 6) * EACH]; /* their options have handles, too */

static void test_collisions (gh_canons *canons, gh_store *store)
{
  size_t other = 0, shared = 0;
  (void)store;
  for (size_t k = 0; k < KINDS; k++)
    for (int64_t n = 0; n < EACH; n++)
      handles[k][n] = makers[k](canons, n);
  for (size_t k = 0; k < KINDS; k++)
    for (int64_t n = 0; n < EACH; n++) {
      gh_canon const g = makers[k](canons, n);
      other += g != handles[k][n];
      shared += g >= sizeof met || met[g];
      if (g < sizeof met)
        met[g] = true;
    }
  TAP_OK (other == 0, "1,500,000 values are found again");
  TAP_OK (shared == 0, "no two of them have the same handle");
}

int main (void)
{
  in_new_table ("collisions", NULL, test_collisions);
  return tap_done ();
}
