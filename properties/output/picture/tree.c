#include "output/picture/tree.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "optimized/canons.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOWHERE GH_TREE_NODES

/* ---- positions and moves --------------------------------------------------------------------- */

static bool has_short_name (gh_store *store, gh_form form)
{
  gh_number_up_star shape;
  return gh_is_numeral (store, form) || gh_shape_of (store, form, &shape);
}

static unsigned find_node (const gh_tree *t, gh_form form)
{
  unsigned i = 0;
  while (i < t->count && t->nodes[i].form != form)
    i++;
  return i < t->count ? i : NOWHERE;
}

static void set_label (gh_tree_node *n, const char *text)
{
  bool const fits = strlen (text) <= GH_TREE_LABEL;
  snprintf (n->label, sizeof n->label, "%s", fits ? text : "");
  n->width = fits ? GH_TREE_CHARACTER * (double)strlen (text) : GH_TREE_DOT;
}

static unsigned add_node (gh_tree *t, gh_form form, unsigned depth)
{
  t->nodes[t->count] = (gh_tree_node){.form = form, .level = depth, .width = GH_TREE_DOT};
  if (form == GH_NO_FORM)
    set_label (&t->nodes[t->count], "...");
  return (unsigned)t->count++;
}

static void add_move (gh_tree *t, unsigned from, unsigned to, gh_side side)
{
  t->moves[t->move_count++] = (gh_tree_move){.from = from, .to = to, .side = side};
}

/* The options of one side; beyond the most, one node that stands for the rest. */
static void add_side (gh_store *store, gh_tree *t, unsigned from, gh_side side)
{
  unsigned count = 0;
  gh_form const form = t->nodes[from].form;
  unsigned const depth = t->nodes[from].level + 1;
  GH_EACH (store, side, x, form) {
    if (count++ < GH_TREE_OPTIONS) {
      unsigned const there = find_node (t, x);
      add_move (t, from, there == NOWHERE ? add_node (t, x, depth) : there, side);
    }
  }
  if (count > GH_TREE_OPTIONS)
    add_move (t, from, add_node (t, GH_NO_FORM, depth), side);
}

static size_t new_nodes (gh_store *store, const gh_tree *t, gh_form form)
{
  size_t most = 0;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    size_t count = 0;
    GH_EACH (store, side, x, form) {
      most += count < GH_TREE_OPTIONS && find_node (t, x) == NOWHERE;
      most += count++ == GH_TREE_OPTIONS;
    }
  }
  return most;
}

/* Until the levels are found, `level` is how many moves from the root a position was met first. */
static void unfold (gh_store *store, gh_tree *t, unsigned number)
{
  gh_tree_node *const n = &t->nodes[number];
  bool const whole = number > 0 && (n->form == GH_NO_FORM || has_short_name (store, n->form));
  if (whole ||
      gh_option_count (store, n->form, GH_LEFT) + gh_option_count (store, n->form, GH_RIGHT) == 0)
    return;
  bool const room = t->count + new_nodes (store, t, n->form) <= GH_TREE_NODES;
  if (!room || n->level + 1 == GH_TREE_LEVELS) {
    set_label (n, "...");
    return;
  }
  add_side (store, t, number, GH_LEFT);
  add_side (store, t, number, GH_RIGHT);
}

/* ---- what is left out ------------------------------------------------------------------------ */

#define MOST_WALKED 65536 /* positions, a power of two */

typedef struct walk {
  gh_store *store;
  size_t count;
  gh_form *met, *list; /* a table, twice as large, and what it has in turn */
} walk;

static void meet (walk *w, gh_form form)
{
  size_t at = form * 2654435761u % (2 * MOST_WALKED);
  while (w->met[at] != GH_NO_FORM && w->met[at] != form)
    at = (at + 1) % (2 * MOST_WALKED);
  if (w->met[at] == form || w->count == MOST_WALKED)
    return;
  w->met[at] = form;
  w->list[w->count++] = form;
}

static void walk_on (void *argument)
{
  walk *const w = argument;
  for (size_t i = 0; i < w->count && w->count < MOST_WALKED; i++) {
    gh_form const form = w->list[i];
    if (i > 0 && has_short_name (w->store, form))
      continue;
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (w->store, side, x, form)
        meet (w, x);
  }
}

static void count_hidden (gh_store *store, gh_tree *t)
{
  size_t drawn = 0;
  for (size_t i = 0; i < t->count; i++)
    drawn += strcmp (t->nodes[i].label, "...") != 0;
  walk w = {.store = store};
  w.met = malloc (3 * MOST_WALKED * sizeof *w.met);
  if (!w.met)
    gh_fail (store, GH_NO_MEMORY);
  w.list = w.met + (size_t)2 * MOST_WALKED;
  for (size_t i = 0; i < (size_t)2 * MOST_WALKED; i++)
    w.met[i] = GH_NO_FORM;
  meet (&w, t->nodes[0].form);
  gh_status const status = gh_try (store, walk_on, &w);
  free (w.met);
  if (status)
    gh_fail (store, status);
  t->hidden = w.count - drawn;
  t->more = w.count == MOST_WALKED;
}

/* ---- names ----------------------------------------------------------------------------------- */

typedef struct naming {
  gh_store *store;
  gh_canons *canons;
  gh_tree *tree;
  unsigned node;
  gh_status status; /* of the canons */
} naming;

static void name_node (void *argument)
{
  const naming *const n = argument;
  gh_tree_node *const node = &n->tree->nodes[n->node];
  gh_canon const value = gh_canon_from_form (n->canons, n->store, node->form);
  gh_canon_prepare (n->canons, value);
  set_label (node,
             gh_print (n->store, gh_canon_to_form (n->canons, value, n->store), GH_STYLE_FULL));
}

static void name_in_store (void *argument)
{
  naming *const n = argument;
  n->status = gh_canons_try (n->canons, name_node, n);
}

/* By their values; one that passes a limit is a dot, as are those that are long. */
static void name_all (gh_store *store, gh_tree *t)
{
  naming n = {.store = store, .canons = gh_canons_new (NULL, NULL), .tree = t};
  gh_status status = n.canons ? GH_OK : GH_NO_MEMORY;
  for (; n.node < t->count && !status; n.node++) {
    if (t->nodes[n.node].form != GH_NO_FORM && !*t->nodes[n.node].label) {
      status = gh_try (store, name_in_store, &n);
      status = status ? status : n.status;
      if (status != GH_HALTED && status != GH_NO_MEMORY)
        status = GH_OK;
      n.status = GH_OK;
      t->dots = t->dots || !*t->nodes[n.node].label;
    }
  }
  gh_canons_free (n.canons);
  if (status)
    gh_fail (store, status);
}

void gh_tree_make (gh_store *store, gh_form form, gh_tree *tree)
{
  tree->count = tree->move_count = tree->bend_count = 0;
  tree->dots = false;
  add_node (tree, form, 0);
  for (unsigned i = 0; i < tree->count; i++)
    unfold (store, tree, i);
  count_hidden (store, tree);
  name_all (store, tree);
  gh_tree_lay_out (tree);
}
