/* Thermographs of a text. */
#include "form/thermograph.h"
#include "form/notation.h"
#include "form/shape.h"

#include <string.h>

/* VALUE@T, a corner. */
static bool read_corner (gh_store *store, gh_side side, const char *text, size_t length)
{
  gh_error error;
  const char *const place = memchr (text, '@', length);
  if (!place)
    return false;
  gh_form const value = gh_read (store, text, (size_t)(place - text), NULL, &error);
  gh_form const t = gh_read (store, place + 1, length - (size_t)(place + 1 - text), NULL, &error);
  gh_form_add (store, side, gh_make (store, value, t));
  return true;
}

/* Both walls into the form that was begun. */
static bool read_walls (gh_store *store, const char *text, const char *end)
{
  gh_side side = GH_LEFT;
  while (text < end) {
    const char *stop = text;
    while (stop < end && *stop != ' ')
      stop++;
    size_t const length = (size_t)(stop - text);
    if (length == 1 && *text == '|') {
      if (side == GH_RIGHT)
        return false;
      side = GH_RIGHT;
    } else if (length && !read_corner (store, side, text, length))
      return false;
    text = stop < end ? stop + 1 : end;
  }
  return true;
}

gh_form gh_thermograph_read (gh_store *store, const char *text, size_t length)
{
  gh_form_begin (store);
  bool const read = read_walls (store, text, text + length);
  gh_form const points = gh_form_end (store);
  return read ? gh_thermograph_of_points (store, points) : GH_NO_FORM;
}
