/* Canaries that multiply wrongly (Definition 3.6 of Schleicher and Stoll). */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

/* A pair of options in xy. */
typedef struct pair {
  gh_side x_side, y_side;
} pair;

/* x'y + xy' - x'y', or with + in place of -. */
static gh_form option (gh_store *store, gh_form x, gh_form y, gh_form x_option, gh_form y_option,
                       bool flipped)
{
  gh_form const a = gh_number_product (store, x_option, y);
  gh_form const b = gh_number_product (store, x, y_option);
  gh_form const both = gh_number_product (store, x_option, y_option);
  return gh_numeral_sum (store, gh_numeral_sum (store, a, b),
                         flipped ? both : gh_numeral_negative (store, both));
}

/* The product of two numerals with the sign flipped in options of one kind. */
static gh_form flipped_product (gh_store *store, gh_form x, gh_form y, pair flipped)
{
  gh_form_begin (store);
  for (gh_side a = GH_LEFT; a <= GH_RIGHT; a++)
    for (gh_side b = GH_LEFT; b <= GH_RIGHT; b++)
      GH_EACH (store, a, x_option, x)
        GH_EACH (store, b, y_option, y)
          gh_form_add (
              store, a == b ? GH_LEFT : GH_RIGHT,
              option (store, x, y, x_option, y_option, a == flipped.x_side && b == flipped.y_side));
  return gh_number_of (store, gh_form_end (store));
}

/* What is asked for, if it is a product of numbers that are not born too late. */
static bool asks_product (gh_store *store, gh_request request, const gh_value *arguments,
                          gh_form *x, gh_form *y)
{
  int64_t days;
  if (request != GH_ASK_MULTIPLY)
    return false;
  *x = gh_number_of (store, arguments[0].form);
  *y = gh_number_of (store, arguments[1].form);
  return *x != GH_NO_FORM && *y != GH_NO_FORM &&
         gh_small_integer (store, gh_form_birthday (store, *x), 0, 10, &days) &&
         gh_small_integer (store, gh_form_birthday (store, *y), 0, 10, &days);
}

static void flip (gh_store *store, gh_request request, const gh_value *arguments, gh_value *answer,
                  pair flipped)
{
  gh_form x, y;
  if (asks_product (store, request, arguments, &x, &y))
    answer->form = flipped_product (store, x, y, flipped);
}

SPOIL (product_lefts)
{
  flip (store, request, arguments, answer, (pair){GH_LEFT, GH_LEFT});
}

SPOIL (product_rights)
{
  flip (store, request, arguments, answer, (pair){GH_RIGHT, GH_RIGHT});
}

SPOIL (product_left_right)
{
  flip (store, request, arguments, answer, (pair){GH_LEFT, GH_RIGHT});
}

SPOIL (product_right_left)
{
  flip (store, request, arguments, answer, (pair){GH_RIGHT, GH_LEFT});
}

/* {x^L y, x y^L | x^R y, x y^R} is the sum. */
SPOIL (product_naive)
{
  gh_form x, y;
  if (asks_product (store, request, arguments, &x, &y))
    answer->form = gh_numeral_sum (store, x, y);
}
