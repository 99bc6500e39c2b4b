#include "tests/rulesets/moves.h"

#include <stdlib.h>
#include <string.h>

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

static void add (texts *options, const board *b)
{
  char *to = options->text[options->count++];
  for (int row = 1; row <= b->rows; row++) {
    for (int column = 1; column <= b->columns; column++)
      *to++ = b->cell[row][column];
    *to++ = row < b->rows ? '/' : '\0';
  }
}

static void two_cells (texts *options, board b, int row, int column, int down, char here,
                       char there)
{
  b.cell[row][column] = here;
  b.cell[row + down][column + !down] = there;
  add (options, &b);
}

static void domineering (texts *options, const board *b, gh_side side, int row, int column)
{
  int const down = side == GH_LEFT;
  if (b->cell[row][column] == '.' && b->cell[row + down][column + !down] == '.')
    two_cells (options, *b, row, column, down, '#', '#');
}

static void clobber (texts *options, const board *b, gh_side side, int row, int column)
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

static void snort (texts *options, const board *b, gh_side side, int row, int column)
{
  static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
  char const own = side == GH_LEFT ? 'L' : 'R', other = side == GH_LEFT ? 'R' : 'L';
  board next = *b;
  if (b->cell[row][column] != '.' && b->cell[row][column] != own)
    return;
  next.cell[row][column] = '#';
  for (int i = 0; i < 4; i++) {
    char *const beside = &next.cell[row + steps[i][0]][column + steps[i][1]];
    *beside = *beside == '.' ? own : *beside == other ? '#' : *beside;
  }
  add (options, &next);
}

static void toads (texts *options, const board *b, gh_side side, int row, int column)
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

static void hackenbush (texts *options, const board *b, gh_side side, int row, int column)
{
  board next = *b;
  if (!strchr (side == GH_LEFT ? "LE" : "RE", b->cell[row][column]))
    return;
  next.columns = column - 1;
  add (options, &next);
}

void slow_moves (const gh_ruleset *ruleset, const char *text, gh_side side, texts *options)
{
  static const struct {
    const char *name;
    void (*moves) (texts *, const board *, gh_side, int, int);
  } table[] = {{"domineering", domineering},
               {"clobber", clobber},
               {"snort", snort},
               {"toads", toads},
               {"hack", hackenbush}};
  board const b = board_of (text);
  size_t i = 0;
  while (strcmp (table[i].name, ruleset->name) != 0)
    i++;
  options->count = 0;
  for (int row = 1; row <= b.rows; row++)
    for (int column = 1; column <= b.columns; column++)
      table[i].moves (options, &b, side, row, column);
}
