/* Orders of misere quotients, of both engines. Those beyond Nim were found by another program,
   which learns the classes from examples, and has its own outcomes. */
#include "form/numeral.h"
#include "heap/list.h"
#include "optimized/optimized.h"
#include "reference/reference.h"
#include "tests/heap/reading.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static const struct {
  const char *code;
  int most;
  unsigned order[12]; /* with heaps of up to 1, 2, ..., most */
} rows[] = {
    {".33333333", 8, {2, 6, 6, 10, 10, 10, 10, 18}},
    {".77", 10, {2, 6, 6, 6, 12, 12, 12, 12, 18, 18}},
    {".07", 8, {1, 2, 2, 6, 6, 6, 6, 6}},
    {".137", 7, {2, 2, 6, 6, 6, 6, 6}},
    {".4", 9, {1, 1, 2, 2, 6, 6, 6, 6, 6}},
    {".6", 9, {1, 2, 6, 6, 6, 6, 12, 12, 12}},
    {".123", 7, {2, 2, 6, 6, 6, 6, 6}},
    {".0123", 8, {1, 2, 2, 2, 6, 6, 6, 6}},
    {".75", 7, {2, 6, 6, 6, 8, 8, 8}},
    {".26", 7, {1, 2, 6, 6, 6, 6, 6}},
    {"4.7", 5, {2, 6, 6, 6, 8}},
    {".51", 7, {2, 2, 2, 2, 2, 2, 2}},
};
#define ROWS (sizeof rows / sizeof *rows)

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  gh_request request;
  gh_code code;
  int64_t n;
  const char *sums[2]; /* of misere-same */
  gh_reply reply;
  gh_value answer;
} question;

static void put (void *argument)
{
  question *const q = argument;
  gh_value arguments[GH_MOST_ARGUMENTS] = {{GH_CODE, {.code = &q->code}},
                                           {GH_INTEGER, {.form = gh_integer (q->store, q->n)}}};
  for (unsigned i = 2; i < gh_requests[q->request].count; i++) {
    gh_error error;
    const char *const sum = q->sums[i - 2];
    arguments[i] =
        gh_argument (q->request, gh_heap_list_read (q->store, sum, strlen (sum), &error));
  }
  q->reply = q->engine->ask (q->engine, q->store, q->request, arguments, &q->answer);
}

static void ask (question *q, gh_request request, const char *code, int64_t n)
{
  gh_store_empty (q->store);
  q->request = request;
  q->code = code_of (code);
  q->n = n;
}

/* order 0: none. */
static bool answers (question *q, const char *code, int64_t n, int64_t order)
{
  ask (q, GH_ASK_MISERE_QUOTIENT_ORDER, code, n);
  return gh_try (q->store, put, q) == GH_OK && q->reply == GH_ANSWERED &&
         q->answer.type == GH_MAYBE_INTEGER &&
         q->answer.form == (order ? gh_integer (q->store, order) : GH_NO_FORM);
}

static bool refuses (question *q, const char *code, int64_t n)
{
  ask (q, GH_ASK_MISERE_QUOTIENT_ORDER, code, n);
  return gh_try (q->store, put, q) == GH_OK && q->reply == GH_REFUSED;
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* Whether two sums of heaps of up to n are in one class, 2: there is none, 3: it is refused. Those
   of Kayles by its quotient of order 6, in which 1 is a, 2 is b, 3 is ab, and 4 is a. */
static const struct {
  const char *code;
  int n;
  const char *a, *b;
  int same;
} sums[] = {
    {".77", 0, "0", "0", 1},        {".77", 4, "1", "4", 1},        {".77", 4, "3", "1,2", 1},
    {".77", 4, "1,1", "0", 1},      {".77", 4, "2,2", "0", 0},      {".77", 4, "2,2,2", "2", 1},
    {".77", 4, "1,1,2", "2", 1},    {".77", 4, "3,3", "2,2", 1},    {".77", 4, "1,2", "2", 0},
    {".333", 3, "1,2,3", "2,2", 1}, {".333", 3, "1,2,3", "1,1", 0}, {".77", 2, "3", "0", 3},
    {".77", 2, "0", "3", 3},
};

static bool is_same (question *q, size_t i)
{
  ask (q, GH_ASK_MISERE_SAME, sums[i].code, sums[i].n);
  q->sums[0] = sums[i].a;
  q->sums[1] = sums[i].b;
  if (gh_try (q->store, put, q) != GH_OK)
    return false;
  if (sums[i].same == 3)
    return q->reply == GH_REFUSED;
  return q->reply == GH_ANSWERED && q->answer.type == GH_MAYBE_TRUTH &&
         q->answer.form == gh_integer (q->store, sums[i].same);
}

static void test_sums (question *q, int most)
{
  for (size_t i = 0; i < sizeof sums / sizeof *sums; i++)
    TAP_OK (is_same (q, i), "%s: %s and %s under %s", q->engine->name, sums[i].a, sums[i].b,
            sums[i].code);
  ask (q, GH_ASK_MISERE_SAME, ".354", 6);
  q->sums[0] = q->sums[1] = "0";
  TAP_OK (most <= 4 || (gh_try (q->store, put, q) == GH_OK && q->answer.form == GH_NO_FORM),
          "%s: no classes are told where there are more than 200", q->engine->name);
}

static void test_engine (gh_engine *engine, int most)
{
  question q = {.engine = engine, .store = gh_store_new (NULL, NULL)};
  TAP_OK (most <= 4 || answers (&q, ".354", 6, 0), "%s: one of more than 200 classes",
          engine->name);
  for (size_t i = 0; i < ROWS; i++) {
    int wrong = 0;
    for (int n = 1; n <= rows[i].most && n <= most; n++)
      wrong += !answers (&q, rows[i].code, n, rows[i].order[n - 1]);
    TAP_OK (wrong == 0, "%s: quotients of heaps under %s", engine->name, rows[i].code);
  }
  TAP_OK (answers (&q, ".77", 0, 1) && answers (&q, ".0", 3, 1), "%s: where there is no move",
          engine->name);
  TAP_OK (refuses (&q, ".3...", 2) && refuses (&q, ".77", 31),
          "%s: a code without end, a large heap", engine->name);
  test_sums (&q, most);
  gh_store_free (q.store);
  engine->close (engine);
}

int main (void)
{
  test_engine (gh_optimized_open (), 30);
  test_engine (gh_reference_open (), 4);
  return tap_done ();
}
