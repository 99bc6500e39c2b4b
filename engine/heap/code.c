/* Reading, printing and asking codes. */
#include "heap/code.h"

#include <stdio.h>
#include <string.h>

static int hexadecimal (char c)
{
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool fail (size_t at, const char *words, size_t *place, const char **expected)
{
  *place = at;
  *expected = words;
  return false;
}

/* The dots after the digits, if there are any, and the end. */
static bool read_end (const char *text, size_t length, size_t at, gh_code *code, size_t *place,
                      const char **expected)
{
  if (length - at >= 3 && !memcmp (text + at, "...", 3)) {
    if (code->places == 0)
      return fail (at, "a digit before ...", place, expected);
    code->endless = code->digit[code->places] != 0;
    at += 3;
  }
  if (at < length)
    return fail (at, "a digit 0-9 or A-F, ... or the end of the code", place, expected);
  while (code->places > 0 && code->digit[code->places] == 0)
    code->places--;
  while (code->endless && code->places > 1 &&
         code->digit[code->places - 1] == code->digit[code->places])
    code->digit[code->places--] = 0;
  return true;
}

bool gh_code_read (const char *text, size_t length, gh_code *code, size_t *place,
                   const char **expected)
{
  size_t at = 0;
  *code = (gh_code){{0}, 0, false, false};
  if (length == strlen (GH_CODE_GRUNDYS) && !memcmp (text, GH_CODE_GRUNDYS, length)) {
    code->digit[0] = 4;
    code->unequal = true;
    return true;
  }
  if (at < length && hexadecimal (text[at]) >= 0) {
    int const digit = hexadecimal (text[at]);
    if (digit & 3)
      return fail (at, "0, 4, 8 or C before the point, where nothing is taken", place, expected);
    code->digit[0] = (uint8_t)digit;
    at++;
  }
  if (at == length || text[at] != '.')
    return fail (at, "a point, as in .77", place, expected);
  for (at++; at < length && hexadecimal (text[at]) >= 0; at++) {
    if (code->places == GH_CODE_PLACES)
      return fail (at, "at most 60 digits", place, expected);
    code->digit[++code->places] = (uint8_t)hexadecimal (text[at]);
  }
  if (code->places == 0 && code->digit[0] == 0 && at == length)
    return fail (at, "a digit 0-9 or A-F", place, expected);
  return read_end (text, length, at, code, place, expected);
}

void gh_code_print (const gh_code *code, char text[GH_CODE_TEXT])
{
  size_t at = 0;
  if (code->unequal) {
    snprintf (text, GH_CODE_TEXT, GH_CODE_GRUNDYS);
    return;
  }
  if (code->digit[0])
    text[at++] = "0123456789ABCDEF"[code->digit[0]];
  text[at++] = '.';
  for (unsigned place = 1; place <= code->places; place++)
    text[at++] = "0123456789ABCDEF"[code->digit[place]];
  if (code->places == 0 && code->digit[0] == 0)
    text[at++] = '0';
  snprintf (text + at, GH_CODE_TEXT - at, "%s", code->endless ? "..." : "");
}

bool gh_code_same (const gh_code *a, const gh_code *b)
{
  return a->places == b->places && a->endless == b->endless && a->unequal == b->unequal &&
         !memcmp (a->digit, b->digit, sizeof a->digit);
}

unsigned gh_code_digit (const gh_code *code, uint64_t taken)
{
  if (taken <= code->places)
    return code->digit[taken];
  return code->endless ? code->digit[code->places] : 0;
}

bool gh_code_is_octal (const gh_code *code)
{
  for (unsigned place = 0; place <= code->places; place++)
    if (code->digit[place] > 7)
      return false;
  return !code->unequal;
}

uint64_t gh_code_reach (const gh_code *code, uint64_t n)
{
  return code->endless || n < code->places ? n : code->places;
}
