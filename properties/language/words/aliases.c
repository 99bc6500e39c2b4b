/* Other words for functions: as papers have them, b(G), L(G), LS(G), m(G), all small; Tiny(G) as
   CGSuite; and the words of requests, with _ for their hyphens. */
#include "language/words/ast.h"

#include <string.h>

static const struct {
  const char *word, *of;
} aliases[] = {
    {"is_all_small", "is_dicotic"},
    {"b", "form_birthday"},
    {"L", "lstop"},
    {"R", "rstop"},
    {"LS", "lstop"},
    {"RS", "rstop"},
    {"left_stop", "lstop"},
    {"right_stop", "rstop"},
    {"m", "mean"},
    {"t", "temperature"},
    {"o", "outcome"},
    {"aw", "atomic_weight"},
    {"AW", "atomic_weight"},
    {"tame", "is_tame"},
    {"value_tame", "has_tame_value"},
    {"octal_misere_outcome", "heap_misere_outcome"},
    {"octal_genus", "heap_genus"},
    {"Tiny", "tiny"},
    {"Miny", "miny"},
};

const char *alias_number (size_t i, const function **of)
{
  if (i >= sizeof aliases / sizeof *aliases)
    return NULL;
  *of = find_function (aliases[i].of, strlen (aliases[i].of), false);
  return aliases[i].word;
}

const function *find_alias (const char *word, size_t length, bool called)
{
  const function *of = NULL;
  for (size_t i = 0; (called || length > 1) && i < sizeof aliases / sizeof *aliases; i++)
    if (!strncmp (aliases[i].word, word, length) && !aliases[i].word[length]) {
      alias_number (i, &of);
      break;
    }
  return of;
}
