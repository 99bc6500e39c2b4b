/* The mutation of theorems' names, with a stand-in for libFuzzer's own and as AFL++ calls it. */
#include "cases/mutate.h"
#include "cases/theorems.h"
#include "tests/tap.h"

#include <string.h>

#define SEEDS 10000
#define MOST 40

void *afl_custom_init (void *afl, unsigned seed);
size_t afl_custom_havoc_mutation (void *state, uint8_t *data, size_t size, uint8_t **mutated,
                                  size_t most);
uint8_t afl_custom_havoc_mutation_probability (void *state);
void afl_custom_deinit (void *state);

static const uint8_t input[MOST] = "NAMEchoices";
static size_t own; /* how often it was libFuzzer's turn */

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t most)
{
  own++;
  memset (data, 0, size);
  return size < most ? size + 1 : most;
}

static bool choices_stay (const uint8_t *data)
{
  return !memcmp (data + THEOREM_BYTES, input + THEOREM_BYTES, MOST - THEOREM_BYTES);
}

static void mutates (void)
{
  size_t named = 0, firsts[256] = {0}, seen = 0, alike = 0;
  bool same = true, short_enough = true, only_names = true;
  own = 0;
  for (unsigned seed = 0; seed < SEEDS; seed++) {
    uint8_t data[MOST], again[MOST];
    size_t const size = 5 + seed % (MOST - 4), before = own;
    memcpy (data, input, MOST);
    memcpy (again, input, MOST);
    size_t const length = LLVMFuzzerCustomMutator (data, size, MOST, seed);
    short_enough &= length <= MOST;
    if (own == before) {
      named++;
      seen += !firsts[data[0]]++;
      alike += data[0] == data[1] || data[1] == data[2] || data[2] == data[3];
      only_names &= length == size && choices_stay (data);
    }
    same &=
        LLVMFuzzerCustomMutator (again, size, MOST, seed) == length && !memcmp (data, again, MOST);
  }
  TAP_OK (SEEDS / 5 < named && named < SEEDS / 3, "%zu of %d mutations are of names", named, SEEDS);
  TAP_OK (only_names, "they leave choices and size alone");
  TAP_OK (seen == 256, "the first byte of a name takes %zu values", seen);
  TAP_OK (alike < named / 20, "%zu names repeat a byte", alike);
  TAP_OK (short_enough, "no output is longer than the most");
  TAP_OK (same, "the same seed gives the same");
}

static void is_left_alone (void)
{
  uint8_t data[THEOREM_BYTES] = {0};
  own = 0;
  for (unsigned seed = 0; seed < SEEDS; seed++)
    LLVMFuzzerCustomMutator (data, seed % THEOREM_BYTES, THEOREM_BYTES, seed);
  TAP_OK (own == SEEDS, "inputs without a whole name are libFuzzer's");
  uint8_t two[3] = {1, 1, 7};
  mutate_name (two, 2, 0);
  TAP_OK (!two[0] && !two[1] && two[2] == 7, "nothing is written behind an input");
}

/* As afl-fuzz calls it, twice with the same seed. */
static void serves_afl (void)
{
  void *const states[] = {afl_custom_init (NULL, 5), afl_custom_init (NULL, 5)};
  bool same = true, only_names = true;
  uint8_t before[MOST] = {0};
  size_t changed = 0;
  for (int i = 0; i < SEEDS; i++) {
    uint8_t data[2][MOST], *mutated[2];
    for (size_t k = 0; k < 2; k++) {
      memcpy (data[k], input, MOST);
      only_names &=
          afl_custom_havoc_mutation (states[k], data[k], MOST, &mutated[k], MOST) == MOST &&
          mutated[k] == data[k] && choices_stay (data[k]);
    }
    same &= !memcmp (data[0], data[1], MOST);
    changed += memcmp (data[0], before, MOST) != 0;
    memcpy (before, data[0], MOST);
  }
  TAP_OK (only_names && changed > SEEDS - 10, "AFL++ gets other names for the same choices");
  TAP_OK (same, "the same ones for the same seed");
  TAP_OK (afl_custom_havoc_mutation_probability (states[0]) <= 100, "a share in percent");
  for (size_t k = 0; k < 2; k++)
    afl_custom_deinit (states[k]);
}

int main (void)
{
  mutates ();
  is_left_alone ();
  serves_afl ();
  return tap_done ();
}
