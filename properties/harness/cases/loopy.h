/* Loopy games that variables of theorems range over: codes (loopy/graph.h). */
#ifndef GH_CASES_LOOPY_H
#define GH_CASES_LOOPY_H

#include "harness/cases/trial.h"
#include "loopy/graph.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A graph of at most so many positions, with at most two moves of a side at each, of which all-zero
   choices make 0. `impartial`: the same for both players. */
gh_form gh_any_loopy (gh_trial *trial, uint32_t positions, bool impartial);

/* The game of a text, which is right. */
gh_form gh_loopy_written (gh_trial *trial, const char *text);

/* G + H and -G; a case in which there are too many positions is inconclusive. */
gh_form gh_loopy_sum (gh_trial *trial, gh_form g, gh_form h);
gh_form gh_loopy_negative (gh_trial *trial, gh_form g);

/* The code of a graph, which is freed. */
gh_form gh_loopy_code (gh_trial *trial, gh_graph *graph);

#ifdef __cplusplus
}
#endif

#endif
