/* How texts of others are shown within messages. */
#include "form/show.h"
#include "tests/tap.h"

#include <string.h>

static const struct {
  const char *text, *shown;
} texts[] = {
    {"", ""},
    {"{0|*} + 1", "{0|*} + 1"},
    {"a\nb\tc\rd", "a\\nb\\tc\\x0dd"},
    {"\033[31mred\177", "\\x1b[31mred\\x7f"},
    {"\xc3\xb6 \xe2\x86\x91 \xf0\x9f\x90\xb4", "\xc3\xb6 \xe2\x86\x91 \xf0\x9f\x90\xb4"},
    {"\xc3", "\\xc3"},                                       /* cut off */
    {"\xc2\x85", "\\xc2\\x85"},                              /* a control character */
    {"\xc0\x8a \xe0\x80\x8a", "\\xc0\\x8a \\xe0\\x80\\x8a"}, /* longer than needed */
    {"\xed\xa0\x80", "\\xed\\xa0\\x80"},                     /* half a pair */
    {"\xf4\x90\x80\x80\xff", "\\xf4\\x90\\x80\\x80\\xff"},
    {"\xe2\x86x", "\\xe2\\x86x"},
};

/* Every length of text in every size of buffer: nothing is cut that fits, and what is cut keeps
   both ends and fills the buffer as well as it can. */
static void test_cuts (const char *unit, size_t width)
{
  char text[400] = "", buffer[64];
  bool fits = true, cut = true;
  for (size_t n = 0; n < 60; n++) {
    for (size_t size = 16; size < sizeof buffer; size++) {
      memset (buffer, 'x', sizeof buffer);
      gh_show (text, strlen (text), buffer, size);
      size_t const length = strlen (buffer);
      if (n * width < size)
        fits &= length == n * width && !strstr (buffer, "...");
      else
        cut &= length < size && length + 2 * width > size && strstr (buffer, "...");
      fits &= size == sizeof buffer || buffer[size] == 'x';
    }
    strcat (text, unit);
  }
  TAP_OK (fits, "%zu bytes each: what fits is whole, and nothing is written behind", width);
  TAP_OK (cut, "%zu bytes each: what does not loses its middle only", width);
}

int main (void)
{
  char buffer[100];
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    TAP_OK (!strcmp (gh_show (texts[i].text, strlen (texts[i].text), buffer, sizeof buffer),
                     texts[i].shown),
            "text %zu is shown as %s", i, buffer);
  TAP_OK (!strcmp (gh_show ("a\0b", 3, buffer, sizeof buffer), "a\\x00b"), "a zero byte is shown");
  TAP_OK (!strcmp (gh_show ("0123456789abcdefghij", 20, buffer, 16), "012345...efghij"),
          "both ends of a long text are shown");
  test_cuts ("a", 1);
  test_cuts ("\xc3\xb6", 2);
  test_cuts ("\t", 2);
  test_cuts ("\001", 4);
  return tap_done ();
}
