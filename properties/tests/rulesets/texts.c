#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
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

/* Texts that are numbers: all sums of two pieces that have, each for itself, so many squares. */
static void each_sum (gh_store *store, const gh_ruleset *ruleset, unsigned squares,
                      visit_text *visit)
{
  char text[GH_POSITION_TEXT];
  for (unsigned i = 0; i < 8 * 8 * 8 * 8; i++) {
    unsigned const rows = 1 + i % 8, columns = 1 + i / 8 % 8, others = 1 + i / 64 % 8,
                   across = 1 + i / 512;
    if (rows * columns > squares || others * across > squares)
      continue;
    snprintf (text, sizeof text, "%u,%u+%u,%u", rows, columns, others, across);
    visit (store, ruleset, text);
  }
}

void each_small_text (gh_store *store, const gh_ruleset *ruleset, unsigned cells, visit_text *visit)
{
  if (!ruleset->cells) {
    each_sum (store, ruleset, cells, visit);
    return;
  }
  for (unsigned rows = 1; rows <= (ruleset->rows ? 3 : 1); rows++)
    for (unsigned columns = rows; rows * columns <= cells && columns <= 8; columns++)
      each_text (store, ruleset, rows, columns, visit);
}

/* At most as many squares as a whole board has. */
static void random_sum (char text[GH_POSITION_TEXT])
{
  unsigned left = 64;
  *text = '\0';
  do {
    unsigned const rows = 1 + draw (left < 8 ? left : 8), most = left / rows,
                   columns = 1 + draw (most < 8 ? most : 8);
    sprintf (text + strlen (text), "%s%u,%u", *text ? "+" : "", rows, columns);
    left -= rows * columns;
  } while (left && draw (6) && strlen (text) < GH_POSITION_TEXT - 5);
}

void random_text (const gh_ruleset *ruleset, unsigned rows, unsigned columns,
                  char text[GH_POSITION_TEXT])
{
  if (!ruleset->cells) {
    random_sum (text);
    return;
  }
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
