#include "output/picture/tree.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"

#include <stdio.h>
#include <string.h>

/* ---- the nodes ------------------------------------------------------------------------------- */

static bool has_short_name (gh_store *store, gh_form form)
{
  gh_number_up_star shape;
  return gh_is_numeral (store, form) || gh_shape_of (store, form, &shape);
}

static gh_tree_node *add_node (gh_tree *t, gh_form form, unsigned parent, gh_side side)
{
  gh_tree_node *const n = &t->nodes[t->count++];
  *n = (gh_tree_node){.form = form, .parent = parent, .side = side, .width = GH_TREE_DOT};
  n->level = n == t->nodes ? 0 : t->nodes[parent].level + 1;
  t->levels = n->level + 1;
  return n;
}

static void set_label (gh_tree_node *n, const char *text)
{
  size_t const length = strlen (text);
  snprintf (n->label, sizeof n->label, "%s", text);
  if (length > GH_TREE_LABEL)
    strcpy (n->label + GH_TREE_LABEL - 3, "...");
  n->width = GH_TREE_CHARACTER * (double)strlen (n->label);
}

/* The notation, unless it begins with a brace. */
static void name_node (gh_store *store, gh_tree_node *n)
{
  const char *const text = gh_print (store, n->form, GH_STYLE_FULL);
  if (*text != '{')
    set_label (n, text);
}

/* Count a form and all positions below it in its tree as left out. */
static void hide (gh_store *store, gh_tree *t, gh_form form)
{
  if (__builtin_add_overflow (t->hidden, gh_tree_moves (store, form), &t->hidden) ||
      __builtin_add_overflow (t->hidden, 1, &t->hidden))
    t->hidden = UINT64_MAX;
}

/* Nodes for one side's options; beyond the most, one that stands for the rest. */
static unsigned add_side (gh_store *store, gh_tree *t, unsigned parent, gh_side side)
{
  unsigned count = 0;
  gh_tree_node *rest = NULL;
  GH_EACH (store, side, x, t->nodes[parent].form) {
    if (count < GH_TREE_OPTIONS) {
      add_node (t, x, parent, side);
      count++;
    } else {
      if (!rest)
        set_label (rest = add_node (t, x, parent, side), "...");
      hide (store, t, x);
    }
  }
  return count + (rest != NULL);
}

static size_t shown (size_t options)
{
  return options > GH_TREE_OPTIONS ? GH_TREE_OPTIONS + 1 : options;
}

static void unfold (gh_store *store, gh_tree *t, unsigned number)
{
  gh_tree_node *const n = &t->nodes[number];
  if (!strcmp (n->label, "..."))
    return;
  name_node (store, n);
  if (number > 0 && has_short_name (store, n->form))
    return;
  size_t const options = shown (gh_option_count (store, n->form, GH_LEFT)) +
                         shown (gh_option_count (store, n->form, GH_RIGHT));
  if (options == 0)
    return;
  if (t->count + options > GH_TREE_NODES || n->level + 1 == GH_TREE_LEVELS) {
    hide (store, t, n->form);
    set_label (n, "...");
    return;
  }
  n->first = (unsigned)t->count;
  n->left = add_side (store, t, number, GH_LEFT);
  n->right = add_side (store, t, number, GH_RIGHT);
}

/* ---- the layout ------------------------------------------------------------------------------ */

/* How far a subtree reaches to both sides of its root, level by level from the root's own. */
typedef struct outline {
  double left[GH_TREE_LEVELS + 1], right[GH_TREE_LEVELS + 1];
  unsigned levels;
} outline;

/* Join another outline, moved by `by`. */
static void join (outline *all, const outline *other, double by)
{
  for (unsigned i = 0; i < other->levels; i++) {
    if (i >= all->levels) {
      all->left[i] = other->left[i] + by;
      all->levels = i + 1;
    }
    all->right[i] = other->right[i] + by;
  }
}

/* How far right of an outline's zero another must stand so that they do not touch. */
static double distance (const outline *left, const outline *right)
{
  double most = 0;
  for (unsigned i = 0; i < left->levels && i < right->levels; i++) {
    double const here = left->right[i] - right->left[i] + GH_TREE_GAP;
    most = here > most ? here : most;
  }
  return most;
}

/* Where the position stands above its options, the first of which is at 0. */
static double middle (const gh_tree *t, const gh_tree_node *n)
{
  const gh_tree_node *const options = &t->nodes[n->first];
  double const lean = GH_TREE_GAP + GH_TREE_DOT;
  if (n->right == 0)
    return options[n->left - 1].x + lean;
  if (n->left == 0)
    return -lean;
  return (options[n->left - 1].x + options[n->left].x) / 2;
}

/* Place everything below a node relative to the node itself. A node without options keeps the level
   below it free as well, so that no move of a neighbour passes over its label. */
static void place (gh_tree *t, gh_tree_node *n, outline *reach)
{
  unsigned const count = n->left + n->right;
  outline below = {.levels = 0};
  for (unsigned i = 0; i < count; i++) {
    outline one;
    gh_tree_node *const option = &t->nodes[n->first + i];
    place (t, option, &one);
    option->x = i ? distance (&below, &one) : 0;
    join (&below, &one, option->x);
  }
  double const x = count ? middle (t, n) : 0;
  for (unsigned i = 0; i < count; i++)
    t->nodes[n->first + i].x -= x;
  reach->levels = count ? below.levels + 1 : 2;
  reach->left[0] = reach->left[1] = -n->width / 2;
  reach->right[0] = reach->right[1] = n->width / 2;
  for (unsigned i = 0; i < below.levels; i++) {
    reach->left[i + 1] = below.left[i] - x;
    reach->right[i + 1] = below.right[i] - x;
  }
}

void gh_tree_make (gh_store *store, gh_form form, gh_tree *tree)
{
  outline reach;
  double left = 0, right = 0;
  tree->count = 0;
  tree->hidden = 0;
  add_node (tree, form, 0, GH_LEFT);
  for (unsigned i = 0; i < tree->count; i++)
    unfold (store, tree, i);
  place (tree, tree->nodes, &reach);
  for (unsigned i = 0; i < reach.levels; i++) {
    left = reach.left[i] < left ? reach.left[i] : left;
    right = reach.right[i] > right ? reach.right[i] : right;
  }
  tree->nodes[0].x = -left;
  tree->width = right - left;
  for (size_t i = 1; i < tree->count; i++)
    tree->nodes[i].x += tree->nodes[tree->nodes[i].parent].x;
}
