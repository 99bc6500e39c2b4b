#include "form/shape.h"
#include "form/writer.h"
#include "loopy/memory.h"
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
  const char *text;
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

static bool option_is (const printer *w, uint32_t p, gh_side side, uint32_t option, bool by_form,
                       gh_form form)
{
  if (w->game.first[side][p + 1] - w->game.first[side][p] != 1)
    return false;
  uint32_t const only = w->game.to[side][w->game.first[side][p]];
  return by_form ? w->shorts[only] == form : only == option;
}

static bool has_none (const printer *w, uint32_t p, gh_side side)
{
  return w->game.first[side][p + 1] == w->game.first[side][p];
}

/* `tis`, or the negative of tisn, which is the same */
static bool is_tis (const printer *w, uint32_t p, gh_side side)
{
  gh_side const other = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  if (!has_none (w, p, other) || w->game.first[side][p + 1] - w->game.first[side][p] != 1)
    return false;
  uint32_t const q = w->game.to[side][w->game.first[side][p]];
  return q != p && has_none (w, q, side) && option_is (w, q, other, p, false, GH_ZERO);
}

static const char *word_of (const printer *w, uint32_t p)
{
  gh_form const star = gh_shape_make (w->store, (gh_number_up_star){GH_ZERO, 0, 1});
  bool const left = option_is (w, p, GH_LEFT, p, false, GH_ZERO),
             right = option_is (w, p, GH_RIGHT, p, false, GH_ZERO);
  if (left && right)
    return "dud";
  if (left)
    return has_none (w, p, GH_RIGHT)                      ? "on"
           : option_is (w, p, GH_RIGHT, 0, true, GH_ZERO) ? "under"
           : option_is (w, p, GH_RIGHT, 0, true, star)    ? "upon"
                                                          : NULL;
  if (right)
    return has_none (w, p, GH_LEFT)                      ? "off"
           : option_is (w, p, GH_LEFT, 0, true, GH_ZERO) ? "over"
                                                         : NULL;
  return is_tis (w, p, GH_LEFT) ? "tis" : is_tis (w, p, GH_RIGHT) ? "tisn" : NULL;
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

static void write_all (void *argument)
{
  printer *const w = argument;
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
  w->text = gh_write_end (w->store);
}

const char *gh_loopy_print (gh_store *store, gh_form code, gh_style style, bool words)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  printer w = {.store = store, .style = style, .words = words};
  gh_status status = gh_graph_of_code (store, code, &w.game);
  if (status)
    gh_fail (store, status);
  w.shorts = memory_resize (allocator, NULL, w.game.positions * sizeof *w.shorts);
  w.named = memory_resize (allocator, NULL, w.game.positions * sizeof *w.named);
  w.called = memory_resize (allocator, NULL, w.game.positions * sizeof *w.called);
  status = w.shorts && w.named && w.called ? gh_try (store, write_all, &w) : GH_NO_MEMORY;
  memory_release (allocator, w.shorts);
  memory_release (allocator, w.named);
  memory_release (allocator, (void *)w.called);
  gh_graph_free (&w.game, allocator);
  if (status)
    gh_fail (store, status);
  return w.text;
}
