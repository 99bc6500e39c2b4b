/* Forms by their contents, each made once. */
#include "form/halt.h"
#include "form/store/inside.h"
#include "form/work.h"

#include <string.h>

#define BETWEEN 4096 /* forms from one note of how many there are to the next */

static uint32_t hash_of_node (const gh_store *store, size_t i)
{
  return node_of (store, (gh_form)i)->hash;
}

gh_form intern (gh_store *store, uint32_t hash, const void *content,
                bool same (const gh_store *, const node *, const void *),
                void make (gh_store *, node *, const void *))
{
  index_reserve (store, &store->form_index, store->nodes.count, hash_of_node);
  size_t const mask = store->form_index.room - 1;
  for (size_t at = hash & mask; index_slots (&store->form_index)[at]; at = (at + 1) & mask) {
    gh_form const form = index_slots (&store->form_index)[at] - 1;
    if (node_of (store, form)->hash == hash && same (store, node_of (store, form), content))
      return form;
  }
  if (gh_halted () && store->nodes.count) /* zero is made with the store */
    gh_fail (store, GH_HALTED);
  if (!store->free_forms)
    gh_fail (store, GH_OVER_FORMS);
  gh_array_reserve (store, &store->nodes, sizeof (node), 1);
  node made = {.hash = hash};
  make (store, &made, content);
  gh_form const form = (gh_form)store->nodes.count;
  *node_of (store, form) = made;
  store->nodes.count++;
  store->free_forms--;
  if (store->nodes.count % BETWEEN == 0)
    gh_work_note ("forms", store->nodes.count, store->limits.forms);
  index_put (&store->form_index, hash, form);
  return form;
}

typedef struct word_span {
  const uint32_t *words;
  size_t count;
} word_span;

static bool same_words (const gh_store *store, const node *n, const void *content)
{
  const word_span *const span = content;
  return !n->numeral && n->left + n->right == span->count &&
         !memcmp ((uint32_t *)store->words.items + n->first, span->words,
                  span->count * sizeof (uint32_t));
}

static void make_words (gh_store *store, node *n, const void *content)
{
  const word_span *const span = content;
  if (store->free_options < span->count)
    gh_fail (store, GH_OVER_OPTIONS);
  gh_array_reserve (store, &store->words, sizeof (uint32_t), span->count);
  n->first = (uint32_t)store->words.count;
  for (size_t i = 0; i < span->count; i++)
    span->words[i] >> 31 ? n->right++ : n->left++;
  memcpy ((uint32_t *)store->words.items + n->first, span->words, span->count * sizeof (uint32_t));
  store->words.count += span->count;
  store->free_options -= span->count;
}

gh_form intern_explicit (gh_store *store, const uint32_t *words, size_t count)
{
  uint32_t hash = 1;
  for (size_t i = 0; i < count; i++)
    hash = mix (hash, words[i]);
  return intern (store, hash, &(word_span){words, count}, same_words, make_words);
}

/* Zero is form 0, a numeral without limbs, and stays. Slots are cleared in reverse order of
   insertion, so that no slot is cleared that a longer probe still needs. */
void interned_empty (gh_store *store)
{
  bool const shrunk = gh_array_shrink (store, &store->form_index, store->nodes.count);
  for (size_t i = store->nodes.count; i-- > 1 && !shrunk;)
    index_drop (&store->form_index, hash_of_node (store, i), (uint32_t)i);
  store->nodes.count = 1;
  store->numerals.count = 1;
  store->words.count = store->limbs.count = 0;
}
