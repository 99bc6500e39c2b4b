#include "reference/positions.h"
#include "rulesets/code.h"

#include <stdio.h>
#include <string.h>

/* ---- boards and strips ------------------------------------------------------------------------
 */

/* A text with a row and a column of walls around its cells. */
typedef struct board {
  char cell[10][72];
  int rows, columns;
} board;

static board board_of (const char *text)
{
  board b = {.rows = 0};
  memset (b.cell, ' ', sizeof b.cell);
  for (int column = 1; *text; text++)
    if (*text == '/') {
      b.rows++;
      column = 1;
    } else {
      b.cell[b.rows + 1][column] = *text;
      b.columns = column++;
    }
  b.rows++;
  return b;
}

static void add (gh_texts *options, const board *b)
{
  char *to = options->text[options->count++];
  for (int row = 1; row <= b->rows; row++) {
    for (int column = 1; column <= b->columns; column++)
      *to++ = b->cell[row][column];
    *to++ = row < b->rows ? '/' : '\0';
  }
}

static void two_cells (gh_texts *options, board b, int row, int column, int down, char here,
                       char there)
{
  b.cell[row][column] = here;
  b.cell[row + down][column + !down] = there;
  add (options, &b);
}

static void domineering (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  int const down = side == GH_LEFT;
  if (b->cell[row][column] == '.' && b->cell[row + down][column + !down] == '.')
    two_cells (options, *b, row, column, down, '#', '#');
}

static void clobber (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  char const own = side == GH_LEFT ? 'x' : 'o', other = side == GH_LEFT ? 'o' : 'x';
  for (int down = 0; down <= 1; down++) {
    char const here = b->cell[row][column], there = b->cell[row + down][column + !down];
    if (here == own && there == other)
      two_cells (options, *b, row, column, down, '.', own);
    if (here == other && there == own)
      two_cells (options, *b, row, column, down, own, '.');
  }
}

/* A square that the player may take, where those beside it that nobody has become `given`, and
   those that were `lost` nobody's. */
static void take (gh_texts *options, const board *b, char own, int row, int column, char given,
                  char lost)
{
  static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  board next = *b;
  if (b->cell[row][column] != '.' && b->cell[row][column] != own)
    return;
  next.cell[row][column] = '#';
  for (int i = 0; i < 4; i++) {
    char *const beside = &next.cell[row + steps[i][0]][column + steps[i][1]];
    *beside = *beside == '.' ? given : *beside == lost ? '#' : *beside;
  }
  add (options, &next);
}

static void snort (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  char const own = side == GH_LEFT ? 'L' : 'R', other = side == GH_LEFT ? 'R' : 'L';
  take (options, b, own, row, column, own, other);
}

static void col (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  char const own = side == GH_LEFT ? 'L' : 'R', other = side == GH_LEFT ? 'R' : 'L';
  take (options, b, own, row, column, other, own);
}

static void toads (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  const char *const before = side == GH_LEFT ? "T.\0TF." : ".F\0.TF";
  const char *const after = side == GH_LEFT ? ".T\0.FT" : "F.\0FT.";
  for (size_t i = 0, length = 2; i <= 3; i += 3, length++)
    if (!memcmp (&b->cell[row][column], before + i, length)) {
      board next = *b;
      memcpy (&next.cell[row][column], after + i, length);
      add (options, &next);
    }
}

static void konane (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  char const own = side == GH_LEFT ? 'x' : 'o', other = side == GH_LEFT ? 'o' : 'x';
  for (int i = 0; i < 4 && b->cell[row][column] == own; i++) {
    int const down = steps[i][0], right = steps[i][1];
    board next = *b;
    for (int r = row, c = column;
         next.cell[r + down][c + right] == other && next.cell[r + 2 * down][c + 2 * right] == '.';
         r += 2 * down, c += 2 * right) {
      next.cell[r][c] = next.cell[r + down][c + right] = '.';
      next.cell[r + 2 * down][c + 2 * right] = own;
      add (options, &next);
    }
  }
}

static void hackenbush (gh_texts *options, const board *b, gh_side side, int row, int column)
{
  board next = *b;
  if (!strchr (side == GH_LEFT ? "LE" : "RE", b->cell[row][column]))
    return;
  next.columns = column - 1;
  add (options, &next);
}

/* ---- pieces of cake -------------------------------------------------------------------------- */

/* "2,3+1,4": each piece, of which no like one stands before it, is replaced by two. */
static void cutcake (gh_texts *options, const char *text, gh_side side)
{
  const char *seen[64];
  size_t count = 0;
  for (const char *piece = text; *piece; piece += 4 - !piece[3]) {
    int const rows = piece[0] - '0', columns = piece[2] - '0';
    int const length = side == GH_LEFT ? columns : rows;
    bool again = false;
    for (size_t i = 0; i < count; i++)
      again = again || !memcmp (seen[i], piece, 3);
    seen[count++] = piece;
    for (int i = 1; 2 * i <= length && !again; i++) {
      int const other = length - i;
      snprintf (options->text[options->count++], GH_POSITION_TEXT, "%.*s%d,%d+%d,%d%s",
                (int)(piece - text), text, side == GH_LEFT ? rows : i,
                side == GH_LEFT ? i : columns, side == GH_LEFT ? rows : other,
                side == GH_LEFT ? other : columns, piece + 3);
    }
  }
}

void gh_moves_on_text (const gh_ruleset *ruleset, const char *text, gh_side side, gh_texts *options)
{
  static const struct {
    const char *name;
    void (*moves) (gh_texts *, const board *, gh_side, int, int);
  } table[] = {{"domineering", domineering},
               {"clobber", clobber},
               {"snort", snort},
               {"col", col},
               {"toads", toads},
               {"konane", konane},
               {"hack", hackenbush}};
  options->count = 0;
  if (ruleset == &gh_cutcake) {
    cutcake (options, text, side);
    return;
  }
  board const b = board_of (text);
  size_t i = 0;
  while (strcmp (table[i].name, ruleset->name) != 0)
    i++;
  for (int row = 1; row <= b.rows; row++)
    for (int column = 1; column <= b.columns; column++)
      table[i].moves (options, &b, side, row, column);
}

/* ---- as codes -------------------------------------------------------------------------------- */

gh_form gh_options_on_text (gh_store *store, gh_form code)
{
  char text[GH_POSITION_TEXT], error[200];
  gh_texts options;
  gh_position position;
  const gh_ruleset *const ruleset = gh_position_of_code (store, code, &position);
  ruleset->print (position, text);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_moves_on_text (ruleset, text, side, &options);
    for (size_t i = 0; i < options.count; i++) {
      if (!ruleset->read (options.text[i], &position, error, sizeof error))
        gh_broken ("gh_options_on_text", options.text[i], error);
      gh_form_add (store, side, gh_position_code (store, ruleset, position));
    }
  }
  return gh_form_end (store);
}
