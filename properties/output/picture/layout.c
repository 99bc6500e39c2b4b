/* Places for the positions of a game tree that is drawn as a graph: levels by the longest way from
   the root; in each, an order in which few moves cross; then places near those that they are joined
   to. A move over several levels has a place in each between. */
#include "output/picture/tree.h"

#include <string.h>

#define SWEEPS 12
#define LEAN 24.0      /* how far Left's options would be to the left of a position */
#define BEND_WIDTH 4.0 /* of the place of a move in a level */
#define MOST_ITEMS (GH_TREE_NODES + GH_TREE_BENDS)

/* What stands in a level: a position, or a place of a move. */
typedef struct item {
  unsigned level;
  double x, width, wanted;
} item;

typedef struct joint {
  unsigned from, to; /* items of neighbouring levels */
  double lean;       /* of `to` */
} joint;

typedef struct layout {
  gh_tree *tree;
  item items[MOST_ITEMS];
  size_t count;
  joint joints[GH_TREE_MOVES + GH_TREE_BENDS];
  size_t joint_count;
  unsigned order[MOST_ITEMS]; /* items, level by level */
  size_t first[GH_TREE_NODES + 2];
} layout;

static void find_levels (gh_tree *t)
{
  bool moved = true;
  for (size_t i = 0; i < t->count; i++)
    t->nodes[i].level = 0;
  while (moved) {
    moved = false;
    for (size_t i = 0; i < t->move_count; i++) {
      unsigned const least = t->nodes[t->moves[i].from].level + 1;
      gh_tree_node *const to = &t->nodes[t->moves[i].to];
      moved = moved || to->level < least;
      to->level = to->level < least ? least : to->level;
    }
  }
  t->levels = 0;
  for (size_t i = 0; i < t->count; i++)
    t->levels = t->nodes[i].level + 1 > t->levels ? t->nodes[i].level + 1 : t->levels;
}

static void join (layout *l, size_t from, size_t to, double lean)
{
  l->joints[l->joint_count++] = (joint){(unsigned)from, (unsigned)to, lean};
}

/* The places of a move in the levels that it passes; none, if there are too many. */
static void add_bends (layout *l, gh_tree_move *m)
{
  gh_tree *const t = l->tree;
  unsigned const from = t->nodes[m->from].level, to = t->nodes[m->to].level;
  double const lean = m->side == GH_LEFT ? -LEAN : LEAN;
  size_t above = m->from;
  m->bend = (unsigned)t->bend_count;
  m->bends = to - from - 1;
  if (t->bend_count + m->bends > GH_TREE_BENDS)
    m->bends = 0;
  for (unsigned i = 0; i < m->bends; i++) {
    l->items[l->count] = (item){.level = from + 1 + i, .width = BEND_WIDTH};
    join (l, above, l->count, i ? 0 : lean);
    above = l->count++;
  }
  t->bend_count += m->bends;
  if (m->bends + 1 == to - from)
    join (l, above, m->to, m->bends ? 0 : lean);
}

static void list_items (layout *l)
{
  gh_tree *const t = l->tree;
  for (size_t i = 0; i < t->count; i++)
    l->items[i] = (item){.level = t->nodes[i].level, .width = t->nodes[i].width};
  l->count = t->count;
  for (size_t i = 0; i < t->move_count; i++)
    add_bends (l, &t->moves[i]);
}

/* Side by side, in their order. */
static void pack (layout *l, unsigned level)
{
  double x = 0;
  for (size_t i = l->first[level]; i < l->first[level + 1]; i++) {
    item *const one = &l->items[l->order[i]];
    one->x = x + one->width / 2;
    x += one->width + GH_TREE_GAP;
  }
  for (size_t i = l->first[level]; i < l->first[level + 1]; i++)
    l->items[l->order[i]].x -= x / 2;
}

static void list_levels (layout *l)
{
  size_t count = 0;
  for (unsigned level = 0; level < l->tree->levels; level++) {
    l->first[level] = count;
    for (unsigned i = 0; i < l->count; i++)
      if (l->items[i].level == level)
        l->order[count++] = i;
    l->first[level + 1] = count;
    pack (l, level);
  }
}

