#include "optimized/heaps/heaps.h"
#include "optimized/heaps/inside.h"

#include <string.h>

#define MOST_TABLES 8 /* each takes 8 bytes a heap */

struct gh_heap_values {
  gh_allocator memory;
  gh_octal *tables[MOST_TABLES]; /* the one that was used last comes first */
};

gh_heap_values *gh_heap_values_new (const gh_allocator *allocator)
{
  gh_heap_values *const v = allocator->resize (allocator->context, NULL, sizeof *v);
  if (v)
    *v = (gh_heap_values){.memory = *allocator};
  return v;
}

void gh_heap_values_free (gh_heap_values *v)
{
  if (!v)
    return;
  for (size_t i = 0; i < MOST_TABLES; i++)
    gh_octal_free (v->tables[i]);
  v->memory.resize (v->memory.context, v, 0);
}

/* The table of a code, at the first place; NULL: no memory. */
static gh_octal *table_of (gh_heap_values *v, const gh_code *code)
{
  size_t i = 0;
  while (i < MOST_TABLES - 1 && v->tables[i] && !gh_code_same (gh_octal_code (v->tables[i]), code))
    i++;
  gh_octal *table = v->tables[i];
  if (!table || !gh_code_same (gh_octal_code (table), code)) {
    gh_octal_free (table);
    v->tables[i] = NULL;
    table = gh_octal_new (code, GH_OCTAL_SPARSE, &v->memory);
  }
  if (!table)
    return NULL;
  memmove (v->tables + 1, v->tables, i * sizeof *v->tables);
  return v->tables[0] = table;
}

/* What finding more values took. */
typedef struct work {
  const gh_octal *table;
  size_t count; /* values that there were when it was counted last */
  double options;
} work;

/* How many options of a heap are looked at, about: of two heaps one is rare where a parity is used.
 */
static double options_of (const gh_octal *table, double n)
{
  const gh_code *const code = gh_octal_code (table);
  double const pairs = gh_octal_mask (table) ? (double)table->rare_count : n / 2;
  double two = 0, three = 0;
  for (unsigned place = 0; place <= code->places; place++) {
    two += code->digit[place] >> 2 & 1;
    three += code->digit[place] >> 3 & 1;
  }
  if (!code->endless)
    return two * pairs + three * n * n / 12;
  unsigned const last = code->digit[code->places];
  return n + (last >> 2 & 1) * n * pairs / 2 + (last >> 3 & 1) * n * n * n / 36;
}

static bool go_on (void *context, size_t count)
{
  work *const w = context;
  w->options += (double)(count - w->count) * options_of (w->table, (double)count);
  w->count = count;
  return w->options < GH_HEAP_OPTIONS;
}

/* In Nim, .333..., a heap is worth its size. */
static bool is_nim (const gh_code *code)
{
  return code->endless && code->places == 1 && code->digit[1] == 3 && !code->digit[0];
}

gh_octal_status gh_heap_value (gh_heap_values *v, const gh_code *code, uint64_t n, uint64_t *value)
{
  if (is_nim (code)) {
    *value = n;
    return GH_OCTAL_OK;
  }
  if (n >= GH_OCTAL_HEAPS)
    return GH_OCTAL_OVER_HEAPS;
  gh_octal *const table = table_of (v, code);
  if (!table)
    return GH_OCTAL_NO_MEMORY;
  work w = {table, gh_octal_count (table), 0};
  gh_octal_status const status = gh_octal_extend (table, (size_t)n + 1, go_on, &w);
  if (status == GH_OCTAL_OK)
    *value = gh_octal_values (table)[n];
  return status;
}

const char *gh_heap_status_text (gh_octal_status status)
{
  return status == GH_OCTAL_STOPPED ? "a heap whose value takes too long"
                                    : gh_octal_status_text (status);
}
