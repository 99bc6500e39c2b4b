#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

void each_text (gh_store *store, const gh_ruleset *ruleset, unsigned rows, unsigned columns,
                visit_text *visit)
{
  unsigned const kinds = (unsigned)strlen (ruleset->cells), cells = rows * columns;
  unsigned digits[64] = {0};
  char text[GH_POSITION_TEXT];
  for (unsigned i = 0; i < cells;) {
    char *to = text;
    for (i = 0; i < cells; i++) {
      if (i && i % columns == 0)
        *to++ = '/';
      *to++ = ruleset->cells[digits[i]];
    }
    *to = '\0';
    visit (store, ruleset, text);
    for (i = 0; i < cells && ++digits[i] == kinds; i++)
      digits[i] = 0;
  }
}

void each_small_text (gh_store *store, const gh_ruleset *ruleset, unsigned cells, visit_text *visit)
{
  for (unsigned rows = 1; rows <= (ruleset->rows ? 3 : 1); rows++)
    for (unsigned columns = rows; rows * columns <= cells && columns <= 8; columns++)
      each_text (store, ruleset, rows, columns, visit);
}

void random_text (const gh_ruleset *ruleset, unsigned rows, unsigned columns,
                  char text[GH_POSITION_TEXT])
{
  unsigned const kinds = (unsigned)strlen (ruleset->cells);
  rows = ruleset->rows ? 1 + draw (rows) : 1;
  columns = 1 + draw (columns);
  for (unsigned row = 0; row < rows; row++) {
    for (unsigned column = 0; column < columns; column++)
      *text++ = ruleset->cells[draw (kinds)];
    *text++ = row + 1 < rows ? '/' : '\0';
  }
}

gh_position position_of (const gh_ruleset *ruleset, const char *text)
{
  gh_position position;
  char error[200];
  if (!ruleset->read (text, &position, error, sizeof error))
    TAP_OK (false, "%s(%s): %s", ruleset->name, text, error);
  return position;
}

bool same_position (gh_position a, gh_position b)
{
  return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}
