/* Codes and positions of heap games in claims: kayles(5, n), octal(.77, 5), subtraction(1,2; 9). */
#include "language/reading/parser.h"

#include <ctype.h>
#include <string.h>

/* What stands up to one of these bytes or the end, without blanks around it. */
static token words_to (parser *p, const char *stops)
{
  token t = parse_peek (p, true);
  const char *end = t.start;
  while (end < p->end && !strchr (stops, *end))
    end++;
  p->at = end;
  while (end > t.start && isspace ((unsigned char)end[-1]))
    end--;
  t.length = (size_t)(end - t.start);
  return t;
}

static gh_code *code_of (parser *p, const gh_heap_game *game, token said)
{
  gh_code *const code = parse_make (p, sizeof *code);
  const char *expected;
  size_t place;
  if (gh_heap_game_code (game, said.start, said.length, code, &place, &expected))
    return code;
  p->at = said.start + place;
  parse_expected (p, expected);
}

/* A word that is the name of no heap game, or what is called by one: kayles(5). */
static void no_other_word (parser *p, token said)
{
  token const t = lex (said.start, p->end, false, true);
  const char *const open = said.length > t.length ? t.start + t.length : "";
  if (t.kind != T_NAME || t.length < 2)
    return;
  if (*open == '(' && gh_heap_game_named (t.start, t.length))
    parse_fail (p, open, "found '(', expected ',' between the game and the size, as in kayles, 5");
  const char *const meant = *open ? NULL : parse_meant (t);
  if (meant && !gh_heap_game_named (t.start, t.length))
    parse_fail (p, t.start, "'%.*s' is no heap game; did you mean '%s'?", parse_shown (t.length),
                t.start, meant);
}

node *parse_code (parser *p)
{
  token const said = words_to (p, ",);");
  no_other_word (p, said);
  const gh_heap_game *const game = gh_heap_game_named (said.start, said.length);
  node *const n = parse_node (p, N_CODE, TYPE_CODE, said.start, NULL, NULL);
  n->code = code_of (p, game && game->code ? game : gh_heap_game_named ("octal", 5), said);
  return n;
}

static void parse_sizes (parser *p, node *n)
{
  item **last = &n->items;
  size_t count = 0;
  do {
    item *const i = parse_make (p, sizeof *i);
    if (count++ == GH_MOST_HEAPS)
      parse_fail (p, p->at, "more than %d heaps", GH_MOST_HEAPS);
    i->game = parse_need_type (p, parse_sum (p), TYPE_INTEGER);
    *last = i;
    last = &i->next;
  } while (parse_take (p, T_COMMA));
}

/* What is said before the heaps. */
static token said_of (parser *p, const gh_heap_game *game)
{
  if (!game->separator)
    return (token){T_NAME, p->at, 0};
  return words_to (p, game->separator == ';' ? ";)" : ",)");
}

node *parse_heaps (parser *p, token t, const gh_heap_game *game)
{
  bool const before = p->in_braces;
  p->in_braces = false;
  parse_need (p, T_OPEN, "'('");
  node *const n = parse_node (p, N_HEAPS, TYPE_GAME, t.start, NULL, NULL);
  p->claim->positions = true;
  n->game = game;
  n->code = code_of (p, game, said_of (p, game));
  bool const separated = game->separator && p->at < p->end && *p->at == game->separator;
  p->at += separated;
  if (separated || (!game->separator && parse_peek (p, true).kind != T_CLOSE))
    parse_sizes (p, n);
  parse_need (p, T_CLOSE, "',' or ')'");
  n->length = (size_t)(p->at - t.start);
  p->in_braces = before;
  return n;
}
