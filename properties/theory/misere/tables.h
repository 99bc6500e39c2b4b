/* What the fast engine finds of games in misere play, for theorems about it. */
#ifndef GH_THEORY_MISERE_TABLES_H
#define GH_THEORY_MISERE_TABLES_H

#include "harness/cases/trial.h"
#include "optimized/misere/days.h"

/* Run body (argument) in a new table, within gh_misere_try; a limit ends the case. As the table
   must be freed, the body may not end it: what it finds stands in the argument. */
typedef void gh_misere_body (gh_misere *misere, void *argument);
void gh_in_misere (gh_trial *t, gh_misere_body *body, void *argument);

/* The sets of games born by a day, looked at. */
void gh_look_at_day (gh_trial *t, unsigned day, gh_misere_sets *sets);

/* The genus as it is printed without commas, "3^143", within gh_misere_try. */
void gh_genus_text (gh_misere *misere, gh_reduced g, char *text, size_t size);

#endif
