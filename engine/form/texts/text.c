#define _GNU_SOURCE /* fopencookie, which the C libraries of Linux have */
#include "form/text.h"

#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

static bool reserve (gh_text *t, size_t more)
{
  if (more < t->room - t->length)
    return true;
  size_t const wanted = t->length + more + 1;
  size_t const room = wanted > 2 * t->room ? wanted : 2 * t->room;
  char *const at = realloc (t->at, room);
  if (!at)
    return false;
  t->at = at;
  t->room = room;
  return true;
}

/* What follows a byte that was lost is lost, too: the text is a beginning of what was written. */
static ssize_t put (void *cookie, const char *bytes, size_t count)
{
  gh_text *const t = cookie;
  if (t->is_cut || !reserve (t, count)) {
    t->is_cut = true;
    return 0;
  }
  memcpy (t->at + t->length, bytes, count);
  t->length += count;
  t->at[t->length] = 0;
  return (ssize_t)count;
}

FILE *gh_text_open (gh_text *text)
{
  *text = (gh_text){0};
  if (!reserve (text, 255))
    return NULL;
  text->at[0] = 0;
  return fopencookie (text, "w", (cookie_io_functions_t){.write = put});
}

bool gh_text_close (gh_text *text, FILE *out)
{
  bool const good = out && !ferror (out);
  return (!out || !fclose (out)) && good && !text->is_cut;
}
