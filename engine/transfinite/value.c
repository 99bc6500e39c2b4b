#include "transfinite/value.h"
#include "transfinite/long.h"
#include "transfinite/ordinal.h"
#include "transfinite/surreal_text.h"
#include "transfinite/text.h"

#include <stdio.h>
#include <string.h>

bool gh_is_transfinite (gh_type type)
{
  return type == GH_ORDINAL || type == GH_MAYBE_ORDINAL || type == GH_SURREAL ||
         type == GH_MAYBE_SURREAL || type == GH_LONG;
}

const char *gh_transfinite_print (gh_store *store, gh_type type, gh_form code)
{
  return type == GH_LONG ? gh_long_print (store, code) : gh_normal_print (store, code);
}

_Noreturn static void refuse (gh_store *store, gh_error *error, const char *words)
{
  *error = (gh_error){.line = 1, .column = 1};
  snprintf (error->text, sizeof error->text, "found a number %s", words);
  gh_fail (store, GH_SYNTAX);
}

gh_form gh_ordinal_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  gh_form const number = gh_normal_read (store, text, length, error);
  if (gh_is_ordinal (store, number))
    return number;
  refuse (store, error, "that is no ordinal, expected one such as w^2.3 + w + 5");
}

gh_form gh_surreal_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  gh_surreal_number const x = gh_surreal_number_read (store, text, length, error);
  if (x.normal == GH_NO_FORM || x.endless)
    refuse (store, error, "that is not finite in normal form, expected one such as w/2 - 1/3");
  return x.normal;
}

uint64_t gh_transfinite_size (gh_store *store, gh_type type, gh_form code)
{
  if (type != GH_LONG) {
    uint32_t const size = gh_ordinal_size (store, code);
    return size == UINT32_MAX ? UINT64_MAX : size;
  }
  return strlen (gh_transfinite_print (store, type, code));
}
