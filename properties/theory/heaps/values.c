#include "theory/heaps/values.h"

#include <string.h>

#define MOST_VALUES 16384 /* above every value of heaps below 4096 */

gh_code octal_code (unsigned digits)
{
  gh_code code = {{0}, 0, false, false};
  for (unsigned place = 1; place <= 3; place++) {
    code.digit[place] = digits >> (9 - 3 * place) & 7;
    if (code.digit[place])
      code.places = (uint8_t)place;
  }
  return code;
}

void heap_values (const gh_code *code, uint16_t *values, size_t count)
{
  uint16_t seen[MOST_VALUES] = {0}; /* by value: 1 + the last heap with a move to it */
  for (size_t n = 0; n < count; n++) {
    gh_heap_move move;
    for (bool more = gh_heap_first (code, n, &move); more; more = gh_heap_next (code, n, &move)) {
      unsigned value = 0;
      for (unsigned i = 0; i < move.parts; i++)
        value ^= values[move.part[i]];
      seen[value] = (uint16_t)(n + 1);
    }
    for (values[n] = 0; seen[values[n]] == n + 1;)
      values[n]++;
  }
}

bool repeats (const uint16_t *values, size_t first, size_t period, size_t end)
{
  for (size_t n = first; n < end; n++)
    if (values[n] != values[n + period])
      return false;
  return true;
}

bool find_period (const uint16_t *values, size_t count, size_t k, size_t *i, size_t *period)
{
  for (*period = 1; 2 * *period + k + 2 <= count; ++*period)
    for (*i = 1; 2 * *i + 2 * *period + k <= count; ++*i)
      if (repeats (values, *i, *period, 2 * *i + *period + k))
        return true;
  return false;
}
