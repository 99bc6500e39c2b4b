#include "optimized/heaps/winning.h"
#include "form/halt.h"
#include "form/notation.h"
#include "form/show.h"
#include "optimized/heaps/heaps.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct gh_winning_search {
  gh_store *store;
  gh_grundy_function *grundy;
  void *context;
  gh_winning *found;
  gh_heap_values *heaps;
  gh_summand *summands;
  uint64_t *values; /* of the summands */
  size_t count;
  void (*visit) (void *, const char *, const char *);
  void *visit_context;
};

__attribute__ ((format (printf, 2, 3))) _Noreturn static void give_up (const gh_winning_search *s,
                                                                       const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (s->found->error, sizeof s->found->error, format, arguments);
  va_end (arguments);
  gh_fail (s->store, GH_ABANDONED);
}

/* ---- values ---------------------------------------------------------------------------------- */

static uint64_t value_of_heap (const gh_winning_search *s, const gh_code *code, uint64_t heap)
{
  uint64_t value = 0;
  gh_octal_status const status = gh_heap_value (s->heaps, code, heap, &value);
  if (gh_halted ())
    gh_fail (s->store, GH_HALTED);
  if (status != GH_OCTAL_OK)
    give_up (s, "too large: %s", gh_heap_status_text (status));
  return value;
}

static uint64_t value_of_heaps (const gh_winning_search *s, const gh_code *code,
                                const uint64_t *heaps, size_t count)
{
  uint64_t value = 0;
  for (size_t i = 0; i < count; i++)
    value ^= value_of_heap (s, code, heaps[i]);
  return value;
}

static uint64_t value_of_form (const gh_winning_search *s, const gh_summand *summand, gh_form form)
{
  uint64_t value = 0;
  s->found->partizan = !s->grundy (s->context, form, &value);
  if (s->found->partizan)
    give_up (s, "'%.*s' is not impartial, expected heaps and games with the same moves for both",
             summand->length > 60 ? 60 : (int)summand->length, summand->text);
  return value;
}

void gh_winning_add (gh_winning_search *s, const gh_summand *summand)
{
  if (s->count == GH_MOST_SUMMANDS)
    give_up (s, "a sum of more than %d games", GH_MOST_SUMMANDS);
  for (size_t i = 0; i < summand->count; i++)
    if (__builtin_add_overflow (s->found->objects, summand->heaps[i], &s->found->objects))
      s->found->objects = UINT64_MAX;
  s->summands[s->count] = *summand;
  s->values[s->count] = summand->game
                            ? value_of_heaps (s, summand->code, summand->heaps, summand->count)
                            : value_of_form (s, summand, summand->form);
  s->found->value ^= s->values[s->count++];
}

/* ---- moves ----------------------------------------------------------------------------------- */

static void play_heap (const gh_winning_search *s, const gh_summand *summand, uint64_t heap,
                       uint64_t wanted)
{
  gh_heap_move move;
  char from[GH_HEAPS_TEXT], to[GH_HEAPS_TEXT];
  for (bool more = gh_heap_first (summand->code, heap, &move); more;
       more = gh_heap_next (summand->code, heap, &move)) {
    gh_step (s->store);
    s->found->moves++;
    if (value_of_heaps (s, summand->code, move.part, move.parts) != wanted)
      continue;
    s->found->winning++;
    gh_heaps_print (summand->game, summand->code, &heap, 1, from);
    gh_heaps_print (summand->game, summand->code, move.part, move.parts, to);
    s->visit (s->visit_context, from, to);
  }
}

static bool came_before (const gh_summand *summand, size_t i)
{
  for (size_t k = 0; k < i; k++)
    if (summand->heaps[k] == summand->heaps[i])
      return true;
  return false;
}

static void play_heaps (const gh_winning_search *s, size_t at)
{
  const gh_summand *const summand = &s->summands[at];
  for (size_t i = 0; i < summand->count; i++)
    if (!came_before (summand, i))
      play_heap (s, summand, summand->heaps[i],
                 s->found->value ^ value_of_heap (s, summand->code, summand->heaps[i]));
}

static void play_form (const gh_winning_search *s, size_t at)
{
  gh_store *const store = s->store;
  const gh_summand *const summand = &s->summands[at];
  char from[200], to[GH_HEAPS_TEXT];
  gh_show (summand->text, summand->length, from, sizeof from);
  GH_EACH (store, GH_LEFT, x, summand->form) {
    s->found->moves++;
    if (value_of_form (s, summand, x) != (s->found->value ^ s->values[at]))
      continue;
    s->found->winning++;
    snprintf (to, sizeof to, "%s", gh_print (store, x, GH_STYLE_FULL));
    s->visit (s->visit_context, from, to);
  }
}

void gh_winning_visit (gh_winning_search *s, void visit (void *, const char *, const char *),
                       void *context)
{
  s->visit = visit;
  s->visit_context = context;
  for (size_t i = 0; i < s->count; i++)
    if (s->summands[i].game)
      play_heaps (s, i);
    else
      play_form (s, i);
}

/* ---- life of a search ------------------------------------------------------------------------ */

gh_winning_search *gh_winning_new (gh_store *store, gh_grundy_function *grundy, void *context,
                                   gh_winning *found)
{
  gh_winning_search *const s = calloc (1, sizeof *s);
  *found = (gh_winning){0};
  if (!s)
    return NULL;
  *s = (gh_winning_search){.store = store, .grundy = grundy, .context = context, .found = found};
  s->summands = calloc (GH_MOST_SUMMANDS, sizeof *s->summands);
  s->values = calloc (GH_MOST_SUMMANDS, sizeof *s->values);
  s->heaps = gh_heap_values_new (&gh_libc_allocator);
  if (s->summands && s->values && s->heaps)
    return s;
  gh_winning_free (s);
  return NULL;
}

void gh_winning_free (gh_winning_search *s)
{
  if (!s)
    return;
  gh_heap_values_free (s->heaps);
  free (s->values);
  free (s->summands);
  free (s);
}
