#include "theory/loopy/certificates.h"

#include <stdlib.h>
#include <string.h>

enum { LEFT, RIGHT, MOST_GAMES = 4, MOST_STATES = 5000 };

/* All sums of so many games of a certificate or their negatives; a state has a digit for each, and
   a turn is 2 times a state, and 1 more where Right is to move. */
typedef struct space {
  const gh_loopy_proof *p;
  size_t count, states;
  bool *lasts[2], *ends; /* of turns: who survives, and whether play in turn ends */
} space;

static size_t width_of (const gh_loopy_proof *p)
{
  return 2 * (size_t)p->form_count;
}

static int32_t game_of (size_t digit)
{
  return digit % 2 ? -(int32_t)(digit / 2) - 1 : (int32_t)(digit / 2) + 1;
}

static size_t digit_of (int32_t game)
{
  return game > 0 ? 2 * ((size_t)game - 1) : 2 * ((size_t)-game - 1) + 1;
}

/* Whether a player to move has a move to a state whose turn is in a set, or all his moves are. */
static bool some_or_all (const space *s, size_t turn, const bool *in, bool all)
{
  unsigned const mover = turn & 1;
  for (size_t at = 0, step = 1; at < s->count; at++, step *= width_of (s->p)) {
    size_t const digit = turn / 2 / step % width_of (s->p);
    int32_t const game = game_of (digit);
    const gh_loopy_form *const f = &s->p->forms[abs (game)];
    unsigned const side = game > 0 ? mover : !mover;
    for (size_t i = 0; i < f->count[side]; i++) {
      int32_t const option = s->p->refs[f->first + (side == RIGHT ? f->count[LEFT] : 0) + i];
      size_t const after = turn / 2 - digit * step + digit_of (game > 0 ? option : -option) * step;
      if (in[2 * after + !mover] != all)
        return !all;
    }
  }
  return all;
}

/* From above: all survive; who is to move and has no move that he survives, or whom the other one
   can move out, does not. From below: play ends where all moves lead to where it does. */
static void fill (space *s)
{
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t turn = 0; turn < 2 * s->states; turn++) {
      for (unsigned player = LEFT; player <= RIGHT; player++)
        if (s->lasts[player][turn] &&
            !some_or_all (s, turn, s->lasts[player], (turn & 1) != player)) {
          s->lasts[player][turn] = false;
          changed = true;
        }
      if (!s->ends[turn] && some_or_all (s, turn, s->ends, true)) {
        s->ends[turn] = true;
        changed = true;
      }
    }
  }
}

static bool make_space (space *s, const gh_loopy_proof *p, size_t count)
{
  *s = (space){.p = p, .count = count, .states = 1};
  for (size_t i = 0; i < count && s->states <= MOST_STATES; i++)
    s->states *= width_of (p);
  if (s->states > MOST_STATES)
    return false;
  for (unsigned player = LEFT; player <= RIGHT; player++)
    s->lasts[player] = malloc (2 * s->states);
  s->ends = calloc (2 * s->states, 1);
  if (!s->lasts[LEFT] || !s->lasts[RIGHT] || !s->ends)
    return false;
  memset (s->lasts[LEFT], true, 2 * s->states);
  memset (s->lasts[RIGHT], true, 2 * s->states);
  fill (s);
  return true;
}

/* ---- sums ------------------------------------------------------------------------------------ */

typedef struct sum {
  size_t count;
  int32_t games[MOST_GAMES + 1];
} sum;

static sum sum_of (const gh_loopy_proof *p, const gh_loopy_node *n)
{
  sum s = {.count = n->count};
  memcpy (s.games, p->refs + n->first, n->count * sizeof *s.games);
  return s;
}

static size_t state_of (const gh_loopy_proof *p, const sum *s)
{
  size_t state = 0;
  for (size_t i = s->count; i-- > 0;)
    state = state * width_of (p) + digit_of (s->games[i]);
  return state;
}

