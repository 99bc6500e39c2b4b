/* Values that are no games, but codes of something else in forms: ordinals, numbers in normal form
   and long games (transfinite/value.h), sums of heaps (heap/list.h), positions of rulesets and
   their options (rulesets/code.h). */
#ifndef GH_CODED_H
#define GH_CODED_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the form of a value of this type is such a code. */
bool gh_is_coded (gh_type type);

/* The text of one; it belongs to the store and stands until the next text. Inside gh_try. */
const char *gh_coded_print (gh_store *store, gh_type type, gh_form code);

/* The text of a value of any type that is not written as a game is: what is coded, loopy games,
   what is said of them (`words`: by their words, for a person), a genus, a thermograph, a set of
   games, a truth that there is. NULL: of another type. As above. */
const char *gh_print_otherwise (gh_store *store, gh_type type, gh_form value, bool words);

/* How large one is, for choosing the smaller of two: symbols of an ordinal, bytes of any other.
   UINT64_MAX: it cannot be written. */
uint64_t gh_coded_size (gh_store *store, gh_type type, gh_form code);

#ifdef __cplusplus
}
#endif

#endif
