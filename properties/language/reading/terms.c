/* Parsing terms: games, integers and outcomes. */
#include "form/numeral.h"
#include "language/reading/parser.h"

#include <ctype.h>
#include <string.h>

static node *unary (parser *p);

static bool is_transfinite (const node *n)
{
  return n->type == TYPE_ORDINAL || n->type == TYPE_SURREAL || n->type == TYPE_LONG;
}

static void read_literal (void *argument)
{
  node *const n = ((node **)argument)[0];
  parser *const p = ((parser **)argument)[1];
  n->form = gh_read (p->store, n->literal, n->literal_length, NULL, p->error);
}

/* The error of gh_read, at its place in the claim. */
_Noreturn static void fail_in_literal (parser *p, const char *start)
{
  char text[sizeof p->error->text];
  strcpy (text, p->error->text);
  parse_fail (p, gh_error_place (p->error, start), "%s", text);
}

node *parse_literal (parser *p, token t)
{
  parse_no_power (p, t);
  node *const rational = parse_rational (p, t);
  if (rational)
    return rational;
  p->at = t.start + t.length;
  node *const n = parse_node (p, N_LITERAL, TYPE_GAME, t.start, NULL, NULL);
  n->literal = t.start;
  n->literal_length = t.length;
  void *argument[] = {n, p};
  gh_status const status = gh_try (p->store, read_literal, argument);
  if (status == GH_NO_MEMORY)
    gh_fail (p->store, status);
  if (status)
    fail_in_literal (p, t.start);
  if (gh_is_integer (p->store, n->form))
    n->type = TYPE_LITERAL;
  return n;
}

/* A position of a ruleset. Its text is cut where no ruleset takes one so long. */
static node *position (parser *p, token t)
{
  const char *const open = memchr (t.start, '(', t.length);
  const char *first = open + 1, *last = t.start + t.length - 1, *name_end = open;
  char text[2 * GH_POSITION_TEXT], error[sizeof p->error->text];
  p->at = t.start + t.length;
  if (*last != ')')
    parse_need (p, T_CLOSE, "')'");
  while (isspace ((unsigned char)name_end[-1]))
    name_end--;
  while (isspace ((unsigned char)*first))
    first++;
  while (last > first && isspace ((unsigned char)last[-1]))
    last--;
  size_t const length =
      (size_t)(last - first) < sizeof text ? (size_t)(last - first) : sizeof text - 1;
  memcpy (text, first, length);
  text[length] = '\0';
  node *const n = parse_node (p, N_LITERAL, TYPE_GAME, t.start, NULL, NULL);
  p->claim->positions = true;
  n->ruleset = gh_ruleset_named (t.start, (size_t)(name_end - t.start));
  if (!n->ruleset->read (text, &n->position, error, sizeof error))
    parse_fail (p, first, "found '%.*s', %s", parse_shown (length), text, error);
  return n;
}

/* G^L in an item: a slot of the item. The same options twice in an item are the same one. */
static node *option_set (parser *p, token t)
{
  unsigned of;
  if (!parse_find_slot (p->claim, t.start, t.length - 2, &of))
    parse_fail (p, t.start, "'%.*s' is no variable here", parse_shown (t.length - 2), t.start);
  if (p->claim->names[of].type != TYPE_GAME)
    parse_fail (p, t.start, "'%.*s' is an integer, expected a game", parse_shown (t.length - 2),
                t.start);
  if (!p->item)
    parse_fail (p, t.start,
                "options of a game as a set may only stand between braces or after 'in'");
  gh_side const side = t.start[t.length - 1] == 'L' ? GH_LEFT : GH_RIGHT;
  p->claim->looks_at_forms = true;
  p->at = t.start + t.length;
  node *const n = parse_node (p, N_VARIABLE, TYPE_GAME, t.start, NULL, NULL);
  node *const except =
      parse_take_word (p, "except") ? parse_need_type (p, unary (p), TYPE_GAME) : NULL;
  for (const set_range *r = p->item->ranges; r; r = r->next)
    if (r->of == of && r->side == side && !r->except && !except) {
      n->slot = r->slot;
      return n;
    }
  set_range *const r = parse_make (p, sizeof *r);
  *r = (set_range){parse_new_slot (p, (token){T_NAME, "", 0}, TYPE_GAME, GH_SORT_GAME), of, side,
                   except, NULL};
  set_range **last = &p->item->ranges; /* in order, as a later one may speak of an earlier */
  while (*last)
    last = &(*last)->next;
  *last = r;
  n->slot = r->slot;
  return n;
}

/* Behind 2^. */
static node *power (parser *p, const char *start)
{
  const char *const place = p->at;
  bool const minus = parse_take (p, T_MINUS);
  gh_deeper (p->store);
  node *n = parse_take (p, T_OPEN_BRACE) ? parse_exponent_in_braces (p) : parse_primary (p);
  gh_shallower (p->store);
  if (minus)
    n = parse_node (p, N_NEGATIVE, TYPE_SURREAL, place, parse_need_type (p, n, TYPE_SURREAL), NULL);
  term_type type = n->type;
  if (type == TYPE_LONG && parse_fits_surreal (p, n))
    type = parse_need_type (p, n, TYPE_SURREAL)->type;
  if (type != TYPE_ORDINAL && type != TYPE_SURREAL)
    type = parse_need_type (p, n, TYPE_INTEGER) ? TYPE_INTEGER : type;
  return parse_node (p, N_POWER, type, start, n, NULL);
}

