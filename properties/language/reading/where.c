/* Names that a claim gives to games behind `where`: G + a > a where a = {1|0}, b = a + *. */
#include "language/reading/parser.h"

#include <string.h>

#define MOST_PARTS 65536 /* of a claim, with each name written out */

/* A name, and what it stands for. */
struct definition {
  definition *next; /* the one before it */
  token name;
  node *value;
  size_t parts;
  gh_request_set requests, of_sums;
  bool of_forms, sums;
};

void parse_count_parts (parser *p, size_t parts)
{
  p->parts += parts;
  if (p->parts > MOST_PARTS)
    parse_fail (p, p->at, "more than %d parts", MOST_PARTS);
}

static const definition *find (const parser *p, token t)
{
  const definition *d = p->definitions;
  while (d && (d->name.length != t.length || memcmp (d->name.start, t.start, t.length) != 0))
    d = d->next;
  return d;
}

/* The value is shared by all places where the name stands. */
node *parse_defined (parser *p, token t)
{
  const definition *const d = find (p, t);
  gh_claim *const c = p->claim;
  if (!d)
    return NULL;
  parse_count_parts (p, d->parts);
  c->requests |= d->requests;
  c->of_sums |= d->of_sums;
  c->of_forms |= d->of_forms;
  c->sums |= d->sums;
  node *const n = parse_make (p, sizeof *n);
  *n = *d->value;
  n->start = t.start;
  n->length = t.length;
  return n;
}

bool parse_is_defined (const parser *p, token t)
{
  return find (p, t);
}

token parse_new_name (parser *p, bool is_free (const char *, size_t))
{
  token const t = parse_peek (p, false);
  unsigned slot;
  if (t.kind != T_NAME || !is_free (t.start, t.length) || find (p, t) ||
      parse_find_slot (p->claim, t.start, t.length, &slot))
    parse_expected (p, "a name without a meaning yet");
  p->at = t.start + t.length;
  return t;
}

/* Keep what the name stands for, which was just parsed, and begin anew what the claim asks. */
static void keep (parser *p, token t, node *value, size_t parts)
{
  gh_claim *const c = p->claim;
  definition *const d = parse_make (p, sizeof *d);
  *d = (definition){.next = p->definitions,
                    .name = t,
                    .value = value,
                    .parts = parts,
                    .requests = c->requests,
                    .of_sums = c->of_sums,
                    .of_forms = c->of_forms,
                    .sums = c->sums};
  p->definitions = d;
  c->requests = 0; /* until it is used */
  c->of_sums = 0;
  c->of_forms = c->sums = false;
}

void parse_define (parser *p, token t, node *value)
{
  keep (p, t, value, 1);
}

static void define (parser *p)
{
  size_t const before = p->parts;
  token const t = parse_new_name (p, gh_claim_is_free_name);
  parse_need (p, T_EQ, "'='");
  node *const value = parse_need_summand (p, parse_sum (p));
  keep (p, t, value, p->parts - before);
}

token parse_find_where (const parser *p)
{
  token t = lex (p->at, p->end, false, false);
  while (t.kind != T_END && !token_is (t, "where"))
    t = lex (t.start + t.length, p->end, false, false);
  return t;
}

void parse_where (parser *p)
{
  const char *const start = p->at;
  token const t = parse_find_where (p);
  if (t.kind == T_END)
    return;
  p->at = t.start + t.length;
  do
    define (p);
  while (parse_take (p, T_COMMA));
  if (parse_peek (p, false).kind != T_END)
    parse_expected (p, "an operator, ',' or the end");
  p->at = start;
  p->end = t.start;
}
