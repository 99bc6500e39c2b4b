#include "output/made_facts.h"
#include "output/document/document.h"
#include "output/document/made.h"

#include <stdio.h>

void made_value (gh_facts *f, const char *text, size_t length)
{
  if (!f->all)
    f->all = json_array ();
  f->made = json_pack ("{s:o}", "text", gh_made_span (text, length));
  f->starved |= !f->made || json_array_append_new (f->all, f->made);
}

static void add (gh_facts *f, const char *title, json_t *value, bool item)
{
  json_t *array = item ? json_object_get (f->made, title) : NULL;
  if (item && !array) {
    array = json_array ();
    f->starved |= !array || json_object_set_new (f->made, title, array);
  }
  f->starved |= !value || (item ? json_array_append_new (array, value)
                                : json_object_set_new (f->made, title, value));
}

void made_fact (gh_facts *f, const char *title, const char *value, bool item)
{
  add (f, title, gh_made_text (value), item);
}

void made_corner (gh_facts *f, const char *wall, const char *temperature, const char *value)
{
  add (f, wall, json_pack ("{s:s, s:s}", "temperature", temperature, "value", value), true);
}

void made_truth (gh_facts *f, bool holds)
{
  add (f, "holds", json_boolean (holds), false);
}

bool made_end (gh_facts *f)
{
  if (!f->all)
    f->all = json_array ();
  bool const whole = !f->starved && f->all && gh_document_write (stdout, f->all);
  if (f->all)
    putchar ('\n');
  json_decref (f->all);
  f->all = NULL;
  return whole;
}
