/* Questions to engines that misbehave on purpose. */
#ifndef GH_TESTS_ASKING_H
#define GH_TESTS_ASKING_H

#include "engine.h"

/* What the programs of this room are given: a Python, the path of hostile.py, and a command that
   serves a real engine. False: it is something else, which is a failed test. */
bool asking_begin (int argc, char **argv);
extern const char *served_command;

extern char error[600]; /* why the last engine did not start */
/* For those that are started from now on: */
extern uint64_t memory_limit;   /* bytes; 0: none */
extern double greeting_seconds; /* 2, but where all of it is waited for */

/* hostile.py in this mode, which comes into effect at this trigger; NULL: see error. */
gh_engine *start (const char *mode, const char *trigger, double answer_seconds, size_t longest);

/* A game with so many moves in its tree that an engine that takes names is told it by them. */
#define ROUGH "{{{5,*|3},*|{2|*}},{4|*}|{{1|*}|{0|*3}},{{1|*4}|{0|*2}}}"
#define NAMED "{{" ROUGH "," ROUGH "|1||" ROUGH "|2}," ROUGH "|{" ROUGH "|-1}}"

/* One question by texts, in a store. */
typedef struct asked {
  gh_engine *engine;
  gh_store *store;
  gh_request request;
  const char *g, *h;
  gh_form form; /* of g */
  gh_reply reply;
  gh_value answer;
} asked;

gh_status ask (asked *q);
gh_reply ask_now (asked *q); /* settles, and asks again, when the answer is pending */

bool no_children (void);

/* Close an engine, of which no process may be left. */
void close_engine (gh_engine *engine, const char *name);

#endif
