/* The Tartan theorem (Winning Ways, Chapter 14): in the product of two games of turning coins one
   turns those in the rows and columns that one may turn in the two games, and a coin is worth the
   nim product of what it is worth in them. For let a move in the first game be worth a' in place of
   a, one in the second b' in place of b. The coins of their product, without its last one, are
   worth (a (+) a') (x) (b (+) b') (+) a (x) b, as other coins are by induction. That is a' (x) b
   (+) a (x) b' (+) a' (x) b', never a (x) b, unless a' = a or b' = b; and all a' < a and b' < b
   occur. So the least number that they lack is a (x) b, by its definition. */
#include "theory/nimbers/asking.h"
#include "theory/theory.h"

#define COINS 9u
#define MOST_MOVES 37 /* for the last coin of Mock Turtles */

enum { TWINS, TURTLES, MOCK_TURTLES, RULER, GAMES };

/* What a head is worth in this row and column when it stands alone; 0: not known yet. */
typedef struct board {
  uint32_t worth[COINS][COINS];
} board;

/* Whether these coins, of which the last one is a head, may be turned: two, up to two, up to three,
   or those that stand side by side. */
static bool may_turn (unsigned game, uint32_t coins)
{
  int const count = __builtin_popcount (coins);
  switch (game) {
  case TWINS: return count == 2;
  case TURTLES: return count <= 2;
  case MOCK_TURTLES: return count <= 3;
  default: return ((coins + (coins & -coins)) & coins) == 0;
  }
}

static size_t list_moves (unsigned game, uint32_t last, uint16_t moves[MOST_MOVES])
{
  size_t count = 0;
  for (uint32_t coins = 1u << last; coins < 2u << last; coins++)
    if (may_turn (game, coins))
      moves[count++] = (uint16_t)coins;
  return count;
}

static uint32_t turned (const board *b, uint32_t rows, uint32_t columns)
{
  uint32_t worth = 0;
  for (uint32_t x = 0; rows >> x; x++)
    for (uint32_t y = 0; rows >> x & 1 && columns >> y; y++)
      worth ^= columns >> y & 1 ? b->worth[x][y] : 0;
  return worth;
}

static uint32_t mex_of_moves (const board *b, const unsigned game[2], uint32_t x, uint32_t y)
{
  uint16_t rows[MOST_MOVES], columns[MOST_MOVES];
  size_t const row_count = list_moves (game[0], x, rows),
               column_count = list_moves (game[1], y, columns);
  gh_excluded found = {.mex = 0};
  for (size_t i = 0; i < row_count; i++)
    for (size_t k = 0; k < column_count; k++)
      gh_exclude (&found, turned (b, rows[i], columns[k]));
  return found.mex;
}

/* By play; of the product with the first coin of Turning Turtles, which is worth 1, one column is
   the game itself. */
static board play (const unsigned game[2], uint32_t columns)
{
  board b = {.worth = {{0}}};
  for (uint32_t x = 0; x < COINS; x++)
    for (uint32_t y = 0; y < columns; y++)
      b.worth[x][y] = mex_of_moves (&b, game, x, y);
  return b;
}

THEOREM (tartan)
{
  unsigned const first = gh_choose (t, GAMES);
  unsigned const game[] = {first, gh_choose (t, GAMES)};
  board const product = play (game, COINS);
  board const a = play ((const unsigned[]){game[0], TURTLES}, 1),
              b = play ((const unsigned[]){game[1], TURTLES}, 1);
  for (uint32_t x = 0; x < COINS; x++)
    for (uint32_t y = 0; y < COINS; y++) {
      uint32_t const m = a.worth[x][0], n = b.worth[y][0];
      uint32_t const asked = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, m, n);
      gh_expect (t, asked == product.worth[x][y], "%u (x) %u = %u, a coin of the product, not %u",
                 m, n, product.worth[x][y], asked);
    }
}
