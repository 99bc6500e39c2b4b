/* The inside of an adapter, for the files of this room only. */
#ifndef GH_ADAPTER_INSIDE_H
#define GH_ADAPTER_INSIDE_H

#include "adapter/batch.h"
#include "adapter/process.h"
#include "adapter/questions.h"
#include "engines.h"
#include "form/notation.h"
#include "form/show.h"

#define MOST_ANSWER ((size_t)4 << 20) /* bytes of one line from an engine */
#define MOST_FAULTS 100               /* after so many an engine is not started again */
#define EAGER_BYTES                                                                                \
  ((size_t)8 << 10) /* so many queued bytes are sent without waiting for settle                    \
                     */

/* What an engine said of itself. */
typedef struct greeting {
  char name[64];
  uint32_t abilities;
  gh_style style;
  bool let;
} greeting;

typedef struct adapter {
  gh_engine base;
  gh_engine_options options;
  char *command;
  greeting greeting;
  process process;
  questions tables[MOST_TABLES];
  uint64_t asked; /* a clock for the tables */
  batch batch;
  bytes line;     /* being written */
  bytes incoming; /* read, but no whole line yet */
  map names;      /* (table, form, low bits of its generation) -> n of the name gn */
  uint32_t named; /* names given in this batch */
  map lengths;    /* likewise -> how long the text is at least, for engines without `let` */
  bool stale;     /* the engine knows names of earlier batches */

  double deadline;
  bool careful;   /* one line at a time, to see which one is at fault */
  bool confirmed; /* one was seen */
  double grace;   /* seconds to wait after each answer for a line too many */
  bool suspected; /* `suspect` was first in line when the fault was met */
  line suspect;
  char suspicion[200]; /* and this was the fault */
  unsigned faults;
  bool over; /* the engine is not started again, and here is why: */
  char epitaph[200];
} adapter;

/* Start the engine and greet it. False: `error` says why not, and nothing runs. */
bool adapter_start (adapter *a, greeting *said, char *error, size_t size);

/* Read `gifthorse 1 NAME WORD ...`, without its newline. False: *problem says what is wrong. */
bool greeting_read (greeting *said, const char *text, size_t length, const char **problem);

/* Write a request into a->line, after queueing the names that it uses. False: some line is too
   long, and a->line is that line. Fails with the limit passed. */
bool adapter_write (adapter *a, gh_store *store, size_t table, gh_request request,
                    const gh_value *arguments);

/* Bytes that a line may have, and whether the text of a form has more for certain. */
size_t adapter_longest (const adapter *a, const gh_store *store);
bool adapter_hopeless (adapter *a, gh_store *store, size_t table, gh_form form);

/* The request of a question of this table for a person, perhaps cut. */
const char *adapter_describe (adapter *a, gh_store *store, const questions *t, const question *q,
                              char *buffer, size_t size);

/* Send what may be sent without waiting. */
void adapter_flush (adapter *a);

void adapter_settle (gh_engine *engine);

/* What the line that answers a request means. `why` receives the words of a refusal, or what is
   wrong with the line. Fails with the limit passed. */
gh_reply answer_read (gh_store *store, gh_request request, const char *text, size_t length,
                      gh_value *answer, char *why, size_t size);

/* Whether a line may be an answer, as far as this can be seen without reading games. */
bool answer_plausible (gh_request request, const char *text, size_t length);

/* Whether a line is this word, perhaps with further words: *rest is what follows, else the end. */
bool answer_is (const char *word, const char *text, size_t length, const char **rest);

#endif
