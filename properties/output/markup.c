#include "output/markup.h"
#include "form/show.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static void put_character (FILE *out, const char *shown, size_t width)
{
  switch (*shown) {
  case '<': fputs ("&lt;", out); break;
  case '>': fputs ("&gt;", out); break;
  case '&': fputs ("&amp;", out); break;
  case '"': fputs ("&quot;", out); break;
  default: fwrite (shown, 1, width, out);
  }
}

static void put_escaped (FILE *out, const char *text)
{
  char shown[GH_MOST_SHOWN];
  for (size_t left = strlen (text), width; left;) {
    size_t const taken = gh_show_one (text, left, shown, &width);
    if (*text == '\n')
      fputs ("&#10;", out);
    else
      put_character (out, shown, width);
    text += taken;
    left -= taken;
  }
}

void gh_markup (FILE *out, const char *format, ...)
{
  va_list texts;
  va_start (texts, format);
  for (const char *next; (next = strstr (format, "%s")); format = next + 2) {
    fwrite (format, 1, (size_t)(next - format), out);
    put_escaped (out, va_arg (texts, const char *));
  }
  fputs (format, out);
  va_end (texts);
}

const char *gh_count_text (uint64_t count, char *buffer)
{
  char digits[24];
  int const length = snprintf (digits, sizeof digits, "%" PRIu64, count);
  size_t at = 0;
  for (int i = 0; i < length; i++) {
    if (i && (length - i) % 3 == 0)
      buffer[at++] = ',';
    buffer[at++] = digits[i];
  }
  buffer[at] = 0;
  return buffer;
}
