/* How an operation ends: the nearest gh_try, and the limits that lead there. */
#include "form/halt.h"
#include "form/store/inside.h"
#include "form/work.h"

#include <stdio.h>
#include <stdlib.h>

#define BETWEEN 4096 /* steps from one note of how many there were to the next */

void gh_broken (const char *function, const char *argument, const char *reason)
{
  fprintf (stderr, "gifthorse: contract broken: %s: %s: %s\n", function, argument, reason);
  abort ();
}

gh_loans *gh_loans_now (const gh_store *store)
{
  return store->loans;
}

void gh_loans_return (gh_store *store, gh_loans *since)
{
  while (store->loans != since) {
    gh_loans *const last = store->loans;
    store->loans = last->before;
    store->allocator.resize (store->allocator.context, last, 0);
  }
}

gh_status gh_try (gh_store *store, void (*body) (void *argument), void *argument)
{
  try_point here = {.outer = store->innermost,
                    .frames = store->frames.count,
                    .pushed = store->pushed.count,
                    .loans = store->loans,
                    .depth = store->depth};
  if (!here.outer)
    store->base = __builtin_frame_address (0);
  store->innermost = &here;
  if (setjmp (here.back) == 0)
    body (argument);
  else {
    store->frames.count = here.frames;
    store->pushed.count = here.pushed;
    store->depth = here.depth;
  }
  gh_loans_return (store, here.loans);
  store->innermost = here.outer;
  return here.status;
}

void gh_fail (gh_store *store, gh_status status)
{
  if (!store->innermost)
    gh_broken ("gh_fail", "store", "a limit was passed outside gh_try");
  store->innermost->status = status;
  longjmp (store->innermost->back, 1);
}

/* A third of the stack is left to the callers of the outermost gh_try and to what is called from
   the deepest place. */
void gh_deeper (gh_store *store)
{
  ptrdiff_t const taken = store->base - (const char *)__builtin_frame_address (0);
  if (gh_halted ())
    gh_fail (store, GH_HALTED);
  if (store->depth >= store->limits.depth)
    gh_fail (store, GH_OVER_DEPTH);
  if ((size_t)(taken < 0 ? -taken : taken) > store->stack - store->stack / 3)
    gh_fail (store, GH_OVER_STACK);
  store->depth++;
}

void gh_shallower (gh_store *store)
{
  store->depth--;
}

void gh_step (gh_store *store)
{
  if (gh_halted ())
    gh_fail (store, GH_HALTED);
  if (!store->free_steps)
    gh_fail (store, GH_OVER_STEPS);
  store->free_steps--;
  if (store->free_steps % BETWEEN == 0)
    gh_work_note ("steps", store->limits.steps - store->free_steps, store->limits.steps);
}

const char *gh_status_text (const gh_store *store, gh_status status, char *buffer, size_t size)
{
  const gh_limits *const l = &store->limits;
  switch (status) {
  case GH_OK: return "no error";
  case GH_NO_MEMORY: return "out of memory";
  case GH_HALTED: return "interrupted";
  case GH_SYNTAX: return "not in the notation";
  case GH_SUSPENDED: return "not answered yet";
  case GH_ABANDONED: return "abandoned";
  case GH_OVER_FORMS: return snprintf (buffer, size, "more than %u forms", l->forms), buffer;
  case GH_OVER_OPTIONS: return snprintf (buffer, size, "more than %u options", l->options), buffer;
  case GH_OVER_DEPTH: return snprintf (buffer, size, "nested deeper than %u", l->depth), buffer;
  case GH_OVER_STACK:
    return snprintf (buffer, size, "nested too deep for a stack of %zu bytes", store->stack),
           buffer;
  case GH_OVER_STEPS: return snprintf (buffer, size, "more than %u steps", l->steps), buffer;
  case GH_OVER_DIGITS:
    return snprintf (buffer, size, "a number of more than %u digits", l->digits), buffer;
  case GH_OVER_UPS: return "more than 2^63 - 1 ups";
  case GH_OVER_LENGTH:
    return snprintf (buffer, size, "a text of more than %u bytes", l->length), buffer;
  }
  gh_broken ("gh_status_text", "status", "there is no such status");
}
