#include "theory/heaps/certificates.h"
#include "heap/code.h"

#include <string.h>

static gh_code code_of (const gh_heaps_code *c)
{
  gh_code code = {{0}, (uint8_t)c->is.places, c->is.endless, c->is.unequal};
  memcpy (code.digit, c->is.digit, sizeof code.digit);
  return code;
}

static void find_values (gh_heaps_judging *j, const gh_code *code)
{
  for (size_t n = 0; n < GH_JUDGED_HEAPS; n++) {
    gh_heap_move move;
    uint32_t value = 0;
    j->stamp++;
    for (bool more = gh_heap_first (code, n, &move); more; more = gh_heap_next (code, n, &move)) {
      uint32_t sum = 0;
      for (unsigned i = 0; i < move.parts; i++)
        sum ^= j->values[move.part[i]];
      j->seen[sum] = j->stamp;
    }
    while (j->seen[value] == j->stamp)
      value++;
    j->values[n] = value;
  }
}

/* How many heaps n, n + period both judged, have different values, from `first` on. */
static size_t differences (const gh_heaps_judging *j, size_t first, size_t period)
{
  size_t count = 0;
  for (size_t n = first; n + period < GH_JUDGED_HEAPS; n++)
    count += j->values[n] != j->values[n + period];
  return count;
}

static gh_heaps_truth judge_period (const gh_heaps_judging *j, const gh_heaps_code *c)
{
  size_t const period = c->period, from = c->from;
  if (from + 2 * period > GH_JUDGED_HEAPS)
    return GH_HEAPS_UNJUDGED;
  bool good = differences (j, from, period) == 0;
  good = good && (from == 1 || j->values[from - 1] != j->values[from - 1 + period]);
  for (size_t less = 1; less < period; less++)
    good = good && differences (j, from, less) > 0;
  return good ? GH_HEAPS_TRUE : GH_HEAPS_FALSE_PERIOD;
}

static gh_heaps_truth judge_sum (const gh_heaps_judging *j, const gh_heaps_proof *proof,
                                 const gh_heaps_sum *sum)
{
  uint32_t value = 0;
  for (size_t i = 0; i < sum->count; i++) {
    uint64_t const n = proof->sizes[sum->first + i];
    if (n >= GH_JUDGED_HEAPS)
      return GH_HEAPS_UNJUDGED;
    value ^= j->values[n];
  }
  return value == sum->value ? GH_HEAPS_TRUE : GH_HEAPS_FALSE_SUM;
}

static gh_heaps_truth worse (gh_heaps_truth a, gh_heaps_truth b)
{
  return a > b ? a : b;
}

/* What is said of the heaps of the code at this place. */
static gh_heaps_truth judge_code (gh_heaps_judging *j, const gh_heaps_proof *proof, size_t place)
{
  const gh_heaps_code *const c = &proof->codes[place];
  gh_code const code = code_of (c);
  gh_heaps_truth truth = c->count > GH_JUDGED_HEAPS ? GH_HEAPS_UNJUDGED : GH_HEAPS_TRUE;
  find_values (j, &code);
  for (size_t n = 0; n < c->count && n < GH_JUDGED_HEAPS; n++)
    if (c->values[n] != j->values[n])
      return GH_HEAPS_FALSE_VALUE;
  if (c->period)
    truth = worse (truth, judge_period (j, c));
  for (size_t i = 0; i < proof->sum_count; i++)
    if (proof->sums[i].code == place)
      truth = worse (truth, judge_sum (j, proof, &proof->sums[i]));
  return truth;
}

gh_heaps_truth gh_heaps_judge (gh_heaps_judging *j, const gh_heaps_proof *proof)
{
  gh_heaps_truth truth = GH_HEAPS_TRUE;
  uint32_t together = 0;
  for (size_t i = 0; i < proof->code_count; i++)
    truth = worse (truth, judge_code (j, proof, i));
  for (size_t i = 0; i < proof->sum_count; i++) {
    const gh_heaps_sum *const s = &proof->sums[i];
    together ^= s->value;
    if (!s->goes_on && s->together != together)
      return GH_HEAPS_FALSE_SUM;
    together = s->goes_on ? together : 0;
  }
  return truth;
}
