/* The entry point of every fuzz target: libFuzzer, AFL++ and the replay driver call it. */
#ifndef GH_FUZZ_H
#define GH_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#endif
