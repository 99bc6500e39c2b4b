#include "optimized/excesses/excesses.h"

#include "form/halt.h"
#include "optimized/excesses/power.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct gh_excesses {
  room found_room, work; /* what is remembered, and what one prime needs */
  words_short *brief;
  gh_nimbers *nimbers;
  gh_excess *found;
  size_t count, capacity;
  uint64_t most_degree;
  uint32_t stopped;
  uint64_t stopped_degree;
};

gh_excesses *gh_excesses_new (uint64_t most_degree, bool portable, const gh_allocator *allocator)
{
  gh_allocator const memory = allocator ? *allocator : gh_libc_allocator;
  gh_excesses *const e = memory.resize (memory.context, NULL, sizeof *e);
  if (!e)
    return NULL;
  words_short *const carryless = portable ? NULL : words_carryless ();
  *e = (gh_excesses){.found_room = {.allocator = memory},
                     .work = {.allocator = memory},
                     .brief = carryless ? carryless : words_by_tables,
                     .nimbers = gh_nimbers_new (GH_NIM_TABLES, &memory),
                     .most_degree = most_degree};
  if (!e->nimbers) {
    gh_excesses_free (e);
    return NULL;
  }
  return e;
}

void gh_excesses_free (gh_excesses *e)
{
  if (!e)
    return;
  gh_allocator const memory = e->work.allocator;
  gh_nimbers_free (e->nimbers);
  room_empty (&e->work);
  memory.resize (memory.context, e->found, 0);
  memory.resize (memory.context, e, 0);
}

uint32_t gh_excess_stopped (const gh_excesses *e, uint64_t *degree)
{
  *degree = e->stopped_degree;
  return e->stopped;
}

/* ---- what is known --------------------------------------------------------------------------- */

static const gh_excess *known (const gh_excesses *e, uint32_t prime)
{
  for (size_t i = 0; i < e->count; i++)
    if (e->found[i].prime == prime)
      return &e->found[i];
  return NULL;
}

static bool remember (gh_excesses *e, const gh_excess *excess)
{
  if (e->count == e->capacity) {
    size_t const capacity = e->capacity ? 2 * e->capacity : 64;
    gh_allocator const memory = e->work.allocator;
    gh_excess *const found = memory.resize (memory.context, e->found, capacity * sizeof *found);
    if (!found)
      return false;
    e->found = found;
    e->capacity = capacity;
  }
  e->found[e->count++] = *excess;
  return true;
}

static kappa_sum alpha_of (const gh_excess *excess)
{
  kappa_sum alpha = excess->kappa;
  alpha.finite += excess->excess; /* as ordinals are added: to the right */
  return alpha;
}

/* ---- the least ordinal of a degree ----------------------------------------------------------- */

static gh_excess_end find (gh_excesses *e, uint32_t prime);

/* kappa_h, and its degree. Excesses that it needs are found first. */
static gh_excess_end make_kappa (gh_excesses *e, uint32_t h, kappa_sum *kappa)
{
  *kappa = (kappa_sum){0};
  while (h > 1) {
    uint32_t power;
    uint32_t const prime = number_top (h, &power);
    if (prime == 2) {
      if (power > 64)
        return GH_EXCESS_BEYOND;
      kappa->finite = (uint64_t)1 << power / 2;
      break;
    }
    gh_excess_end const end = find (e, prime);
    if (end != GH_EXCESS_OK)
      return end;
    kappa->kappas[kappa->count++] = power;
    uint64_t const degree = number_lcm (power, known (e, prime)->degree);
    uint32_t left = 1; /* the prime powers that do not divide the degree of kappa_power */
    for (h /= power; h > 1; h /= power) {
      number_top (h, &power);
      if (degree % power)
        left *= power;
    }
    h = left;
  }
  return GH_EXCESS_OK;
}

/* ---- the field of a sum ---------------------------------------------------------------------- */

