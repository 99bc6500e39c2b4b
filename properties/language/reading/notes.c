#include "language/reading/notes.h"
#include "harness/cases/loopy.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How many of its variables are of this type: games, integers, ordinals, surreal numbers or loopy
   games. */
static unsigned count_of (const gh_claim *c, gh_type type)
{
  unsigned count = 0;
  for (unsigned i = 0; i < c->variables; i++)
    count += gh_type_of_sort (c->names[i].sort) == type;
  return count;
}

static unsigned integers_of (const gh_claim *c)
{
  return count_of (c, GH_INTEGER);
}

static unsigned games_of (const gh_claim *c)
{
  return count_of (c, GH_GAME);
}

static unsigned ordinals_of (const gh_claim *c)
{
  return count_of (c, GH_ORDINAL);
}

static unsigned surreals_of (const gh_claim *c)
{
  return count_of (c, GH_SURREAL);
}

static unsigned loopy_of (const gh_claim *c)
{
  return count_of (c, GH_LOOPY);
}

/* Of loopy games that are listed for all its variables. */
static unsigned most_positions (const gh_claim *c)
{
  unsigned most = GH_MOST_LISTED_POSITIONS;
  for (unsigned i = 0; i < c->variables; i++)
    if (c->names[i].sort == GH_SORT_LOOPY)
      most = gh_listed_positions (GH_SORT_LOOPY);
  return most;
}

/* Of one 257 numbers, of two 729 pairs, of three 729 triples; of one 486 ordinals, of two 1,369
 * pairs, of three 512 triples; of one 184 loopy games, of two 16 pairs. */
static unsigned size_of_codes (const gh_claim *c)
{
  static const unsigned sizes[] = {0, 8, 5, 3, 2, 1, 1}, smaller[] = {0, 5, 3, 2, 1, 1, 1};
  unsigned const surreals = surreals_of (c), loopy = loopy_of (c);
  if (loopy)
    return loopy == 1 && c->variables == 1 ? 2 : 1;
  if (surreals)
    return games_of (c) ? 2 : smaller[surreals + ordinals_of (c)];
  return games_of (c) ? 3 : sizes[ordinals_of (c)];
}

static bool only_impartial (const gh_claim *c)
{
  for (unsigned i = 0; i < c->variables; i++)
    if (c->names[i].sort != GH_SORT_IMPARTIAL && gh_type_of_sort (c->names[i].sort) == GH_GAME)
      return false;
  return true;
}

void notes_begin (gh_notes *notes)
{
  const gh_claim *const c = notes->claim;
  gh_theorem *const theorem = notes->theorem;
  unsigned const games = games_of (c);
  gh_domain const every = {.set = games <= 2 ? GH_SET_FORMS : GH_SET_VALUES,
                           .day = games <= 3 ? 2 : 1,
                           .size = size_of_codes (c),
                           .high = c->variables > 1 ? 8 : 16,
                           .met = -1};
  gh_domain const some = {.random = true, .cases = 1000, .covers = 0.01, .met = -1};
  theorem->domains[theorem->domain_count++] = every;
  if (c->variables)
    theorem->domains[theorem->domain_count++] = some;
}

/* The domain that a note such as [met 4096] speaks of: the last one of its kind. */
static gh_domain *last_domain (gh_theorem *theorem, bool random)
{
  for (size_t i = theorem->domain_count; i-- > 0;)
    if (theorem->domains[i].random == random)
      return &theorem->domains[i];
  return NULL;
}

/* The first domain that is named replaces the default ones. */
static const char *add_domain (gh_theorem *theorem, gh_domain domain)
{
  if (!theorem->domains_named)
    theorem->domain_count = 0;
  theorem->domains_named = true;
  if (theorem->domain_count == GH_MOST_DOMAINS)
    return "found a fifth domain, expected at most four";
  theorem->domains[theorem->domain_count++] = domain;
  return NULL;
}

