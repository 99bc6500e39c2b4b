/* The board is written again, square by square, as the claim language reads it. */
#include "proof/tell_boards.h"
#include "proof/tell.h"

#include <string.h>

static void write_board (const gh_boards_proof *p, const gh_boards_squares board, FILE *out)
{
  fprintf (out, "%s(", p->game->name);
  for (size_t i = 0; i < GH_BOARDS_SQUARES && board[i]; i++) {
    if (i && i % p->columns == 0)
      fputc ('/', out);
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
  return lines + (last != NULL);
}
