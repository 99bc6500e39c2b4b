/* Ordinals as the engine under test knows them, and games with them as positions: for theorems
   about all ordinals, of which they check those up to a size and random ones. */
#ifndef GH_THEORY_TRANSFINITE_ASKING_H
#define GH_THEORY_TRANSFINITE_ASKING_H

#include "theory/theory.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

/* How a and b compare, a + b and a b as games, by the engine under test. While its answer is
   pending the case goes on with what exact arithmetic says, so that further questions are begun
   meanwhile; in the end, or where something does not hold, it is put aside until all are answered.
 */
gh_order gh_asked_order (gh_trial *t, gh_form a, gh_form b);
gh_form gh_asked_sum (gh_trial *t, gh_form a, gh_form b);
gh_form gh_asked_product (gh_trial *t, gh_form a, gh_form b);

/* Likewise of any numbers in normal form; of a birthday the sign expansion is given, too. */
gh_order gh_asked_surreal_order (gh_trial *t, gh_form a, gh_form b);
gh_form gh_asked_surreal_sum (gh_trial *t, gh_form a, gh_form b);
gh_form gh_asked_surreal_product (gh_trial *t, gh_form a, gh_form b);
gh_form gh_asked_birthday (gh_trial *t, gh_form a, gh_form signs);

bool gh_is_less (gh_trial *t, gh_form a, gh_form b); /* a < b; of equal ones it is false */

/* Whether a question was begun that waits for its answer; if not, it can be asked. */
bool gh_is_awaited (gh_trial *t, gh_request request, gh_form a, gh_form b);

/* The text of an ordinal, cut in its middle if it is long. */
typedef struct gh_shown {
  char text[64];
} gh_shown;
gh_shown gh_show_ordinal (gh_trial *t, gh_form a);
#define GH_SHOWN(t, a) (gh_show_ordinal ((t), (a)).text)

/* A theorem that asks these. */
#define ORDINAL_THEOREM(name)                                                                      \
  static void ordinal_##name (gh_trial *t);                                                        \
  THEOREM (name)                                                                                   \
  {                                                                                                \
    ordinal_##name (t);                                                                            \
    gh_await_answers (t);                                                                          \
  }                                                                                                \
  static void ordinal_##name (gh_trial *t)
void gh_await_answers (gh_trial *t);

/* gh_expect, by answers that are there, and with texts that are made when they are needed only. */
#define GH_EXPECT(t, holds, ...)                                                                   \
  do {                                                                                             \
    if (!(holds)) {                                                                                \
      gh_await_answers (t);                                                                        \
      gh_expect ((t), false, __VA_ARGS__);                                                         \
    }                                                                                              \
  } while (0)

gh_form gh_finite (gh_trial *t, int64_t n);

/* for each ordinal `a` up to size `most`, those of a smaller size first */
#define GH_EACH_ORDINAL(t, a, most)                                                                \
  for (gh_ordinals a##_at = {0}; gh_next_ordinal ((t), &a##_at, (most));)                          \
    for (gh_form a = a##_at.ordinal, a##_once = 1; a##_once; a##_once = 0)
typedef struct gh_ordinals {
  unsigned size;
  uint64_t index;
  gh_form ordinal;
} gh_ordinals;
bool gh_next_ordinal (gh_trial *t, gh_ordinals *at, unsigned most);

/* Draws that are the same whenever the seed is: not the theorem's choices, so that a case that has
   none of these can have as many draws as it likes. */
typedef struct gh_draws {
  uint32_t state;
} gh_draws;
uint32_t gh_drawn (void *draws, uint32_t bound); /* a gh_ordinal_draw */

/* ---- games ----------------------------------------------------------------------------------- */

/* Left's option number n of a as a game: a[n] if a is a limit, what it succeeds if not. a is not
   0. The large ones are those of number 1, 2, 4, 16, 256, ..., each the square of the one before.
 */
gh_form gh_left_option (gh_trial *t, gh_form a, uint32_t n);
gh_form gh_large_option (gh_trial *t, gh_form a, unsigned i);
#define GH_LARGE_OPTIONS 13 /* up to number 2^2048 */

/* An option of a that is at least b, where b < a (Lemma 4.2); GH_NO_FORM: none was found. */
gh_form gh_lemma_reply (gh_trial *t, gh_form a, gh_form b);

/* Some ordinal below a, which is not 0: an option, or another one. */
gh_form gh_some_below (gh_trial *t, gh_form a, gh_draws *draws);

/* Play a - b to its end, where a >= b, Right to move: Left's replies are those of Lemma 4.2, and
   Right has no move in the end. Fails the case if there is no reply, or a move leads upwards. */
void gh_play_down (gh_trial *t, gh_form a, gh_form b, gh_draws *draws);

#endif
