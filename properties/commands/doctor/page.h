/* The page that `gifthorse doctor` prints, part by part, on standard output. Nothing is measured
   here. */
#ifndef GH_DOCTOR_PAGE_H
#define GH_DOCTOR_PAGE_H

#include "commands/doctor/next.h"
#include "commands/doctor/pace.h"
#include "commands/doctor/quick.h"
#include "commands/doctor/sizes.h"
#include "commands/doctor/start.h"

void gh_page_start (const char *spec, const gh_start *start);
void gh_page_abilities (const gh_engine *engine);
void gh_page_pace (const gh_pace *paces, size_t count);
void gh_page_faults (const gh_checking *checking, const gh_quick *quick);
void gh_page_sizes (const gh_sizes *sizes);
void gh_page_next (const gh_openings *openings);

/* The words of a refusal without that they are one, in brief; `buffer` has 90 bytes. Returns it. */
#define GH_PAGE_WORDS 90
const char *gh_page_words (const char *words, char buffer[GH_PAGE_WORDS]);

/* A line that tells what goes on, on standard error when that is a terminal; NULL: nothing does
   any more. */
void gh_page_tell (const char *what);

#endif
