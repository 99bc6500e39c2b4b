/* Parsing names: functions and what they are called with, outcomes, words for games. */
#include "language/reading/parser.h"

#include <string.h>

/* Of ordinals, what is asked of integers else: nim_add(w, 3). */
static const function *of_ordinals (const function *f)
{
  switch (f->request) {
  case GH_ASK_NIM_ADD: return asking_function (GH_ASK_ORDINAL_NIM_ADD);
  case GH_ASK_NIM_MULTIPLY: return asking_function (GH_ASK_ORDINAL_NIM_MULTIPLY);
  case GH_ASK_NIM_INVERT: return asking_function (GH_ASK_ORDINAL_NIM_INVERT);
  case GH_ASK_NIM_SQRT: return asking_function (GH_ASK_ORDINAL_NIM_SQRT);
  default: return NULL;
  }
}

/* The function that is meant: `other` if an argument need not be short. */
static const function *overloaded (parser *p, const function *f, const function *other,
                                   node *const arguments[2])
{
  bool any = false;
  for (unsigned i = 0; i < f->count; i++)
    any = any || arguments[i]->type == TYPE_ORDINAL || arguments[i]->type == TYPE_LONG;
  for (unsigned i = 0; i < f->count; i++)
    if (arguments[i]->type == TYPE_GAME && *arguments[i]->start == '*')
      parse_fail (p, arguments[i]->start,
                  "'%.*s' is a game, expected an integer; nim sums and products are of sizes of "
                  "heaps: 2 ⊗ 3 = 1",
                  parse_shown (arguments[i]->length), arguments[i]->start);
    else
      parse_need_type (p, arguments[i], any ? TYPE_ORDINAL : TYPE_INTEGER);
  return any ? other : f;
}

node *parse_joined (parser *p, node *a, const char *word, node *b)
{
  const function *f = find_function (word, strlen (word), true);
  node *arguments[2] = {a, b};
  const function *const other = of_ordinals (f);
  for (unsigned i = 0; i < 2 && !other; i++) {
    parse_need_type (p, arguments[i], f->arguments[i]);
    p->claim->of_forms |= f->of_form && parse_is_computed (arguments[i]);
  }
  p->claim->looks_at_forms |= f->of_form;
  if (other)
    f = overloaded (p, f, other, arguments);
  if (f->request != GH_REQUESTS)
    parse_asks (p, f->request);
  node *const n = parse_node (p, N_CALL, f->result, a->start, arguments[0], arguments[1]);
  n->function = f;
  return n;
}

/* The second and the third argument as one game, {H|X}. */
static node *paired (parser *p, node *h, node *x)
{
  node *const n = parse_node (p, N_BRACES, TYPE_GAME, h->start, NULL, NULL);
  n->items = parse_make (p, sizeof *n->items);
  *n->items = (item){.side = GH_LEFT, .game = h};
  n->items->next = parse_make (p, sizeof *n->items);
  *n->items->next = (item){.side = GH_RIGHT, .game = x};
  return n;
}

static node *call (parser *p, token t, const function *f)
{
  node *arguments[GH_MOST_ARGUMENTS] = {NULL};
  const function *const other = of_ordinals (f);
  parse_need (p, T_OPEN, "'('");
  bool const before = p->in_braces;
  p->in_braces = false;
  for (unsigned i = 0; i < f->count; i++) {
    if (i)
      parse_need (p, T_COMMA, "','");
    arguments[i] = f->arguments[i] == TYPE_CODE ? parse_code (p) : parse_sum (p);
    if (f->arguments[i] != TYPE_CODE && !other)
      parse_need_type (p, arguments[i], f->arguments[i]);
    if (f->of_form && parse_is_computed (arguments[i]))
      p->claim->of_forms = true;
  }
  p->claim->looks_at_forms |= f->of_form;
  if (other)
    f = overloaded (p, f, other, arguments);
  parse_need (p, T_CLOSE, "')'");
  p->in_braces = before;
  if (f->request != GH_REQUESTS)
    parse_asks (p, f->request);
  if (arguments[2])
    arguments[1] = paired (p, arguments[1], arguments[2]);
  node *const n = parse_node (p, N_CALL, f->result, t.start, arguments[0], arguments[1]);
  n->function = f;
  return n;
}

/* Make it a loopy game by its word, or the outcome of one: over, LD. */
static bool parse_loopy (node *n, token t)
{
  static const char endings[] = "LDR";
  if (parse_is_loopy_word (t)) {
    n->kind = N_LOOPY;
    n->type = TYPE_LOOPY;
    n->literal = t.start;
    n->literal_length = t.length;
    return true;
  }
  const char *const first = t.length == 2 ? strchr (endings, t.start[0]) : NULL,
                    *const then = t.length == 2 ? strchr (endings, t.start[1]) : NULL;
  if (!first || !then)
    return false;
  n->kind = N_LOOPY_OUTCOME;
  n->type = TYPE_LOOPY_OUTCOME;
  n->value = 3 * (unsigned)(first - endings) + (unsigned)(then - endings);
  return true;
}

node *parse_named (parser *p, token t)
{
  static const char outcomes[] = "PLRN";
  unsigned slot;
  p->at = t.start + t.length;
  bool const called = p->at < p->end && *p->at == '(';
  const function *const f = find_function (t.start, t.length, called);
  const gh_heap_game *const game = gh_heap_game_named (t.start, t.length);
  bool const is_variable = parse_find_slot (p->claim, t.start, t.length, &slot);
  node *const defined = is_variable || (called && (f || game)) ? NULL : parse_defined (p, t);
  if (defined)
    return defined;
  if (f)
    return call (p, t, f);
  if (game)
    return parse_heaps (p, t, game);
  node *const n = parse_node (p, N_VARIABLE, TYPE_GAME, t.start, NULL, NULL);
  if (is_variable) {
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
  } else if (parse_loopy (n, t)) {
    return n;
  } else if (token_is (t, "w"))
    return parse_omega (p, t);
  else if (token_is (t, "sqrt"))
    return parse_root (p, t);
  else if (token_is (t, "pi"))
    return parse_pi (p, t);
  else if (gh_ruleset_named (t.start, t.length))
    parse_expected (p, "'('");
  else
    parse_unknown (p, t);
  return n;
}
