#include "ruleset_programs/order.h"

#include <stdio.h>
#include <string.h>

#define SHOWN 8 /* moves of a loop that are shown at most */

size_t order_count (const reached *r, order_node n, reached_kind kind)
{
  const reached_position *const p = reached_at (r, order_position (n));
  if (order_is_part (n))
    return kind == REACHED_PARTS ? 0 : p->lists[kind].count;
  if (kind != REACHED_PARTS)
    return 0;
  return p->is_split ? p->lists[REACHED_PARTS].count : 1;
}

order_node order_next (const reached *r, order_node n, reached_kind kind, size_t i)
{
  const reached_position *const p = reached_at (r, order_position (n));
  if (kind == REACHED_PARTS && !p->is_split)
    return order_part (order_position (n));
  uint32_t const other = reached_items (r, p->lists[kind])[i];
  return kind == REACHED_PARTS ? order_part (other) : order_sum (other);
}

/* ---- depth first ----------------------------------------------------------------------------- */

/* A node that is open, and where it goes next. */
typedef struct frame {
  order_node node;
  reached_kind kind;
  uint32_t next;
} frame;

typedef enum { NEW, OPEN, DONE } mark;

typedef struct walk {
  const reached *reached;
  gh_array *order;
  gh_array frames; /* frame: a stack */
  gh_array marks;  /* uint8_t, a mark for each node */
  char *error;
  size_t size;
} walk;

static uint8_t *mark_of (const walk *w, order_node n)
{
  return (uint8_t *)w->marks.items + n;
}

static frame *frame_at (const walk *w, size_t i)
{
  return (frame *)w->frames.items + i;
}

static void open_node (walk *w, order_node n)
{
  gh_array_reserve (w->reached->store, &w->frames, sizeof (frame), 1);
  *frame_at (w, w->frames.count++) = (frame){.node = n};
  *mark_of (w, n) = OPEN;
}

/* "A, Left to B, Right to A": what led from the open node `n` to itself. */
static void tell_loop (const walk *w, order_node n)
{
  static const char *const steps[] = {", Left to ", ", Right to ", ", with the part "};
  size_t first = w->frames.count, length, moves = 0;
  char shown[80];
  while (frame_at (w, --first)->node != n)
    continue;
  snprintf (w->error, w->size, "a position can be reached from itself: %s",
            reached_show (w->reached, order_position (n), shown, sizeof shown));
  for (size_t i = first; i < w->frames.count; i++) {
    const frame *const f = frame_at (w, i);
    bool const last = i + 1 == w->frames.count;
    uint32_t const to = order_position (last ? n : frame_at (w, i + 1)->node);
    if (f->kind == REACHED_PARTS && to == order_position (f->node))
      continue;
    if (++moves > SHOWN && !last)
      continue;
    length = strlen (w->error);
    snprintf (w->error + length, w->size - length, "%s%s%s", moves > SHOWN + 1 ? ", ..." : "",
              steps[f->kind], reached_show (w->reached, to, shown, sizeof shown));
  }
}

/* One step: to the next node that the innermost one depends on, or out of it. */
static void step (walk *w)
{
  const reached *const r = w->reached;
  frame *const f = frame_at (w, w->frames.count - 1);
  gh_step (r->store);
  while (f->kind < REACHED_KINDS && f->next == order_count (r, f->node, f->kind)) {
    f->kind++;
    f->next = 0;
  }
  if (f->kind == REACHED_KINDS) {
    *mark_of (w, f->node) = DONE;
    gh_array_reserve (r->store, w->order, sizeof (order_node), 1);
    ((order_node *)w->order->items)[w->order->count++] = f->node;
    w->frames.count--;
    return;
  }
  order_node const next = order_next (r, f->node, f->kind, f->next);
  if (*mark_of (w, next) == OPEN) {
    tell_loop (w, next);
    gh_fail (r->store, GH_ABANDONED);
  }
  f->next++;
  if (*mark_of (w, next) == NEW)
    open_node (w, next);
}

static void walk_from (walk *w, order_node n)
{
  if (*mark_of (w, n) == NEW)
    open_node (w, n);
  while (w->frames.count)
    step (w);
}

static void walk_all (void *argument)
{
  walk *const w = argument;
  const reached *const r = w->reached;
  size_t const nodes = 2 * reached_count (r);
  gh_array_reserve (r->store, &w->marks, 1, nodes);
  memset (w->marks.items, NEW, nodes);
  walk_from (w, order_sum (0));
  for (size_t i = 0; i < r->checked.count; i++)
    walk_from (w, order_part (((const uint32_t *)r->checked.items)[i]));
}

bool order_make (const reached *r, gh_array *order, char *error, size_t size)
{
  walk w = {.reached = r, .order = order, .error = error, .size = size};
  char words[100];
  gh_store_allow (r->store);
  gh_status const status = gh_try (r->store, walk_all, &w);
  gh_array_release (r->store, &w.frames);
  gh_array_release (r->store, &w.marks);
  if (status && status != GH_ABANDONED)
    snprintf (error, size, "%s", gh_status_text (r->store, status, words, sizeof words));
  return status == GH_OK;
}
