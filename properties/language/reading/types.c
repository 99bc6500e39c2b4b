/* Types of terms: which fit where, and what a sum is of. */
#include "form/numeral.h"
#include "language/reading/parser.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static bool is_game (const node *n)
{
  return n->type == TYPE_GAME || n->type == TYPE_INTEGER || n->type == TYPE_LITERAL;
}

bool parse_is_integer (const node *n)
{
  return n->type == TYPE_INTEGER || n->type == TYPE_LITERAL;
}

static const char *type_word (term_type t)
{
  static const char *const words[] = {"a game",
                                      "an integer",
                                      "an integer",
                                      "a formula",
                                      "an outcome",
                                      "a code",
                                      "a genus",
                                      "an ordinal",
                                      "a number that need not be short",
                                      "a game that need not be short",
                                      "a loopy game",
                                      "an outcome of a loopy game",
                                      "a number that is not rational"};
  return words[t];
}

/* Whether a game is made of integers that are written, which are games beside each other. */
static bool is_of_literals (const node *n)
{
  if (parse_is_integer (n))
    return true;
  return n->type == TYPE_GAME &&
         (n->kind == N_SUM || n->kind == N_DIFFERENCE || n->kind == N_PRODUCT ||
          n->kind == N_NEGATIVE) &&
         is_of_literals (n->a) && (!n->b || is_of_literals (n->b));
}

static bool is_below_zero (const node *n)
{
  return n->kind == N_NEGATIVE || (n->kind == N_LITERAL && *n->literal == '-');
}

bool parse_fits_ordinal (const node *n)
{
  return n->type == TYPE_ORDINAL || (is_of_literals (n) && !is_below_zero (n));
}

/* Whether a short number is written: up and star are literals, too. */
static bool is_short_number (parser *p, const node *n)
{
  return n->kind == N_LITERAL && !n->ruleset &&
         (isdigit ((unsigned char)*n->literal) || *n->literal == '-') &&
         gh_is_numeral (p->store, n->form);
}

static bool is_made_of_two (const node *n)
{
  return n->kind == N_SUM || n->kind == N_DIFFERENCE || n->kind == N_PRODUCT ||
         n->kind == N_MULTIPLE;
}

bool parse_fits_surreal (parser *p, const node *n)
{
  if (n->type == TYPE_SURREAL || n->type == TYPE_ORDINAL || parse_is_integer (n))
    return true;
  if (n->type != TYPE_GAME && n->type != TYPE_LONG)
    return false;
  if (n->kind == N_NEGATIVE)
    return parse_fits_surreal (p, n->a);
  if (is_made_of_two (n))
    return parse_fits_surreal (p, n->a) && parse_fits_surreal (p, n->b);
  return n->kind == N_FRACTION || is_short_number (p, n);
}

/* Of sums of numbers that were games so far. */
static void make_surreal (parser *p, node *n)
{
  if (n->type != TYPE_GAME && n->type != TYPE_LONG)
    return;
  if (n->kind != N_NEGATIVE && !is_made_of_two (n))
    return;
  n->type = TYPE_SURREAL;
  make_surreal (p, n->a);
  if (!n->b)
    return;
  make_surreal (p, n->b);
  parse_makes (p, TYPE_SURREAL,
               n->kind == N_SUM || n->kind == N_DIFFERENCE ? GH_ASK_SURREAL_ADD
                                                           : GH_ASK_SURREAL_MULTIPLY);
}

/* Of what is made of written integers, 3 + 4, an integer. */
static void make_integer (node *n)
{
  if (n->type != TYPE_GAME)
    return;
  n->type = TYPE_INTEGER;
  make_integer (n->a);
  if (n->b)
    make_integer (n->b);
}

static bool is_transfinite (const node *n)
{
  return n->type == TYPE_ORDINAL || n->type == TYPE_SURREAL || n->type == TYPE_LONG;
}

static bool need_not_be_short (const node *n)
{
  return is_transfinite (n) || n->type == TYPE_LOOPY;
}

static bool fits (parser *p, const node *n, term_type wanted)
{
  switch (wanted) {
  case TYPE_GAME: return is_game (n);
  case TYPE_INTEGER: return parse_is_integer (n);
  case TYPE_ORDINAL: return parse_fits_ordinal (n);
  case TYPE_SURREAL: return parse_fits_surreal (p, n);
  case TYPE_LONG: return is_game (n) || is_transfinite (n);
  case TYPE_LOOPY: return is_game (n) || n->type == TYPE_LOOPY;
  default: return n->type == wanted;
  }
}

