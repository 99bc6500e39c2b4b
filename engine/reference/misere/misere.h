/* Impartial games in misere play, where a player who cannot move wins: Chapter 12 of Conway's On
   Numbers and Games. To be read beside it; numbers of theorems are those of the book.

   All games here are impartial forms, given and made, and all functions run inside gh_try. Who wins
   is asked of play (reference.h): P means that GH_P is the outcome under GH_MISERE, N that it is
   not. */
#ifndef GH_MISERE_H
#define GH_MISERE_H

#include "form/genus.h"
#include "form/shape.h"
#include "heap/code.h"
#include "reference/reference.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An option of the impartial form that is being made. */
static inline void gh_impartial_add (gh_store *store, gh_form option)
{
  gh_form_add (store, GH_LEFT, option);
  gh_form_add (store, GH_RIGHT, option);
}

/* The Nim heap n = {0, 1, ..., n-1}. */
static inline gh_form gh_nim_heap (gh_store *store, uint64_t n)
{
  gh_number_up_star const heap = {GH_ZERO, 0, n};
  return gh_shape_make (store, heap);
}

static inline bool gh_misere_p (gh_store *store, gh_form g)
{
  return gh_outcome_of (store, g, GH_MISERE) == GH_P;
}

/* ---- misere Nim: nim.c -------------------------------------------------------------------------
 */

/* The type of a Nim position: 0 or 1 when all heaps have size 0 or 1, and n* otherwise. */
typedef struct gh_nim_type {
  uint32_t n;
  bool star;
} gh_nim_type;

gh_nim_type gh_nim_type_of (const uint32_t *heaps, size_t count);
gh_nim_type gh_nim_type_sum (gh_nim_type a, gh_nim_type b);

/* P in misere play for types 1 and 0*, in normal play for 0 and 0*. */
bool gh_nim_type_p (gh_nim_type type, gh_convention convention);

/* The move that wins at misere Nim: heap number *heap is made *size. False: there is none, the
   position is P or has no heap. */
bool gh_misere_nim_move (const uint32_t *heaps, size_t count, size_t *heap, uint32_t *size);

/* ---- simplest forms: simplest.c ----------------------------------------------------------------
 */

/* Whether the options of H that are none of K may be deleted so that K is left: they are all
   reversible, K being an option of each, and if K is 0, one of them at least is P. */
bool gh_misere_reduces (gh_store *store, gh_form h, gh_form k);

/* All such deletions, at all positions. */
gh_form gh_misere_simplest (gh_store *store, gh_form g);

/* ---- genus: genus.c ---------------------------------------------------------------------------
 */

/* The n for which G + n is P, n a heap, by the rule: 1 for 0 and else the least number that is not
   the value of an option. */
uint32_t gh_misere_grundy (gh_store *store, gh_form g);

/* Term n of the genus, n twos being added to G: by play, and column by column, where a term differs
   from the one before it, from that with 1 xored into it, and from those of the options. */
uint32_t gh_genus_term_by_play (gh_store *store, gh_form g, uint32_t n);
uint32_t gh_genus_term_by_rule (gh_store *store, gh_form g, uint32_t n);

/* The genus: as many terms as it takes until all positions have come to repeat. */
gh_form gh_genus_of (gh_store *store, gh_form g);

/* ---- heaps by their codes: heaps.c ------------------------------------------------------------
 */

#define GH_MOST_PLAYED_HEAP 50

typedef struct gh_played_heaps gh_played_heaps; /* what was found of heaps; NULL: no memory */
gh_played_heaps *gh_played_heaps_new (void);
void gh_played_heaps_free (gh_played_heaps *played);

/* Who wins a heap of n, at most GH_MOST_PLAYED_HEAP, under a code that ends, and its genus: of the
   literal form. */
gh_outcome gh_played_outcome (gh_played_heaps *played, gh_store *store, const gh_code *code,
                              uint64_t n);
gh_form gh_played_genus (gh_played_heaps *played, gh_store *store, const gh_code *code, uint64_t n);

/* ---- quotients: quotient.c --------------------------------------------------------------------
 */

#define GH_MOST_PLAYED_CLASSES 200
#define GH_MOST_QUOTIENT_PLAYED 6

typedef struct gh_played_quotient gh_played_quotient; /* room to find one in; NULL: no memory */
gh_played_quotient *gh_played_quotient_new (void);
void gh_played_quotient_free (gh_played_quotient *q);

/* Into how many classes sums of heaps of up to `heaps`, at most GH_MOST_QUOTIENT_PLAYED, fall under
   a code that ends, if those are one class that are won alike beside every such sum; GH_NO_FORM:
   more than GH_MOST_PLAYED_CLASSES. */
gh_form gh_played_quotient_order (gh_played_quotient *q, gh_store *store, const gh_code *code,
                                  unsigned heaps);

/* Whether two sums of such heaps are in one of these classes: won alike beside all of as many heaps
   as it takes to tell all classes apart. As a GH_MAYBE_TRUTH. */
gh_form gh_played_quotient_same (gh_played_quotient *q, gh_store *store, const gh_code *code,
                                 unsigned heaps, const uint64_t *const sums[2],
                                 const size_t counts[2]);

/* ---- tame games: tame.c ------------------------------------------------------------------------
 */

/* Whether a genus is that of a Nim position: 0^12, 1^03 or n^n; and its type then. */
bool gh_genus_is_tame (gh_store *store, gh_form genus, gh_nim_type *type);

/* Tame: the genus of every position is. Restive and restless: all options are tame, G is not, and
   one of g and g0 is 0 or 1; it is g for restive games, g0 for restless ones. */
bool gh_is_tame (gh_store *store, gh_form g);
bool gh_is_restive (gh_store *store, gh_form g);
bool gh_is_restless (gh_store *store, gh_form g);

/* ---- like and linked: like.c -------------------------------------------------------------------
 */

/* The mate: 0 and 1 exchanged wherever they are positions. */
gh_form gh_mate (gh_store *store, gh_form g);

/* By the recursion of Theorems 75 and 76: whether G + T and H + T have the same outcome for every
   T, and whether both are P for some T. */
bool gh_is_like (gh_store *store, gh_form g, gh_form h);
bool gh_is_linked (gh_store *store, gh_form g, gh_form h);

/* For G and H that are not like, a T with G + T P and H + T N; for linked ones, a T with both P. */
gh_form gh_distinguishing (gh_store *store, gh_form g, gh_form h);
gh_form gh_linking (gh_store *store, gh_form g, gh_form h);

/* ---- parts: parts.c ----------------------------------------------------------------------------
 */

/* {G' - H, G - H'} in simplest form, where a difference that does not exist is left out. */
gh_form gh_misere_difference_formula (gh_store *store, gh_form g, gh_form h);

/* The X with X + H like G, in simplest form, or GH_NO_FORM. */
gh_form gh_misere_difference (gh_store *store, gh_form g, gh_form h);

/* A game whose options are the parts of G: the A for which G - A exists, all in simplest form. */
gh_form gh_misere_parts (gh_store *store, gh_form g);

/* Even: a position of G + 1, both in simplest form. Prime: of any two parts with the sum G one is 0
   or 1. */
bool gh_is_even (gh_store *store, gh_form g);
bool gh_is_prime (gh_store *store, gh_form g);

#ifdef __cplusplus
}
#endif

#endif
