/* Loopy games for a person. */
#include "commands/eval/display.h"
#include "form/numeral.h"
#include "loopy/text.h"
#include "loopy/value.h"

#include <stdio.h>

static void line (gh_facts *facts, const char *title, const char *text)
{
  gh_facts_add (facts, GH_FOR_ALL, title, "%s", text);
}

/* False: it is refused, and the line says why. */
static bool ask (gh_facts *facts, gh_store *store, gh_engine *engine, gh_request request,
                 const char *title, gh_form game, gh_value *answer)
{
  gh_value const arguments[] = {gh_argument (request, game)};
  if (engine->ask (engine, store, request, arguments, answer) == GH_ANSWERED)
    return true;
  line (facts, title, engine->words);
  return false;
}

void gh_display_loopy_outcome (gh_facts *facts, gh_store *store, gh_form outcome)
{
  static const char *const endings[] = {"Left wins", "a draw", "Right wins"};
  int64_t of = 0;
  gh_small_integer (store, outcome, 0, GH_LOOPY_OUTCOMES - 1, &of);
  const char *const text =
      gh_loopy_value_print (store, GH_LOOPY_OUTCOME, outcome, GH_STYLE_FULL, true);
  gh_facts_add (facts, GH_FOR_PEOPLE, "outcome", "%s: if Left begins %s, if Right begins %s", text,
                endings[of / 3], endings[of % 3]);
  gh_facts_add (facts, GH_FOR_PROGRAMS, "outcome", "%s", text);
}

static bool equals_dud (gh_store *store, gh_engine *engine, gh_form game)
{
  gh_value answer;
  gh_value const arguments[] = {gh_argument (GH_ASK_LOOPY_COMPARE, game),
                                gh_argument (GH_ASK_LOOPY_COMPARE, gh_loopy_dud (store))};
  return engine->ask (engine, store, GH_ASK_LOOPY_COMPARE, arguments, &answer) == GH_ANSWERED &&
         answer.form == gh_integer (store, GH_EQUAL);
}

void gh_display_loopy (gh_facts *facts, gh_store *store, gh_engine *engine, gh_form game)
{
  gh_value answer;
  line (facts, "game", gh_loopy_print (store, game, GH_STYLE_FULL, true));
  if (ask (facts, store, engine, GH_ASK_LOOPY_OUTCOME, "outcome", game, &answer))
    gh_display_loopy_outcome (facts, store, answer.form);
  if (ask (facts, store, engine, GH_ASK_IS_STOPPER, "kind", game, &answer))
    line (facts, "kind",
          answer.truth                       ? "a stopper: no alternating play goes on for ever"
          : equals_dud (store, engine, game) ? "no stopper; it equals dud"
                                             : "no stopper");
  if (ask (facts, store, engine, GH_ASK_LOOPY_CANONICAL, "canonical", game, &answer) &&
      answer.form != GH_NO_FORM)
    line (facts, "canonical", gh_loopy_print (store, answer.form, GH_STYLE_FULL, true));
  if (ask (facts, store, engine, GH_ASK_LOOPY_GRUNDY, "Grundy value", game, &answer) &&
      answer.form != GH_NO_FORM)
    line (facts, "Grundy value",
          gh_loopy_value_print (store, GH_LOOPY_GRUNDY, answer.form, GH_STYLE_FULL, true));
  gh_facts_add (facts, GH_FOR_ALL, "positions", "%zu", gh_loopy_positions (store, game));
}
