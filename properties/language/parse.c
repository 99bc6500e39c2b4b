/* The typed parser of the claim language.

     claim    = ["for" sort NAME... {"," sort NAME...} ":"] ["exists" NAME... ":"] formula
     formula  = implies {"<->" implies}         implies = or ["->" implies]
     or       = and {"or" and}                  and     = not {"and" not}
     not      = "not" not | quantified | relation
     quantified = ("all" | "some") ("left" | "right" | "option" | "position") NAME "of" sum ":"
   formula relation = sum [sign sum | "in" OPTIONS] sum      = product {("+" | "-") product} product
   = unary {"times" unary} unary    = ("-" | "+-") unary | primary ["." primary] primary  = LITERAL
   | NAME | NAME "(" sum {"," sum} ")" | "(" formula ")" | "{" items BARS items "}"        items   =
   [item {"," item}] item     = sum, where G^L ["except" unary] stands for each left option of G in
   turn */
#include "form/numeral.h"
#include "language/ast.h"
#include "language/lexer.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 4096
#define MOST_BARS 32
#define GH_LONGEST_CLAIM 65536
#define GH_DEEPEST_CLAIM 500

typedef struct block {
  struct block *next;
  size_t used;
  _Alignas(max_align_t) char bytes[BLOCK_BYTES];
} block;

typedef struct parser {
  gh_claim *claim;
  gh_store *store; /* for reading literals, and for its limits */
  const char *at, *end;
  gh_error *error;
  bool in_braces;
  item *item; /* the innermost one that is being read */
} parser;

static node *formula (parser *p);
static node *sum (parser *p);
static node *unary (parser *p);

/* ---- errors and memory ----------------------------------------------------------------------- */

_Noreturn static void fail_at (parser *p, const char *where, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));

_Noreturn static void fail_at (parser *p, const char *where, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  gh_error_set_place (p->error, p->claim->text, where);
  vsnprintf (p->error->text, sizeof p->error->text, format, arguments);
  va_end (arguments);
  gh_fail (p->store, GH_SYNTAX);
}

static token peek (const parser *p, bool operand)
{
  return lex (p->at, p->end, p->in_braces, operand);
}

_Noreturn static void expected (parser *p, const char *what)
{
  token const t = peek (p, true);
  if (t.kind == T_END)
    fail_at (p, t.start, "found the end, expected %s", what);
  if (isprint ((unsigned char)*t.start))
    fail_at (p, t.start, "found '%.*s', expected %s", t.length > 30 ? 30 : (int)t.length, t.start,
             what);
  fail_at (p, t.start, "found byte %u, expected %s", (unsigned char)*t.start, what);
}

static void *make (parser *p, size_t size)
{
  block *b = p->claim->blocks;
  size = (size + sizeof (max_align_t) - 1) / sizeof (max_align_t) * sizeof (max_align_t);
  if (!b || b->used + size > BLOCK_BYTES) {
    b = calloc (1, sizeof *b);
    if (!b)
      gh_fail (p->store, GH_NO_MEMORY);
    b->next = p->claim->blocks;
    p->claim->blocks = b;
  }
  void *const made = b->bytes + b->used;
  b->used += size;
  return made;
}

/* ---- tokens ---------------------------------------------------------------------------------- */

static bool take (parser *p, token_kind kind)
{
  token const t = peek (p, kind == T_SWITCH);
  if (t.kind != kind)
    return false;
  p->at = t.start + t.length;
  return true;
}

static bool take_word (parser *p, const char *word)
{
  token const t = peek (p, false);
  if (!token_is (t, word))
    return false;
  p->at = t.start + t.length;
  return true;
}

static void need (parser *p, token_kind kind, const char *what)
{
  if (!take (p, kind))
    expected (p, what);
}

/* ---- nodes and types ------------------------------------------------------------------------- */

static node *new_node (parser *p, node_kind kind, term_type type, const char *start, node *a,
                       node *b)
{
  node *const n = make (p, sizeof *n);
  *n = (node){.kind = kind, .type = type, .start = start, .a = a, .b = b};
  n->length = (size_t)(p->at - start);
  n->height = 1 + (a ? a->height : 0);
  if (b && b->height >= n->height)
    n->height = b->height + 1;
  if (n->height > GH_DEEPEST_CLAIM)
    fail_at (p, start, "nested deeper than %d", GH_DEEPEST_CLAIM);
  return n;
}

