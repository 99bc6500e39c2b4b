#include "form/loan.h"
#include "form/shape.h"
#include "form/writer.h"
#include "loopy/graph.h"
#include "loopy/text.h"

#include <stdio.h>
#include <string.h>

typedef struct printer {
  gh_store *store;
  gh_graph game;
  gh_form *shorts;     /* of each position that is a short game, its form, else GH_NO_FORM */
  uint32_t *named;     /* of each other one, the number of its name, or NONE */
  const char **called; /* of each, the word for it, or NULL */
  gh_style style;
  bool words;
} printer;
#define NONE UINT32_MAX

/* ---- short games ----------------------------------------------------------------------------- */

static bool has_short_options (const printer *w, uint32_t p)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH_MOVE (&w->game, side, x, p)
  if (w->shorts[x] == GH_NO_FORM)
    return false;
  return true;
}

static void make_short (const printer *w, uint32_t p)
{
  gh_form_begin (w->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH_MOVE (&w->game, side, x, p)
  gh_form_add (w->store, side, w->shorts[x]);
  w->shorts[p] = gh_form_end (w->store);
}

static void find_shorts (printer *w)
{
  memset (w->shorts, 0xff, w->game.positions * sizeof *w->shorts);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t p = w->game.positions; p-- > 0;)
      if (w->shorts[p] == GH_NO_FORM && has_short_options (w, p)) {
        make_short (w, p);
        changed = true;
      }
  }
}

/* ---- words ----------------------------------------------------------------------------------- */

/* The only option of one side, or NONE. */
static uint32_t only (const printer *w, uint32_t p, gh_side side)
{
  return gh_graph_moves (&w->game, side, p) == 1 ? w->game.to[side][w->game.first[side][p]] : NONE;
}

static bool has_none (const printer *w, uint32_t p, gh_side side)
{
  return gh_graph_moves (&w->game, side, p) == 0;
}

/* `tis`, or the negative of tisn, which is the same */
static bool is_tis (const printer *w, uint32_t p, gh_side side)
{
  gh_side const other = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  uint32_t const q = only (w, p, side);
  return q != NONE && q != p && has_none (w, p, other) && has_none (w, q, side) &&
         only (w, q, other) == p;
}

/* What one may pass in, beside the only option of the other side. */
static const char *word_of (const printer *w, uint32_t p)
{
  gh_form const star = gh_shape_make (w->store, (gh_number_up_star){GH_ZERO, 0, 1});
  uint32_t const left = only (w, p, GH_LEFT), right = only (w, p, GH_RIGHT);
  gh_form const left_short = left == NONE ? GH_NO_FORM : w->shorts[left],
                right_short = right == NONE ? GH_NO_FORM : w->shorts[right];
  return left == p && right == p                  ? "dud"
         : left == p && right_short == GH_ZERO    ? "under"
         : left == p && right_short == star       ? "upon"
         : left == p && has_none (w, p, GH_RIGHT) ? "on"
         : right == p && left_short == GH_ZERO    ? "over"
         : right == p && has_none (w, p, GH_LEFT) ? "off"
         : is_tis (w, p, GH_LEFT)                 ? "tis"
         : is_tis (w, p, GH_RIGHT)                ? "tisn"
                                                  : NULL;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void write_name (const printer *w, uint32_t number)
{
  static const char letters[] = "abcdefghijklmnopqrstuwxyz"; /* v is down */
  char word[16];
  uint32_t const round = number / (sizeof letters - 1);
  if (round)
    snprintf (word, sizeof word, "%c%u", letters[number % (sizeof letters - 1)], round);
  else
    snprintf (word, sizeof word, "%c", letters[number]);
  gh_write (w->store, word);
}

static void write_options (const printer *w, uint32_t p, gh_side side)
{
  const char *before = "";
  GH_EACH_MOVE (&w->game, side, x, p)
  {
    gh_write (w->store, before);
    before = ",";
    if (w->shorts[x] != GH_NO_FORM)
      gh_write_game (w->store, w->shorts[x], w->style);
    else if (w->called[x])
      gh_write (w->store, w->called[x]);
    else
      write_name (w, w->named[x]);
  }
}

static void write_braces (const printer *w, uint32_t p)
{
  gh_write (w->store, "{");
  write_options (w, p, GH_LEFT);
  gh_write (w->store, "|");
  write_options (w, p, GH_RIGHT);
  gh_write (w->store, "}");
}

/* Name what is met from the game on; and whether the game itself is an option of anything. */
static bool name_positions (const printer *w, uint32_t *order, uint32_t *count)
{
  bool again = false;
  memset (w->named, 0xff, w->game.positions * sizeof *w->named);
  order[(*count)++] = 0;
  w->named[0] = 0;
  for (uint32_t i = 0; i < *count; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (&w->game, side, x, order[i])
      {
        again = again || x == 0;
        if (w->named[x] == NONE && w->shorts[x] == GH_NO_FORM && !w->called[x]) {
          w->named[x] = *count;
          order[(*count)++] = x;
        }
      }
  return again;
}

static void write_loopy (const printer *w, uint32_t *order)
{
  uint32_t count = 0;
  bool const again = name_positions (w, order, &count);
  if (again)
    write_name (w, 0);
  else {
    for (uint32_t i = 1; i < count; i++)
      w->named[order[i]]--;
    write_braces (w, 0);
  }
  for (uint32_t i = !again; i < count; i++) {
    gh_write (w->store, i == !again ? " where " : ", ");
    write_name (w, w->named[order[i]]);
    gh_write (w->store, " = ");
    write_braces (w, order[i]);
  }
}

static const char *write_game (printer *w)
{
  uint32_t order[GH_MOST_LOOPY_POSITIONS];
  find_shorts (w);
  for (uint32_t p = 0; p < w->game.positions; p++)
    w->called[p] = w->words && w->shorts[p] == GH_NO_FORM ? word_of (w, p) : NULL;
  gh_write_begin (w->store);
  if (w->shorts[0] != GH_NO_FORM)
    gh_write_game (w->store, w->shorts[0], w->style);
  else if (w->called[0])
    gh_write (w->store, w->called[0]);
  else
    write_loopy (w, order);
  return gh_write_end (w->store);
}

const char *gh_loopy_print (gh_store *store, gh_form code, gh_style style, bool words)
{
  gh_loans *const since = gh_loans_now (store);
  printer w = {
      .store = store, .game = gh_graph_of_code (store, code), .style = style, .words = words};
  w.shorts = gh_loan (store, w.game.positions, sizeof *w.shorts);
  w.named = gh_loan (store, w.game.positions, sizeof *w.named);
  w.called = gh_loan (store, w.game.positions, sizeof *w.called);
  const char *const text = write_game (&w);
  gh_loans_return (store, since);
  return text;
}