static bool is_node_true (const space *spaces, const gh_loopy_node *n)
{
  sum const games = sum_of (spaces->p, n);
  const space *const s = &spaces[n->count];
  size_t const state = state_of (s->p, &games);
  switch (n->kind) {
  case GH_LOOPY_WINS: return !s->lasts[!n->player][2 * state + n->begins];
  case GH_LOOPY_LASTS: return s->lasts[n->player][2 * state + n->begins];
  default: return s->ends[2 * state] && s->ends[2 * state + 1];
  }
}

/* How good it is for a player: 0 lost, 1 drawn, 2 won. */
static int result_for (const space *spaces, const sum *games, unsigned player, unsigned begins)
{
  const space *const s = &spaces[games->count];
  size_t const turn = 2 * state_of (s->p, games) + begins;
  return s->lasts[player][turn] ? 1 + !s->lasts[!player][turn] : 0;
}

/* Whether one sum, or dud if that is NULL, is nowhere better for a player than the other one. */
static bool is_as_good (const space *spaces, const sum *better, const sum *other, unsigned player)
{
  size_t const width = width_of (spaces->p);
  for (size_t x = 0; x <= width; x++)
    for (unsigned begins = LEFT; begins <= RIGHT; begins++) {
      sum with = *better, against = other ? *other : *better;
      if (x < width)
        with.games[with.count++] = against.games[against.count++] = game_of (x);
      int const least = other ? result_for (spaces, &against, player, begins) : 1;
      if (result_for (spaces, &with, player, begins) < least)
        return false;
    }
  return true;
}

static bool is_order_true (const space *spaces, const gh_loopy_order *o)
{
  const gh_loopy_proof *const p = spaces->p;
  sum left = sum_of (p, &p->nodes[o->left]), difference = left;
  sum const right = sum_of (p, &p->nodes[o->right]);
  for (size_t i = 0; o->right && i < right.count; i++)
    difference.games[difference.count++] = -right.games[i];
  if (o->player == o->begins)
    return result_for (spaces, &difference, o->player, o->begins) == 2;
  if (!o->right)
    left.games[o->passes] = left.games[--left.count];
  return is_as_good (spaces, &left, o->right ? &right : NULL, o->player);
}

static bool is_true (const space *spaces)
{
  const gh_loopy_proof *const p = spaces->p;
  for (int32_t i = 1; i <= p->node_count; i++)
    if (!is_node_true (spaces, &p->nodes[i]))
      return false;
  for (size_t i = 0; i < p->order_count; i++)
    if (!is_order_true (spaces, &p->orders[i]))
      return false;
  return true;
}

/* The most games of a sum that is looked at. */
static size_t most_games (const gh_loopy_proof *p)
{
  size_t most = 0;
  for (int32_t i = 1; i <= p->node_count; i++)
    most = p->nodes[i].count > most ? p->nodes[i].count : most;
  for (size_t i = 0; i < p->order_count; i++) {
    const gh_loopy_order *const o = &p->orders[i];
    size_t const left = p->nodes[o->left].count, right = o->right ? p->nodes[o->right].count : 0;
    size_t const whole = left + (right ? right : 1);
    most = whole > most ? whole : most;
    most = right + 1 > most ? right + 1 : most;
  }
  return most;
}

gh_loopy_truth gh_loopy_judge (const gh_loopy_proof *p)
{
  space spaces[MOST_GAMES + 1] = {{0}};
  size_t const most = most_games (p);
  bool judged = most <= MOST_GAMES;
  for (size_t count = 0; judged && count <= most; count++)
    judged = make_space (&spaces[count], p, count);
  gh_loopy_truth const truth = !judged            ? GH_LOOPY_UNJUDGED
                               : is_true (spaces) ? GH_LOOPY_TRUE
                                                  : GH_LOOPY_FALSE;
  for (size_t count = 0; count <= MOST_GAMES; count++) {
    free (spaces[count].lasts[LEFT]);
    free (spaces[count].lasts[RIGHT]);
    free (spaces[count].ends);
  }
  return truth;
}
