/* The values of loopy games, and how they compare. Sums and negatives are graphs that are built: no
   engine is asked for them. */
#include "form/numeral.h"
#include "language/evaluating/evaluation.h"
#include "language/words/lexer.h"
#include "loopy/ask.h"
#include "loopy/code.h"
#include "loopy/text.h"

gh_form loopy_value (evaluation *e, node *n)
{
  gh_form const value = node_value (e, n).form;
  return n->type == TYPE_LOOPY ? value : gh_loopy_of_form (e->trial->store, value);
}

bool is_loopy_term (const node *n)
{
  return n->type == TYPE_LOOPY && n->kind != N_VARIABLE && n->kind != N_CALL && n->kind != N_BRACES;
}

static gh_form literal (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  gh_error error;
  if (n->epoch != gh_store_epoch (store)) {
    n->form = n->where ? gh_loopy_read_name (store, n->literal, n->literal_length, n->where,
                                             n->where_length, &error)
                       : gh_loopy_read (store, n->literal, n->literal_length, &error);
    n->epoch = gh_store_epoch (store);
  }
  return n->form;
}

gh_form loopy_term (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  if (n->kind == N_LOOPY)
    return literal (e, n);
  gh_form const a = loopy_value (e, n->a), b = n->b ? loopy_value (e, n->b) : GH_ZERO;
  switch (n->kind) {
  case N_NEGATIVE: return gh_loopy_negative (store, a);
  case N_SUM: return gh_loopy_sum (store, a, b);
  case N_DIFFERENCE: return gh_loopy_sum (store, a, gh_loopy_negative (store, b));
  default: gh_broken ("value", "node", "no loopy game");
  }
}

/* Neither is undefined where the engine is wrong to say so. */
_Noreturn static void not_compared (evaluation *e, const node *n, gh_form a, gh_form b)
{
  char text[200];
  lex_squeeze (n->start, n->length, text, sizeof text);
  if (!e->judging && ask_judge (e, GH_ASK_LOOPY_COMPARE, a, b).form != GH_NO_FORM)
    gh_expect (e->trial, false, "an order, of which %s speaks", text);
  gh_undefined (e->trial, "%s compares games of which one is no stopper, and none equals dud",
                text);
}

gh_order loopy_order (evaluation *e, const node *n)
{
  gh_form const a = loopy_value (e, n->a), b = loopy_value (e, n->b);
  gh_form const said = ask_in (e, GH_ASK_LOOPY_COMPARE, a, b).form;
  int64_t order = 0;
  if (said == GH_NO_FORM)
    not_compared (e, n, a, b);
  gh_small_integer (e->trial->store, said, 0, GH_FUZZY, &order);
  return (gh_order)order;
}

/* The one is as good as the other for Left if she does as well in it, whoever begins. */
gh_order loopy_ends (evaluation *e, const node *n)
{
  gh_store *const store = e->trial->store;
  int64_t a = 0, b = 0;
  gh_small_integer (store, node_value (e, n->a).form, 0, GH_LOOPY_OUTCOMES - 1, &a);
  gh_small_integer (store, node_value (e, n->b).form, 0, GH_LOOPY_OUTCOMES - 1, &b);
  return gh_loopy_order_of (a / 3 <= b / 3 && a % 3 <= b % 3, a / 3 >= b / 3 && a % 3 >= b % 3);
}
