/* A text that grows while it is written, and that memory is short for. */
#include "form/text.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* So many calls for memory from now on succeed, then one fails; below 0: all succeed. */
static int64_t calls_left = -1;

static bool fails (void)
{
  return calls_left >= 0 && calls_left-- == 0;
}

void *__real_malloc (size_t size);
void *__wrap_malloc (size_t size);
void *__real_realloc (void *block, size_t size);
void *__wrap_realloc (void *block, size_t size);

/* A compiler may make this of a block that grows from nothing. */
void *__wrap_malloc (size_t size)
{
  return fails () ? NULL : __real_malloc (size);
}

void *__wrap_realloc (void *block, size_t size)
{
  return fails () ? NULL : __real_realloc (block, size);
}

#define LINES 10000

/* Numbers, a line each; each comes to the text by itself. */
static bool write_lines (gh_text *text, int64_t calls)
{
  calls_left = calls;
  FILE *const out = gh_text_open (text);
  for (int i = 0; out && i < LINES; i++) {
    fprintf (out, "%d\n", i);
    fflush (out);
  }
  bool const whole = gh_text_close (text, out);
  calls_left = -1;
  return whole;
}

/* Whether the first `count` bytes are lines from 0 on. */
static bool begins_well (const char *text, size_t length)
{
  char line[16];
  size_t at = 0;
  for (int i = 0; at < length; i++) {
    int const size = snprintf (line, sizeof line, "%d\n", i);
    size_t const shown = length - at < (size_t)size ? length - at : (size_t)size;
    if (memcmp (text + at, line, shown) != 0)
      return false;
    at += shown;
  }
  return true;
}

int main (void)
{
  gh_text text;
  int64_t calls = 0;
  bool cut_well = true;
  bool const empty = gh_text_close (&text, gh_text_open (&text));
  TAP_OK (empty && text.length == 0 && !*text.at, "nothing written is an empty text");
  free (text.at);
  for (; !write_lines (&text, calls); calls++) {
    cut_well &= !text.at || (text.length == strlen (text.at) && begins_well (text.at, text.length));
    free (text.at);
  }
  TAP_OK (calls > 5 && cut_well,
          "of %" PRId64 " calls for memory each may fail, and what was lost is told", calls);
  TAP_OK (text.length == 48890 && strlen (text.at) == text.length &&
              begins_well (text.at, text.length),
          "all of it is kept otherwise: %zu bytes", text.length);
  free (text.at);
  TAP_OK (!write_lines (&text, 0) && !text.at, "no memory at all is told, too");
  return tap_done ();
}
