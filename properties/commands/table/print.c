#include "commands/table/print.h"
#include "commands/command.h"
#include "form/show.h"

#include <string.h>

/* ---- text ------------------------------------------------------------------------------------ */

#define CELL 24   /* characters of a value in a grid; a longer one stands below it */
#define ACROSS 10 /* heaps in a row */

static const char *heading (const gh_table *t)
{
  return t->reduced ? "reduced" : "value";
}

static const char *text_of (const gh_table_cell *cell)
{
  return cell->state == GH_CELL_FOUND ? cell->value : cell->state == GH_CELL_LIMIT ? "limit" : "";
}

/* How many of the cells before this one have values that are too long for the grid. */
static size_t long_before (const gh_table *t, const gh_table_cell *cell)
{
  size_t count = 0;
  for (const gh_table_cell *c = t->cells; c < cell; c++)
    count += strlen (text_of (c)) > CELL;
  return count;
}

/* What a cell of the grid shows: its value, or the number under which that stands below. */
static void show (const gh_table *t, const gh_table_cell *cell, char shown[CELL + 1])
{
  const char *const text = text_of (cell);
  if (strlen (text) <= CELL)
    snprintf (shown, CELL + 1, "%s", text);
  else
    snprintf (shown, CELL + 1, "[%zu]", long_before (t, cell) + 1);
}

/* The cell at a place of the grid; NULL: there is none. */
static const gh_table_cell *cell_at (const gh_table *t, size_t row, size_t column, size_t across)
{
  size_t const i = row * across + column;
  return i < t->count ? &t->cells[i] : NULL;
}

static int width_of (const gh_table *t, size_t rows, size_t column, size_t across)
{
  char shown[CELL + 1];
  int width = 1 + (column >= 9); /* of the size above it */
  for (size_t row = 0; row < rows; row++) {
    const gh_table_cell *const cell = cell_at (t, row, column, across);
    if (cell)
      show (t, cell, shown);
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
    show (t, cell, shown);
    pending += 2;
    if (*shown) {
      fprintf (out, "%*s%s", (int)pending, "", shown);
      pending = 0;
    }
    pending += (unsigned)(widths[column] - (int)strlen (shown));
  }
  putc ('\n', out);
}

/* The values that have no room in the grid. */
static void put_long (FILE *out, const gh_table *t)
{
  size_t count = 0;
  for (const gh_table_cell *c = t->cells; c < t->cells + t->count; c++)
    if (strlen (text_of (c)) > CELL)
      fprintf (out, "%s[%zu]  %s\n", count ? "" : "\n", count + 1, c->value), count++;
}

/* Sizes stand on the left and above; of heaps their last digit stands above. */
static void print_text (FILE *out, const gh_table *t)
{
  const gh_table_subject *const s = &t->subject;
  size_t const across = s->sizes[1] ? t->most[1] : ACROSS;
  size_t const rows = (t->count + across - 1) / across;
  int widths[GH_POSITION_TEXT];
  const char *const reduced = t->reduced ? ", reduced canonical forms" : "";
  if (s->sizes[1])
    fprintf (out, "%s, %s by %s%s\n\n", s->name, s->sizes[0], s->sizes[1], reduced);
  else
    fprintf (out, "%s, by heaps%s\n\n", s->name, reduced);
  fprintf (out, "%6s", "");
  for (size_t column = 0, before = 0; column < across && column < t->count; column++) {
    widths[column] = width_of (t, rows, column, across);
    fprintf (out, "%*s%zu", (int)before + 2, "", column + s->least);
    before = (size_t)widths[column] - (column + s->least > 9 ? 2 : 1);
  }
  putc ('\n', out);
  for (size_t row = 0; row < rows; row++)
    put_row (out, t, row, across, widths);
  put_long (out, t);
}

/* ---- LaTeX and Markdown: the same grid ------------------------------------------------------- */

/* How a format writes a grid. */
typedef struct grid {
  const char *row, *cell, *end; /* before a row's name, before each cell, after a row */
  const char *left, *right;     /* of a value */
  bool latex;                   /* values are written in LaTeX's notation */
} grid;

