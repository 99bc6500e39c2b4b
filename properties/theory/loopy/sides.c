/* The swivel chair, and games on a board. */
#include "reference/loopy/loopy.h"
#include "theory/loopy/games.h"

#include <string.h>

/* Whether Left need not lose, by the engine. */
static bool lasts (gh_trial *t, gh_form g, gh_side first)
{
  return gh_asked_ending (t, g, first) != GH_RIGHT_WINS;
}

/* ---- the swivel chair ------------------------------------------------------------------------ */

/* Left sits between G - H and H + X, in both of which she survives as second player, and plays
   G + X. A move of Right in it is one in one of the two. She answers there, and if it is in H or -H
   that she does, her answer is Right's move in the other one, which she answers in turn. H is a
   stopper, so that this alternating play in H ends: with a move in G or X. */
typedef struct chair {
  gh_graph g, h, x;
  const gh_ending *first, *second; /* of G - H, and of H + X */
} chair;

typedef struct seat {
  uint32_t g, h, x;
} seat;

/* With Right to move. */
static bool survives (const chair *c, bool second, seat s)
{
  uint32_t const place = second ? s.h * c->x.positions + s.x : s.g * c->h.positions + s.h;
  return (second ? c->second : c->first)[2 * place + GH_RIGHT] != GH_RIGHT_WINS;
}

/* Left's move in one of both, in G or X if there is one. False: there is none that she survives;
   `seen` is whether it is in G or X. */
static bool move_in (const chair *c, bool second, seat *s, bool *seen)
{
  const gh_graph *const own = second ? &c->x : &c->g;
  *seen = true;
  GH_EACH_MOVE (own, GH_LEFT, y, second ? s->x : s->g)
  {
    seat const then = {second ? s->g : y, s->h, second ? y : s->x};
    if (survives (c, second, then)) {
      *s = then;
      return true;
    }
  }
  *seen = false;
  GH_EACH_MOVE (&c->h, second ? GH_LEFT : GH_RIGHT, z, s->h)
  {
    seat const then = {s->g, z, s->x};
    if (survives (c, second, then)) {
      *s = then;
      return true;
    }
  }
  return false;
}

/* Left's answer to a move of Right in X, or in G. */
static bool answer (const chair *c, bool second, seat *s)
{
  bool seen = false;
  for (unsigned turns = 0; turns <= 2 * GH_SMALL_LOOPY; turns++, second = !second)
    if (!move_in (c, second, s, &seen) || seen)
      return seen;
  return false;
}

/* Whether there is an answer to each move, in all that comes of it. */
static bool stays (const chair *c)
{
  static const uint32_t most = GH_SMALL_LOOPY;
  bool met[GH_SMALL_LOOPY * GH_SMALL_LOOPY * GH_SMALL_LOOPY] = {true};
  seat todo[GH_SMALL_LOOPY * GH_SMALL_LOOPY * GH_SMALL_LOOPY] = {{0, 0, 0}};
  for (size_t count = 1; count;) {
    seat const s = todo[--count];
    for (int second = 0; second < 2; second++)
      GH_EACH_MOVE (second ? &c->x : &c->g, GH_RIGHT, y, second ? s.x : s.g)
      {
        seat then = {second ? s.g : y, s.h, second ? y : s.x};
        if (!answer (c, second, &then))
          return false;
        bool *const known = &met[(then.g * most + then.h) * most + then.x];
        if (!*known)
          todo[count++] = then;
        *known = true;
      }
  }
  return true;
}

/* Whether she does by the definition survive both, and so the sum by this strategy; true, where she
   does not. */
static bool sit (gh_store *store, gh_form g, gh_form h, gh_form x)
{
  gh_loans *const since = gh_loans_now (store);
  chair c = {gh_graph_of_code (store, g), gh_graph_of_code (store, h), gh_graph_of_code (store, x),
             NULL, NULL};
  seat const start = {0, 0, 0};
  c.first = gh_loopy_difference_endings (store, &c.g, &c.h);
  c.second = gh_loopy_sum_endings (store, &c.h, &c.x);
  bool const survived = survives (&c, false, start) && survives (&c, true, start);
  bool const stayed = !survived || stays (&c);
  gh_loans_return (store, since);
  return stayed;
}

