/* The typed parser of the claim language.

     claim      = ["for" sorted ":"]
                  [("forall" | "exists") (sorted | NAME {[","] NAME}) ":"] formula
                  ["where" NAME "=" sum {"," NAME "=" sum}]
     sorted     = sort NAME... {"," sort NAME...}
     formula    = implies {"<->" implies}
     implies    = or [("->" | "=>") implies]
     or         = and {"or" and}
     and        = not {("and" | "&&") not}
     not        = "not" not | quantified | relation
     quantified = ("all" | "some") range NAME "of" sum ":" formula
     range      = "left" | "right" | "option" | "position"
     relation   = sum [sign sum | "!=" sum | "in" OPTIONS]
     sum        = product {("+" | "-" | "nim_add") product}
     product    = unary {("times" | "nim_multiply") unary}
     unary      = "-" unary | "+-" (unary | "{" items "}")
                | primary {"." primary | "/" primary} | DECIMAL
     primary    = LITERAL | POSITION | heaps | NAME | NAME "(" sum {"," sum} ")"
                | "(" formula ")" | "(" sum ":" sum {":" sum} ")"
                | "{" items BARS items "}" | POWER ["-"] primary | omega | ENDLESS
                | "sqrt" "(" sum ")" | "pi"
     omega      = "w" ["^" ["-"] (DIGITS | primary | "{" sum "}")]
     heaps      = GAME "(" [sum {"," sum}] ")" | GAME "(" CODE {"," sum} ")"
                | GAME "(" amount {"," amount} [";" sum {"," sum}] ")"
     items      = [item {"," item}]
     item       = sum, where G^L ["except" unary] stands for each left option of G in turn

   A POSITION is the name of a ruleset with a text in parentheses: domineering(4,4), toads(TT..FF).
   A GAME is the name of a heap game: kayles(5,n), octal(.77, 5), subtraction(1,2,3; 7). A CODE may
   also be the first argument of a function. A POWER is 2^ before a name, a parenthesis or a brace:
   2^n, m/2^(n + 1), 2^{3}, 2^-w; else 2^3 is 2 + 3.up. A DECIMAL is 0.75; of two numbers that are
   written, the second factor stands in parentheses: 4.(7). Behind a game there is one . or / at
   most, the latter for quotient(x, y); more stand behind numbers in normal form. In `omega` no
   blank is before ^. ENDLESS is a game that is not short: {Z|Z}, {N|}, {N.^|N.^}, hack(LR(L)...).
   A sign that is made of ± stands for + +- behind a product. */
#include "form/show.h"
#include "language/reading/parser.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 4096
#define GH_LONGEST_CLAIM 65536

typedef struct block {
  struct block *next;
  size_t used;
  _Alignas(max_align_t) char bytes[BLOCK_BYTES];
} block;

/* ---- errors and memory ----------------------------------------------------------------------- */

_Noreturn void parse_fail (parser *p, const char *where, const char *format, ...)
{
  char message[2 * sizeof p->error->text];
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (message, sizeof message, format, arguments);
  va_end (arguments);
  gh_error_set_place (p->error, p->claim->text, where);
  gh_show (message, strlen (message), p->error->text, sizeof p->error->text);
  gh_fail (p->store, GH_SYNTAX);
}

token parse_peek (parser *p, bool operand)
{
  if (p->peeked.at != p->at || p->peeked.end != p->end || p->peeked.in_braces != p->in_braces ||
      p->peeked.operand != operand) {
    p->peeked.is = lex (p->at, p->end, p->in_braces, operand);
    p->peeked.at = p->at;
    p->peeked.end = p->end;
    p->peeked.in_braces = p->in_braces;
    p->peeked.operand = operand;
  }
  return p->peeked.is;
}

/* Whether an operand begins here. */
static bool begins_operand (parser *p, const char *at)
{
  token const t = lex (at, p->end, p->in_braces, true);
  return t.kind == T_NAME || t.kind == T_OPTIONS || t.kind == T_POSITION || t.kind == T_OPEN ||
         t.kind == T_OPEN_BRACE || t.kind == T_LITERAL;
}

/* n*G, or 2 * {1|0}: a star between two operands, one of which took it, or none. */
static bool is_starred_product (parser *p, token t)
{
  bool const apart = t.kind == T_LITERAL && t.length == 1 && *t.start == '*';
  return apart ? begins_operand (p, t.start + 1)
               : p->at > p->claim->text && p->at[-1] == '*' && begins_operand (p, p->at);
}

_Noreturn void parse_expected (parser *p, const char *what)
{
  token const t = parse_peek (p, true);
  char one[GH_MOST_SHOWN];
  size_t length, width;
  if (t.kind == T_END)
    parse_fail (p, t.start, "found the end, expected %s", what);
  if (is_starred_product (p, t))
    parse_fail (p, t.start, "'*' is a game, and no product; write 3.G, or 3 times G");
  const char *const word =
      gh_foreign_word (p->foreign, p->foreign->text + (t.start - p->claim->text), &length);
  const char *const hint = parse_hint (p, t, word, what), *const but = hint ? "; " : "";
  if (word)
    parse_fail (p, t.start, "found '%.*s', expected %s%s%s", parse_shown (length), word, what, but,
                hint ? hint : "");
  if (isprint ((unsigned char)*t.start))
    parse_fail (p, t.start, "found '%.*s', expected %s%s%s", parse_shown (t.length), t.start, what,
                but, hint ? hint : "");
  if (gh_show_one (t.start, (size_t)(p->end - t.start), one, &width) > 1 && *one != '\\')
    parse_fail (p, t.start, "found '%.*s', expected %s%s%s", (int)width, one, what, but,
                hint ? hint : "");
  parse_fail (p, t.start, "found byte %u, expected %s", (unsigned char)*t.start, what);
}

