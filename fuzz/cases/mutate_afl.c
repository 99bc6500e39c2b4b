/* The same mutation for AFL++, which loads this as a library of its own that
   AFL_CUSTOM_MUTATOR_LIBRARY names. Like its own mutations it is one of a stack. */
#include "cases/mutate.h"

#include <stdlib.h>

#define PERCENT 6 /* of the mutations of a stack, of which it makes up to 128 */

void *afl_custom_init (void *afl, unsigned seed);
size_t afl_custom_havoc_mutation (void *state, uint8_t *data, size_t size, uint8_t **mutated,
                                  size_t most);
uint8_t afl_custom_havoc_mutation_probability (void *state);
void afl_custom_deinit (void *state);

/* NULL when there is no memory: AFL++ then ends. */
void *afl_custom_init (void *afl, unsigned seed)
{
  uint64_t *const state = malloc (sizeof *state);
  (void)afl;
  if (state)
    *state = seed;
  return state;
}

size_t afl_custom_havoc_mutation (void *state, uint8_t *data, size_t size, uint8_t **mutated,
                                  size_t most)
{
  uint64_t *const at = state;
  (void)most; /* the size stays */
  *at = *at * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
  mutate_name (data, size, (uint32_t)(*at >> 32));
  *mutated = data;
  return size;
}

uint8_t afl_custom_havoc_mutation_probability (void *state)
{
  (void)state;
  return PERCENT;
}

void afl_custom_deinit (void *state)
{
  free (state);
}
