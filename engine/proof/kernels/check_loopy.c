/* The kernel for games that may go on for ever. A node says something of a sum, and names nodes
   that say the like after each move that counts: earlier ones, where the play is to end; any, where
   it is to last; those of lower ranks for stoppers. All is read first, then checked. */
#include "check_loopy.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT, RIGHT };
const char gh_loopy_no_memory[] = "out of memory";

typedef struct kernel {
  gh_loopy_proof *p;
  const char *at; /* what is not read yet */
  jmp_buf rejected;
  size_t next;                 /* in refs: the witness that comes next */
  int32_t after[GH_LOOPY_SUM]; /* the sum after a move */
} kernel;
#include "check_reading.h"

static int32_t read_ref (kernel *k, int32_t least, int32_t most)
{
  return k->p->refs[k->p->ref_count++] = (int32_t)read_integer (k, least, most);
}

static void read_form (kernel *k)
{
  gh_loopy_proof *const p = k->p;
  require (k, p->form_count < p->forms_said, "more games than the first line says");
  gh_loopy_form *const f = &p->forms[++p->form_count];
  f->first = p->ref_count;
  for (unsigned side = LEFT; side <= RIGHT; p->ref_count--, side++)
    while (read_ref (k, 0, p->forms_said) != 0)
      f->count[side]++;
}

/* Put a game among those in order, of which there are so many. */
static void insert (int32_t *games, size_t count, int32_t game)
{
  for (; count > 0 && games[count - 1] > game; count--)
    games[count] = games[count - 1];
  games[count] = game;
}

static void read_sum (kernel *k, gh_loopy_node *n)
{
  gh_loopy_proof *const p = k->p;
  n->first = p->ref_count;
  for (int32_t game; (game = read_ref (k, -p->forms_said, p->forms_said)) != 0; n->count++) {
    require (k, n->count < GH_LOOPY_SUM, "a sum of more than 64 games");
    insert (&p->refs[n->first], n->count, game);
  }
  n->witnesses = --p->ref_count;
}

static void read_node (kernel *k, gh_loopy_kind kind, bool shown)
{
  gh_loopy_proof *const p = k->p;
  require (k, p->node_count < p->nodes_said, "more nodes than the first line says");
  gh_loopy_node *const n = &p->nodes[++p->node_count];
  *n = (gh_loopy_node){.kind = kind, .shown = shown, .on_line = p->line};
  if (kind == GH_LOOPY_STOPPER) {
    n->ranks[LEFT] = (int32_t)read_integer (k, 0, INT32_MAX);
    n->ranks[RIGHT] = (int32_t)read_integer (k, 0, INT32_MAX);
  } else {
    n->player = read_letter (k, "LR", "expected L or R, who wins or lasts");
    n->begins = read_letter (k, "LR", "expected L or R, who begins");
  }
  for (read_sum (k, n); peek (k) != '\n'; n->witness_count++)
    read_ref (k, 1, INT32_MAX);
}

/* Whether the games of a node are those on the left and the negatives of those on the right. */
static bool is_difference (kernel *k, const gh_loopy_node *n, const gh_loopy_node *left,
                           const gh_loopy_node *right)
{
  const int32_t *const refs = k->p->refs;
  if (n->count != left->count + right->count)
    return false;
  for (size_t i = 0; i < n->count; i++)
    insert (k->after, i,
            i < left->count ? refs[left->first + i] : -refs[right->first + i - left->count]);
  return !memcmp (k->after, refs + n->first, n->count * sizeof *refs);
}

/* The node of an order, the next. */
static gh_loopy_order *read_judgment (kernel *k)
{
  gh_loopy_order *const o = &k->p->orders[k->p->order_count++];
  int32_t const node = (int32_t)read_integer (k, 1, k->p->node_count);
  const gh_loopy_node *const n = &k->p->nodes[node];
  require (k, n->kind == GH_LOOPY_WINS || (n->kind == GH_LOOPY_LASTS && n->player != n->begins),
           "an order takes who wins, or lasts as the second");
  *o = (gh_loopy_order){n->player, n->begins, node, 0, 0};
  return o;
}

static void read_order (kernel *k)
{
  const gh_loopy_node *const nodes = k->p->nodes;
  gh_loopy_order *const o = read_judgment (k);
  const gh_loopy_node *const n = &nodes[o->left];
  o->left = (int32_t)read_integer (k, 1, k->p->node_count);
  o->right = (int32_t)read_integer (k, 1, k->p->node_count);
  const gh_loopy_node *const left = &nodes[o->left], *const right = &nodes[o->right];
  require (k, left->kind == GH_LOOPY_STOPPER && right->kind == GH_LOOPY_STOPPER,
           "an order takes two stoppers");
  require (k, is_difference (k, n, left, right), "this is not their difference");
}

/* Whether a game is on or off, whose only move is that a player passes. */
static bool is_pass (const gh_loopy_proof *p, int32_t game, unsigned who)
{
  const gh_loopy_form *const f = &p->forms[abs (game)];
  unsigned const side = game > 0 ? who : !who;
  return f->count[side] == 1 && f->count[!side] == 0 && p->refs[f->first] == abs (game);
}

static void read_dud (kernel *k)
{
  gh_loopy_order *const o = read_judgment (k);
  const gh_loopy_node *const n = &k->p->nodes[o->left];
  while (o->passes < n->count && !is_pass (k->p, k->p->refs[n->first + o->passes], o->begins))
    o->passes++;
  require (k, o->passes < n->count, "who begins can pass in no game of the node's alone");
}

