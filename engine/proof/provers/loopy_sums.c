/* Round by round, as long as something is found: a player wins where he is to move and has an
   option that he wins, or is not and wins all; play in turn ends where it does after all moves. */
#include "proof/provers/loopy_sums.h"
#include "form/halt.h"
#include "form/loan.h"

/* A game of a sum in a state: where it stands, and what one more of its positions is to the state.
 */
typedef struct place {
  int32_t number;
  size_t game, step;
  uint32_t position;
} place;

static void find_places (const gh_loopy_table *t, size_t state, place *places)
{
  size_t step = 1;
  for (size_t i = 0; i < t->count; i++) {
    uint32_t const positions = t->games[i].graph->positions;
    uint32_t const position = (uint32_t)(state / step % positions);
    int32_t const number = t->base[i] + (int32_t)position;
    place const p = {t->games[i].minus ? -number : number, i, step, position};
    size_t at = i;
    for (; at > 0 && places[at - 1].number > p.number; at--)
      places[at] = places[at - 1];
    places[at] = p;
    step *= positions;
  }
}

void gh_loopy_table_games (const gh_loopy_table *t, size_t state, int32_t *games)
{
  place places[GH_LOOPY_SUM];
  find_places (t, state, places);
  for (size_t i = 0; i < t->count; i++)
    games[i] = places[i].number;
}

bool gh_loopy_table_move (const gh_loopy_table *t, size_t state, unsigned who, size_t i,
                          size_t *after)
{
  place places[GH_LOOPY_SUM];
  find_places (t, state, places);
  for (const place *p = places; p < places + t->count; p++) {
    const gh_loopy_game *const game = &t->games[p->game];
    const uint32_t *const first = game->graph->first[game->minus ? !who : who] + p->position;
    if (i < first[1] - first[0]) {
      uint32_t const to = game->graph->to[game->minus ? !who : who][first[0] + i];
      *after = state - p->step * p->position + p->step * to;
      return true;
    }
    i -= first[1] - first[0];
  }
  return false;
}

/* Whether some move at a turn leads to what was seen before this round, or all do. */
static bool sees (const gh_loopy_table *t, size_t turn, const uint32_t *rounds, uint32_t round,
                  bool all)
{
  unsigned const mover = turn & 1;
  size_t after;
  for (size_t i = 0; gh_loopy_table_move (t, turn / 2, mover, i, &after); i++) {
    uint32_t const seen = rounds[2 * after + !mover];
    if ((seen && seen < round) != all)
      return !all;
  }
  return all;
}

bool gh_loopy_table_fill (gh_store *store, gh_loopy_table *t, size_t most, bool in_turn)
{
  t->states = 1;
  for (size_t i = 0; i < t->count; t->states *= t->games[i++].graph->positions)
    if (t->games[i].graph->positions > most / t->states)
      return false;
  for (int player = 0; player < 2; player++)
    t->rounds[player] = gh_loan (store, 2 * t->states, sizeof *t->rounds[player]);
  bool found = true;
  for (uint32_t round = 1; found; round++) {
    found = false;
    for (size_t turn = 0; turn < 2 * t->states; turn++) {
      if (turn % 1024 == 0 && gh_halted ())
        gh_fail (store, GH_HALTED);
      for (unsigned player = 0; player < (in_turn ? 1 : 2); player++)
        if (!t->rounds[0][turn] && !t->rounds[1][turn] &&
            sees (t, turn, t->rounds[player], round, in_turn || (turn & 1) != player)) {
          t->rounds[player][turn] = round;
          found = true;
        }
    }
  }
  return true;
}
