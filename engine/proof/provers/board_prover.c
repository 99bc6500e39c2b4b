#include "proof/provers/board_prover.h"
#include "form/halt.h"
#include "form/work.h"

#include <stdlib.h>
#include <string.h>

#define MOST_MOVES 256 /* kinds of moves of a player times squares; there are fewer */

/* A position that was looked at: two bits a square say which letter it has, or of a cake bits which
   pieces there are. */
typedef struct entry {
  uint64_t board[2];
  uint32_t node[2];  /* of each beginner: 0, or its number in what is written */
  uint8_t winner[2]; /* of each beginner: 0 not known, 1 + who wins */
  uint8_t move[2];   /* a move of the beginner, from 0 on, by which he wins */
  bool is_taken;
} entry;

typedef struct packed {
  uint64_t board[2];
} packed;

struct gh_board_prover {
  gh_board_goal goal;
  entry *entries;
  size_t room, count, most; /* room is a power of two */
  gh_boards_status status;
  uint32_t written;
  FILE *out;
};

gh_board_prover *gh_board_prover_new (const gh_board_goal *goal, size_t most)
{
  gh_board_prover *const p = calloc (1, sizeof *p);
  if (p) {
    p->goal = *goal;
    p->most = most;
  }
  return p;
}

void gh_board_prover_free (gh_board_prover *p)
{
  if (p)
    free (p->entries);
  free (p);
}

/* ---- positions ------------------------------------------------------------------------------- */

/* Pieces of cake of each size, of which the order is forgotten, are bits, with one of 0 behind: at
   most 32 + 64. */
static packed pack_cake (const gh_boards_squares board)
{
  packed made = {{0, 0}};
  size_t bit = 0;
  for (char rows = '8'; rows > '0'; rows--)
    for (char columns = '8'; columns > '0'; columns--, bit++)
      for (size_t i = 0; i < GH_BOARDS_SQUARES && board[i]; i += 2)
        if (board[i] == rows && board[i + 1] == columns) {
          made.board[bit / 64] |= (uint64_t)1 << bit % 64;
          bit++;
        }
  return made;
}

static packed pack (const gh_board_prover *p, const gh_boards_squares board)
{
  if (p->goal.game->cake)
    return pack_cake (board);
  const char *const letters = p->goal.game->letters;
  packed made = {{0, 0}};
  for (size_t i = 0; i < GH_BOARDS_SQUARES && board[i]; i++) {
    uint64_t const letter = (uint64_t)(strchr (letters, board[i]) - letters);
    made.board[i / 32] |= letter << 2 * (i % 32);
  }
  return made;
}

