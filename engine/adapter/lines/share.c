#include "adapter/lines/share.h"
#include "adapter/tables/map.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"

#include <stdio.h>
#include <string.h>

#define NAMED_MOVES 24 /* with more of them a position has a name, where the whole is too long */

bool share_worth (gh_store *store, gh_form form, gh_style style, uint64_t moves)
{
  gh_number_up_star shape;
  if (form == GH_ZERO || (style != GH_STYLE_BRACES && gh_is_numeral (store, form)))
    return false;
  return gh_tree_moves (store, form) > moves &&
         (style != GH_STYLE_FULL || !gh_shape_of (store, form, &shape));
}

typedef struct writer {
  gh_store *store;
  bytes *text;
  map names; /* form -> n of the name gn */
  uint32_t first;
  gh_form form;
  const char *tree; /* its text, where that is not too long */
} writer;

static void put (writer *w, const char *word)
{
  size_t const length = strlen (word);
  if (w->text->count + length > gh_store_limits (w->store)->length)
    gh_fail (w->store, GH_OVER_LENGTH);
  if (!bytes_add (w->text, word, length))
    gh_fail (w->store, GH_NO_MEMORY);
}

static void put_name (writer *w, uint32_t name)
{
  char word[16];
  snprintf (word, sizeof word, "g%u", name);
  put (w, word);
}

static void put_position (writer *w, gh_form form)
{
  uint32_t name;
  if (map_get (&w->names, form, 0, 0, 0, &name))
    put_name (w, name);
  else
    put (w, gh_print (w->store, form, GH_STYLE_FULL));
}

static void put_options (writer *w, gh_form form, gh_side side)
{
  const char *comma = "";
  GH_EACH (w->store, side, x, form) {
    put (w, comma);
    put_position (w, x);
    comma = ",";
  }
}

/* Name a position that is worth it, and its options before. */
static void name (writer *w, gh_form form)
{
  uint32_t known;
  if (!share_worth (w->store, form, GH_STYLE_FULL, NAMED_MOVES) ||
      map_get (&w->names, form, 0, 0, 0, &known))
    return;
  gh_deeper (w->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (w->store, side, x, form)
      name (w, x);
  gh_shallower (w->store);
  if (!map_reserve (&w->names))
    gh_fail (w->store, GH_NO_MEMORY);
  uint32_t const number = w->first + (uint32_t)w->names.count;
  put (w, "let ");
  put_name (w, number);
  put (w, " = {");
  put_options (w, form, GH_LEFT);
  put (w, "|");
  put_options (w, form, GH_RIGHT);
  put (w, "} ; ");
  map_put (&w->names, form, 0, 0, 0, number);
}

static void write_tree (void *argument)
{
  writer *const w = argument;
  w->tree = gh_print (w->store, w->form, GH_STYLE_FULL);
}

static void write_names (void *argument)
{
  writer *const w = argument;
  name (w, w->form);
  put_position (w, w->form);
  if (!bytes_add (w->text, "", 1))
    gh_fail (w->store, GH_NO_MEMORY);
}

const char *share_print (gh_store *store, gh_form form, uint32_t first, bytes *room)
{
  writer w = {.store = store, .text = room, .first = first, .form = form};
  gh_status status = gh_try (store, write_tree, &w);
  if (status == GH_OK)
    return w.tree;
  if (status == GH_OVER_LENGTH) {
    room->count = 0;
    status = gh_try (store, write_names, &w);
    map_free (&w.names);
  }
  if (status)
    gh_fail (store, status);
  return room->at;
}
