/* From the turns that are to be shown on, nodes are added for those that they need: for a player's
   own turn the move that wins soonest, or the first that does not lose; for the other's all. Who
   wins sooner has the earlier line. */
#include "proof/provers/loopy_prover.h"
#include "form/loan.h"

#include <inttypes.h>
#include <stdlib.h>

enum { LEFT, RIGHT, TABLES = 3 };

/* What a node says, as GH_LOOPY_WINS, of a turn of a table; of a stopper of a state. */
typedef struct node {
  size_t table, turn;
  gh_loopy_kind kind;
  unsigned player;
  uint32_t round; /* of a win; else 0 */
  bool shown;
} node;

typedef struct prover {
  gh_store *store;
  const gh_loopy_goal *goal;
  gh_loopy_found *found;
  gh_loopy_table tables[TABLES];
  int32_t *numbers[TABLES][2][2]; /* by kind and player: of each turn's node, from 1 on, or 0 */
  size_t table_count;
  node *nodes;
  size_t node_count, room;
  const gh_graph *graphs[2 * GH_LOOPY_SUM + 2]; /* each once, and their first positions' numbers */
  int32_t bases[2 * GH_LOOPY_SUM + 2], form_count;
  size_t graph_count, most;
  node roots[2]; /* of an order: where Left begins, where Right does */
  FILE *out;
  gh_loopy_status status;
} prover;

/* on and off, in which one player may pass. */
static uint32_t none[] = {0, 0}, one[] = {0, 1}, itself[] = {0};
static const gh_graph passing[2] = {{1, {one, none}, {itself, itself}},
                                    {1, {none, one}, {itself, itself}}};

_Noreturn static void fail (prover *p, gh_loopy_status status)
{
  p->status = status;
  gh_fail (p->store, GH_ABANDONED);
}

/* ---- tables ---------------------------------------------------------------------------------- */

static bool is_passing (const gh_graph *graph, int who)
{
  return graph->positions == 1 && graph->first[who][1] == 1 && graph->first[!who][1] == 0;
}

/* on is written once, and off, whoever needs it. */
static int32_t base_of (prover *p, const gh_graph *graph)
{
  for (size_t i = 0; i < p->graph_count; i++)
    for (int who = LEFT; who <= RIGHT; who++)
      if (p->graphs[i] == graph || (is_passing (p->graphs[i], who) && is_passing (graph, who)))
        return p->bases[i];
  p->graphs[p->graph_count] = graph;
  p->bases[p->graph_count] = p->form_count + 1;
  p->form_count += (int32_t)graph->positions;
  return p->bases[p->graph_count++];
}

static void add_games (prover *p, gh_loopy_table *t, const gh_loopy_game *games, size_t count,
                       bool minus)
{
  if (t->count + count > GH_LOOPY_SUM)
    fail (p, GH_LOOPY_OVER_GAMES);
  for (size_t i = 0; i < count; i++) {
    t->base[t->count] = base_of (p, games[i].graph);
    t->games[t->count++] = (gh_loopy_game){games[i].graph, games[i].minus != minus};
  }
}

