#include "heap/list.h"
#include "form/numeral.h"
#include "form/writer.h"

#include <stdio.h>
#include <stdlib.h>

static int by_size (const void *a, const void *b)
{
  uint64_t const g = *(const uint64_t *)a, h = *(const uint64_t *)b;
  return (g > h) - (g < h);
}

gh_form gh_heap_list_code (gh_store *store, const uint64_t *heaps, size_t count)
{
  uint64_t sorted[GH_MOST_HEAPS];
  size_t used = 0;
  gh_form code = GH_ZERO;
  for (size_t i = 0; i < count; i++)
    if (heaps[i])
      sorted[used++] = heaps[i];
  qsort (sorted, used, sizeof *sorted, by_size);
  while (used > 0) {
    gh_form const heap = gh_integer (store, (int64_t)sorted[--used]);
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, heap);
    gh_form_add (store, GH_RIGHT, code);
    code = gh_form_end (store);
  }
  return code;
}

size_t gh_heap_list_of_code (gh_store *store, gh_form code, uint64_t heaps[GH_MOST_HEAPS])
{
  size_t count = 0;
  for (; code != GH_ZERO && count < GH_MOST_HEAPS; code = gh_option (store, code, GH_RIGHT, 0)) {
    int64_t heap = 0;
    gh_small_integer (store, gh_option (store, code, GH_LEFT, 0), 1, INT64_MAX, &heap);
    heaps[count++] = (uint64_t)heap;
  }
  return count;
}

const char *gh_heap_list_print (gh_store *store, gh_form code)
{
  uint64_t heaps[GH_MOST_HEAPS];
  size_t const count = gh_heap_list_of_code (store, code, heaps);
  gh_write_begin (store);
  gh_write (store, count ? "" : "0");
  for (size_t i = 0; i < count; i++) {
    char text[30];
    snprintf (text, sizeof text, "%s%llu", i ? "," : "", (unsigned long long)heaps[i]);
    gh_write (store, text);
  }
  return gh_write_end (store);
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct reader {
  gh_store *store;
  const char *start, *at, *end;
  gh_error *error;
} reader;

_Noreturn static void fail (const reader *r, const char *expected)
{
  *r->error = (gh_error){.line = 1, .column = (size_t)(r->at - r->start) + 1};
  snprintf (r->error->text, sizeof r->error->text, "expected %s", expected);
  gh_fail (r->store, GH_SYNTAX);
}

static void pass_blanks (reader *r)
{
  while (r->at < r->end && *r->at == ' ')
    r->at++;
}

static uint64_t read_heap (reader *r)
{
  const char *const from = r->at;
  int64_t heap = 0;
  for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++)
    if (__builtin_mul_overflow (heap, 10, &heap) ||
        __builtin_add_overflow (heap, *r->at - '0', &heap)) {
      r->at = from;
      fail (r, "a heap below 2^63");
    }
  if (r->at == from)
    fail (r, "the size of a heap");
  return (uint64_t)heap;
}

gh_form gh_heap_list_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  reader r = {store, text, text, text + length, error};
  uint64_t heaps[GH_MOST_HEAPS];
  size_t count = 0;
  for (bool more = true; more; r.at += more) {
    pass_blanks (&r);
    if (count == GH_MOST_HEAPS)
      fail (&r, "at most 64 heaps");
    heaps[count++] = read_heap (&r);
    pass_blanks (&r);
    more = r.at < r.end;
    if (more && *r.at != ',')
      fail (&r, "a comma between heaps");
  }
  return gh_heap_list_code (store, heaps, count);
}
