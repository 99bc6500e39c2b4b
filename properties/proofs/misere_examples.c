/* Examples of Chapter 12 of On Numbers and Games that are shown by play, or by an algorithm. */
#include "proofs/misere.h"
#include "reference/misere/misere.h"

/* {A}, {A,B} and {A,B,C}: a game that is given again adds nothing. */
static gh_form set (gh_store *store, gh_form a, gh_form b, gh_form c)
{
  gh_form_begin (store);
  gh_impartial_add (store, a);
  gh_impartial_add (store, b);
  gh_impartial_add (store, c);
  return gh_form_end (store);
}

PROOF (no_heap)
{
  gh_form const one = gh_heap (p, 1), two = gh_heap (p, 2), g = set (t->store, two, two, two);
  gh_prover_play_misere (p, NULL);
  gh_expect_lost (t, p, gh_reply_by_play, (gh_form[]){g}, 1);
  gh_expect_lost (t, p, gh_reply_by_play, (gh_form[]){one}, 1);
  gh_expect_lost (t, p, gh_reply_by_play, (gh_form[]){g, g}, 2);
  gh_expect_won (t, p, gh_reply_by_play, (gh_form[]){one, one}, 2, (gh_move){0, GH_ZERO});
}

/* {G' - H, G - H'} is made, H added, and the sum compared with G. */
static void expect_difference (gh_trial *t, gh_form g, gh_form h, gh_form wanted)
{
  gh_form const found = gh_misere_difference_formula (t->store, g, h);
  gh_expect (t, found == wanted, "another difference to be made");
  gh_expect (t, gh_is_like (t->store, gh_sum (t->store, found, h), g),
             "the difference and what was subtracted to be like the game");
}

/* 2 from {2} and from {3}. */
PROOF (subtracted)
{
  gh_store *const store = t->store;
  gh_form const two = gh_heap (p, 2), three = gh_heap (p, 3);
  gh_form const g = set (store, two, two, two), h = set (store, three, three, three);
  gh_form const g_1 = set (store, g, three, three), h_1 = set (store, h, two, two);
  expect_difference (t, g, two, set (store, g_1, g, GH_ZERO));
  expect_difference (t, h, two, set (store, h_1, h, gh_heap (p, 1)));
}
