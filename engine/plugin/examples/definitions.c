/* An engine for short games under normal play, written from the definitions alone.

     cc -shared -fPIC -I.. -o definitions.so definitions.c
     gifthorse check --engine lib:./definitions.so */
#include "gifthorse-engine.h"

#define MOST_DEPTH 5000   /* nested calls that the stack holds; a numeral may be far deeper */
#define MOST_CALLS 100000 /* that one computation may take */
#define SLOT_BITS 16

/* What was computed last, found by a hash; what does not fit is computed again. */
typedef struct slot {
  uint64_t epoch;
  gh_game g, h;
  uint32_t result;
} slot;

typedef struct memory {
  slot orders[1 << SLOT_BITS], negatives[1 << SLOT_BITS], sums[1 << SLOT_BITS],
      canonicals[1 << SLOT_BITS];
  unsigned depth, calls;
} memory;

static memory *memory_of (gh_games *games)
{
  return games->context;
}

/* The slot for a result about G and H; *known tells whether it holds that. */
static slot *find (gh_games *games, slot *slots, gh_game g, gh_game h, int *known)
{
  slot *const s = &slots[(g * 0x9e3779b1u ^ h) * 0x85ebca6bu >> (32 - SLOT_BITS)];
  *known = s->epoch == games->epoch && s->g == g && s->h == h;
  return s;
}

/* Keep a result, unless it came of a failure. Returns it. */
static uint32_t keep (gh_games *games, slot *s, gh_game g, gh_game h, uint32_t result)
{
  if (!games->failed (games))
    *s = (slot){games->epoch, g, h, result};
  return result;
}

/* Around each recursion: what is too deep or too long is refused. */
static void enter (gh_games *games)
{
  memory *const m = memory_of (games);
  m->calls = m->depth++ ? m->calls + 1 : 1;
  if (m->depth > MOST_DEPTH)
    games->refuse (games, "more than 5000 nested calls");
  else if (m->calls > MOST_CALLS)
    games->refuse (games, "more than 100000 calls");
}

static void leave (gh_games *games)
{
  memory_of (games)->depth--;
}

/* ---- definitions ----------------------------------------------------------------------------- */

static int at_least (gh_games *games, gh_game g, gh_game h);

/* Whether some G^R <= H or some H^L >= G: then Right wins G - H with the first move. */
static int right_wins_first (gh_games *games, gh_game g, gh_game h)
{
  GH_EACH_OPTION (games, GH_SIDE_RIGHT, x, g)
    if (at_least (games, h, x))
      return 1;
  GH_EACH_OPTION (games, GH_SIDE_LEFT, x, h)
    if (at_least (games, x, g))
      return 1;
  return 0;
}

/* G >= H. */
static int at_least (gh_games *games, gh_game g, gh_game h)
{
  int known;
  slot *const s = find (games, memory_of (games)->orders, g, h, &known);
  if (known)
    return (int)s->result;
  enter (games);
  int const holds = !right_wins_first (games, g, h);
  leave (games);
  return (int)keep (games, s, g, h, (uint32_t)holds);
}

/* -G = {-G^R | -G^L} */
static gh_game negative (gh_games *games, gh_game g)
{
  int known;
  slot *const s = find (games, memory_of (games)->negatives, g, g, &known);
  if (known)
    return s->result;
  enter (games);
  games->begin (games);
  GH_EACH_OPTION (games, GH_SIDE_RIGHT, x, g)
    games->add (games, GH_SIDE_LEFT, negative (games, x));
  GH_EACH_OPTION (games, GH_SIDE_LEFT, x, g)
    games->add (games, GH_SIDE_RIGHT, negative (games, x));
  leave (games);
  return keep (games, s, g, g, games->end (games));
}

/* G + H = {G^L + H, G + H^L | G^R + H, G + H^R}: a move is a move in one of the two. */
static gh_game sum (gh_games *games, gh_game g, gh_game h)
{
  int known;
  slot *const s = find (games, memory_of (games)->sums, g, h, &known);
  if (known)
    return s->result;
  enter (games);
  games->begin (games);
  for (int side = GH_SIDE_LEFT; side <= GH_SIDE_RIGHT; side++) {
    GH_EACH_OPTION (games, side, x, g)
      games->add (games, side, sum (games, x, h));
    GH_EACH_OPTION (games, side, x, h)
      games->add (games, side, sum (games, g, x));
  }
  leave (games);
  return keep (games, s, g, h, games->end (games));
}

