/* Nodes: the line of each is written after those of its witnesses. */
#include "proof/provers/inside.h"

gh_prover *gh_prover_new (gh_canons *canons, gh_store *store)
{
  const gh_allocator *const memory = gh_store_allocator (store);
  gh_prover *const prover = memory->resize (memory->context, NULL, sizeof *prover);
  if (prover)
    *prover = (gh_prover){.canons = canons, .store = store};
  return prover;
}

void gh_prover_free (gh_prover *prover)
{
  if (!prover)
    return;
  gh_array *const all[] = {&prover->forms,      &prover->numbers, &prover->sums,
                           &prover->terms,      &prover->index,   &prover->witnesses,
                           &prover->strategies, &prover->replies, &prover->walls};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    gh_array_release (prover->store, all[i]);
  const gh_allocator *const memory = gh_store_allocator (prover->store);
  memory->resize (memory->context, prover, 0);
}

gh_canons *gh_prover_canons (const gh_prover *prover)
{
  return prover->canons;
}

gh_store *gh_prover_store (const gh_prover *prover)
{
  return prover->store;
}

void gh_prover_play_misere (gh_prover *prover, gh_misere *table)
{
  prover->misere = true;
  prover->table = table;
}

bool gh_prover_is_misere (const gh_prover *prover)
{
  return prover->misere;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static uint32_t node_of (gh_prover *p, sum_id s, gh_side wins, gh_side begins);

void push_witness (gh_prover *p, uint32_t node)
{
  gh_array_reserve (p->store, &p->witnesses, sizeof node, 1);
  ((uint32_t *)p->witnesses.items)[p->witnesses.count++] = node;
}

void push_move (gh_prover *p, size_t move, uint32_t node)
{
  push_witness (p, (uint32_t)move + 1);
  push_witness (p, node);
}

/* How many moves lead to sums that who wins, beginning, has no node for yet. */
static size_t count_unanswered (gh_prover *p, sum_id s, gh_side wins, gh_side other)
{
  size_t count = 0;
  sum_id to;
  for (size_t i = 0; move_to (p, s, other, i, &to); i++)
    count += !sum_at (p, to)->nodes[2 * wins + wins];
  return count;
}

/* The number of a move after which who wins still does, from 0 on: one with a node if there is one,
   else one that leaves least to answer; and what it leads to. */
static size_t good_move (gh_prover *p, sum_id s, gh_side wins, sum_id *good)
{
  sum_id to;
  size_t best = SIZE_MAX;
  size_t least = SIZE_MAX;
  gh_side const other = wins == GH_LEFT ? GH_RIGHT : GH_LEFT;
  for (size_t i = 0; move_to (p, s, wins, i, &to); i++) {
    if (sum_at (p, to)->nodes[2 * wins + other]) {
      *good = to;
      return i;
    }
    if (!is_won (p, to, wins, other))
      continue;
    size_t const count = count_unanswered (p, to, wins, other);
    if (count < least) {
      *good = to;
      best = i;
      least = count;
    }
  }
  if (best == SIZE_MAX)
    gh_broken ("gh_prover_write", "goal", "its judgments are not true");
  return best;
}

/* A sum that needs none: of numbers alone, or in misere play where who wins has no move. */
static bool is_leaf (gh_prover *p, sum_id s, gh_side begins)
{
  sum_id to;
  return p->misere ? !move_to (p, s, begins, 0, &to) : !sum_at (p, s)->count;
}

static void push_witnesses (gh_prover *p, sum_id s, gh_side wins, gh_side begins)
{
  sum_id to;
  if (is_leaf (p, s, begins))
    return;
  if (wins == begins) {
    size_t const move = good_move (p, s, wins, &to);
    uint32_t const node = node_of (p, to, wins, wins == GH_LEFT ? GH_RIGHT : GH_LEFT);
    push_move (p, move, node);
  } else
    for (size_t i = 0; move_to (p, s, begins, i, &to); i++)
      push_witness (p, node_of (p, to, wins, wins));
}

static void write_witnesses (gh_prover *p, size_t first)
{
  for (size_t i = first; i < p->witnesses.count; i++)
    write_integer (p, (int64_t)((uint32_t *)p->witnesses.items)[i]);
  fputc ('\n', p->out);
  p->witnesses.count = first;
}

uint32_t write_line (gh_prover *p, char kind, sum_id s, gh_side wins, gh_side begins, size_t first)
{
  fputs ((char[]){kind, ' ', "LR"[wins], ' ', "LR"[begins], 0}, p->out);
  write_number (p, sum_at (p, s)->number);
  for (size_t i = 0; i < sum_at (p, s)->count; i++)
    write_integer (p, terms_of (p, s)[i]);
  fputs (" 0", p->out);
  write_witnesses (p, first);
  return ++p->written;
}

static uint32_t write_node (gh_prover *p, char kind, sum_id s, gh_side wins, gh_side begins)
{
  size_t const first = p->witnesses.count;
  gh_deeper (p->store);
  push_witnesses (p, s, wins, begins);
  gh_shallower (p->store);
  return write_line (p, kind, s, wins, begins, first);
}

static uint32_t node_of (gh_prover *p, sum_id s, gh_side wins, gh_side begins)
{
  if (!sum_at (p, s)->nodes[2 * wins + begins]) {
    uint32_t const written = write_node (p, 'n', s, wins, begins);
    sum_at (p, s)->nodes[2 * wins + begins] = written;
  }
  return sum_at (p, s)->nodes[2 * wins + begins];
}

/* ---- canonical forms ------------------------------------------------------------------------- */

/* Whoever is to move wins the difference of two games, if he is `side`. */
static void push_difference (gh_prover *p, sum_id difference, gh_side side)
{
  push_witness (p, node_of (p, difference, side, side));
}

static void push_side (gh_prover *p, int32_t n, gh_side side)
{
  gh_form const form = form_at (p, n)->form;
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  GH_EACH (p->store, side, x, form) {
    int32_t const option = name_form (p, x);
    GH_EACH (p->store, side, y, form)
      if (y != x)
        push_difference (p, make_sum (p, (int32_t[]){option, -name_form (p, y)}, 2), side);
    GH_EACH (p->store, reply, z, x)
      push_difference (p, make_sum (p, (int32_t[]){name_form (p, z), -n}, 2), side);
  }
}

/* Of the first forms, which are all positions of those that are to be shown. */
static void write_canonical (gh_prover *p, int32_t last)
{
  for (int32_t n = 1; n <= last; n++)
    if (p->by_options ? form_at (p, n)->form != GH_ZERO
                      : !gh_is_numeral (p->store, form_at (p, n)->form)) {
      size_t const first = p->witnesses.count;
      push_side (p, n, GH_LEFT);
      push_side (p, n, GH_RIGHT);
      fputs ("c", p->out);
      write_integer (p, n);
      write_witnesses (p, first);
    }
}

/* ---- goals ----------------------------------------------------------------------------------- */

static sum_id difference (gh_prover *p, const gh_goal *goal)
{
  size_t const first = p->witnesses.count;
  for (size_t i = 0; i < goal->left_count; i++)
    push_witness (p, (uint32_t)name_form (p, goal->left[i]));
  for (size_t i = 0; i < goal->right_count; i++)
    push_witness (p, (uint32_t)-name_form (p, goal->right[i]));
  p->witnesses.count = first;
  return make_sum (p, (int32_t *)p->witnesses.items + first, goal->left_count + goal->right_count);
}

unsigned gh_prover_judgments (gh_prover *prover, const gh_goal *goal)
{
  forget (prover);
  sum_id const s = difference (prover, goal);
  unsigned judgments = 0;
  for (unsigned bit = 0; bit < 4; bit++)
    if (is_won (prover, s, bit / 2, bit % 2))
      judgments |= 1u << bit;
  return judgments;
}

static void name_goals (gh_prover *p, const gh_goal *goals, size_t count)
{
  int32_t canonical = 0;
  for (size_t i = 0; i < count; i++)
    p->by_options |= goals[i].by_options;
  for (size_t i = 0; i < count; i++)
    if (goals[i].canonical) {
      int32_t const n = name_form (p, goals[i].right[0]);
      plan_walls (p, n, goals[i].walls);
      canonical = n > canonical ? n : canonical;
    }
  for (size_t i = 0; i < count; i++)
    difference (p, &goals[i]);
  write_forms (p);
  write_canonical (p, canonical);
  write_walls (p);
}

void gh_prover_write_all (gh_prover *prover, const gh_goal *goals, size_t count, FILE *out)
{
  forget (prover);
  prover->out = out;
  name_goals (prover, goals, count);
  for (size_t i = 0; i < count; i++) {
    if (goals[i].remark)
      fprintf (out, "# %s\n", goals[i].remark);
    sum_id const s = difference (prover, &goals[i]);
    for (unsigned bit = 0; bit < 4; bit++)
      if (goals[i].judgments & 1u << bit)
        write_node (prover, 's', s, bit / 2, bit % 2);
  }
  fputs (".\n", out);
}

void gh_prover_write (gh_prover *prover, const gh_goal *goal, FILE *out)
{
  gh_prover_write_all (prover, goal, 1, out);
}

void gh_prover_write_matrix (gh_prover *prover, const gh_form *forms, size_t count, FILE *out)
{
  static const char relations[] = {
      [GH_EQUAL] = '=', [GH_GREATER] = '>', [GH_LESS] = '<', [GH_FUZZY] = '|'};
  forget (prover);
  prover->out = out;
  prover->by_options = true;
  for (size_t i = 0; i < count; i++)
    name_form (prover, forms[i]);
  write_forms (prover);
  fprintf (out, "m %zu\n", prover->forms.count - 1);
  for (int32_t i = 1; i < (int32_t)prover->forms.count; i++) {
    for (int32_t j = 1; j <= i; j++)
      fputc (relations[gh_canon_compare (prover->canons, form_at (prover, i)->value,
                                         form_at (prover, j)->value)],
             out);
    fputc ('\n', out);
  }
  fputs (".\n", out);
}
