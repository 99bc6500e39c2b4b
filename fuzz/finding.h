/* What a target says when something is wrong. */
#ifndef GH_FINDING_H
#define GH_FINDING_H

#include "form/notation.h"

/* Unless it holds: say what should have, show the text that it is about, and abort. */
void must (bool holds, const char *what, const char *text, size_t length);

/* An error says something, and its place is within the text or just behind it. */
void must_be_placed (const gh_error *error, const char *text, size_t length);

/* The words, of so many bytes at most, are some, and harmless to print. */
void must_explain (const char *words, size_t size, const char *text, size_t length);

/* Whether a limit was passed, which may happen anywhere. */
bool is_limit (gh_status status);

/* Nothing works without it; `what` is the memory, a pipe, an engine. */
_Noreturn void no_start (const char *what);

#endif
