/* Parsing formulas: relations, connectives and quantifiers. */
#include "form/genus.h"
#include "language/reading/parser.h"

#include <ctype.h>
#include <string.h>

static node *member (parser *p, node *a)
{
  token const t = parse_peek (p, false);
  unsigned of;
  parse_need_type (p, a, TYPE_GAME);
  if (t.kind == T_NAME && t.length == 1 && strchr ("PLRN", *t.start))
    parse_fail (p, t.start, "'%c' is an outcome; write outcome(G) = %c", *t.start, *t.start);
  if (t.kind != T_OPTIONS || !parse_find_slot (p->claim, t.start, t.length - 2, &of))
    parse_expected (p, "the options of a variable, like G^L");
  p->at = t.start + t.length;
  node *const n = parse_node (p, N_MEMBER, TYPE_TRUTH, a->start, a, NULL);
  n->slot = of;
  n->side = t.start[t.length - 1] == 'L' ? GH_LEFT : GH_RIGHT;
  p->claim->of_forms |= parse_is_computed (a);
  p->claim->looks_at_forms = true;
  return n;
}

/* One operand of a relation. Where a term of a genus has two digits commas stand between all,
   12^12,14, and no comma could stand there otherwise. */
static node *operand (parser *p)
{
  node *const n = parse_sum (p);
  const char *end = p->at;
  if (n->kind != N_LITERAL || n->ruleset || end != n->literal + n->literal_length)
    return n;
  while (p->end - end > 1 && *end == ',' && isdigit ((unsigned char)end[1]))
    for (end++; end < p->end && isdigit ((unsigned char)*end); end++)
      ;
  if (end > p->at &&
      gh_genus_read (p->store, n->literal, (size_t)(end - n->literal)) != GH_NO_FORM) {
    n->literal_length = (size_t)(end - n->literal);
    n->type = TYPE_GENUS;
    p->at = end;
  }
  return n;
}

/* A literal that reads as a game, too: 2^142. */
static void need_genus (parser *p, node *n)
{
  if (n->kind == N_LITERAL && !n->ruleset &&
      gh_genus_read (p->store, n->literal, n->literal_length) != GH_NO_FORM)
    n->type = TYPE_GENUS;
  parse_need_type (p, n, TYPE_GENUS);
}

/* How long games compare is asked of engines that know them, and else found from what is asked of
   short games. */
static void transfinite_relation (parser *p, node *n, term_type type)
{
  n->kind = type == TYPE_ORDINAL   ? N_ORDINAL_ORDER
            : type == TYPE_SURREAL ? N_SURREAL_ORDER
                                   : N_LONG_ORDER;
  if (type != TYPE_LONG) {
    parse_need_type (p, n->a, type);
    parse_need_type (p, n->b, type);
    parse_asks (p, type == TYPE_ORDINAL ? GH_ASK_ORDINAL_COMPARE : GH_ASK_SURREAL_COMPARE);
  } else {
    parse_asks (p, GH_ASK_COMPARE);
    p->claim->of_sums |= GH_BIT (GH_ASK_LONG_COMPARE);
  }
}

/* pi < 22/7: no engine is asked. */
static void real_relation (parser *p, node *n)
{
  if (n->a->type != TYPE_REAL)
    parse_need_type (p, n->a, TYPE_SURREAL);
  if (n->b->type != TYPE_REAL)
    parse_need_type (p, n->b, TYPE_SURREAL);
  n->kind = N_SURREAL_ORDER;
}

/* 0 < x < 1. What || may be meant as is told where statements are joined. */
static void no_chain (parser *p)
{
  token const t = parse_peek (p, false);
  if ((t.kind >= T_IDENTICAL || t.kind == T_DIFFERENT) && t.kind != T_FZ)
    parse_fail (p, t.start,
                "found '%.*s', expected an operator or the end; two relations are joined by 'and', "
                "as 0 < x and x < 1",
                parse_shown (t.length), t.start);
}

static node *relation (parser *p)
{
  node *const a = operand (p);
  token t = parse_peek (p, false);
  if (parse_take_word (p, "in"))
    return member (p, a);
  bool const differ = t.kind == T_DIFFERENT;
  if (differ)
    t.kind = T_EQ;
  if (t.kind < T_IDENTICAL)
    return a;
  p->at = t.start + t.length;
  node *const b = operand (p);
  node *const n = parse_node (p, N_RELATION, TYPE_TRUTH, a->start, a, b);
  n->relation = t.kind - T_EQ + GH_EQ;
  if (t.kind == T_IDENTICAL) {
    parse_need_type (p, a, TYPE_GAME);
    parse_need_type (p, b, TYPE_GAME);
    n->kind = N_IDENTICAL;
    p->claim->of_forms = p->claim->looks_at_forms = true;
  } else if (a->type == TYPE_OUTCOME || b->type == TYPE_OUTCOME) {
    parse_need_type (p, a, TYPE_OUTCOME);
    parse_need_type (p, b, TYPE_OUTCOME);
    if (t.kind != T_EQ)
      parse_fail (p, t.start, "outcomes can only be compared with '=' and '!='");
    n->kind = N_SAME;
  } else if (a->type == TYPE_LOOPY_OUTCOME || b->type == TYPE_LOOPY_OUTCOME) {
    parse_need_type (p, a, TYPE_LOOPY_OUTCOME);
    parse_need_type (p, b, TYPE_LOOPY_OUTCOME);
    n->kind = N_LOOPY_ENDS;
  } else if (a->type == TYPE_GENUS || b->type == TYPE_GENUS) {
    need_genus (p, a);
    need_genus (p, b);
    if (t.kind != T_EQ)
      parse_fail (p, t.start, "genera can only be compared with '=' and '!='");
    n->kind = N_IDENTICAL;
  } else if (a->type == TYPE_REAL || b->type == TYPE_REAL) {
    real_relation (p, n);
  } else {
    parse_need_summand (p, a);
    parse_need_summand (p, b);
    term_type const type = parse_type_of_sum (p, a, b);
    if (type == TYPE_LOOPY) {
      parse_need_type (p, a, TYPE_LOOPY);
      parse_need_type (p, b, TYPE_LOOPY);
      parse_asks (p, GH_ASK_LOOPY_COMPARE);
      n->kind = N_LOOPY_ORDER;
    } else if (type == TYPE_ORDINAL || type == TYPE_SURREAL || type == TYPE_LONG)
      transfinite_relation (p, n, type);
    else if (type == TYPE_INTEGER) {
      if (t.kind == T_FZ || t.kind == T_GF || t.kind == T_LF)
        parse_fail (p, t.start, "integers are never fuzzy; use game(n) to compare games");
      n->kind = N_COMPARISON;
    } else
      parse_asks (p, GH_ASK_COMPARE);
  }
  no_chain (p);
  return differ ? parse_node (p, N_NOT, TYPE_TRUTH, a->start, n, NULL) : n;
}

