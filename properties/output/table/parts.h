/* The parts of the table for a person: table.c is its frame and shows progress, theorems.c says all
   of one theorem, faults.c joins what failed and what was not decided. */
#ifndef GH_TABLE_PARTS_H
#define GH_TABLE_PARTS_H

#include "output/document/totals.h"

/* A theorem with what came of it; its counts when the run is verbose. */
void gh_table_theorem (const gh_report *report, const gh_theorem *theorem, const gh_result *result);

/* What a failing case was, what was asked, and how it is run again; in so many lines, if two of the
   answers fit in. */
void gh_table_failure (const gh_report *report, const gh_theorem *theorem, const gh_result *result,
                       size_t lines);

/* Each fault: a wrong answer, the theorems that it breaks, and the most telling of them. */
void gh_table_faults (const gh_report *report, const gh_ending *ending);

/* Why theorems are inconclusive, a line for each reason. */
void gh_table_inconclusive (const gh_ending *ending);

/* Those that the baseline names, and that hold. */
void gh_table_mended (const gh_ending *ending);

#endif
