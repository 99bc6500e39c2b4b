/* The page that `gifthorse doctor` prints, part by part, on standard output. Nothing is measured
   here. */
#ifndef GH_DOCTOR_PAGE_H
#define GH_DOCTOR_PAGE_H

#include "commands/doctor/examined.h"

void gh_page_start (const char *spec, const gh_start *start);

/* That nothing was examined from here on, and why: an engine did not start again. */
void gh_page_lack (const char *error);
void gh_page_abilities (const gh_engine *engine);
void gh_page_pace (const gh_examined *examined);
void gh_page_sizes (const gh_sizes *sizes);
void gh_page_greeting (const gh_examined *examined);
void gh_page_next (const gh_openings *openings);

/* Faults that theorems and the pace found, and troubles until then; and those since, with what all
   of it comes to. What is told of a trouble is marked there. */
void gh_page_faults (const gh_checking *checking, gh_examined *examined);
void gh_page_findings (gh_examined *examined);

/* The same as one JSON object. False: no memory, or it could not be written. */
bool gh_page_json (const gh_checking *checking, const gh_examined *examined, int status);

/* What was asked, and answered rightly, at the greatest size: "odd ones beside it, alone, in
   switches"; or empty. Returns `text`. */
#define GH_PAGE_ASKED 200
const char *gh_page_asked (const gh_climb *climb, char text[GH_PAGE_ASKED]);

/* The words of a refusal without that they are one, in brief; `buffer` has 90 bytes. Returns it. */
#define GH_PAGE_WORDS 90
const char *gh_page_words (const char *words, char buffer[GH_PAGE_WORDS]);

/* A line that tells what goes on, on standard error when that is a terminal, unless --quiet; NULL:
   nothing does any more. */
void gh_page_tell (const char *what);

#endif
