#include "commands/values.h"

#include <string.h>

void gh_read_values (void *argument)
{
  gh_values *const v = argument;
  for (const char *at = v->text; *at && v->count < GH_MOST_VARIABLES;) {
    size_t const length = strcspn (at, ";");
    const char *const equals = memchr (at, '=', length);
    const char *const value = equals ? equals + 1 : at;
    v->name = at;
    gh_form const form = gh_read (v->store, value, (size_t)(at + length - value), NULL, &v->error);
    v->given[v->count++] = (gh_given){v->store, form};
    at += length + (at[length] == ';');
  }
}
