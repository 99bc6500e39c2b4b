/* Workloads on Grundy values of heaps under a code: by both methods, and plainly. */
#include "benchmarks/workload.h"
#include "form/halt.h"
#include "optimized/heaps/octal.h"

#include <string.h>

#define HEAPS ((size_t)1 << 16)
#define MANY_HEAPS ((size_t)1 << 20)

static gh_code code_of (const gh_run *run)
{
  gh_code code;
  size_t place;
  const char *expected;
  if (!gh_code_read (run->text, strlen (run->text), &code, &place, &expected))
    gh_broken ("gh_workload", run->text, expected);
  return code;
}

static void add_up (gh_run *run, const uint16_t *values, size_t count)
{
  run->operations = count;
  run->found = 0;
  for (size_t n = 0; n < count; n++)
    run->found += values[n];
}

/* All options of each heap, marked in a table. */
static void find_plainly (const gh_code *code, uint16_t *values, uint32_t *seen)
{
  for (size_t n = 0; n < HEAPS && !gh_halted (); n++) {
    uint32_t const mark = (uint32_t)n + 1;
    uint16_t value = 0;
    for (size_t taken = 0; taken <= code->places && taken <= n; taken++) {
      size_t const rest = n - taken;
      if (code->digit[taken] & 1 && rest == 0)
        seen[0] = mark;
      if (code->digit[taken] & 2 && rest > 0)
        seen[values[rest]] = mark;
      for (size_t a = 1; code->digit[taken] & 4 && a <= rest / 2; a++)
        seen[values[a] ^ values[rest - a]] = mark;
    }
    while (seen[value] == mark)
      value++;
    values[n] = value;
  }
}

void gh_heaps_plainly (gh_run *run)
{
  gh_code const code = code_of (run);
  size_t const size = HEAPS * (sizeof (uint16_t) + sizeof (uint32_t));
  uint32_t *const seen = run->allocator->resize (run->allocator->context, NULL, size);
  uint16_t *const values = (uint16_t *)(seen + HEAPS);
  if (!seen)
    return;
  memset (seen, 0, size);
  find_plainly (&code, values, seen);
  add_up (run, values, HEAPS);
  run->allocator->resize (run->allocator->context, seen, 0);
}

static void find_values (gh_run *run, gh_octal_method method, size_t count)
{
  gh_code const code = code_of (run);
  gh_octal *const octal = gh_octal_new (&code, method, run->allocator);
  if (octal && !gh_octal_extend (octal, count, NULL, NULL))
    add_up (run, gh_octal_values (octal), count);
  gh_octal_free (octal);
}

void gh_heaps_directly (gh_run *run)
{
  find_values (run, GH_OCTAL_DIRECT, HEAPS);
}

void gh_heaps_sparsely (gh_run *run)
{
  find_values (run, GH_OCTAL_SPARSE, HEAPS);
}

void gh_many_heaps_sparsely (gh_run *run)
{
  find_values (run, GH_OCTAL_SPARSE, MANY_HEAPS);
}
