#include "cases/mutate.h"
#include "cases/theorems.h"

void mutate_name (uint8_t *data, size_t size, uint32_t name)
{
  for (size_t i = 0; i < THEOREM_BYTES && i < size; i++)
    data[i] = (uint8_t)(name >> 8 * i);
}

#ifdef GH_LIBFUZZER
/* One mutation in four. libFuzzer runs an input after each of up to five mutations that it puts on
   top of one another, so that most inputs are tried for several theorems, and are changed, too. */
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed)
{
  uint64_t const random = (seed + UINT64_C (1)) * UINT64_C (0x9e3779b97f4a7c15);
  if (size < THEOREM_BYTES || (random >> 28 & 3))
    return LLVMFuzzerMutate (data, size, most);
  mutate_name (data, size, (uint32_t)(random >> 32));
  return size;
}
#endif
