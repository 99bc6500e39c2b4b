/* Parsing what stands between braces. */
#include "language/reading/parser.h"

#define MOST_BARS 32

/* Items up to the next run of bars or the closing brace. */
static item **items (parser *p, gh_side side, item **last)
{
  token t = parse_peek (p, true);
  if (t.kind == T_BARS || t.kind == T_CLOSE_BRACE || t.kind == T_END)
    return last;
  do {
    item *const outer = p->item, *const i = parse_make (p, sizeof *i);
    *i = (item){.side = side};
    p->item = i;
    node *const option = parse_sum (p);
    i->game = option->type == TYPE_LOOPY ? option : parse_need_type (p, option, TYPE_GAME);
    p->item = outer;
    *last = i;
    last = &i->next;
  } while (parse_take (p, T_COMMA));
  return last;
}

/* Games of which an option is loopy are loopy. */
static void take_type (node *n)
{
  for (const item *i = n->items; i; i = i->next)
    if (i->game->type == TYPE_LOOPY)
      n->type = TYPE_LOOPY;
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
  node *const n = parse_node (p, N_BRACES, TYPE_GAME, start, NULL, NULL);
  item **last = &n->items;
  gh_deeper (p->store);
  size_t const run = longest_run (p, end, &bars, &times);
  if (times > 1)
    parse_fail (p, bars, "found two runs of %zu bars, expected a longest one, as in {2||1|0}", run);
  if (run > MOST_BARS)
    parse_fail (p, bars, "found %zu bars in a row, expected at most %d", run, MOST_BARS);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    const char *other;
    if (side == GH_LEFT && run)
      p->end = bars;
    if (longest_run (p, p->end, &other, &times)) {
      item *const i = parse_make (p, sizeof *i);
      *i = (item){.side = side};
      i->game = sides (p, p->at);
      *last = i;
      last = &i->next;
    } else
      last = items (p, side, last);
    if (side == GH_LEFT) {
      if (run && parse_peek (p, true).kind != T_END)
        parse_expected (p, "',' or bars");
      p->end = end;
      parse_need (p, T_BARS, "'|', as every game has two sides");
    }
  }
  gh_shallower (p->store);
  take_type (n);
  n->length = (size_t)(p->at - start);
  return n;
}

node *parse_braces (parser *p, const char *start)
{
  bool const before = p->in_braces;
  p->in_braces = true;
  node *const n = sides (p, start);
  parse_need (p, T_CLOSE_BRACE, "',' or '}'");
  p->in_braces = before;
  n->length = (size_t)(p->at - start);
  return n;
}

node *parse_options_of_switch (parser *p)
{
  token const t = parse_peek (p, true);
  const char *const before = p->at, *bars;
  unsigned times = 0;
  if (!parse_take (p, T_OPEN_BRACE))
    return NULL;
  if (longest_run (p, p->end, &bars, &times)) {
    p->at = before;
    return NULL;
  }
  bool const in_braces = p->in_braces;
  p->in_braces = true;
  node *const n = parse_node (p, N_BRACES, TYPE_GAME, t.start, NULL, NULL);
  items (p, GH_LEFT, &n->items);
  if (!n->items)
    parse_expected (p, "a game");
  parse_need (p, T_CLOSE_BRACE, "',', '|' or '}'");
  p->in_braces = in_braces;
  n->length = (size_t)(p->at - t.start);
  take_type (n);
  return parse_need_type (p, n, TYPE_GAME);
}
