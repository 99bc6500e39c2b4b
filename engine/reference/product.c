/* Definition 3.6: of options on the same side x'y + xy' - x'y' is a left option of xy, of options
   on different sides a right one. */
#include "form/numeral.h"
#include "reference/reference.h"

/* What is made, and where it is remembered: literal forms, or the numbers that they equal. */
typedef enum { LITERAL = GH_MEMO_PRODUCT, NUMBER = GH_MEMO_NUMBER_PRODUCT } meaning;

static gh_form times (gh_store *store, meaning kind, gh_form x, gh_form y);

static gh_form option (gh_store *store, meaning kind, gh_form x, gh_form y, gh_form x_option,
                       gh_form y_option)
{
  gh_form const a = times (store, kind, x_option, y), b = times (store, kind, x, y_option);
  gh_form const both = times (store, kind, x_option, y_option);
  if (kind == LITERAL)
    return gh_difference (store, gh_sum (store, a, b), both);
  return gh_numeral_sum (store, gh_numeral_sum (store, a, b), gh_numeral_negative (store, both));
}

static gh_form times (gh_store *store, meaning kind, gh_form x, gh_form y)
{
  uint32_t memo;
  if (gh_memo_get (store, (gh_memo)kind, x, y, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side x_side = GH_LEFT; x_side <= GH_RIGHT; x_side++)
    for (gh_side y_side = GH_LEFT; y_side <= GH_RIGHT; y_side++)
      GH_EACH (store, x_side, x_option, x)
        GH_EACH (store, y_side, y_option, y)
          gh_form_add (store, x_side == y_side ? GH_LEFT : GH_RIGHT,
                       option (store, kind, x, y, x_option, y_option));
  gh_shallower (store);
  gh_form product = gh_form_end (store);
  if (kind == NUMBER)
    product = gh_number_of (store, product);
  gh_memo_put (store, (gh_memo)kind, x, y, product);
  return product;
}

gh_form gh_product (gh_store *store, gh_form x, gh_form y)
{
  return times (store, LITERAL, x, y);
}

gh_form gh_number_product (gh_store *store, gh_form x, gh_form y)
{
  return times (store, NUMBER, x, y);
}
