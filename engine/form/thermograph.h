/* Thermographs as forms and as text: the corners of both walls, of the left one first.

   A corner is a value and the t >= 0 at which the wall has it. The first corner of a wall is at
   t = 0, from the last one on the wall stands. As a form a thermograph is {corners|corners}, and a
   corner {value|t}. As text, where each wall is told upwards: 1@0 0@1 | -1@0 0@1. Both have no more
   corners than there are, so that thermographs are the same just when the forms are identical. */
#ifndef GH_THERMOGRAPH_H
#define GH_THERMOGRAPH_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The thermograph of a form that is made like that, which may have points where no wall turns.
   GH_NO_FORM: it is none, since something is no numeral, a wall has two values or does not begin
   at 0, or is steeper than a wall is: it falls or rises by 1 for 1 of t, or stands. */
gh_form gh_thermograph_of_points (gh_store *store, gh_form points);

/* The corner of a wall that comes after `last`, or the first one after GH_NO_FORM; GH_NO_FORM:
   there is none. */
gh_form gh_thermograph_next (gh_store *store, gh_form points, gh_side side, gh_form last);

/* The text of a thermograph; it belongs to the store and stands until the next text. */
const char *gh_thermograph_print (gh_store *store, gh_form thermograph);

/* The thermograph of a text; GH_NO_FORM: it is none. Numbers that are none fail with GH_SYNTAX. */
gh_form gh_thermograph_read (gh_store *store, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
