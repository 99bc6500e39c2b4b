/* Sets of games. */
#include "form/game_set.h"
#include "form/writer.h"

bool gh_is_game_set (const gh_store *store, gh_form form)
{
  return gh_option_count (store, form, GH_RIGHT) == 0;
}

const char *gh_game_set_print (gh_store *store, gh_form set)
{
  gh_write_begin (store);
  gh_write (store, "{");
  GH_EACH (store, GH_LEFT, x, set) {
    gh_write (store, x_at ? "," : "");
    gh_write_game (store, x, GH_STYLE_FULL);
  }
  gh_write (store, "|}");
  return gh_write_end (store);
}
