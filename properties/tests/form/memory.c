/* Memory that runs out: every call for memory fails once. */
#include "form/measure.h"
#include "form/notation.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>

typedef struct memory {
  unsigned long calls, fail_at;
  long blocks;
} memory;

static void *resize (void *context, void *block, size_t size)
{
  memory *const m = context;
  if (!size) {
    m->blocks -= block != NULL;
    free (block);
    return NULL;
  }
  if (++m->calls == m->fail_at)
    return NULL;
  m->blocks += block == NULL;
  return realloc (block, size);
}

static void scenario (gh_store *store)
{
  static const char *const texts[] = {"{0,^*|{2|-1/2}}", "+-{3|1}", "tiny(2)",       "*{0,2,{3}}",
                                      "5/8v3*2",         "*6",      "{1||0|||-1|-2}"};
  gh_form sum = GH_ZERO;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (i != 3)
      sum = i % 2 ? gh_sum (store, sum, game (store, texts[i])) : game (store, texts[i]);
  gh_form const g = gh_difference (store, game (store, "{^|*}"), game (store, "{1|0}"));
  gh_print (store, gh_canonical (store, g), GH_STYLE_FULL);
  gh_print (store, sum, GH_STYLE_NUMERALS);
  const gh_form *list;
  gh_positions (store, sum, &list);
  gh_form_birthday (store, sum);
  gh_tree_moves (store, sum);
}

/* Whether every failure is clean when the n-th call for memory fails; *done: there was none. */
static bool failing_at (unsigned long n, bool *done)
{
  memory m = {.fail_at = n};
  gh_allocator const allocator = {resize, &m};
  gh_store *const store = gh_store_new (NULL, &allocator);
  bool good = true;
  if (store) {
    for (int round = 0; round < 2; round++) {
      unsigned long const before = m.calls;
      gh_status const status = status_of (store, scenario);
      bool const failed = before < n && n <= m.calls;
      good = good && status == (failed ? GH_NO_MEMORY : GH_OK);
      gh_store_empty (store);
      good = good && fresh (store);
    }
    good = good && status_of (store, scenario) == GH_OK;
  } else
    good = m.calls == n;
  *done = m.calls < n;
  gh_store_free (store);
  return good && m.blocks == 0;
}

static void out_of_memory (void)
{
  unsigned long n = 1;
  bool done = false, good = true;
  for (; n < 2000 && !done; n++)
    good = failing_at (n, &done) && good;
  TAP_OK (good,
          "a call for memory that fails gives GH_NO_MEMORY or no store, and no block is lost");
  TAP_OK (done && n > 20, "each of %lu calls failed once", n - 2);
}

int main (void)
{
  out_of_memory ();
  return tap_done ();
}
