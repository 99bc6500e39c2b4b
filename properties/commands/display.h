/* Values for a person. */
#ifndef GH_DISPLAY_H
#define GH_DISPLAY_H

#include "engine.h"

/* Print a truth, an outcome or an integer in a line; of a game its form, its value, who wins,
   how hot and how large it is, a line each. A part that passes a limit says so and does not hide
   the others. */
void gh_display (gh_store *store, gh_value value);

/* Of a game that is no number: stops, mean, temperature and the walls of its thermograph. */
void gh_display_thermograph (gh_store *store, gh_form form);

#endif
