/* What the answer to each request depends on, as requests.def says: the reference gives games of
   one value one answer where that is all that matters, and tells forms apart where it is not. */
#include "engines.h"
#include "reference/misere/misere.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "transfinite/long.h"

#include <string.h>

#define GAMES 300

static gh_engine *engine;

/* Whether each left option of one form equals one of the other. */
static bool are_among (gh_store *store, gh_form set, gh_form other)
{
  bool all = true;
  GH_EACH (store, GH_LEFT, x, set) {
    bool found = false;
    GH_EACH (store, GH_LEFT, y, other)
      found = found || gh_compare (store, x, y) == GH_EQUAL;
    all = all && found;
  }
  return all;
}

/* Whether the answers are the same; of a game as a value. */
static bool agree (gh_store *store, const gh_value *a, const gh_value *b)
{
  switch (a->type) {
  case GH_TRUTH: return a->truth == b->truth;
  case GH_OUTCOME: return a->outcome == b->outcome;
  case GH_ORDER: return a->order == b->order;
  case GH_GAME:
  case GH_MAYBE_GAME:
    return (a->form == GH_NO_FORM) == (b->form == GH_NO_FORM) &&
           (a->form == GH_NO_FORM || gh_compare (store, a->form, b->form) == GH_EQUAL);
  case GH_GAMES: return are_among (store, a->form, b->form) && are_among (store, b->form, a->form);
  default: return a->form == b->form;
  }
}

/* A random game as an argument of this request. */
static gh_form argument_of (gh_store *store, gh_request r, gh_form game)
{
  return gh_requests[r].takes == GH_LONG ? gh_long_of_game (store, game) : game;
}

/* Whether both arguments may be exchanged for these without another answer. */
static bool same (gh_store *store, gh_request r, const gh_form *forms, const gh_form *others)
{
  gh_value a[GH_MOST_ARGUMENTS], b[GH_MOST_ARGUMENTS], one, other;
  for (unsigned i = 0; i < GH_MOST_ARGUMENTS; i++) {
    a[i] = gh_argument (r, argument_of (store, r, forms[i]));
    b[i] = gh_argument (r, argument_of (store, r, others[i]));
  }
  return engine->ask (engine, store, r, a, &one) == GH_ANSWERED &&
         engine->ask (engine, store, r, b, &other) == GH_ANSWERED && agree (store, &one, &other);
}

static gh_form random_impartial (gh_store *store, unsigned depth)
{
  gh_form options[4];
  size_t const count = depth ? draw (4) : 0;
  for (size_t i = 0; i < count; i++)
    options[i] = random_impartial (store, depth - 1);
  gh_form_begin (store);
  for (size_t i = 0; i < count; i++)
    gh_impartial_add (store, options[i]);
  return gh_form_end (store);
}

static gh_request asked;
static unsigned differing; /* games that have another answer when they are simplified */

static void one_game (gh_store *store)
{
  bool const impartial = *gh_requests[asked].arguments == 'I';
  bool const misere = gh_requests[asked].of == GH_OF_MISERE;
  gh_form forms[GH_MOST_ARGUMENTS], others[GH_MOST_ARGUMENTS];
  for (unsigned i = 0; i < GH_MOST_ARGUMENTS; i++) {
    forms[i] = impartial || misere ? random_impartial (store, 5) : random_form (store, 2);
    others[i] = misere ? gh_misere_simplest (store, forms[i]) : gh_canonical (store, forms[i]);
  }
  differing += !same (store, asked, forms, others);
}

static void by_value (gh_store *store)
{
  unsigned limits = 0;
  differing = 0;
  for (int n = 0; n < GAMES; n++) {
    gh_store_empty (store);
    gh_store_allow (store);
    limits += status_of (store, one_game) != GH_OK;
  }
  TAP_OK (differing == 0 && limits == 0, "%s: of %d games %u are not answered as their value",
          gh_requests[asked].word, GAMES, differing);
}

/* This game is like 0, and has a position that is not tame. */
static void by_form (gh_store *store)
{
  gh_form const forms[GH_MOST_ARGUMENTS] = {game (store, "*{1,*{0,*{*{2},1}}}")};
  gh_form const others[GH_MOST_ARGUMENTS] = {gh_misere_simplest (store, forms[0])};
  TAP_OK (!same (store, asked, forms, others), "%s: the form matters", gh_requests[asked].word);
}

static void each_request (gh_store *store)
{
  for (asked = 0; asked < GH_REQUESTS; asked++) {
    const gh_request_info *const info = &gh_requests[asked];
    if (!gh_engine_can (engine, asked))
      continue;
    if (info->of == GH_OF_VALUE || info->of == GH_OF_MISERE)
      by_value (store);
    else if (info->of == GH_OF_FORM)
      TAP_OK (status_of (store, by_form) == GH_OK, "%s: no limit is passed", info->word);
    else
      TAP_OK (info->takes != GH_GAME, "%s: no game is asked about", info->word);
  }
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  engine = gh_reference_open ();
  each_request (store);
  engine->close (engine);
  gh_store_free (store);
  return tap_done ();
}
