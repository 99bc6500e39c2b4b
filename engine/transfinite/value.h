/* Ordinals, numbers in normal form and long games as values that are asked about and shown:
   GH_ORDINAL and GH_SURREAL, GH_MAYBE_ORDINAL and GH_MAYBE_SURREAL, where there is one, and
   GH_LONG. */
#ifndef GH_TRANSFINITE_VALUE_H
#define GH_TRANSFINITE_VALUE_H

#include "engine.h"
#include "form/notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the form of a value of this type is such a code, and no game. */
bool gh_is_transfinite (gh_type type);

/* The text of one; it belongs to the store and stands until the next text. */
const char *gh_transfinite_print (gh_store *store, gh_type type, gh_form code);

/* An ordinal of a text, as gh_normal_read reads it; any other number is refused likewise. */
gh_form gh_ordinal_read (gh_store *store, const char *text, size_t length, gh_error *error);

/* A number of a text, as gh_surreal_number_read reads it; one that is not finite in normal form is
   refused likewise. */
gh_form gh_surreal_read (gh_store *store, const char *text, size_t length, gh_error *error);

/* How large one is, for choosing the smaller of two: symbols of an ordinal, bytes of any other.
   UINT64_MAX: it cannot be written. */
uint64_t gh_transfinite_size (gh_store *store, gh_type type, gh_form code);

#ifdef __cplusplus
}
#endif

#endif
