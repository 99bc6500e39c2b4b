#include "coded/coded.h"
#include "rulesets/code.h"
#include "transfinite/value.h"

#include <string.h>

bool gh_is_coded (gh_type type)
{
  return gh_is_transfinite (type) || type == GH_POSITION || type == GH_OPTIONS;
}

const char *gh_coded_print (gh_store *store, gh_type type, gh_form code)
{
  return type == GH_POSITION  ? gh_position_print (store, code)
         : type == GH_OPTIONS ? gh_options_print (store, code)
                              : gh_transfinite_print (store, type, code);
}

uint64_t gh_coded_size (gh_store *store, gh_type type, gh_form code)
{
  return gh_is_transfinite (type) ? gh_transfinite_size (store, type, code)
                                  : strlen (gh_coded_print (store, type, code));
}
