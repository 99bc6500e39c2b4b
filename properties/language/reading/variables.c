/* Parsing variables: which letters and names the claim speaks of, and of what sort they are. */
#include "form/spelling.h"
#include "language/reading/parser.h"

#include <string.h>

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

bool gh_claim_is_variable_by_habit (const char *text, size_t length)
{
  return habit (text, length) != GH_SORTS;
}

unsigned parse_new_slot (parser *p, token t, term_type type, gh_sort sort)
{
  gh_claim *const c = p->claim;
  if (c->slots == MOST_SLOTS)
    parse_fail (p, t.start, "more than %d variables", MOST_SLOTS);
  c->names[c->slots] = (name){t.start, t.length, type, sort, false};
  return c->slots++;
}

bool parse_find_slot (const gh_claim *c, const char *text, size_t length, unsigned *slot)
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
   by `for`, `forall` or `exists`, or by being a letter with a habit anywhere in the text. */
static void declare (parser *p, token t, gh_sort sort)
{
  unsigned slot;
  if (parse_find_slot (p->claim, t.start, t.length, &slot))
    return;
  if (parse_is_defined (p, t))
    parse_fail (p, t.start, "'%.*s' is defined behind 'where'", parse_shown (t.length), t.start);
  if (p->claim->variables == GH_MOST_VARIABLES)
    parse_fail (p, t.start, "more than %d free variables", GH_MOST_VARIABLES);
  gh_type const type = gh_type_of_sort (sort);
  parse_new_slot (p, t,
                  type == GH_INTEGER   ? TYPE_INTEGER
                  : type == GH_ORDINAL ? TYPE_ORDINAL
                  : type == GH_SURREAL ? TYPE_SURREAL
                  : type == GH_LOOPY   ? TYPE_LOOPY
                                       : TYPE_GAME,
                  sort);
  p->claim->variables++;
}

/* Letters that are games unless the text says what they are. */
static const char letters[] = "ABCX";

/* The place of a letter among them; negative: it is none. */
static int letter_of (token t)
{
  const char *const found = t.length == 1 ? strchr (letters, *t.start) : NULL;
  return found ? (int)(found - letters) : -1;
}

static bool is_range (token t)
{
  return token_is (t, "left") || token_is (t, "right") || token_is (t, "option") ||
         token_is (t, "position");
}

/* The letters, by their places, that the text gives a meaning: all left X of G, or A = ... behind
   `where`. */
static unsigned bound_letters (const parser *p)
{
  unsigned bound = 0;
  int named = -1; /* just now, by its place, where `where` or a comma behind it was before it */
  bool where = false, first = false, ranged = false;
  for (const char *at = p->at; at < p->end;) {
    token const t = lex (at, p->end, false, false);
    int const letter = letter_of (t);
    if (letter >= 0 && ranged)
      bound |= 1u << letter;
    if (named >= 0 && t.kind == T_EQ)
      bound |= 1u << named;
    named = where && first ? letter : -1;
    where |= token_is (t, "where");
    first = token_is (t, "where") || t.kind == T_COMMA;
    ranged = is_range (t);
    at = t.start + t.length;
  }
  return bound;
}

/* Behind what this word is called with before any game: the letters of a code are no names. */
static const char *behind_code (const parser *p, token t, const char *at)
{
  const function *const f = find_function (t.start, t.length, true);
  const gh_heap_game *const game = gh_heap_game_named (t.start, t.length);
  if (!(f && f->arguments[0] == TYPE_CODE) && !(game && game->separator))
    return at;
  while (at < p->end && !strchr (",;)", *at))
    at++;
  return at;
}

/* m(G) calls a function. */
static void declare_by_habit (parser *p)
{
  unsigned const bound = bound_letters (p);
  for (const char *at = p->at; at < p->end;) {
    token t = lex (at, p->end, false, false);
    at = t.start + t.length;
    if (t.kind == T_OPTIONS)
      t.length -= 2;
    else if (t.kind != T_NAME)
      continue;
    bool const called = at < p->end && *at == '(' && find_alias (t.start, t.length, true);
    gh_sort const sort = called ? GH_SORTS : habit (t.start, t.length);
    int const letter = letter_of (t);
    at = behind_code (p, t, at);
    if (parse_is_defined (p, t))
      continue;
    if (sort != GH_SORTS)
      declare (p, t, sort);
    else if (letter >= 0 && !(bound >> letter & 1))
      declare (p, t, GH_SORT_GAME);
  }
}

/* GH_SORTS: it is no word for one. */
static gh_sort sort_of (token t)
{
  gh_sort sort = 0;
  while (sort < GH_SORTS && !token_is (t, gh_sort_words[sort]))
    sort++;
  return sort;
}

static void declare_by_sort (parser *p)
{
  do {
    token t = parse_peek (p, false);
    gh_sort const sort = sort_of (t);
    if (sort == GH_SORTS)
      parse_expected (p, "game, number, integer, impartial, dicotic, ordinal, surreal, "
                         "loopy or impartial_loopy");
    p->at = t.start + t.length;
    if ((t = parse_peek (p, false)).kind != T_NAME)
      parse_expected (p, "a variable");
    for (; t.kind == T_NAME; t = parse_peek (p, false)) {
      declare (p, t, sort);
      p->at = t.start + t.length;
    }
  } while (parse_take (p, T_COMMA));
  parse_need (p, T_COLON, "':'");
}

/* Whether the first of two words is one for a sort; what is nearly one is no name beside another.
 */
static bool has_sort (parser *p)
{
  token const t = parse_peek (p, false);
  if (t.kind != T_NAME || lex (t.start + t.length, p->end, false, false).kind != T_NAME)
    return false;
  if (sort_of (t) < GH_SORTS)
    return true;
  gh_spelling s;
  gh_spelling_begin (&s, t.start, t.length);
  for (gh_sort sort = 0; sort < GH_SORTS && t.length > 3; sort++)
    gh_spelling_try (&s, gh_sort_words[sort], gh_sort_words[sort]);
  if (gh_spelling_nearest (&s))
    parse_fail (p, t.start, "'%.*s' is no sort of variables; did you mean %s?",
                parse_shown (t.length), t.start, gh_spelling_nearest (&s));
  return false;
}

static void declare_listed (parser *p)
{
  if (has_sort (p)) {
    declare_by_sort (p);
    return;
  }
  do {
    token const t = parse_peek (p, false);
    if (t.kind != T_NAME)
      parse_expected (p, "a variable");
    gh_sort const sort = habit (t.start, t.length);
    declare (p, t, sort == GH_SORTS ? GH_SORT_GAME : sort);
    p->at = t.start + t.length;
  } while (parse_take (p, T_COMMA) || parse_peek (p, false).kind == T_NAME);
  parse_need (p, T_COLON, "':'");
}

void parse_variables (parser *p)
{
  if (parse_take_word (p, "for"))
    declare_by_sort (p);
  p->claim->exists = parse_take_word (p, "exists");
  if (p->claim->exists || parse_take_word (p, "forall"))
    declare_listed (p);
  declare_by_habit (p);
}
