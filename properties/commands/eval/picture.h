/* The picture of a game, in place of what it is worth. */
#ifndef GH_EVAL_PICTURE_H
#define GH_EVAL_PICTURE_H

#include "form/store.h"
#include "form/text.h"

typedef enum { GH_NO_PICTURE, GH_PICTURE_THERMOGRAPH, GH_PICTURE_TREE } gh_picture_kind;

typedef struct gh_pictures {
  gh_picture_kind kind;
  gh_text svg; /* empty until a game is drawn; to be freed */
} gh_pictures;

/* "thermograph" or "tree". False: it was complained about. */
bool gh_picture_choose (gh_pictures *pictures, const char *word);

/* Draw a form, which is named by what was typed. The status; one that is not 0 was complained
   about, but for an interrupt. There is one picture. */
int gh_picture_take (gh_pictures *pictures, gh_store *store, gh_form form, const char *typed,
                     size_t length);

/* Write the picture to standard output, when all went well so far. Returns the status. */
int gh_picture_write (gh_pictures *pictures, int status);

#endif
