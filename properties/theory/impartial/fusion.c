/* The Fusion Principle (Winning Ways, Chapter 7): in green Hackenbush all vertices of a cycle may
   be made one. Fusing two of them first makes two cycles of one, which may be fused in turn: so the
   ends of each edge that is on a cycle may be made one, and the edge is a loop there. */
#include "reference/misere/misere.h"
#include "theory/theory.h"

#define VERTICES 4 /* number 0 is the ground */
#define EDGES 6

typedef struct picture {
  unsigned from[EDGES], to[EDGES];
  gh_form form[1u << EDGES]; /* by the set of edges; GH_NO_FORM: not made yet */
} picture;

/* What is still on the ground of these edges, when one vertex of it is `root`; bit v of *reached:
   vertex v is there. */
static unsigned standing (const picture *p, unsigned edges, unsigned root, unsigned *reached)
{
  unsigned kept = 0, before;
  *reached = 1u << root;
  do {
    before = kept;
    for (unsigned e = 0; e < EDGES; e++)
      if (edges >> e & 1 && (*reached >> p->from[e] & 1 || *reached >> p->to[e] & 1)) {
        kept |= 1u << e;
        *reached |= 1u << p->from[e] | 1u << p->to[e];
      }
  } while (kept != before);
  return kept;
}

/* Either player takes an edge away, and what is no more on the ground goes with it. */
static gh_form made (gh_store *store, picture *p, unsigned edges)
{
  unsigned reached;
  edges = standing (p, edges, 0, &reached);
  if (p->form[edges] != GH_NO_FORM)
    return p->form[edges];
  gh_form_begin (store);
  for (unsigned e = 0; e < EDGES; e++)
    if (edges >> e & 1)
      gh_impartial_add (store, made (store, p, edges & ~(1u << e)));
  return p->form[edges] = gh_form_end (store);
}

static void forget (picture *p)
{
  for (unsigned i = 0; i < 1u << EDGES; i++)
    p->form[i] = GH_NO_FORM;
}

static picture any_picture (gh_trial *t)
{
  picture p;
  for (unsigned e = 0; e < EDGES; e++) {
    p.from[e] = gh_choose (t, VERTICES);
    p.to[e] = gh_choose (t, VERTICES);
  }
  forget (&p);
  return p;
}

/* Whether it is no loop, and its ends are together without it. */
static bool is_on_cycle (const picture *p, unsigned e)
{
  unsigned reached;
  standing (p, ((1u << EDGES) - 1) & ~(1u << e), p->from[e], &reached);
  return p->from[e] != p->to[e] && reached >> p->to[e] & 1;
}

/* With both ends of the edge as one vertex; the ground stays number 0. */
static picture fused (const picture *p, unsigned edge)
{
  picture q = *p;
  unsigned const a = p->from[edge], b = p->to[edge];
  unsigned const kept = a < b ? a : b, gone = a < b ? b : a;
  for (unsigned e = 0; e < EDGES; e++) {
    q.from[e] = q.from[e] == gone ? kept : q.from[e];
    q.to[e] = q.to[e] == gone ? kept : q.to[e];
  }
  forget (&q);
  return q;
}

THEOREM (fusion)
{
  picture p = any_picture (t);
  unsigned const edge = gh_choose (t, EDGES);
  gh_assume (t, is_on_cycle (&p, edge));
  picture q = fused (&p, edge);
  gh_form const g = made (t->store, &p, (1u << EDGES) - 1),
                h = made (t->store, &q, (1u << EDGES) - 1);
  gh_form const of_g = gh_ask (t, GH_ASK_GRUNDY, g, GH_ZERO).form;
  gh_expect (t, gh_ask (t, GH_ASK_GRUNDY, h, GH_ZERO).form == of_g,
             "a green picture to have the Grundy value that it has when the ends of an edge on a "
             "cycle are fused");
}
