#include "optimized/heaps/periods.h"
#include "optimized/heaps/inside.h"

size_t gh_period_values (const gh_code *code, const gh_period *period)
{
  return 2 * period->from + 2 * period->length + (code->places ? code->places : 1);
}

/* From the last value back to that of heap 1: same[p] values are equal to those p before them, and
   the next is not, or is not there. Each comparison that holds moves `end` on. */
static bool find_in (const gh_octal *o, uint32_t *same, gh_period *period)
{
  const uint16_t *const last = o->values + o->count - 1;
  size_t const length = o->count - 1;
  size_t start = 0, end = 0; /* the part furthest on that equals a beginning */
  for (size_t p = 1; p < length; p++) {
    size_t equal = p < end ? same[p - start] : 0;
    if (p + equal >= end) {
      equal = p < end ? end - p : 0;
      while (p + equal < length && last[-(ptrdiff_t)equal] == last[-(ptrdiff_t)(p + equal)])
        equal++;
      start = p;
      end = p + equal;
    }
    same[p] = (uint32_t)equal;
    *period = (gh_period){p, length - p - equal + 1};
    if (gh_period_values (&o->code, period) <= o->count)
      return true;
  }
  return false;
}

gh_octal_status gh_period_find (const gh_octal *o, gh_period *period)
{
  *period = (gh_period){0, 0};
  if (!gh_code_is_octal (&o->code) || o->code.endless)
    return GH_OCTAL_NO_BOUND;
  if (o->count < 5)
    return GH_OCTAL_OK;
  uint32_t *const same = o->memory.resize (o->memory.context, NULL, o->count * sizeof *same);
  if (!same)
    return GH_OCTAL_NO_MEMORY;
  if (!find_in (o, same, period))
    *period = (gh_period){0, 0};
  o->memory.resize (o->memory.context, same, 0);
  return GH_OCTAL_OK;
}

gh_octal_status gh_period_search (gh_octal *o, size_t most, gh_octal_progress *progress,
                                  void *context, gh_period *period)
{
  gh_octal_status status = gh_period_find (o, period);
  while (!status && !period->length && o->count < most) {
    size_t const more = o->count < 128 ? 256 : 2 * o->count;
    status = gh_octal_extend (o, more < most ? more : most, progress, context);
    if (!status)
      status = gh_period_find (o, period);
  }
  return status;
}
