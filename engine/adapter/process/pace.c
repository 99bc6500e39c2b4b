#include "adapter/process/pace.h"

#include <math.h>

#define BUCKET_ONE 30 /* of seconds from 1/2 to 1 */
#define TIMES 10      /* what is that much slower than usual is no answer any more */
#define FEW 16        /* answers of which the first was perhaps the slowest */
#define EVIDENCE 3    /* reads */

static double larger (double a, double b)
{
  return a > b ? a : b;
}

static double smaller (double a, double b)
{
  return a < b ? a : b;
}

void pace_begin (pace *p)
{
  p->begun = false;
}

void pace_took (pace *p, double seconds, size_t lines, size_t answers)
{
  int power;
  seconds = larger (seconds, 1e-9);
  if (!p->begun)
    p->slowest = larger (p->slowest, seconds);
  p->begun = true;
  frexp (seconds / (double)lines, &power);
  int const bucket = power + BUCKET_ONE;
  p->counts[bucket < 0 ? 0 : bucket < PACE_BUCKETS ? bucket : PACE_BUCKETS - 1] += answers;
  p->count += answers;
}

double pace_median (const pace *p)
{
  uint64_t before = 0;
  int bucket = 0;
  if (!p->count)
    return 0;
  while (2 * (before + p->counts[bucket]) < p->count)
    before += p->counts[bucket++];
  double const part = ((double)p->count / 2 - (double)before) / (double)p->counts[bucket];
  return ldexp (0.5 + 0.5 * part, bucket - BUCKET_ONE);
}

/* Of few answers not much is known: then it is waited for as for the first one. */
double pace_patience (const pace *p, double patience, double welcome)
{
  double const usual = TIMES * pace_median (p), first = larger (patience, welcome);
  double wait = patience;
  if (!p->begun)
    wait = p->slowest > 0 ? larger (patience, smaller (welcome, TIMES * p->slowest)) : first;
  return larger (wait, p->count < FEW && welcome > 0 ? smaller (usual, first) : usual);
}

bool pace_is_by_line (const pace *p)
{
  return p->sole_reads >= EVIDENCE && !p->torn;
}