THEOREM (loopy_swivel)
{
  gh_form const g = gh_any_loopy (t, "G"), h = gh_any_stopper (t, "H"), x = gh_any_loopy (t, "X");
  gh_form const first = gh_loopy_sum (t->store, g, gh_loopy_negative (t->store, h)),
                second = gh_loopy_sum (t->store, h, x), sum = gh_loopy_sum (t->store, g, x);
  gh_assume (t, lasts (t, first, GH_RIGHT) && lasts (t, second, GH_RIGHT));
  gh_expect (t, lasts (t, sum, GH_RIGHT), "G + X not to be lost for Left as second player");
  gh_expect (t, sit (t->store, g, h, x), "an answer to each move in G + X from the swivel chair");
}

/* ---- Backsliding Toads and Frogs ------------------------------------------------------------- */

/* Left moves a toad to the right, to the next place or over one frog to the one behind it, or back
   to the left by one place; Right moves frogs likewise the other way. */
#define MOST_CELLS 8
#define MOST_BOARDS 30

typedef struct boards {
  char at[MOST_BOARDS][MOST_CELLS + 1];
  uint32_t count;
} boards;

static uint32_t number_of (boards *b, const char *board)
{
  for (uint32_t i = 0; i < b->count; i++)
    if (!strcmp (b->at[i], board))
      return i;
  if (b->count == MOST_BOARDS)
    gh_broken ("loopy_backsliding", "board", "too many positions");
  strcpy (b->at[b->count], board);
  return b->count++;
}

static bool is_empty (const char *board, int place)
{
  return place >= 0 && place < (int)strlen (board) && board[place] == '.';
}

static gh_form position_of (gh_trial *t, const char *board)
{
  gh_loans *const since = gh_loans_now (t->store);
  boards b = {.count = 0};
  gh_graph_draft d = gh_graph_begin (t->store, 0);
  number_of (&b, board);
  for (uint32_t p = 0; p < b.count; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (int from = 0; board[from]; from++)
        for (int step = -1; step <= 2; step++) {
          int const ahead = side == GH_LEFT ? 1 : -1, to = from + step * ahead;
          bool const own = b.at[p][from] == (side == GH_LEFT ? 'T' : 'F');
          if (!step || !own || !is_empty (b.at[p], to) ||
              (step == 2 && b.at[p][from + ahead] != (side == GH_LEFT ? 'F' : 'T')))
            continue;
          char after[MOST_CELLS + 1];
          strcpy (after, b.at[p]);
          after[to] = after[from];
          after[from] = '.';
          gh_graph_move (&d, p, side, number_of (&b, after));
        }
  d.positions = b.count;
  return gh_loopy_code (t->store, gh_graph_end (&d, 0), since);
}

/* What a toad and its way back are is on. Of as many toads as frogs with one place between them the
   board is short of room: who moves first may be jumped over. */
THEOREM (loopy_backsliding)
{
  static const struct {
    const char *board, *value;
  } stoppers[] = {{"T.", "on"},   {".F", "off"},   {"T.F", "0"},  {"TF.", "*"},
                  {"TT.F", "on"}, {"T.FF", "off"}, {"TT.FF", "*"}};
  uint32_t const chosen = gh_choose (t, sizeof stoppers / sizeof *stoppers);
  const char *const board = stoppers[chosen].board, *const value = stoppers[chosen].value;
  gh_form const k = position_of (t, board);
  gh_expect (t, gh_ask (t, GH_ASK_IS_STOPPER, k, GH_ZERO).truth, "%s to be a stopper", board);
  gh_expect (t, gh_asked_loopy_order (t, k, gh_loopy_written (t, value)) == GH_EQUAL, "%s = %s",
             board, value);
}
