/* Lines of a file, or of standard input: edited, with a history and completion, where a person
   types them. */
#ifndef GH_LINES_H
#define GH_LINES_H

#include <stdbool.h>
#include <stddef.h>

#define GH_LONGEST_LINE 65536 /* bytes, without the newline */

typedef struct gh_line {
  const char *text; /* ended by a zero byte; it stands until the next line is read */
  size_t length;
  bool cut;      /* it was longer: only its beginning is here */
  size_t number; /* from 1 */
} gh_line;

typedef struct gh_lines gh_lines;

/* Of the file at a path; NULL or "-": of standard input. NULL: it was complained about. Between a
   person's sessions the history is kept in gifthorse/history within $XDG_STATE_HOME or else
   ~/.local/state, 1,000 lines, as far as that can be written. */
gh_lines *gh_lines_open (const char *path);

/* False: not all could be read, which was complained about. */
bool gh_lines_close (gh_lines *lines);

bool gh_lines_by_hand (const gh_lines *lines);     /* a person types them */
const char *gh_lines_name (const gh_lines *lines); /* of the file, for messages */

/* The next line that is not cancelled with Ctrl-C. False: there is none. Where a person types them,
   Ctrl-C ends what runs between two lines, and only that (leave.h). */
bool gh_lines_next (gh_lines *lines, gh_line *line);

#endif
