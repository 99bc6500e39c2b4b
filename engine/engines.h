/* The engines by name. */
#ifndef GH_ENGINES_H
#define GH_ENGINES_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct gh_engine_options {
  double answer_seconds; /* how long one answer may take */
  double start_seconds;  /* how long the first line may take */
  size_t longest_line;   /* bytes of a request; longer ones are not sent */
  uint64_t memory_bytes; /* of an engine with all that it starts, in memory; 0: no limit */
  bool sandbox; /* a program or plug-in has no network and cannot write; where that cannot be had it
                   is not started */
} gh_engine_options;

#define GH_DEFAULT_ENGINE_OPTIONS                                                                  \
  __extension__((gh_engine_options){.answer_seconds = 5,                                           \
                                    .start_seconds = 10,                                           \
                                    .longest_line = 1 << 16,                                       \
                                    .memory_bytes = (uint64_t)4 << 30,                             \
                                    .sandbox = false})

/* "reference", "optimized", "complete" (gh_complete_open with GH_FAST_FIRST), "certified", or
   "cmd:WORDS" for a program that speaks the line protocol, or "lib:FILE" for a plug-in in C. NULL:
   it could not be started, and `error` says why. */
gh_engine *gh_engine_open (const char *spec, const gh_engine_options *options, char *error,
                           size_t size);

/* An engine in this process that answers all that can be asked but for certificates: by the
   definitions, and what they lack or refuse (means, temperatures, large nimbers) by the fast
   engine; or by the fast one, and what that lacks by the definitions. NULL: no memory. complete.c
 */
typedef enum { GH_DEFINITIONS_FIRST, GH_FAST_FIRST } gh_complete_first;
gh_engine *gh_complete_open (gh_complete_first first);

#ifdef __cplusplus
}
#endif

#endif
