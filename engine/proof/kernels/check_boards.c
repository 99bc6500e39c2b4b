/* The kernel for boards and heaps. A node says who wins a board when who begins, by earlier nodes;
   a line of heaps, that who begins loses, as each move has an answer to those of earlier lines. */
#include "check_boards.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { MISERE = 2 }; /* a kind of line, before those of gh_boards_kind */
const char gh_boards_no_memory[] = "out of memory";

typedef struct kernel {
  gh_boards_proof *p;
  const char *at; /* what is not read yet */
  jmp_buf rejected;
} kernel;
#include "check_reading.h"

static void read_game (kernel *k)
{
  const gh_boards_game *game = gh_boards_games;
  size_t const length = strcspn (k->at, " ");
  while (game->name && (strlen (game->name) != length || memcmp (game->name, k->at, length) != 0))
    game++;
  require (k, game->name, "expected the name of a ruleset");
  k->p->game = game;
  k->at += length;
}

static void read_board (kernel *k, gh_boards_squares board)
{
  size_t count = 0;
  memset (board, 0, GH_BOARDS_SQUARES);
  for (peek (k); *k->at && strchr (k->p->game->letters, *k->at); k->at++) {
    require (k, count < GH_BOARDS_SQUARES, "a board of more than 64 squares");
    board[count++] = *k->at;
  }
  require (k, count && count % k->p->columns == 0 && *k->at <= ' ',
           "expected whole rows of squares");
  require (k, !k->p->game->cake || gh_boards_cake (board) <= GH_BOARDS_SQUARES,
           "a cake of more than 64 squares");
}

/* The next node on the line says who wins this board when who begins. */
static bool is_said (kernel *k, const gh_boards_squares board, unsigned wins, unsigned begins)
{
  const gh_boards_node *const n = &k->p->nodes[read_integer (k, 1, k->p->node_count)];
  return n->wins == wins && n->begins == begins && !memcmp (n->board, board, sizeof n->board);
}

/* One move of who wins, which is named, is enough; of the other player it takes all, in order. */
static void read_node (kernel *k, bool shown)
{
  gh_boards_proof *const p = k->p;
  gh_boards_node n = {.shown = shown};
  gh_boards_squares after;
  n.wins = (uint8_t)read_letter (k, "LR", "expected L or R, who wins");
  n.begins = (uint8_t)read_letter (k, "LR", "expected L or R, who begins");
  read_board (k, n.board);
  bool is_won = n.wins != n.begins;
  if (!gh_boards_after (p->game, p->columns, n.board, n.begins, 0, after))
    is_won ^= p->misere;
  else if (!is_won)
    is_won = gh_boards_after (p->game, p->columns, n.board, n.begins,
                              (size_t)read_integer (k, 1, GH_BOARDS_NODES) - 1, after) &&
             is_said (k, after, n.wins, !n.begins);
  else
    for (size_t i = 0; is_won && gh_boards_after (p->game, p->columns, n.board, n.begins, i, after);
         i++)
      is_won = is_said (k, after, n.wins, n.wins);
  require (k, is_won, "this is not so, or is not what the nodes show");
  p->nodes[++p->node_count] = n;
}

static bool is_lost_before (const gh_boards_proof *p, const gh_side_heaps heaps)
{
  const gh_boards_sum *const found = bsearch (heaps, p->sums + p->first, p->sum_count - p->first,
                                              sizeof *p->sums, gh_heaps_compare);
  return found && found->kind != GH_BOARDS_WON_SHOWN;
}

/* Who begins has a move to heaps that a line says are lost; if not by_line, that are not won so. */
static bool is_won (kernel *k, const gh_side_heaps heaps, bool by_line)
{
  gh_heaps_move m = {0, 0, 0};
  gh_side_heaps to;
  bool won = k->p->misere && !heaps[0];
  while (!won && gh_heaps_next (k->p->codes, heaps, &m, to, &k->p->work)) {
    require (k, k->p->work <= GH_BOARDS_WORK, "over 2^34 steps");
    won = by_line ? is_lost_before (k->p, to) : !is_won (k, to, true);
  }
  return won;
}

