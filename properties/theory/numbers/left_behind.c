/* What a large question leaves behind: an engine whose tables were spoilt by a number that does not
   fit is wrong about small games from then on, and right when it is started anew. So small games
   are asked about, then a number where words end, then the small ones again: with a gift horse on
   either side (Lemma 2.19) that no case before had, so that no memory of answers hides it. */
#include "form/notation.h"
#include "harness/cases/far.h"
#include "reference/reference.h"
#include "theory/numbers/wild.h"

#include <string.h>

static const char *const small[] = {"{|-63/4}", "{1/2|3}", "{2|-1/2}", "{0|^}", "-5/8", "{1|0||0}"};
#define SMALL (sizeof small / sizeof *small)
#define ASKED 2 /* of them in a case */

static const gh_request requests[] = {GH_ASK_NUMBER,   GH_ASK_LEFT_STOP, GH_ASK_RIGHT_STOP,
                                      GH_ASK_BIRTHDAY, GH_ASK_MEAN,      GH_ASK_TEMPERATURE,
                                      GH_ASK_CANONICAL};
#define REQUESTS (sizeof requests / sizeof *requests)

/* What the engine says of a small game; of what it has no word for, and of the temperature of a
   number, nothing. */
typedef struct said {
  gh_form of[REQUESTS];
} said;

static said ask (gh_trial *t, gh_form g)
{
  said s = {{0}};
  bool const number = gh_number_of (t->store, g) != GH_NO_FORM;
  for (size_t i = 0; i < REQUESTS; i++)
    if (gh_engine_can (t->engine, requests[i]) && !(number && requests[i] == GH_ASK_TEMPERATURE))
      s.of[i] = gh_ask (t, requests[i], g, GH_ZERO).form;
  return s;
}

/* The same with 20 + n for Right and -20 - n for Left, none of which is of use. */
static gh_form with_horses (gh_trial *t, gh_form g, uint32_t n)
{
  gh_form const horse = gh_integer (t->store, 20 + (int64_t)n);
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      gh_form_add (t->store, side, x);
  gh_form_add (t->store, GH_LEFT, gh_opposite (t, horse));
  gh_form_add (t->store, GH_RIGHT, horse);
  return gh_form_end (t->store);
}

/* A large question, or none of a request that the engine lacks. */
typedef struct large {
  gh_trial *t;
  gh_request request;
  gh_form g, h;
} large;

static void ask_question (void *argument)
{
  const large *const l = argument;
  if (gh_engine_can (l->t->engine, l->request))
    gh_ask (l->t, l->request, l->g, l->h);
}

/* Whatever is refused here, or passes a limit, is asked for in other theorems. */
static void ask_large (gh_trial *t, gh_request request, gh_form g, gh_form h)
{
  bool const refused = t->refused;
  large l = {t, request, g, h};
  gh_status const status = gh_try (t->store, ask_question, &l);
  bool const left = status == GH_ABANDONED && t->end != GH_CASE_INCONCLUSIVE;
  if (left || status == GH_HALTED || status == GH_NO_MEMORY)
    gh_fail (t->store, status);
  gh_store_allow (t->store);
  t->end = GH_CASE_HELD;
  t->step = (gh_case_step){.kind = GH_STEP_LAST};
  t->required[0] = 0;
  t->refused = refused;
  t->stood_in = 0;
}

static void ask_far (gh_trial *t, gh_form far)
{
  gh_form const near = gh_fraction (t->store, 1, 3);
  bool const more = gh_numeral_sign (t->store, far) > 0;
  gh_form const hot = gh_game_between (t, more ? (gh_ends){far, near} : (gh_ends){near, far});
  ask_large (t, GH_ASK_COMPARE, far, near);
  ask_large (t, GH_ASK_ADD, far, far);
  ask_large (t, GH_ASK_MULTIPLY, far, far);
  ask_large (t, GH_ASK_LEFT_STOP, hot, GH_ZERO);
  ask_large (t, GH_ASK_CANONICAL, hot, GH_ZERO);
}

THEOREM (left_behind)
{
  uint32_t const i = gh_choose (t, 4 * GH_FAR_POWERS);
  gh_error error;
  gh_form games[ASKED];
  said before[ASKED];
  for (size_t k = 0; k < ASKED; k++) {
    const char *const text = small[(i + k) % SMALL];
    games[k] = gh_read (t->store, text, strlen (text), NULL, &error);
    before[k] = ask (t, games[k]);
  }
  ask_far (t, gh_far (t->store, i));
  for (size_t k = 0; k < ASKED; k++) {
    gh_form const again = with_horses (t, games[k], i);
    said const after = ask (t, again);
    gh_expect (t, gh_ask_order (t, again, games[k]) == GH_EQUAL,
               "a small game to be what it was before the large question");
    for (size_t r = 0; r < REQUESTS; r++)
      gh_expect (t, after.of[r] == before[k].of[r], "%s of a small game to be what it was",
                 gh_requests[requests[r]].word);
  }
}
