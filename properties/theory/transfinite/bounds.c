/* Proposition 4.6: a set S of ordinals has a least upper bound, and {S|} is the least ordinal above
   all of S, which is the same just when S has no greatest member. */
#include "form/numeral.h"
#include "theory/transfinite/asking.h"

#define SIZE 6 /* ordinals up to it are tried as bounds */

/* A set by its members number 0, 1, ...; a finite one repeats its last. */
typedef struct family {
  gh_form (*member) (gh_trial *t, gh_form given, uint64_t n);
  gh_form given, above; /* what {S|} is said to be */
} family;

static gh_form member (gh_trial *t, const family *f, uint64_t n)
{
  return f->member (t, f->given, n);
}

/* The number of a member that is at least c: a power of two up to 2^20, or 0. */
static bool is_reached (gh_trial *t, const family *f, gh_form c)
{
  for (unsigned i = 0; i <= 20; i++)
    if (!gh_is_less (t, member (t, f, (uint64_t)1 << i >> 1), c))
      return true;
  return false;
}

/* In {S|} - above the second player wins: Right answers s by s, as it is less; Left answers b, less
   than `above`, by a member that is not. */
static void check_above (gh_trial *t, const family *f)
{
  static const uint64_t numbers[] = {0, 1, 2, 3, 5, 8, 13, 100, 1000000, UINT32_MAX};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    gh_form const s = member (t, f, numbers[i]);
    GH_EXPECT (t, gh_is_less (t, s, f->above), "%s < %s", GH_SHOWN (t, s), GH_SHOWN (t, f->above));
  }
  GH_EACH_ORDINAL (t, c, SIZE)
  if (gh_is_less (t, c, f->above))
    GH_EXPECT (t, is_reached (t, f, c), "a member below %s that is at least %s",
               GH_SHOWN (t, f->above), GH_SHOWN (t, c));
}

/* Of a set without greatest member {S|} is also the least upper bound: each member is exceeded. */
static void check_no_greatest (gh_trial *t, const family *f)
{
  for (uint64_t n = 0; n < 12; n++) {
    gh_form const s = member (t, f, n);
    GH_EXPECT (t, is_reached (t, f, gh_asked_sum (t, s, gh_finite (t, 1))),
               "a member greater than %s", GH_SHOWN (t, s));
  }
}

/* ---- families -------------------------------------------------------------------------------- */

static gh_form integer_member (gh_trial *t, gh_form given, uint64_t n)
{
  (void)given;
  return gh_finite (t, (int64_t)n);
}

/* The given one times n; w to it times n; and the power of w to that. */
static gh_form multiple (gh_trial *t, gh_form given, uint64_t n)
{
  return gh_asked_product (t, given, gh_finite (t, (int64_t)n));
}

static gh_form power (gh_trial *t, gh_form given, uint64_t n)
{
  return gh_normal_power (t->store, multiple (t, given, n));
}

static gh_form high_power (gh_trial *t, gh_form given, uint64_t n)
{
  return gh_normal_power (t->store, power (t, given, n));
}

static gh_form sum_with_multiple (gh_trial *t, gh_form given, uint64_t n)
{
  gh_form const w = gh_normal_omega (t->store);
  return gh_asked_sum (t, given, gh_asked_product (t, w, gh_finite (t, (int64_t)n)));
}

ORDINAL_THEOREM (bounds_of_families)
{
  gh_form const one = gh_finite (t, 1), w = gh_normal_omega (t->store);
  gh_form const w2 = gh_normal_power (t->store, gh_finite (t, 2));
  gh_form const ww = gh_normal_power (t->store, w);
  family const families[] = {
      {integer_member, one, w},
      {multiple, one, w},
      {multiple, w, w2},
      {multiple, ww, gh_normal_power (t->store, gh_normal_sum (t->store, w, one))},
      {power, one, ww},
      {power, w, gh_normal_power (t->store, w2)},
      {high_power, one, gh_normal_power (t->store, ww)},
      {sum_with_multiple, ww, gh_normal_sum (t->store, ww, w2)}};
  for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
    check_above (t, &families[i]);
    check_no_greatest (t, &families[i]);
  }
}

static gh_form fundamental (gh_trial *t, gh_form given, uint64_t n)
{
  return gh_ordinal_fundamental (t->store, given, gh_integer (t->store, (int64_t)n));
}

/* What leads to a limit has it as its least upper bound. */
ORDINAL_THEOREM (bounds_of_sequences)
{
  GH_EACH_ORDINAL (t, a, 5)
  if (gh_ordinal_is_limit (t->store, a)) {
    family const f = {fundamental, a, a};
    check_above (t, &f);
    check_no_greatest (t, &f);
  }
}

/* ---- finite sets ----------------------------------------------------------------------------- */

static gh_form constant (gh_trial *t, gh_form given, uint64_t n)
{
  (void)t;
  (void)n;
  return given;
}

/* A set with a greatest member has it as its least upper bound, and {S|} is one more: {0|} = 1, but
   0 bounds it. */
ORDINAL_THEOREM (bounds_of_finite_sets)
{
  static const char *const names[] = {"a", "b", "c", "d", "e"};
  gh_form greatest = GH_ZERO, members[5];
  uint32_t const count = 1 + gh_choose (t, 5);
  for (uint32_t i = 0; i < count; i++) {
    members[i] = gh_any (t, names[i], GH_SORT_ORDINAL);
    if (gh_is_less (t, greatest, members[i]))
      greatest = members[i];
  }
  family const f = {constant, greatest, gh_asked_sum (t, greatest, gh_finite (t, 1))};
  for (uint32_t i = 0; i < count; i++)
    GH_EXPECT (t, !gh_is_less (t, greatest, members[i]) && gh_is_less (t, members[i], f.above),
               "%s, a member, to be at most the greatest, %s, and less than %s",
               GH_SHOWN (t, members[i]), GH_SHOWN (t, greatest), GH_SHOWN (t, f.above));
  check_above (t, &f);
  GH_EXPECT (t, gh_is_less (t, greatest, f.above), "the least upper bound %s not to be {S|}",
             GH_SHOWN (t, greatest));
}
