/* Game trees as pictures. */
#include "output/markup.h"
#include "output/picture/tree.h"

#include <string.h>

#define MARGIN 8.0   /* around the tree */
#define TEXT 10.0    /* half of a label's height */
#define DOT 4.0      /* radius */
#define CAPTION 28.0 /* height of the line below the tree */

typedef struct drawing {
  FILE *out;
  const gh_tree *tree;
  double left; /* where the tree begins */
} drawing;

static double x_of (const drawing *d, const gh_tree_node *n)
{
  return d->left + n->x;
}

static double y_of (const gh_tree_node *n)
{
  return MARGIN + TEXT + GH_TREE_STEP * n->level;
}

/* The move to a position: from below its parent's label to above its own. */
static void put_move (const drawing *d, const gh_tree_node *n)
{
  const gh_tree_node *const from = &d->tree->nodes[n->parent];
  fprintf (d->out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
           n->side == GH_LEFT ? "left" : "right", x_of (d, from),
           y_of (from) + (*from->label ? TEXT : 0), x_of (d, n), y_of (n) - (*n->label ? TEXT : 0));
}

static void put_text (const drawing *d, double x, double y, const char *text)
{
  fprintf (d->out, "<text x=\"%.1f\" y=\"%.1f\">", x, y);
  gh_markup (d->out, "%s</text>\n", text);
}

static void put_position (const drawing *d, const gh_tree_node *n)
{
  if (*n->label)
    put_text (d, x_of (d, n), y_of (n) + TEXT / 2, n->label);
  else
    fprintf (d->out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", x_of (d, n), y_of (n), DOT);
}

const char *gh_tree_rest (const gh_tree *t, char buffer[GH_TREE_REST])
{
  char count[27];
  *buffer = 0;
  if (t->hidden == UINT64_MAX)
    snprintf (buffer, GH_TREE_REST, "2^64 or more positions are left out");
  else if (t->hidden)
    snprintf (buffer, GH_TREE_REST, "%s more position%s", gh_count_text (t->hidden, count),
              t->hidden == 1 ? "" : "s");
  return buffer;
}

void gh_tree_draw (const gh_picture *p, const gh_tree *t)
{
  char count[27], rest[GH_TREE_REST], more[GH_TREE_REST + 2] = "";
  const char *const caption = p->notation ? gh_tree_rest (t, rest) : "";
  double const below = *caption ? CAPTION : 0;
  double const height = 2 * (MARGIN + TEXT) + GH_TREE_STEP * (t->levels - 1) + below;
  double const words = GH_TREE_CHARACTER * (double)strlen (caption);
  double const width = 2 * MARGIN + (words > t->width ? words : t->width);
  drawing const d = {p->out, t, (width - t->width) / 2};
  gh_svg_begin (p, width, height);
  gh_markup (p->out, "<title>The game tree of %s, %s position%s</title>\n", p->name,
             gh_count_text (t->count, count), t->count == 1 ? "" : "s");
  if (*caption)
    snprintf (more, sizeof more, "; %s", caption);
  gh_svg_describe (p, more);
  for (size_t i = 1; i < t->count; i++)
    put_move (&d, &t->nodes[i]);
  for (size_t i = 0; i < t->count; i++)
    put_position (&d, &t->nodes[i]);
  if (*caption)
    put_text (&d, width / 2, height - MARGIN - 2, caption);
  gh_svg_end (p);
}
