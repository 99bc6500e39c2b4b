#include "output/markup.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static void put_escaped (FILE *out, const char *text)
{
  for (; *text; text++)
    switch (*text) {
    case '<': fputs ("&lt;", out); break;
    case '>': fputs ("&gt;", out); break;
    case '&': fputs ("&amp;", out); break;
    case '"': fputs ("&quot;", out); break;
    case '\n': fputs ("&#10;", out); break;
    default: fputc ((unsigned char)*text < ' ' ? '?' : *text, out);
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
