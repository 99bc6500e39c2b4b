#include "form/brief.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef struct brief {
  gh_store *store;
  gh_form form;
  char *buffer;
  size_t size;
} brief;

static void write_text (void *argument)
{
  const brief *const b = argument;
  const char *const text = gh_print (b->store, b->form, GH_STYLE_FULL);
  gh_show (text, strlen (text), b->buffer, b->size);
}

static void write_size (void *argument)
{
  const brief *const b = argument;
  uint64_t const moves = gh_tree_moves (b->store, b->form);
  if (moves == UINT64_MAX)
    snprintf (b->buffer, b->size, GH_TOO_LARGE "over 2^64 moves");
  else
    snprintf (b->buffer, b->size, GH_TOO_LARGE "%" PRIu64 " moves", moves);
}

const char *gh_brief (gh_store *store, gh_form form, char *buffer, size_t size)
{
  brief b = {store, form, buffer, size};
  gh_store_allow (store);
  if (gh_try (store, write_text, &b) != GH_OK) {
    gh_store_allow (store);
    if (gh_try (store, write_size, &b) != GH_OK)
      snprintf (buffer, size, "a large game");
  }
  return buffer;
}
