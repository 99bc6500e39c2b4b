#include "language/words/lexer.h"
#include "form/notation.h"
#include "rulesets/ruleset.h"

#include <ctype.h>
#include <string.h>

static bool name_start (char c)
{
  return isalpha ((unsigned char)c) || c == '_';
}

static bool name_byte (char c)
{
  return name_start (c) || isdigit ((unsigned char)c);
}

typedef struct sign {
  const char *text;
  token_kind kind;
} sign;

static const sign signs[] = {
    {"<->", T_BOTH_WAYS}, {"->", T_ARROW},     {"=>", T_ASKED_ARROW}, {"!=", T_DIFFERENT},
    {"&&", T_AND},        {"==", T_IDENTICAL}, {">=", T_GE},          {"<=", T_LE},
    {"||", T_FZ},         {"|>", T_GF},        {"<|", T_LF},          {"=", T_EQ},
    {"<", T_LT},          {">", T_GT},         {"+", T_PLUS},         {"-", T_MINUS},
    {".", T_DOT},         {"/", T_SLASH},      {",", T_COMMA},        {":", T_COLON},
    {"(", T_OPEN},        {")", T_CLOSE},      {"{", T_OPEN_BRACE},   {"}", T_CLOSE_BRACE},
};

/* The parenthesis that ends what begins with that at `open`; within it may be others, around the
   period of a string. NULL: there is none. */
static const char *closing (const char *open, const char *end)
{
  int depth = 0;
  for (const char *c = open; c < end; c++) {
    depth += (*c == '(') - (*c == ')');
    if (!depth)
      return c;
  }
  return NULL;
}

/* What the name at the beginning of a word is the name of. */
static token name_kind (token t, const char *end)
{
  size_t const left = (size_t)(end - t.start);
  if (t.length + 2 <= left && t.start[t.length] == '^' &&
      (t.start[t.length + 1] == 'L' || t.start[t.length + 1] == 'R') &&
      (t.length + 2 == left || !name_byte (t.start[t.length + 2])))
    return (token){T_OPTIONS, t.start, t.length + 2};
  const char *open = t.start + t.length;
  while (open < end && isspace ((unsigned char)*open))
    open++;
  if (open == end || *open != '(' || !gh_ruleset_named (t.start, t.length))
    return t;
  const char *const close = closing (open, end);
  return (token){T_POSITION, t.start, close ? (size_t)(close + 1 - t.start) : left};
}

/* Whether an exponent begins here, before which no digits stand: a name, a parenthesis, a brace, or
   the negative of w or of a parenthesis. */
static bool begins_exponent (const char *text, const char *end)
{
  if (*text != '-')
    return name_start (*text) || *text == '(' || *text == '{';
  return end - text > 1 &&
         (text[1] == '(' || (text[1] == 'w' && (end - text == 2 || !name_byte (text[2]))));
}

/* A literal. Where it would end in "2^" before a name or a parenthesis, that is a power of two, of
   which a numerator may stand before: 1/2^n, 2^-w. */
static token literal (const char *text, size_t left)
{
  token const all = {T_LITERAL, text, gh_literal_length (text, left)};
  const char *const behind = text + all.length;
  if (all.length < 2 || all.length == left || memcmp (behind - 2, "2^", 2) ||
      !begins_exponent (behind, text + left))
    return all;
  if (all.length == 2)
    return (token){T_POWER, text, 2};
  return behind[-3] == '/' ? (token){T_LITERAL, text, all.length - 3} : all;
}

/* -1^ at the place of an operand: the sign is the number's, as it is where games are printed, so
   that this is -1 + ^. Where only a nimber or nothing is behind the number, that makes no
   difference. */
static size_t signed_literal (const char *text, size_t left)
{
  if (left < 2 || *text != '-' || !isdigit ((unsigned char)text[1]))
    return 0;
  token const t = literal (text + 1, left - 1);
  const char *const end = t.start + t.length, *c = t.start;
  while (c < end && (isdigit ((unsigned char)*c) || *c == '/'))
    c++;
  return t.kind == T_LITERAL && c < end && *c != '*' ? t.length + 1 : 0;
}

token lex (const char *text, const char *end, bool in_braces, bool operand)
{
  while (text < end && isspace ((unsigned char)*text))
    text++;
  size_t const left = (size_t)(end - text);
  token t = {T_END, text, 0};
  if (!left)
    return t;
  if (gh_literal_length (text, left))
    return literal (text, left);
  if (name_start (*text)) {
    while (t.length < left && name_byte (text[t.length]))
      t.length++;
    t.kind = T_NAME;
    return name_kind (t, end);
  }
  if (in_braces && *text == '|') {
    while (t.length < left && text[t.length] == '|')
      t.length++;
    t.kind = T_BARS;
    return t;
  }
  size_t const with_sign = operand ? signed_literal (text, left) : 0;
  if (with_sign)
    return (token){T_LITERAL, text, with_sign};
  if (operand && left >= 2 && text[0] == '+' && text[1] == '-')
    return (token){T_SWITCH, text, 2};
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    if (*signs[i].text != *text)
      continue;
    size_t const length = strlen (signs[i].text);
    if (length <= left && !memcmp (text, signs[i].text, length))
      return (token){signs[i].kind, text, length};
  }
  return (token){T_BAD, text, 1};
}

bool token_is (token t, const char *word)
{
  return t.kind == T_NAME && *t.start == *word && !strncmp (word, t.start, t.length) &&
         !word[t.length];
}

size_t lex_squeeze (const char *text, size_t length, char *buffer, size_t size)
{
  size_t used = 0;
  bool blank = false; /* before the next word */
  for (const char *c = text; c < text + length && used + 2 < size; c++) {
    if (isspace ((unsigned char)*c)) {
      blank = used > 0;
      continue;
    }
    if (blank)
      buffer[used++] = ' ';
    buffer[used++] = *c;
    blank = false;
  }
  buffer[used] = 0;
  return used;
}
