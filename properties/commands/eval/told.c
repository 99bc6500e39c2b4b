/* Facts that several kinds of values have, always in the same words. */
#include "commands/eval/display.h"
#include "form/show.h"

#include <string.h>

void gh_display_outcome (gh_facts *facts, gh_outcome outcome)
{
  static const char *const words[] = {"P: the second player wins; = 0", "L: Left wins; > 0",
                                      "R: Right wins; < 0", "N: the first player wins; || 0"};
  gh_facts_add (facts, GH_FOR_PEOPLE, "outcome", "%s", words[outcome]);
  gh_facts_add (facts, GH_FOR_PROGRAMS, "outcome", "%c", words[outcome][0]);
}

void gh_display_misere_outcome (gh_facts *facts, bool p)
{
  gh_facts_add (facts, GH_FOR_PEOPLE, "misere play", "%s",
                p ? "P: the second player wins" : "N: the first player wins");
  gh_facts_add (facts, GH_FOR_PROGRAMS, "misere outcome", "%s", p ? "P" : "N");
}

void gh_display_genus (gh_facts *facts, const char *genus, const char *sort)
{
  gh_facts_add (facts, GH_FOR_PEOPLE, "genus", "%s%s%s", genus, *sort ? ", " : "", sort);
  gh_facts_add (facts, GH_FOR_PROGRAMS, "genus", "%s", genus);
  if (*sort)
    gh_facts_add (facts, GH_FOR_PROGRAMS, "misere kind", "%s", sort);
}

void gh_display_missing (gh_facts *facts, const char *title, const char *why)
{
  gh_facts_add (facts, GH_FOR_PEOPLE, title, "not found: %s", why);
  gh_facts_add (facts, GH_FOR_PROGRAMS | GH_FACT_ITEM, "not found", "%s: %s", title, why);
}

#define SHOWN 480 /* bytes of a text, unless all of it is wanted */

/* On a terminal a long text lacks its middle. */
void gh_display_text (gh_facts *facts, const char *title, const char *text, bool all)
{
  char shown[SHOWN + 1];
  size_t const length = strlen (text);
  bool const cut = facts->format == GH_FORMAT_TEXT && !all && length > SHOWN;
  gh_facts_add (facts, GH_FOR_ALL | GH_FACT_MATH, title, "%s",
                cut ? gh_show (text, length, shown, sizeof shown) : text);
  if (cut)
    gh_facts_add (facts, GH_FOR_PEOPLE, "", "(%zu bytes; `--all` shows all)", length);
}