node *parse_primary (parser *p)
{
  token const t = parse_peek (p, true);
  if (t.kind == T_LITERAL)
    return parse_literal (p, t);
  if (t.kind == T_NAME)
    return parse_named (p, t);
  node *const endless =
      t.kind == T_POSITION || t.kind == T_OPEN_BRACE ? parse_endless (p, t) : NULL;
  if (endless)
    return endless;
  if (t.kind == T_POSITION)
    return position (p, t);
  if (t.kind == T_OPTIONS)
    return option_set (p, t);
  if (parse_take (p, T_OPEN_BRACE))
    return parse_braces (p, t.start);
  if (parse_take (p, T_POWER))
    return power (p, t.start);
  if (t.kind == T_BAD && *t.start == '|')
    parse_fail (p, t.start, "found '|'; what |x| means is written abs(x)");
  if (!parse_take (p, T_OPEN))
    parse_expected (p, "a game or a formula");
  bool const before = p->in_braces;
  p->in_braces = false;
  node *n = parse_formula (p);
  while (parse_take (p, T_COLON))
    n = parse_joined (p, n, "ordinal_sum", parse_sum (p));
  parse_need (p, T_CLOSE, "')'");
  p->in_braces = before;
  n->start = t.start; /* what begins with this part is shown with its parenthesis */
  n->length = (size_t)(p->at - t.start);
  return n;
}

/* Behind the slash: m/2^n of integers is a short game, and so is what is dyadic of two numbers. */
static node *quotient (parser *p, node *n)
{
  token const t = parse_peek (p, true);
  node *const by = parse_primary (p);
  parse_no_point (p, by);
  if (parse_is_integer (n) && t.kind == T_POWER && by->type == TYPE_INTEGER)
    return parse_node (p, N_FRACTION, TYPE_GAME, n->start, n, by->a);
  if (is_transfinite (n) || is_transfinite (by)) {
    parse_need_type (p, n, TYPE_SURREAL);
    parse_need_type (p, by, TYPE_SURREAL);
    return parse_node (p, N_QUOTIENT, TYPE_SURREAL, n->start, n, by);
  }
  if (by->kind == N_LITERAL && !by->ruleset && !gh_is_numeral (p->store, by->form)) {
    p->at = t.start;
    parse_expected (p, "a number, as 8 or 2^(3)");
  }
  return parse_joined (p, n, "quotient", by);
}

/* 3.w, or w.3. */
static node *multiple_of_ordinal (parser *p, const char *start, node *n, node *a)
{
  parse_makes (p, TYPE_ORDINAL, GH_ASK_ORDINAL_MULTIPLY);
  return parse_node (p, N_MULTIPLE, TYPE_ORDINAL, start, n, a);
}

/* 1/2.w, w.1/2, or a product of any two. */
static node *multiple_of_surreal (parser *p, const char *start, node *n, node *a)
{
  parse_makes (p, TYPE_SURREAL, GH_ASK_SURREAL_MULTIPLY);
  return parse_node (p, N_MULTIPLE, TYPE_SURREAL, start, parse_need_type (p, n, TYPE_SURREAL),
                     parse_need_type (p, a, TYPE_SURREAL));
}

/* Before the dot. Of two games there is no such product, and G.Mean is mean(G). */
static void need_count (parser *p, node *n)
{
  if (n->type == TYPE_GAME)
    parse_fail (p, n->start,
                "'%.*s' is a game, expected an integer before the point; a product of two games is "
                "G times H",
                parse_shown (n->length), n->start);
  parse_need_type (p, n, TYPE_INTEGER);
}

/* Behind the dot. */
static node *dotted (parser *p, node *n)
{
  bool const number = !parse_is_integer (n) && parse_fits_surreal (p, n);
  token const behind = parse_peek (p, true);
  const char *const method = n->type == TYPE_GAME && behind.kind == T_NAME && behind.length > 1
                                 ? parse_meant (behind)
                                 : NULL;
  if (method)
    parse_fail (p, behind.start, "a function stands before its game: write %s(G) for G.%.*s",
                method, parse_shown (behind.length), behind.start);
  if (!number)
    need_count (p, n);
  node *const g = parse_primary (p);
  parse_no_point (p, g);
  if (n->type == TYPE_ORDINAL && parse_is_integer (g))
    return multiple_of_ordinal (p, n->start, g, n);
  if (is_transfinite (n))
    return multiple_of_surreal (p, n->start, g, n);
  if (g->type == TYPE_SURREAL || (number && g->type == TYPE_ORDINAL))
    return multiple_of_surreal (p, n->start, n, g);
  need_count (p, n);
  parse_need_type (p, g, TYPE_LONG);
  if (g->type == TYPE_ORDINAL && parse_fits_ordinal (n))
    return multiple_of_ordinal (p, n->start, n, g);
  bool const is_long = g->type == TYPE_ORDINAL || g->type == TYPE_LONG;
  parse_makes (p, TYPE_GAME, GH_ASK_ADD);
  parse_makes (p, TYPE_GAME, GH_ASK_NEGATE); /* of a negative number of games */
  return parse_node (p, N_MULTIPLE, is_long ? TYPE_LONG : TYPE_GAME, n->start, n, g);
}

