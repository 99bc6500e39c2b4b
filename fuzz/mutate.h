/* Mutation of inputs whose bytes are choices: by the spans of bytes that one call of a generator
   drew, such as those of one option of a game. */
#ifndef GH_MUTATE_H
#define GH_MUTATE_H

#include "harness/choices.h"

/* Remember an input that was just run: what it drew behind its first `header` bytes. libFuzzer
   mostly mutates again what it ran last. */
#ifdef GH_LIBFUZZER
void mutate_remember (const uint8_t *data, size_t size, size_t header, const gh_choices *choices);
#else
#define mutate_remember(data, size, header, choices) ((void)(size)) /* nothing is mutated */
#endif

#endif
