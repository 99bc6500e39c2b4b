/* Heaps by their codes, of which no form is sent. */
#include "form/genus.h"
#include "form/numeral.h"
#include "heap/list.h"
#include "optimized/misere/ask.h"
#include "optimized/misere/heaps.h"

#include <stdio.h>

#define STEPS 200000 /* positions, or sums */

typedef struct question {
  gh_misere *misere;
  const gh_code *code;
  uint64_t heap;
  uint32_t of_heap[GH_HEAP_TERMS];
  const uint32_t *terms;
  size_t count;
} question;

gh_misere *gh_misere_of_heaps (void)
{
  gh_limits limits = GH_DEFAULT_MISERE_LIMITS;
  limits.steps = STEPS;
  return gh_misere_new (&limits, NULL);
}

static void find_by_positions (void *argument)
{
  question *const q = argument;
  q->terms = q->of_heap;
  q->count = GH_HEAP_TERMS;
  for (size_t n = 0; n < GH_HEAP_TERMS; n++)
    q->of_heap[n] = gh_misere_heap_genus_term (q->misere, q->code, q->heap, n);
}

static void find_by_form (void *argument)
{
  question *const q = argument;
  gh_reduced const g = gh_reduced_of_heaps (q->misere, q->code, &q->heap, 1);
  q->count = gh_reduced_genus (q->misere, g, &q->terms);
}

static gh_reply refuse (char *words, size_t size, const char *why)
{
  snprintf (words, size, "%s", why);
  return GH_REFUSED;
}

gh_reply gh_misere_ask_heap (gh_misere *misere, gh_heap_values *values, gh_store *store,
                             gh_request request, const gh_value *arguments, gh_value *answer,
                             char *words, size_t size)
{
  question q = {.misere = misere, .code = arguments[0].code};
  char buffer[100];
  int64_t heap;
  uint64_t normal = 0;
  if (q.code->endless)
    return refuse (words, size, "a code without end");
  if (!gh_small_integer (store, arguments[1].form, 0, GH_MOST_HEAP_GENUS, &heap))
    return refuse (words, size, "a heap of more than 255");
  q.heap = (uint64_t)heap;
  gh_status status = gh_misere_try (misere, find_by_positions, &q);
  if (status == GH_OVER_STEPS || status == GH_OVER_OPTIONS)
    status = gh_misere_try (misere, find_by_form, &q);
  if (status)
    return refuse (words, size, gh_misere_status_text (misere, status, buffer, sizeof buffer));
  answer->type = gh_requests[request].answer;
  if (request == GH_ASK_OCTAL_MISERE_OUTCOME) {
    answer->outcome = q.terms[0] ? GH_N : GH_P;
    return GH_ANSWERED;
  }
  gh_octal_status const of_value = gh_heap_value (values, q.code, q.heap, &normal);
  if (of_value != GH_OCTAL_OK)
    return refuse (words, size, gh_heap_status_text (of_value));
  answer->form = gh_genus_of_terms (store, (uint32_t)normal, q.terms, q.count);
  return GH_ANSWERED;
}

/* ---- quotients ------------------------------------------------------------------------------- */

typedef struct quotient_question {
  gh_misere *misere;
  gh_quotient *quotient;
  const gh_code *code;
  uint64_t heaps;
  size_t order;
  gh_quotient_status found;
} quotient_question;

static void find_order (void *argument)
{
  quotient_question *const q = argument;
  q->found = gh_quotient_order (q->quotient, q->misere, q->code, q->heaps, &q->order);
}

/* The class of a sum of heaps. False: one is larger than those of the quotient. */
static bool class_of (const quotient_question *q, gh_store *store, gh_form list, size_t *class)
{
  uint64_t heaps[GH_MOST_HEAPS];
  size_t const count = gh_heap_list_of_code (store, list, heaps);
  if (count && heaps[count - 1] > q->heaps)
    return false;
  *class = q->found == GH_QUOTIENT_FOUND ? gh_quotient_class (q->quotient, heaps, count) : 0;
  return true;
}

gh_reply gh_misere_ask_quotient (gh_misere *misere, gh_quotient *quotient, gh_store *store,
                                 gh_request request, const gh_value *arguments, gh_value *answer,
                                 char *words, size_t size)
{
  quotient_question q = {.misere = misere, .quotient = quotient, .code = arguments[0].code};
  char buffer[100];
  int64_t heaps;
  if (q.code->endless)
    return refuse (words, size, "a code without end");
  if (!gh_small_integer (store, arguments[1].form, 0, GH_MOST_QUOTIENT_HEAP, &heaps))
    return refuse (words, size, "heaps of more than 30");
  q.heaps = (uint64_t)heaps;
  gh_status const status = gh_misere_try (misere, find_order, &q);
  if (status)
    return refuse (words, size, gh_misere_status_text (misere, status, buffer, sizeof buffer));
  if (q.found == GH_QUOTIENT_OVER)
    return refuse (words, size, "a quotient that takes too many sums");
  answer->type = gh_requests[request].answer;
  size_t a = 0, b = 0;
  if (request == GH_ASK_MISERE_SAME &&
      !(class_of (&q, store, arguments[2].form, &a) && class_of (&q, store, arguments[3].form, &b)))
    return refuse (words, size, "expected sums of heaps of up to n");
  int64_t const found = request == GH_ASK_MISERE_SAME ? a == b : (int64_t)q.order;
  answer->form = q.found == GH_QUOTIENT_FOUND ? gh_integer (store, found) : GH_NO_FORM;
  return GH_ANSWERED;
}
