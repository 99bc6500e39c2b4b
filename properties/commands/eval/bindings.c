#include "commands/eval/bindings.h"
#include "form/measure.h"
#include "form/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *gh_bindings_declare (const gh_bindings *b, const char *text, size_t length, size_t *size)
{
  gh_text made;
  FILE *const out = gh_text_open (&made);
  if (!out) {
    free (made.at);
    return NULL;
  }
  for (size_t i = 0; i < b->count; i++)
    fprintf (out, "%s %s %s", i ? "," : "for", gh_sort_words[b->items[i].sort], b->items[i].name);
  fputs (b->count ? ":\n" : "", out);
  fwrite (text, 1, length, out);
  bool const whole = gh_text_close (&made, out);
  *size = made.length;
  if (whole)
    return made.at;
  free (made.at);
  return NULL;
}

void gh_bindings_values (const gh_bindings *b, gh_store *to, gh_form *values)
{
  for (size_t i = 0; i < b->count; i++)
    values[i] = gh_form_copy (to, b->store, b->items[i].form);
}

static size_t find (const gh_bindings *b, const char *name)
{
  size_t i = 0;
  while (i < b->count && strcmp (b->items[i].name, name) != 0)
    i++;
  return i;
}

bool gh_bindings_room (const gh_bindings *b, const char *name)
{
  return find (b, name) < GH_MOST_VARIABLES;
}

typedef struct set_call {
  const gh_bindings *before;
  gh_bindings *after;
  gh_binding binding;
  gh_store *from;
} set_call;

static void set (void *argument)
{
  const set_call *const call = argument;
  gh_bindings *const after = call->after;
  size_t const place = find (call->before, call->binding.name);
  for (size_t i = 0; i < call->before->count; i++) {
    after->items[i] = call->before->items[i];
    if (i != place)
      after->items[i].form =
          gh_form_copy (after->store, call->before->store, call->before->items[i].form);
  }
  after->items[place] = call->binding;
  after->items[place].form = gh_form_copy (after->store, call->from, call->binding.form);
  after->count = call->before->count + (place == call->before->count);
}

/* All forms go to a new store, so that what is not bound any more takes no room. */
gh_status gh_bindings_set (gh_bindings *b, gh_binding binding, gh_store *from)
{
  gh_bindings after = {.store = gh_store_new (gh_store_limits (from), NULL)};
  set_call call = {b, &after, binding, from};
  gh_status const status = after.store ? gh_try (after.store, set, &call) : GH_NO_MEMORY;
  gh_store_free (status ? after.store : b->store);
  if (status == GH_OK)
    *b = after;
  return status;
}

void gh_bindings_free (gh_bindings *b)
{
  gh_store_free (b->store);
}
