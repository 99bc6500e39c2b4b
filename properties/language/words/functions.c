/* The functions of the claim language: the requests of engines, and what is computed from a form.
 */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "language/words/ast.h"
#include "language/words/lexer.h"

#include <stdio.h>
#include <string.h>

static gh_value truth (bool holds)
{
  return (gh_value){GH_TRUTH, {.truth = holds}};
}

static gh_value integer (gh_store *store, uint64_t value)
{
  mp_limb_t const limb = value;
  mpz_t number;
  return (gh_value){GH_INTEGER,
                    {.form = gh_dyadic (store, mpz_roinit_n (number, &limb, value > 0), 0)}};
}

static gh_value game (gh_form form)
{
  return (gh_value){GH_GAME, {.form = form}};
}

static gh_value form_birthday (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return (gh_value){GH_INTEGER, {.form = gh_form_birthday (store, g)}};
}

static gh_value positions (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  const gh_form *list;
  return integer (store, gh_positions (store, g, &list));
}

static gh_value moves (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return integer (store, gh_tree_moves (store, g));
}

static gh_value is_canonical (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_canonical (store, g));
}

static gh_value is_number_form (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_number_form (store, g));
}

static gh_value is_ordinal_form (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_ordinal_form (store, g));
}

static gh_value is_dicotic (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_of_sort (store, g, GH_SORT_DICOTIC));
}

static gh_value is_infinitesimal (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_infinitesimal (store, g));
}

static gh_value least_ups (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return (gh_value){GH_MAYBE_NUMBER, {.form = gh_least_ups (store, g)}};
}

static gh_value left_gift_horse (gh_store *store, gh_form h, gh_form g)
{
  return truth (gh_gift_horse (store, h, g, GH_LEFT));
}

static gh_value right_gift_horse (gh_store *store, gh_form h, gh_form g)
{
  return truth (gh_gift_horse (store, h, g, GH_RIGHT));
}

static gh_value left_dominated (gh_store *store, gh_form x, gh_form g)
{
  return truth (gh_dominated (store, g, GH_LEFT, x));
}

static gh_value right_dominated (gh_store *store, gh_form x, gh_form g)
{
  return truth (gh_dominated (store, g, GH_RIGHT, x));
}

static gh_value left_reversible (gh_store *store, gh_form x, gh_form g)
{
  return truth (gh_reversible (store, g, GH_LEFT, x));
}

static gh_value right_reversible (gh_store *store, gh_form x, gh_form g)
{
  return truth (gh_reversible (store, g, GH_RIGHT, x));
}

static gh_value as_game (gh_store *store, gh_form n, gh_form h)
{
  (void)store;
  (void)h;
  return game (n);
}

static gh_value ordinal_sum (gh_store *store, gh_form g, gh_form h)
{
  return game (gh_ordinal_sum (store, g, h));
}

static gh_value is_impartial (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_impartial (store, g));
}

static gh_value mex (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return (gh_value){GH_MAYBE_INTEGER, {.form = gh_mex (store, g)}};
}

static gh_value xor
    (gh_store * store, gh_form m, gh_form n) {
      bool const natural = gh_numeral_sign (store, m) >= 0 && gh_numeral_sign (store, n) >= 0;
      return (gh_value){GH_MAYBE_INTEGER,
                        {.form = natural ? gh_numeral_xor (store, m, n) : GH_NO_FORM}};
    }

    static gh_value tiny (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return game (gh_tiny (store, g));
}

static gh_value miny (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return game (gh_negative (store, gh_tiny (store, g)));
}

