/* Ordinals are well ordered: Proposition 4.3 and Theorem 4.4, on sets whose least member is known
   otherwise. It is found by going down from any member while there is a smaller one, as the proofs
   do. Whatever an engine says is less, they end, as each step is seen to go down in exact
   arithmetic. */
#include "form/numeral.h"
#include "theory/transfinite/asking.h"

#define SIZE 6 /* ordinals up to it are tried as smaller members */

typedef struct set {
  const char *name;
  bool (*has) (gh_trial *t, gh_form a, gh_form x);
  gh_form (*least) (gh_trial *t, gh_form a);
} set;

/* ---- sets ------------------------------------------------------------------------------------ */

static bool is_at_least (gh_trial *t, gh_form a, gh_form x)
{
  return !gh_is_less (t, x, a);
}

static gh_form itself (gh_trial *t, gh_form a)
{
  (void)t;
  return a;
}

static bool is_limit_above (gh_trial *t, gh_form a, gh_form x)
{
  return gh_ordinal_is_limit (t->store, x) && gh_is_less (t, a, x);
}

/* In place of what is finite in a stands w. */
static gh_form next_limit (gh_trial *t, gh_form a)
{
  gh_store *const store = t->store;
  if (a == GH_ZERO || gh_normal_exponent (store, a) == GH_ZERO)
    return gh_normal_omega (store);
  gh_form const term = gh_normal_term (store, gh_normal_exponent (store, a),
                                       gh_normal_coefficient (store, a), GH_ZERO);
  return gh_normal_sum (store, term, next_limit (t, gh_normal_rest (store, a)));
}

static bool is_power_from (gh_trial *t, gh_form a, gh_form x)
{
  return x != GH_ZERO && gh_normal_power (t->store, gh_normal_exponent (t->store, x)) == x &&
         !gh_is_less (t, x, a);
}

static gh_form next_power (gh_trial *t, gh_form a)
{
  if (a == GH_ZERO)
    return gh_finite (t, 1);
  gh_form const e = gh_normal_exponent (t->store, a), power = gh_normal_power (t->store, e);
  return power == a ? a : gh_normal_power (t->store, gh_ordinal_successor (t->store, e));
}

static bool is_half_from (gh_trial *t, gh_form a, gh_form x)
{
  return !gh_is_less (t, gh_asked_sum (t, x, x), a);
}

/* Half of each coefficient up to the first odd one, half of which is rounded up. */
static gh_form least_half (gh_trial *t, gh_form a)
{
  gh_store *const store = t->store;
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_form const e = gh_normal_exponent (store, a);
  gh_form const half = gh_numeral_scaled (store, gh_normal_coefficient (store, a), -1);
  if (gh_is_integer (store, half))
    return gh_normal_term (store, e, half, least_half (t, gh_normal_rest (store, a)));
  return gh_normal_term (store, e, gh_numeral_sum (store, half, gh_fraction (store, 1, 1)),
                         GH_ZERO);
}

static const set sets[] = {{"ordinals from %s on", is_at_least, itself},
                           {"limits above %s", is_limit_above, next_limit},
                           {"powers of w from %s on", is_power_from, next_power},
                           {"ordinals whose double is at least %s", is_half_from, least_half}};

/* ---- going down ------------------------------------------------------------------------------ */

/* A member below x: an ordinal up to the size, or a drawn one. GH_NO_FORM: none was found. */
static gh_form smaller_member (gh_trial *t, const set *s, gh_form a, gh_form x, gh_draws *draws)
{
  GH_EACH_ORDINAL (t, y, SIZE)
  if (gh_is_less (t, y, x) && s->has (t, a, y))
    return y;
  for (int round = 0; x != GH_ZERO && round < 10; round++) {
    gh_form const y = gh_some_below (t, x, draws);
    if (s->has (t, a, y))
      return y;
  }
  return GH_NO_FORM;
}

ORDINAL_THEOREM (least_members)
{
  gh_draws draws = {1};
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
    GH_EACH_ORDINAL (t, a, 4)
    {
      gh_form x = gh_normal_power (t->store, gh_ordinal_successor (t->store, a));
      GH_EXPECT (t, sets[i].has (t, a, x), "%s as a member", GH_SHOWN (t, x));
      for (gh_form y; (y = smaller_member (t, &sets[i], a, x, &draws)) != GH_NO_FORM; x = y)
        GH_EXPECT (t, gh_normal_compare (t->store, y, x) < 0 && gh_is_less (t, y, x),
                   "each step to be strictly downwards");
      gh_form const least = sets[i].least (t, a);
      GH_EXPECT (t, x == least, "%s, not %s, as the least member of set %zu of %s",
                 GH_SHOWN (t, least), GH_SHOWN (t, x), i, GH_SHOWN (t, a));
    }
}

/* A chain that goes down is one of positions, as b < a is an option of {b < a|}; each ends. */
ORDINAL_THEOREM (descents_end)
{
  gh_form a = gh_any (t, "a", GH_SORT_ORDINAL);
  gh_draws draws = {gh_choose (t, 1000)};
  for (a = gh_normal_power (t->store, gh_normal_power (t->store, a)); a != GH_ZERO;) {
    gh_form const less = gh_some_below (t, a, &draws);
    gh_step (t->store);
    GH_EXPECT (t, gh_is_less (t, less, a) && !gh_is_less (t, a, less),
               "%s, to which one goes, to be less than %s", GH_SHOWN (t, less), GH_SHOWN (t, a));
    a = less;
  }
}
