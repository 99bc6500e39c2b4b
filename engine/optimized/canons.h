/* Values of short games, fast.

   A value is kept once, as its canonical form: two games are equal exactly when their handles are.
   Numbers, and numbers with ups and a nimber added, are known by their parts and handled by
   arithmetic, exact at any size; their options are listed only when they are needed. What was
   compared or added once is remembered in tables of bounded size.

   Nothing here knows the reference engine, nor it this one. */
#ifndef GH_CANONS_H
#define GH_CANONS_H

#include "engine.h"
#include "form/store.h"

typedef uint32_t gh_canon; /* a handle, meaningful in its own table only */
typedef struct gh_canons gh_canons;

#define GH_NO_CANON UINT32_MAX
#define GH_CANON_ZERO ((gh_canon)0) /* in every table */

/* limits.forms: values made in one gh_canons_try; options: their options; depth: nested calls;
   digits: of a numerator or denominator. */
typedef struct gh_canons_limits {
  gh_limits one;        /* what one gh_canons_try may use */
  size_t cached_orders; /* entries of the table of comparisons, a power of two; 8 bytes each */
  size_t cached_sums;   /* of the table of sums, likewise; 12 bytes each */
} gh_canons_limits;

#define GH_DEFAULT_CANONS_LIMITS                                                                   \
  ((gh_canons_limits){.one = {.forms = 20000000,                                                   \
                              .options = 200000000,                                                \
                              .depth = 5000,                                                       \
                              .digits = 10000,                                                     \
                              .length = 1 << 20},                                                  \
                      .cached_orders = (size_t)1 << 14,                                            \
                      .cached_sums = (size_t)1 << 21})

/* A new table, or NULL when there is no memory. NULL for limits or allocator: the defaults. */
gh_canons *gh_canons_new (const gh_canons_limits *limits, const gh_allocator *allocator);
void gh_canons_free (gh_canons *canons);

/* Forget all values and what is remembered of them. Handles and solvers made before are not to be
   used again. */
void gh_canons_empty (gh_canons *canons);

size_t gh_canons_count (const gh_canons *canons); /* values in the table */
size_t gh_canons_bytes (const gh_canons *canons); /* memory held now */

/* Everything below runs inside gh_canons_try, which returns GH_OK or what went wrong; the table is
   usable then. The words say which limit it was. */
gh_status gh_canons_try (gh_canons *canons, void (*body) (void *argument), void *argument);
const char *gh_canons_status_text (const gh_canons *canons, gh_status status, char *buffer,
                                   size_t size);

/* The value of a form, and the canonical form of a value. gh_canon_prepare lists what
   gh_canon_to_form reads, so that the latter fails by the limits of `store` only. */
gh_canon gh_canon_from_form (gh_canons *canons, gh_store *store, gh_form form);
void gh_canon_prepare (gh_canons *canons, gh_canon g);
gh_form gh_canon_to_form (gh_canons *canons, gh_canon g, gh_store *store);

/* The value of {left|right}; the lists need neither order nor care. */
gh_canon gh_canon_of_options (gh_canons *canons, const gh_canon *left, size_t left_count,
                              const gh_canon *right, size_t right_count);

/* Numbers, and number + ups.up + *nimber. */
gh_canon gh_canon_integer (gh_canons *canons, int64_t n);
gh_canon gh_canon_dyadic (gh_canons *canons, int64_t numerator, unsigned exponent);
gh_canon gh_canon_named (gh_canons *canons, gh_canon number, int64_t ups, uint32_t nimber);
bool gh_canon_is_number (const gh_canons *canons, gh_canon g);

bool gh_canon_at_most (gh_canons *canons, gh_canon g, gh_canon h);
gh_order gh_canon_compare (gh_canons *canons, gh_canon g, gh_canon h);
gh_canon gh_canon_negative (gh_canons *canons, gh_canon g);
gh_canon gh_canon_sum (gh_canons *canons, gh_canon g, gh_canon h);
gh_canon gh_canon_difference (gh_canons *canons, gh_canon g, gh_canon h);
gh_canon gh_canon_multiple (gh_canons *canons, int64_t n, gh_canon g);

