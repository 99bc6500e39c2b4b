#include "commands/hunt/boards.h"
#include "form/halt.h"
#include "rulesets/form.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What came of a case. */
typedef enum { OPEN, MET, UNMET, UNDEFINED, OUTSIDE, INCONCLUSIVE } came;

typedef struct course {
  gh_board_search *search;
  gh_position_walk walk;
  gh_store *store; /* of the positions' games, */
  uint8_t *seen;   /* and what came of each, by its handle: equal games are one case */
  size_t room;
  gh_form form;
  gh_result *sums;
} course;

static void make_form (void *argument)
{
  course *const c = argument;
  const gh_ruleset *const ruleset = c->search->range->ruleset;
  c->form = c->search->valuer
                ? gh_valuer_position (c->search->valuer, c->store, ruleset, c->walk.position)
                : gh_position_form (c->store, ruleset, c->walk.position);
}

static void forget (course *c)
{
  gh_store_empty (c->store);
  if (c->room)
    memset (c->seen, OPEN, c->room);
}

/* When the store is full, it is emptied, and the position has it for itself. */
static gh_status find_form (course *c)
{
  gh_store_allow (c->store);
  gh_status const status = gh_try (c->store, make_form, c);
  if (status != GH_OVER_FORMS && status != GH_OVER_OPTIONS)
    return status;
  forget (c);
  return gh_try (c->store, make_form, c);
}

static bool make_room (course *c)
{
  size_t const room = 2 * ((size_t)c->form + 1024);
  if (c->form < c->room)
    return true;
  uint8_t *const grown = realloc (c->seen, room);
  if (!grown)
    return false;
  memset (grown + c->room, OPEN, room - c->room);
  c->seen = grown;
  c->room = room;
  return true;
}

static void count (gh_result *sums, came how)
{
  sums->cases++;
  sums->met += how == MET;
  sums->undefined += how == UNDEFINED;
  sums->outside += how == OUTSIDE;
  sums->inconclusive += how == INCONCLUSIVE;
}

/* Keep what is told of the first case of its kind. */
static void keep_words (gh_result *sums, const gh_result *one)
{
  if (one->undefined && !*sums->undefined_at)
    strcpy (sums->undefined_at, one->undefined_at);
  if (one->inconclusive && !*sums->reason)
    strcpy (sums->reason, one->reason);
}

static void take_failure (course *c, const gh_result *one)
{
  gh_failure *const f = &c->sums->failure;
  c->search->as_game = *f = one->failure;
  snprintf (f->counterexample, sizeof f->counterexample, "%.*s = %s(%s)",
            (int)c->search->range->name_length, c->search->range->name,
            c->search->range->ruleset->name, c->walk.text);
  f->whole = true;
  f->proven = !c->sums->inconclusive && !c->sums->outside;
  c->sums->verdict = GH_FAILS;
}

/* Run the case of a game that was not seen yet. */
static came run (course *c)
{
  static gh_result one;
  const gh_position_range *const range = c->search->range;
  gh_given const given = {range->name, range->name_length, c->store, c->form, GH_GAME};
  gh_runner_replay (c->search->runner, c->search->theorem, &given, 1, NULL, 0, &one);
  keep_words (c->sums, &one);
  if (one.verdict == GH_FAILS)
    take_failure (c, &one);
  return one.verdict == GH_FAILS ? MET
         : one.undefined         ? UNDEFINED
         : one.outside           ? OUTSIDE
         : one.inconclusive      ? INCONCLUSIVE
         : one.met               ? MET
                                 : UNMET;
}

/* False: no memory. */
static bool take_board (course *c)
{
  char words[100];
  gh_status const status = find_form (c);
  if (status == GH_NO_MEMORY || (!status && !make_room (c)))
    return false;
  if (status == GH_HALTED)
    return true;
  came how = INCONCLUSIVE;
  if (!status) {
    if (!c->seen[c->form])
      c->seen[c->form] = (uint8_t)run (c);
    how = c->seen[c->form];
  } else if (!*c->sums->reason)
    snprintf (c->sums->reason, sizeof c->sums->reason, "%s is too large: %s", c->walk.text,
              gh_status_text (c->store, status, words, sizeof words));
  if (!gh_halted () || c->sums->verdict == GH_FAILS)
    count (c->sums, how);
  return true;
}

bool gh_boards_search (gh_board_search *search, gh_result *result)
{
  double const began = gh_clock ();
  course c = {.search = search,
              .walk.range = search->range,
              .store = gh_store_new (search->limits, NULL),
              .sums = result};
  *result = (gh_result){.verdict = GH_HOLDS};
  bool good = c.store, more = true;
  while (good && result->verdict != GH_FAILS && !gh_halted () &&
         (more = gh_positions_next (&c.walk))) {
    good = take_board (&c);
    search->cases++;
  }
  result->exhausted = !more;
  result->seconds = gh_clock () - began;
  free (c.seen);
  gh_store_free (c.store);
  return good;
}
