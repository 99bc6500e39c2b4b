#include "commands/winning.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/show.h"
#include "optimized/heaps/heaps.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST_SUMMANDS 1000

typedef struct search {
  gh_winning_call *call;
  gh_winning *found;
  gh_heap_values *heaps;
  gh_summand *summands;
  uint64_t *values; /* of the summands */
  size_t count;
  void (*visit) (void *, const char *, const char *);
  void *context;
} search;

__attribute__ ((format (printf, 2, 3))) _Noreturn static void give_up (const search *s,
                                                                       const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (s->call->error, sizeof s->call->error, format, arguments);
  va_end (arguments);
  gh_fail (s->call->trial->store, GH_ABANDONED);
}

/* ---- values ---------------------------------------------------------------------------------- */

static uint64_t value_of_heap (const search *s, const gh_code *code, uint64_t heap)
{
  uint64_t value = 0;
  gh_octal_status const status = gh_heap_value (s->heaps, code, heap, &value);
  if (status != GH_OCTAL_OK)
    give_up (s, "too large: %s", gh_heap_status_text (status));
  return value;
}

static uint64_t value_of_heaps (const search *s, const gh_code *code, const uint64_t *heaps,
                                size_t count)
{
  uint64_t value = 0;
  for (size_t i = 0; i < count; i++)
    value ^= value_of_heap (s, code, heaps[i]);
  return value;
}

/* By the engine. A form of which it knows none is not impartial. */
static uint64_t value_of_form (const search *s, const gh_summand *summand, gh_form form)
{
  gh_trial *const t = s->call->trial;
  gh_form const value = gh_ask (t, GH_ASK_GRUNDY, form, GH_ZERO).form;
  long small = 0;
  s->call->partizan = value == GH_NO_FORM;
  if (s->call->partizan)
    give_up (s, "'%.*s' is not impartial, expected heaps and games with the same moves for both",
             summand->length > 60 ? 60 : (int)summand->length, summand->text);
  gh_small_integer (t->store, value, 0, LONG_MAX, &small);
  return (uint64_t)small;
}

static void take_summand (void *context, const gh_summand *summand)
{
  search *const s = context;
  if (s->count == MOST_SUMMANDS)
    give_up (s, "a sum of more than %d games", MOST_SUMMANDS);
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

static void play_heap (const search *s, const gh_summand *summand, uint64_t heap, uint64_t wanted)
{
  gh_heap_move move;
  char from[GH_HEAPS_TEXT], to[GH_HEAPS_TEXT];
  for (bool more = gh_heap_first (summand->code, heap, &move); more;
       more = gh_heap_next (summand->code, heap, &move)) {
    gh_step (s->call->trial->store);
    s->found->moves++;
    if (value_of_heaps (s, summand->code, move.part, move.parts) != wanted)
      continue;
    s->found->winning++;
    gh_heaps_print (summand->game, summand->code, &heap, 1, from);
    gh_heaps_print (summand->game, summand->code, move.part, move.parts, to);
    s->visit (s->context, from, to);
  }
}

static bool came_before (const gh_summand *summand, size_t i)
{
  for (size_t k = 0; k < i; k++)
    if (summand->heaps[k] == summand->heaps[i])
      return true;
  return false;
}

static void play_heaps (const search *s, size_t at)
{
  const gh_summand *const summand = &s->summands[at];
  for (size_t i = 0; i < summand->count; i++)
    if (!came_before (summand, i))
      play_heap (s, summand, summand->heaps[i],
                 s->found->value ^ value_of_heap (s, summand->code, summand->heaps[i]));
}

static void play_form (const search *s, size_t at)
{
  gh_store *const store = s->call->trial->store;
  const gh_summand *const summand = &s->summands[at];
  char from[200], to[GH_HEAPS_TEXT];
  gh_show (summand->text, summand->length, from, sizeof from);
  GH_EACH (store, GH_LEFT, x, summand->form) {
    s->found->moves++;
    if (value_of_form (s, summand, x) != (s->found->value ^ s->values[at]))
      continue;
    s->found->winning++;
    snprintf (to, sizeof to, "%s", gh_print (store, x, GH_STYLE_FULL));
    s->visit (s->context, from, to);
  }
}

static void find (void *argument)
{
  search *const s = argument;
  gh_claim_summands (s->call->trial, s->call->claim, s->call->values, take_summand, s);
  for (size_t i = 0; i < s->count; i++)
    if (s->summands[i].game)
      play_heaps (s, i);
    else
      play_form (s, i);
}

bool gh_find_winning (gh_winning_call *call, gh_winning *found,
                      void visit (void *, const char *, const char *), void *context)
{
  gh_store *const store = call->trial->store;
  search s = {.call = call, .found = found, .visit = visit, .context = context};
  char words[100];
  gh_status status = GH_NO_MEMORY;
  *found = (gh_winning){0, 0, 0, 0};
  call->error[0] = 0;
  call->partizan = false;
  s.summands = calloc (MOST_SUMMANDS, sizeof *s.summands);
  s.values = calloc (MOST_SUMMANDS, sizeof *s.values);
  s.heaps = gh_heap_values_new (&gh_libc_allocator);
  if (s.summands && s.values && s.heaps)
    status = gh_try (store, find, &s);
  if (status == GH_ABANDONED && !call->error[0])
    snprintf (call->error, sizeof call->error,
              call->trial->end == GH_CASE_FAILED ? "found none, expected %s" : "%s",
              call->trial->required);
  else if (status && status != GH_ABANDONED)
    snprintf (call->error, sizeof call->error, "too large: %s",
              gh_status_text (store, status, words, sizeof words));
  gh_heap_values_free (s.heaps);
  free (s.values);
  free (s.summands);
  return status == GH_OK;
}