/* ---- canonical forms ------------------------------------------------------------------------- */

static void add_options (gh_games *games, gh_game g, int side, gh_game except)
{
  GH_EACH_OPTION (games, side, x, g)
    if (x != except)
      games->add (games, side, x);
}

/* G without reversible left options: instead of X, Left moves as after Right's reply Y <= G. */
static gh_game bypassed (gh_games *games, gh_game g)
{
  GH_EACH_OPTION (games, GH_SIDE_LEFT, x, g)
    GH_EACH_OPTION (games, GH_SIDE_RIGHT, y, x)
      if (at_least (games, g, y)) {
        games->begin (games);
        add_options (games, g, GH_SIDE_LEFT, x);
        add_options (games, y, GH_SIDE_LEFT, y);
        add_options (games, g, GH_SIDE_RIGHT, g);
        return bypassed (games, games->end (games));
      }
  return g;
}

/* Whether another left option of G is at least as good as X. All are canonical, so that no other is
   equal to it. */
static int dominated (gh_games *games, gh_game g, gh_game x)
{
  GH_EACH_OPTION (games, GH_SIDE_LEFT, y, g)
    if (y != x && at_least (games, y, x))
      return 1;
  return 0;
}

static gh_game best_left (gh_games *games, gh_game g)
{
  g = bypassed (games, g);
  games->begin (games);
  GH_EACH_OPTION (games, GH_SIDE_LEFT, x, g)
    if (!dominated (games, g, x))
      games->add (games, GH_SIDE_LEFT, x);
  add_options (games, g, GH_SIDE_RIGHT, g);
  return games->end (games);
}

/* No position keeps a reversible or dominated option. Right's options are Left's of -G. */
static gh_game canonical (gh_games *games, gh_game g)
{
  int known;
  slot *const s = find (games, memory_of (games)->canonicals, g, g, &known);
  if (known)
    return s->result;
  enter (games);
  games->begin (games);
  for (int side = GH_SIDE_LEFT; side <= GH_SIDE_RIGHT; side++)
    GH_EACH_OPTION (games, side, x, g)
      games->add (games, side, canonical (games, x));
  gh_game const left = best_left (games, games->end (games));
  gh_game const both = negative (games, best_left (games, negative (games, left)));
  leave (games);
  return keep (games, s, g, g, both);
}

/* ---- requests -------------------------------------------------------------------------------- */

static gh_answer outcome (gh_games *games, const gh_game *of)
{
  static const gh_answer outcomes[] = {GH_SAY_N, GH_SAY_R, GH_SAY_L, GH_SAY_P};
  gh_game const zero = games->read (games, "0");
  return outcomes[2 * at_least (games, of[0], zero) + at_least (games, zero, of[0])];
}

static gh_answer compare (gh_games *games, const gh_game *of)
{
  static const gh_answer orders[] = {GH_SAY_FUZZY, GH_SAY_LESS, GH_SAY_GREATER, GH_SAY_EQUAL};
  return orders[2 * at_least (games, of[0], of[1]) + at_least (games, of[1], of[0])];
}

static gh_answer negate (gh_games *games, const gh_game *of)
{
  return negative (games, of[0]);
}

static gh_answer add (gh_games *games, const gh_game *of)
{
  return sum (games, of[0], of[1]);
}

static gh_answer subtract (gh_games *games, const gh_game *of)
{
  return sum (games, of[0], negative (games, of[1]));
}

static gh_answer simplify (gh_games *games, const gh_game *of)
{
  return canonical (games, of[0]);
}

const gh_plugin *gifthorse_engine (void)
{
  static memory kept;
  static const gh_ability abilities[] = {
      {"outcome", outcome},   {"compare", compare},    {"negate", negate}, {"add", add},
      {"subtract", subtract}, {"canonical", simplify}, {NULL, NULL}};
  static const gh_plugin plugin = {
      GH_PLUGIN_VERSION, sizeof (gh_plugin), "definitions", &kept, abilities, NULL};
  return &plugin;
}
