/* What an engine writes of ordinals and of other numbers it reads, as theory/games/own_words.c says
   of games. */
#include "theory/theory.h"

static void ask_back (gh_trial *t, gh_request request, gh_request order, gh_form a, gh_form b)
{
  if (!gh_engine_can (t->engine, request))
    return;
  gh_form const answer = gh_ask (t, request, a, b).form;
  if (answer != GH_NO_FORM)
    gh_expect (t, gh_ask_back (t, order, answer).order == GH_EQUAL,
               "what answers %s to be itself when it is read", gh_requests[request].word);
}

THEOREM (own_ordinals)
{
  gh_form const a = gh_any (t, "a", GH_SORT_ORDINAL), b = gh_any (t, "b", GH_SORT_ORDINAL);
  ask_back (t, GH_ASK_ORDINAL_ADD, GH_ASK_ORDINAL_COMPARE, a, b);
  ask_back (t, GH_ASK_ORDINAL_MULTIPLY, GH_ASK_ORDINAL_COMPARE, a, b);
  ask_back (t, GH_ASK_ORDINAL_NIM_ADD, GH_ASK_ORDINAL_COMPARE, a, b);
}

THEOREM (own_surreals)
{
  gh_form const s = gh_any (t, "s", GH_SORT_SURREAL), u = gh_any (t, "t", GH_SORT_SURREAL);
  ask_back (t, GH_ASK_SURREAL_ADD, GH_ASK_SURREAL_COMPARE, s, u);
  ask_back (t, GH_ASK_SURREAL_MULTIPLY, GH_ASK_SURREAL_COMPARE, s, u);
  ask_back (t, GH_ASK_SURREAL_INVERT, GH_ASK_SURREAL_COMPARE, s, GH_ZERO);
}
