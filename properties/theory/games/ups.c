/* Many ups, with a star and without: their order, where counts of a few bits end. */
#include "form/numeral.h"
#include "form/shape.h"
#include "theory/theory.h"

/* n.^ or n.^ + * */
static gh_form ups (gh_trial *t, int64_t n, uint64_t nimber)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, n, nimber});
}

static void check_order (gh_trial *t, gh_form g, gh_form h, gh_order order)
{
  gh_expect (t, gh_ask_order (t, g, h) == order, "what so many ups and stars are to each other");
}

/* Beside 0, * and a number, which are small, so that the definitions reach far. */
THEOREM (many_ups)
{
  static const uint16_t counts[] = {2, 3, 7, 8, 15, 16, 31, 32, 63, 64, 127, 128, 255, 256, 511};
  int64_t const n = counts[gh_choose (t, sizeof counts / sizeof *counts)];
  gh_form const small = gh_fraction (t->store, 1, 10);
  for (uint64_t nimber = 0; nimber < 2; nimber++) {
    gh_form const g = ups (t, n, nimber), h = ups (t, -n, nimber);
    check_order (t, g, GH_ZERO, GH_GREATER);
    check_order (t, h, GH_ZERO, GH_LESS);
    check_order (t, g, small, GH_LESS);
    check_order (t, gh_numeral_negative (t->store, small), h, GH_LESS);
    check_order (t, g, ups (t, 0, 1), GH_GREATER);
  }
}

/* m.^ + * is confused with (m - 1).^, m.^ and (m + 1).^ only. */
THEOREM (neighbouring_ups)
{
  int64_t const n = (int64_t)gh_choose (t, 40);
  for (int64_t m = n > 3 ? n - 3 : 0; m <= n + 3; m++) {
    gh_order const order = m < n ? GH_GREATER : m > n ? GH_LESS : GH_EQUAL;
    bool const near = m >= n - 1 && m <= n + 1;
    check_order (t, ups (t, n, 0), ups (t, m, 0), order);
    check_order (t, ups (t, n, 1), ups (t, m, 1), order);
    check_order (t, ups (t, n, 1), ups (t, m, 0), near ? GH_FUZZY : order);
  }
}
