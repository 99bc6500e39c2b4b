#include "commands/doctor/sizes.h"
#include "form/halt.h"
#include "harness/run/runner.h"

static const gh_probe *const probes[] = {
    &gh_probe_numerators, &gh_probe_denominators, &gh_probe_ups,       &gh_probe_stars,
    &gh_probe_depth,      &gh_probe_width,        &gh_probe_positions, &gh_probe_components,
    &gh_probe_multiples,  &gh_probe_heaps,        &gh_probe_nimbers,   NULL};

static size_t count_applicable (const gh_engine *engine)
{
  size_t count = 0;
  for (const gh_probe *const *p = probes; *p; p++)
    for (unsigned r = 0; r < GH_REQUESTS; r++)
      count += gh_climb_applies (engine, *p, (gh_request)r);
  return count;
}

bool gh_sizes_measure (gh_engine *engine, double seconds, double patience,
                       void (*begun) (const gh_probe *probe), gh_sizes *sizes)
{
  double const until = gh_clock () + seconds;
  gh_climber *const climber = gh_climber_new (engine, patience, until);
  sizes->count = 0;
  sizes->applicable = count_applicable (engine);
  if (!climber)
    return false;
  for (const gh_probe *const *p = probes; *p; p++) {
    begun (*p);
    for (unsigned r = 0; r < GH_REQUESTS; r++) {
      double const left = until - gh_clock ();
      if (!gh_climb_applies (engine, *p, (gh_request)r) || left <= 0 || gh_halted () ||
          sizes->count == GH_MOST_CLIMBS)
        continue;
      double const share = left / (double)(sizes->applicable - sizes->count);
      sizes->climbs[sizes->count++] = gh_climb_measure (climber, *p, (gh_request)r, share);
    }
  }
  gh_climber_free (climber);
  return true;
}

static size_t count_ends (const gh_sizes *sizes, gh_size_end end)
{
  size_t count = 0;
  for (size_t i = 0; i < sizes->count; i++)
    count += sizes->climbs[i].end == end;
  return count;
}

size_t gh_sizes_faults (const gh_sizes *sizes)
{
  return count_ends (sizes, GH_SIZE_WRONG) + count_ends (sizes, GH_SIZE_DIED);
}

size_t gh_sizes_slow (const gh_sizes *sizes)
{
  return count_ends (sizes, GH_SIZE_SLOW);
}