static bool is_game (const node *n)
{
  return n->type == TYPE_GAME || n->type == TYPE_INTEGER || n->type == TYPE_LITERAL;
}

static bool is_integer (const node *n)
{
  return n->type == TYPE_INTEGER || n->type == TYPE_LITERAL;
}

static const char *type_word (term_type t)
{
  static const char *const words[] = {"a game", "an integer", "an integer", "a formula",
                                      "an outcome"};
  return words[t];
}

static node *need_type (parser *p, node *n, term_type wanted)
{
  bool const fits = wanted == TYPE_GAME      ? is_game (n)
                    : wanted == TYPE_INTEGER ? is_integer (n)
                                             : n->type == wanted;
  if (!fits)
    fail_at (p, n->start, "'%.*s' is %s, expected %s", n->length > 60 ? 60 : (int)n->length,
             n->start, type_word (n->type), type_word (wanted));
  return n;
}

/* Whether a game's form was computed, so that options of it depend on how sums are made. */
static bool computed (const node *n)
{
  return n->kind != N_VARIABLE && n->kind != N_LITERAL && n->kind != N_BRACES;
}

static void asks (parser *p, gh_request request)
{
  p->claim->requests |= 1u << request;
}

/* ---- names ----------------------------------------------------------------------------------- */

/* The sort that a letter has by habit, or GH_SORTS. */
static gh_sort habit (const char *text, size_t length)
{
  if (length != 1)
    return GH_SORTS;
  if (strchr ("GHJK", *text))
    return GH_SORT_GAME;
  if (strchr ("xyz", *text))
    return GH_SORT_NUMBER;
  if (strchr ("mn", *text))
    return GH_SORT_INTEGER;
  return *text == 'I' ? GH_SORT_IMPARTIAL : GH_SORTS;
}

static unsigned new_slot (parser *p, token t, term_type type, gh_sort sort)
{
  gh_claim *const c = p->claim;
  if (c->slots == MOST_SLOTS)
    fail_at (p, t.start, "more than %d variables", MOST_SLOTS);
  c->names[c->slots] = (name){t.start, t.length, type, sort, false};
  return c->slots++;
}

static bool find_slot (const gh_claim *c, const char *text, size_t length, unsigned *slot)
{
  for (unsigned i = c->slots; i-- > 0;)
    if (!c->names[i].hidden && c->names[i].length == length &&
        !memcmp (c->names[i].text, text, length)) {
      *slot = i;
      return true;
    }
  return false;
}

/* Free variables stand in the first slots, so that all are declared before the formula is parsed:
   by `for`, by `exists`, or by being a letter with a habit anywhere in the text. */
static void declare (parser *p, token t, gh_sort sort)
{
  unsigned slot;
  if (find_slot (p->claim, t.start, t.length, &slot))
    return;
  if (p->claim->variables == GH_MOST_VARIABLES)
    fail_at (p, t.start, "more than %d free variables", GH_MOST_VARIABLES);
  new_slot (p, t, sort == GH_SORT_INTEGER ? TYPE_INTEGER : TYPE_GAME, sort);
  p->claim->variables++;
}

static void declare_by_habit (parser *p)
{
  for (const char *at = p->at; at < p->end;) {
    token t = lex (at, p->end, false, false);
    at = t.start + t.length;
    if (t.kind == T_OPTIONS)
      t.length -= 2;
    else if (t.kind != T_NAME)
      continue;
    gh_sort const sort = habit (t.start, t.length);
    if (sort != GH_SORTS)
      declare (p, t, sort);
  }
}

static void declare_by_for (parser *p)
{
  do {
    token t = peek (p, false);
    gh_sort sort = 0;
    while (sort < GH_SORTS && !token_is (t, gh_sort_words[sort]))
      sort++;
    if (sort == GH_SORTS)
      expected (p, "game, number, integer, impartial or dicotic");
    p->at = t.start + t.length;
    if ((t = peek (p, false)).kind != T_NAME)
      expected (p, "a variable");
    for (; t.kind == T_NAME; t = peek (p, false)) {
      declare (p, t, sort);
      p->at = t.start + t.length;
    }
  } while (take (p, T_COMMA));
  need (p, T_COLON, "':'");
}

/* ---- terms ----------------------------------------------------------------------------------- */

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
  fail_at (p, gh_error_place (p->error, start), "%s", text);
}

