#include "form/show.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char left_out[] = "...";

/* Characters that are not seen, or that turn or break the text around them; and what is none. */
static bool is_hidden (const unsigned char *c, size_t length)
{
  static const struct {
    uint32_t first, last;
  } hidden[] = {{0xad, 0xad},     {0x61c, 0x61c},    {0x180e, 0x180e}, {0x200b, 0x200f},
                {0x2028, 0x202e}, {0x2060, 0x206f},  {0xfdd0, 0xfdef}, {0xfeff, 0xfeff},
                {0xfff0, 0xfffb}, {0xe0000, 0xe0fff}};
  uint32_t point = c[0] & (0xffu >> (length + 1));
  for (size_t i = 1; i < length; i++)
    point = point << 6 | (c[i] & 0x3fu);
  for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
    if (point >= hidden[i].first && point <= hidden[i].last)
      return true;
  return (point & 0xfffe) == 0xfffe;
}

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
      return is_hidden (c, forms[i].length) ? 0 : forms[i].length;
    }
  return 0;
}

size_t gh_show_one (const char *text, size_t left, char shown[GH_MOST_SHOWN], size_t *width)
{
  unsigned char const c = (unsigned char)*text;
  size_t const length = c >= ' ' && c < 127 ? 1 : sequence ((const unsigned char *)text, left);
  if (length)
    memcpy (shown, text, length);
  else if (c == '\n' || c == '\t')
    memcpy (shown, c == '\n' ? "\\n" : "\\t", 2);
  else
    snprintf (shown, GH_MOST_SHOWN, "\\x%02x", c);
  *width = length ? length : c == '\n' || c == '\t' ? 2 : GH_MOST_SHOWN - 1;
  return length ? length : 1;
}

static size_t width_of (const char *text, size_t length)
{
  size_t all = 0, width;
  char shown[GH_MOST_SHOWN];
  for (size_t at = 0; at < length; all += width)
    at += gh_show_one (text + at, length - at, shown, &width);
  return all;
}

const char *gh_show (const char *text, size_t length, char *buffer, size_t size)
{
  size_t at = 0, used = 0, left = width_of (text, length), width;
  char shown[GH_MOST_SHOWN];
  bool const cut = left > size - 1;
  while (left) {
    size_t const taken = gh_show_one (text + at, length - at, shown, &width);
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
    at += gh_show_one (text + at, length - at, shown, &width);
  for (; left; left -= width) {
    at += gh_show_one (text + at, length - at, shown, &width);
    memcpy (buffer + used, shown, width);
    used += width;
  }
  buffer[used] = 0;
  return buffer;
}
