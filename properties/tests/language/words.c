/* The words that are offered for completing, and for what may have been meant. */
#include "heap/games.h"
#include "language/claim.h"
#include "rulesets/ruleset.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static size_t count_of (const char *word)
{
  size_t count = 0;
  const char *other;
  for (size_t i = 0; (other = gh_claim_word (i)); i++)
    count += !strcmp (other, word);
  return count;
}

/* Each request that is asked for by a word, once. */
static void functions (void)
{
  for (unsigned q = 0; q < GH_REQUESTS; q++)
    if (*gh_requests[q].function)
      TAP_OK (count_of (gh_requests[q].function) == 1, "%s", gh_requests[q].function);
}

/* What a request is called in the protocol, with _ for its hyphens, calls its function. */
static void requests (void)
{
  for (unsigned q = 0; q < GH_REQUESTS; q++) {
    char word[64];
    snprintf (word, sizeof word, "%s", gh_requests[q].word);
    for (char *c = word; *c; c++)
      if (*c == '-')
        *c = '_';
    if (*gh_requests[q].function)
      TAP_OK (count_of (word) == 1, "%s", word);
  }
}

static void games (void)
{
  for (size_t i = 0; gh_rulesets[i]; i++)
    TAP_OK (count_of (gh_rulesets[i]->name) == 1, "%s", gh_rulesets[i]->name);
  for (size_t i = 0; gh_heap_games[i].name; i++)
    TAP_OK (count_of (gh_heap_games[i].name) == 1, "%s", gh_heap_games[i].name);
}

/* Some of each kind, by their names: no table is trusted to be whole. */
static void by_name (void)
{
  static const char *const words[] = {"outcome",     "canonical",   "birthday",     "form_birthday",
                                      "genus_term",  "mex",         "xor",          "tiny",
                                      "hack",        "clobber",     "domineering",  "snort",
                                      "toads",       "kayles",      "nim",          "octal",
                                      "L",           "N",           "is_all_small", "where",
                                      "ordinal_sum", "subtraction", "and",          "exists",
                                      "times",       "grundysgame", "up",           "forall",
                                      "max",         "min",         "abs",          "left_stop",
                                      "RS",          "aw",          "col",          "cutcake"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    TAP_OK (count_of (words[i]) == 1, "%s is a word", words[i]);
  TAP_OK (count_of ("") == 0, "no word is empty");
}

int main (void)
{
  functions ();
  requests ();
  games ();
  by_name ();
  return tap_done ();
}
