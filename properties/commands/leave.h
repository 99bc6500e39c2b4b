/* How the program ends where it cannot go on, or shall not. */
#ifndef GH_LEAVE_H
#define GH_LEAVE_H

#include <termios.h>

/* What a signal does that asks to end; all of these halt what runs (form/halt.h). */
typedef enum {
  GH_LEAVE_LATER,  /* nothing else */
  GH_LEAVE_SOON,   /* what does not halt within a second is left */
  GH_LEAVE_AT_ONCE /* the program has nothing to save */
} gh_leaving;

/* Take signals so from now on. */
void gh_leave_on_signals (gh_leaving how);

/* Between lines of a person Ctrl-C ends a computation, not the program, unless it comes twice. At
   the prompt, where the terminal was in this state before, other signals leave at once. NULL: the
   line was read, and the next computation begins. */
void gh_leave_prompt (const struct termios *before);

/* A file to remove when the program is left; NULL: there is none any more. */
void gh_leave_removes (const char *path);

/* Leave without a look back: nothing is allocated, and what stands in buffers is lost. */
_Noreturn void gh_leave (int status);

/* Because of no memory, which is said. */
_Noreturn void gh_leave_no_memory (void);

#endif