static node *literal (parser *p, token t)
{
  p->at = t.start + t.length;
  node *const n = new_node (p, N_LITERAL, TYPE_GAME, t.start, NULL, NULL);
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

/* G^L in an item: a slot of the item. The same options twice in an item are the same one. */
static node *option_set (parser *p, token t)
{
  unsigned of;
  if (!find_slot (p->claim, t.start, t.length - 2, &of))
    fail_at (p, t.start, "'%.*s' is no variable here", (int)t.length - 2, t.start);
  if (p->claim->names[of].type != TYPE_GAME)
    fail_at (p, t.start, "'%.*s' is an integer, expected a game", (int)t.length - 2, t.start);
  if (!p->item)
    fail_at (p, t.start, "options of a game as a set may only stand between braces or after 'in'");
  gh_side const side = t.start[t.length - 1] == 'L' ? GH_LEFT : GH_RIGHT;
  p->at = t.start + t.length;
  node *const n = new_node (p, N_VARIABLE, TYPE_GAME, t.start, NULL, NULL);
  node *const except = take_word (p, "except") ? need_type (p, unary (p), TYPE_GAME) : NULL;
  for (const set_range *r = p->item->ranges; r; r = r->next)
    if (r->of == of && r->side == side && !r->except && !except) {
      n->slot = r->slot;
      return n;
    }
  set_range *const r = make (p, sizeof *r);
  *r = (set_range){new_slot (p, (token){T_NAME, "", 0}, TYPE_GAME, GH_SORT_GAME), of, side, except,
                   NULL};
  set_range **last = &p->item->ranges; /* in order, as a later one may speak of an earlier */
  while (*last)
    last = &(*last)->next;
  *last = r;
  n->slot = r->slot;
  return n;
}

/* Items up to the next run of bars or the closing brace. */
static item **items (parser *p, gh_side side, item **last)
{
  token t = peek (p, true);
  if (t.kind == T_BARS || t.kind == T_CLOSE_BRACE || t.kind == T_END)
    return last;
  do {
    item *const outer = p->item, *const i = make (p, sizeof *i);
    *i = (item){.side = side};
    p->item = i;
    i->game = need_type (p, sum (p), TYPE_GAME);
    p->item = outer;
    *last = i;
    last = &i->next;
  } while (take (p, T_COMMA));
  return last;
}

/* The longest run of bars up to `end` outside inner braces, and how many runs are so long. */
static size_t longest_run (const parser *p, const char *end, const char **where, unsigned *times)
{
  size_t longest = 0;
  int depth = 0;
  for (const char *at = p->at; at < end;) {
    token const t = lex (at, end, true, true);
    depth += t.kind == T_OPEN_BRACE || t.kind == T_OPEN;
    depth -= t.kind == T_CLOSE_BRACE || t.kind == T_CLOSE;
    if (t.kind == T_END || depth < 0)
      break;
    if (t.kind == T_BARS && depth == 0 && t.length >= longest) {
      *times = t.length > longest ? 1 : *times + 1;
      longest = t.length;
      *where = t.start;
    }
    at = t.start + t.length;
  }
  return longest;
}

/* The sides between two places; a side with bars of its own is one option. */
static node *sides (parser *p, const char *start)
{
  const char *const end = p->end, *bars = p->at;
  unsigned times = 0;
  node *const n = new_node (p, N_BRACES, TYPE_GAME, start, NULL, NULL);
  item **last = &n->items;
  gh_deeper (p->store);
  size_t const run = longest_run (p, end, &bars, &times);
  if (times > 1)
    fail_at (p, bars, "found two runs of %zu bars, expected a longest one", run);
  if (run > MOST_BARS)
    fail_at (p, bars, "found %zu bars in a row, expected at most %d", run, MOST_BARS);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    const char *other;
    if (side == GH_LEFT && run)
      p->end = bars;
    if (longest_run (p, p->end, &other, &times)) {
      item *const i = make (p, sizeof *i);
      *i = (item){.side = side};
      i->game = sides (p, p->at);
      *last = i;
      last = &i->next;
    } else
      last = items (p, side, last);
    if (side == GH_LEFT) {
      if (run && peek (p, true).kind != T_END)
        expected (p, "',' or bars");
      p->end = end;
      need (p, T_BARS, "'|', as every game has two sides");
    }
  }
  gh_shallower (p->store);
  n->length = (size_t)(p->at - start);
  return n;
}

static node *braces (parser *p, const char *start)
{
  bool const before = p->in_braces;
  p->in_braces = true;
  node *const n = sides (p, start);
  need (p, T_CLOSE_BRACE, "',' or '}'");
  p->in_braces = before;
  n->length = (size_t)(p->at - start);
  return n;
}

