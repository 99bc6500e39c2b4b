/* What is written otherwise here: signs and words of papers, of CGSuite and of programs, and how
   the claim language has what they mean. */
#include "form/spelling.h"
#include "language/reading/parser.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- signs ----------------------------------------------------------------------------------- */

typedef enum { ANYWHERE, AS_OPERAND, AS_OPERATOR } place;

#define OPTIONS_IN_BRACES "options stand between braces, as in {1|0}"
#define NO_POWER "powers are 2^(3) and w^2, and a square is x times x"
#define COMPARED "write || for confused with, != for different"
#define BARRED "write |> or <| where one may move first and win, > or < where one wins anyway"

static const struct {
  const char *sign;
  place place;
  const char *said;
} signs[] = {
    {"|", AS_OPERATOR, OPTIONS_IN_BRACES "; between statements write 'or'"},
    {"&", ANYWHERE, "write 'and'"},
    {"~", ANYWHERE, "write 'not', or || for confused with"},
    {"!", AS_OPERAND, "write 'not'"},
    {"+", AS_OPERAND, "a number above 0 has no sign"},
    {":=", ANYWHERE, "'let G = ...' gives a name, and 'where G = ...' behind a formula"},
    {":", AS_OPERATOR, "an ordinal sum stands in parentheses, (G:H)"},
    {"[", ANYWHERE, OPTIONS_IN_BRACES},
    {"⟨", ANYWHERE, OPTIONS_IN_BRACES},
    {"〈", ANYWHERE, OPTIONS_IN_BRACES},
    {"\"", ANYWHERE, "names stand without quotation marks"},
    {"^", AS_OPERATOR, NO_POWER},
    {"²", ANYWHERE, NO_POWER},
    {"³", ANYWHERE, NO_POWER},
    {"⁴", ANYWHERE, NO_POWER},
    {"ⁿ", ANYWHERE, NO_POWER},
    {"∫", ANYWHERE, "write heat(G, t)"},
    {"ε", ANYWHERE, "write 1/w for the inverse of w"},
    {"∞", ANYWHERE, "write w for the ordinal, {Z|Z} for the game of all integers"},
    {"⊳", ANYWHERE, BARRED},
    {"▷", ANYWHERE, BARRED},
    {"⊲", ANYWHERE, BARRED},
    {"◁", ANYWHERE, BARRED},
    {"≷", ANYWHERE, COMPARED},
    {"≹", ANYWHERE, COMPARED},
    {"∼", ANYWHERE, COMPARED},
    {"~=", ANYWHERE, COMPARED},
    {"iff", AS_OPERATOR, "write <->"},
    {"implies", AS_OPERATOR, "write ->"},
    {"xor", AS_OPERATOR, "write xor(3, 5)"},
    {"x", AS_OPERATOR, "write 'times' for a product"},
    {"_", AS_OPERATOR, "an index is written as in tiny(2), and cooling as in cool(G, t)"},
};

static bool begins (const char *text, const char *end, const char *with)
{
  size_t const length = strlen (with);
  return (size_t)(end - text) >= length && !memcmp (text, with, length);
}

/* Of a sign with two characters, of which the first one was read as another sign: <>, ><, =<. */
static const char *hint_of_pair (const parser *p, const char *at)
{
  char const before = at > p->claim->text ? at[-1] : 0;
  if ((before == '<' && *at == '>') || (before == '>' && *at == '<'))
    return COMPARED;
  if (*at == '<' && before == '=')
    return "write <=";
  return *at == '<' && memchr (at, '|', (size_t)(p->end - at)) ? OPTIONS_IN_BRACES : NULL;
}

static const char *hint_of_point (const parser *p, const char *at)
{
  if (p->end - at > 1 && isdigit ((unsigned char)at[1]))
    return "a number begins with a digit, as 0.5, and a code stands in a call, octal(.77, 5)";
  return "a side without options is empty, as in {|0}";
}

/* 2x, 2{1|0}, 1 1/2: two operands beside each other. */
static bool is_beside (const parser *p, token t)
{
  if (t.kind == T_LITERAL)
    return true;
  return t.start == p->at &&
         (t.kind == T_NAME || t.kind == T_POSITION || t.kind == T_OPEN || t.kind == T_OPEN_BRACE);
}

const char *parse_hint (const parser *p, token t, const char *word, const char *what)
{
  bool const operand = begins (what, what + strlen (what), "a game or a formula");
  bool const as_operator =
      begins (what, what + strlen (what), "an operator or the end") || !strcmp (what, "')'");
  const char *const at = word ? word : t.start, *pair = operand ? hint_of_pair (p, t.start) : NULL;
  const char *const end = word ? word + strlen (word) : p->end;
  if (pair)
    return pair;
  if (operand && *t.start == '.')
    return hint_of_point (p, t.start);
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    bool const of_letters = isalpha ((unsigned char)*signs[i].sign);
    if (of_letters ? token_is (t, signs[i].sign) : begins (at, end, signs[i].sign))
      if (signs[i].place == ANYWHERE || (signs[i].place == AS_OPERAND ? operand : as_operator))
        return signs[i].said;
  }
  return as_operator && is_beside (p, t) ? "a product is written 2.G or G times H, a sum 1 + 1/2"
                                         : NULL;
}

/* ---- words ----------------------------------------------------------------------------------- */

