/* Questions to plug-ins whose tables are made here. */
#ifndef GH_TESTS_PLUGIN_ASKING_H
#define GH_TESTS_PLUGIN_ASKING_H

#include "plugin/plugin.h"

typedef gh_answer answering (gh_games *games, const gh_game *of);

extern char error[200]; /* why the last table was refused */

/* An engine that answers one request, with this function; its context is the request's word. The
   table is shared: another call changes it. */
gh_engine *engine_of (gh_request request, answering *answer);

/* One question about a game by its text, in a store. */
typedef struct asked {
  gh_engine *engine;
  gh_store *store;
  gh_request request;
  const char *g;
  gh_value answer;
} asked;

/* Ask `g` and, where there are two arguments, 0. GH_PENDING: the text or a limit was at fault. */
gh_reply ask (asked *q);

/* Functions that answer 0, 7, or G taken apart and put together again. */
answering answer_0, answer_7, answer_copy;

#endif
