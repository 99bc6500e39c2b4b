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

#ifdef __cplusplus
}
#endif

#endif