/* A table of a sum and more games, or the negatives of these. */
static gh_loopy_table *make_table (prover *p, const gh_loopy_game *games, size_t count,
                                   const gh_loopy_game *more, size_t more_count, bool minus,
                                   bool in_turn)
{
  gh_loopy_table *const t = &p->tables[p->table_count++];
  add_games (p, t, games, count, false);
  add_games (p, t, more, more_count, minus);
  if (!gh_loopy_table_fill (p->store, t, p->most, in_turn))
    fail (p, GH_LOOPY_OVER_POSITIONS);
  return t;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static int32_t *number_of (prover *p, const node *n)
{
  int32_t **const numbers = &p->numbers[n->table][n->kind == GH_LOOPY_LASTS][n->player];
  if (!*numbers)
    *numbers = gh_loan (p->store, 2 * p->tables[n->table].states, sizeof **numbers);
  return &(*numbers)[n->turn];
}

static void add_node (prover *p, node n, FILE *out)
{
  (void)out;
  int32_t *const number = number_of (p, &n);
  if (*number)
    return;
  p->nodes = gh_loan_more (p->store, p->nodes, p->node_count, &p->room, sizeof *p->nodes);
  n.round = n.kind == GH_LOOPY_WINS ? p->tables[n.table].rounds[n.player][n.turn] : 0;
  p->nodes[p->node_count++] = n;
  *number = (int32_t)p->node_count;
}

/* The node of what is said after a move, without its number. */
static node after_move (const node *n, unsigned mover, size_t state)
{
  size_t const turn = n->kind == GH_LOOPY_STOPPER ? 2 * state : 2 * state + !mover;
  return (node){.table = n->table, .turn = turn, .kind = n->kind, .player = n->player};
}

/* The move that a node's player makes: that which wins soonest, or the first that does not lose. */
static size_t choose (const prover *p, const node *n, size_t *state)
{
  const gh_loopy_table *const t = &p->tables[n->table];
  const uint32_t *const own = t->rounds[n->player], *const others = t->rounds[!n->player];
  size_t best = SIZE_MAX, after;
  for (size_t i = 0; gh_loopy_table_move (t, n->turn / 2, n->player, i, &after); i++) {
    size_t const turn = 2 * after + !n->player;
    bool const is_better =
        n->kind == GH_LOOPY_WINS
            ? own[turn] && (best == SIZE_MAX || own[turn] < own[2 * *state + !n->player])
            : !others[turn] && best == SIZE_MAX;
    if (is_better) {
      best = i;
      *state = after;
    }
  }
  return best;
}

/* Those that a node names, each given to a function. For the player's own move it is one. */
static void each_witness (prover *p, const node *n, void (*take) (prover *, node, FILE *),
                          FILE *out)
{
  const gh_loopy_table *const t = &p->tables[n->table];
  for (unsigned mover = LEFT; mover <= RIGHT; mover++) {
    size_t after = 0;
    if (n->kind != GH_LOOPY_STOPPER && (n->turn & 1) != mover)
      continue;
    if (n->kind != GH_LOOPY_STOPPER && n->player == mover) {
      size_t const i = choose (p, n, &after);
      if (out)
        fprintf (out, " %zu", i + 1);
      take (p, after_move (n, mover, after), out);
    } else
      for (size_t i = 0; gh_loopy_table_move (t, n->turn / 2, mover, i, &after); i++)
        take (p, after_move (n, mover, after), out);
  }
}

static void write_witness (prover *p, node n, FILE *out)
{
  fprintf (out, " %" PRId32, *number_of (p, &n));
}

/* With all that it needs. */
static void add_shown (prover *p, node n, bool shown)
{
  size_t i = p->node_count;
  add_node (p, n, NULL);
  for (; i < p->node_count; i++) {
    node const from = p->nodes[i];
    each_witness (p, &from, add_node, NULL);
  }
  if (shown)
    p->nodes[*number_of (p, &n) - 1].shown = true;
}

/* ---- what is to be shown ----------------------------------------------------------------------
 */

static node of_sum (const prover *p, const gh_loopy_table *t, gh_loopy_kind kind, unsigned player,
                    unsigned begins)
{
  return (node){.table = (size_t)(t - p->tables), .turn = begins, .kind = kind, .player = player};
}

static void show_outcome (prover *p)
{
  gh_loopy_table *const t =
      make_table (p, p->goal->left, p->goal->left_count, NULL, 0, false, false);
  for (unsigned begins = LEFT; begins <= RIGHT; begins++) {
    bool const is_won[] = {t->rounds[LEFT][begins] != 0, t->rounds[RIGHT][begins] != 0};
    bool const is_drawn = !is_won[LEFT] && !is_won[RIGHT];
    p->found->results[begins] = is_won[LEFT]    ? GH_LOOPY_LEFT_WINS
                                : is_won[RIGHT] ? GH_LOOPY_RIGHT_WINS
                                                : GH_LOOPY_DRAWN;
    for (unsigned player = LEFT; player <= RIGHT; player++)
      if (is_won[player] || is_drawn)
        add_shown (p, of_sum (p, t, is_drawn ? GH_LOOPY_LASTS : GH_LOOPY_WINS, player, begins),
                   true);
  }
}

static void show_stopper (prover *p, const gh_loopy_game *games, size_t count, bool shown)
{
  gh_loopy_table *const t = make_table (p, games, count, NULL, 0, false, true);
  for (size_t turn = 0; turn < 2 * t->states; turn++)
    if (!t->rounds[LEFT][turn])
      fail (p, GH_LOOPY_NO_ORDER);
  add_shown (p, of_sum (p, t, GH_LOOPY_STOPPER, LEFT, LEFT), shown);
}

/* Who begins wins the table's sum, or the other one does not lose it. */
static void show_judgment (prover *p, gh_loopy_table *t, unsigned begins)
{
  bool const wins = t->rounds[begins][begins] != 0;
  unsigned const player = wins ? begins : !begins;
  node const n = of_sum (p, t, wins ? GH_LOOPY_WINS : GH_LOOPY_LASTS, player, begins);
  p->found->judgments |= 1u << (2 * player + begins);
  add_shown (p, n, false);
  p->roots[begins] = n;
}

static void show_order (prover *p)
{
  const gh_loopy_goal *const g = p->goal;
  show_stopper (p, g->left, g->left_count, false);
  show_stopper (p, g->right, g->right_count, false);
  gh_loopy_table *const t =
      make_table (p, g->left, g->left_count, g->right, g->right_count, true, false);
  for (unsigned begins = LEFT; begins <= RIGHT; begins++)
    show_judgment (p, t, begins);
}

/* Beside the sum is what who begins may pass in. */
static void show_dud (prover *p)
{
  for (unsigned begins = LEFT; begins <= RIGHT; begins++) {
    gh_loopy_game const pass = {&passing[begins], false};
    show_judgment (p, make_table (p, p->goal->left, p->goal->left_count, &pass, 1, false, false),
                   begins);
  }
}

/* ---- writing --------------------------------------------------------------------------------- */

static int compare_nodes (const void *a, const void *b)
{
  const node *const m = a, *const n = b;
  if (m->round != n->round)
    return m->round < n->round ? -1 : 1;
  if (m->table != n->table)
    return m->table < n->table ? -1 : 1;
  if (m->turn != n->turn)
    return m->turn < n->turn ? -1 : 1;
  return (int)(2 * m->kind + m->player) - (int)(2 * n->kind + n->player);
}

static void write_forms (const prover *p, FILE *out)
{
  for (size_t i = 0; i < p->graph_count; i++)
    for (uint32_t position = 0; position < p->graphs[i]->positions; position++) {
      fputc ('f', out);
      for (unsigned side = LEFT; side <= RIGHT; side++) {
        GH_EACH_MOVE (p->graphs[i], side, x, position)
        fprintf (out, " %" PRId32, p->bases[i] + (int32_t)x);
        fputs (" 0", out);
      }
      fputc ('\n', out);
    }
}

static void write_node (prover *p, const node *n, FILE *out)
{
  const gh_loopy_table *const t = &p->tables[n->table];
  size_t const state = n->turn / 2;
  int32_t games[GH_LOOPY_SUM];
  fprintf (out, "%s%c", n->shown ? "s " : "", "wdt"[n->kind]);
  if (n->kind == GH_LOOPY_STOPPER)
    fprintf (out, " %" PRIu32 " %" PRIu32, t->rounds[0][2 * state] - 1,
             t->rounds[0][2 * state + 1] - 1);
  else
    fprintf (out, " %c %c", "LR"[n->player], "LR"[n->turn & 1]);
  gh_loopy_table_games (t, state, games);
  for (size_t i = 0; i < t->count; i++)
    fprintf (out, " %" PRId32, games[i]);
  fputs (" 0", out);
  each_witness (p, n, write_witness, out);
  fputc ('\n', out);
}

static void write_orders (prover *p, FILE *out)
{
  for (unsigned begins = LEFT; begins <= RIGHT; begins++) {
    int32_t const number = *number_of (p, &p->roots[begins]);
    if (p->goal->kind == GH_LOOPY_GOAL_DUD)
      fprintf (out, "u %" PRId32 "\n", number);
    else {
      node const left = of_sum (p, &p->tables[0], GH_LOOPY_STOPPER, LEFT, LEFT);
      node const right = of_sum (p, &p->tables[1], GH_LOOPY_STOPPER, LEFT, LEFT);
      fprintf (out, "o %" PRId32 " %" PRId32 " %" PRId32 "\n", number, *number_of (p, &left),
               *number_of (p, &right));
    }
  }
}

static void write_all (prover *p, FILE *out)
{
  qsort (p->nodes, p->node_count, sizeof *p->nodes, compare_nodes);
  for (size_t i = 0; i < p->node_count; i++)
    *number_of (p, &p->nodes[i]) = (int32_t)i + 1;
  fprintf (out, "gifthorse-loopy 1 %" PRId32 " %zu\n", p->form_count, p->node_count);
  write_forms (p, out);
  for (size_t i = 0; i < p->node_count; i++)
    write_node (p, &p->nodes[i], out);
  if (p->goal->kind >= GH_LOOPY_GOAL_ORDER)
    write_orders (p, out);
  fputs (".\n", out);
}

static void run (void *argument)
{
  prover *const p = argument;
  switch (p->goal->kind) {
  case GH_LOOPY_GOAL_OUTCOME: show_outcome (p); break;
  case GH_LOOPY_GOAL_STOPPER: show_stopper (p, p->goal->left, p->goal->left_count, true); break;
  case GH_LOOPY_GOAL_ORDER: show_order (p); break;
  default: show_dud (p);
  }
  if (p->out)
    write_all (p, p->out);
}

gh_loopy_status gh_loopy_prove (gh_store *store, const gh_loopy_goal *goal, size_t most,
                                gh_loopy_found *found, FILE *out)
{
  prover p = {.store = store, .goal = goal, .found = found, .most = most, .out = out};
  *found = (gh_loopy_found){{GH_LOOPY_DRAWN, GH_LOOPY_DRAWN}, 0};
  gh_status const status = gh_try (store, run, &p);
  if (status && status != GH_ABANDONED)
    gh_fail (store, status);
  return p.status;
}
