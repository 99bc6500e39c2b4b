/* Plug-ins in a process of their own: `lib:./engine.so` is the program gifthorse-host with that
   argument, behind the process adapter. */
#ifndef GH_HOSTED_H
#define GH_HOSTED_H

#include "engines.h"

/* NULL: the host was not found or did not greet, and `error` says why. The host stands beside the
   running program, in the folder for such programs of the installation that it belongs to, or in
   the build. */
gh_engine *gh_hosted_open (const char *path, const gh_engine_options *options, char *error,
                           size_t size);

#endif
