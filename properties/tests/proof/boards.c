/* The kernel's moves on boards are those of the rulesets, and who wins is what play says. */
#include "form/shape.h"
#include "proof/provers/board_prover.h"
#include "reference/reference.h"
#include "rulesets/form.h"
#include "rulesets/ruleset.h"
#include "tap.h"

#include <stdlib.h>
#include <string.h>

#define ROUNDS 2000
#define MOST_OPTIONS 200

static uint32_t state = 1;

static uint32_t draw (uint32_t bound)
{
  state = state * 1664525 + 1013904223;
  return (uint32_t)((uint64_t)(state >> 8) * bound >> 24);
}

typedef struct board {
  gh_boards_squares squares;
  size_t columns;
  char text[GH_POSITION_TEXT];
} board;

/* The board as its ruleset reads it. */
static void write_text (const gh_boards_game *game, board *b)
{
  size_t length = 0;
  for (size_t i = 0; i < GH_BOARDS_SQUARES && b->squares[i]; i++) {
    if (i && i % b->columns == 0)
      b->text[length++] = game->cake ? '+' : '/';
    else if (i && game->cake)
      b->text[length++] = ',';
    b->text[length++] = b->squares[i];
  }
  b->text[length] = 0;
}

static board draw_board (const gh_boards_game *game, bool rows, uint32_t most)
{
  board b = {.columns = 1 + draw (rows ? 4 : 10)};
  size_t const count = b.columns * (rows ? 1 + draw (most) : 1);
  for (size_t i = 0; i < count; i++)
    b.squares[i] = game->letters[draw ((uint32_t)strlen (game->letters))];
  write_text (game, &b);
  return b;
}

/* Pieces in any order, of at most so many squares in all. */
static board draw_cake (const gh_boards_game *game, uint32_t most)
{
  board b = {.columns = 2};
  for (size_t i = 0, pieces = 1 + draw (GH_BOARDS_SQUARES / 2); i < pieces; i++) {
    b.squares[2 * i] = (char)('1' + draw (i ? 3 : 8));
    b.squares[2 * i + 1] = (char)('1' + draw (i ? 3 : 8));
    if (gh_boards_cake (b.squares) > most) {
      b.squares[2 * i] = b.squares[2 * i + 1] = i ? 0 : '1';
      break;
    }
  }
  write_text (game, &b);
  return b;
}

static gh_position position_of (const gh_ruleset *ruleset, const char *text)
{
  gh_position position;
  char error[200];
  if (!ruleset->read (text, &position, error, sizeof error))
    abort ();
  return position;
}

static int by_words (const void *a, const void *b)
{
  return memcmp (a, b, sizeof (gh_position));
}

/* Each once: equal pieces of cake are cut alike. Returns how many there are. */
static size_t sort_positions (gh_position *list, size_t count)
{
  size_t kept = 0;
  qsort (list, count, sizeof *list, by_words);
  for (size_t i = 0; i < count; i++)
    if (!kept || by_words (&list[i], &list[kept - 1]))
      list[kept++] = list[i];
  return kept;
}

/* Whether both have the same options, as sets. */
static bool same_options (const gh_boards_game *game, const gh_ruleset *ruleset, const board *b,
                          gh_side side)
{
  gh_position theirs[GH_POSITION_MOVES], ours[MOST_OPTIONS];
  size_t count = ruleset->options (position_of (ruleset, b->text), side, theirs), found = 0;
  board to = *b;
  for (; gh_boards_after (game, b->columns, b->squares, side, found, to.squares); found++) {
    write_text (game, &to);
    ours[found] = position_of (ruleset, to.text);
  }
  count = sort_positions (theirs, count);
  found = sort_positions (ours, found);
  return found == count && !memcmp (ours, theirs, count * sizeof *ours);
}

static void compare_moves (const gh_boards_game *game, const gh_ruleset *ruleset)
{
  unsigned same = 0, moves = 0;
  gh_boards_squares after;
  for (unsigned i = 0; i < ROUNDS; i++) {
    board const b = game->cake ? draw_cake (game, 64) : draw_board (game, ruleset->rows, 5);
    same += same_options (game, ruleset, &b, GH_LEFT) && same_options (game, ruleset, &b, GH_RIGHT);
    moves += gh_boards_after (game, b.columns, b.squares, GH_LEFT, 0, after);
  }
  TAP_OK (same == ROUNDS && moves > ROUNDS / 4,
          "%s: the options of %u boards, %u of them with moves of Left", game->name, same, moves);
}

static gh_outcome outcome_of (unsigned judgments)
{
  return judgments == 3 ? GH_L : judgments == 12 ? GH_R : judgments == 6 ? GH_P : GH_N;
}

static gh_outcome solve (const gh_boards_game *game, const board *b, bool misere)
{
  gh_board_goal goal = {.game = game, .columns = b->columns, .misere = misere};
  unsigned judgments;
  memcpy (goal.board, b->squares, sizeof goal.board);
  gh_board_prover *const prover = gh_board_prover_new (&goal, 100000);
  if (gh_board_prover_solve (prover, &judgments))
    abort ();
  gh_board_prover_free (prover);
  return outcome_of (judgments);
}

static void compare_winners (gh_store *store, const gh_boards_game *game, const gh_ruleset *ruleset)
{
  unsigned same = 0;
  for (unsigned i = 0; i < ROUNDS / 10; i++) {
    board const b = game->cake ? draw_cake (game, 12) : draw_board (game, ruleset->rows, 2);
    gh_store_empty (store);
    gh_form const form = gh_position_form (store, ruleset, position_of (ruleset, b.text));
    same += solve (game, &b, false) == gh_outcome_of (store, form, GH_NORMAL) &&
            solve (game, &b, true) == gh_outcome_of (store, form, GH_MISERE);
  }
  TAP_OK (same == ROUNDS / 10, "%s: who wins %u boards, in both plays", game->name, same);
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  for (const gh_boards_game *game = gh_boards_games; game->name; game++) {
    const gh_ruleset *const ruleset = gh_ruleset_named (game->name, strlen (game->name));
    compare_moves (game, ruleset);
    compare_winners (store, game, ruleset);
  }
  gh_store_free (store);
  return tap_done ();
}
