#include "harness/cases/pitfalls.h"
#include "form/notation.h"
#include "loopy/text.h"
#include "transfinite/value.h"

#include <string.h>

static const struct {
  gh_type type;
  const char *text;
} pitfalls[] = {
#define PITFALL(type, text) {GH_##type, text},
#include "harness/cases/pitfalls.def"
#undef PITFALL
};

static gh_form read (gh_store *store, gh_type type, const char *text)
{
  gh_error error = {.text = "no form"};
  size_t const length = strlen (text);
  gh_form const form = type == GH_GAME      ? gh_read (store, text, length, NULL, &error)
                       : type == GH_ORDINAL ? gh_ordinal_read (store, text, length, &error)
                       : type == GH_SURREAL ? gh_surreal_read (store, text, length, &error)
                                            : gh_loopy_read (store, text, length, &error);
  if (form == GH_NO_FORM)
    gh_broken ("gh_pitfalls_each", text, error.text);
  return form;
}

void gh_pitfalls_each (gh_store *store, gh_sort sort, void (*add) (void *, gh_form), void *context)
{
  gh_type const type = gh_is_code (sort) ? gh_type_of_sort (sort) : GH_GAME;
  for (size_t i = 0; i < sizeof pitfalls / sizeof *pitfalls; i++)
    if (pitfalls[i].type == type)
      add (context, read (store, type, pitfalls[i].text));
}
