/* What is left of a game up to infinitesimals, and what its moves gain. */
#include "commands/eval/display.h"
#include "commands/eval/valued.h"
#include "form/writer.h"
#include "optimized/values.h"

#include <string.h>

/* Its reduced canonical form where that is another one. Of what is not hot it is the number that
   the stops are. */
static void tell_reduced (const gh_valued *v)
{
  if (gh_canon_is_numberish (v->canons, v->g))
    return;
  gh_canon const reduced = gh_canon_reduced (v->canons, v->g);
  if (reduced == v->g)
    return;
  gh_canon_prepare (v->canons, reduced);
  gh_form const form = gh_canon_to_form (v->canons, reduced, v->own);
  gh_display_text (v->facts, "reduced form", gh_print (v->own, form, v->style), v->all);
}

void gh_display_reduced (gh_facts *facts, gh_store *store, gh_form form, gh_style style, bool all)
{
  gh_tell_valued (facts, store, form, style, all, "reduced form", tell_reduced);
}

static gh_form gains_of (const gh_valued *v, gh_side side)
{
  gh_request const asked = side == GH_LEFT ? GH_ASK_LEFT_INCENTIVES : GH_ASK_RIGHT_INCENTIVES;
  gh_canon_find (v->canons, asked, &v->g, NULL, NULL);
  return gh_canon_found_form (v->canons, v->own, GH_GAMES, v->g);
}

#define LONGEST 160 /* bytes of what is shown of incentives: more are no help to see */

/* Those of a number are negative, which is all that they tell. */
static void tell_incentives (const gh_valued *v)
{
  static const char *const words[] = {"left ", "; right "};
  static const char *const in_latex[] = {"\\mathrm{left}\\ ", ";\\ \\mathrm{right}\\ "};
  if (gh_canon_is_number (v->canons, v->g))
    return;
  gh_form const left = gains_of (v, GH_LEFT), right = gains_of (v, GH_RIGHT);
  gh_write_begin (v->own);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_write (v->own, v->style == GH_STYLE_LATEX ? in_latex[side] : words[side]);
    GH_EACH (v->own, GH_LEFT, x, side == GH_LEFT ? left : right) {
      gh_write (v->own, x_at ? ", " : "");
      gh_write_game (v->own, x, v->style);
    }
  }
  const char *const text = gh_write_end (v->own);
  if (v->all || strlen (text) <= LONGEST || v->facts->format != GH_FORMAT_TEXT)
    gh_display_text (v->facts, "incentives", text, true);
  else
    gh_facts_add (v->facts, GH_FOR_PEOPLE, "incentives", "(%zu bytes; `--all` shows them)",
                  strlen (text));
}

void gh_display_incentives (gh_facts *facts, gh_store *store, gh_form form, gh_style style,
                            bool all)
{
  gh_tell_valued (facts, store, form, style, all, "incentives", tell_incentives);
}
