/* A point behind a number that is written: 0.75 is a decimal. As a product of two numbers it is
   refused, since nobody can tell by looking which of the two is meant; likewise 2^-3, which is up
   behind 2, less 3. */
#include "form/numeral.h"
#include "form/rational.h"
#include "language/reading/parser.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MOST_DIGITS 300 /* of a decimal */
#define MOST_SHOWN 40   /* of one that is told with a hint */

static size_t count_digits (const char *text, const char *end)
{
  size_t digits = 0;
  while (text + digits < end && isdigit ((unsigned char)text[digits]))
    digits++;
  return digits;
}

/* ---- where a point stands -------------------------------------------------------------------- */

bool parse_is_own (const parser *p, const char *at)
{
  size_t length;
  const char *const word =
      gh_foreign_word (p->foreign, p->foreign->text + (at - p->claim->text), &length);
  return !word || *word == *at;
}

/* A number that has just been parsed, without parentheses, and the one behind its point. */
typedef struct pair {
  const char *left, *right;
  size_t left_length, right_length;
  bool blanks; /* stand about the point */
  bool power;  /* behind the point is 2^ of something */
} pair;

/* False: it is no such number, or no point and literal number stand behind it. */
static bool find_pair (parser *p, const node *n, pair *found)
{
  if ((n->kind != N_LITERAL && n->kind != N_RATIONAL) || n->ruleset ||
      n->literal + n->literal_length != p->at || !isdigit ((unsigned char)*n->literal) ||
      strspn (n->literal, "0123456789/") < n->literal_length)
    return false;
  token const point = parse_peek (p, false);
  if (point.kind != T_DOT || !parse_is_own (p, point.start))
    return false;
  token const right = lex (point.start + 1, p->end, p->in_braces, true);
  *found = (pair){.left = n->literal,
                  .right = right.start,
                  .left_length = n->literal_length,
                  .right_length = right.length,
                  .blanks = p->at < point.start || point.start + 1 < right.start,
                  .power = right.kind == T_POWER};
  return isdigit ((unsigned char)*right.start) && (right.kind == T_LITERAL || found->power);
}

static bool is_decimal (const pair *d)
{
  return !d->blanks && count_digits (d->left, d->left + d->left_length) == d->left_length &&
         count_digits (d->right, d->right + d->right_length) == d->right_length;
}

_Noreturn static void fail_as_product (parser *p, const pair *d)
{
  int const left = parse_shown (d->left_length), right = parse_shown (d->right_length);
  bool const fraction = memchr (d->left, '/', d->left_length);
  const char *const more = d->power ? "..." : "";
  parse_fail (p, d->left, "%.*s%s%.*s%s may mean two things; as a product write %.*s%s%.*s%s%s",
              left, d->left, d->blanks ? " . " : ".", right, d->right, more, left, d->left,
              fraction ? " times " : ".(", right, d->right, more, fraction ? "" : ")");
}

void parse_no_point (parser *p, const node *n)
{
  pair d;
  if (find_pair (p, n, &d))
    parse_fail (p, d.left,
                "a point behind %.*s, expected parentheses to tell what belongs together",
                parse_shown (d.left_length), d.left);
}

/* ---- decimals -------------------------------------------------------------------------------- */

typedef struct decimal_call {
  gh_store *store;
  char digits[MOST_DIGITS + 1], scale[MOST_DIGITS + 2]; /* 75 and 100 */
  bool dyadic, integer;
  char value[2 * MOST_DIGITS + 2]; /* 3/4, in lowest terms */
} decimal_call;

static gh_form read_integer (gh_store *store, const char *digits)
{
  gh_error error;
  return gh_read (store, digits, strlen (digits), NULL, &error);
}

static void put (char *value, gh_store *store, gh_form x)
{
  strcat (value, gh_print (store, x, GH_STYLE_FULL));
}

static void find_value (void *argument)
{
  decimal_call *const call = argument;
  gh_store *const store = call->store;
  gh_form const x = gh_rational_quotient (store, read_integer (store, call->digits),
                                          read_integer (store, call->scale));
  call->dyadic = gh_is_numeral (store, x);
  call->integer = call->dyadic && gh_is_integer (store, x);
  if (call->dyadic)
    put (call->value, store, x);
  else {
    put (call->value, store, gh_rational_numerator (store, x));
    strcat (call->value, "/");
    put (call->value, store, gh_rational_denominator (store, x));
  }
}

_Noreturn static void fail_as_not_dyadic (parser *p, const pair *d, const char *value)
{
  int const left = (int)d->left_length, right = (int)d->right_length;
  if (left + right > MOST_SHOWN)
    parse_fail (p, d->left, "this decimal is no dyadic number");
  parse_fail (p, d->left,
              "%.*s.%.*s is no dyadic number; write %s where a number need not be one, as a "
              "product %.*s.(%.*s) or %.*s times %.*s",
              left, d->left, right, d->right, value, left, d->left, right, d->right, left, d->left,
              right, d->right);
}

node *parse_decimal (parser *p, node *n)
{
  pair d;
  decimal_call call = {.store = p->store};
  if (!find_pair (p, n, &d))
    return n;
  if (!is_decimal (&d))
    fail_as_product (p, &d);
  if (d.left_length + d.right_length > MOST_DIGITS)
    parse_fail (p, d.left, "a decimal of more than %d digits; write a fraction", MOST_DIGITS);
  memcpy (call.digits, d.left, d.left_length);
  memcpy (call.digits + d.left_length, d.right, d.right_length);
  memset (call.scale, '0', d.right_length + 1);
  *call.scale = '1';
  find_value (&call);
  if (!call.dyadic)
    fail_as_not_dyadic (p, &d, call.value);
  p->at = d.right + d.right_length;
  node *const number =
      parse_node (p, N_LITERAL, call.integer ? TYPE_LITERAL : TYPE_GAME, d.left, NULL, NULL);
  number->literal_length = strlen (call.value);
  number->literal = memcpy (parse_make (p, sizeof call.value), call.value, sizeof call.value);
  number->form = read_integer (p->store, call.value);
  if (parse_peek (p, false).kind == T_DOT)
    parse_expected (p, "an operator or the end; factors stand in parentheses");
  return number;
}

/* ---- what seems to be a power ---------------------------------------------------------------- */

void parse_no_power (parser *p, token t)
{
  const char *const minus = t.start + t.length, *const base = t.start + (*t.start == '-');
  size_t const digits = p->end > minus ? count_digits (minus + 1, p->end) : 0;
  int const length = (int)(minus - base), shown = parse_shown (digits);
  char *end;
  if (!digits || *minus != '-' || minus[-1] != '^' || !isdigit ((unsigned char)*base) ||
      !parse_is_own (p, minus - 1))
    return;
  uint64_t const exponent = strtoull (minus + 1, &end, 10);
  if (length == 2 && *base == '2' && exponent < 64)
    parse_fail (p, base,
                "2^-%.*s is no power, as 2^3 is 2 and three ups; write 1/%llu, or 2^ - %.*s", shown,
                minus + 1, 1ULL << exponent, shown, minus + 1);
  parse_fail (p, base, "%.*s-%.*s is no power, as 2^3 is 2 and three ups; write %.*s - %.*s",
              parse_shown ((size_t)length), base, shown, minus + 1, parse_shown ((size_t)length),
              base, shown, minus + 1);
}