/* The product of two numbers, and the dyadic inverse of one; GH_NO_CANON when one of them is none,
   or there is none. */
gh_canon gh_canon_product (gh_canons *canons, gh_canon x, gh_canon y);
gh_canon gh_canon_inverse (gh_canons *canons, gh_canon x);

/* The stops, as numbers; those of a number are the number itself. */
gh_canon gh_canon_stop (const gh_canons *canons, gh_canon g, gh_side first);

/* The thermograph (Siegel, Combinatorial Game Theory, II.5): the mean value and the temperature, as
   numbers, and the walls. The temperature of the number a / 2^k, a odd or k = 0, is -1 / 2^k. */
gh_canon gh_canon_mean (gh_canons *canons, gh_canon g);
gh_canon gh_canon_temperature (gh_canons *canons, gh_canon g);

/* A wall from t = `from` to the next piece's: it begins at `value` and changes by slope * t. The
   last piece has slope 0 and no end. Slopes are -1, 0 or 1. */
typedef struct gh_wall_piece {
  gh_canon from, value;
  int8_t slope;
} gh_wall_piece;

/* The pieces of one wall, which stand until the next call; returns how many. */
size_t gh_canon_wall (gh_canons *canons, gh_canon g, gh_side side, const gh_wall_piece **pieces);

/* The atomic weight, a game; GH_NO_CANON when the value is not all small. */
gh_canon gh_canon_atomic_weight (gh_canons *canons, gh_canon g);

/* Cooling by a number t >= 0, and by the temperature; the value of a wall at t. Heating by any H;
   overheating, where an integer n is n.s. */
gh_canon gh_canon_cool (gh_canons *canons, gh_canon g, gh_canon t);
gh_canon gh_canon_freeze (gh_canons *canons, gh_canon g);
gh_canon gh_canon_wall_at (gh_canons *canons, gh_canon g, gh_side side, gh_canon t);
gh_canon gh_canon_heat (gh_canons *canons, gh_canon g, gh_canon h);
gh_canon gh_canon_overheat (gh_canons *canons, gh_canon g, gh_canon s, gh_canon t);

/* Norton's product; GH_NO_CANON unless U > 0. The ordinal sum of the canonical forms. */
gh_canon gh_canon_norton (gh_canons *canons, gh_canon g, gh_canon u);
gh_canon gh_canon_ordinal_sum (gh_canons *canons, gh_canon g, gh_canon h);

/* What the moves of one player gain, G^L - G or G - G^R, some perhaps twice; they stand until the
   next call. Returns how many. */
size_t gh_canon_incentives (gh_canons *canons, gh_canon g, gh_side side, const gh_canon **gains);

/* Up to infinitesimals: whether that is a number, and the reduced canonical form. */
bool gh_canon_is_numberish (const gh_canons *canons, gh_canon g);
gh_canon gh_canon_reduced (gh_canons *canons, gh_canon g);

/* The coefficient of ^<n> in G = x + a1.^<1> + a2.^<2> + ... + *k, as a number; GH_NO_CANON unless
   G is such a sum and n an integer from 1 on. */
gh_canon gh_canon_uptimal (gh_canons *canons, gh_canon g, gh_canon n);

/* That sum: n, k, a1, ..., an, where an is not 0; NULL unless G is one. They stand until the next
   call. */
const int64_t *gh_canon_uptimal_terms (gh_canons *canons, gh_canon g);

/* The Grundy value of a form, as a number; GH_NO_CANON when the form is not impartial. */
gh_canon gh_canon_grundy (gh_canons *canons, gh_store *store, gh_form form);

/* The birthday of the value, as a number. */
gh_canon gh_canon_birthday (gh_canons *canons, gh_canon g);

#endif
