/* What is said of loopy games, as values: each is a form that nobody plays, or GH_NO_FORM, none.

     GH_LOOPY, GH_MAYBE_LOOPY   a code (loopy/graph.h)              on where on = {on|}
     GH_LOOPY_OUTCOME           the numeral 3a + b                  LD
     GH_LOOPY_ORDER             the numeral of a gh_order, or none  ||
     GH_LOOPY_GRUNDY            a numeral, {numerals|*}, or none    5   inf{0,2} */
#ifndef GH_LOOPY_VALUE_H
#define GH_LOOPY_VALUE_H

#include "engine.h"
#include "form/notation.h"

/* Who wins. The outcome of a game is 3 times that if Left begins, plus that if Right does: of a
   short game 0, 8, 2 or 6. */
typedef enum { GH_LEFT_WINS, GH_DRAWN, GH_RIGHT_WINS } gh_ending;
#define GH_LOOPY_OUTCOMES 9

bool gh_is_loopy (gh_type type);

/* The text of a value of such a type, games as gh_loopy_print writes them. It belongs to the store
   and stands until the next text. */
const char *gh_loopy_value_print (gh_store *store, gh_type type, gh_form value, gh_style style,
                                  bool words);

/* A value of a text. Fails as gh_read does. */
gh_form gh_loopy_value_read (gh_store *store, gh_type type, const char *text, size_t length,
                             gh_error *error);

/* How many positions a code has, no two of them with the same options. */
size_t gh_loopy_positions (gh_store *store, gh_form code);

#endif
