#include "commands/doctor/pace.h"
#include "form/halt.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/show.h"
#include "harness/judging/judge.h"
#include "harness/run/runner.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define TOGETHER 64
#define MOST_QUESTIONS 640 /* of a request, in either way */
#define MOST_SECONDS 0.15  /* likewise */

typedef struct pacing {
  gh_engine *engine;
  gh_store *store;
  const gh_catalog *values; /* small games, with their numbers */
  gh_request request;
  size_t number; /* of the next question: each is put once, since answers are remembered */
  size_t count;
  gh_question questions[TOGETHER];
  bool failed; /* one was not answered in time, or as it must be; refusals are no failure */
} pacing;

/* ---- small games ----------------------------------------------------------------------------- */

/* The impartial game whose options are the nimbers of these bits. */
static gh_form nimbers_of (gh_store *s, size_t bits)
{
  gh_form options[10];
  size_t count = 0;
  for (unsigned long n = 0; n < 10; n++)
    if (bits >> n & 1)
      options[count++] = gh_shape_make (s, (gh_number_up_star){GH_ZERO, 0, n});
  gh_form_begin (s);
  for (size_t i = 0; i < count; i++) {
    gh_form_add (s, GH_LEFT, options[i]);
    gh_form_add (s, GH_RIGHT, options[i]);
  }
  return gh_form_end (s);
}

static gh_form value (pacing *p, size_t n)
{
  return gh_catalog_form (p->values, n % p->values->count, p->store);
}

/* 0, or a power of w below w^8 with a coefficient, and 1. */
static gh_form ordinal (gh_store *s, size_t n)
{
  gh_form const one = gh_normal_of_number (s, gh_integer (s, 1));
  gh_form const exponent = gh_normal_of_number (s, gh_integer (s, (long)(n % 7) + 1));
  return n ? gh_normal_term (s, exponent, gh_integer (s, (long)(n / 7) + 1), one) : GH_ZERO;
}

/* Argument number i of question number n. Different questions have different ones. */
static gh_form argument (pacing *p, size_t n, unsigned i)
{
  gh_store *const s = p->store;
  const char *const kinds = gh_requests[p->request].arguments;
  switch (kinds[4 * i]) {
  case 'I':
  case 'J': return nimbers_of (s, i ? n / 64 + 1 : n % 1024);
  case 'x':
  case 'y': return gh_fraction (s, i ? 2 * (long)(n / 64) + 1 : 2 * (long)(n % 64) - 63, 4);
  case 'm':
  case 'n':
    return gh_integer (
        s, (long)(i ? n / 64 : n % (gh_requests[p->request].count == 1 ? 4096 : 64)) + 1);
  case 'a':
  case 'b':
  case 's':
  case 't': return ordinal (s, i ? n / 64 : n % (gh_requests[p->request].count == 1 ? 4096 : 64));
  case 'U':
  case 'V': return gh_long_make (s, ordinal (s, n % 4), i, GH_ZERO, value (p, i ? n / 4 : n));
  default:
    if (p->request == GH_ASK_TEMPERATURE)
      return gh_make (s, gh_integer (s, (long)(n % 40) + 1), gh_integer (s, -(long)(n / 40)));
    return value (p, i ? 7 * n + 1 : n);
  }
}

static void make (pacing *p, gh_question *q, size_t n)
{
  *q = (gh_question){.request = p->request};
  if (gh_requests[p->request].takes_code) {
    q->code.digit[1] = q->code.digit[2] = 7;
    q->code.places = 2;
    q->arguments[0] = (gh_value){GH_CODE, {.code = &q->code}};
    q->arguments[1] = (gh_value){GH_INTEGER, {.form = gh_integer (p->store, (long)n)}};
    return;
  }
  for (unsigned i = 0; i < gh_requests[p->request].count; i++)
    q->arguments[i] = gh_argument (p->request, argument (p, n, i));
}

/* ---- asking ---------------------------------------------------------------------------------- */

static void put_new (void *pacing_now)
{
  pacing *const p = pacing_now;
  for (size_t i = 0; i < p->count; i++) {
    gh_question *const q = &p->questions[i];
    make (p, q, p->number++);
    q->reply = gh_question_put (p->engine, p->store, q, &q->answer);
  }
}

static void put_again (void *pacing_now)
{
  pacing *const p = pacing_now;
  for (size_t i = 0; i < p->count; i++)
    if (p->questions[i].reply == GH_PENDING) {
      gh_question *const q = &p->questions[i];
      q->reply = gh_question_put (p->engine, p->store, q, &q->answer);
    }
}

/* Ask so many questions at once. Returns how many were answered. */
static size_t ask (pacing *p, size_t count, gh_pace *pace)
{
  size_t answered = 0;
  const char *const words = p->engine->words;
  p->count = count;
  gh_store_empty (p->store);
  bool good = gh_try (p->store, put_new, p) == GH_OK;
  if (good && p->engine->settle) {
    p->engine->settle (p->engine);
    good = gh_try (p->store, put_again, p) == GH_OK;
  }
  p->failed = !good;
  for (size_t i = 0; i < count && good; i++) {
    gh_reply const reply = p->questions[i].reply;
    answered += reply == GH_ANSWERED;
    p->failed |= reply == GH_SLOW || reply == GH_FINDING || reply == GH_PENDING;
  }
  if (answered < count && !*pace->words)
    gh_show (words, strlen (words), pace->words, sizeof pace->words);
  return answered;
}

/* Answers a second, so many questions at once. */
static double measure (pacing *p, size_t together, double seconds, gh_pace *pace)
{
  size_t answered = 0;
  double const began = gh_clock (), most = seconds < MOST_SECONDS ? seconds : MOST_SECONDS;
  double took = 0;
  p->failed = false;
  for (size_t asked = 0; asked < MOST_QUESTIONS && took < most && !p->failed && !gh_halted ();
       asked += together) {
    answered += ask (p, together, pace);
    took = gh_clock () - began;
  }
  return took > 0 ? (double)answered / took : 0;
}

size_t gh_pace_measure (gh_engine *engine, double seconds, gh_pace *paces)
{
  double const until = gh_clock () + seconds;
  gh_catalogs *const catalogs = gh_catalogs_new ();
  pacing *const p = calloc (1, sizeof *p);
  size_t count = SIZE_MAX;
  if (p) {
    p->engine = engine;
    p->store = gh_store_new (NULL, NULL);
    p->values = catalogs ? gh_catalog_of (catalogs, GH_SET_VALUES, 3, GH_SORT_GAME) : NULL;
  }
  if (p && p->store && p->values) {
    count = 0;
    for (unsigned r = 0; r < GH_REQUESTS && gh_clock () < until && !gh_halted (); r++)
      if (gh_engine_can (engine, r)) {
        gh_pace *const pace = &paces[count++];
        *pace = (gh_pace){.request = (gh_request)r};
        p->request = (gh_request)r;
        p->number = 0;
        pace->alone = measure (p, 1, until - gh_clock (), pace);
        pace->together = measure (p, TOGETHER, until - gh_clock (), pace);
      }
    gh_store_empty (p->store);
  }
  if (p)
    gh_store_free (p->store);
  free (p);
  gh_catalogs_free (catalogs);
  return count;
}
