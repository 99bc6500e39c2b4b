/* What a line that is no greeting, or no answer, may come of, and what helps. */
#ifndef GH_ADAPTER_HINTS_H
#define GH_ADAPTER_HINTS_H

#include "engine.h"

/* Which line of a text begins as a greeting does, from 1; 0: none of its whole lines. */
unsigned hint_greeting_line (const char *text, size_t length);

/* Of a first line that is no greeting, which is the line with this number, if that is not 0. "":
   nothing is known to help. Returns `buffer`. */
const char *hint_greeting (const char *text, size_t length, unsigned number, char *buffer,
                           size_t size);

/* Of the answer to a request, or of what nobody asked for; "" likewise. */
const char *hint_answer (gh_request request, const char *text, size_t length);
const char *hint_unasked (const char *text, size_t length);

#endif
