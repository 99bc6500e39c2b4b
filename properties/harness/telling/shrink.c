#include "harness/telling/shrink.h"
#include "harness/judging/answers.h"

#include <stdlib.h>
#include <string.h>

#define MOST_RUNS 4000

static void measure (void *argument)
{
  gh_trial *const t = argument;
  uint64_t moves = 0;
  for (size_t i = 0; i < t->variable_count; i++) {
    gh_value const value = gh_variable_value (&t->variables[i]);
    uint64_t const more = gh_value_size (t->store, &value);
    moves = more > UINT64_MAX - moves ? UINT64_MAX : moves + more;
  }
  t->moves = moves;
}

static void write_text (void *argument)
{
  gh_trial *const t = argument;
  gh_trial_variables (t, t->text, sizeof t->text);
}

gh_shrunk gh_shrunk_of (gh_trial *t)
{
  gh_shrunk shrunk = {.moves = UINT64_MAX};
  if (gh_try (t->store, measure, t) == GH_OK)
    shrunk.moves = t->moves;
  if (gh_try (t->store, write_text, t) != GH_OK)
    t->text[0] = 0;
  strcpy (shrunk.text, t->text);
  shrunk.step = t->step;
  shrunk.length = strlen (shrunk.text);
  return shrunk;
}

int gh_shrunk_compare (const gh_shrunk *a, const gh_shrunk *b)
{
  if (a->moves != b->moves)
    return a->moves < b->moves ? -1 : 1;
  if (a->length != b->length)
    return a->length < b->length ? -1 : 1;
  return strcmp (a->text, b->text);
}

/* ---- the search ------------------------------------------------------------------------------ */

/* A sequence with the spans in which it was drawn. */
typedef struct sequence {
  uint32_t values[GH_MOST_DRAWS], bounds[GH_MOST_DRAWS];
  size_t count;
  gh_span spans[GH_MOST_SPANS];
  size_t span_count;
} sequence;

typedef struct search {
  gh_trial *(*run) (void *, const uint32_t *, size_t);
  bool (*spent) (void *);
  void *context;
  sequence best, edited;
  gh_shrunk size;
  unsigned runs;
} search;

static void record (sequence *s, const gh_choices *choices)
{
  memcpy (s->values, choices->drawn, choices->count * sizeof *s->values);
  memcpy (s->bounds, choices->bound, choices->count * sizeof *s->bounds);
  memcpy (s->spans, choices->spans, choices->span_count * sizeof *s->spans);
  s->count = choices->count;
  s->span_count = choices->span_count;
}

/* Run the edited sequence; keep it if it fails alike and is smaller, or as large with fewer or
   smaller choices. */
static bool attempt (search *s)
{
  if (s->runs >= MOST_RUNS || s->spent (s->context))
    return false;
  s->runs++;
  gh_trial *const t = s->run (s->context, s->edited.values, s->edited.count);
  if (t->end != GH_CASE_FAILED || !gh_step_same (t->step, s->size.step))
    return false;
  gh_shrunk const size = gh_shrunk_of (t);
  int order = gh_shrunk_compare (&size, &s->size);
  if (order == 0 && t->choices->count != s->best.count)
    order = t->choices->count < s->best.count ? -1 : 1;
  for (size_t i = 0; order == 0 && i < s->best.count; i++)
    if (t->choices->drawn[i] != s->best.values[i])
      order = t->choices->drawn[i] < s->best.values[i] ? -1 : 1;
  if (order >= 0)
    return false;
  s->size = size;
  record (&s->best, t->choices);
  return true;
}

static bool equal_spans (const sequence *s, gh_span a, gh_span b)
{
  return a.end - a.start == b.end - b.start &&
         !memcmp (s->values + a.start, s->values + b.start, (a.end - a.start) * sizeof *s->values);
}

/* The best sequence without a span; with `all`, without any span equal to it. */
static void cut (search *s, gh_span span, bool all)
{
  const sequence *const best = &s->best;
  s->edited.count = 0;
  for (size_t i = 0; i < best->count;) {
    gh_span skipped = {0, 0};
    for (size_t k = 0; k < best->span_count && !skipped.end; k++)
      if (best->spans[k].start == i && best->spans[k].end > i &&
          (all ? equal_spans (best, best->spans[k], span)
               : i == span.start && best->spans[k].end == span.end))
        skipped = best->spans[k];
    if (skipped.end)
      i = skipped.end;
    else
      s->edited.values[s->edited.count++] = best->values[i++];
  }
}