static void add_heap (kernel *k, gh_boards_sum *s, gh_side_heaps live, size_t heap)
{
  require (k, !s->heaps[GH_SIDE_HEAPS - 1], "more than 32 heaps");
  gh_heaps_add (s->heaps, heap);
  gh_heaps_add_live (k->p->codes, live, heap, &k->p->work);
}

static void read_sum (kernel *k, gh_boards_kind kind)
{
  gh_boards_proof *const p = k->p;
  gh_boards_sum *const s = &p->sums[p->sum_count];
  size_t const last = p->code_count - 1;
  gh_side_heaps live = {0};
  *s = (gh_boards_sum){.kind = kind, .misere = p->misere};
  if (kind == GH_BOARDS_VALUE_SHOWN) {
    require (k, gh_digits_are_nim (&p->codes[last]), "a value takes .3... as the last code");
    s->value = (uint16_t)read_integer (k, 0, GH_HEAP_SIZES - 1);
    add_heap (k, s, live, last * GH_HEAP_SIZES + s->value);
  }
  for (size_t code = 0, n; code <= last; code++)
    while ((n = (size_t)read_integer (k, 0, GH_HEAP_SIZES - 1)) != 0)
      add_heap (k, s, live, code * GH_HEAP_SIZES + n);
  require (k, p->sum_count == p->first || gh_heaps_compare (s, s - 1) >= 0,
           "less than the heaps before");
  require (k, is_won (k, live, kind == GH_BOARDS_WON_SHOWN) == (kind == GH_BOARDS_WON_SHOWN),
           "this is not so, or is not what the lines before show");
  p->sum_count++;
}

static void read_first (kernel *k)
{
  gh_boards_proof *const p = k->p;
  read_exactly (k, "gifthorse-boards 1 ", "expected `gifthorse-boards 1`");
  if (!strncmp (k->at, "heaps ", 6)) {
    k->at += 6;
    p->error = gh_digits_read_all (p->codes, GH_BOARDS_CODES, &p->code_count, &k->at);
    require (k, !p->error, p->error);
    return;
  }
  read_game (k);
  p->columns = (size_t)read_integer (k, 1, GH_BOARDS_SQUARES);
  require (k, !p->game->cake || p->columns == 2, "expected 2 columns, of a cake");
  p->misere = read_letter (k, "nm", "expected n or m, for normal or misere play");
}

static bool read_all (kernel *k)
{
  gh_boards_proof *const p = k->p;
  if (setjmp (k->rejected))
    return false;
  require (k, p->nodes && p->sums, gh_boards_no_memory);
  read_first (k);
  for (;;) {
    read_letter (k, "\n", "expected the end of the line");
    unsigned const kind =
        read_letter (k, p->game ? "#.ns" : "#.mpswv", "expected another kind of line");
    if (kind == 0)
      k->at += strcspn (k->at, "\n");
    else if (kind == 1)
      return require (k, !strcmp (k->at, "\n"), "something follows the end"), true;
    else if (p->game)
      read_node (k, kind == 3);
    else if (kind > MISERE)
      read_sum (k, kind - MISERE - 1);
    else
      p->misere = true, p->first = p->sum_count;
  }
}

bool gh_boards_check (gh_boards_proof *proof, const char *text)
{
  size_t lines = 1;
  for (const char *c = text; *c; c++)
    lines += *c == '\n';
  *proof = (gh_boards_proof){.line = 1, .error = "more than 2^26 lines"};
  if (lines > GH_BOARDS_NODES)
    return false;
  size_t const sums = strncmp (text, "gifthorse-boards 1 heaps ", 25) ? 1 : lines;
  proof->nodes = calloc (lines + 1 - sums, sizeof *proof->nodes);
  proof->sums = calloc (sums, sizeof *proof->sums);
  return read_all (&(kernel){.p = proof, .at = text});
}

void gh_boards_free (gh_boards_proof *proof)
{
  free (proof->nodes);
  free (proof->sums);
}
