/* `gifthorse verify CLAIM FILE`: whether what a checked certificate shows is this claim. The claim
   is parsed, and compared with what the kernel read by its structure, never as text. */
#ifndef GH_PROVE_SHOWN_H
#define GH_PROVE_SHOWN_H

#include "language/claim.h"

/* Whether the certificate in a file, "-" for standard input, shows this claim; it is said. The
   status of the command. */
int gh_verify_claim (const char *claim, const char *path, const gh_limits *limits);

/* A certificate that is to show a claim; each of the functions below takes one of its kernel, says
   what is wrong, and returns a status of the command, or GH_SHOWS_OTHER: it is right, but does not
   show this. */
typedef struct gh_shown {
  const char *claim, *path, *text; /* the claim, the certificate's name, and all of it */
  const gh_limits *limits;
  const char *but; /* what the claim says besides, of which nothing is shown; or NULL */
} gh_shown;

#define GH_SHOWS_OTHER (-1)

/* The claim, parsed. NULL: it is of heaps or of a board alone, or there is no memory; *status is
   the answer. */
gh_claim *gh_shown_claim (const gh_shown *shown, int *status);

int gh_shown_by_games (gh_shown *shown);    /* shown_games.c */
int gh_shown_by_heaps (gh_shown *shown);    /* shown_heaps.c: heaps under codes, */
int gh_shown_by_losses (gh_shown *shown);   /* and heaps in play */
int gh_shown_by_board (gh_shown *shown);    /* shown_boards.c */
int gh_shown_by_families (gh_shown *shown); /* shown_families.c */
int gh_shown_by_fields (gh_shown *shown);   /* shown_fields.c */
int gh_shown_by_loopy (gh_shown *shown);    /* shown_loopy.c */

#endif
