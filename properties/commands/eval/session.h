/* One text of `eval`: a game, a formula, a `let`, or a word such as `help`. */
#ifndef GH_COMMANDS_SESSION_H
#define GH_COMMANDS_SESSION_H

#include "commands/eval/bindings.h"
#include "commands/eval/lines.h"
#include "commands/eval/picture.h"
#include "form/notation.h"
#include "output/facts.h"

/* Between the texts of one call. */
typedef struct gh_session {
  gh_limits limits;
  gh_style style;
  bool all;             /* long texts are shown in full */
  bool over;            /* `quit` was said */
  gh_pictures pictures; /* in place of values; of no kind: none */
  gh_bindings bindings;
  gh_lines *lines; /* NULL: the texts are words of the command */
  gh_facts facts;  /* that are shown */
} gh_session;

/* Show what a text is worth, or do what it says. A status of the command: of a formula that is
   false 1, of a mistake, which is told, 2. */
int gh_session_eval (gh_session *session, const char *text, size_t length);

#endif
