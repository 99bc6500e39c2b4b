#include "form/show.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define MOST_SHOWN 4 /* bytes that one character takes: \xNN, or UTF-8 */

static const char left_out[] = "...";

/* How many bytes the UTF-8 sequence of a printable character beyond ASCII takes; 0: it is none. */
static size_t sequence (const unsigned char *c, size_t left)
{
  static const struct {
    unsigned char first, last, low, high; /* of the first byte; of the second */
    size_t length;
  } forms[] = {
      {0xc2, 0xc2, 0xa0, 0xbf, 2}, {0xc3, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
      {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
      {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (c[0] >= forms[i].first && c[0] <= forms[i].last) {
      if (left < forms[i].length || c[1] < forms[i].low || c[1] > forms[i].high)
        return 0;
      for (size_t k = 2; k < forms[i].length; k++)
        if ((c[k] & 0xc0) != 0x80)
          return 0;
      return forms[i].length;
    }
  return 0;
}

/* Show the character at `text`. Returns how many bytes of the text it is; *width: of `shown`. */
static size_t show_one (const char *text, size_t left, char shown[MOST_SHOWN + 1], size_t *width)
{
  unsigned char const c = (unsigned char)*text;
  size_t const length = c >= ' ' && c < 127 ? 1 : sequence ((const unsigned char *)text, left);
  if (length)
    memcpy (shown, text, length);
  else if (c == '\n' || c == '\t')
    memcpy (shown, c == '\n' ? "\\n" : "\\t", 2);
  else
    snprintf (shown, MOST_SHOWN + 1, "\\x%02x", c);
  *width = length ? length : c == '\n' || c == '\t' ? 2 : MOST_SHOWN;
  return length ? length : 1;
}

static size_t width_of (const char *text, size_t length)
{
  size_t all = 0, width;
  char shown[MOST_SHOWN + 1];
  for (size_t at = 0; at < length; all += width)
    at += show_one (text + at, length - at, shown, &width);
  return all;
}

const char *gh_show (const char *text, size_t length, char *buffer, size_t size)
{
  size_t at = 0, used = 0, left = width_of (text, length), width;
  char shown[MOST_SHOWN + 1];
  bool const cut = left > size - 1;
  while (left) {
    size_t const taken = show_one (text + at, length - at, shown, &width);
    if (cut && used + width > (size - sizeof left_out) / 2)
      break;
    memcpy (buffer + used, shown, width);
    at += taken;
    used += width;
    left -= width;
  }
  if (cut) {
    memcpy (buffer + used, left_out, sizeof left_out - 1);
    used += sizeof left_out - 1;
  }
  for (; left > size - 1 - used; left -= width)
    at += show_one (text + at, length - at, shown, &width);
  for (; left; left -= width) {
    at += show_one (text + at, length - at, shown, &width);
    memcpy (buffer + used, shown, width);
    used += width;
  }
  buffer[used] = 0;
  return buffer;
}
