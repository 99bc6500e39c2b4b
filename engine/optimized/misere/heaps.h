/* Positions of heap games in misere play, of which no form is made. All of this runs inside
   gh_misere_try. What is found of single heaps is remembered, of a few codes at a time. A heap of
   more than limits.depth is refused with GH_OVER_DEPTH; others, when their simplest forms pass one
   of the limits. Heaps of 0 are none. */
#ifndef GH_MISERE_HEAPS_H
#define GH_MISERE_HEAPS_H

#include "heap/code.h"
#include "optimized/misere/misere.h"

/* The simplest form of heaps side by side. */
gh_reduced gh_reduced_of_heaps (gh_misere *misere, const gh_code *code, const uint64_t *heaps,
                                size_t count);

/* Whether each position that can be reached from a heap of n has the genus of a Nim position. Heaps
   side by side are tame just when each of them is: sums of tame games are, and each heap is a
   position of the sum. */
bool gh_misere_heap_is_tame (gh_misere *misere, const gh_code *code, uint64_t n);

/* Term n of the genus of one heap, found from those of positions, which are fewer than the simplest
   forms of large heaps: the heap is P just when term 0 is 0. Fails with GH_OVER_DEPTH when the heap
   is larger than GH_MOST_HEAP_GENUS, with GH_OVER_OPTIONS when a position has more than 32 heaps
   that are no Nim positions, or a genus that ends later than GH_HEAP_TERMS. */
#define GH_MOST_HEAP_GENUS 255
#define GH_HEAP_TERMS 8
uint32_t gh_misere_heap_genus_term (gh_misere *misere, const gh_code *code, uint64_t n,
                                    size_t term);

#endif
