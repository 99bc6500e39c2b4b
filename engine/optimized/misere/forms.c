/* What cannot be seen in simplest forms: who wins when the players have different moves, and
   whether all positions of a form are tame. */
#include "form/numeral.h"
#include "optimized/misere/inside.h"

/* Notes of a form. The first two: who begins wins, if that is Left, or Right. */
enum { LEFT = 1, RIGHT = 2, PLAYED = 4, TAME = 8, WILD = 16 };

static uint8_t *note_of (const gh_misere *m, gh_form form)
{
  return (uint8_t *)m->notes.items + form;
}

/* ---- play ------------------------------------------------------------------------------------ */

/* A number > 0 is won by Right. Left, when he begins, has no move, or one to a number >= 0: at 0
   Right has no move and wins. Right has none and wins, or moves to a number > 0. Those < 0 are
   their negatives, and at 0 who begins wins. */
static uint8_t numeral_note (gh_store *store, gh_form x)
{
  int const sign = gh_numeral_sign (store, x);
  return sign > 0 ? RIGHT : sign < 0 ? LEFT : LEFT | RIGHT;
}

static uint8_t play (gh_misere *m, gh_store *store, gh_form form);

/* Whether the player who begins has no move, or one after which the other loses. */
static bool wins (gh_misere *m, gh_store *store, gh_form form, gh_side side)
{
  uint8_t const other = side == GH_LEFT ? RIGHT : LEFT;
  size_t const count = gh_option_count (store, form, side);
  for (size_t i = 0; i < count; i++)
    if (!(play (m, store, gh_option (store, form, side, i)) & other))
      return true;
  return count == 0;
}

static uint8_t play (gh_misere *m, gh_store *store, gh_form form)
{
  if (gh_is_numeral (store, form))
    return numeral_note (store, form);
  if (*note_of (m, form) & PLAYED)
    return *note_of (m, form);
  gh_deeper (m->store);
  uint8_t note = PLAYED;
  if (wins (m, store, form, GH_LEFT))
    note |= LEFT;
  if (wins (m, store, form, GH_RIGHT))
    note |= RIGHT;
  gh_shallower (m->store);
  return *note_of (m, form) |= note;
}

gh_outcome gh_misere_outcome (gh_misere *misere, gh_store *store, gh_form form)
{
  static const gh_outcome outcomes[] = {
      [0] = GH_P, [LEFT] = GH_L, [RIGHT] = GH_R, [LEFT | RIGHT] = GH_N};
  gh_reduced const g = gh_reduced_from_form (misere, store, form);
  if (g != NONE)
    return at (misere, g)->previous ? GH_P : GH_N;
  return outcomes[play (misere, store, form) & (LEFT | RIGHT)];
}

/* ---- tame games ------------------------------------------------------------------------------ */

static bool is_tame (gh_misere *m, gh_store *store, gh_form form)
{
  if (*note_of (m, form) & (TAME | WILD))
    return *note_of (m, form) & TAME;
  gh_deeper (m->store);
  bool tame = has_tame_genus (m, gh_reduced_from_form (m, store, form));
  for (size_t i = 0; tame && i < gh_option_count (store, form, GH_LEFT); i++)
    tame = is_tame (m, store, gh_option (store, form, GH_LEFT, i));
  gh_shallower (m->store);
  *note_of (m, form) |= tame ? TAME : WILD;
  return tame;
}

bool gh_misere_is_tame (gh_misere *misere, gh_store *store, gh_form form)
{
  return gh_reduced_from_form (misere, store, form) != NONE && is_tame (misere, store, form);
}
