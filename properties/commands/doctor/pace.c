#include "commands/doctor/pace.h"
#include "form/halt.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/show.h"
#include "harness/judging/judge.h"
#include "harness/run/runner.h"
#include "heap/list.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_QUESTIONS 640 /* of a request, in either way */
#define MOST_SECONDS 0.15  /* likewise */
#define FAIR_SECONDS 0.05  /* less is no time for an answer */
#define LEAST_SECONDS 0.5  /* for an answer, if there is that much time */
#define BUSY                                                                                       \
  4 /* times as long as others the first answer takes of an engine that is still starting */
#define MOST_LATE 2 /* requests; then no more are asked */

typedef struct pacing {
  gh_engine *engine;
  gh_store *store;
  const gh_catalog *values; /* small games, with their numbers */
  gh_request request;
  size_t number; /* of the next question: each is put once, since answers are remembered */
  size_t count;
  gh_question questions[GH_PACE_TOGETHER];
  gh_pace *pace;
  double until, patience; /* the clock; seconds for an answer */
  bool over;              /* the time for this request */
  double slowest;         /* seconds that an answer took, of all */
} pacing;

/* ---- small games ----------------------------------------------------------------------------- */

/* The impartial game whose options are the nimbers of these bits. */
static gh_form nimbers_of (gh_store *s, size_t bits)
{
  gh_form options[10];
  size_t count = 0;
  for (uint64_t n = 0; n < 10; n++)
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
  gh_form const exponent = gh_normal_of_number (s, gh_integer (s, (int64_t)(n % 7) + 1));
  return n ? gh_normal_term (s, exponent, gh_integer (s, (int64_t)(n / 7) + 1), one) : GH_ZERO;
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
  case 'y': return gh_fraction (s, i ? 2 * (int64_t)(n / 64) + 1 : 2 * (int64_t)(n % 64) - 63, 4);
  case 'm':
  case 'n':
    return gh_integer (
        s, (int64_t)(i ? n / 64 : n % (gh_requests[p->request].count == 1 ? 4096 : 64)) + 1);
  case 'a':
  case 'b':
  case 's':
  case 't': return ordinal (s, i ? n / 64 : n % (gh_requests[p->request].count == 1 ? 4096 : 64));
  case 'U':
  case 'V': return gh_long_make (s, ordinal (s, n % 4), i, GH_ZERO, value (p, i ? n / 4 : n));
  default:
    if (p->request == GH_ASK_TEMPERATURE)
      return gh_make (s, gh_integer (s, (int64_t)(n % 40) + 1), gh_integer (s, -(int64_t)(n / 40)));
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
    q->arguments[1] = (gh_value){GH_INTEGER, {.form = gh_integer (p->store, (int64_t)n)}};
    for (unsigned i = 2; i < gh_requests[p->request].count; i++) /* a heap of n, and of n - 1 */
      q->arguments[i] = gh_argument (
          p->request, gh_heap_list_code (p->store, (uint64_t[]){n + 2 > i ? n + 2 - i : 0}, 1));
    return;
  }
  for (unsigned i = 0; i < gh_requests[p->request].count; i++)
    q->arguments[i] = gh_argument (p->request, argument (p, n, i));
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* Keep the words of the first that was not answered, or of the first fault. */
static void note (pacing *p, gh_pace_end end, const char *words)
{
  gh_pace *const pace = p->pace;
  if (!*pace->words || end > pace->end)
    gh_show (words, strlen (words), pace->words, sizeof pace->words);
  pace->end = end > pace->end ? end : pace->end;
}

static void put (pacing *p, gh_question *q)
{
  static const char given_up[] = "not asked: ";
  const char *const words = p->engine->words;
  q->reply = gh_question_put (p->engine, p->store, q, &q->answer);
  switch (q->reply) {
  case GH_ANSWERED:
  case GH_PENDING: break;
  case GH_UNSUPPORTED:
  case GH_OUTSIDE: note (p, GH_PACE_FINE, words); break;
  case GH_REFUSED:
    note (p, strncmp (words, given_up, sizeof given_up - 1) ? GH_PACE_FINE : GH_PACE_FAULT, words);
    break;
  case GH_SLOW: note (p, GH_PACE_LATE, words); break;
  case GH_GIVEN_UP:
  case GH_FINDING: note (p, GH_PACE_FAULT, words); break;
  }
}

static void put_new (void *pacing_now)
{
  pacing *const p = pacing_now;
  for (size_t i = 0; i < p->count; i++) {
    p->questions[i].reply = GH_PENDING;
    make (p, &p->questions[i], p->number++);
    put (p, &p->questions[i]);
  }
}

static void put_again (void *pacing_now)
{
  pacing *const p = pacing_now;
  for (size_t i = 0; i < p->count; i++)
    if (p->questions[i].reply == GH_PENDING)
      put (p, &p->questions[i]);
}

/* How long an answer is waited for: half of what is left, so that after one that never comes there
   is time for others. */
static double wait_for (const pacing *p)
{
  double const left = p->until - gh_clock (), half = left / 2;
  double const most = half > LEAST_SECONDS ? half : left < LEAST_SECONDS ? left : LEAST_SECONDS;
  return most < 0.001 ? 0.001 : most < p->patience ? most : p->patience;
}