void *parse_make (parser *p, size_t size)
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

bool parse_take (parser *p, token_kind kind)
{
  token const t = parse_peek (p, kind == T_SWITCH);
  if (t.kind != kind)
    return false;
  p->at = t.start + t.length;
  return true;
}

bool parse_take_word (parser *p, const char *word)
{
  token const t = parse_peek (p, false);
  if (!token_is (t, word))
    return false;
  p->at = t.start + t.length;
  return true;
}

void parse_need (parser *p, token_kind kind, const char *what)
{
  if (!parse_take (p, kind))
    parse_expected (p, what);
}

/* ---- nodes and types ------------------------------------------------------------------------- */

node *parse_node (parser *p, node_kind kind, term_type type, const char *start, node *a, node *b)
{
  node *const n = parse_make (p, sizeof *n);
  parse_count_parts (p, 1);
  *n = (node){.kind = kind, .type = type, .start = start, .a = a, .b = b};
  n->length = (size_t)(p->at - start);
  n->height = 1 + (a ? a->height : 0);
  if (b && b->height >= n->height)
    n->height = b->height + 1;
  if (n->height > GH_DEEPEST_CLAIM)
    parse_fail (p, start, "nested deeper than %d", GH_DEEPEST_CLAIM);
  return n;
}

/* Whether a game's form was computed, so that positions of it depend on how sums are made. */
bool parse_is_computed (const node *n)
{
  if (n->kind == N_BRACES)
    for (const item *i = n->items; i; i = i->next)
      if (parse_is_computed (i->game))
        return true;
  return n->kind != N_VARIABLE && n->kind != N_LITERAL && n->kind != N_HEAPS &&
         n->kind != N_BRACES && n->kind != N_FRACTION;
}

void parse_asks (parser *p, gh_request request)
{
  p->claim->requests |= GH_BIT (request);
}

void parse_makes (parser *p, term_type type, gh_request request)
{
  if (type != TYPE_INTEGER && type != TYPE_LITERAL) {
    p->claim->sums = true;
    p->claim->of_sums |= GH_BIT (request);
  }
}

/* ---- the claim ------------------------------------------------------------------------------- */

static void parse_all (void *argument)
{
  parser *const p = argument;
  parse_loopy_where (p);
  parse_variables (p);
  parse_where (p);
  p->claim->formula = parse_formula (p);
  if (parse_peek (p, false).kind != T_END)
    parse_expected (p, "an operator or the end");
}

/* A text that is plain and not too long. */
static gh_status parse_plain (parser *p, const char *text, size_t length)
{
  gh_claim *const c = p->claim;
  gh_error *const error = p->error;
  if (!(c->text = strndup (text, length)))
    return GH_NO_MEMORY;
  p->at = c->text;
  p->end = c->text + strlen (c->text);
  if (strlen (c->text) < length) {
    gh_error_set_place (error, c->text, p->end);
    snprintf (error->text, sizeof error->text, "found byte 0, expected a claim");
    return GH_SYNTAX;
  }
  gh_status const status = gh_try (p->store, parse_all, p);
  if (status && status != GH_SYNTAX) {
    char buffer[100];
    gh_error_set_place (error, c->text, p->at);
    snprintf (error->text, sizeof error->text, "%s",
              gh_status_text (p->store, status, buffer, sizeof buffer));
  }
  return status;
}

static gh_status parse_text (parser *p, const char *text, size_t length)
{
  gh_foreign f;
  if (length > GH_LONGEST_CLAIM) {
    snprintf (p->error->text, sizeof p->error->text, "a claim of more than %d bytes",
              GH_LONGEST_CLAIM);
    return GH_OVER_LENGTH;
  }
  gh_status status = gh_foreign_begin (&f, text, length, &gh_libc_allocator, p->error);
  if (status == GH_OK) {
    p->foreign = &f;
    status = parse_plain (p, f.text, f.length);
    if (status && status != GH_NO_MEMORY)
      gh_foreign_error (&f, status, p->error);
    p->foreign = NULL;
  }
  gh_foreign_end (&f);
  return status;
}

gh_claim *gh_claim_parse (const char *text, size_t length, gh_error *error)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.depth = GH_DEEPEST_CLAIM;
  gh_claim *const c = calloc (1, sizeof *c);
  parser p = {.claim = c, .store = gh_store_new (&limits, NULL), .error = error};
  *error = (gh_error){.line = 1, .column = 1};
  gh_status status = c && p.store ? parse_text (&p, text, length) : GH_NO_MEMORY;
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
