/* The definitions, transcribed. This engine is to be read beside the paper: numbers in comments are
   those of Schleicher and Stoll. It is slow, and trusted.

   All functions run inside gh_try: they fail with the limit that they pass. */
#ifndef GH_REFERENCE_H
#define GH_REFERENCE_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Definition 2.7. Literal: nothing is simplified, and a sum is kept by its ordered pair. */
gh_form gh_sum (gh_store *store, gh_form g, gh_form h);
gh_form gh_difference (gh_store *store, gh_form g, gh_form h); /* G + (-H); -H is gh_negative */

/* The ordinal sum G:H = {G^L, G:H^L | G^R, G:H^R}: a move in G takes H away. */
gh_form gh_ordinal_sum (gh_store *store, gh_form g, gh_form h);

/* Definition 2.5. */
bool gh_at_least_zero (gh_store *store, gh_form g);
bool gh_at_most_zero (gh_store *store, gh_form g);
gh_order gh_order_of_zero (gh_store *store, gh_form g); /* Definition 2.6: G against 0 */

/* Definition 2.9: G against H by the literal difference. */
gh_order gh_compare (gh_store *store, gh_form g, gh_form h);

/* The same by the recursion G >= H unless some G^R <= H or some H^L >= G, without building the
   difference; two numerals by exact arithmetic (Section 3.2). Reaches numerals beyond play. */
gh_order gh_compare_directly (gh_store *store, gh_form g, gh_form h);

/* The eight relations of Definitions 2.6 and 2.9, as what they say of an order. */
typedef enum { GH_EQ, GH_GT, GH_LT, GH_FZ, GH_GE, GH_LE, GH_GF, GH_LF } gh_relation;
bool gh_holds (gh_order order, gh_relation relation);

/* Play: who wins G when `first` begins and the players alternate. In normal play a player who
   cannot move loses, in misere play wins (Section 2.2). A recursion of its own. */
typedef enum { GH_NORMAL, GH_MISERE } gh_convention;
gh_side gh_winner (gh_store *store, gh_form g, gh_side first, gh_convention convention);
gh_outcome gh_outcome_of (gh_store *store, gh_form g, gh_convention convention);

/* Definition 2.18: a left gift horse is H <| G, a right one H |> G. */
bool gh_gift_horse (gh_store *store, gh_form h, gh_form g, gh_side side);

/* Definition 2.20: another option on the same side is at least as good for its player. */
bool gh_dominated (gh_store *store, gh_form g, gh_side side, gh_form option);

/* Definition 2.22: G^L is reversible through G^LR <= G, and G^R through G^RL >= G. */
bool gh_reversible_through (gh_store *store, gh_form g, gh_side side, gh_form option,
                            gh_form through);
bool gh_reversible (gh_store *store, gh_form g, gh_side side, gh_form option);

/* Lemma 2.21: the form without this option. Lemma 2.23: the form with the option replaced by all
   options of `through` on the same side. Both do so whether or not the lemma's condition holds. */
gh_form gh_delete (gh_store *store, gh_form g, gh_side side, gh_form option);
gh_form gh_bypass (gh_store *store, gh_form g, gh_side side, gh_form option, gh_form through);

/* Theorem 2.25: no position has a dominated or a reversible option; and the form like that which is
   equal to G, made by deleting and bypassing at every position until nothing is left to do. */
bool gh_is_canonical (gh_store *store, gh_form g);
gh_form gh_canonical (gh_store *store, gh_form g);

/* Definition 3.1: all options are numbers, and every left one is less than every right one. */
bool gh_is_number_form (gh_store *store, gh_form g);

/* Definition 4.1: there is no right option, and all left ones are ordinal numbers. */
bool gh_is_ordinal_form (gh_store *store, gh_form g);

/* The number that G equals, as a numeral, or GH_NO_FORM: found by comparing G with numbers in the
   order of their birthdays. Takes as many steps as G has days. */
gh_form gh_number_of (gh_store *store, gh_form g);

/* Definition 3.6, of any two games: literal, and kept by the ordered pair. Equal games may have
   different products, equal numbers have equal ones. Products have very many positions, 3 times 3
   has 737. */
gh_form gh_product (gh_store *store, gh_form x, gh_form y);

/* The number that the product of two numerals equals, as a numeral: by the same recursion, with a
   number in place of each product in it, which Theorem 3.8 allows. */
gh_form gh_number_product (gh_store *store, gh_form x, gh_form y);

/* The number y for which x y is 1, as a numeral, or GH_NO_FORM: looked for in the order of
   birthdays, by the product above. It takes 2^b steps at most, where the numeral x is born on day
   b, and gives none beyond. */
