/* Forms with names: made, and known again. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

static void shapes (gh_store *store)
{
  bool found = true, value = true;
  gh_form const up = game (store, "{0|{0|0}}");
  for (int64_t ups = -4; ups <= 4; ups++)
    for (uint64_t k = 0; k <= 4; k++)
      for (int64_t n = -3; n <= 3; n++) {
        gh_number_up_star const shape = {dyadic (store, n, 1), ups, k};
        gh_number_up_star back;
        gh_form const form = gh_shape_make (store, shape);
        found = found && gh_shape_of (store, form, &back) && back.number == shape.number &&
                back.ups == ups && back.nimber == k;
        gh_form sum = shape.number;
        for (int64_t i = 0; i < ups || i < -ups; i++)
          sum = gh_sum (store, sum, ups < 0 ? gh_negative (store, up) : up);
        sum = gh_sum (store, sum, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, k}));
        value = value && gh_compare_directly (store, form, sum) == GH_EQUAL;
        value = value && gh_is_canonical (store, form);
      }
  TAP_OK (found, "number, ups and nimber are read back from a form made of them");
  TAP_OK (value, "that form is canonical and equals the sum");
  gh_form g = GH_ZERO;
  TAP_OK (gh_switch_of (store, game (store, "{2|-2}"), &g) && g == gh_integer (store, 2),
          "{2|-2} is a switch of 2");
  TAP_OK (!gh_switch_of (store, game (store, "{2|-1}"), &g), "{2|-1} is none");
  TAP_OK (gh_tiny_of (store, game (store, "{0||0|-3}"), &g) && g == gh_integer (store, 3),
          "{0||0|-3} is the tiny of 3");
  TAP_OK (!gh_tiny_of (store, game (store, "{0||1|-3}"), &g) &&
              !gh_tiny_of (store, game (store, "{1||0|-3}"), &g) &&
              !gh_tiny_of (store, game (store, "{0|0}"), &g),
          "{0||1|-3}, {1||0|-3} and {0|0} are none");
  TAP_OK (gh_negative (store, game (store, "{1,*|{2|-3}}")) == game (store, "{{3|-2}|*,-1}"),
          "the negative exchanges sides everywhere");
}

int main (void)
{
  in_new_store ("shapes", shapes);
  return tap_done ();
}
