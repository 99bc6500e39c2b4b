#include "commands/values.h"

#include <stdlib.h>
#include <string.h>

static void read_choices (gh_values *v, const char *at)
{
  char *end;
  for (; v->choice_count < GH_MOST_SHOWN_CHOICES; at = end) {
    unsigned long const choice = strtoul (at, &end, 10);
    if (end == at)
      return;
    v->choices[v->choice_count++] = (uint32_t)choice;
  }
}

void gh_read_values (void *argument)
{
  gh_values *const v = argument;
  for (const char *at = v->text; *at && v->count <= GH_MOST_VARIABLES;) {
    size_t const length = strcspn (at, ";");
    const char *const equals = memchr (at, '=', length);
    const char *const value = equals ? equals + 1 : at;
    v->name = at;
    if (!strncmp (at, "choices ", 8)) {
      read_choices (v, at + 8);
      return;
    }
    if (v->count == GH_MOST_VARIABLES)
      return;
    gh_form const form = gh_read (v->store, value, (size_t)(at + length - value), NULL, &v->error);
    v->given[v->count++] = (gh_given){v->store, form};
    at += length + (at[length] == ';');
    at += strspn (at, " ");
  }
}
