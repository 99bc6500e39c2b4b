#include "proof/provers/heap_prover.h"

#include <inttypes.h>

#define BY_LINE 32 /* values */

static uint64_t largest (const gh_heaps_goal *goal)
{
  uint64_t most = 0;
  for (size_t i = 0; i < goal->count; i++)
    most = goal->sizes[i] > most ? goal->sizes[i] : most;
  return most;
}

static unsigned sum (const gh_octal *o, const gh_heaps_goal *goal)
{
  const uint16_t *const values = gh_octal_values (o);
  const gh_period *const p = &goal->period;
  unsigned value = 0;
  for (size_t i = 0; i < goal->count; i++) {
    uint64_t const n = goal->sizes[i];
    bool const repeats = p->length && n >= p->from;
    value ^= values[repeats ? p->from + (n - p->from) % p->length : n];
  }
  return value;
}

static gh_octal_status find_value (gh_octal *o, size_t most, gh_octal_progress *progress,
                                   void *context, gh_heaps_goal *goal)
{
  uint64_t const needed = largest (goal) + 1;
  size_t const enough = needed < most ? (size_t)needed : most;
  gh_octal_status status = gh_period_search (o, enough, progress, context, &goal->period);
  if (status == GH_OCTAL_NO_BOUND)
    status = GH_OCTAL_OK;
  if (!status && !goal->period.length) {
    status = gh_octal_extend (o, enough, progress, context);
    if (!status && needed > enough)
      status = GH_OCTAL_OVER_HEAPS;
  }
  if (!status)
    goal->value = sum (o, goal);
  return status;
}

gh_octal_status gh_heaps_solve (gh_octal *o, size_t most, gh_octal_progress *progress,
                                void *context, gh_heaps_goal *goal)
{
  goal->period = (gh_period){0, 0};
  if (goal->sizes)
    return find_value (o, most, progress, context, goal);
  gh_octal_status const status = gh_period_search (o, most, progress, context, &goal->period);
  return status || goal->period.length ? status : GH_OCTAL_OVER_HEAPS;
}

static void write_goal (const gh_octal *o, const gh_heaps_goal *goal, FILE *out)
{
  const uint16_t *const values = gh_octal_values (o);
  char code[GH_CODE_TEXT];
  bool const with_period = goal->period.length != 0;
  uint64_t const count =
      with_period ? gh_period_values (gh_octal_code (o), &goal->period) : largest (goal) + 1;
  gh_code_print (gh_octal_code (o), code);
  fprintf (out, "%s %" PRIu32 "\n", code, gh_octal_mask (o));
  for (size_t n = 0; n < count; n++)
    fprintf (out, "%s%u%s", n % BY_LINE ? " " : "v ", values[n],
             n + 1 == count || n % BY_LINE == BY_LINE - 1 ? "\n" : "");
  if (with_period)
    fprintf (out, "p %zu %zu\n", goal->period.length, goal->period.from);
  if (goal->sizes) {
    fprintf (out, "s %u", goal->value);
    for (size_t i = 0; i < goal->count; i++)
      fprintf (out, " %" PRIu64, goal->sizes[i]);
    fputs (" 0\n", out);
  }
}

void gh_heaps_write (gh_octal *const *octals, const gh_heaps_goal *goals, size_t count, FILE *out)
{
  unsigned together = 0;
  for (size_t i = 0; i < count; i++) {
    fputs (i ? "c " : "gifthorse-heaps 1 ", out);
    write_goal (octals[i], &goals[i], out);
    together ^= goals[i].value;
  }
  if (count > 1)
    fprintf (out, "t %u\n", together);
  fputs (".\n", out);
}
