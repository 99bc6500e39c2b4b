/* Positions of rulesets as values that are asked about: GH_POSITION, and GH_OPTIONS, the options of
   both players. Each is a form that codes it, and no game: a position the list {r|{a|b}} of the
   place r of its ruleset among gh_rulesets and its two words, options {L|R} the codes of those of
   Left and of Right. Equal ones are identical. All functions run inside gh_try. */
#ifndef GH_POSITION_CODE_H
#define GH_POSITION_CODE_H

#include "form/notation.h"
#include "rulesets/ruleset.h"

gh_form gh_position_code (gh_store *store, const gh_ruleset *ruleset, gh_position position);
const gh_ruleset *gh_position_of_code (gh_store *store, gh_form code, gh_position *position);

/* The options of the position with this code. */
gh_form gh_options_code (gh_store *store, gh_form code);

/* "toads T.F" and ".TF | TF.", in the order of their letters; the text belongs to the store and
   stands until the next one. */
const char *gh_position_print (gh_store *store, gh_form code);
const char *gh_options_print (gh_store *store, gh_form options);

/* The codes of such texts, where options are those of a position. Blanks may stand at both ends and
   in place of one. Fail with GH_SYNTAX. */
gh_form gh_position_read (gh_store *store, const char *text, size_t length, gh_error *error);
gh_form gh_options_read (gh_store *store, gh_form position, const char *text, size_t length,
                         gh_error *error);

#endif