static const char *add_set (gh_notes *notes, gh_set set, unsigned day)
{
  gh_domain const made = {.set = set,
                          .day = day,
                          .size = size_of_codes (notes->claim),
                          .high = 8,
                          .covers = 0.01,
                          .met = -1};
  return games_of (notes->claim) ? add_domain (notes->theorem, made)
                                 : "found games to range over, but the claim has no variable game";
}

/* Integers of the games before them; or they are the domain, where no game is. */
static const char *set_integers (gh_notes *notes, int64_t low, int64_t high)
{
  gh_theorem *const theorem = notes->theorem;
  if (!integers_of (notes->claim))
    return "found integers to range over, but the claim has no variable integer";
  gh_domain *const every = last_domain (theorem, false);
  if (!games_of (notes->claim) && !ordinals_of (notes->claim) && !surreals_of (notes->claim) &&
      !loopy_of (notes->claim))
    return add_domain (theorem, (gh_domain){.low = low, .high = high, .covers = 0.01, .met = -1});
  if (!every)
    return "found integers behind random cases only, expected forms, values or ordinals before "
           "them";
  every->low = low;
  every->high = high;
  return NULL;
}

/* Ordinals, surreal numbers or loopy games of the games before them, or without games the domain.
 */
static const char *set_codes (gh_notes *notes, unsigned size)
{
  gh_theorem *const theorem = notes->theorem;
  gh_domain *const every = last_domain (theorem, false);
  if (!games_of (notes->claim))
    return add_domain (theorem, (gh_domain){.size = size, .high = 8, .covers = 0.01, .met = -1});
  if (!every)
    return "found sizes behind random cases only, expected forms or values before them";
  every->size = size;
  return NULL;
}

/* Games, ordinals or surreal numbers at which engines fell. */
static const char *add_pitfalls (gh_notes *notes)
{
  const gh_claim *const c = notes->claim;
  gh_domain const made = {.set = GH_SET_PITFALLS, .high = 8, .covers = 0.01, .met = -1};
  return games_of (c) || ordinals_of (c) || surreals_of (c)
             ? add_domain (notes->theorem, made)
             : "found pitfalls, but the claim has no variable game, ordinal or surreal";
}

static const char *add_random (gh_notes *notes, uint64_t cases)
{
  const gh_domain *const every = last_domain (notes->theorem, false);
  gh_domain const made = {
      .random = true, .cases = cases, .low = every ? every->low : 0, .covers = 0.01, .met = -1};
  return notes->claim->variables ? add_domain (notes->theorem, made)
                                 : "found random cases, but the claim has no variable";
}

static const char *add_far (gh_notes *notes, uint64_t cases)
{
  gh_theorem *const theorem = notes->theorem;
  if (!games_of (notes->claim))
    return "found far numbers in games, but the claim has no variable game";
  const char *const wrong = add_random (notes, cases);
  if (!wrong)
    theorem->domains[theorem->domain_count - 1].far = true;
  return wrong;
}

static const char unknown_note[] =
    "found an unfit note, expected forms, values, simplest day 2, ordinals, surreals size 4, "
    "loopy positions 2, pitfalls, random, far, sample 9, integers 0..8, met 8, covers 5%, "
    "depth 4 or smallest G = 1";

/* sscanf would wrap large numbers; and below 0 are integers only. */
static bool plain_numbers (const char *note)
{
  bool const integers = !strncmp (note, "integers ", 9);
  size_t digits = 0;
  for (; *note; note++) {
    digits = isdigit ((unsigned char)*note) ? digits + 1 : 0;
    if ((*note == '-' && !integers) || digits > 9)
      return false;
  }
  return true;
}

static const char *keep_smallest (gh_notes *notes, const char *text)
{
  free (notes->smallest);
  notes->smallest = strdup (text);
  return notes->smallest ? NULL : "out of memory";
}

