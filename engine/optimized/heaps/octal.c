#include "optimized/heaps/octal.h"
#include "form/halt.h"
#include "form/work.h"
#include "optimized/heaps/inside.h"

#include <string.h>

#define FIRST_ROOM 256
#define BETWEEN 256 /* values from one call of progress to the next */

static void *resize (const gh_octal *o, void *block, size_t size)
{
  return o->memory.resize (o->memory.context, block, size);
}

gh_octal *gh_octal_new (const gh_code *code, gh_octal_method method, const gh_allocator *allocator)
{
  gh_octal *const o = allocator->resize (allocator->context, NULL, sizeof *o);
  if (!o)
    return NULL;
  *o = (gh_octal){
      .code = *code, .is_octal = gh_code_is_octal (code), .method = method, .memory = *allocator};
  for (unsigned taken = 0; taken < 64; taken++)
    o->splits |= (uint64_t)(gh_code_digit (code, taken) >> 2 & 1) << taken;
  return o;
}

void gh_octal_free (gh_octal *o)
{
  if (!o)
    return;
  void *const blocks[] = {o->values, o->back, o->rare, o->seen};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
    if (blocks[i])
      resize (o, blocks[i], 0);
  resize (o, o, 0);
}

const uint16_t *gh_octal_values (const gh_octal *o)
{
  return o->values;
}

size_t gh_octal_count (const gh_octal *o)
{
  return o->count;
}

const gh_code *gh_octal_code (const gh_octal *o)
{
  return &o->code;
}

uint32_t gh_octal_mask (const gh_octal *o)
{
  return o->mask;
}

const char *gh_octal_status_text (gh_octal_status status)
{
  static const char *const texts[] = {
      [GH_OCTAL_OK] = "no error",
      [GH_OCTAL_NO_MEMORY] = "out of memory",
      [GH_OCTAL_OVER_HEAPS] = "a heap of 67108864 or more",
      [GH_OCTAL_OVER_VALUES] = "a value above 65535",
      [GH_OCTAL_STOPPED] = "stopped",
      [GH_OCTAL_NO_BOUND] = "periods are known of finite octal codes only",
  };
  return texts[status];
}

/* ---- values one by one ----------------------------------------------------------------------- */

/* `back` comes last, since what is in it moves with the room. */
static bool grow (gh_octal *o)
{
  size_t const room = o->room ? 2 * o->room : FIRST_ROOM;
  uint16_t *const values = resize (o, o->values, room * sizeof *values);
  o->values = values ? values : o->values;
  uint32_t *const rare = values ? resize (o, o->rare, room * sizeof *rare) : NULL;
  o->rare = rare ? rare : o->rare;
  uint16_t *const back = rare ? resize (o, o->back, (room + 1) * sizeof *back) : NULL;
  if (!back)
    return false;
  if (o->room)
    memmove (back + room - o->room, back, (o->room + 1) * sizeof *back);
  o->back = back;
  o->room = room;
  return true;
}

/* What is taken so that `rest` stays, as the digit allows; of two heaps only under codes that are
   not octal. */
static void mark_division (gh_octal *o, size_t n, size_t rest, unsigned digit)
{
  uint32_t const mark = (uint32_t)n + 1;
  size_t const unequal = o->code.unequal;
  if (digit & 1 && rest == 0)
    o->seen[0] = mark;
  if (digit & 2 && rest > 0)
    o->seen[o->values[rest]] = mark;
  if (digit & 4)
    for (size_t a = 1; 2 * a + unequal <= rest; a++)
      o->seen[o->values[a] ^ o->values[rest - a]] = mark;
  if (digit & 8)
    for (size_t a = 1; 3 * a <= rest; a++)
      for (size_t b = a + unequal; a + 2 * b + unequal <= rest; b++)
        o->seen[o->values[a] ^ o->values[b] ^ o->values[rest - a - b]] = mark;
}

/* The options that leave no heap or one, as bits: all values are small. */
static uint64_t small_options (const gh_octal *o, size_t n)
{
  uint64_t options = 0;
  size_t const reach = (size_t)gh_code_reach (&o->code, n);
  for (size_t taken = 0; taken <= reach; taken++) {
    unsigned const digit = gh_code_digit (&o->code, taken);
    if (digit & 1 && taken == n)
      options |= 1;
    if (digit & 2 && taken < n)
      options |= UINT64_C (1) << o->values[n - taken];
  }
  return options;
}

/* As long as an octal code has only small values, no marks are made. */
static bool needs_marks (const gh_octal *o)
{
  return !o->is_octal || o->top >= GH_OCTAL_SMALL;
}

bool gh_octal_make_marks (gh_octal *o)
{
  size_t const size = GH_OCTAL_VALUES * sizeof *o->seen;
  o->seen = resize (o, NULL, size);
  if (o->seen)
    memset (o->seen, 0, size);
  return o->seen;
}

static unsigned find_value (gh_octal *o, size_t n)
{
  unsigned value = 0;
  size_t const reach = (size_t)gh_code_reach (&o->code, n);
  if (!needs_marks (o))
    return gh_octal_search_small (o, n, small_options (o, n));
  for (size_t taken = 0; taken <= reach; taken++) {
    unsigned const digit = gh_code_digit (&o->code, taken);
    mark_division (o, n, n - taken, o->is_octal ? digit & 3 : digit);
  }
  if (o->is_octal)
    return gh_octal_search (o, n);
  while (value < GH_OCTAL_VALUES && o->seen[value] == n + 1)
    value++;
  return value;
}

static void append (gh_octal *o, uint16_t value)
{
  size_t const n = o->count++;
  o->values[n] = o->back[o->room - n] = value;
  o->top = value > o->top ? value : o->top;
  if (o->mask && gh_octal_parity (o, value, n) == o->rare_side)
    o->rare[o->rare_count++] = (uint32_t)n;
}

gh_octal_status gh_octal_extend (gh_octal *o, size_t count, gh_octal_progress *progress,
                                 void *context)
{
  if (count > GH_OCTAL_HEAPS)
    return GH_OCTAL_OVER_HEAPS;
  while (o->count < count) {
    if (o->count == o->room) {
      if (!grow (o))
        return GH_OCTAL_NO_MEMORY;
      gh_octal_status const status = gh_octal_choose_mask (o);
      if (status)
        return status;
    }
    if (!o->seen && needs_marks (o) && !gh_octal_make_marks (o))
      return GH_OCTAL_NO_MEMORY;
    unsigned const value = find_value (o, o->count);
    if (value >= GH_OCTAL_VALUES)
      return GH_OCTAL_OVER_VALUES;
    append (o, (uint16_t)value);
    gh_work_note ("values of heaps", o->count, count);
    if (gh_halted ())
      return GH_OCTAL_STOPPED;
    if (progress && o->count % BETWEEN == 0 && !progress (context, o->count))
      return GH_OCTAL_STOPPED;
  }
  return GH_OCTAL_OK;
}
