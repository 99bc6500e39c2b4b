/* Games that need not be short: x + e.{Z|Z} + k.{N.^|N.^} + H.

   x is a normal form (transfinite/normal.h); {Z|Z} has all integers as options of both players, and
   e is 0 or 1, as {Z|Z} + {Z|Z} = 0; {N.^|N.^} has 0, ^, ^^, ^3, ... as options of both players,
   and k is an integer, whose sign is that of the game; H is a short form. Numerals, and the number
   in a number with ups and a nimber added, are moved from H to x. So the games here are closed
   under sums, and how they compare is decided exactly (long_order.c).

   A long game is kept as the form {x|{{e|k}|H}}, which is a list and no game. Equal games may be
   kept differently: they are equal when they compare as equal. */
#ifndef GH_LONG_H
#define GH_LONG_H

#include "engine.h"
#include "form/notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Who answers for short games: whatever is decided here about them is asked. A stop is a numeral.
 */
typedef struct gh_shorts {
  void *context;
  gh_order (*order) (void *context, gh_form g, gh_form h);
  gh_form (*stop) (void *context, gh_form g, gh_side side);
  gh_form (*sum) (void *context, gh_form g, gh_form h);
} gh_shorts;

/* ---- parts ----------------------------------------------------------------------------------- */

/* `integers` is e, `ups` an integer numeral. */
gh_form gh_long_make (gh_store *store, gh_form x, bool integers, gh_form ups, gh_form h);
gh_form gh_long_of_number (gh_store *store, gh_form x); /* a normal form */
gh_form gh_long_of_game (gh_store *store, gh_form h);   /* a short form */
gh_form gh_long_integers (gh_store *store);             /* {Z|Z} */
gh_form gh_long_ups (gh_store *store);                  /* {N.^|N.^} */

gh_form gh_long_number (gh_store *store, gh_form a); /* x */
bool gh_long_has_integers (gh_store *store, gh_form a);
gh_form gh_long_count_of_ups (gh_store *store, gh_form a); /* k */
gh_form gh_long_short (gh_store *store, gh_form a);        /* H */

gh_form gh_long_without_short (gh_store *store, gh_form a); /* with 0 in place of H */

/* The normal form or the short form that it is kept as, or GH_NO_FORM: it is not kept as one. */
gh_form gh_long_as_number (gh_store *store, gh_form a);
gh_form gh_long_as_game (gh_store *store, gh_form a, const gh_shorts *shorts);

/* ---- arithmetic ------------------------------------------------------------------------------ */

gh_form gh_long_negative (gh_store *store, gh_form a);
gh_form gh_long_sum (gh_store *store, gh_form a, gh_form b, const gh_shorts *shorts);
gh_form gh_long_difference (gh_store *store, gh_form a, gh_form b, const gh_shorts *shorts);

/* How two compare. Steps of the store are taken where positions of H have to be gone through. */
gh_order gh_long_order (gh_store *store, gh_form a, gh_form b, const gh_shorts *shorts);

/* The birthday as an ordinal, where it is known: of ordinals and their negatives, of the numbers
   that have endless strings, of {Z|Z} and {N.^|N.^} alone. Else GH_NO_FORM. */
gh_form gh_long_birthday (gh_store *store, gh_form a);

/* ---- moves ----------------------------------------------------------------------------------- */

/* What a player may move in. Each part is played as a component of a sum; of an infinite term w^e.c
   of x, with e an ordinal and c an integer, as |c| games w^e or -w^e, in which a player moves to
   members i of the fundamental sequence only: they are cofinal. */
typedef enum {
  GH_IN_FIRST_TERM, /* of x, one of its w^e to w^e[i], i >= 0 */
  GH_IN_CONSTANT,   /* the last term of x, a dyadic rational: to its option, i = 0 */
  GH_IN_INTEGERS,   /* {Z|Z} to i */
  GH_IN_UPS,        /* {N.^|N.^} to i.up, or its negative, i >= 0 */
  GH_IN_SHORT       /* H to its option number i */
} gh_long_part;
#define GH_LONG_PARTS 5

/* What the player moves to; i is an integer numeral. GH_NO_FORM: there is no such option. */
gh_form gh_long_option (gh_store *store, gh_form a, gh_side side, gh_long_part part, gh_form i,
                        const gh_shorts *shorts);

/* ---- text ------------------------------------------------------------------------------------ */

/* w.2 - 1 + {Z|Z} - 2.{N.^|N.^} + *. It belongs to the store and stands until the next text. */
const char *gh_long_print (gh_store *store, gh_form a);

/* Read a sum with " + " or " - " between its terms: normal forms, {Z|Z}, {N|} for w, {N.^|N.^},
   endless strings as hack(LR(L)...), short games in the notation. Fails with GH_SYNTAX, or with the
   limit that was passed; *error is filled before either. `names` may be NULL. */
gh_form gh_long_read (gh_store *store, const char *text, size_t length, const gh_names *names,
                      const gh_shorts *shorts, gh_error *error);

/* The bytes that a literal of a long game takes at the start of a text, {Z|Z}, {N|}, {N.^|N.^} or
   hack(LR(L)...), and that game; 0: none starts here. */
size_t gh_long_literal (gh_store *store, const char *text, size_t length, gh_form *game);

#ifdef __cplusplus
}
#endif

#endif
