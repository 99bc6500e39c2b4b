/* Two engines asked the same about two games, which the bytes choose. A finding is made as small as
   can be, and printed with the answers of both and the line that replays it.

   The games: random forms with dominated, reversible and equal options; numbers and switches where
   machine words end; infinitesimals; positions of the rulesets; H may be made from G. What passes a
   limit is not compared.

   GIFTHORSE_ENGINE in the environment names another engine than the fast one. */
#ifndef GH_DIFFERENTIAL_H
#define GH_DIFFERENTIAL_H

/* How a target does it. */
typedef struct differential_kind {
  const char *against; /* the second engine */
  unsigned forms;      /* of one case, at most */
  unsigned depth;      /* of random forms */
} differential_kind;

extern differential_kind const differential;

#endif
