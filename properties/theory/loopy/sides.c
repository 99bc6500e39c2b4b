/* Games that are no stoppers: the swivel chair, and sides. */
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
#define MOST_PAIRS (GH_SMALL_LOOPY * GH_SMALL_LOOPY)

typedef struct chair {
  gh_graph g, h, x;
  gh_ending first[2 * MOST_PAIRS], second[2 * MOST_PAIRS]; /* of G - H, and of H + X */
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

static gh_status endings_of (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                             gh_ending *endings)
{
  gh_graph pairs;
  gh_status status = gh_graph_pairs (g, h, allocator, &pairs);
  if (!status)
    status = gh_loopy_endings (&pairs, allocator, endings);
  gh_graph_free (&pairs, allocator);
  return status;
}

/* Whether she does by the definition survive both, and so the sum by this strategy. */
static gh_status sit (gh_store *store, const gh_form codes[3], bool *survived, bool *stayed)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  chair c;
  gh_graph *const graphs[] = {&c.g, &c.h, &c.x};
  gh_status status = GH_OK;
  memset (&c, 0, sizeof c);
  for (int i = 0; i < 3 && !status; i++)
    status = gh_graph_of_code (store, codes[i], graphs[i]);
  gh_graph const negative = gh_graph_negative (&c.h);
  if (!status)
    status = endings_of (&c.g, &negative, allocator, c.first);
  if (!status)
    status = endings_of (&c.h, &c.x, allocator, c.second);
  seat const start = {0, 0, 0};
  *survived = !status && survives (&c, false, start) && survives (&c, true, start);
  *stayed = *survived && stays (&c);
  for (int i = 0; i < 3; i++)
    gh_graph_free (graphs[i], allocator);
  return status;
}

THEOREM (loopy_swivel)
{
  gh_form const g = gh_any_loopy (t, "G"), h = gh_any_stopper (t, "H"), x = gh_any_loopy (t, "X");
  gh_form const first = gh_loopy_sum (t->store, g, gh_loopy_negative (t->store, h)),
                second = gh_loopy_sum (t->store, h, x), sum = gh_loopy_sum (t->store, g, x);
  bool survived = false, stayed = false;
  gh_assume (t, lasts (t, first, GH_RIGHT) && lasts (t, second, GH_RIGHT));
  gh_expect (t, lasts (t, sum, GH_RIGHT), "G + X not to be lost for Left as second player");
  gh_status const status = sit (t->store, (gh_form[]){g, h, x}, &survived, &stayed);
  if (status)
    gh_fail (t->store, status);
  gh_expect (t, !survived || stayed, "an answer to each move in G + X from the swivel chair");
}

/* ---- sides ----------------------------------------------------------------------------------- */

/* Where the second player wins K - S if infinite play is counted as won by Left, and K - T if as
   won by Right, S and T stoppers, K is said to be S & T. Then K + X ends for Left as S + X and T +
   X tell, whatever X is: she need not lose K + X just when she need not lose S + X, and wins it
   just when she wins T + X.

   For she survives K - S as second player, and so from a swivel chair K + X where she survives S +
   X. And as second player she wins S - K, in finitely many moves; so from a chair between S - K and
   K + X, where she survives that, she plays S + X, as the moves in K come to an end with those in
   S - K. Of T exchange the players. */
typedef struct sided {
  const char *game, *onside, *offside;
} sided;

static void expect_sides (gh_trial *t, gh_form k, const sided *of)
{
  gh_form const s = gh_loopy_negative (t->store, gh_loopy_written (t, of->onside)),
                r = gh_loopy_negative (t->store, gh_loopy_written (t, of->offside));
  gh_form const onside = gh_loopy_sum (t->store, k, s), offside = gh_loopy_sum (t->store, k, r);
  gh_expect (t,
             gh_asked_ending (t, onside, GH_LEFT) == GH_RIGHT_WINS &&
                 gh_asked_ending (t, onside, GH_RIGHT) != GH_RIGHT_WINS,
             "%s to have the onside %s", of->game, of->onside);
  gh_expect (t,
             gh_asked_ending (t, offside, GH_RIGHT) == GH_LEFT_WINS &&
                 gh_asked_ending (t, offside, GH_LEFT) != GH_LEFT_WINS,
             "%s to have the offside %s", of->game, of->offside);
}

static const sided known[] = {{"tis", "1", "0"},       {"tisn", "0", "-1"},
                              {"tis + tis", "2", "0"}, {"tis + tisn", "1", "-1"},
                              {"tis + *", "1*", "*"},  {"tisn + ^", "^", "-1^"}};
#define KNOWN (sizeof known / sizeof *known)

THEOREM (loopy_sides)
{
  gh_form const x = gh_any_loopy (t, "X");
  const sided *const of = &known[gh_choose (t, KNOWN)];
  gh_form const k = gh_loopy_written (t, of->game);
  gh_form const whole = gh_loopy_sum (t->store, k, x),
                onside = gh_loopy_sum (t->store, gh_loopy_written (t, of->onside), x),
                offside = gh_loopy_sum (t->store, gh_loopy_written (t, of->offside), x);
  expect_sides (t, k, of);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    gh_ending const ends = gh_asked_ending (t, whole, first);
    gh_expect (t, (ends == GH_RIGHT_WINS) == (gh_asked_ending (t, onside, first) == GH_RIGHT_WINS),
               "%s + X to be won by Right just as %s + X is", of->game, of->onside);
    gh_expect (t, (ends == GH_LEFT_WINS) == (gh_asked_ending (t, offside, first) == GH_LEFT_WINS),
               "%s + X to be won by Left just as %s + X is", of->game, of->offside);
  }
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
  boards b = {.count = 0};
  gh_graph g;
  gh_graph_draft d = gh_graph_begin (gh_store_allocator (t->store));
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
  for (uint32_t p = 0; p < b.count; p++)
    gh_graph_position (&d);
  gh_status const status = gh_graph_end (&d, 0, &g);
  return gh_loopy_code (t->store, &g, status);
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
