/* Games are written out once, by their options, and called by their numbers. */
#include "proof/telling/tell_loopy.h"
#include "proof/telling/tell.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* What is shown of a sum: bits by kind, player and who begins. */
#define SAID(kind, player, begins) (1u << (4 * (kind) + 2 * (player) + (begins)))

static void write_game (const gh_loopy_proof *p, int32_t n, FILE *out)
{
  const gh_loopy_form *const f = &p->forms[n];
  if (f->count[0] + f->count[1])
    fprintf (out, "F%" PRId32, n);
  else
    fputc ('0', out);
}

static void write_form (const gh_loopy_proof *p, int32_t n, FILE *out)
{
  const gh_loopy_form *const f = &p->forms[n];
  size_t const count = f->count[0] + f->count[1];
  fprintf (out, "F%" PRId32 " = {", n);
  for (size_t i = 0; i < count; i++) {
    fputs (i == f->count[0] ? "|" : i ? "," : "", out);
    write_game (p, p->refs[f->first + i], out);
  }
  fputs (f->count[1] ? "}\n" : "|}\n", out);
}

static int tell_forms (const gh_loopy_proof *p, FILE *out)
{
  int lines = 0;
  for (int32_t n = 1; n <= p->form_count; n++)
    if (p->forms[n].count[0] + p->forms[n].count[1]) {
      write_form (p, n, out);
      lines++;
    }
  return lines;
}

/* But for one game, from 0 on, if there are so many. Games with a minus come last. */
static void write_but (const gh_loopy_proof *p, const gh_loopy_node *n, size_t but, FILE *out)
{
  const int32_t *const games = p->refs + n->first;
  const char *between = "";
  for (int minus = 0; minus < 2; minus++)
    for (size_t i = 0; i < n->count; i++)
      if ((games[i] < 0) == minus && i != but) {
        fputs (minus ? *between ? " - " : "-" : between, out);
        write_game (p, abs (games[i]), out);
        between = " + ";
      }
  fputs (*between ? "" : "0", out);
}

static void write_sum (const gh_loopy_proof *p, const gh_loopy_node *n, FILE *out)
{
  write_but (p, n, SIZE_MAX, out);
}

static const char *result_of (unsigned said, unsigned begins)
{
  unsigned const left = said & SAID (GH_LOOPY_LASTS, 0, begins);
  unsigned const right = said & SAID (GH_LOOPY_LASTS, 1, begins);
  return said & SAID (GH_LOOPY_WINS, 0, begins)   ? "Left wins"
         : said & SAID (GH_LOOPY_WINS, 1, begins) ? "Right wins"
         : left && right                          ? "a draw"
         : left                                   ? "Left does not lose"
         : right                                  ? "Right does not lose"
                                                  : NULL;
}

static void tell_results (unsigned said, FILE *out)
{
  const char *const first = result_of (said, 0), *const second = result_of (said, 1);
  if (first && second && !strcmp (first, second))
    fprintf (out, ": %s, whoever begins\n", first);
  else {
    fprintf (out, first ? ": %s if Left begins" : ":", first);
    fprintf (out, second ? "%s %s if Right begins\n" : "\n", first ? "," : "", second);
  }
}

static int tell_sum (const gh_loopy_proof *p, const gh_loopy_node *n, unsigned said, FILE *out)
{
  int lines = 0;
  if (result_of (said, 0) || result_of (said, 1)) {
    write_sum (p, n, out);
    tell_results (said, out);
    lines++;
  }
  if (said & SAID (GH_LOOPY_STOPPER, 0, 0)) {
    write_sum (p, n, out);
    fputs (" is a stopper\n", out);
    lines++;
  }
  return lines;
}

static bool are_of_one_sum (const gh_loopy_proof *p, const gh_loopy_node *a, const gh_loopy_node *b)
{
  return a->count == b->count &&
         !memcmp (p->refs + a->first, p->refs + b->first, a->count * sizeof *p->refs);
}

/* Shown nodes of one sum that follow each other are told together. */
static int tell_nodes (const gh_loopy_proof *p, FILE *out)
{
  int lines = 0;
  const gh_loopy_node *last = NULL;
  unsigned said = 0;
  for (int32_t i = 1; i <= p->node_count; i++) {
    const gh_loopy_node *const n = &p->nodes[i];
    if (!n->shown)
      continue;
    if (last && !are_of_one_sum (p, last, n)) {
      lines += tell_sum (p, last, said, out);
      said = 0;
    }
    said |= SAID (n->kind, n->player, n->begins);
    last = n;
  }
  return lines + (last ? tell_sum (p, last, said, out) : 0);
}

/* Whether two orders are of the same stoppers, or of the same sum and dud. */
static bool are_of_same (const gh_loopy_proof *p, const gh_loopy_order *a, const gh_loopy_order *b)
{
  const gh_loopy_node *const m = &p->nodes[a->left], *const n = &p->nodes[b->left];
  if (a->right || b->right)
    return a->left == b->left && a->right == b->right;
  for (size_t i = 0; m->count == n->count && i + 1 < n->count; i++)
    if (p->refs[m->first + i + (i >= a->passes)] != p->refs[n->first + i + (i >= b->passes)])
      return false;
  return m->count == n->count;
}

/* Such orders that follow each other are told together, too. */
static int tell_orders (const gh_loopy_proof *p, FILE *out)
{
  int lines = 0;
  unsigned judgments = 0;
  for (size_t i = 0; i < p->order_count; i++) {
    const gh_loopy_order *const o = &p->orders[i];
    judgments |= GH_PROOF_JUDGMENT (o->player, o->begins);
    if (i + 1 < p->order_count && are_of_same (p, o, o + 1))
      continue;
    write_but (p, &p->nodes[o->left], o->right ? SIZE_MAX : o->passes, out);
    fprintf (out, " %s ", gh_proof_relation (judgments));
    if (o->right)
      write_sum (p, &p->nodes[o->right], out);
    else
      fputs ("dud", out);
    fputc ('\n', out);
    judgments = 0;
    lines++;
  }
  return lines;
}

int gh_loopy_tell (const gh_loopy_proof *p, FILE *out)
{
  bool shows = p->order_count != 0;
  for (int32_t i = 1; i <= p->node_count; i++)
    shows |= p->nodes[i].shown;
  if (!shows)
    return 0;
  int const forms = tell_forms (p, out);
  int const sums = tell_nodes (p, out);
  int const orders = tell_orders (p, out);
  fputs ("not proved in Coq: that the kernel of loopy games is sound\n", out);
  return forms + sums + orders + 1;
}
