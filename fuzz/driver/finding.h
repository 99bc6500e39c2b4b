/* What a target says when something is wrong. */
#ifndef GH_FINDING_H
#define GH_FINDING_H

#include "form/notation.h"

#include <stdint.h>

/* Unless it holds: say what should have, show the text that it is about, and abort. To be called
   only where something is compared, as it is counted. */
void must (bool holds, const char *what, const char *text, size_t length);

/* An error says something, and its place is within the text or just behind it. */
void must_be_placed (const gh_error *error, const char *text, size_t length);

/* The words, of so many bytes at most, are some, and harmless to print. */
void must_explain (const char *words, size_t size, const char *text, size_t length);

/* ---- what was compared ----------------------------------------------------------------------- */

/* Count what is compared from now on, in this process; nothing is counted before. */
void count_compared (void);
bool is_counting (void);

/* What should hold, a literal, was compared about this text, or these bytes. Each of different
   bytes counts once. */
void compared (const char *what, const void *text, size_t length);

/* This machine lacks what would be compared. */
void cannot_compare (const char *what);

/* Kinds of comparisons, numbered from 0 in the order in which they first came: how many different
   texts it was about; UINT64_MAX: it cannot be compared here. False: there is no such kind. */
bool compared_kind (size_t kind, const char **what, uint64_t *count);

/* ---- else ------------------------------------------------------------------------------------ */

/* What is behind the first of at least one byte, as a text in a block of just its size; to be
 * freed. */
char *text_behind (const uint8_t *data, size_t size);

/* Whether a limit was passed, which may happen anywhere. */
bool is_limit (gh_status status);

/* Nothing works without it; `what` is the memory, a pipe, an engine. */
_Noreturn void no_start (const char *what);

#endif
