/* An engine of this program, offered over the line protocol (README.md). */
#ifndef GH_SERVE_H
#define GH_SERVE_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Read requests from one descriptor and write answers to the other, until `bye`, the end of the
   input, or halting (form/halt.h). The limits hold for each request; NULL: the defaults. Returns 0
   then, and 1 when memory or the output failed. */
int gh_serve (gh_engine *engine, const gh_limits *limits, int in, int out);

/* The same without descriptors, for bindings to other languages: a line in, a line out, and no jump
   leaves a call. One thread at a time may ask. */
typedef struct gh_words gh_words;

/* NULL: no memory. The engine must stay open; limits as above. */
gh_words *gh_words_open (gh_engine *engine, const gh_limits *limits);
void gh_words_close (gh_words *words); /* NULL is no mistake */

/* The answer to one line of the protocol (README.md), "outcome {0|*}", without the newline that
   ends either: so it is one of its answers, or "limit ...", "error ..." or "unsupported"; that of
   `bye` is empty. It stands until the next call. NULL: no memory, and nothing else is answered from
   then on. */
const char *gh_words_ask (gh_words *words, const char *line);

#ifdef __cplusplus
}
#endif

#endif