/* The sum after the i-th move of a player, if he has so many. */
static bool make_move (kernel *k, const gh_loopy_node *n, unsigned who, size_t i)
{
  const int32_t *const games = k->p->refs + n->first;
  for (size_t at = 0; at < n->count; at++) {
    const gh_loopy_form *const f = &k->p->forms[abs (games[at])];
    unsigned const side = games[at] > 0 ? who : !who;
    if (i < f->count[side]) {
      int32_t const option = k->p->refs[f->first + (side == RIGHT ? f->count[LEFT] : 0) + i];
      memcpy (k->after, games, at * sizeof *games);
      memcpy (k->after + at, games + at + 1, (n->count - at - 1) * sizeof *games);
      insert (k->after, n->count - 1, games[at] > 0 ? option : -option);
      return true;
    }
    i -= f->count[side];
  }
  return false;
}

static int32_t take_ref (kernel *k, const gh_loopy_node *n, int32_t most)
{
  require (k, k->next < n->witnesses + n->witness_count, "too few witnesses");
  int32_t const ref = k->p->refs[k->next++];
  require (k, ref <= most, no_integer);
  return ref;
}

/* Whether a node says of the sum after a player's move what is needed of it. */
static bool is_witness (const gh_loopy_node *n, const gh_loopy_node *after, unsigned mover)
{
  bool const is_like = after->player == n->player && after->begins == !mover;
  switch (n->kind) {
  case GH_LOOPY_WINS: return after->kind == GH_LOOPY_WINS && after < n && is_like;
  case GH_LOOPY_LASTS: return after->kind <= GH_LOOPY_LASTS && is_like;
  default: return after->kind == GH_LOOPY_STOPPER && after->ranks[!mover] < n->ranks[mover];
  }
}

static void take_witness (kernel *k, const gh_loopy_node *n, unsigned mover)
{
  const gh_loopy_node *const after = &k->p->nodes[take_ref (k, n, k->p->node_count)];
  require (k,
           is_witness (n, after, mover) && after->count == n->count &&
               !memcmp (k->after, k->p->refs + after->first, n->count * sizeof *k->after),
           "this is not what the node shows");
}

/* One move of the node's player, which is named, is enough; of the other one it takes all. */
static void check_node (kernel *k, const gh_loopy_node *n)
{
  k->p->line = n->on_line;
  k->next = n->witnesses;
  for (unsigned mover = LEFT; mover <= RIGHT; mover++) {
    if (n->kind != GH_LOOPY_STOPPER && n->begins != mover)
      continue;
    if (n->kind != GH_LOOPY_STOPPER && n->player == mover) {
      size_t const i = (size_t)take_ref (k, n, INT32_MAX) - 1;
      require (k, make_move (k, n, mover, i), "there is no such move");
      take_witness (k, n, mover);
    } else
      for (size_t i = 0; make_move (k, n, mover, i); i++)
        take_witness (k, n, mover);
  }
  require (k, k->next == n->witnesses + n->witness_count, "too many witnesses");
}

static void check_all (kernel *k)
{
  const gh_loopy_proof *const p = k->p;
  require (k, !strcmp (k->at, "\n"), "something follows the end");
  require (k, p->form_count == p->forms_said && p->node_count == p->nodes_said,
           "fewer games or nodes than the first line says");
  for (int32_t i = 1; i <= p->node_count; i++)
    check_node (k, &p->nodes[i]);
}

static bool read_all (kernel *k, int32_t lines)
{
  gh_loopy_proof *const p = k->p;
  if (setjmp (k->rejected))
    return false;
  require (k, p->forms && p->nodes && p->orders && p->refs, gh_loopy_no_memory);
  read_exactly (k, "gifthorse-loopy 1 ", "expected `gifthorse-loopy 1`");
  p->forms_said = (int32_t)read_integer (k, 0, lines);
  p->nodes_said = (int32_t)read_integer (k, 0, lines);
  for (;;) {
    read_letter (k, "\n", "expected the end of the line");
    unsigned const kind = read_letter (k, "#.fouswdt", "expected another kind of line");
    switch (kind) {
    case 0: k->at += strcspn (k->at, "\n"); break;
    case 1: return check_all (k), true;
    case 2: read_form (k); break;
    case 3: read_order (k); break;
    case 4: read_dud (k); break;
    case 5: read_node (k, read_letter (k, "wdt", "expected a node that is shown"), true); break;
    default: read_node (k, kind - 6, false);
    }
  }
}

bool gh_loopy_check (gh_loopy_proof *proof, const char *text)
{
  size_t lines = 1, blanks = 0;
  for (const char *c = text; *c; lines += *c++ == '\n')
    blanks += *c == ' ';
  *proof = (gh_loopy_proof){.line = 1, .error = "more than 2^31 blanks and lines"};
  if (lines + blanks >= INT32_MAX)
    return false;
  proof->forms = calloc (lines + 1, sizeof *proof->forms);
  proof->nodes = calloc (lines + 1, sizeof *proof->nodes);
  proof->orders = calloc (lines, sizeof *proof->orders);
  proof->refs = calloc (lines + blanks, sizeof *proof->refs);
  return read_all (&(kernel){.p = proof, .at = text}, (int32_t)lines);
}

void gh_loopy_free (gh_loopy_proof *proof)
{
  free (proof->forms);
  free (proof->nodes);
  free (proof->orders);
  free (proof->refs);
}
