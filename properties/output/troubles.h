/* What an engine did beside answering, in words. */
#ifndef GH_TROUBLES_H
#define GH_TROUBLES_H

#include "output/report.h"

#include <stdio.h>

#define GH_TROUBLE_TITLE 100
#define GH_TROUBLE_TIMES 160
#define GH_TROUBLE_WORDS 600

/* Note of each trouble whether a theorem that fails says as much: by a step that names the request,
   or by a wrong answer to it in the same words. */
void gh_troubles_compare (gh_summary *summary, const gh_failure *failure);

/* Faults among them that no theorem tells. */
size_t gh_troubles_untold (const gh_summary *summary);

/* As how many faults these count: deaths over several requests as one, and so for each kind but
   being late. */
size_t gh_troubles_faults (const gh_summary *summary);

/* How many of them are only unanswered. */
size_t gh_troubles_unanswered (const gh_summary *summary);

/* Whether some are late only, and no fault. */
bool gh_troubles_late (const gh_summary *summary);

/* Whether so many starts, or so slow ones, are worth a word, in a run of so many seconds. */
bool gh_troubles_starts (const gh_summary *summary, double seconds);

/* "29 times, 28 s by all workers together, in a run of 30 s", of GH_TROUBLE_TIMES bytes, as the
   next two. Each returns its buffer. */
const char *gh_troubles_starts_words (const gh_summary *summary, double seconds, char *buffer);
const char *gh_trouble_title (const gh_trouble *trouble, char *buffer); /* "was silent over mean" */
const char *gh_trouble_times (const gh_trouble *trouble, char *buffer); /* "6 times, 33 s" */

/* What it did in full, and what came of waiting for it. Returns the buffer, of GH_TROUBLE_WORDS
   bytes. */
const char *gh_trouble_full (const gh_trouble *trouble, char *buffer);

/* All of them as lines, a few unless `all`, those that are no fault in brief. */
void gh_troubles_print (FILE *out, const gh_summary *summary, double seconds, bool all);

/* That one was seen, on standard error. */
void gh_trouble_tell (gh_report *report, const gh_trouble *trouble);

#endif
