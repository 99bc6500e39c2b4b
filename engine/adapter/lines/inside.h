/* The inside of an adapter, for the files of this room only: all its state, what it writes into a
   line, and what a line of the engine says. How they are sent and waited for: asking/asking.h. */
#ifndef GH_ADAPTER_INSIDE_H
#define GH_ADAPTER_INSIDE_H

#include "adapter/process/pace.h"
#include "adapter/process/process.h"
#include "adapter/tables/batch.h"
#include "adapter/tables/questions.h"
#include "adapter/tables/remembered.h"
#include "adapter/takes.h"
#include "engines.h"
#include "form/notation.h"
#include "form/show.h"

#define MOST_ANSWER ((size_t)4 << 20) /* bytes of one line from an engine */

/* What an engine said of itself. */
typedef struct greeting {
  char name[64];
  gh_request_set abilities;
  gh_style style;
  bool let;
  gh_takes takes[GH_REQUESTS];
  bool partial;      /* some of them is not all */
  char unknown[400]; /* words that nobody knows, for a person; perhaps not all */
} greeting;

typedef struct adapter {
  gh_engine base;
  gh_engine_options options;
  char *command;
  greeting greeting;
  process process;
  questions tables[MOST_TABLES];
  uint64_t asked; /* a clock for the tables */
  remembered remembered;
  batch batch;
  bytes line;      /* being written */
  bool line_named; /* it uses a name */
  bytes incoming;  /* read, but no whole line yet */
  map names;       /* (table, form, low bits of its generation) -> n of the name gn */
  bytes history;   /* the lines that it answered in this life (asking/history.h) */
  uint32_t named;  /* names given since the last `clear`, also in earlier batches */
  map lengths;     /* likewise -> how long the text is at least, for engines without `let` */
  bool stale;      /* there are many of earlier batches */

  pace pace;
  gh_request_set familiar; /* requests that were answered in this life */
  double since;            /* when it was begun to wait for the line that is awaited, */
  double patient;          /* for so many seconds, */
  double deadline;         /* until then */
  bool careful;            /* one line at a time, to see which one is at fault */
  bool confirmed;          /* one was seen */
  double grace;            /* seconds to wait after each answer for a line too many */
  bool suspected;          /* `suspect` was first in line when the fault was met */
  line suspect;
  char suspicion[200]; /* and this was the fault */
  question_state suspicion_state;
  uint64_t most_faults; /* of base.faults, then it is given up */
  bool over;            /* it is given up, and here is why: */
  char epitaph[400];
  bool pardonable; /* for its faults only */
} adapter;

/* Write a request into a->line, after queueing the names that it uses. False: some line is too
   long, and a->line is that line. Fails with the limit passed. */
bool adapter_write (adapter *a, gh_store *store, size_t table, gh_request request,
                    question_about about, const gh_value *arguments);

/* The words of gh_engine (engine.h), and the number of the question that they answer. NULL: they
   cannot be asked about. */
const char *adapter_own_words (adapter *a, gh_store *store, const gh_told *told, gh_request request,
                               size_t *length, bool *same, size_t *number);

/* Bytes that a line may have, and whether the text of a form has more for certain. */
size_t adapter_longest (const adapter *a, const gh_store *store);
bool adapter_hopeless (adapter *a, gh_store *store, size_t table, gh_form form);

/* The request of a question of this table for a person, perhaps cut. *length, which may be NULL,
   becomes that of its whole text without names, in bytes; 0: it is beyond a limit. */
const char *adapter_describe (adapter *a, gh_store *store, const questions *t, const question *q,
                              char *buffer, size_t size, size_t *length);

/* What the line that answers a request means; of options `about` is their position. `why` receives
   the words of a refusal, or what is wrong with the line. Fails with the limit passed. */
gh_reply answer_read (gh_store *store, gh_request request, gh_form about, const char *text,
                      size_t length, gh_value *answer, char *why, size_t size);

/* Where answers of a type are few words: which, for a person, or NULL; and the number of this one
   among the values of the type, where none is last, or -1. */
const char *answer_words (gh_type type);
int answer_word (gh_type type, const char *text, size_t length);

#define ANSWER_CERTIFIED "gifthorse-proof" /* the first word of a certificate */

/* Whether a line may be an answer, as far as this can be seen without reading games. */
bool answer_plausible (gh_request request, const char *text, size_t length);

/* Whether a line is this word, perhaps with further words: *rest is what follows, else the end. */
bool answer_is (const char *word, const char *text, size_t length, const char **rest);

#endif
