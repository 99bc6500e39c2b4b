/* The options of forms, and forms built of them. */
#include "form/store/inside.h"

#include <stdlib.h>

size_t gh_option_count (const gh_store *store, gh_form form, gh_side side)
{
  const node *const n = node_of (store, form);
  return side == GH_LEFT ? n->left : n->right;
}

gh_form gh_option (gh_store *store, gh_form form, gh_side side, size_t i)
{
  const node *const n = node_of (store, form);
  if (i >= (side == GH_LEFT ? n->left : n->right))
    gh_broken ("gh_option", "i", "there is no such option");
  if (n->numeral)
    return numeral_option (store, form, side);
  return ((uint32_t *)store->words.items)[n->first + (side == GH_LEFT ? 0 : n->left) + i] &
         INT32_MAX;
}

void gh_form_begin (gh_store *store)
{
  gh_array_reserve (store, &store->frames, sizeof (size_t), 1);
  gh_array_reserve (store, &store->pushed, sizeof (uint32_t), 1);
  ((size_t *)store->frames.items)[store->frames.count++] = store->pushed.count;
}

void gh_form_add (gh_store *store, gh_side side, gh_form option)
{
  if (option >= store->nodes.count)
    gh_broken ("gh_form_add", "option", "no form of this store");
  if (!store->frames.count)
    gh_broken ("gh_form_add", "store", "no form was begun");
  gh_array_reserve (store, &store->pushed, sizeof (uint32_t), 1);
  ((uint32_t *)store->pushed.items)[store->pushed.count++] = (uint32_t)side << 31 | option;
}

static int by_word (const void *a, const void *b)
{
  uint32_t const x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

/* Options are often added in the order of a set that there is. */
static bool is_set (const uint32_t *words, size_t count)
{
  for (size_t i = 1; i < count; i++)
    if (words[i - 1] >= words[i])
      return false;
  return true;
}

/* Sorted and without repetitions: a set. */
static size_t make_set (uint32_t *words, size_t count)
{
  if (is_set (words, count))
    return count;
  if (count > 16)
    qsort (words, count, sizeof *words, by_word);
  else
    for (size_t i = 1; i < count; i++) {
      uint32_t const word = words[i];
      size_t at = i;
      for (; at > 0 && words[at - 1] > word; at--)
        words[at] = words[at - 1];
      words[at] = word;
    }
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (!kept || words[kept - 1] != words[i])
      words[kept++] = words[i];
  return kept;
}

gh_form gh_form_end (gh_store *store)
{
  if (!store->frames.count)
    gh_broken ("gh_form_end", "store", "no form was begun");
  size_t const start = ((size_t *)store->frames.items)[--store->frames.count];
  uint32_t *const words = (uint32_t *)store->pushed.items + start;
  size_t const count =
      store->pushed.count > start ? make_set (words, store->pushed.count - start) : 0;
  store->pushed.count = start;
  gh_form form;
  return as_numeral (store, words, count, &form) ? form : intern_explicit (store, words, count);
}

uint8_t *gh_note_of (gh_store *store, gh_form form, gh_note note)
{
  return &node_of (store, form)->notes[note];
}
