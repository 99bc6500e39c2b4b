/* Thermographs as pictures, from temperature -1 on. */
#ifndef GH_THERMOGRAPH_H
#define GH_THERMOGRAPH_H

#include "form/store.h"
#include "output/picture/svg.h"

#define GH_THERMOGRAPH_POINTS 64 /* of a wall at most */
#define GH_THERMOGRAPH_NAME 60   /* characters of a number at most */

/* A number to be drawn and named. */
typedef struct gh_thermograph_place {
  double at;
  char name[GH_THERMOGRAPH_NAME + 1];
} gh_thermograph_place;

/* Where a wall begins, turns, passes temperature 0, or becomes the mast. */
typedef struct gh_thermograph_point {
  gh_thermograph_place value, temperature;
} gh_thermograph_point;

typedef struct gh_thermograph {
  bool hot;   /* else both stops are the mean */
  bool named; /* all numbers are short enough */
  gh_thermograph_place stops[2], mean, temperature;
  /* by sides, from temperature -1 up to where the mast begins; from 0 where what is below takes too
     much, as of games with more than 32 positions */
  gh_thermograph_point walls[2][GH_THERMOGRAPH_POINTS];
  size_t count[2];
} gh_thermograph;

/* That of a form. Runs inside gh_try. */
void gh_thermograph_make (gh_store *store, gh_form form, gh_thermograph *thermograph);

/* Whether the numbers are far enough apart, and few and small enough, to be told apart in a
   picture. */
bool gh_thermograph_fits (const gh_thermograph *thermograph);

/* Of one that fits; from 0 on where the temperature is below 1/8 but not below 0.
   draw_thermograph.c */
void gh_thermograph_draw (const gh_picture *picture, const gh_thermograph *thermograph);

#endif
