/* Heaps played out in misere play, by the moves and nothing else: each position, a set of heaps
   with repetitions, is looked at once. */
#ifndef GH_THEORY_MISERE_HEAP_PLAY_H
#define GH_THEORY_MISERE_HEAP_PLAY_H

#include "heap/code.h"
#include "theory/theory.h"

#define MOST_PLAYED                                                                                \
  32 /* heaps of a position, and of those that can be reached, if they can move                    \
      */

/* A heap is its size, below 128; or it is a heap of Nim, beside those of the game. */
#define NIM_HEAP(n) (128 + (n))

typedef struct heap_play heap_play;

/* Whether the second player wins. */
bool is_p_by_play (heap_play *play, const uint8_t *heaps, size_t count);

/* The n for which the heaps, so many heaps of 2 and one of n are P, below 128. */
uint32_t genus_by_play (heap_play *play, const uint8_t *heaps, size_t count, size_t twos);

/* What a theorem found wrong first. */
typedef struct finding {
  char text[200];
} finding;

__attribute__ ((format (printf, 3, 4))) void found (finding *f, bool good, const char *format, ...);

/* Run body (play, argument, f) with the rules of a code. As its memory must be freed, the
   body may not end the case: this does, when something was found to be wrong. */
typedef void heap_play_body (heap_play *play, void *argument, finding *f);
void with_heap_play (gh_trial *t, const gh_code *code, heap_play_body *body, void *argument);

#endif