gh_form gh_number_inverse (gh_store *store, gh_form x);

/* The same by exact arithmetic: that of 2^k is 2^-k, and no others are dyadic. */
gh_form gh_inverse_power_of_two (gh_store *store, gh_form x);

/* Definition 5.4: the stop when `first` begins, as a numeral. */
gh_form gh_stop (gh_store *store, gh_form g, gh_side first);

/* Definition 6.1, first part: -2^-n < G < 2^-n for every n; and the least m >= 0 with G <= m.up, an
   integer, or GH_NO_FORM when there is none. By Theorem 6.4 there is one when G < 2^-n for every n.
   A birthday of more digits than fit into a word, of a form that is no numeral, is over the limit
   of digits. */
bool gh_is_below_all_positive (gh_store *store, gh_form g); /* G < 2^-n for every n */
bool gh_is_infinitesimal (gh_store *store, gh_form g);
gh_form gh_least_ups (gh_store *store, gh_form g);

/* The atomic weight of a form that is all small, as a canonical form; GH_NO_FORM: it is not. */
gh_form gh_atomic_weight (gh_store *store, gh_form g);

/* Of canonical forms, as canonical forms; t is a numeral from 0, H any game. Cooling (cooling.c):
   with the tax t, and with that at which G freezes; the walls of the thermograph at t, which are
   the stops then; the thermograph itself (form/thermograph.h). Heating, and Norton's product, which
   is GH_NO_FORM unless U > 0 (heating.c). */
gh_form gh_cooled (gh_store *store, gh_form g, gh_form t);
gh_form gh_frozen (gh_store *store, gh_form g);
gh_form gh_wall_at (gh_store *store, gh_form g, gh_side side, gh_form t);
gh_form gh_thermograph (gh_store *store, gh_form g);
gh_form gh_heated (gh_store *store, gh_form g, gh_form h);
gh_form gh_overheated (gh_store *store, gh_form g, gh_form s, gh_form t);
gh_form gh_norton_product (gh_store *store, gh_form g, gh_form u);
gh_form gh_value_sum (gh_store *store, gh_form g, gh_form h); /* of any two, in canonical form */

/* What the moves of one player gain, G^L - G or G - G^R, as left options of one form. */
gh_form gh_incentives (gh_store *store, gh_form g, gh_side side);

/* Whether a number and an infinitesimal add up to G; and the form of a canonical one that is
   reduced as far as infinitesimals do not count (reduced.c). */
bool gh_is_numberish (gh_store *store, gh_form g);
gh_form gh_reduced_canonical (gh_store *store, gh_form g);

/* The coefficient of ^<n> in a canonical form that is x + a1.^<1> + a2.^<2> + ... + *k, an integer,
   or GH_NO_FORM: it is no such sum, or n none of 1, 2, ...; n may be GH_NO_FORM (uptimal.c). */
gh_form gh_uptimal_coefficient (gh_store *store, gh_form g, gh_form n);

/* The answer to a request from GH_ASK_LEFT_WALL to GH_ASK_IS_NIMBER about a canonical form, which
   stands for the first argument; but for its type. */
void gh_find_of_value (gh_store *store, gh_request request, gh_form g, const gh_value *arguments,
                       gh_value *answer);

/* Definition 7.1: both players have the same options, which are impartial. */
bool gh_is_impartial (gh_store *store, gh_form g);

bool gh_is_nimber (gh_store *store, gh_form canonical); /* 0, * or *n */

/* Of an impartial form, as an integer, else GH_NO_FORM. Definition 7.3: the least n such that *n is
   no option. And the Grundy value: the n for which the second player wins G + *n, found by play. */
gh_form gh_mex (gh_store *store, gh_form g);
gh_form gh_grundy (gh_store *store, gh_form g);

/* The Grundy value of one heap of n >= 0 under a code, as an integer: found by play while n is
   small; beyond, the least value that no move leads to, where heaps side by side count as the xor
   of their values. Fails with GH_OVER_FORMS when n is above limits.forms; takes a step for each
   move. */
gh_form gh_heap_grundy (gh_store *store, const gh_code *code, gh_form n);

/* Of games that need not be short (transfinite/long.h), by what the definitions say of the short
   ones in them: the same with its short game in canonical form; the short game that one is kept as,
   or GH_NO_FORM; how two compare. */
gh_form gh_long_canonical (gh_store *store, gh_form u);
gh_form gh_long_game (gh_store *store, gh_form u);
gh_order gh_long_compare (gh_store *store, gh_form u, gh_form v);

/* The engine made of these. NULL when there is no memory. */
gh_engine *gh_reference_open (void);

#ifdef __cplusplus
}
#endif

#endif
