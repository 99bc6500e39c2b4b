#include "output/page/draw.h"
#include "form/notation.h"
#include "output/markup.h"
#include "output/picture/thermograph.h"
#include "output/picture/tree.h"

#include <string.h>

/* ---- trees ----------------------------------------------------------------------------------- */

typedef struct drawing {
  gh_store *store;
  const char *game;
  gh_error error;
  gh_tree tree;
} drawing;

static void make (void *argument)
{
  drawing *const d = argument;
  gh_tree_make (d->store, gh_read (d->store, d->game, strlen (d->game), NULL, &d->error), &d->tree);
}

static void put_caption (FILE *out, const drawing *d, const char *name, gh_status status)
{
  char rest[GH_TREE_REST], limit[100];
  const char *const reason = *d->error.text ? d->error.text
                             : d->store     ? gh_status_text (d->store, status, limit, sizeof limit)
                                            : "out of memory";
  gh_markup (out, "<figcaption><code>%s = %s</code>", name, d->game);
  if (status != GH_OK)
    gh_markup (out, " <span>is not drawn: %s</span>", reason);
  else if (d->tree.hidden)
    gh_markup (out, " <span>%s</span>", gh_tree_rest (&d->tree, rest));
  fputs ("</figcaption>\n", out);
}

void gh_tree_figure (FILE *out, const char *name, const char *game)
{
  drawing d = {.store = gh_store_new (NULL, NULL), .game = game};
  gh_status const status = d.store ? gh_try (d.store, make, &d) : GH_NO_MEMORY;
  fputs ("<figure>\n", out);
  if (status == GH_OK) {
    fputs ("<div class=\"scroll\">", out);
    gh_tree_draw (&(gh_picture){.out = out, .name = name}, &d.tree);
    fputs ("</div>\n", out);
  }
  put_caption (out, &d, name, status);
  fputs ("</figure>\n", out);
  gh_store_free (d.store);
}

/* ---- thermographs ---------------------------------------------------------------------------- */

typedef struct heat {
  gh_store *store;
  const char *game;
  gh_thermograph thermograph;
} heat;

static void take (void *argument)
{
  heat *const h = argument;
  gh_error error;
  gh_form const form = gh_read (h->store, h->game, strlen (h->game), NULL, &error);
  gh_thermograph_make (h->store, form, &h->thermograph);
}

void gh_thermograph_figure (FILE *out, const char *name, const char *game)
{
  heat h = {.store = gh_store_new (NULL, NULL), .game = game};
  gh_status const status = h.store ? gh_try (h.store, take, &h) : GH_NO_MEMORY;
  if (status == GH_NO_MEMORY)
    gh_markup (out,
               "<figure class=\"thermograph\">\n<figcaption>the thermograph of <code>%s</code> "
               "<span>is not drawn: out of memory</span></figcaption>\n</figure>\n",
               name);
  else if (status == GH_OK && h.thermograph.hot && gh_thermograph_fits (&h.thermograph)) {
    fputs ("<figure class=\"thermograph\">\n<div class=\"scroll\">", out);
    gh_thermograph_draw (&(gh_picture){.out = out, .name = name}, &h.thermograph);
    gh_markup (out,
               "</div>\n<figcaption>the thermograph of <code>%s</code></figcaption>\n</figure>\n",
               name);
  }
  gh_store_free (h.store);
}