static node *call (parser *p, token t, const function *f)
{
  node *arguments[2] = {NULL, NULL};
  need (p, T_OPEN, "'('");
  bool const before = p->in_braces;
  p->in_braces = false;
  for (unsigned i = 0; i < f->count; i++) {
    if (i)
      need (p, T_COMMA, "','");
    arguments[i] = need_type (p, sum (p), f->arguments[i]);
    if (f->of_form && computed (arguments[i]))
      p->claim->of_forms = true;
  }
  need (p, T_CLOSE, "')'");
  p->in_braces = before;
  if (f->request != GH_REQUESTS)
    asks (p, f->request);
  node *const n = new_node (p, N_CALL, f->result, t.start, arguments[0], arguments[1]);
  n->function = f;
  return n;
}

static node *named (parser *p, token t)
{
  static const char outcomes[] = "PLRN";
  unsigned slot;
  p->at = t.start + t.length;
  const function *const f = find_function (t.start, t.length);
  if (f)
    return call (p, t, f);
  node *const n = new_node (p, N_VARIABLE, TYPE_GAME, t.start, NULL, NULL);
  if (find_slot (p->claim, t.start, t.length, &slot)) {
    n->slot = slot;
    n->type = p->claim->names[slot].type;
  } else if (t.length == 1 && strchr (outcomes, *t.start)) {
    n->kind = N_OUTCOME;
    n->type = TYPE_OUTCOME;
    n->value = (unsigned)(strchr (outcomes, *t.start) - outcomes);
  } else if (token_is (t, "true") || token_is (t, "false")) {
    n->kind = N_TRUTH;
    n->type = TYPE_TRUTH;
    n->value = token_is (t, "true");
  } else if (token_is (t, "up") || token_is (t, "star")) {
    n->kind = N_LITERAL;
    n->literal = token_is (t, "up") ? "^" : "*";
    n->literal_length = 1;
  } else
    fail_at (p, t.start, "'%.*s' is no variable and no function",
             t.length > 60 ? 60 : (int)t.length, t.start);
  return n;
}

static node *primary (parser *p)
{
  token const t = peek (p, true);
  if (t.kind == T_LITERAL)
    return literal (p, t);
  if (t.kind == T_NAME)
    return named (p, t);
  if (t.kind == T_OPTIONS)
    return option_set (p, t);
  if (take (p, T_OPEN_BRACE))
    return braces (p, t.start);
  if (!take (p, T_OPEN))
    expected (p, "a game or a formula");
  bool const before = p->in_braces;
  p->in_braces = false;
  node *const n = formula (p);
  need (p, T_CLOSE, "')'");
  p->in_braces = before;
  return n;
}

static node *multiple (parser *p)
{
  node *const n = primary (p);
  if (!take (p, T_DOT))
    return n;
  need_type (p, n, TYPE_INTEGER);
  node *const g = need_type (p, primary (p), TYPE_GAME);
  p->claim->sums = true;
  return new_node (p, N_MULTIPLE, TYPE_GAME, n->start, n, g);
}

static node *unary (parser *p)
{
  const char *const start = peek (p, true).start;
  bool const is_switch = take (p, T_SWITCH);
  if (!is_switch && !take (p, T_MINUS))
    return multiple (p);
  gh_deeper (p->store);
  node *const g = need_type (p, unary (p), TYPE_GAME);
  gh_shallower (p->store);
  if (is_switch)
    return new_node (p, N_SWITCH, TYPE_GAME, start, g, NULL);
  p->claim->sums |= g->type == TYPE_GAME;
  return new_node (p, N_NEGATIVE, g->type, start, g, NULL);
}

/* Literals beside an integer are integers, beside a game or another literal they are games. */
static term_type type_of_sum (const node *a, const node *b)
{
  return is_integer (a) && is_integer (b) && (a->type == TYPE_INTEGER || b->type == TYPE_INTEGER)
             ? TYPE_INTEGER
             : TYPE_GAME;
}

static node *product (parser *p)
{
  node *a = unary (p);
  while (take_word (p, "times")) {
    need_type (p, a, TYPE_INTEGER);
    node *const b = need_type (p, unary (p), TYPE_INTEGER);
    a = new_node (p, N_PRODUCT, TYPE_INTEGER, a->start, a, b);
  }
  return a;
}

