#include "harness/cases/natural.h"
#include "rulesets/code.h"
#include "rulesets/form.h"

#include <stdio.h>
#include <string.h>

/* Those whose texts are letters. */
static const gh_ruleset *draw_ruleset (gh_trial *t)
{
  uint32_t count = 0, i = 0;
  for (const gh_ruleset *const *r = gh_rulesets; *r; r++)
    count += (*r)->cells != NULL;
  for (uint32_t rest = gh_draw (t->choices, count); rest || !gh_rulesets[i]->cells; i++)
    rest -= gh_rulesets[i]->cells != NULL;
  return gh_rulesets[i];
}

/* Row by row, a draw a cell. */
static void draw_text (gh_trial *t, const gh_ruleset *ruleset, unsigned cells, char *text)
{
  unsigned const kinds = (unsigned)strlen (ruleset->cells);
  unsigned const rows = ruleset->rows && cells > 1 ? 1 + gh_draw (t->choices, 2) : 1;
  unsigned const columns = 1 + gh_draw (t->choices, cells / rows);
  for (unsigned row = 0; row < rows; row++) {
    for (unsigned column = 0; column < columns; column++)
      *text++ = ruleset->cells[gh_draw (t->choices, kinds)];
    *text++ = row + 1 < rows ? '/' : '\0';
  }
}

/* Of one whose texts are numbers a piece, and perhaps another one. */
static void draw_numbers (gh_trial *t, unsigned cells, char *text)
{
  unsigned const rows = 1 + gh_draw (t->choices, cells),
                 columns = 1 + gh_draw (t->choices, cells / rows);
  text += sprintf (text, "%u,%u", rows, columns);
  if (gh_draw (t->choices, 2))
    sprintf (text, "+%u,%u", 1 + gh_draw (t->choices, 2), 1 + gh_draw (t->choices, 2));
}

static gh_position draw_position (gh_trial *t, const gh_ruleset *ruleset, unsigned cells)
{
  char text[GH_POSITION_TEXT], error[200];
  gh_position position;
  cells = cells < GH_NATURAL_CELLS ? cells : GH_NATURAL_CELLS;
  if (ruleset->cells)
    draw_text (t, ruleset, cells, text);
  else
    draw_numbers (t, cells, text);
  if (!ruleset->read (text, &position, error, sizeof error))
    gh_broken ("gh_natural_form", ruleset->name, error);
  return position;
}

gh_form gh_natural_position (gh_trial *t, const gh_ruleset *ruleset, unsigned cells)
{
  return gh_position_code (t->store, ruleset, draw_position (t, ruleset, cells));
}

gh_form gh_natural_form_of (gh_trial *t, const gh_ruleset *ruleset, unsigned cells)
{
  return gh_position_form (t->store, ruleset, draw_position (t, ruleset, cells));
}

gh_form gh_natural_form (gh_trial *t, unsigned cells)
{
  size_t const span = gh_span_start (t->choices);
  gh_form const form = gh_natural_form_of (t, draw_ruleset (t), cells);
  gh_span_end (t->choices, span);
  return form;
}
