#include "reference/tables.h"
#include "form/numeral.h"
#include "heap/list.h"
#include "reference/misere/misere.h"
#include "reference/nimber.h"
#include "reference/reference.h"

#include <stdio.h>

/* ---- nimbers --------------------------------------------------------------------------------- */

static gh_reply refuse (gh_engine *engine, const char *words)
{
  snprintf (engine->words, sizeof engine->words, "%s", words);
  return GH_REFUSED;
}

/* The numbers that are asked about, if they are integers and the recursions reach them. */
static gh_reply read_nimbers (gh_engine *engine, gh_store *store, gh_request request,
                              const gh_value *arguments, unsigned *numbers)
{
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    int64_t n;
    gh_form const form = arguments[i].form;
    if (!gh_is_integer (store, form) || gh_numeral_sign (store, form) < 0)
      return refuse (engine, "expected integers from 0");
    if (!gh_small_integer (store, form, 0, GH_MEX_LIMIT - 1, &n))
      return refuse (engine, "the mex recursion is for integers below 256");
    numbers[i] = (unsigned)n;
  }
  return GH_ANSWERED;
}

static gh_reply find_nimber (reference_tables *t, gh_engine *engine, gh_store *store,
                             gh_request request, const gh_value *arguments, gh_value *answer)
{
  unsigned of[GH_MOST_ARGUMENTS] = {0}, found = 0;
  gh_reply const reply = read_nimbers (engine, store, request, arguments, of);
  if (reply != GH_ANSWERED)
    return reply;
  if (!t->mex && !(t->mex = gh_mex_table_new (gh_mex_products)))
    return refuse (engine, "out of memory");
  switch (request) {
  case GH_ASK_NIM_ADD: found = gh_mex_sum (t->mex, of[0], of[1]); break;
  case GH_ASK_NIM_MULTIPLY: found = gh_mex_product (t->mex, of[0], of[1]); break;
  case GH_ASK_NIM_INVERT: found = of[0] ? gh_mex_inverse (t->mex, of[0]) : 0; break;
  default: found = gh_mex_root (t->mex, of[0]); break;
  }
  answer->form = request == GH_ASK_NIM_INVERT && !of[0] ? GH_NO_FORM : gh_integer (store, found);
  return GH_ANSWERED;
}

/* ---- what infinite ones are roots of --------------------------------------------------------- */

static bool is_odd_prime (int64_t n)
{
  bool prime = n > 2 && n % 2;
  for (int64_t d = 3; d * d <= n && prime; d += 2)
    prime = n % d != 0;
  return prime;
}

static gh_reply find_alpha (reference_tables *t, gh_engine *engine, gh_store *store,
                            gh_request request, gh_form n, gh_value *answer)
{
  int64_t p;
  unsigned excess;
  gh_form alpha;
  if (!gh_is_integer (store, n) || gh_numeral_sign (store, n) < 0)
    return refuse (engine, "expected an odd prime");
  if (!gh_small_integer (store, n, 0, GH_MOST_PRIME, &p))
    return refuse (engine, "the definition is for primes up to 283");
  answer->form = GH_NO_FORM;
  if (!is_odd_prime (p))
    return GH_ANSWERED;
  if (!t->kappas && !(t->kappas = gh_kappas_new (NULL)))
    return refuse (engine, "out of memory");
  if (!gh_alpha (t->kappas, store, (unsigned)p, &alpha, &excess))
    return refuse (engine, gh_kappas_words (t->kappas));
  answer->form = request == GH_ASK_NIM_ALPHA ? alpha : gh_integer (store, (int64_t)excess);
  return GH_ANSWERED;
}

/* ---- heaps in misere play -------------------------------------------------------------------- */

#define MOST_HEAPS_PLAYED 8