static size_t place_of (const entry *entries, size_t room, packed board)
{
  uint64_t hash = (board.board[0] ^ board.board[1] * 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
  size_t i = (hash ^ hash >> 29) & (room - 1);
  while (entries[i].is_taken && memcmp (entries[i].board, board.board, sizeof board.board) != 0)
    i = (i + 1) & (room - 1);
  return i;
}

static bool grow (gh_board_prover *p)
{
  size_t const room = p->room ? 2 * p->room : 1024;
  entry *const entries = calloc (room, sizeof *entries);
  if (!entries) {
    p->status = GH_BOARDS_NO_MEMORY;
    return false;
  }
  for (size_t i = 0; i < p->room; i++) {
    packed const board = {{p->entries[i].board[0], p->entries[i].board[1]}};
    if (p->entries[i].is_taken)
      entries[place_of (entries, room, board)] = p->entries[i];
  }
  free (p->entries);
  p->entries = entries;
  p->room = room;
  return true;
}

/* The entry of a position, which stands until the next one; NULL: p->status says why. */
static entry *entry_of (gh_board_prover *p, const gh_boards_squares board)
{
  if (2 * (p->count + 1) > p->room && !grow (p))
    return NULL;
  packed const of = pack (p, board);
  entry *const e = &p->entries[place_of (p->entries, p->room, of)];
  if (e->is_taken)
    return e;
  if (p->count == p->most || gh_halted ()) {
    p->status = gh_halted () ? GH_BOARDS_HALTED : GH_BOARDS_OVER_POSITIONS;
    return NULL;
  }
  p->count++;
  gh_work_note ("positions", p->count, p->most);
  e->is_taken = true;
  memcpy (e->board, of.board, sizeof e->board);
  return e;
}

static bool after (const gh_board_prover *p, const gh_boards_squares board, unsigned who, size_t i,
                   gh_boards_squares to)
{
  return gh_boards_after (p->goal.game, p->goal.columns, board, who, i, to);
}

static size_t count_moves (const gh_board_prover *p, const gh_boards_squares board, unsigned who)
{
  gh_boards_squares to;
  size_t count = 0;
  while (count < MOST_MOVES && after (p, board, who, count, to))
    count++;
  return count;
}

/* ---- solving --------------------------------------------------------------------------------- */

/* A move, and how promising: how many more moves it leaves to who makes it than to the other. */
typedef struct choice {
  uint8_t move;
  int worth;
} choice;

static int by_worth (const void *a, const void *b)
{
  const choice *const x = a, *const y = b;
  return x->worth != y->worth ? y->worth - x->worth : x->move - y->move;
}

static size_t sort_moves (const gh_board_prover *p, const gh_boards_squares board, unsigned who,
                          choice choices[MOST_MOVES])
{
  gh_boards_squares to;
  size_t count = 0;
  for (; count < MOST_MOVES && after (p, board, who, count, to); count++) {
    int const own = (int)count_moves (p, to, who), others = (int)count_moves (p, to, !who);
    choices[count] = (choice){(uint8_t)count, p->goal.misere ? others - own : own - others};
  }
  qsort (choices, count, sizeof *choices, by_worth);
  return count;
}

/* 1 + who wins when `who` begins; 0: p->status says why it is not known. */
static unsigned solve (gh_board_prover *p, const gh_boards_squares board, unsigned who)
{
  choice choices[MOST_MOVES];
  gh_boards_squares to;
  entry *e = entry_of (p, board);
  if (!e || e->winner[who])
    return e ? e->winner[who] : 0;
  size_t const count = sort_moves (p, board, who, choices);
  unsigned winner = 1 + (count == 0 && p->goal.misere ? who : !who);
  size_t i = 0;
  for (; i < count && winner != 1 + who; i++) {
    after (p, board, who, choices[i].move, to);
    winner = solve (p, to, !who);
    if (!winner)
      return 0;
  }
  e = entry_of (p, board);
  if (!e)
    return 0;
  e->winner[who] = (uint8_t)winner;
  e->move[who] = i ? choices[i - 1].move : 0;
  return winner;
}

gh_boards_status gh_board_prover_solve (gh_board_prover *p, unsigned *judgments)
{
  *judgments = 0;
  for (unsigned who = 0; who < 2; who++) {
    unsigned const winner = solve (p, p->goal.board, who);
    if (!winner)
      return p->status;
    *judgments |= 1u << (2 * (winner - 1) + who);
  }
  return GH_BOARDS_FOUND;
}

/* ---- writing --------------------------------------------------------------------------------- */

static uint32_t write_node (gh_board_prover *p, char kind, const gh_boards_squares board,
                            unsigned wins, unsigned begins);

/* The number of the node, written now or before; 0: p->status says why not. */
static uint32_t node_of (gh_board_prover *p, const gh_boards_squares board, unsigned wins,
                         unsigned begins)
{
  entry *e = entry_of (p, board);
  if (!e || e->node[begins])
    return e ? e->node[begins] : 0;
  uint32_t const node = solve (p, board, begins) ? write_node (p, 'n', board, wins, begins) : 0;
  e = node ? entry_of (p, board) : NULL;
  if (e)
    e->node[begins] = node;
  return e ? node : 0;
}

static uint32_t write_node (gh_board_prover *p, char kind, const gh_boards_squares board,
                            unsigned wins, unsigned begins)
{
  uint32_t witnesses[MOST_MOVES];
  gh_boards_squares to;
  size_t count = 0;
  const entry *const e = entry_of (p, board);
  if (!e)
    return 0;
  uint8_t const move = e->move[begins];
  if (wins == begins) {
    if (after (p, board, begins, move, to) &&
        !(witnesses[count++] = node_of (p, to, wins, !begins)))
      return 0;
  } else
    for (; count < MOST_MOVES && after (p, board, begins, count, to); count++)
      if (!(witnesses[count] = node_of (p, to, wins, wins)))
        return 0;
  fprintf (p->out, "%c %c %c %.*s", kind, "LR"[wins], "LR"[begins], GH_BOARDS_SQUARES, board);
  if (wins == begins && count)
    fprintf (p->out, " %u", move + 1u);
  for (size_t i = 0; i < count; i++)
    fprintf (p->out, " %u", witnesses[i]);
  fputc ('\n', p->out);
  return ++p->written;
}

gh_boards_status gh_board_prover_write (gh_board_prover *p, FILE *out)
{
  unsigned judgments;
  if (gh_board_prover_solve (p, &judgments))
    return p->status;
  p->out = out;
  fprintf (out, "gifthorse-boards 1 %s %zu %c\n", p->goal.game->name, p->goal.columns,
           p->goal.misere ? 'm' : 'n');
  for (unsigned bit = 0; bit < 4; bit++)
    if (judgments & 1u << bit && !write_node (p, 's', p->goal.board, bit / 2, bit % 2))
      return p->status;
  fputs (".\n", out);
  return GH_BOARDS_FOUND;
}
