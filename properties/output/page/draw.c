#include "output/page/draw.h"
#include "form/notation.h"
#include "output/page/markup.h"
#include "output/page/tree.h"

#include <string.h>

#define MARGIN 8.0 /* around the tree */
#define TEXT 10.0  /* half of a label's height */
#define DOT 4.0    /* radius */

typedef struct drawing {
  gh_store *store;
  const char *game;
  gh_error error;
  gh_tree tree;
} drawing;

static void make (void *argument)
{
  drawing *const d = argument;
  gh_tree_make (d->store, gh_read (d->store, d->game, strlen (d->game), NULL, &d->error), &d->tree);
}

static double x_of (const gh_tree_node *n)
{
  return MARGIN + n->x;
}

static double y_of (const gh_tree_node *n)
{
  return MARGIN + TEXT + GH_TREE_STEP * n->level;
}

/* The move to a position: from below its parent's label to above its own. */
static void put_move (FILE *out, const gh_tree *t, const gh_tree_node *n)
{
  const gh_tree_node *const from = &t->nodes[n->parent];
  fprintf (out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
           n->side == GH_LEFT ? "left" : "right", x_of (from),
           y_of (from) + (*from->label ? TEXT : 0), x_of (n), y_of (n) - (*n->label ? TEXT : 0));
}

static void put_position (FILE *out, const gh_tree_node *n)
{
  if (!*n->label) {
    fprintf (out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", x_of (n), y_of (n), DOT);
    return;
  }
  fprintf (out, "<text x=\"%.1f\" y=\"%.1f\">", x_of (n), y_of (n) + TEXT / 2);
  gh_markup (out, "%s</text>\n", n->label);
}

static void put_tree (FILE *out, const gh_tree *t, const char *name)
{
  char count[27];
  double const width = t->width + 2 * MARGIN;
  double const height = 2 * (MARGIN + TEXT) + GH_TREE_STEP * (t->levels - 1);
  fprintf (out,
           "<div class=\"scroll\"><svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
           "width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">\n",
           width, height, width, height);
  gh_markup (out, "<title>The game tree of %s, %s position%s</title>\n", name,
             gh_count_text (t->count, count), t->count == 1 ? "" : "s");
  for (size_t i = 1; i < t->count; i++)
    put_move (out, t, &t->nodes[i]);
  for (size_t i = 0; i < t->count; i++)
    put_position (out, &t->nodes[i]);
  fputs ("</svg></div>\n", out);
}

static void put_caption (FILE *out, const drawing *d, const char *name, gh_status status)
{
  char count[27], limit[100];
  const char *const reason = *d->error.text ? d->error.text
                             : d->store     ? gh_status_text (d->store, status, limit, sizeof limit)
                                            : "out of memory";
  gh_markup (out, "<figcaption><code>%s = %s</code>", name, d->game);
  if (status != GH_OK)
    gh_markup (out, " <span>is not drawn: %s</span>", reason);
  else if (d->tree.hidden == UINT64_MAX)
    fputs (" <span>2<sup>64</sup> or more positions are left out</span>", out);
  else if (d->tree.hidden)
    gh_markup (out, " <span>%s more position%s</span>", gh_count_text (d->tree.hidden, count),
               d->tree.hidden == 1 ? "" : "s");
  fputs ("</figcaption>\n", out);
}

void gh_tree_draw (FILE *out, const char *name, const char *game)
{
  drawing d = {.store = gh_store_new (NULL, NULL), .game = game};
  gh_status const status = d.store ? gh_try (d.store, make, &d) : GH_NO_MEMORY;
  fputs ("<figure>\n", out);
  if (status == GH_OK)
    put_tree (out, &d.tree, name);
  put_caption (out, &d, name, status);
  fputs ("</figure>\n", out);
  gh_store_free (d.store);
}
