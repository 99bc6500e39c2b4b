/* Values of short games, fast.

   A value is kept once, as its canonical form: two games are equal exactly when their handles are.
   Numbers, and numbers with ups and a nimber added, are known by their parts and handled by
   arithmetic, exact at any size; their options are listed only when they are needed. What was
   compared or added once is remembered in tables of bounded size.

   Nothing here knows the reference engine, nor it this one. */
#ifndef GH_GAMES_H
#define GH_GAMES_H

#include "engine.h"
#include "form/store.h"

typedef uint32_t gh_game; /* a handle, meaningful in its own table only */
typedef struct gh_games gh_games;

#define GH_NO_GAME UINT32_MAX
#define GH_GAME_ZERO ((gh_game)0) /* in every table */

/* limits.forms: values made in one gh_games_try; options: their options; depth: nested calls;
   digits: of a numerator or denominator. */
typedef struct gh_games_limits {
  gh_limits one;        /* what one gh_games_try may use */
  size_t cached_orders; /* entries of the table of comparisons, a power of two; 8 bytes each */
  size_t cached_sums;   /* of the table of sums; 12 bytes each */
} gh_games_limits;

#define GH_DEFAULT_GAMES_LIMITS                                                                    \
  ((gh_games_limits){.one = {.forms = 20000000,                                                    \
                             .options = 200000000,                                                 \
                             .depth = 5000,                                                        \
                             .digits = 10000,                                                      \
                             .length = 1 << 20},                                                   \
                     .cached_orders = (size_t)1 << 16,                                             \
                     .cached_sums = (size_t)1 << 21})

/* A new table, or NULL when there is no memory. NULL for limits or allocator: the defaults. */
gh_games *gh_games_new (const gh_games_limits *limits, const gh_allocator *allocator);
void gh_games_free (gh_games *games);

/* Forget all values and what is remembered of them. */
void gh_games_empty (gh_games *games);

size_t gh_games_count (const gh_games *games); /* values in the table */
size_t gh_games_bytes (const gh_games *games); /* memory held now */

/* Everything below runs inside gh_games_try, which returns GH_OK or what went wrong; the table is
   usable then. The words say which limit it was. */
gh_status gh_games_try (gh_games *games, void (*body) (void *argument), void *argument);
const char *gh_games_status_text (const gh_games *games, gh_status status, char *buffer,
                                  size_t size);

/* The value of a form, and the canonical form of a value. gh_game_prepare lists what
   gh_game_to_form reads, so that the latter fails by the limits of `store` only. */
gh_game gh_game_from_form (gh_games *games, gh_store *store, gh_form form);
void gh_game_prepare (gh_games *games, gh_game g);
gh_form gh_game_to_form (gh_games *games, gh_game g, gh_store *store);

/* The value of {left|right}; the lists need neither order nor care. */
gh_game gh_game_of_options (gh_games *games, const gh_game *left, size_t left_count,
                            const gh_game *right, size_t right_count);

/* Numbers, and number + ups.up + *nimber. */
gh_game gh_game_integer (gh_games *games, int64_t n);
gh_game gh_game_dyadic (gh_games *games, int64_t numerator, unsigned exponent);
gh_game gh_game_named (gh_games *games, gh_game number, int64_t ups, uint32_t nimber);
bool gh_game_is_number (const gh_games *games, gh_game g);

bool gh_game_at_most (gh_games *games, gh_game g, gh_game h);
gh_order gh_game_compare (gh_games *games, gh_game g, gh_game h);
gh_game gh_game_negative (gh_games *games, gh_game g);
gh_game gh_game_sum (gh_games *games, gh_game g, gh_game h);
gh_game gh_game_difference (gh_games *games, gh_game g, gh_game h);
gh_game gh_game_multiple (gh_games *games, int64_t n, gh_game g);

/* The stops, as numbers; those of a number are the number itself. */
gh_game gh_game_stop (const gh_games *games, gh_game g, gh_side first);

/* The thermograph (Siegel, Combinatorial Game Theory, II.5): the mean value and the temperature, as
   numbers, and the walls. The temperature of the number a / 2^k, a odd or k = 0, is -1 / 2^k. */
gh_game gh_game_mean (gh_games *games, gh_game g);
gh_game gh_game_temperature (gh_games *games, gh_game g);

/* A wall from t = `from` to the next piece's: it begins at `value` and changes by slope * t. The
   last piece has slope 0 and no end. Slopes are -1, 0 or 1. */
typedef struct gh_wall_piece {
  gh_game from, value;
  int8_t slope;
} gh_wall_piece;

/* The pieces of one wall, which stand until the next call; returns how many. */
size_t gh_game_wall (gh_games *games, gh_game g, gh_side side, const gh_wall_piece **pieces);

/* The birthday of the value, as a number. */
gh_game gh_game_birthday (gh_games *games, gh_game g);

#endif
