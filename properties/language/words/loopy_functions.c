/* Functions of loopy games, but for those that engines are asked. */
#include "form/numeral.h"
#include "language/words/ast.h"
#include "loopy/value.h"

static gh_value positions (gh_store *store, gh_form k, gh_form m)
{
  (void)m;
  int64_t const count = (int64_t)gh_loopy_positions (store, k);
  return (gh_value){GH_INTEGER, {.form = gh_integer (store, count)}};
}

const function loopy_functions[] = {
    GH_COMPUTED ("loopy_positions", "K", TYPE_INTEGER, true, positions,
                 "how many positions it has, no two of them with the same options"),
    {.word = NULL},
};
