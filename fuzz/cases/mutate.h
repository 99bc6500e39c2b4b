/* A mutation of inputs that name a theorem before its choices: the same choices for another
   theorem. A game that is worth trying for one theorem may be so for any, and a fuzzer that changes
   bytes at random seldom changes the name and keeps the choices. */
#ifndef GH_MUTATE_H
#define GH_MUTATE_H

#include <stddef.h>
#include <stdint.h>

/* Another name, of random bits; an input that is too short for one has the beginning of it. */
void mutate_name (uint8_t *data, size_t size, uint32_t name);

#ifdef GH_LIBFUZZER
/* libFuzzer and engines like it: all mutations are asked for here, and most are left to libFuzzer.
   Returns the new size, at most `most`. The same bytes and seed give the same. */
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t most); /* its own */
#endif

#endif