/* Add to a plan what the sum needs; the plan's primes do not stand in order yet. */
static void need (const gh_excesses *e, field_plan *plan, const kappa_sum *sum)
{
  uint32_t const bits = number_degree (sum->finite);
  if (bits > plan->bits)
    plan->bits = bits;
  for (unsigned i = 0; i < sum->count; i++) {
    uint32_t power;
    uint32_t const prime = number_top (sum->kappas[i], &power);
    unsigned at = 0;
    while (at < plan->count && plan->primes[at] < prime)
      at++;
    bool const there = at < plan->count && plan->primes[at] == prime;
    if (there) {
      if (plan->powers[at] < power)
        plan->powers[at] = power;
      continue;
    }
    for (unsigned j = plan->count; j > at; j--) {
      plan->primes[j] = plan->primes[j - 1];
      plan->powers[j] = plan->powers[j - 1];
      plan->alphas[j] = plan->alphas[j - 1];
    }
    plan->count++;
    plan->primes[at] = prime;
    plan->powers[at] = power;
    plan->alphas[at] = alpha_of (known (e, prime));
    kappa_sum const alpha = plan->alphas[at];
    need (e, plan, &alpha);
  }
}

/* ---- the search ------------------------------------------------------------------------------ */

/* Whether the candidate has no p-th root. */
static gh_excess_end test (gh_excesses *e, gh_excess *excess, bool *none)
{
  kappa_sum const candidate = alpha_of (excess);
  field_plan plan = {.bits = 2};
  need (e, &plan, &candidate);
  excess->degree = field_degree (&plan);
  if (excess->degree > e->most_degree) {
    e->stopped = excess->prime;
    e->stopped_degree = excess->degree;
    return GH_EXCESS_TOO_LARGE;
  }
  room meanwhile = {.allocator = e->work.allocator};
  field f;
  uint64_t *element = NULL;
  power_end end = POWER_NO_MEMORY;
  if (field_make (&f, &plan, e->brief, e->nimbers, &e->work, &meanwhile))
    element = room_take (&e->work, tower_size (&f.t));
  room_empty (&meanwhile);
  if (element) {
    field_element (&f, element, &candidate);
    end = power_residue (&f.t, element, excess->degree, excess->prime, excess->order, &e->work);
  }
  room_empty (&e->work);
  *none = end == POWER_NO;
  return gh_halted ()             ? GH_EXCESS_HALTED
         : end == POWER_NO_MEMORY ? GH_EXCESS_NO_MEMORY
                                  : GH_EXCESS_OK;
}

static gh_excess_end find (gh_excesses *e, uint32_t prime)
{
  if (known (e, prime))
    return GH_EXCESS_OK;
  gh_excess excess = {.prime = prime, .order = number_order (prime)};
  gh_excess_end end = make_kappa (e, excess.order, &excess.kappa);
  if (end == GH_EXCESS_BEYOND && !e->stopped)
    e->stopped = prime;
  for (bool none = false; end == GH_EXCESS_OK && !none; excess.excess += !none)
    end = test (e, &excess, &none);
  if (end != GH_EXCESS_OK)
    return end;
  return remember (e, &excess) ? GH_EXCESS_OK : GH_EXCESS_NO_MEMORY;
}

gh_excess_end gh_excess_find (gh_excesses *e, uint32_t prime, const gh_excess **found)
{
  e->stopped = 0;
  e->stopped_degree = 0;
  if (prime % 2 == 0 || !number_is_prime (prime))
    return GH_EXCESS_NO_PRIME;
  gh_excess_end const end = find (e, prime);
  *found = end == GH_EXCESS_OK ? known (e, prime) : NULL;
  return end;
}

void gh_excess_text (const gh_excess *excess, char *text, size_t size)
{
  kappa_sum const alpha = alpha_of (excess);
  size_t at = 0;
  for (unsigned i = 0; i < alpha.count; i++)
    at += (size_t)snprintf (text + at, size - at, "%sk(%" PRIu32 ")", i ? " + " : "",
                            alpha.kappas[i]);
  if (alpha.finite || !alpha.count)
    snprintf (text + at, size - at, "%s%" PRIu64, alpha.count ? " + " : "", alpha.finite);
}
