/* Loopy games behind `where`: is_stopper(a) where a = {0|b}, b = {a|0}. The definitions are such if
   one in braces uses a name that is not defined before it, or a word for a loopy game. All of them
   are then read as in the notation of loopy games (loopy/README.md). */
#include "language/reading/parser.h"
#include "loopy/text.h"

#include <string.h>

#define MOST_NAMES 1000 /* as engine/loopy/read.c has room for */

typedef struct names {
  token at[MOST_NAMES];
  size_t count;
} names;

static token next (const parser *p, token t)
{
  return lex (t.start + t.length, p->end, false, false);
}

/* The names before an equals sign; those that are too many are none. */
static void find_names (const parser *p, token t, names *n)
{
  n->count = 0;
  for (token last = t; t.kind != T_END; last = t, t = next (p, t))
    if (t.kind == T_EQ && last.kind == T_NAME && n->count < MOST_NAMES)
      n->at[n->count++] = last;
}

bool parse_is_loopy_word (token t)
{
  return gh_loopy_word (t.start, t.length);
}

/* Whether the word is the name of definition number i or one behind it; no name is defined twice.
 */
static bool is_not_yet_defined (const names *n, size_t i, token t)
{
  for (; i < n->count; i++)
    if (n->at[i].length == t.length && !memcmp (n->at[i].start, t.start, t.length))
      return true;
  return false;
}

static bool is_loopy (const parser *p, const names *n)
{
  for (size_t i = 0; i < n->count; i++) {
    const char *const end = i + 1 < n->count ? n->at[i + 1].start : p->end;
    token t = next (p, next (p, n->at[i]));
    for (bool const braces = t.kind == T_OPEN_BRACE; braces && t.kind != T_END && t.start < end;
         t = next (p, t))
      if (t.kind == T_NAME && (is_not_yet_defined (n, i, t) || parse_is_loopy_word (t)))
        return true;
  }
  return false;
}

static void read_loopy (void *argument)
{
  const node *const n = ((node **)argument)[0];
  parser *const p = ((parser **)argument)[1];
  gh_loopy_read_name (p->store, n->literal, n->literal_length, n->where, n->where_length, p->error);
}

/* What the name stands for, by the definitions that begin with `where`. */
static node *defined (parser *p, token t, const char *where)
{
  p->at = t.start + t.length;
  node *const n = parse_node (p, N_LOOPY, TYPE_LOOPY, t.start, NULL, NULL);
  n->literal = t.start;
  n->literal_length = t.length;
  n->where = where;
  n->where_length = (size_t)(p->end - where);
  return n;
}

/* That all the definitions can be read. */
static void check (parser *p, node *first)
{
  void *argument[] = {first, p};
  gh_status const status = gh_try (p->store, read_loopy, argument);
  if (status == GH_SYNTAX) {
    char said[sizeof p->error->text];
    strcpy (said, p->error->text);
    parse_fail (p, gh_error_place (p->error, first->where), "%s", said);
  }
  if (status)
    gh_fail (p->store, status);
}

void parse_loopy_where (parser *p)
{
  const char *const start = p->at;
  token const where = parse_find_where (p);
  names n;
  find_names (p, where, &n);
  if (!is_loopy (p, &n))
    return;
  check (p, defined (p, n.at[0], where.start));
  for (size_t i = 0; i < n.count; i++) {
    p->at = n.at[i].start;
    token const t = parse_new_name (p, gh_claim_is_no_keyword);
    parse_define (p, t, defined (p, t, where.start));
  }
  p->at = start;
  p->end = where.start;
}
