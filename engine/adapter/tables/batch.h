/* The lines that were queued since everything was last answered. They are kept until all of them
   are answered, so that they can be sent again to an engine that had to be restarted.

     | answered | sent, not answered | not sent |
     0          lines[head].start    sent       text.count  */
#ifndef GH_ADAPTER_BATCH_H
#define GH_ADAPTER_BATCH_H

#include "adapter/tables/bytes.h"
#include "engine.h"

#include <stdint.h>

typedef enum { LINE_ASK, LINE_LET, LINE_CLEAR } line_kind;

typedef struct line {
  line_kind kind;
  bool named;          /* it uses names */
  bool ignored;        /* its answer will mean nothing */
  size_t start, end;   /* its text, with the newline */
  uint32_t name;       /* LINE_LET: it says what g1, g2, ... is */
  uint32_t table;      /* LINE_ASK: whose answer it brings */
  uint64_t generation; /* and of which life of that table */
  size_t question;
  gh_request request;
} line;

typedef struct batch {
  bytes text;
  line *lines;
  size_t count, room;
  size_t head;  /* the first line that is not answered */
  size_t sent;  /* bytes */
  bytes failed; /* a byte for each name: 1 when its line brought no `ok` */
} batch;

/* Room for one more line, which gives this name, or 0. False: there is no memory. */
bool batch_reserve (batch *b, size_t length, uint32_t name);

void batch_add (batch *b, line added, const char *text, size_t length); /* after batch_reserve */

/* Lines after number i that use a name which failed, directly or through other names: `fail` is
   called for those that ask, and all are ignored from now on. */
void batch_fail_users (batch *b, size_t i, void fail (void *context, const line *l), void *context);

/* Begin again with a new engine: the lines that are not answered, the names that they may need, and
   with `all` also the lines that are answered. */
void batch_again (batch *b, bool all);

void batch_clear (batch *b);
void batch_free (batch *b);

#endif
