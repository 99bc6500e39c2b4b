#include "output/facts.h"
#include "form/show.h"
#include "output/made_facts.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_for_programs (const gh_facts *f)
{
  return f->format == GH_FORMAT_CSV || f->format == GH_FORMAT_JSON;
}

/* ---- values ---------------------------------------------------------------------------------- */

static void end_value (gh_facts *f)
{
  if (f->open && f->format == GH_FORMAT_LATEX)
    puts ("\\end{tabular}");
  f->open = false;
}

static void take_text (gh_facts *f, const char *text, size_t length)
{
  size_t const size = 4 * length + 16; /* four for a byte that is not shown as it is */
  free (f->text);
  f->text = malloc (size);
  f->starved |= !f->text;
  if (f->text)
    gh_show (text, length, f->text, size);
}

static const char *text_of (const gh_facts *f)
{
  return f->text ? f->text : "";
}

static void begin_value (gh_facts *f, const char *text, size_t length)
{
  switch (f->format) {
  case GH_FORMAT_TEXT: break;
  case GH_FORMAT_LATEX: printf ("%% %s\n\\begin{tabular}{ll}\n", text_of (f)); break;
  case GH_FORMAT_MARKDOWN:
    fputs ("| | `", stdout);
    gh_put_markdown (stdout, text_of (f));
    puts ("` |\n|---|---|");
    break;
  case GH_FORMAT_CSV:
    if (!f->count)
      fputs ("text,property,value\r\n", stdout);
    break;
  case GH_FORMAT_JSON: made_value (f, text, length); break;
  }
}

void gh_facts_next (gh_facts *f, const char *text, size_t length)
{
  bool const between = f->count && !f->dense && !is_for_programs (f);
  end_value (f);
  if (between)
    putchar ('\n');
  take_text (f, text, length);
  begin_value (f, text, length);
  f->open = true;
  f->count++;
}

/* ---- facts ----------------------------------------------------------------------------------- */

static void put_row (const gh_facts *f, const char *title, const char *value)
{
  gh_put_csv (stdout, text_of (f));
  putchar (',');
  gh_put_csv (stdout, title);
  putchar (',');
  gh_put_csv (stdout, value);
  fputs ("\r\n", stdout);
}

static void put (gh_facts *f, unsigned how, const char *title, const char *value)
{
  bool const math = how & GH_FACT_MATH;
  switch (f->format) {
  case GH_FORMAT_TEXT: printf ("%-13s %s\n", title, value); break;
  case GH_FORMAT_LATEX:
    printf ("  %s & ", title);
    if (math)
      printf ("$%s$", value);
    else
      gh_put_latex (stdout, value);
    puts (" \\\\");
    break;
  case GH_FORMAT_MARKDOWN:
    printf ("| %s | %s", title, math ? "`" : "");
    gh_put_markdown (stdout, value);
    printf ("%s |\n", math ? "`" : "");
    break;
  case GH_FORMAT_CSV: put_row (f, title, value); break;
  case GH_FORMAT_JSON: made_fact (f, title, value, how & GH_FACT_ITEM); break;
  }
}

void gh_facts_add (gh_facts *f, unsigned how, const char *title, const char *format, ...)
{
  char few[200], *text = few;
  va_list arguments, again;
  if (!(how & (is_for_programs (f) ? GH_FOR_PROGRAMS : GH_FOR_PEOPLE)))
    return;
  va_start (arguments, format);
  va_copy (again, arguments);
  int const length = vsnprintf (few, sizeof few, format, arguments);
  if (length >= (int)sizeof few && (text = malloc ((size_t)length + 1)))
    vsnprintf (text, (size_t)length + 1, format, again);
  va_end (again);
  va_end (arguments);
  f->starved |= !text;
  if (text)
    put (f, how, title, text);
  if (text != few)
    free (text);
}

/* What was written since a fact was begun; false: not all of it is there. */
static bool close_piece (gh_facts *f)
{
  FILE *const out = f->out;
  f->out = NULL;
  return gh_text_close (&f->piece, out) && out;
}

static void forget_piece (gh_facts *f)
{
  if (f->out)
    close_piece (f);
  free (f->piece.at);
  f->piece = (gh_text){0};
}

FILE *gh_facts_begin (gh_facts *f)
{
  forget_piece (f);
  f->out = gh_text_open (&f->piece);
  f->starved |= !f->out;
  return f->out;
}

void gh_facts_put (gh_facts *f, unsigned how, const char *title)
{
  if (close_piece (f))
    gh_facts_add (f, how, title, "%s", f->piece.at);
  else
    f->starved = true;
  forget_piece (f);
}

void gh_facts_corner (gh_facts *f, const char *wall, const char *value)
{
  bool const whole = close_piece (f);
  const char *const temperature = f->piece.at;
  char title[100];
  f->starved |= !whole;
  if (whole && f->format == GH_FORMAT_JSON)
    made_corner (f, wall, temperature, value);
  if (whole && f->format == GH_FORMAT_CSV) {
    snprintf (title, sizeof title, "%s at %.60s", wall, temperature);
    put_row (f, title, value);
  }
  forget_piece (f);
}

void gh_facts_truth (gh_facts *f, bool holds)
{
  if (f->format == GH_FORMAT_TEXT)
    puts (holds ? "true" : "false");
  else if (f->format == GH_FORMAT_JSON)
    made_truth (f, holds);
  else
    put (f, 0, "holds", holds ? "true" : "false");
}

bool gh_facts_end (gh_facts *f)
{
  forget_piece (f);
  end_value (f);
  bool const whole = f->format != GH_FORMAT_JSON || made_end (f);
  free (f->text);
  f->text = NULL;
  return whole && !f->starved;
}
