/* Words as a shell reads them back, for commands that are shown. */
#ifndef GH_SHELL_H
#define GH_SHELL_H

#include <stddef.h>

/* Append a text as it is, or a word with the quotes that it needs, to what stands in a buffer of
   this size; what has no room is cut. */
void gh_shell_append (char *buffer, size_t size, const char *text);
void gh_shell_append_word (char *buffer, size_t size, const char *word);

#endif
