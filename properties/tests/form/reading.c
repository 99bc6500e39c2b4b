#include "tests/form/reading.h"

#include <stdio.h>
#include <string.h>

static void read_it (void *argument)
{
  reading *const r = argument;
  r->form = gh_read (r->store, r->text, r->length, r->names, &r->error);
}

gh_status read_now (reading *r)
{
  return gh_try (r->store, read_it, r);
}

gh_status read_text (reading *r, gh_store *store, const char *text, size_t length)
{
  *r = (reading){store, text, length, NULL, GH_ZERO, {0, 0, ""}};
  return read_now (r);
}

bool error_is (const gh_error *error, size_t line, size_t column, const char *words)
{
  bool const good = error->line == line && error->column == column && !strcmp (error->text, words);
  if (!good)
    fprintf (stderr, "  %zu:%zu: %s\n", error->line, error->column, error->text);
  return good;
}

const char *followed (const char *text, char byte)
{
  static char copy[200];
  snprintf (copy, sizeof copy, "%s%c", text, byte);
  return copy;
}

bool reads_as (gh_store *store, const char *text, size_t length, gh_form form)
{
  reading r;
  return read_text (&r, store, text, length) == GH_OK && r.form == form;
}

typedef struct printing {
  gh_store *store;
  gh_form form;
  gh_style style;
  char *text;
} printing;

static void print_it (void *argument)
{
  printing *const p = argument;
  p->text = strdup (gh_print (p->store, p->form, p->style));
}

char *print_text (gh_store *store, gh_form form, gh_style style, gh_status *status)
{
  printing p = {store, form, style, NULL};
  *status = gh_try (store, print_it, &p);
  return p.text;
}