static gh_status put_all (pacing *p)
{
  gh_status status = gh_try (p->store, put_new, p);
  if (status == GH_OK && p->engine->settle) {
    p->engine->settle (p->engine);
    status = gh_try (p->store, put_again, p);
  }
  return status;
}

/* Ask so many questions at once. The engine keeps to its own patience, if it has one, and the alarm
   sees to all of them. Returns how many were answered. */
static size_t ask (pacing *p, size_t count)
{
  size_t answered = 0;
  char words[60];
  double const seconds = wait_for (p);
  p->count = count;
  gh_store_empty (p->store);
  p->engine->patience = p->engine->welcome = seconds;
  gh_halt_after (1.05 * seconds + 0.01);
  gh_status const status = put_all (p);
  gh_halt_after (0);
  if (gh_halted () == GH_HALT_DEADLINE) {
    gh_halt_clear ();
    p->over = true;
    snprintf (words, sizeof words, "no answer in %.1f s", seconds);
    if (seconds >= LEAST_SECONDS)
      note (p, GH_PACE_LATE, words);
    else
      note (p, GH_PACE_FINE, "there was no time for more");
    if (p->engine->renew)
      p->engine->renew (p->engine);
  } else if (status != GH_OK && !gh_halted ())
    note (p, GH_PACE_FINE, "a limit on this side was passed");
  for (size_t i = 0; i < count && status == GH_OK; i++)
    answered += p->questions[i].reply == GH_ANSWERED;
  return answered;
}

/* Answers a second, so many questions at once; no more where none could be waited for. What it took
   to start the engine again is left out; so is the first answer, if it took much longer than the
   others: it was still busy starting. */
static double measure (pacing *p, size_t together, double seconds)
{
  size_t answered = 0, asked = 0;
  double const began = gh_clock (), starting = p->engine->start_seconds;
  double const most = seconds < MOST_SECONDS ? seconds : MOST_SECONDS;
  double took = 0, first = 0;
  while (asked < MOST_QUESTIONS && took - first < most && p->pace->end == GH_PACE_FINE &&
         !p->over && !gh_halted () && (!asked || p->until - gh_clock () > FAIR_SECONDS)) {
    answered += ask (p, together);
    asked += together;
    took = gh_clock () - began;
    first = asked == together ? took : first;
  }
  took -= p->engine->start_seconds - starting;
  if (together == 1 && answered > 1 && first > MOST_SECONDS &&
      first > BUSY * (took - first) / (double)(answered - 1)) {
    p->pace->first = first;
    answered--;
    took -= first;
  }
  if (answered && took / (double)answered > p->slowest)
    p->slowest = took / (double)answered;
  return took > 0 ? (double)answered / took : 0;
}

/* Of one request, within its share of the time. Of a slow engine so many are asked at once as it
   may answer in that. */
static void measure_request (pacing *p, gh_request request, double seconds, gh_pace *pace)
{
  *pace = (gh_pace){.request = request};
  p->pace = pace;
  p->over = false;
  p->request = request;
  p->number = 0;
  pace->alone = measure (p, 1, seconds);
  double const many = pace->alone * (seconds < MOST_SECONDS ? seconds : MOST_SECONDS);
  if (pace->end == GH_PACE_FINE && many >= 2 && !p->over)
    pace->together =
        measure (p, many < GH_PACE_TOGETHER ? (size_t)many : GH_PACE_TOGETHER, seconds);
}

/* All of them, or as many as there is time for: an answer may take as long as others did. */
static size_t measure_all (pacing *p, gh_pace *paces)
{
  size_t count = 0, late = 0, requests = 0;
  bool troubled = false; /* it had to be started again */
  for (unsigned r = 0; r < GH_REQUESTS; r++)
    requests += gh_engine_can (p->engine, r);
  for (unsigned r = 0; r < GH_REQUESTS && late < MOST_LATE && !gh_halted (); r++) {
    double const left = p->until - gh_clock ();
    if (!gh_engine_can (p->engine, r))
      continue;
    if (left <= 2 * p->slowest || (count && left < FAIR_SECONDS) ||
        (troubled && left < LEAST_SECONDS))
      break;
    measure_request (p, (gh_request)r, left / (double)(requests - count) / 2, &paces[count]);
    late += paces[count].end == GH_PACE_LATE;
    troubled |= p->over || paces[count].end != GH_PACE_FINE;
    count++;
  }
  return count;
}

size_t gh_pace_measure (gh_engine *engine, double seconds, double patience, gh_pace *paces)
{
  double const until = gh_clock () + seconds;
  gh_catalogs *const catalogs = gh_catalogs_new ();
  pacing *const p = calloc (1, sizeof *p);
  size_t count = SIZE_MAX;
  if (p) {
    p->engine = engine;
    p->until = until;
    p->patience = patience;
    p->store = gh_store_new (NULL, NULL);
    p->values = catalogs ? gh_catalog_of (catalogs, GH_SET_VALUES, 3, GH_SORT_GAME) : NULL;
  }
  if (p && p->store && p->values) {
    count = measure_all (p, paces);
    gh_store_empty (p->store);
  }
  if (p)
    gh_store_free (p->store);
  free (p);
  gh_catalogs_free (catalogs);
  return count;
}