/* Behind a number in normal form there may be more of them. */
static node *multiple (parser *p)
{
  for (node *n = parse_decimal (p, parse_primary (p));;) {
    if (parse_take (p, T_SLASH))
      n = quotient (p, n);
    else if (parse_take (p, T_DOT))
      n = dotted (p, n);
    else
      return n;
    if (n->type != TYPE_ORDINAL && n->type != TYPE_SURREAL)
      return n;
  }
}

static node *unary (parser *p)
{
  token const first = parse_peek (p, true);
  const char *const start = first.start;
  bool const is_switch = parse_take (p, T_SWITCH);
  if (!is_switch && (first.kind == T_LITERAL || !parse_take (p, T_MINUS)))
    return multiple (p);
  gh_deeper (p->store);
  node *const several = is_switch ? parse_options_of_switch (p) : NULL;
  node *const g = several     ? several
                  : is_switch ? parse_need_type (p, unary (p), TYPE_GAME)
                              : parse_need_summand (p, unary (p));
  gh_shallower (p->store);
  if (is_switch) {
    node *const n = parse_node (p, N_SWITCH, TYPE_GAME, start, g, NULL);
    n->several = several != NULL;
    return n;
  }
  if (g->type != TYPE_SURREAL && g->type != TYPE_LOOPY)
    parse_makes (p, g->type, GH_ASK_NEGATE);
  return parse_node (p, N_NEGATIVE, g->type == TYPE_ORDINAL ? TYPE_LONG : g->type, start, g, NULL);
}

static node *product (parser *p)
{
  node *a = unary (p);
  if (a->type == TYPE_ORDINAL)
    parse_no_times (p);
  for (;;) {
    bool const nim = parse_take_word (p, "nim_multiply");
    if (!nim && !parse_take_word (p, "times"))
      break;
    node *const b = unary (p);
    if (nim) {
      a = parse_joined (p, a, "nim_multiply", b);
      continue;
    }
    term_type t = parse_type_of_sum (p, a, b);
    if (t == TYPE_LONG || t == TYPE_LOOPY) /* w - 1 is one, too */
      t = TYPE_SURREAL;
    parse_need_type (p, a, t == TYPE_INTEGER ? TYPE_GAME : t);
    parse_need_type (p, b, t == TYPE_INTEGER ? TYPE_GAME : t);
    parse_makes (p, t,
                 t == TYPE_ORDINAL   ? GH_ASK_ORDINAL_MULTIPLY
                 : t == TYPE_SURREAL ? GH_ASK_SURREAL_MULTIPLY
                                     : GH_ASK_MULTIPLY);
    a = parse_node (p, N_PRODUCT, t, a->start, a, b);
  }
  return a;
}

/* 2±1, which is 2 + ±1: the sign is left to what follows. A plain 2+-1 may be that, or 2 - 1. */
static bool is_added_switch (parser *p)
{
  token const t = parse_peek (p, false);
  if (t.kind != T_PLUS || p->end - t.start < 2 || t.start[1] != '-')
    return false;
  if (parse_is_own (p, t.start))
    parse_fail (p, t.start,
                "+- behind a game may mean two things; write - alone, or + +- for the switch");
  return true;
}

node *parse_sum (parser *p)
{
  gh_deeper (p->store);
  node *a = product (p);
  for (;;) {
    if (parse_take_word (p, "nim_add")) {
      a = parse_joined (p, a, "nim_add", product (p));
      continue;
    }
    bool const plus = is_added_switch (p) || parse_take (p, T_PLUS);
    if (!plus && !parse_take (p, T_MINUS))
      break;
    parse_need_summand (p, a);
    node *const b = parse_need_summand (p, product (p));
    term_type t = parse_type_of_sum (p, a, b);
    if (t == TYPE_ORDINAL && !plus)
      t = TYPE_LONG;
    if (t == TYPE_ORDINAL || t == TYPE_SURREAL || t == TYPE_LOOPY) {
      parse_need_type (p, a, t);
      parse_need_type (p, b, t);
    }
    if (t != TYPE_LOOPY) /* those are always built */
      parse_makes (p, t,
                   t == TYPE_ORDINAL   ? GH_ASK_ORDINAL_ADD
                   : t == TYPE_SURREAL ? GH_ASK_SURREAL_ADD
                   : plus              ? GH_ASK_ADD
                                       : GH_ASK_SUBTRACT);
    a = parse_node (p, plus ? N_SUM : N_DIFFERENCE, t, a->start, a, b);
  }
  gh_shallower (p->store);
  return a;
}
