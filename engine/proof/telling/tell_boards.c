/* Boards and heaps are written again, square by square and heap by heap, as the claim language
   reads them. */
#include "proof/telling/tell_boards.h"
#include "proof/telling/tell.h"
#include "proof/telling/tell_heaps.h"

#include <string.h>

static void write_board (const gh_boards_proof *p, const gh_boards_squares board, FILE *out)
{
  fprintf (out, "%s(", p->game->name);
  for (size_t i = 0; i < GH_BOARDS_SQUARES && board[i]; i++) {
    if (i && i % p->columns == 0)
      fputc (p->game->cake ? '+' : '/', out);
    else if (i && p->game->cake)
      fputc (',', out);
    fputc (board[i], out);
  }
  fputc (')', out);
}

static void tell_board (const gh_boards_proof *p, const gh_boards_node *n, unsigned judgments,
                        FILE *out)
{
  if (p->misere)
    fprintf (out, "%s in misere play: ", gh_proof_outcome (judgments));
  write_board (p, n->board, out);
  if (!p->misere)
    fprintf (out, " %s 0", gh_proof_relation (judgments));
  fputc ('\n', out);
}

/* ---- heaps ----------------------------------------------------------------------------------- */

static void begin_code (const gh_digits *c, FILE *out)
{
  if (c->unequal)
    fputs ("grundysgame(", out);
  else {
    fputs ("octal(", out);
    gh_digits_write (c, out);
    fputs (", ", out);
  }
}

/* Code by code, the smallest heap first, but for the one that is the value. */
static void write_heaps (const gh_boards_proof *p, const gh_boards_sum *s, FILE *out)
{
  size_t const value = (p->code_count - 1) * GH_HEAP_SIZES + s->value;
  size_t count = 0, open = p->code_count; /* the code that is open: none */
  bool is_passed = !s->value;
  while (s->heaps[count])
    count++;
  for (size_t i = count; i-- > 0;) {
    size_t const code = s->heaps[i] / GH_HEAP_SIZES;
    if (s->heaps[i] == value && !is_passed) {
      is_passed = true;
      continue;
    }
    if (code == open)
      fputs (", ", out);
    else {
      fputs (open < p->code_count ? ") + " : "", out);
      begin_code (&p->codes[code], out);
    }
    fprintf (out, "%d", s->heaps[i] % GH_HEAP_SIZES);
    open = code;
  }
  fputs (open < p->code_count ? ")" : "0", out);
}

static int tell_heaps (const gh_boards_proof *p, FILE *out)
{
  int lines = 0;
  for (uint64_t i = 0; i < p->sum_count; i++) {
    const gh_boards_sum *const s = &p->sums[i];
    const char *const play = s->misere ? "misere" : "normal";
    if (s->kind == GH_BOARDS_LOST)
      continue;
    if (s->kind != GH_BOARDS_VALUE_SHOWN)
      fprintf (out, "Who begins %s in %s play: ", s->kind == GH_BOARDS_WON_SHOWN ? "wins" : "loses",
               play);
    write_heaps (p, s, out);
    if (s->kind == GH_BOARDS_VALUE_SHOWN)
      fprintf (out, " has the Grundy value %u in %s play", s->value, play);
    fputc ('\n', out);
    lines++;
  }
  return lines;
}

/* ---- both ------------------------------------------------------------------------------------ */

/* Shown nodes of one board that follow each other are told together. */
int gh_boards_tell (const gh_boards_proof *p, FILE *out)
{
  int lines = 0;
  const gh_boards_node *last = NULL;
  unsigned judgments = 0;
  for (uint64_t i = 1; i <= p->node_count; i++) {
    const gh_boards_node *const n = &p->nodes[i];
    if (!n->shown)
      continue;
    if (last && memcmp (last->board, n->board, sizeof n->board) != 0) {
      tell_board (p, last, judgments, out);
      lines++;
      judgments = 0;
    }
    judgments |= GH_PROOF_JUDGMENT (n->wins, n->begins);
    last = n;
  }
  if (last)
    tell_board (p, last, judgments, out);
  return lines + (last != NULL) + tell_heaps (p, out);
}