#define HEATING "heating, written heat(G, H), and from s to t overheat(G, s, t)"
#define NO_RULESET                                                                                 \
  "a ruleset that is not built in; `gifthorse rules --program` takes one in a program of yours"

/* Words of papers that have no function of that name here. */
static const struct {
  const char *word, *said;
} papers[] = {
    {"pass",
     "a move to the same game, which is loopy then, as Right's in `over where over = {0|over}`"},
    {"loony", "a word of Dots and Boxes, which is not covered"},
    {"omega", "written w"},
    {"epsilon", "written 1/w"},
    {"upstar", "written ^*"},
    {"downstar", "written v*"},
    {"doubleup", "written ^^"},
    {"doubledown", "written vv"},
    {"nimber", "written *3, and the size of one is grundy(*3)"},
    {"down", "written v, or -up"},
    {"int", HEATING},
    {"amazons", NO_RULESET},
    {"maze", NO_RULESET},
    {"fission", NO_RULESET},
    {"topplingdominoes", NO_RULESET},
};

/* Words of others for functions and games that are called otherwise here. */
static const struct {
  const char *word, *meant;
} others[] = {
    {"temp", "temperature"},     {"can", "canonical"},           {"canonicalform", "canonical"},
    {"outcomeclass", "outcome"}, {"nimvalue", "grundy"},         {"grundyvalue", "grundy"},
    {"gvalue", "grundy"},        {"bday", "birthday"},           {"dawson", "dawsonskayles"},
    {"nimsum", "nim_add"},       {"nimproduct", "nim_multiply"}, {"nimmul", "nim_multiply"},
    {"hackenbush", "hack"},      {"toadsandfrogs", "toads"},     {"meanvalue", "mean"},
    {"dicotic", "is_dicotic"},   {"allsmall", "is_all_small"},
};

/* Whether they differ in capitals and _ only. */
static bool are_alike (token t, const char *word)
{
  const char *at = t.start;
  const char *const end = t.start + t.length;
  for (;; at++, word++) {
    while (at < end && *at == '_')
      at++;
    while (*word == '_')
      word++;
    if (at == end || !*word)
      return at == end && !*word;
    if (tolower ((unsigned char)*at) != tolower ((unsigned char)*word))
      return false;
  }
}

const char *parse_meant (token t)
{
  const char *word;
  for (size_t i = 0; (word = gh_claim_callable (i)); i++)
    if (are_alike (t, word))
      return word;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (are_alike (t, others[i].word))
      return others[i].meant;
  gh_spelling s;
  gh_spelling_begin (&s, t.start, t.length);
  for (size_t i = 0; (word = gh_claim_callable (i)); i++)
    gh_spelling_try (&s, word, word);
  return gh_spelling_nearest (&s);
}

_Noreturn void parse_unknown (parser *p, token t)
{
  int const shown = parse_shown (t.length);
  for (size_t i = 0; i < sizeof papers / sizeof *papers; i++)
    if (are_alike (t, papers[i].word))
      parse_fail (p, t.start, "'%.*s' is %s", shown, t.start, papers[i].said);
  const char *const meant = parse_meant (t);
  parse_fail (p, t.start, "'%.*s' is no variable and no function%s%s%s", shown, t.start,
              meant ? "; did you mean '" : "", meant ? meant : "", meant ? "'?" : "");
}

/* ---- what is read, but might be meant otherwise ---------------------------------------------- */

/* 2^3 and 2*3, where the digits before the sign are those of a number. False: it is neither. */
static bool note_of_literal (token t, char *note, size_t size)
{
  size_t before = 0;
  while (before < t.length && (isdigit ((unsigned char)t.start[before]) || t.start[before] == '/'))
    before++;
  const char *const behind = t.start + before + 1;
  size_t digits = 0;
  while (before + 1 + digits < t.length && isdigit ((unsigned char)behind[digits]))
    digits++;
  if (!before || !digits || before + 1 + digits < t.length)
    return false;
  int const number = parse_shown (before), count = parse_shown (digits);
  bool const of_two = t.start[before - 1] == '2' && (before == 1 || t.start[before - 2] == '/');
  if (behind[-1] == '*')
    snprintf (note, size, "%.*s*%.*s is %.*s + *%.*s; the product is %.*s times %.*s", number,
              t.start, count, behind, number, t.start, count, behind, number, t.start, count,
              behind);
  else if (of_two)
    snprintf (note, size, "%.*s^%.*s is %.*s and %.*s ups; the power is %.*s^(%.*s)", number,
              t.start, count, behind, number, t.start, count, behind, number, t.start, count,
              behind);
  else
    snprintf (note, size, "%.*s^%.*s is %.*s and %.*s ups, and no power", number, t.start, count,
              behind, number, t.start, count, behind);
  return behind[-1] == '*' || behind[-1] == '^';
}

bool gh_claim_note (const gh_claim *claim, const gh_value *value, char *note, size_t size)
{
  const char *const end = claim->text + strlen (claim->text);
  for (const char *at = claim->text; at < end;) {
    token const t = lex (at, end, false, false);
    at = t.start + t.length;
    if (t.kind == T_END)
      break;
    if (t.kind == T_LITERAL && note_of_literal (t, note, size))
      return true;
    if (t.kind == T_IDENTICAL && value->type == GH_TRUTH && !value->truth) {
      snprintf (note, size, "== compares forms, = compares values");
      return true;
    }
  }
  return false;
}