#define G TYPE_GAME
#define OF_FORM(word, takes, result, meaning)                                                      \
  GH_COMPUTED (#word, takes, result, true, word, meaning)
#define OF_VALUE(word, takes, result, meaning)                                                     \
  GH_COMPUTED (#word, takes, result, false, word, meaning)
#define NOTATION(word, takes, value, meaning)                                                      \
  {                                                                                                \
    word, GH_TAKES (takes), G, true, false, GH_REQUESTS, value, takes, meaning                     \
  }
#define WHETHER_ANY(word, takes, of_form, request, meaning)                                        \
  {                                                                                                \
    word, GH_TAKES (takes), TYPE_TRUTH, false, of_form, request, NULL, takes, meaning              \
  }

static const function computed[] = {
    OF_FORM (form_birthday, "G", TYPE_INTEGER, "the birthday of the form itself"),
    OF_FORM (positions, "G", TYPE_INTEGER, "how many positions it has, as a set"),
    OF_FORM (moves, "G", TYPE_INTEGER, "how many moves its game tree has"),
    OF_FORM (is_canonical, "G", TYPE_TRUTH,
             "whether no position has a dominated or reversible option"),
    OF_FORM (left_gift_horse, "H ; G", TYPE_TRUTH, "whether H is a left gift horse for G"),
    OF_FORM (right_gift_horse, "H ; G", TYPE_TRUTH, "whether H is a right gift horse for G"),
    OF_FORM (left_dominated, "X ; G", TYPE_TRUTH, "whether another left option of G dominates X"),
    OF_FORM (right_dominated, "X ; G", TYPE_TRUTH, "whether another right option of G dominates X"),
    OF_FORM (left_reversible, "X ; G", TYPE_TRUTH, "whether the left option X of G is reversible"),
    OF_FORM (right_reversible, "X ; G", TYPE_TRUTH,
             "whether the right option X of G is reversible"),
    OF_FORM (is_number_form, "G", TYPE_TRUTH, "whether it is a number by Definition 3.1"),
    OF_FORM (is_ordinal_form, "G", TYPE_TRUTH, "whether it is an ordinal number by Definition 4.1"),
    WHETHER_ANY ("is_number", "G", false, GH_ASK_NUMBER, "whether it equals a number"),
    WHETHER_ANY ("has_grundy", "G", true, GH_ASK_GRUNDY,
                 "whether it has a Grundy value, as impartial games have"),
    WHETHER_ANY ("has_inverse", "x", false, GH_ASK_INVERT,
                 "whether the product of x and some dyadic number is 1"),
    WHETHER_ANY ("has_surreal_inverse", "s", false, GH_ASK_SURREAL_INVERT,
                 "whether the product of s and some number with finitely many terms is 1"),
    WHETHER_ANY ("has_genus", "G", true, GH_ASK_GENUS,
                 "whether it has a genus, as impartial games have"),
    WHETHER_ANY ("has_mate", "G", true, GH_ASK_MATE, "whether it has a mate, likewise"),
    WHETHER_ANY ("has_value_genus", "G", true, GH_ASK_VALUE_GENUS,
                 "whether its simplest form in misere play has a genus, likewise"),
    WHETHER_ANY ("has_value_mate", "G", true, GH_ASK_VALUE_MATE,
                 "whether its simplest form in misere play has a mate, likewise"),
    WHETHER_ANY ("has_atomic_weight", "G", false, GH_ASK_ATOMIC_WEIGHT,
                 "whether it has an atomic weight, as games have that equal an all small one"),
    WHETHER_ANY ("has_cooled", "G ; x", false, GH_ASK_COOL,
                 "whether G can be cooled by x, as by numbers from 0 on"),
    WHETHER_ANY ("has_norton_product", "G ; H", false, GH_ASK_NORTON_MULTIPLY,
                 "whether there is a Norton product of G and H, as of H > 0"),
    WHETHER_ANY ("has_uptimal", "G ; x", false, GH_ASK_UPTIMAL,
                 "whether there is such a coefficient, as of a number, a nimber and powers of up"),
    WHETHER_ANY ("has_nim_inverse", "n", false, GH_ASK_NIM_INVERT,
                 "whether the nim product of n and some integer is 1"),
    WHETHER_ANY ("has_nim_alpha", "n", false, GH_ASK_NIM_ALPHA,
                 "whether there is an alpha_n, as there is of odd primes"),
    WHETHER_ANY ("has_misere_quotient", "CODE ; n", false, GH_ASK_MISERE_QUOTIENT_ORDER,
                 "whether sums of heaps of up to n have at most 200 classes in misere play"),
    WHETHER_ANY ("has_excess", "n", false, GH_ASK_EXCESS,
                 "whether it has an excess, as odd primes have"),
    NOTATION ("game", "n", as_game, "the integer as a game"),
    {"ordinal_sum", GH_TAKES ("G ; H"), G, true, true, GH_REQUESTS, ordinal_sum, "G ; H",
     "the ordinal sum G:H, in which a move in G takes H away"},
    OF_FORM (is_dicotic, "G", TYPE_TRUTH,
             "whether it is all small: where one player can move, both can"),
    OF_VALUE (is_infinitesimal, "G", TYPE_TRUTH, "whether -2^-n < G < 2^-n for every n"),
    OF_VALUE (least_ups, "G", TYPE_INTEGER, "the least m >= 0 with G <= m.up, or none"),
    OF_FORM (is_impartial, "G", TYPE_TRUTH, "whether it is impartial by Definition 7.1"),
    OF_FORM (mex, "I", TYPE_INTEGER,
             "the least n such that *n is no option of I, or none unless I is impartial"),
    OF_VALUE (xor, "m ; n", TYPE_INTEGER,
              "the sum without carries of the binary digits of two integers n >= 0"),
    NOTATION ("tiny", "G", tiny, "{0||0|-G}"),
    NOTATION ("miny", "G", miny, "{G|0||0}"),
    {.word = NULL},
};

#define LANGUAGE_TYPE(answer)                                                                      \
  ((answer) == GH_INTEGER || (answer) == GH_MAYBE_INTEGER   ? TYPE_INTEGER                         \
   : (answer) == GH_OUTCOME                                 ? TYPE_OUTCOME                         \
   : (answer) == GH_GENUS                                   ? TYPE_GENUS                           \
   : (answer) == GH_TRUTH                                   ? TYPE_TRUTH                           \
   : (answer) == GH_ORDINAL || (answer) == GH_MAYBE_ORDINAL ? TYPE_ORDINAL                         \
   : (answer) == GH_SURREAL || (answer) == GH_MAYBE_SURREAL ? TYPE_SURREAL                         \
   : (answer) == GH_MAYBE_LOOPY                             ? TYPE_LOOPY                           \
   : (answer) == GH_LOOPY_OUTCOME                           ? TYPE_LOOPY_OUTCOME                   \
                                                            : TYPE_GAME)

/* Equal games need not be alike in misere play, nor impartial when one of them is. */
#define OF_FORM_ASKED(arguments, of) ((arguments)[0] == 'I' || (of) == GH_OF_MISERE)

static const function asked[GH_REQUESTS + 1] = {
/* the last one has no word, as in other tables */
#define REQUEST(name, word, function, arguments, answer, of, meaning)                              \
  {function,                                                                                       \
   GH_TAKES (arguments),                                                                           \
   LANGUAGE_TYPE (answer),                                                                         \
   false,                                                                                          \
   OF_FORM_ASKED (arguments, GH_OF_##of),                                                          \
   GH_ASK_##name,                                                                                  \
   NULL,                                                                                           \
   arguments,                                                                                      \
   meaning},
#include "requests.def"
#undef REQUEST
};

/* Orders and certificates, whose words are empty, are no values here. */
static const function *const tables[] = {
    computed, number_functions, misere_functions, transfinite_functions, loopy_functions, asked};
#define TABLES (sizeof tables / sizeof *tables)

const function *asking_function (gh_request request)
{
  return &asked[request];
}

/* For documentation and error messages; NULL after the last. */
static const function *function_number (size_t i)
{
  for (size_t table = 0; table < TABLES; table++)
    for (const function *f = tables[table]; f->word; f++)
      if (*f->word && i-- == 0)
        return f;
  return NULL;
}

static size_t count_of_functions (void)
{
  size_t functions = 0;
  for (size_t table = 0; table < TABLES; table++)
    for (const function *f = tables[table]; f->word; f++)
      functions += *f->word != '\0';
  return functions;
}

bool gh_claim_function (size_t i, gh_function_text *text)
{
  static const char *const results[] = {
      "a game",     "an integer", "an integer",   "true or false",
      "an outcome", "a code",     "a genus",      "an ordinal",
      "a number",   "a game",     "a loopy game", "an outcome of a loopy game"};
  const function *f = function_number (i);
  const char *other = NULL;
  if (!f && !(other = alias_number (i - count_of_functions (), &f)))
    return false;
  bool const of_game = f->request != GH_REQUESTS && f->result == TYPE_GAME;
  gh_type const answer = of_game ? gh_requests[f->request].answer : GH_GAME;
  *text = (gh_function_text){.word = other ? other : f->word, .meaning = f->meaning};
  text->result = answer == GH_NUMBER || answer == GH_MAYBE_NUMBER ? "a number" : results[f->result];
  size_t used = (size_t)snprintf (text->call, sizeof text->call, "%s(", text->word);
  for (const char *at = f->takes; *at && used + 2 < sizeof text->call; at++) /* commas, for " ; " */
    if (at[0] != ' ')
      used += (size_t)snprintf (text->call + used, sizeof text->call - used, "%.*s",
                                *at == ';' ? 2 : 1, *at == ';' ? ", " : at);
  snprintf (text->call + used, sizeof text->call - used, ")");
  return true;
}

const char *gh_claim_callable (size_t i)
{
  const function *f = function_number (i);
  const char *other;
  if (f)
    return f->word;
  i -= count_of_functions ();
  for (size_t alias = 0; (other = alias_number (alias, &f)); alias++)
    if (strlen (other) > 1 && i-- == 0)
      return other;
  size_t rulesets = 0;
  while (gh_rulesets[rulesets])
    rulesets++;
  if (i < rulesets)
    return gh_rulesets[i]->name;
  i -= rulesets;
  size_t games = 0;
  while (gh_heap_games[games].name)
    games++;
  return i < games ? gh_heap_games[i].name : NULL;
}

/* Words of the language that are no functions: keywords, and games and outcomes. */
static const char *const others[] = {
    "all",  "and",   "except", "exists", "false", "for",      "forall", "help",  "hunt", "left",
    "let",  "not",   "of",     "option", "or",    "position", "quit",   "right", "some", "times",
    "true", "where", "L",      "N",      "P",     "R",        "dud",    "off",   "on",   "over",
    "pi",   "sqrt",  "star",   "tis",    "tisn",  "under",    "up",     "upon"};
#define KEYWORDS 22
#define OTHERS (sizeof others / sizeof *others)

const char *gh_claim_word (size_t i)
{
  size_t callable = 0;
  while (gh_claim_callable (callable))
    callable++;
  if (i < callable)
    return gh_claim_callable (i);
  i -= callable;
  return i < OTHERS ? others[i] : NULL;
}

static bool is_word (const char *word, const char *text, size_t length)
{
  return *word == *text && !strncmp (word, text, length) && !word[length];
}

const function *find_function (const char *word, size_t length, bool called)
{
  for (size_t table = 0; table < TABLES; table++)
    for (const function *f = tables[table]; f->word; f++)
      if (is_word (f->word, word, length))
        return f;
  return find_alias (word, length, called);
}

static bool is_among (size_t count, const char *text, size_t length)
{
  for (size_t i = 0; i < count; i++)
    if (is_word (others[i], text, length))
      return true;
  return false;
}

bool gh_claim_is_no_keyword (const char *text, size_t length)
{
  return !is_among (KEYWORDS, text, length);
}

bool gh_claim_is_free_name (const char *text, size_t length)
{
  if (is_among (OTHERS, text, length))
    return false;
  for (size_t i = 0; gh_rulesets[i]; i++)
    if (is_word (gh_rulesets[i]->name, text, length))
      return false;
  token const t = lex (text, text + length, false, false);
  return t.kind == T_NAME && t.start == text && t.length == length &&
         !find_function (text, length, false) && !gh_heap_game_named (text, length);
}