static node *quantified (parser *p, token first)
{
  static const char *const words[] = {"left", "right", "option", "position"};
  node *const n =
      parse_node (p, token_is (first, "all") ? N_ALL : N_SOME, TYPE_TRUTH, first.start, NULL, NULL);
  while (n->range <= OVER_POSITIONS && !parse_take_word (p, words[n->range]))
    if (n->range++ == OVER_POSITIONS)
      parse_expected (p, "left, right, option or position");
  token const t = parse_peek (p, false);
  if (t.kind != T_NAME)
    parse_expected (p, "a variable");
  unsigned slot;
  if (parse_find_slot (p->claim, t.start, t.length, &slot))
    parse_fail (p, t.start, "'%.*s' is a variable already", parse_shown (t.length), t.start);
  p->at = t.start + t.length;
  if (!parse_take_word (p, "of"))
    parse_expected (p, "'of'");
  n->a = parse_need_type (p, parse_sum (p), TYPE_GAME);
  p->claim->of_forms |= parse_is_computed (n->a);
  p->claim->looks_at_forms = true;
  parse_need (p, T_COLON, "':'");
  n->slot = parse_new_slot (p, t, TYPE_GAME, GH_SORT_GAME);
  n->b = parse_need_type (p, parse_formula (p), TYPE_TRUTH);
  p->claim->names[n->slot].hidden = true;
  n->length = (size_t)(p->at - n->start);
  return n;
}

static node *negation (parser *p)
{
  token const t = parse_peek (p, true);
  if (token_is (t, "all") || token_is (t, "some")) {
    p->at = t.start + t.length;
    return quantified (p, t);
  }
  if (!parse_take_word (p, "not"))
    return relation (p);
  gh_deeper (p->store);
  node *const a = parse_need_type (p, negation (p), TYPE_TRUTH);
  gh_shallower (p->store);
  return parse_node (p, N_NOT, TYPE_TRUTH, t.start, a, NULL);
}

static node *conjunction (parser *p)
{
  node *a = negation (p);
  while (parse_take_word (p, "and") || parse_take (p, T_AND)) {
    parse_need_type (p, a, TYPE_TRUTH);
    node *const b = parse_need_type (p, negation (p), TYPE_TRUTH);
    a = parse_node (p, N_AND, TYPE_TRUTH, a->start, a, b);
  }
  return a;
}

static node *disjunction (parser *p)
{
  node *a = conjunction (p);
  while (parse_take_word (p, "or")) {
    parse_need_type (p, a, TYPE_TRUTH);
    node *const b = parse_need_type (p, conjunction (p), TYPE_TRUTH);
    a = parse_node (p, N_OR, TYPE_TRUTH, a->start, a, b);
  }
  token const t = parse_peek (p, false);
  if (t.kind == T_FZ && a->type == TYPE_TRUTH)
    parse_fail (p, t.start, "'||' means confused with; between statements write 'or'");
  return a;
}

/* A hypothesis is judged by the reference. That of => is asked of the engine as well, which need
   not have what this takes unless the conclusion asks nothing. */
static node *implication (parser *p)
{
  gh_claim *const c = p->claim;
  gh_request_set const requests = c->requests, of_sums = c->of_sums;
  node *const a = disjunction (p);
  bool const asked = parse_take (p, T_ASKED_ARROW);
  if (!asked && !parse_take (p, T_ARROW))
    return a;
  parse_need_type (p, a, TYPE_TRUTH);
  gh_request_set const of_hypothesis = c->requests;
  c->requests = requests;
  c->of_sums = of_sums;
  gh_deeper (p->store);
  node *const b = parse_need_type (p, implication (p), TYPE_TRUTH);
  gh_shallower (p->store);
  c->of_hypotheses |= asked ? of_hypothesis : 0;
  if (asked && !c->requests)
    c->requests = of_hypothesis;
  node *const n = parse_node (p, N_IMPLIES, TYPE_TRUTH, a->start, a, b);
  n->asked = asked;
  return n;
}

node *parse_formula (parser *p)
{
  gh_deeper (p->store);
  node *a = implication (p);
  while (parse_take (p, T_BOTH_WAYS)) {
    parse_need_type (p, a, TYPE_TRUTH);
    node *const b = parse_need_type (p, implication (p), TYPE_TRUTH);
    a = parse_node (p, N_IFF, TYPE_TRUTH, a->start, a, b);
  }
  gh_shallower (p->store);
  return a;
}
