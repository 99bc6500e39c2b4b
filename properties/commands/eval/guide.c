#include "commands/eval/guide.h"
#include "commands/command.h"
#include "form/spelling.h"
#include "form/word.h"
#include "heap/games.h"
#include "language/claim.h"
#include "rulesets/ruleset.h"

#include <stdio.h>
#include <string.h>

#define WIDTH 79 /* of a line */

static const char lines[] =
    "a game        {0|*}  {1||0|-1}  -5/8  *5  ^  v3*2  ^[2]  +-1  2.^ + *: what it is worth\n"
    "a position    domineering(4,4)  kayles(5)  octal(.77, 5, 12)\n"
    "not short     w^(w + 1).2 + w.3 + 5  {Z|Z} + ^  hack(LR(L)...): ordinals, endless games\n"
    "numbers       w/2 - 1/3  1/w  2^-w  sqrt(w)  w^(1/2)  pi: in normal form, and their signs\n"
    "a formula     whether it holds: * || 0  1/2 + 1/2 = 1  all left X of {0,*|1}: X <| 1\n"
    "let g = GAME  names a short or a loopy game, an integer, an ordinal or a number\n"
    "hunt FORMULA  searches where a formula with variables is false: hunt G || 0 -> G + G = 0\n"
    "help WORD     tells of a function, a ruleset or a heap game\n"
    "quit          ends\n\n"
    "Relations are = != > < >= <= || |> <| and == of forms; formulas are joined by and, or, not, "
    "->,\n"
    "<->, => (an engine is asked the hypothesis, too), begin with all or some, left, right, "
    "option\n"
    "or position, X of G:, and end with names for games: G + a > a where a = {1|0}. In hunts A B "
    "C\n"
    "X G H J K are games, x y z numbers, I an impartial game, m n integers from 0; others are "
    "declared,\n"
    "as for ordinal a b: a + b = b + a, or for loopy K: K - K = 0.\n";

/* One of a list, in lines that are not too long. Returns where the line ends then. */
static size_t print_word (size_t at, const char *text, bool more)
{
  size_t const length = strlen (text);
  bool const fits = at + 2 + length < WIDTH;
  printf ("%s%s", !more ? "" : fits ? ", " : ",\n", text);
  return !more || !fits ? length : at + 2 + length;
}

static bool is_function (const char *word)
{
  gh_function_text f;
  for (size_t i = 0; gh_claim_function (i, &f); i++)
    if (!strcmp (f.word, word))
      return true;
  return false;
}

static void print_all (void)
{
  gh_function_text f;
  size_t at = 0, functions = 0;
  const char *word;
  fputs (lines, stdout);
  puts ("\nfunctions:");
  for (; gh_claim_function (functions, &f); functions++)
    at = print_word (at, f.call, functions);
  puts ("\n\nrulesets and heap games:");
  at = 0;
  for (size_t i = 0, printed = 0; (word = gh_claim_callable (i)); i++)
    if (!is_function (word))
      at = print_word (at, word, printed++);
  putchar ('\n');
}

/* ---- one word -------------------------------------------------------------------------------- */

/* nim_add and the like are asked of ordinals, too: what else is said of them. */
static void print_of_ordinals (const char *word)
{
  static const char start[] = "ordinal_";
  gh_function_text f;
  for (size_t i = 0; !strncmp (word, "nim_", 4) && gh_claim_function (i, &f); i++)
    if (!strncmp (f.word, start, strlen (start)) && !strcmp (f.word + strlen (start), word))
      printf ("; of ordinals %s", f.meaning);
}

static bool print_function (const char *word, size_t length)
{
  gh_function_text f;
  for (size_t i = 0; gh_claim_function (i, &f); i++)
    if (gh_word_is (word, length, f.word)) {
      printf ("%s, %s: %s", f.call, f.result, f.meaning);
      print_of_ordinals (f.word);
      putchar ('\n');
      return true;
    }
  return false;
}

static bool print_position (const char *word, size_t length)
{
  const gh_ruleset *const r = gh_ruleset_named (word, length);
  const gh_heap_game *const g = gh_heap_game_named (word, length);
  if (r)
    printf ("%s(%s), a position: %s\n", r->name, r->arguments, r->meaning);
  else if (g)
    printf ("%s(%s), a position: %s\n", g->name, g->arguments, g->meaning);
  return r || g;
}

static int unknown (const char *word, size_t length)
{
  gh_spelling s;
  const char *known;
  gh_spelling_begin (&s, word, length);
  for (size_t i = 0; (known = gh_claim_callable (i)); i++)
    gh_spelling_try (&s, known, known);
  const char *const meant = gh_spelling_nearest (&s);
  if (meant)
    return gh_usage ("help: found '%.*s', expected a function or a ruleset; did you mean '%s'?",
                     (int)length, word, meant);
  return gh_usage ("help: found '%.*s', expected a function or a ruleset; help alone lists them",
                   (int)length, word);
}

int gh_guide (const char *word)
{
  size_t length = strlen (word);
  while (length && strchr (" \t\r", word[length - 1]))
    length--;
  if (!length)
    print_all ();
  else if (!print_function (word, length) && !print_position (word, length))
    return unknown (word, length);
  return GH_EXIT_HOLDS;
}
