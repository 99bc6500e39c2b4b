/* Forms with names: nimbers, numbers with ups and a nimber added, switches, tinies. */
#ifndef GH_SHAPE_H
#define GH_SHAPE_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* number + ups.up + *nimber, as the canonical form of that value. `number` is a numeral, a negative
   `ups` counts downs. */
typedef struct gh_number_up_star {
  gh_form number;
  int64_t ups;
  uint64_t nimber;
} gh_number_up_star;

/* Fails with the limit passed; a nimber needs about nimber^2 options. */
gh_form gh_shape_make (gh_store *store, gh_number_up_star shape);

/* Whether the form is identical to what gh_shape_make makes of *shape. */
bool gh_shape_of (gh_store *store, gh_form form, gh_number_up_star *shape);

/* {-G^R | -G^L}, Definition 2.7. */
gh_form gh_negative (gh_store *store, gh_form form);

gh_form gh_switch (gh_store *store, gh_form g);                /* {g|-g} */
bool gh_switch_of (gh_store *store, gh_form form, gh_form *g); /* is it one, and of what? */

/* {g^L | -g^L}, and whether a form is that: identical to gh_switches of some form. */
gh_form gh_switches (gh_store *store, gh_form g);
bool gh_is_switches (gh_store *store, gh_form form);

gh_form gh_tiny (gh_store *store, gh_form g); /* {0||0|-g} */
bool gh_tiny_of (gh_store *store, gh_form form, gh_form *g);

/* {x||x|x-g} = x + tiny(g), of numerals; and whether a form is one with g > 0. */
gh_form gh_number_tiny (gh_store *store, gh_form x, gh_form g);
bool gh_number_tiny_of (gh_store *store, gh_form form, gh_form *x, gh_form *g);

/* {left|right}, and the impartial form whose options on both sides are these. */
gh_form gh_make (gh_store *store, gh_form left, gh_form right);

#ifdef __cplusplus
}
#endif

#endif