/* The best sequence with the choice at `at` set to `value`; with `all`, at the same place of every
   span equal to `span` too. */
static void set (search *s, gh_span span, size_t at, uint32_t value, bool all)
{
  const sequence *const best = &s->best;
  s->edited.count = best->count;
  memcpy (s->edited.values, best->values, best->count * sizeof *best->values);
  s->edited.values[at] = value;
  for (size_t k = 0; all && k < best->span_count; k++)
    if (equal_spans (best, best->spans[k], span))
      s->edited.values[best->spans[k].start + (at - span.start)] = value;
}

/* Without a span, alone and with a choice before it lowered, which may have counted it. */
static bool remove_span (search *s, gh_span span, bool all)
{
  if (span.start == span.end)
    return false;
  cut (s, span, all);
  if (attempt (s))
    return true;
  for (size_t back = 1; back <= 8 && back <= span.start; back++) {
    size_t const at = span.start - back;
    if (!s->best.values[at])
      continue;
    cut (s, span, all);
    if (at < s->edited.count) {
      s->edited.values[at] = s->best.values[at] - 1;
      if (attempt (s))
        return true;
    }
  }
  return false;
}

/* Where a span was removed another one has its number. */
static bool remove_spans (search *s)
{
  bool any = false;
  for (size_t k = 0; k < s->best.span_count;)
    if (remove_span (s, s->best.spans[k], false) || remove_span (s, s->best.spans[k], true))
      any = true;
    else
      k++;
  return any;
}

/* To 0, or half the way to it, a quarter, and so on to one step. */
static bool lower_one (search *s, gh_span span, size_t at, bool all)
{
  uint32_t const value = s->best.values[at];
  for (uint32_t step = value; step; step = step > 1 ? step - step / 2 : 0) {
    set (s, span, at, value - step, all);
    if (attempt (s))
      return true;
  }
  return false;
}

#define DIGIT 256 /* choices that have as many are digits of one number, most significant first */

/* One step lower where a digit is next, which becomes the greatest: from 10000 to 9999. */
static bool borrow (search *s, size_t at)
{
  const sequence *const best = &s->best;
  if (at + 1 >= best->count || !best->values[at] || best->bounds[at] < DIGIT ||
      best->bounds[at] != best->bounds[at + 1])
    return false;
  set (s, (gh_span){0, 0}, at, best->values[at] - 1, false);
  s->edited.values[at + 1] = best->bounds[at + 1] - 1;
  return attempt (s);
}

static bool lower_in_span (search *s, size_t k, size_t offset)
{
  const sequence *const best = &s->best;
  return k < best->span_count && best->spans[k].start + offset < best->spans[k].end &&
         lower_one (s, best->spans[k], best->spans[k].start + offset, true);
}

/* Each choice as far as it goes, before the next one. */
static bool lower_choices (search *s)
{
  gh_span const nowhere = {0, 0};
  bool any = false;
  for (size_t at = 0; at < s->best.count; at++)
    while (at < s->best.count && (lower_one (s, nowhere, at, false) || borrow (s, at)))
      any = true;
  for (size_t k = 0; k < s->best.span_count; k++)
    for (size_t i = 0; k < s->best.span_count && s->best.spans[k].start + i < s->best.spans[k].end;
         i++)
      while (lower_in_span (s, k, i))
        any = true;
  return any;
}

gh_shrunk gh_shrink (const gh_choices *choices,
                     gh_trial *(*run) (void *context, const uint32_t *prefix, size_t count),
                     bool (*spent) (void *context), void *context)
{
  search s;
  s.run = run;
  s.spent = spent;
  s.context = context;
  s.runs = 0;
  record (&s.best, choices);
  gh_trial *const t = run (context, s.best.values, s.best.count);
  s.size = gh_shrunk_of (t);
  while (s.runs < MOST_RUNS && !spent (context) && (remove_spans (&s) || lower_choices (&s)))
    continue;
  run (context, s.best.values, s.best.count);
  return s.size;
}
