#include "commands/eval/picture.h"
#include "commands/command.h"
#include "form/halt.h"
#include "form/show.h"
#include "output/picture/thermograph.h"
#include "output/picture/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 100     /* bytes of what was typed, in the title */
#define LONGEST_NOTATION 480 /* and of the notation, in the description */

bool gh_picture_choose (gh_pictures *p, const char *word)
{
  static const char *const words[] = {"thermograph", "tree", NULL};
  static const gh_picture_kind kinds[] = {GH_PICTURE_THERMOGRAPH, GH_PICTURE_TREE};
  size_t which;
  if (!gh_option_word ("--svg", word, words, &which))
    return false;
  p->kind = kinds[which];
  return true;
}

typedef struct drawing {
  gh_picture_kind kind;
  gh_store *store;
  gh_form form;
  char notation[LONGEST_NOTATION + 1];
  gh_tree tree;
  gh_thermograph thermograph;
} drawing;

static void make (void *argument)
{
  drawing *const d = argument;
  gh_store_allow (d->store);
  if (d->kind == GH_PICTURE_TREE)
    gh_tree_make (d->store, d->form, &d->tree);
  else
    gh_thermograph_make (d->store, d->form, &d->thermograph);
}

static void print (void *argument)
{
  drawing *const d = argument;
  const char *const text = gh_print (d->store, d->form, GH_STYLE_FULL);
  gh_show (text, strlen (text), d->notation, sizeof d->notation);
}

/* A notation that is too long to be printed is told to be. */
static gh_status prepare (drawing *d)
{
  gh_status const made = gh_try (d->store, make, d);
  if (made)
    return made;
  gh_status const printed = gh_try (d->store, print, d);
  if (printed == GH_OVER_LENGTH)
    gh_status_text (d->store, printed, d->notation, sizeof d->notation);
  return printed == GH_OVER_LENGTH ? GH_OK : printed;
}

static int draw (gh_text *svg, const drawing *d, const char *name)
{
  FILE *const out = gh_text_open (svg);
  gh_picture const p = {out, name, d->notation};
  if (out && d->kind == GH_PICTURE_TREE)
    gh_tree_draw (&p, &d->tree);
  else if (out)
    gh_thermograph_draw (&p, &d->thermograph);
  return gh_text_close (svg, out) ? GH_EXIT_HOLDS : gh_usage ("out of memory");
}

int gh_picture_take (gh_pictures *pictures, gh_store *store, gh_form form, const char *typed,
                     size_t length)
{
  char name[LONGEST_NAME + 1], words[100];
  if (pictures->svg.at)
    return gh_usage ("--svg: found a second game, expected one, behind those that `let` names");
  drawing *const d = calloc (1, sizeof *d);
  if (!d)
    return gh_usage ("out of memory");
  d->kind = pictures->kind;
  d->store = store;
  d->form = form;
  gh_status const status = prepare (d);
  int result;
  if (status == GH_HALTED)
    result = GH_EXIT_INTERRUPTED;
  else if (status)
    result = gh_usage ("too large: %s", gh_status_text (store, status, words, sizeof words));
  else if (d->kind == GH_PICTURE_THERMOGRAPH && !gh_thermograph_fits (&d->thermograph))
    result = gh_usage ("--svg: the numbers of the thermograph are too large, too many or too close "
                       "to each other for a picture");
  else
    result = draw (&pictures->svg, d, gh_show (typed, length, name, sizeof name));
  free (d);
  return result;
}

int gh_picture_write (gh_pictures *p, int status)
{
  if (!status && !gh_interrupted ()) {
    if (!p->svg.at)
      status = gh_usage ("--svg: expected a game to draw");
    else
      fwrite (p->svg.at, 1, p->svg.length, stdout);
  }
  free (p->svg.at);
  return status;
}
