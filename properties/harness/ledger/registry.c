#include "harness/cases/choices.h"
#include "harness/ledger/theorem.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool gh_registry_add (gh_registry *registry, const gh_theorem *theorem)
{
  if (registry->count == registry->room) {
    size_t const room = registry->room ? 2 * registry->room : 64;
    gh_theorem *const bigger = realloc (registry->theorems, room * sizeof *bigger);
    if (!bigger)
      return false;
    registry->theorems = bigger;
    registry->room = room;
  }
  gh_theorem *const added = &registry->theorems[registry->count];
  int const length = (int)strcspn (theorem->ids, " ");
  unsigned same = 1; /* one more than the last one of these ids has */
  for (size_t i = registry->count; i-- && same == 1 && (size_t)length < sizeof added->name;) {
    const char *const other = registry->theorems[i].name;
    if ((other[length] == '/' || !other[length]) && !memcmp (other, theorem->ids, (size_t)length))
      same = other[length] ? 1 + (unsigned)strtoull (other + length + 1, NULL, 10) : 2;
  }
  *added = *theorem;
  snprintf (added->name, sizeof added->name, same > 1 ? "%.*s/%u" : "%.*s", length, theorem->ids,
            same);
  registry->count++;
  return true;
}

static void widen (gh_theorem *theorem)
{
  const gh_domain *finite = NULL;
  bool random = false;
  if (!theorem->games || theorem->games > 2 || theorem->expected || theorem->exists ||
      theorem->domain_count == GH_MOST_DOMAINS)
    return;
  for (size_t i = 0; i < theorem->domain_count; i++) {
    const gh_domain *const d = &theorem->domains[i];
    if (!d->random && d->day == 3)
      return;
    if (!d->random)
      finite = d;
    random |= d->random;
  }
  if (!finite || !random)
    return;
  gh_domain *const wide = &theorem->domains[theorem->domain_count++];
  *wide = *finite;
  wide->set = GH_SET_VALUES;
  wide->day = 3;
  wide->covers = 0;
  wide->met = GH_ANY_MET;
}

/* What is met in all cases says nothing of a sample. */
static void take_sample (gh_domain *d)
{
  d->cases = d->sample;
  if (d->random)
    return;
  d->random = d->of_set = true;
  d->met = GH_ONE_MET;
}

void gh_theorem_set_depth (gh_theorem *theorem, bool deep)
{
  if (deep)
    widen (theorem);
  for (size_t i = 0; i < theorem->domain_count && !deep; i++)
    if (theorem->domains[i].sample)
      take_sample (&theorem->domains[i]);
}

bool gh_theorem_has_id (const gh_theorem *theorem, const char *id)
{
  size_t const length = strlen (id);
  for (const char *at = theorem->ids; *at;) {
    size_t const word = strcspn (at, " ");
    if (word == length && !memcmp (at, id, length))
      return true;
    at += word + strspn (at + word, " ");
  }
  return false;
}

bool gh_theorem_matches (const gh_theorem *theorem, const char *id)
{
  size_t const length = strlen (id);
  if (length == 0)
    return false;
  if (!strcmp (theorem->name, id))
    return true;
  for (const char *at = theorem->ids; *at;) {
    size_t const word = strcspn (at, " ");
    if (word >= length && !strncmp (at, id, length) &&
        (word == length || !isdigit ((unsigned char)at[length])))
      return true;
    at += word + strspn (at + word, " ");
  }
  return false;
}

uint64_t gh_theorem_hash (const gh_theorem *theorem)
{
  return gh_hash (theorem->statement, strlen (theorem->statement), 0);
}
