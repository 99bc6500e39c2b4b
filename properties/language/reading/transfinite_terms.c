/* Parsing numbers and other games that need not be short: w and its powers, 1/3, {Z|Z}, {N|},
   {N.^|N.^}, hack(LR(L)...). Sums of them are parsed as all sums (terms.c). */
#include "form/numeral.h"
#include "language/reading/parser.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/strings.h"
#include "transfinite/surreal.h"
#include "transfinite/text.h"

#include <ctype.h>
#include <string.h>

/* ---- powers of w ----------------------------------------------------------------------------- */

node *parse_exponent_in_braces (parser *p)
{
  bool const before = p->in_braces;
  p->in_braces = false;
  node *const n = parse_sum (p);
  parse_need (p, T_CLOSE_BRACE, "'}'");
  p->in_braces = before;
  return n;
}

static node *exponent (parser *p)
{
  token t = parse_peek (p, true);
  size_t digits = 0;
  while (t.start + digits < p->end && isdigit ((unsigned char)t.start[digits]))
    digits++;
  if (digits)
    return parse_literal (p, (token){T_LITERAL, t.start, digits});
  if (parse_take (p, T_OPEN_BRACE))
    return parse_exponent_in_braces (p);
  bool const minus = parse_take (p, T_MINUS);
  if (minus)
    t = parse_peek (p, true);
  if (t.kind != T_NAME && t.kind != T_OPEN && t.kind != T_POWER && !(minus && t.kind == T_LITERAL))
    parse_expected (p, "an exponent: digits, w, a variable or parentheses");
  node *const n = parse_primary (p);
  if (!minus)
    return n;
  return parse_node (p, N_NEGATIVE, TYPE_SURREAL, n->start, parse_need_type (p, n, TYPE_SURREAL),
                     NULL);
}

node *parse_omega (parser *p, token t)
{
  if (p->at == p->end || *p->at != '^')
    return parse_node (p, N_OMEGA, TYPE_ORDINAL, t.start, NULL, NULL);
  p->at++;
  gh_deeper (p->store);
  node *const n = exponent (p);
  term_type const type = parse_fits_ordinal (n) ? TYPE_ORDINAL : TYPE_SURREAL;
  parse_need_type (p, n, type);
  gh_shallower (p->store);
  return parse_node (p, N_OMEGA_POWER, type, t.start, n, NULL);
}

/* ---- other numbers --------------------------------------------------------------------------- */

typedef struct number_call {
  gh_store *store;
  const char *text;
  size_t length;
  gh_form number; /* its root */
  gh_error error;
} number_call;

static void find_rational (void *argument)
{
  number_call *const call = argument;
  call->number = gh_normal_number (
      call->store, gh_normal_read (call->store, call->text, call->length, &call->error));
}

node *parse_rational (parser *p, token t)
{
  number_call call = {.store = p->store, .text = t.start, .length = t.length};
  size_t digits = *t.start == '-';
  while (digits < t.length && (isdigit ((unsigned char)t.start[digits]) || t.start[digits] == '/'))
    digits++;
  if (digits < t.length || !memchr (t.start, '/', t.length) ||
      gh_try (p->store, find_rational, &call) != GH_OK || gh_is_numeral (p->store, call.number))
    return NULL;
  p->at = t.start + t.length;
  node *const n = parse_node (p, N_RATIONAL, TYPE_SURREAL, t.start, NULL, NULL);
  n->literal = t.start;
  n->literal_length = t.length;
  return n;
}

node *parse_pi (parser *p, token t)
{
  return parse_node (p, N_PI, TYPE_REAL, t.start, NULL, NULL);
}

/* Whether this is the root of a number that is written, and not rational. */
static bool is_real_root (parser *p, const node *of)
{
  if (of->kind != N_RATIONAL && of->kind != N_LITERAL)
    return false;
  gh_error error;
  gh_form const number = gh_normal_read (p->store, of->literal, of->literal_length, &error);
  return gh_normal_sign (p->store, number) > 0 &&
         gh_normal_square_root (p->store, number) == GH_NO_FORM;
}

node *parse_root (parser *p, token t)
{
  parse_need (p, T_OPEN, "'('");
  bool const before = p->in_braces;
  p->in_braces = false;
  node *const of = parse_need_type (p, parse_sum (p), TYPE_SURREAL);
  parse_need (p, T_CLOSE, "')'");
  p->in_braces = before;
  return parse_node (p, N_ROOT, is_real_root (p, of) ? TYPE_REAL : TYPE_SURREAL, t.start, of, NULL);
}

void parse_no_times (parser *p)
{
  token const t = parse_peek (p, true);
  if (t.kind == T_LITERAL && *t.start == '*')
    parse_expected (p, "w.3 for w times 3, or w + *3 for a sum with a nim heap");
}

/* ---- endless games --------------------------------------------------------------------------- */

/* The letters in `hack(LR(L)...)` at t, if there is a period; NULL: there is none. */
static const char *endless_letters (token t, size_t *length)
{
  const char *const open = memchr (t.start, '(', t.length);
  if (t.kind != T_POSITION || t.length < 4 || memcmp (t.start, "hack", 4) != 0 || !open)
    return NULL;
  const char *first = open + 1, *last = t.start + t.length - 1;
  while (first < last && isspace ((unsigned char)*first))
    first++;
  while (last > first && isspace ((unsigned char)last[-1]))
    last--;
  *length = (size_t)(last - first);
  return *last == ')' && memchr (first, '(', *length) ? first : NULL;
}

/* A string with a period has to be one that is read. */
static void check_string (parser *p, token t)
{
  gh_string string;
  size_t length, place;
  const char *expected;
  const char *const letters = endless_letters (t, &length);
  if (!letters || gh_string_read (letters, length, &string, &place, &expected))
    return;
  if (place == length)
    parse_fail (p, letters + place, "found the end of the string, expected %s", expected);
  parse_fail (p, letters + place, "found '%.*s', expected %s", parse_shown (length - place),
              letters + place, expected);
}

typedef struct literal_call {
  parser *parser;
  const char *start;
  size_t length;
  gh_form game;
} literal_call;

static void read_literal (void *argument)
{
  literal_call *const call = argument;
  const parser *const p = call->parser;
  call->length =
      gh_long_literal (p->store, call->start, (size_t)(p->end - call->start), &call->game);
}

/* Whether a letter among those of the literal is a variable here: then {N|} has it as an option. */
static bool has_variable (const parser *p, const char *text, size_t length)
{
  unsigned slot;
  for (size_t i = 0; *text == '{' && i < length; i++)
    if ((text[i] == 'N' || text[i] == 'Z') && parse_find_slot (p->claim, text + i, 1, &slot))
      return true;
  return false;
}

node *parse_endless (parser *p, token t)
{
  literal_call call = {.parser = p, .start = t.start};
  check_string (p, t);
  gh_status const status = gh_try (p->store, read_literal, &call);
  if (status) {
    p->at = t.start;
    gh_fail (p->store, status);
  }
  if (!call.length || has_variable (p, t.start, call.length))
    return NULL;
  p->at = t.start + call.length;
  gh_form const number = gh_long_as_number (p->store, call.game);
  bool const ordinal = number != GH_NO_FORM && gh_is_ordinal (p->store, number);
  node *const n =
      parse_node (p, N_ENDLESS, ordinal ? TYPE_ORDINAL : TYPE_LONG, t.start, NULL, NULL);
  n->literal = t.start;
  n->literal_length = call.length;
  return n;
}
