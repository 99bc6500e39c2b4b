#include "adapter/asking/history.h"
#include "form/halt.h"

#include <string.h>

/* Leave out what was sent first: half of it, to the end of a line. */
static void forget_half (adapter *a)
{
  bytes *const h = &a->history;
  const char *const middle = h->at + h->count / 2;
  const char *const newline = memchr (middle, '\n', (size_t)(h->at + h->count - middle));
  bytes_drop (h, newline ? (size_t)(newline + 1 - h->at) : h->count);
}

void history_add (adapter *a, const line *l)
{
  size_t const length = l->end - l->start;
  if (a->history.count + length > MOST_HISTORY)
    forget_half (a);
  if (!bytes_add (&a->history, a->batch.text.at + l->start, length))
    a->history.count = 0;
}

const char *adapter_history (gh_engine *engine, size_t *length)
{
  const adapter *const a = (const adapter *)engine;
  *length = a->history.count;
  return a->history.at;
}

/* ---- a life once more ------------------------------------------------------------------------ */

static size_t count_lines (const char *at, size_t length)
{
  size_t count = 0;
  for (const char *const end = at + length; at < end; at++)
    count += *at == '\n';
  return count;
}

/* Send the lines, and read as many. */
static bool exchange_all (adapter *a, const char *lines, size_t length)
{
  size_t const wanted = count_lines (lines, length);
  size_t sent = 0, came = 0, seen = 0;
  double const patience = a->base.patience > 0 ? a->base.patience : a->options.answer_seconds;
  a->incoming.count = 0;
  while (came < wanted) {
    double const deadline = process_clock () + patience;
    if (process_exchange (&a->process, lines, &sent, length, &a->incoming, deadline) !=
        EXCHANGE_MOVED)
      return false;
    came += count_lines (a->incoming.at + seen, a->incoming.count - seen);
    seen = a->incoming.count;
  }
  bool const whole = came == wanted && a->incoming.at[seen - 1] == '\n';
  a->incoming.count = 0;
  return whole;
}

bool adapter_relive (gh_engine *engine, const char *lines, size_t length)
{
  adapter *const a = (adapter *)engine;
  uint32_t const named = a->named; /* no name is given twice */
  engine->renew (engine);
  adapter_start_again (a);
  if (a->over || a->process.out < 0)
    return false;
  bool const good = !length || exchange_all (a, lines, length);
  if (!good)
    process_kill (&a->process);
  a->named = named;
  return good;
}
