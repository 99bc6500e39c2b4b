/* Talking to a program that answers one request a line. Many requests may be on their way: answers
   are read in the order in which they were asked for. */
#ifndef GH_RULESET_TALK_H
#define GH_RULESET_TALK_H

#include "adapter/process/process.h"
#include "engines.h"

#define TALK_MOST_ANSWER ((size_t)4 << 20) /* bytes of one line */
#define TALK_ERROR 1100                    /* bytes that hold any error of this file */

typedef struct talk {
  process process;
  gh_engine_options options;
  const char *command; /* the caller's */
  bytes requests;      /* from the first one that is not answered */
  size_t sent;         /* of their bytes */
  size_t answered;     /* likewise: those before it are answered */
  bytes incoming;
  size_t read;    /* of its bytes: they were answers */
  uint64_t asked; /* requests in all, without the greeting */
  char name[64];  /* as it greeted */
  bool parts;     /* it answers `parts` */
} talk;

/* Start the program and greet it; of the options all but the longest line count. False: `error`
   says why not, and nothing runs. */
bool talk_open (talk *t, const char *command, const gh_engine_options *options, char *error,
                size_t size);

/* Ask for one thing more. False: no memory. */
bool talk_ask (talk *t, const char *word, const char *text, size_t length);

/* Wait for the answer to the first request that has none; it stands until the next call. False:
   `error` names the request and what is wrong. */
bool talk_answer (talk *t, const char **text, size_t *length, char *error, size_t size);

/* Whether nothing but answers was said until now. */
bool talk_is_quiet (talk *t, char *error, size_t size);

void talk_close (talk *t);

#endif
