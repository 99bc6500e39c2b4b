/* Thermographs as text. */
#include "form/thermograph.h"
#include "form/writer.h"

const char *gh_thermograph_print (gh_store *store, gh_form thermograph)
{
  gh_write_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form x = gh_thermograph_next (store, thermograph, side, GH_NO_FORM);
    gh_write (store, side == GH_LEFT ? "" : " | ");
    while (x != GH_NO_FORM) {
      gh_write_rational (store, gh_option (store, x, GH_LEFT, 0));
      gh_write (store, "@");
      gh_write_rational (store, gh_option (store, x, GH_RIGHT, 0));
      x = gh_thermograph_next (store, thermograph, side, x);
      gh_write (store, x != GH_NO_FORM ? " " : "");
    }
  }
  return gh_write_end (store);
}
