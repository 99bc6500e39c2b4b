/* Game trees as pictures. */
#include "output/markup.h"
#include "output/picture/tree.h"

#include <string.h>

#define MARGIN 12.0 /* around the tree */
#define TEXT 10.0   /* half of a label's height */
#define DOT 4.0     /* radius */
#define LINE 19.0   /* of the caption */
#define NARROWEST 268.0
#define BESIDE 3.0 /* of the moves of both players to the same position */

static const char by_value[] = "each position once, by its value";
static const char dots[] = "dots: values too long for here";

typedef struct drawing {
  FILE *out;
  const gh_tree *tree;
  double left; /* where the tree begins */
} drawing;

static double y_of_level (unsigned level)
{
  return MARGIN + TEXT + GH_TREE_STEP * level;
}

static bool goes_both_ways (const gh_tree *t, const gh_tree_move *m)
{
  for (size_t i = 0; i < t->move_count; i++)
    if (t->moves[i].from == m->from && t->moves[i].to == m->to && t->moves[i].side != m->side)
      return true;
  return false;
}

/* The move to a position: from below the label of one to above that of the other. */
static void put_move (const drawing *d, const gh_tree_move *m)
{
  const gh_tree_node *const from = &d->tree->nodes[m->from], *const to = &d->tree->nodes[m->to];
  double const beside = !goes_both_ways (d->tree, m) ? 0 : m->side == GH_LEFT ? -BESIDE : BESIDE;
  double const x = d->left + beside;
  fprintf (d->out, "<path class=\"%s move\" d=\"M%.1f %.1f", m->side == GH_LEFT ? "left" : "right",
           x + from->x, y_of_level (from->level) + (*from->label ? TEXT : 0));
  for (unsigned i = 0; i < m->bends; i++)
    fprintf (d->out, " L%.1f %.1f V%.1f", x + d->tree->bends[m->bend + i],
             y_of_level (from->level + 1 + i) - TEXT, y_of_level (from->level + 1 + i) + TEXT);
  fprintf (d->out, " L%.1f %.1f\"/>\n", x + to->x,
           y_of_level (to->level) - (*to->label ? TEXT : 0));
}

static void put_text (const drawing *d, const char *style, double x, double y, const char *text)
{
  fprintf (d->out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", style, x, y);
  gh_markup (d->out, "%s</text>\n", text);
}

static void put_position (const drawing *d, const gh_tree_node *n)
{
  double const x = d->left + n->x, y = y_of_level (n->level);
  if (*n->label)
    put_text (d, "position", x, y + TEXT / 2, n->label);
  else
    fprintf (d->out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", x, y, DOT);
}

const char *gh_tree_rest (const gh_tree *t, char buffer[GH_TREE_REST])
{
  char count[27];
  *buffer = 0;
  if (t->hidden)
    snprintf (buffer, GH_TREE_REST, "%s%s more position%s", t->more ? "more than " : "",
              gh_count_text (t->hidden, count), t->hidden == 1 ? "" : "s");
  return buffer;
}

static void put_key (const drawing *d, const char *style, double x, double y, const char *words)
{
  fprintf (d->out, "<path class=\"%s move\" d=\"M%.1f %.1f h22\"/>\n", style, x, y - 4.5);
  put_text (d, "start", x + 29, y, words);
}

/* What is what, and what is left out. */
static void put_caption (const drawing *d, double width, double y, const char *rest)
{
  put_text (d, "quiet", width / 2, y, by_value);
  if (d->tree->dots)
    put_text (d, "quiet", width / 2, y += LINE, dots);
  put_key (d, "left", width / 2 - 122, y += LINE, "Left moves");
  put_key (d, "right", width / 2 + 3, y, "Right moves");
  if (*rest)
    put_text (d, "", width / 2, y + LINE, rest);
}

void gh_tree_draw (const gh_picture *p, const gh_tree *t)
{
  char count[27], rest[GH_TREE_REST], more[GH_TREE_REST + 2] = "";
  gh_tree_rest (t, rest);
  if (!p->notation)
    *rest = 0;
  double const tree = y_of_level (t->levels - 1) + TEXT;
  double const height = tree + LINE * (3 + t->dots + (*rest != 0)) + MARGIN;
  double const room = t->width > NARROWEST ? t->width : NARROWEST, width = 2 * MARGIN + room;
  drawing const d = {p->out, t, (width - t->width) / 2};
  gh_svg_begin (p, width, height);
  gh_markup (p->out, "<title>The game tree of %s, %s position%s</title>\n", p->name,
             gh_count_text (t->count, count), t->count == 1 ? "" : "s");
  if (*rest)
    snprintf (more, sizeof more, "; %s", rest);
  gh_svg_describe (p, more);
  for (size_t i = 0; i < t->move_count; i++)
    put_move (&d, &t->moves[i]);
  for (size_t i = 0; i < t->count; i++)
    put_position (&d, &t->nodes[i]);
  put_caption (&d, width, tree + 2 * LINE, rest);
  gh_svg_end (p);
}