static node *sum (parser *p)
{
  gh_deeper (p->store);
  node *a = product (p);
  for (;;) {
    bool const plus = take (p, T_PLUS);
    if (!plus && !take (p, T_MINUS))
      break;
    need_type (p, a, TYPE_GAME);
    node *const b = need_type (p, product (p), TYPE_GAME);
    term_type const t = type_of_sum (a, b);
    p->claim->sums |= t == TYPE_GAME;
    a = new_node (p, plus ? N_SUM : N_DIFFERENCE, t, a->start, a, b);
  }
  gh_shallower (p->store);
  return a;
}

/* ---- formulas -------------------------------------------------------------------------------- */

static node *member (parser *p, node *a)
{
  token const t = peek (p, false);
  unsigned of;
  need_type (p, a, TYPE_GAME);
  if (t.kind != T_OPTIONS || !find_slot (p->claim, t.start, t.length - 2, &of))
    expected (p, "the options of a variable, like G^L");
  p->at = t.start + t.length;
  node *const n = new_node (p, N_MEMBER, TYPE_TRUTH, a->start, a, NULL);
  n->slot = of;
  n->side = t.start[t.length - 1] == 'L' ? GH_LEFT : GH_RIGHT;
  p->claim->of_forms |= computed (a);
  return n;
}

static node *relation (parser *p)
{
  node *const a = sum (p);
  token const t = peek (p, false);
  if (take_word (p, "in"))
    return member (p, a);
  if (t.kind < T_IDENTICAL)
    return a;
  p->at = t.start + t.length;
  node *const b = sum (p);
  node *const n = new_node (p, N_RELATION, TYPE_TRUTH, a->start, a, b);
  n->relation = t.kind - T_EQ + GH_EQ;
  if (t.kind == T_IDENTICAL) {
    need_type (p, a, TYPE_GAME);
    need_type (p, b, TYPE_GAME);
    n->kind = N_IDENTICAL;
    p->claim->of_forms = true;
  } else if (a->type == TYPE_OUTCOME || b->type == TYPE_OUTCOME) {
    need_type (p, a, TYPE_OUTCOME);
    need_type (p, b, TYPE_OUTCOME);
    if (t.kind != T_EQ)
      fail_at (p, t.start, "outcomes can only be compared with '='");
    n->kind = N_SAME;
  } else {
    need_type (p, a, TYPE_GAME);
    need_type (p, b, TYPE_GAME);
    if (type_of_sum (a, b) == TYPE_INTEGER) {
      if (t.kind == T_FZ || t.kind == T_GF || t.kind == T_LF)
        fail_at (p, t.start, "integers are never fuzzy; use game(n) to compare games");
      n->kind = N_COMPARISON;
    } else
      asks (p, GH_ASK_COMPARE);
  }
  return n;
}

static node *quantified (parser *p, token first)
{
  static const char *const words[] = {"left", "right", "option", "position"};
  node *const n =
      new_node (p, token_is (first, "all") ? N_ALL : N_SOME, TYPE_TRUTH, first.start, NULL, NULL);
  while (n->range <= OVER_POSITIONS && !take_word (p, words[n->range]))
    if (n->range++ == OVER_POSITIONS)
      expected (p, "left, right, option or position");
  token const t = peek (p, false);
  if (t.kind != T_NAME)
    expected (p, "a variable");
  unsigned slot;
  if (find_slot (p->claim, t.start, t.length, &slot))
    fail_at (p, t.start, "'%.*s' is a variable already", (int)t.length, t.start);
  p->at = t.start + t.length;
  if (!take_word (p, "of"))
    expected (p, "'of'");
  n->a = need_type (p, sum (p), TYPE_GAME);
  p->claim->of_forms |= computed (n->a);
  need (p, T_COLON, "':'");
  n->slot = new_slot (p, t, TYPE_GAME, GH_SORT_GAME);
  n->b = need_type (p, formula (p), TYPE_TRUTH);
  p->claim->names[n->slot].hidden = true;
  n->length = (size_t)(p->at - n->start);
  return n;
}

static node *negation (parser *p)
{
  token const t = peek (p, true);
  if (token_is (t, "all") || token_is (t, "some")) {
    p->at = t.start + t.length;
    return quantified (p, t);
  }
  if (!take_word (p, "not"))
    return relation (p);
  gh_deeper (p->store);
  node *const a = need_type (p, negation (p), TYPE_TRUTH);
  gh_shallower (p->store);
  return new_node (p, N_NOT, TYPE_TRUTH, t.start, a, NULL);
}

