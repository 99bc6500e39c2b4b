#include "benchmarks/measure.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* ---- memory ---------------------------------------------------------------------------------- */

typedef struct counter {
  size_t now, most;
} counter;

/* Before each block. */
typedef union header {
  size_t size;
  max_align_t align;
} header;

static void *resize (void *context, void *block, size_t size)
{
  counter *const c = context;
  header *const old = block ? (header *)block - 1 : NULL;
  size_t const before = old ? old->size : 0;
  if (!size) {
    c->now -= before;
    free (old);
    return NULL;
  }
  header *const made = size > SIZE_MAX - sizeof *made ? NULL : realloc (old, sizeof *made + size);
  if (!made)
    return NULL;
  made->size = size;
  c->now += size - before;
  c->most = c->now > c->most ? c->now : c->most;
  return made + 1;
}

/* ---- one run --------------------------------------------------------------------------------- */

typedef struct measurement {
  const gh_workload *workload;
  gh_run run;
  uint64_t nanoseconds;
} measurement;

static uint64_t cpu_time (void)
{
  struct timespec t;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void run_all (void *argument)
{
  measurement *const m = argument;
  if (m->workload->prepare)
    m->workload->prepare (&m->run);
  m->run.result_count = 0;
  uint64_t const start = cpu_time ();
  m->workload->work (&m->run);
  m->nanoseconds = cpu_time () - start;
  if (m->workload->check)
    m->workload->check (&m->run);
}

static void begin (measurement *m, const gh_workload *workload, const gh_allocator *allocator,
                   char *error, size_t size)
{
  *m = (measurement){
      .workload = workload,
      .run = {.text = workload->position, .allocator = allocator, .random = 88172645463325252}};
  if (workload->misere)
    m->run.misere = gh_misere_new (NULL, allocator);
  else
    m->run.canons = gh_canons_new (NULL, allocator);
  if (!m->run.canons || !workload->ruleset)
    return;
  m->run.solver = gh_solver_new (m->run.canons, workload->ruleset);
  if (!workload->ruleset->read (workload->position, &m->run.position, error, size))
    gh_broken ("gh_workload_measure", workload->name, error);
}

static gh_status try_all (measurement *m)
{
  return m->run.misere ? gh_misere_try (m->run.misere, run_all, m)
                       : gh_canons_try (m->run.canons, run_all, m);
}

static const char *words_of (const measurement *m, gh_status status, char *buffer, size_t size)
{
  return m->run.misere ? gh_misere_status_text (m->run.misere, status, buffer, size)
                       : gh_canons_status_text (m->run.canons, status, buffer, size);
}

/* False: *error says what is wrong. */
static bool run_once (measurement *m, char *error, size_t size)
{
  char words[100];
  if (!(m->run.canons || m->run.misere) || (m->workload->ruleset && !m->run.solver)) {
    snprintf (error, size, "%s: out of memory", m->workload->name);
    return false;
  }
  gh_status const status = try_all (m);
  if (status)
    snprintf (error, size, "%s: %s", m->workload->name, words_of (m, status, words, sizeof words));
  else if (m->run.found != m->workload->expected)
    snprintf (error, size, "%s: found %" PRIu64 " %s, expected %" PRIu64, m->workload->name,
              m->run.found, m->workload->found, m->workload->expected);
  return !status && m->run.found == m->workload->expected;
}

static int by_size (const void *a, const void *b)
{
  const uint64_t *const x = a, *const y = b;
  return (*x > *y) - (*x < *y);
}

bool gh_workload_measure (const gh_workload *workload, unsigned runs, bool stop (void),
                          gh_cost *cost, char *error, size_t size)
{
  uint64_t times[GH_MOST_RUNS];
  bool good = true;
  for (unsigned i = 0; i < runs && good; i++) {
    counter memory = {0};
    gh_allocator const allocator = {resize, &memory};
    measurement m;
    if (stop ()) {
      snprintf (error, size, "%s: interrupted", workload->name);
      return false;
    }
    begin (&m, workload, &allocator, error, size);
    good = run_once (&m, error, size);
    gh_solver_free (m.run.solver);
    gh_nimbers_free (m.run.nimbers);
    gh_canons_free (m.run.canons);
    gh_misere_free (m.run.misere);
    gh_store_free (m.run.store);
    times[i] = m.nanoseconds;
    *cost = (gh_cost){.operations = m.run.operations, .bytes = memory.most};
  }
  if (good) {
    qsort (times, runs, sizeof *times, by_size);
    cost->nanoseconds = (times[(runs - 1) / 2] + times[runs / 2]) / 2;
  }
  return good;
}