static void put_grid_row (FILE *out, const gh_table *t, const grid *g, size_t row, size_t across)
{
  fprintf (out, "%s%u", g->row, cell_at (t, row, 0, across)->size[0]);
  for (size_t column = 0; column < across; column++) {
    const gh_table_cell *const cell = cell_at (t, row, column, across);
    const char *const text = cell ? text_of (cell) : "";
    bool const value = cell && cell->state == GH_CELL_FOUND;
    fprintf (out, "%s%s", g->cell, value ? g->left : "");
    if (g->latex)
      fputs (value ? cell->latex : text, out);
    else
      gh_put_markdown (out, text);
    fputs (value ? g->right : "", out);
  }
  fputs (g->end, out);
}

static size_t columns_of (const gh_table *t)
{
  return t->subject.sizes[1] ? t->most[1] : t->count < ACROSS ? t->count : ACROSS;
}

/* The names of the columns; of heaps their last digits. */
static void put_heads (FILE *out, const gh_table *t, const grid *g)
{
  fputs (g->row, out);
  for (size_t column = 0; column < columns_of (t); column++)
    fprintf (out, "%s%s%zu", g->cell, t->subject.sizes[1] ? "" : "+", column + t->subject.least);
  fputs (g->end, out);
}

static void put_rows (FILE *out, const gh_table *t, const grid *g)
{
  size_t const across = columns_of (t);
  for (size_t row = 0; row * across < t->count; row++)
    put_grid_row (out, t, g, row, across);
}

static void print_markdown (FILE *out, const gh_table *t)
{
  static const grid g = {"| ", " | ", " |\n", "`", "`", false};
  put_heads (out, t, &g);
  fputs ("|--:", out);
  for (size_t i = 0; i < columns_of (t); i++)
    fputs ("|---", out);
  fputs ("|\n", out);
  put_rows (out, t, &g);
}

static void print_latex (FILE *out, const gh_table *t)
{
  static const grid g = {"  ", " & ", " \\\\\n", "$", "$", true};
  fputs ("\\begin{tabular}{r|", out);
  for (size_t i = 0; i < columns_of (t); i++)
    putc ('l', out);
  fputs ("}\n", out);
  put_heads (out, t, &g);
  fputs ("  \\hline\n", out);
  put_rows (out, t, &g);
  fputs ("\\end{tabular}\n", out);
}

/* ---- CSV ----------------------------------------------------------------------------------- */

static void print_csv (FILE *out, const gh_table *t)
{
  const gh_table_subject *const s = &t->subject;
  fprintf (out, "%s,", s->sizes[0]);
  if (s->sizes[1])
    fprintf (out, "%s,", s->sizes[1]);
  fprintf (out, "%s,outcome,mean,temperature\r\n", heading (t));
  for (const gh_table_cell *c = t->cells; c < t->cells + t->count; c++) {
    if (c->state == GH_CELL_OPEN)
      continue;
    fprintf (out, "%u,", c->size[0]);
    if (s->sizes[1])
      fprintf (out, "%u,", c->size[1]);
    gh_put_csv (out, c->state == GH_CELL_FOUND ? c->value : "limit");
    if (c->state == GH_CELL_FOUND)
      fprintf (out, ",%c,%s,%s\r\n", c->outcome, c->mean, c->temperature);
    else
      fputs (",,,\r\n", out);
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
    fprintf (out, "\"%s\": \"%s\", ", heading (t), text_of (c));
    if (c->state == GH_CELL_FOUND)
      fprintf (out, "\"outcome\": \"%c\", \"mean\": \"%s\", \"temperature\": \"%s\"}", c->outcome,
               c->mean, c->temperature);
    else
      fputs ("\"outcome\": null, \"mean\": null, \"temperature\": null}", out);
  }
  fputs ("\n]}\n", out);
}

void gh_table_show (FILE *out, const gh_table *t, gh_format format)
{
  switch (format) {
  case GH_FORMAT_TEXT: print_text (out, t); break;
  case GH_FORMAT_LATEX: print_latex (out, t); break;
  case GH_FORMAT_MARKDOWN: print_markdown (out, t); break;
  case GH_FORMAT_CSV: print_csv (out, t); break;
  case GH_FORMAT_JSON: print_json (out, t); break;
  }
}
