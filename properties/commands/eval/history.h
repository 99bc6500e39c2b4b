/* The lines that a person typed, from one session to the next. */
#ifndef GH_HISTORY_H
#define GH_HISTORY_H

#include <histedit.h>

typedef struct gh_history {
  History *lines; /* NULL: there is no memory for one */
  char *path;     /* NULL: it is not kept */
} gh_history;

void gh_history_open (gh_history *history);

/* Add a line that is not blank, and write the file at once: a session may end in any way. */
void gh_history_add (gh_history *history, const char *line);

void gh_history_close (gh_history *history);

#endif
