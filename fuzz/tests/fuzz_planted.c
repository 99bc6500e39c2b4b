/* A target with a fault of each kind behind its first two bytes, for the tests of the night. */
#include "driver/finding.h"
#include "driver/fuzz.h"

#include <stdlib.h>
#include <string.h>

volatile int result; /* visible elsewhere, so that the compiler must fill them */
void *volatile lost;

static char read_behind (const uint8_t *data, size_t size)
{
  char *const copy = malloc (size);
  if (!copy)
    return 0;
  memcpy (copy, data, size);
  char const c = ((volatile char *)copy)[size];
  free (copy);
  return c;
}

static int shift_far (const uint8_t *data, size_t size)
{
  return 1 << (data[size - 1] + 32);
}

static void leak (void)
{
  lost = malloc (10);
  lost = NULL;
}

static void write_nowhere (void)
{
  int *volatile nowhere = NULL;
  *nowhere = 1;
}

static void turn_for_ever (void)
{
  for (;;)
    result = !result;
}

void fuzz_one (const uint8_t *data, size_t size)
{
  if (size < 2 || data[0] != '!')
    return;
  switch (data[1]) {
  case 'b': result = read_behind (data, size); break;
  case 'c': gh_broken ("planted", "data", "it has a c"); break;
  case 'f': must (false, "no f in it", (const char *)data, size); break;
  case 'l': leak (); break;
  case 's': result = shift_far (data, size); break;
  case 't': turn_for_ever (); break;
  case 'w': write_nowhere (); break;
  }
}
