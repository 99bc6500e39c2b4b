#include "commands/table/print.h"
#include "commands/command.h"
#include "form/show.h"

#include <string.h>

/* ---- text ------------------------------------------------------------------------------------ */

#define CELL 24   /* characters of a value in a grid */
#define ACROSS 10 /* heaps in a row */

/* What a cell of the grid shows. Returns whether that is all of the value. */
static bool show (const gh_table_cell *cell, char shown[CELL + 1])
{
  const char *const text = cell->state == GH_CELL_FOUND   ? cell->value
                           : cell->state == GH_CELL_LIMIT ? "limit"
                                                          : "";
  size_t const length = strlen (text);
  gh_show (text, length, shown, CELL + 1);
  return length <= CELL;
}

/* The cell at a place of the grid; NULL: there is none. */
static const gh_table_cell *cell_at (const gh_table *t, size_t row, size_t column, size_t across)
{
  size_t const i = row * across + column;
  return i < t->count ? &t->cells[i] : NULL;
}

static int width_of (const gh_table *t, size_t rows, size_t column, size_t across, bool *whole)
{
  char shown[CELL + 1];
  int width = 1 + (column >= 9); /* of the size above it */
  for (size_t row = 0; row < rows; row++) {
    const gh_table_cell *const cell = cell_at (t, row, column, across);
    *whole = (!cell || show (cell, shown)) && *whole;
    width = cell && (int)strlen (shown) > width ? (int)strlen (shown) : width;
  }
  return width;
}

static void put_row (FILE *out, const gh_table *t, size_t row, size_t across, const int *widths)
{
  char shown[CELL + 1];
  const gh_table_cell *cell = cell_at (t, row, 0, across);
  unsigned pending = 0;
  fprintf (out, "%6u", cell->size[0]);
  for (size_t column = 0; column < across; column++) {
    if (!(cell = cell_at (t, row, column, across)))
      break;
    show (cell, shown);
    pending += 2;
    if (*shown) {
      fprintf (out, "%*s%s", (int)pending, "", shown);
      pending = 0;
    }
    pending += (unsigned)(widths[column] - (int)strlen (shown));
  }
  putc ('\n', out);
}

/* Sizes stand on the left and above; of heaps their last digit stands above. */
static void print_text (FILE *out, const gh_table *t)
{
  const gh_table_subject *const s = &t->subject;
  size_t const across = s->sizes[1] ? t->most[1] : ACROSS;
  size_t const rows = (t->count + across - 1) / across;
  int widths[GH_POSITION_TEXT];
  bool whole = true;
  if (s->sizes[1])
    fprintf (out, "%s, %s by %s\n\n", s->name, s->sizes[0], s->sizes[1]);
  else
    fprintf (out, "%s, by heaps\n\n", s->name);
  fprintf (out, "%6s", "");
  for (size_t column = 0, before = 0; column < across && column < t->count; column++) {
    widths[column] = width_of (t, rows, column, across, &whole);
    fprintf (out, "%*s%zu", (int)before + 2, "", column + s->least);
    before = (size_t)widths[column] - (column + s->least > 9 ? 2 : 1);
  }
  putc ('\n', out);
  for (size_t row = 0; row < rows; row++)
    put_row (out, t, row, across, widths);
  if (!whole && !gh_is_quiet ())
    fputs ("\nLong values lack their middle; --format csv shows all.\n", out);
}

/* ---- CSV, by RFC 4180 ------------------------------------------------------------------------ */

static void put_field (FILE *out, const char *text, const char *end)
{
  const char *const quote = strchr (text, ',') ? "\"" : ""; /* no notation has a quote */
  fprintf (out, "%s%s%s%s", quote, text, quote, end);
}

static void print_csv (FILE *out, const gh_table *t)
{
  const gh_table_subject *const s = &t->subject;
  fprintf (out, "%s,", s->sizes[0]);
  if (s->sizes[1])
    fprintf (out, "%s,", s->sizes[1]);
  fputs ("value,outcome,mean,temperature\r\n", out);
  for (const gh_table_cell *c = t->cells; c < t->cells + t->count; c++) {
    if (c->state == GH_CELL_OPEN)
      continue;
    fprintf (out, "%u,", c->size[0]);
    if (s->sizes[1])
      fprintf (out, "%u,", c->size[1]);
    put_field (out, c->state == GH_CELL_FOUND ? c->value : "limit", ",");
    if (c->state == GH_CELL_FOUND)
      fprintf (out, "%c,%s,%s\r\n", c->outcome, c->mean, c->temperature);
    else
      fputs (",,\r\n", out);
  }
}

/* ---- JSON: in no name and no notation is there anything to escape ---------------------------- */

static void print_json (FILE *out, const gh_table *t)
{
  const gh_table_subject *const s = &t->subject;
  const char *between = "\n";
  fprintf (out, "{\"ruleset\": \"%s\", \"values\": [", s->name);
  for (const gh_table_cell *c = t->cells; c < t->cells + t->count; c++) {
    if (c->state == GH_CELL_OPEN)
      continue;
    fprintf (out, "%s{\"%s\": %u, ", between, s->sizes[0], c->size[0]);
    between = ",\n";
    if (s->sizes[1])
      fprintf (out, "\"%s\": %u, ", s->sizes[1], c->size[1]);
    if (c->state == GH_CELL_FOUND)
      fprintf (out,
               "\"value\": \"%s\", \"outcome\": \"%c\", \"mean\": \"%s\", \"temperature\": \"%s\"}",
               c->value, c->outcome, c->mean, c->temperature);
    else
      fputs ("\"value\": \"limit\", \"outcome\": null, \"mean\": null, \"temperature\": null}",
             out);
  }
  fputs ("\n]}\n", out);
}

gh_table_print *gh_table_format (const char *word)
{
  return !strcmp (word, "text")   ? print_text
         : !strcmp (word, "csv")  ? print_csv
         : !strcmp (word, "json") ? print_json
                                  : NULL;
}