static node *conjunction (parser *p)
{
  node *a = negation (p);
  while (take_word (p, "and")) {
    need_type (p, a, TYPE_TRUTH);
    node *const b = need_type (p, negation (p), TYPE_TRUTH);
    a = new_node (p, N_AND, TYPE_TRUTH, a->start, a, b);
  }
  return a;
}

static node *disjunction (parser *p)
{
  node *a = conjunction (p);
  while (take_word (p, "or")) {
    need_type (p, a, TYPE_TRUTH);
    node *const b = need_type (p, conjunction (p), TYPE_TRUTH);
    a = new_node (p, N_OR, TYPE_TRUTH, a->start, a, b);
  }
  return a;
}

static node *implication (parser *p)
{
  uint32_t const requests = p->claim->requests;
  node *const a = disjunction (p);
  if (!take (p, T_ARROW))
    return a;
  need_type (p, a, TYPE_TRUTH);
  p->claim->requests = requests; /* a hypothesis is judged by the reference */
  gh_deeper (p->store);
  node *const b = need_type (p, implication (p), TYPE_TRUTH);
  gh_shallower (p->store);
  return new_node (p, N_IMPLIES, TYPE_TRUTH, a->start, a, b);
}

static node *formula (parser *p)
{
  gh_deeper (p->store);
  node *a = implication (p);
  while (take (p, T_BOTH_WAYS)) {
    need_type (p, a, TYPE_TRUTH);
    node *const b = need_type (p, implication (p), TYPE_TRUTH);
    a = new_node (p, N_IFF, TYPE_TRUTH, a->start, a, b);
  }
  gh_shallower (p->store);
  return a;
}

static void parse_all (void *argument)
{
  parser *const p = argument;
  if (take_word (p, "for"))
    declare_by_for (p);
  const char *const before = p->at;
  if ((p->claim->exists = take_word (p, "exists"))) {
    token t = peek (p, false);
    for (; t.kind == T_NAME; t = peek (p, false)) {
      gh_sort const sort = habit (t.start, t.length);
      declare (p, t, sort == GH_SORTS ? GH_SORT_GAME : sort);
      p->at = t.start + t.length;
    }
    if (p->claim->variables == 0)
      fail_at (p, before, "found no variable after 'exists'");
    need (p, T_COLON, "':'");
  }
  declare_by_habit (p);
  p->claim->formula = formula (p);
  if (peek (p, false).kind != T_END)
    expected (p, "an operator or the end");
}

gh_claim *gh_claim_parse (const char *text, size_t length, gh_error *error)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.depth = GH_DEEPEST_CLAIM;
  gh_claim *const c = calloc (1, sizeof *c);
  parser p = {.claim = c, .store = gh_store_new (&limits, NULL), .error = error};
  gh_status status = GH_NO_MEMORY;
  *error = (gh_error){.line = 1, .column = 1};
  if (length > GH_LONGEST_CLAIM) {
    snprintf (error->text, sizeof error->text, "a claim of more than %d bytes", GH_LONGEST_CLAIM);
    status = GH_OVER_LENGTH;
  } else if (c && p.store && (c->text = strndup (text, length))) {
    p.at = c->text;
    p.end = c->text + strlen (c->text);
    if (strlen (c->text) < length) {
      gh_error_set_place (error, c->text, p.end);
      snprintf (error->text, sizeof error->text, "found byte 0, expected a claim");
      status = GH_SYNTAX;
    } else {
      status = gh_try (p.store, parse_all, &p);
      if (status && status != GH_SYNTAX) {
        char buffer[100];
        gh_error_set_place (error, c->text, p.at);
        snprintf (error->text, sizeof error->text, "%s",
                  gh_status_text (p.store, status, buffer, sizeof buffer));
      }
    }
  }
  for (unsigned i = 0; status == GH_OK && i < c->variables; i++)
    if (!(c->words[i] = strndup (c->names[i].text, c->names[i].length)))
      status = GH_NO_MEMORY;
  if (status == GH_NO_MEMORY)
    snprintf (error->text, sizeof error->text, "out of memory");
  gh_store_free (p.store);
  if (status == GH_OK)
    return c;
  gh_claim_free (c);
  return NULL;
}

void gh_claim_free (gh_claim *c)
{
  if (!c)
    return;
  while (c->blocks) {
    block *const next = c->blocks->next;
    free (c->blocks);
    c->blocks = next;
  }
  for (unsigned i = 0; i < GH_MOST_VARIABLES; i++)
    free (c->words[i]);
  free (c->text);
  free (c);
}
