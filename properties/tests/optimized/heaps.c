/* Values of heaps under many codes, and what is refused. */
#include "optimized/heaps/heaps.h"
#include "engines.h"
#include "form/numeral.h"
#include "tests/heap/reading.h"
#include "tests/memory.h"
#include "tests/tap.h"

#include <string.h>

static uint64_t value (gh_heap_values *values, const char *text, uint64_t n)
{
  gh_code const code = code_of (text);
  uint64_t found = UINT64_MAX;
  gh_heap_value (values, &code, n, &found);
  return found;
}

static void test_codes (void)
{
  static const char *const texts[] = {".77", ".6",  ".137", ".07", "4.7", ".4", ".15",  ".3",
                                      ".31", ".16", ".56",  ".8",  ".F",  "4.", ".1..."};
  uint64_t first[15];
  gh_heap_values *const v = gh_heap_values_new (&gh_libc_allocator);
  size_t const count = sizeof texts / sizeof *texts;
  bool same = true;
  for (size_t i = 0; i < count; i++)
    first[i] = value (v, texts[i], 40);
  for (size_t i = 0; i < 10 * count; i++) {
    size_t const k = i * i % count; /* some again at once, some when their table is gone */
    same = same && value (v, texts[k], 40) == first[k] && value (v, texts[k], i % 3) < 4;
  }
  TAP_OK (same && value (v, ".77", 40) == 1 && value (v, ".77", 70) == 6,
          "more codes than there are tables");
  TAP_OK (value (v, ".333...", UINT64_MAX) == UINT64_MAX && value (v, ".333...", 0) == 0,
          "Nim needs no table");
  TAP_OK (value (v, "4.3...", 3) == 4 && value (v, ".13...", 2) == 1, "other codes are not Nim");
  gh_heap_values_free (v);
  gh_heap_values_free (NULL);
}

/* ---- limits ---------------------------------------------------------------------------------- */

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  gh_code code;
  const char *n;
  gh_reply reply;
  gh_value answer;
} question;

static void ask_it (void *argument)
{
  question *const q = argument;
  gh_value const arguments[] = {{GH_CODE, {.code = &q->code}},
                                {GH_INTEGER, {.form = game (q->store, q->n)}}};
  q->reply = q->engine->ask (q->engine, q->store, GH_ASK_OCTAL, arguments, &q->answer);
}

static void test_refusals (void)
{
  static const struct {
    const char *code, *n, *words; /* NULL: it is answered */
  } rows[] = {
      {".77", "0", NULL},
      {".77", "100000", NULL},
      {".3...", "9223372036854775807", NULL},
      {".3...", "9223372036854775808", "a heap of 67108864 or more"},
      {".77", "67108864", "a heap of 67108864 or more"},
      {".1", "1000000", NULL},
      {".8...", "100000", "a heap whose value takes too long"},
  };
  gh_engine *const engine = gh_engine_open ("optimized", NULL, NULL, 0);
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    question q = {engine, store, code_of (rows[i].code), .n = rows[i].n};
    gh_status const status = gh_try (store, ask_it, &q);
    TAP_OK (status == GH_OK && q.reply == (rows[i].words ? GH_REFUSED : GH_ANSWERED) &&
                (!rows[i].words || !strcmp (engine->words, rows[i].words)),
            "a heap of %s under %s: %s", rows[i].n, rows[i].code,
            q.reply == GH_REFUSED ? engine->words : "is answered");
  }
  engine->close (engine);
  gh_store_free (store);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void work (gh_store *store)
{
  static const char *const texts[] = {".77", ".6", ".77", ".137"};
  gh_heap_values *const v = gh_heap_values_new (gh_store_allocator (store));
  gh_octal_status status = v ? GH_OCTAL_OK : GH_OCTAL_NO_MEMORY;
  for (size_t i = 0; i < sizeof texts / sizeof *texts && !status; i++) {
    gh_code const code = code_of (texts[i]);
    uint64_t found;
    status = gh_heap_value (v, &code, 500, &found);
  }
  gh_heap_values_free (v);
  if (status)
    gh_fail (store, GH_NO_MEMORY);
}

int main (void)
{
  test_codes ();
  test_refusals ();
  out_of_memory ("tables of values", work);
  return tap_done ();
}
