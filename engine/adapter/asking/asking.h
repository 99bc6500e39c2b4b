/* Talking to an engine: how it is started, told lines and waited for, and what is done when it is
   at fault. */
#ifndef GH_ADAPTER_ASKING_H
#define GH_ADAPTER_ASKING_H

#include "adapter/lines/inside.h"

#define MOST_FAULTS 100 /* after so many an engine is given up, unless pardoned */
#define EAGER_BYTES                                                                                \
  ((size_t)8 << 10) /* so many queued bytes are sent without waiting for settle                    \
                     */

/* Start the engine and greet it. False: `error` says why not, and nothing runs. */
bool adapter_start (adapter *a, greeting *said, char *error, size_t size);

/* Read `gifthorse 1 NAME WORD ...`, without its newline. False: *problem says what is wrong. */
bool greeting_read (greeting *said, const char *text, size_t length, const char **problem);

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

#endif
