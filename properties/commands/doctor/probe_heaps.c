/* Heaps and the arithmetic of nimbers: where no formula tells, the fast engine does. */
#include "commands/doctor/probe.h"
#include "form/numeral.h"
#include "harness/judging/judge.h"

#include <string.h>

/* A heap of n in Kayles, and in Nim, where it is worth n. */
static bool put_heap (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  static const char *const codes[] = {".77", ".3..."};
  size_t place;
  const char *expected;
  if (i >= sizeof codes / sizeof *codes)
    return false;
  gh_code_read (codes[i], strlen (codes[i]), &q->code, &place, &expected);
  q->arguments[0] = (gh_value){GH_CODE, {.code = &q->code}};
  q->arguments[1] = (gh_value){GH_INTEGER, {.form = gh_integer (b->store, (int64_t)n)}};
  q->expected = q->arguments[1];
  if (i == 0 && gh_question_put (b->fast, b->store, q, &q->expected) != GH_ANSWERED)
    gh_fail (b->store, GH_ABANDONED);
  return true;
}

const gh_probe gh_probe_heaps = {.name = "heaps",
                                 .size = "a heap of N",
                                 .by = "the fast engine",
                                 .requests = GH_BIT (GH_ASK_OCTAL),
                                 .most = (uint64_t)1 << 20,
                                 .bounds = GH_BOUNDS_BITS,
                                 .bound = GH_BOUND_BITS,
                                 .question = put_heap};

/* 2^n with itself, with 1, and alone. */
static bool put_nimber (gh_bench *b, uint64_t n, unsigned i, gh_question *q)
{
  gh_store *const s = b->store;
  gh_form const one = gh_integer (s, 1), x = gh_numeral_scaled (s, one, (int64_t)n);
  bool const pair = q->request == GH_ASK_NIM_ADD || q->request == GH_ASK_NIM_MULTIPLY;
  if (i > pair)
    return false;
  if (q->request == GH_ASK_NIM_ADD)
    return gh_expect_form (q, x, i ? one : x, i ? gh_numeral_sum (s, x, one) : GH_ZERO);
  if (q->request == GH_ASK_NIM_MULTIPLY && i)
    return gh_expect_form (q, x, one, x);
  return gh_expect_fast (b, q, x, x);
}

const gh_probe gh_probe_nimbers = {.name = "nimbers",
                                   .size = "2^N",
                                   .by = "the fast engine",
                                   .requests =
                                       GH_BIT (GH_ASK_NIM_ADD) | GH_BIT (GH_ASK_NIM_MULTIPLY) |
                                       GH_BIT (GH_ASK_NIM_INVERT) | GH_BIT (GH_ASK_NIM_SQRT),
                                   .most = 4096,
                                   .bounds = GH_BOUNDS_BESIDE,
                                   .bound = GH_BOUND_BITS,
                                   .question = put_nimber};
