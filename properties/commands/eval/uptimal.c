/* Games that are a number, a nimber and multiples of powers of up. */
#include "form/uptimal.h"
#include "commands/eval/display.h"
#include "commands/eval/valued.h"
#include "form/writer.h"

#include <inttypes.h>
#include <stdio.h>

/* A game as a term behind what is written already. */
static void write_term (const gh_valued *v, bool *first, gh_canon game)
{
  gh_write (v->own, *first ? "" : " + ");
  *first = false;
  gh_canon_prepare (v->canons, game);
  gh_write_game (v->own, gh_canon_to_form (v->canons, game, v->own), v->style);
}

/* "3.v<2>"; the full notation writes powers beyond up as games. */
static void write_power (const gh_valued *v, bool *first, int64_t power, int64_t coefficient)
{
  char text[80], times[30] = "";
  bool const is_up = coefficient > 0;
  uint64_t const count = is_up ? (uint64_t)coefficient : -(uint64_t)coefficient;
  if (count > 1)
    snprintf (times, sizeof times, "%" PRIu64 ".", count);
  gh_write (v->own, *first ? "" : " + ");
  *first = false;
  gh_write (v->own, times);
  snprintf (text, sizeof text, power > 1 ? "%c<%" PRId64 ">" : "%c", is_up ? '^' : 'v', power);
  if (v->style == GH_STYLE_FULL)
    gh_write (v->own, text);
  else {
    gh_uptimal const u = {.number = GH_ZERO, .power = is_up ? power : -power};
    gh_write_game (v->own, gh_uptimal_make (v->own, u), v->style);
  }
}

/* As text of the claim language, or in LaTeX; of what has no power beyond up the value tells it. */
static void tell_uptimal (const gh_valued *v)
{
  bool first = true;
  const int64_t *const terms = gh_canon_uptimal_terms (v->canons, v->g);
  if (!terms || terms[0] < 2 || (v->style != GH_STYLE_FULL && v->style != GH_STYLE_LATEX))
    return;
  gh_canon const number = gh_canon_stop (v->canons, v->g, GH_LEFT);
  gh_canon const nimber = gh_canon_named (v->canons, GH_CANON_ZERO, 0, (uint32_t)terms[1]);
  gh_write_begin (v->own);
  if (number != GH_CANON_ZERO)
    write_term (v, &first, number);
  for (int64_t i = 1; i <= terms[0]; i++)
    if (terms[1 + i])
      write_power (v, &first, i, terms[1 + i]);
  if (nimber != GH_CANON_ZERO)
    write_term (v, &first, nimber);
  gh_display_text (v->facts, "uptimal", gh_write_end (v->own), v->all);
}

void gh_display_uptimal (gh_facts *facts, gh_store *store, gh_form form, gh_style style, bool all)
{
  gh_tell_valued (facts, store, form, style, all, "uptimal", tell_uptimal);
}