/* In n, `2^3`, which is 2 and three ups where a power may be meant; NULL: there is none. */
static const node *number_with_ups (const node *n, size_t *digits)
{
  if (is_made_of_two (n) || n->kind == N_NEGATIVE) {
    const node *const found = number_with_ups (n->a, digits);
    return found || !n->b ? found : number_with_ups (n->b, digits);
  }
  if (n->kind != N_LITERAL || n->ruleset)
    return NULL;
  *digits = strspn (n->literal, "0123456789");
  if (!*digits || *digits + 1 >= n->literal_length || n->literal[*digits] != '^')
    return NULL;
  return *digits + 1 + strspn (n->literal + *digits + 1, "0123456789") == n->literal_length ? n
                                                                                            : NULL;
}

/* "; 2^3 is 2 and 3 ups, the power is 2^(3)", where a number is wanted; or nothing. Of 2 and w
   alone there are powers. */
static const char *hint_of_power (const node *n, term_type wanted, char *hint, size_t size)
{
  size_t base;
  bool const number = wanted == TYPE_INTEGER || wanted == TYPE_ORDINAL || wanted == TYPE_SURREAL;
  const node *const found = number ? number_with_ups (n, &base) : NULL;
  if (!found)
    return "";
  const char *const text = found->literal, *const ups = text + base + 1;
  int const all = parse_shown (found->literal_length);
  int const digits = parse_shown (base), behind = parse_shown (found->literal_length - base - 1);
  if (base == 1 && *text == '2')
    snprintf (hint, size, "; 2^%.*s is 2 and %.*s ups, the power is 2^(%.*s)", behind, ups, behind,
              ups, behind, ups);
  else
    snprintf (hint, size, "; %.*s is %.*s and %.*s ups, powers are those of 2, 2^(%.*s), and of w",
              all, text, digits, text, behind, ups, behind, ups);
  return hint;
}

node *parse_need_type (parser *p, node *n, term_type wanted)
{
  char hint[200];
  if (n->type == TYPE_REAL)
    parse_fail (p, n->start, "'%.*s' is %s: it may stand alone, or be compared",
                parse_shown (n->length), n->start, type_word (n->type));
  if (!fits (p, n, wanted))
    parse_fail (p, n->start, "'%.*s' is %s, expected %s%s", parse_shown (n->length), n->start,
                type_word (n->type),
                wanted == TYPE_LONG && n->type == TYPE_LOOPY   ? "a game without loops"
                : wanted == TYPE_LONG                          ? "a game"
                : wanted == TYPE_SURREAL                       ? "a number"
                : wanted == TYPE_LOOPY                         ? "a loopy game or a short one"
                : wanted == TYPE_GAME && need_not_be_short (n) ? "a short game"
                                                               : type_word (wanted),
                hint_of_power (n, wanted, hint, sizeof hint));
  if (wanted == TYPE_ORDINAL)
    make_integer (n);
  if (wanted == TYPE_SURREAL)
    make_surreal (p, n);
  return n;
}

node *parse_need_summand (parser *p, node *n)
{
  return n->type == TYPE_LOOPY ? n : parse_need_type (p, n, TYPE_LONG);
}

/* Literals beside an integer are integers, beside a game or another literal they are games. */
term_type parse_type_of_sum (parser *p, const node *a, const node *b)
{
  if (a->type == TYPE_LOOPY || b->type == TYPE_LOOPY)
    return TYPE_LOOPY;
  if (a->type == TYPE_SURREAL || b->type == TYPE_SURREAL)
    return parse_fits_surreal (p, a) && parse_fits_surreal (p, b) ? TYPE_SURREAL : TYPE_LONG;
  if (a->type == TYPE_ORDINAL || b->type == TYPE_ORDINAL)
    return parse_fits_ordinal (a) && parse_fits_ordinal (b) ? TYPE_ORDINAL : TYPE_LONG;
  if (a->type == TYPE_LONG || b->type == TYPE_LONG)
    return TYPE_LONG;
  return parse_is_integer (a) && parse_is_integer (b) &&
                 (a->type == TYPE_INTEGER || b->type == TYPE_INTEGER)
             ? TYPE_INTEGER
             : TYPE_GAME;
}
