/* What every fuzz target provides; entry.c calls it for libFuzzer, AFL++ and the replay driver. */
#ifndef GH_FUZZ_H
#define GH_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* Look at one input. Returns when nothing is wrong; says what is and aborts when something is. */
void fuzz_one (const uint8_t *data, size_t size);

/* The entry point of every fuzzer. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#endif
