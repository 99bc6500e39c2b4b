#include "coded/coded.h"
#include "form/game_set.h"
#include "form/genus.h"
#include "form/thermograph.h"
#include "heap/list.h"
#include "loopy/value.h"
#include "rulesets/code.h"
#include "transfinite/value.h"

#include <string.h>

bool gh_is_coded (gh_type type)
{
  return gh_is_transfinite (type) || type == GH_POSITION || type == GH_OPTIONS ||
         type == GH_HEAP_LIST;
}

const char *gh_coded_print (gh_store *store, gh_type type, gh_form code)
{
  return type == GH_POSITION    ? gh_position_print (store, code)
         : type == GH_OPTIONS   ? gh_options_print (store, code)
         : type == GH_HEAP_LIST ? gh_heap_list_print (store, code)
                                : gh_transfinite_print (store, type, code);
}

const char *gh_print_otherwise (gh_store *store, gh_type type, gh_form value, bool words)
{
  return gh_is_coded (type)       ? gh_coded_print (store, type, value)
         : gh_is_loopy (type)     ? gh_loopy_value_print (store, type, value, GH_STYLE_FULL, words)
         : type == GH_GENUS       ? gh_genus_print (store, value)
         : type == GH_THERMOGRAPH ? gh_thermograph_print (store, value)
         : type == GH_GAMES       ? gh_game_set_print (store, value)
         : type == GH_MAYBE_TRUTH ? (value == GH_ZERO ? "false" : "true")
                                  : NULL;
}

uint64_t gh_coded_size (gh_store *store, gh_type type, gh_form code)
{
  return gh_is_transfinite (type) ? gh_transfinite_size (store, type, code)
                                  : strlen (gh_coded_print (store, type, code));
}