const char *notes_read (gh_notes *notes, const char *start, const char *end)
{
  char note[200];
  size_t const length = (size_t)(end - start);
  if (length >= sizeof note)
    return "found a note of more than 199 bytes";
  memcpy (note, start, length);
  note[length] = 0;
  gh_domain *const every = last_domain (notes->theorem, false);
  gh_domain *const some = last_domain (notes->theorem, true);
  unsigned const most_days = only_impartial (notes->claim) ? GH_MOST_IMPARTIAL_DAYS : 2;
  unsigned n;
  int64_t low, high;
  unsigned long long cases;
  double share;
  int used = -1;
#define READ(count, ...) (sscanf (note, __VA_ARGS__, &used) == (count) && used == (int)length)
  if (!strncmp (note, "false", 5))
    return "found the old [false: ...], expected 'false:' before the claim and [smallest G = 1]";
  if (!strncmp (note, "smallest ", 9))
    return keep_smallest (notes, note + 9);
  if (!plain_numbers (note))
    return unknown_note;
  if (READ (1, "forms day %u%n", &n) && n <= most_days)
    return add_set (notes, GH_SET_FORMS, n);
  if (READ (1, "values day %u%n", &n) && n <= 3)
    return add_set (notes, GH_SET_VALUES, n);
  if (READ (1, "simplest day %u%n", &n) && n <= 4)
    return add_set (notes, GH_SET_SIMPLEST, n);
  if (!strcmp (note, "pitfalls"))
    return add_pitfalls (notes);
  if (READ (1, "ordinals size %u%n", &n) && n <= GH_MOST_LISTED_ORDINALS)
    return ordinals_of (notes->claim)
               ? set_codes (notes, n)
               : "found ordinals to range over, but the claim has no variable ordinal";
  if (READ (1, "surreals size %u%n", &n) && n <= GH_MOST_LISTED_SURREALS)
    return surreals_of (notes->claim)
               ? set_codes (notes, n)
               : "found surreals to range over, but the claim has no variable surreal";
  if (READ (1, "loopy positions %u%n", &n) && 0 < n && n <= most_positions (notes->claim))
    return loopy_of (notes->claim)
               ? set_codes (notes, n)
               : "found loopy games to range over, but the claim has no variable loopy";
  if (READ (1, "random %llu%n", &cases) && cases > 0)
    return add_random (notes, cases);
  if (READ (1, "far %llu%n", &cases) && cases > 0)
    return add_far (notes, cases);
  if (READ (2, "integers %" PRId64 "..%" PRId64 "%n", &low, &high) && low <= high &&
      -1000000 < low && high < 1000000)
    return set_integers (notes, low, high);
  if (READ (1, "sample %llu%n", &cases) && cases > 0 && every)
    every->sample = cases;
  else if (READ (1, "met %llu%n", &cases) && every)
    every->met = (int64_t)cases;
  else if (READ (1, "covers %lf%%%n", &share) && share <= 100 && some)
    some->covers = share / 100;
  else if (READ (1, "depth %u%n", &n) && 0 < n && n < 10 && some)
    some->depth = n;
  else
    return unknown_note;
#undef READ
  return NULL;
}

const char *notes_end (gh_notes *notes)
{
  gh_theorem *const theorem = notes->theorem;
  unsigned const variables = notes->claim->variables;
  for (size_t i = 0; i < theorem->domain_count; i++)
    if (!theorem->domains[i].depth)
      theorem->domains[i].depth = variables <= 1 ? 5 : variables == 2 ? 3 : 2;
  if (!notes->is_false)
    return notes->smallest ? "found [smallest ...], but no 'false:' before the claim" : NULL;
  if (variables)
    return notes->smallest ? NULL : "expected [smallest G = 1], where the claim is false";
  return notes->smallest ? "found [smallest ...], but the claim has no variable"
                         : keep_smallest (notes, "");
}
