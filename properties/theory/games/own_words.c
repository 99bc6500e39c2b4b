/* What an engine writes it reads: its answers are sent back to it as it wrote them, and are what
   they were. One in this process writes nothing, and is asked about them as about other games. */
#include "form/numeral.h"
#include "theory/theory.h"

/* The answer to the last question, which may be none. */
static void expect_itself (gh_trial *t, gh_request request, gh_form answer)
{
  if (answer != GH_NO_FORM)
    gh_expect (t, gh_ask_back (t, GH_ASK_COMPARE, answer).order == GH_EQUAL,
               "what answers %s to be itself when it is read", gh_requests[request].word);
}

static void ask_back (gh_trial *t, gh_request request, gh_form g, gh_form h)
{
  if (gh_engine_can (t->engine, request))
    expect_itself (t, request, gh_ask (t, request, g, h).form);
}

/* 2^-(n + 1), 2^n and -2^n, of games without numbers of that size. */
static gh_form far_number (gh_trial *t, gh_form power, gh_form inverse)
{
  gh_form const one = gh_integer (t->store, 1);
  gh_form const below = gh_numeral_sum (t->store, power, gh_numeral_negative (t->store, one));
  uint32_t const which = gh_choose (t, 3);
  gh_form_begin (t->store);
  gh_form_add (t->store, which == 2 ? GH_RIGHT : GH_LEFT,
               which == 0   ? GH_ZERO
               : which == 1 ? below
                            : gh_numeral_negative (t->store, below));
  if (which == 0)
    gh_form_add (t->store, GH_RIGHT, inverse);
  return gh_form_end (t->store);
}

THEOREM (own_numbers)
{
  static const gh_request requests[] = {GH_ASK_NEGATE,    GH_ASK_CANONICAL, GH_ASK_NUMBER,
                                        GH_ASK_LEFT_STOP, GH_ASK_MEAN,      GH_ASK_BIRTHDAY};
  static const unsigned bits[] = {1, 4, 15, 16, 31, 32, 53, 63, 64};
  unsigned const n = bits[gh_choose (t, sizeof bits / sizeof *bits)];
  gh_form const one = gh_integer (t->store, 1);
  gh_form const g = far_number (t, gh_numeral_scaled (t->store, one, (int64_t)n),
                                gh_numeral_scaled (t->store, one, -(int64_t)n));
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
    ask_back (t, requests[i], g, GH_ZERO);
  ask_back (t, GH_ASK_ADD, g, one);
}

THEOREM (own_games)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  ask_back (t, GH_ASK_NEGATE, g, GH_ZERO);
  ask_back (t, GH_ASK_CANONICAL, g, GH_ZERO);
  ask_back (t, GH_ASK_ADD, g, h);
  ask_back (t, GH_ASK_SUBTRACT, g, h);
  ask_back (t, GH_ASK_RIGHT_STOP, g, GH_ZERO);
  ask_back (t, GH_ASK_MEAN, g, GH_ZERO);
  ask_back (t, GH_ASK_ATOMIC_WEIGHT, g, GH_ZERO);
}

THEOREM (own_simplest_forms)
{
  gh_form const g = gh_any (t, "I", GH_SORT_IMPARTIAL);
  gh_form const simplest = gh_ask (t, GH_ASK_MISERE_CANONICAL, g, GH_ZERO).form;
  gh_assume (t, simplest != GH_NO_FORM);
  gh_expect (t, gh_ask_back (t, GH_ASK_MISERE_CANONICAL, GH_ZERO).form == simplest,
             "the simplest form to be that of itself when it is read");
}
