/* What the built-in engines have in common where they are asked about loopy games: arguments become
   graphs, and answers values. How things are found out is a way of each. */
#ifndef GH_LOOPY_ASK_H
#define GH_LOOPY_ASK_H

#include "engine.h"
#include "loopy/graph.h"
#include "loopy/value.h"

#define GH_NO_LOOPY_VALUE UINT32_MAX

/* What is answered is a loan of the store (form/loan.h). Each fails with GH_NO_MEMORY, GH_HALTED,
   or GH_ABANDONED where more positions would be played than the way allows. */
typedef struct gh_loopy_way {
  /* who wins if Left begins, and if Right does */
  void (*outcome) (gh_store *store, const gh_graph *g, gh_ending endings[2]);
  bool (*is_stopper) (gh_store *store, const gh_graph *g);
  /* two stoppers */
  gh_order (*compare) (gh_store *store, const gh_graph *g, const gh_graph *h);
  /* how G compares with dud: GH_EQUAL, and so on */
  gh_order (*compare_with_dud) (gh_store *store, const gh_graph *g);
  /* the canonical form of a stopper */
  gh_graph (*canonical) (gh_store *store, const gh_graph *g);
  /* the values of all positions of an impartial game, GH_NO_LOOPY_VALUE where it is infinite */
  const uint32_t *(*grundy) (gh_store *store, const gh_graph *g);
} gh_loopy_way;

/* How two games compare: Left survives their difference as second player, and Right does. */
static inline gh_order gh_loopy_order_of (bool left, bool right)
{
  return left && right ? GH_EQUAL : left ? GH_GREATER : right ? GH_LESS : GH_FUZZY;
}

/* The reply to a request about loopy games. */
gh_reply gh_ask_loopy (gh_engine *engine, const gh_loopy_way *way, gh_store *store,
                       gh_request request, const gh_value *arguments, gh_value *answer);

/* Whether a request is about such. */
bool gh_asks_loopy (gh_request request);

#endif