/* Of two sums of heaps of up to n. */
static gh_reply find_same (reference_tables *t, gh_engine *engine, gh_store *store,
                           const gh_value *arguments, unsigned n, gh_value *answer)
{
  uint64_t heaps[2][GH_MOST_HEAPS];
  size_t counts[2];
  for (unsigned i = 0; i < 2; i++) {
    counts[i] = gh_heap_list_of_code (store, arguments[2 + i].form, heaps[i]);
    if (counts[i] && heaps[i][counts[i] - 1] > n)
      return refuse (engine, "expected sums of heaps of up to n");
    if (counts[i] > MOST_HEAPS_PLAYED)
      return refuse (engine, "sums of more than 8 heaps are not played");
  }
  answer->form = gh_played_quotient_same (t->quotient, store, arguments[0].code, n,
                                          (const uint64_t *[]){heaps[0], heaps[1]}, counts);
  return GH_ANSWERED;
}

static gh_reply find_quotient (reference_tables *t, gh_engine *engine, gh_store *store,
                               gh_request request, const gh_value *arguments, gh_value *answer)
{
  int64_t n;
  if (!gh_small_integer (store, arguments[1].form, 0, GH_MOST_QUOTIENT_PLAYED, &n))
    return refuse (engine, "sums of heaps of more than 6 are not played");
  if (!t->quotient && !(t->quotient = gh_played_quotient_new ()))
    return refuse (engine, "out of memory");
  if (request == GH_ASK_MISERE_SAME)
    return find_same (t, engine, store, arguments, (unsigned)n, answer);
  answer->form = gh_played_quotient_order (t->quotient, store, arguments[0].code, (unsigned)n);
  return GH_ANSWERED;
}

static gh_reply find_of_heap (reference_tables *t, gh_engine *engine, gh_store *store,
                              gh_request request, const gh_value *arguments, gh_value *answer)
{
  int64_t n;
  if (arguments[0].code->endless)
    return refuse (engine, "a code without end");
  if (request == GH_ASK_MISERE_QUOTIENT_ORDER || request == GH_ASK_MISERE_SAME)
    return find_quotient (t, engine, store, request, arguments, answer);
  if (!gh_small_integer (store, arguments[1].form, 0, GH_MOST_PLAYED_HEAP, &n))
    return refuse (engine, "heaps of more than 50 are not played");
  if (!t->heaps && !(t->heaps = gh_played_heaps_new ()))
    return refuse (engine, "out of memory");
  const gh_code *const code = arguments[0].code;
  if (request == GH_ASK_OCTAL_GENUS)
    answer->form = gh_played_genus (t->heaps, store, code, (uint64_t)n);
  else
    answer->outcome = gh_played_outcome (t->heaps, store, code, (uint64_t)n);
  return GH_ANSWERED;
}

/* ---- all of them ----------------------------------------------------------------------------- */

static bool asks_nimbers (gh_request request)
{
  return request >= GH_ASK_NIM_ADD && request <= GH_ASK_NIM_SQRT;
}

static bool asks_heaps (gh_request request)
{
  return request >= GH_ASK_OCTAL_MISERE_OUTCOME && request <= GH_ASK_MISERE_SAME;
}

bool reference_tables_have (gh_request request)
{
  return asks_nimbers (request) || asks_heaps (request) || request == GH_ASK_EXCESS ||
         request == GH_ASK_NIM_ALPHA;
}

gh_reply reference_tables_ask (reference_tables *t, gh_engine *engine, gh_store *store,
                               gh_request request, const gh_value *arguments, gh_value *answer)
{
  if (asks_nimbers (request))
    return find_nimber (t, engine, store, request, arguments, answer);
  if (asks_heaps (request))
    return find_of_heap (t, engine, store, request, arguments, answer);
  return find_alpha (t, engine, store, request, arguments[0].form, answer);
}

void reference_tables_free (reference_tables *t)
{
  gh_mex_table_free (t->mex);
  gh_kappas_free (t->kappas);
  gh_played_heaps_free (t->heaps);
  gh_played_quotient_free (t->quotient);
}
