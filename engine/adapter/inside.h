/* The inside of an adapter, for the files of this room only. */
#ifndef GH_ADAPTER_INSIDE_H
#define GH_ADAPTER_INSIDE_H

#include "adapter/batch.h"
#include "adapter/pace.h"
#include "adapter/process.h"
#include "adapter/questions.h"
#include "adapter/remembered.h"
#include "adapter/takes.h"
#include "engines.h"
#include "form/notation.h"
#include "form/show.h"

#define MOST_ANSWER ((size_t)4 << 20) /* bytes of one line from an engine */
#define MOST_FAULTS 100               /* after so many an engine is given up, unless pardoned */
#define EAGER_BYTES                                                                                \
  ((size_t)8 << 10) /* so many queued bytes are sent without waiting for settle                    \
                     */

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
  bytes history;   /* the lines that it answered in this life (history.h) */
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
  unsigned long most_faults; /* of base.faults, then it is given up */
  bool over;                 /* it is given up, and here is why: */
  char epitaph[400];
  bool pardonable; /* for its faults only */
} adapter;

/* Start the engine and greet it. False: `error` says why not, and nothing runs. */
bool adapter_start (adapter *a, greeting *said, char *error, size_t size);

/* Read `gifthorse 1 NAME WORD ...`, without its newline. False: *problem says what is wrong. */
bool greeting_read (greeting *said, const char *text, size_t length, const char **problem);

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

/* Send what may be sent without waiting. */
void adapter_flush (adapter *a);

/* ---- incidents ------------------------------------------------------------------------------- */

#define FAULT_ROOM 200 /* bytes of words for a fault */

/* What the engine did that is no answer. */
typedef struct offence {
  gh_incident_kind kind;
  double seconds; /* that it was waited for in vain */
  char words[sizeof ((gh_incident *)0)->words];
} offence;

/* Tell what it did over no question, */
void adapter_tell (adapter *a, gh_incident_kind kind, double seconds, const char *words);

/* over the first question at or after line number i (`where` is added to the words), */
void adapter_tell_line (adapter *a, size_t i, const offence *o, const char *where);

/* or that it gave an answer that cannot be read. */
void adapter_tell_answer (adapter *a, gh_request request, const char *shown, const char *words);

/* As gh_show, but what has no room is left out at the end. `size` is at least 8. */
const char *adapter_show_start (const char *text, size_t length, char *buffer, size_t size);

/* ---- faults ---------------------------------------------------------------------------------- */

/* What the engine is at fault over: the first line that is not answered, or maybe one before. */
typedef enum {
  NO_TROUBLE,
  TROUBLE_HERE,
  TROUBLE_SLOW, /* likewise, and the fault is silence */
  TROUBLE_BEFORE,
  TROUBLE_HALTED, /* no fault: it is to be waited for no longer */
  TROUBLE_MEMORY  /* no fault of the engine: what it said has no room here */
} trouble;

/* Give the question of a line its state, unless nobody wants to know it any more. */
void adapter_conclude (adapter *a, const line *l, question_state state, const char *text,
                       size_t length);

/* Line number i has no answer. That of a name fails for every question that needs the name, that of
   `clear` for the next question. */
void adapter_fail_line (adapter *a, size_t i, question_state state, const char *words);

/* "crashed (signal 11)", and at which line, when line number i is not a question's own. */
void adapter_say (adapter *a, size_t i, const char *fault, char *words, size_t size);

/* The engine is at fault, as far as can be seen over line number i; with TROUBLE_BEFORE the answers
   before are in doubt too. It is killed, and what is to be sent again is. */
void adapter_handle (adapter *a, size_t i, trouble met, const offence *o);

/* When all is answered: a fault that did not show when the lines were sent one at a time, or could
   not since the engine did not start again. */
void adapter_finish_suspicion (adapter *a);

/* From now on the next line is waited for. */
void adapter_wait (adapter *a);

/* Start the engine, which does not run, or give it up. When this is halted, neither. */
void adapter_start_again (adapter *a);

/* Whatever is not answered has this reply instead. */
void adapter_refuse_rest (adapter *a, question_state state, const char *words);

/* There is no memory for what the engine says: refuse all, and later ask it afresh. */
void adapter_lose_answers (adapter *a);

void adapter_settle (gh_engine *engine);
void adapter_pardon (gh_engine *engine, unsigned most);

/* End the engine, politely if it owes no answers. It is started again when there are questions. */
void adapter_stop (adapter *a);

/* Forget what was asked since everything was last answered, and its names. */
void adapter_clear (adapter *a);

/* What the line that answers a request means. `why` receives the words of a refusal, or what is
   wrong with the line. Fails with the limit passed. */
gh_reply answer_read (gh_store *store, gh_request request, const char *text, size_t length,
                      gh_value *answer, char *why, size_t size);

/* Whether a line may be an answer, as far as this can be seen without reading games. */
bool answer_plausible (gh_request request, const char *text, size_t length);

/* Whether a line is this word, perhaps with further words: *rest is what follows, else the end. */
bool answer_is (const char *word, const char *text, size_t length, const char **rest);

#endif