/* Where the items of a level would be: amid those above them, or below. */
static void wish (layout *l, unsigned level, bool above)
{
  for (size_t i = l->first[level]; i < l->first[level + 1]; i++) {
    unsigned const me = l->order[i];
    double sum = 0;
    size_t count = 0;
    for (size_t k = 0; k < l->joint_count; k++) {
      const joint *const j = &l->joints[k];
      if ((above ? j->to : j->from) != me)
        continue;
      sum += above ? l->items[j->from].x + j->lean : l->items[j->to].x - j->lean;
      count++;
    }
    l->items[me].wanted = count ? sum / (double)count : l->items[me].x;
  }
}

static void sort (layout *l, unsigned level)
{
  for (size_t i = l->first[level] + 1; i < l->first[level + 1]; i++) {
    unsigned const me = l->order[i];
    size_t at = i;
    for (; at > l->first[level] && l->items[l->order[at - 1]].wanted > l->items[me].wanted; at--)
      l->order[at] = l->order[at - 1];
    l->order[at] = me;
  }
}

static double between (const layout *l, size_t i)
{
  return (l->items[l->order[i]].width + l->items[l->order[i + 1]].width) / 2 + GH_TREE_GAP;
}

/* As near to where they would be as their order lets them: halfway between pushing all that are too
   near to the right, and to the left. */
static void settle (layout *l, unsigned level)
{
  double right[MOST_ITEMS];
  size_t const first = l->first[level], end = l->first[level + 1];
  for (size_t i = first; i < end; i++) {
    right[i] = l->items[l->order[i]].wanted;
    if (i > first && right[i] < right[i - 1] + between (l, i - 1))
      right[i] = right[i - 1] + between (l, i - 1);
  }
  double left = 0;
  for (size_t i = end; i-- > first;) {
    item *const one = &l->items[l->order[i]];
    left = i + 1 < end && one->wanted > left - between (l, i) ? left - between (l, i) : one->wanted;
    one->x = (left + right[i]) / 2;
  }
}

/* While the order is looked for, items keep the distance of their order alone. */
static void sweep (layout *l, bool ordered)
{
  unsigned const levels = l->tree->levels;
  for (unsigned i = 1; i < levels; i++) {
    wish (l, i, true);
    if (!ordered)
      sort (l, i);
    settle (l, i);
  }
  for (unsigned i = levels - 1; i-- > 0;) {
    wish (l, i, false);
    if (!ordered)
      sort (l, i);
    settle (l, i);
  }
}

/* Whether more of Left's options stand to the right of positions than to the left, and so on. */
static bool is_turned (const layout *l)
{
  double lean = 0;
  for (size_t i = 0; i < l->joint_count; i++) {
    const joint *const j = &l->joints[i];
    lean += (l->items[j->to].x - l->items[j->from].x) * j->lean;
  }
  return lean < 0;
}

static void take_places (layout *l)
{
  double const turn = is_turned (l) ? -1 : 1;
  for (size_t i = 0; i < l->count; i++)
    l->items[i].x *= turn;
  gh_tree *const t = l->tree;
  double least = 0, most = 0;
  for (size_t i = 0; i < l->count; i++) {
    const item *const one = &l->items[i];
    least = one->x - one->width / 2 < least || !i ? one->x - one->width / 2 : least;
    most = one->x + one->width / 2 > most || !i ? one->x + one->width / 2 : most;
  }
  for (size_t i = 0; i < t->count; i++)
    t->nodes[i].x = l->items[i].x - least;
  for (size_t i = 0; i < t->bend_count; i++)
    t->bends[i] = l->items[t->count + i].x - least;
  t->width = most - least;
}

void gh_tree_lay_out (gh_tree *tree)
{
  layout l = {.tree = tree};
  find_levels (tree);
  list_items (&l);
  list_levels (&l);
  for (int i = 0; i < SWEEPS; i++)
    sweep (&l, i >= SWEEPS / 2);
  take_places (&l);
}
