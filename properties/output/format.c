#include "output/format.h"

#include <string.h>

const char *const gh_format_words[] = {"text", "latex", "markdown", "csv", "json", NULL};

typedef struct escape {
  char from;
  const char *to;
} escape;

static void put (FILE *out, const char *text, const escape *escapes)
{
  for (; *text; text++) {
    const escape *e = escapes;
    while (e->from && e->from != *text)
      e++;
    if (e->from)
      fputs (e->to, out);
    else
      putc (*text, out);
  }
}

void gh_put_latex (FILE *out, const char *text)
{
  static const escape escapes[] = {
      {'{', "\\{"}, {'}', "\\}"}, {'_', "\\_"},   {'#', "\\#"},     {'%', "\\%"},
      {'&', "\\&"}, {'$', "\\$"}, {'^', "\\^{}"}, {'~', "\\~{}"},   {'\\', "\\textbackslash{}"},
      {'<', "$<$"}, {'>', "$>$"}, {'|', "$|$"},   {'*', "$\\ast$"}, {0, NULL}};
  put (out, text, escapes);
}

void gh_put_markdown (FILE *out, const char *text)
{
  static const escape escapes[] = {{'|', "\\|"}, {0, NULL}};
  put (out, text, escapes);
}

void gh_put_csv (FILE *out, const char *text)
{
  static const escape escapes[] = {{'"', "\"\""}, {0, NULL}};
  const char *const quote = strpbrk (text, "\",\r\n") ? "\"" : "";
  fputs (quote, out);
  put (out, text, escapes);
  fputs (quote, out);
}
