/* The sizes that doctor climbs by, of each probe, go with those by which a run deals its questions:
   where doctor goes on from N to about 2N, no question is more than two and a half times as large
   (many components have larger numbers), nor any smaller. */
#include "commands/doctor/probe.h"
#include "engines.h"
#include "harness/judging/size.h"
#include "tests/stores.h"
#include "tests/tap.h"

#define MOST_SIZE 64
#define MOST_QUESTIONS 40 /* of a size */
#define A_LITTLE 12       /* parts of a game that are there at every size */

static const gh_probe *const probes[] = {
    &gh_probe_numerators, &gh_probe_denominators, &gh_probe_ups,       &gh_probe_stars,
    &gh_probe_depth,      &gh_probe_width,        &gh_probe_positions, &gh_probe_components,
    &gh_probe_multiples,  &gh_probe_heaps,        &gh_probe_nimbers};

typedef struct measured {
  gh_bench bench;
  const gh_probe *probe;
  gh_request request;
  uint64_t n, largest; /* size of the questions */
} measured;

static void measure (void *argument)
{
  measured *const m = argument;
  m->largest = 0;
  for (unsigned i = 0; i < MOST_QUESTIONS; i++) {
    gh_question q = {.request = m->request};
    if (!m->probe->question (&m->bench, m->n, i, &q))
      return;
    uint64_t const size = gh_question_size (m->bench.store, &q).size;
    m->largest = size > m->largest ? size : m->largest;
  }
}

/* How often a size is too large for the one before, and how often it is smaller. */
static void test_probe (measured *m, unsigned *steps, unsigned *leaps, unsigned *falls)
{
  uint64_t before = 0;
  for (m->n = 2; m->n <= MOST_SIZE && m->n <= m->probe->most; m->n *= 2) {
    gh_store_empty (m->bench.store);
    if (gh_try (m->bench.store, measure, m) != GH_OK || !m->largest)
      return;
    *steps += before > 0;
    *leaps += before && m->largest > 5 * before / 2 + A_LITTLE;
    *falls += m->largest < before;
    before = m->largest;
  }
}

int main (void)
{
  measured m = {
      .bench = {.store = gh_store_new (NULL, NULL), .fast = gh_complete_open (GH_FAST_FIRST)}};
  for (size_t i = 0; i < sizeof probes / sizeof *probes; i++) {
    unsigned steps = 0, leaps = 0, falls = 0;
    m.probe = probes[i];
    for (unsigned r = 0; r < GH_REQUESTS; r++)
      if (m.probe->requests >> r & 1) {
        m.request = (gh_request)r;
        test_probe (&m, &steps, &leaps, &falls);
      }
    TAP_OK (steps > 0 && leaps == 0 && falls == 0, "%s: %u steps, %u leaps, %u falls",
            m.probe->name, steps, leaps, falls);
  }
  m.bench.fast->close (m.bench.fast);
  gh_store_free (m.bench.store);
  return tap_done ();
}
