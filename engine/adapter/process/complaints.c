#include "adapter/process/complaints.h"
#include "adapter/adapter.h"
#include "form/show.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MOST_AT_ONCE 65536 /* bytes */

/* Behind what is kept, of which the oldest makes room. */
static void keep (complaints *c, const char *text, size_t length)
{
  size_t const added = length < COMPLAINTS_KEPT ? length : COMPLAINTS_KEPT;
  size_t const left = COMPLAINTS_KEPT - added, old = c->count < left ? c->count : left;
  memmove (c->text, c->text + c->count - old, old);
  memcpy (c->text + old, text + length - added, added);
  c->count = old + added;
}

void complaints_read (complaints *c)
{
  char text[8192];
  ssize_t n = 1;
  for (size_t all = 0; c->fd >= 0 && n > 0 && all < MOST_AT_ONCE; all += sizeof text)
    if ((n = read (c->fd, text, sizeof text)) > 0)
      keep (c, text, (size_t)n);
  if (c->fd < 0 || n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR)))
    return;
  close (c->fd);
  c->fd = -1;
}

/* Bytes of a text when it is shown. */
static size_t width_of (const char *text, size_t length)
{
  size_t all = 0, width;
  char shown[GH_MOST_SHOWN];
  for (size_t at = 0; at < length; all += width)
    at += gh_show_one (text + at, length - at, shown, &width);
  return all;
}

static size_t line_start (const char *text, size_t end)
{
  while (end && text[end - 1] != '\n')
    end--;
  return end;
}

const char *complaints_show (const complaints *c, char *buffer, size_t size)
{
  size_t end = c->count;
  while (end && strchr ("\r\n\t ", c->text[end - 1]) && c->text[end - 1])
    end--;
  size_t start = line_start (c->text, end);
  for (size_t next = start; next;) {
    next = line_start (c->text, next - 1);
    bool const whole = next || c->count < COMPLAINTS_KEPT;
    if (!whole || width_of (c->text + next, end - next) >= size)
      break;
    start = next;
  }
  return gh_show (c->text + start, end - start, buffer, size);
}

void complaints_tell (complaints *c, char *text, size_t size)
{
  static const char before[] = GH_ITS_WORDS;
  char shown[400];
  size_t const used = strlen (text) + sizeof before;
  complaints_read (c);
  if (size < used + 16)
    return;
  size_t const room = size - used < sizeof shown ? size - used + 1 : sizeof shown;
  if (*complaints_show (c, shown, room))
    snprintf (text + strlen (text), size - strlen (text), "%s%s", before, shown);
}
