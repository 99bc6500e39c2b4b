#include "tests/heap/reading.h"
#include "tests/tap.h"

#include <string.h>

gh_code code_of (const char *text)
{
  gh_code code;
  size_t place;
  const char *expected;
  if (!gh_code_read (text, strlen (text), &code, &place, &expected))
    TAP_OK (false, "%s is a code", text);
  return code;
}
