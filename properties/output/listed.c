#include "output/listed.h"

#include <string.h>

#define COLUMNS 100
#define INDENT 20
#define MOST_LINES 2 /* --verbose and the other formats have all */

gh_listed gh_listed_begin (FILE *out, const char *title, size_t count)
{
  int const used = fprintf (out, "    %-15s %zu theorem%s: ", title, count, count == 1 ? "" : "s");
  return (gh_listed){.out = out, .column = used < 0 ? 0 : (unsigned)used, .lines = 1};
}

void gh_listed_put (gh_listed *n, const char *name)
{
  unsigned const length = (unsigned)strlen (name) + 2;
  bool const full = n->column + length > COLUMNS;
  if (n->left_out || (full && n->lines == MOST_LINES)) {
    n->left_out++;
    return;
  }
  if (full) {
    fprintf (n->out, ",\n%*s", INDENT, "");
    n->column = INDENT;
    n->lines++;
  } else if (n->named)
    fputs (", ", n->out);
  fputs (name, n->out);
  n->column += length;
  n->named = true;
}

void gh_listed_end (const gh_listed *n)
{
  if (n->left_out)
    fprintf (n->out, ", and %zu more", n->left_out);
  fputc ('\n', n->out);
}
