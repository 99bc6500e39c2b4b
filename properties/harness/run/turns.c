#include "harness/run/turns.h"

static bool is_of_pitfalls (const gh_theorem *theorem)
{
  return theorem->domain_count == 1 && theorem->domains[0].set == GH_SET_PITFALLS;
}

gh_turn gh_turn_of (const gh_theorem *theorem)
{
  static const unsigned ranks[GH_MOST_VARIABLES + 1] = {1, 0, 2, 3, 3, 3, 3};
  bool small = theorem->games > 0;
  for (size_t i = 0; i < theorem->domain_count; i++)
    small = small && !theorem->domains[i].random;
  unsigned const rank = is_of_pitfalls (theorem) ? 4 : small ? 0 : ranks[theorem->games];
  return (gh_turn){.last = !theorem->requests, .rank = rank};
}

/* A claim without variables: drawn at random it would be the same case again and again. */
static bool has_one_case (const gh_theorem *theorem)
{
  return theorem->claim && !theorem->variables;
}

gh_domain gh_opening_of (const gh_theorem *theorem)
{
  gh_domain opening = {0};
  if (theorem->exists || !theorem->domain_count || is_of_pitfalls (theorem))
    return opening;
  opening = theorem->domains[0];
  if (opening.leads || has_one_case (theorem))
    return opening;
  opening.of_set |= !opening.random;
  opening.random = true;
  opening.cases = GH_OPENING_CASES;
  opening.met = GH_ANY_MET;
  return opening;
}

uint64_t gh_upto_of (const gh_theorem *theorem, const gh_deal *deal)
{
  return deal->opening && is_of_pitfalls (theorem) ? UINT64_MAX : gh_pass_cases[deal->pass];
}
