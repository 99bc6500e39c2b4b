/* Impartial games in misere play, fast: Chapter 12 of Conway's On Numbers and Games, whose numbers
   of theorems these are.

   A game is kept once, in its simplest form: a set of simplest forms from which no reversible moves
   can be deleted. Two games have the same outcome beside every third just when their handles are
   equal (Theorem 77). Sums are made of the literal options, simplified, and remembered.

   Nothing here knows the reference engine, nor it this one. */
#ifndef GH_MISERE_TABLE_H
#define GH_MISERE_TABLE_H

#include "engine.h"
#include "form/store.h"

typedef uint32_t gh_reduced; /* a handle, meaningful in its own table only */
typedef struct gh_misere gh_misere;

#define GH_NO_REDUCED UINT32_MAX
#define GH_REDUCED_ZERO ((gh_reduced)0) /* the game without options, in every table */

/* forms: games made in one gh_misere_try; options: their options, and terms of genera; depth: the
   birthday of a game, and nested calls; length: bytes of a name; steps: sums, of 24 to 48 bytes. */
#define GH_DEFAULT_MISERE_LIMITS                                                                   \
  ((gh_limits){.forms = 20000000,                                                                  \
               .options = 200000000,                                                               \
               .depth = 5000,                                                                      \
               .length = 1 << 20,                                                                  \
               .steps = 20000000})

/* A new table, or NULL when there is no memory. NULL for limits or allocator: the defaults. */
gh_misere *gh_misere_new (const gh_limits *limits, const gh_allocator *allocator);
void gh_misere_free (gh_misere *misere);

/* Forget all games and what is remembered of them. Handles are not to be used again. */
void gh_misere_empty (gh_misere *misere);

size_t gh_misere_count (const gh_misere *misere); /* games and sums in the table */
size_t gh_misere_bytes (const gh_misere *misere); /* memory held now */

/* Everything below runs inside gh_misere_try, which returns GH_OK or what went wrong; the table is
   usable then. The words say which limit it was. */
gh_status gh_misere_try (gh_misere *misere, void (*body) (void *argument), void *argument);
const char *gh_misere_status_text (const gh_misere *misere, gh_status status, char *buffer,
                                   size_t size);

/* ---- games ----------------------------------------------------------------------------------- */

/* The simplest form of {options}; the list needs neither order nor care, and may stand anywhere. */
gh_reduced gh_reduced_of_options (gh_misere *misere, const gh_reduced *options, size_t count);

gh_reduced gh_reduced_heap (gh_misere *misere, uint32_t n); /* the Nim heap {0,1,...,n-1} */
gh_reduced gh_reduced_sum (gh_misere *misere, gh_reduced g, gh_reduced h);

/* The simplest form of a form, GH_NO_REDUCED if it is not impartial; and the form of a game.
   gh_reduced_prepare makes room for what gh_reduced_to_form remembers of all games that there are,
   so that the latter fails by the limits of `store` only. */
gh_reduced gh_reduced_from_form (gh_misere *misere, gh_store *store, gh_form form);
void gh_reduced_prepare (gh_misere *misere);
gh_form gh_reduced_to_form (gh_misere *misere, gh_reduced g, gh_store *store);

/* The options, sorted by handle, below which they all are; they stand until a game is made. */
size_t gh_reduced_options (const gh_misere *misere, gh_reduced g, const gh_reduced **options);

/* Of any form, who wins; of an impartial one, whether all its positions have the genus of a Nim
   position, which its simplest form does not tell. False for other forms. */
gh_outcome gh_misere_outcome (gh_misere *misere, gh_store *store, gh_form form);
bool gh_misere_is_tame (gh_misere *misere, gh_store *store, gh_form form);

/* ---- what is known of them ------------------------------------------------------------------- */

bool gh_reduced_is_p (const gh_misere *misere, gh_reduced g); /* the second player wins */
uint32_t gh_reduced_birthday (const gh_misere *misere, gh_reduced g);
bool gh_reduced_is_heap (const gh_misere *misere, gh_reduced g);    /* of as many as the birthday */
uint32_t gh_reduced_grundy (const gh_misere *misere, gh_reduced g); /* of normal play */

/* The genus beyond the Grundy value of normal play: term n is the one m for which G + 2 + ... + 2 +
   m, with n twos, is P. Returns how many are listed at *terms, the fewest for which each later one
   is the one before it with 2 xored into it. They stand until the next call. */
size_t gh_reduced_genus (gh_misere *misere, gh_reduced g, const uint32_t **terms);
uint32_t gh_reduced_genus_term (gh_misere *misere, gh_reduced g, size_t n);

/* Whether all positions have the genus of a Nim position; and the simplest form of the game with 0
   and 1 exchanged in all positions. */
bool gh_reduced_is_tame (gh_misere *misere, gh_reduced g);
gh_reduced gh_reduced_mate (gh_misere *misere, gh_reduced g);

/* The name in the field's abbreviations. It belongs to the table and stands until the next call.

     0 1 ... 9 *10 *11 ...   Nim heaps
     A_#  A_##               {A} and {{A}}; (32)_# where A is neither a heap nor such a game
     3_2  4_22  *12_2        3 + 2, 4 + 2 + 2, 12 + 2: sums of heaps that are none of the others
     2_#310                  {2_#,3,1,0}, when all options are heaps up to 9 or such with #
     {3_2,32,0}              any other game by its options, the heaps last, the largest first */
const char *gh_reduced_name (gh_misere *misere, gh_reduced g);

#endif
