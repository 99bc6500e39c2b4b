#include "form/store.h"
#include "form/halt.h"
#include "form/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static void *resize_with_libc (void *context, void *block, size_t size)
{
  (void)context;
  if (size)
    return realloc (block, size);
  free (block);
  return NULL;
}

void gh_broken (const char *function, const char *argument, const char *reason)
{
  fprintf (stderr, "gifthorse: contract broken: %s: %s: %s\n", function, argument, reason);
  abort ();
}

static uint32_t hash_of_node (const gh_store *store, size_t i)
{
  return node_of (store, (gh_form)i)->hash;
}

/* ---- life of a store ------------------------------------------------------------------------- */

/* No two fillings of stores share a number, so that whoever remembers forms by it is not deceived
   by a new store at an old address. */
static uint64_t next_epoch (void)
{
  static _Atomic uint64_t last;
  return ++last;
}

static void make_zero (void *argument)
{
  gh_store *const store = argument;
  gh_form_begin (store);
  gh_form_end (store);
}

static size_t stack_bytes (void)
{
  struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
  getrlimit (RLIMIT_STACK, &limit);
  return (size_t)limit.rlim_cur; /* RLIM_INFINITY is more than any stack has */
}

static gh_array *array_number (gh_store *store, size_t i)
{
  gh_array *const all[] = {&store->nodes, &store->words,      &store->numerals,   &store->limbs,
                           &store->memos, &store->memo_slots, &store->pushed,     &store->frames,
                           &store->text,  &store->list,       &store->form_index, &store->pieces};
  return i < sizeof all / sizeof *all ? all[i] : NULL;
}

const gh_allocator gh_libc_allocator = {resize_with_libc, NULL};

gh_store *gh_store_new (const gh_limits *limits, const gh_allocator *allocator)
{
  if (!allocator)
    allocator = &gh_libc_allocator;
  gh_store *const store = allocator->resize (allocator->context, NULL, sizeof *store);
  if (!store)
    return NULL;
  memset (store, 0, sizeof *store);
  store->limits = limits ? *limits : GH_DEFAULT_LIMITS;
  store->allocator = *allocator;
  for (size_t i = 0; i < sizeof store->scratch / sizeof *store->scratch; i++)
    mpz_init (store->scratch[i]);
  mpz_init (store->too_large);
  store->stack = stack_bytes ();
  store->epoch = next_epoch ();
  gh_store_allow (store);
  if (gh_try (store, make_zero, store) == GH_OK)
    return store;
  gh_store_free (store);
  return NULL;
}

void gh_store_free (gh_store *store)
{
  if (!store)
    return;
  for (size_t i = 0; array_number (store, i); i++)
    gh_array_release (store, array_number (store, i));
  for (size_t i = 0; i < sizeof store->scratch / sizeof *store->scratch; i++)
    mpz_clear (store->scratch[i]);
  mpz_clear (store->too_large);
  store->allocator.resize (store->allocator.context, store, 0);
}

/* Zero is form 0, a numeral without limbs, and stays. Slots are cleared in reverse order of
   insertion, so that no slot is cleared that a longer probe still needs. */
void gh_store_empty (gh_store *store)
{
  if (store->innermost)
    gh_broken ("gh_store_empty", "store", "called inside gh_try");
  memos_empty (store);
  for (size_t i = store->nodes.count; i-- > 1;)
    index_drop (&store->form_index, hash_of_node (store, i), (uint32_t)i);
  store->nodes.count = 1;
  store->numerals.count = 1;
  store->words.count = store->limbs.count = store->memo_slots.count = store->list.count = 0;
  memset (node_of (store, GH_ZERO)->notes, 0, NOTES);
  store->epoch = next_epoch ();
  gh_store_allow (store);
}

void gh_store_allow (gh_store *store)
{
  store->free_forms = store->limits.forms;
  store->free_options = store->limits.options;
  store->free_steps = store->limits.steps;
}

const gh_limits *gh_store_limits (const gh_store *store)
{
  return &store->limits;
}

const gh_allocator *gh_store_allocator (const gh_store *store)
{
  return &store->allocator;
}

size_t gh_store_size (const gh_store *store)
{
  return store->nodes.count;
}

uint64_t gh_store_epoch (const gh_store *store)
{
  return store->epoch;
}

size_t gh_store_bytes (const gh_store *store)
{
  size_t bytes = sizeof *store;
  for (size_t i = 0; array_number ((gh_store *)store, i); i++)
    bytes += array_number ((gh_store *)store, i)->bytes;
  return bytes;
}

/* ---- forms ----------------------------------------------------------------------------------- */

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
  if (gh_halted ())
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

/* Sorted and without repetitions: a set. */
static size_t make_set (uint32_t *words, size_t count)
{
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

/* ---- notes
 * ---------------------------------------------------------------------------------------- */

uint8_t *gh_note_of (gh_store *store, gh_form form, gh_note note)
{
  return &node_of (store, form)->notes[note];
}

/* ---- limits ---------------------------------------------------------------------------------- */

gh_status gh_try (gh_store *store, void (*body) (void *argument), void *argument)
{
  try_point here = {.outer = store->innermost,
                    .frames = store->frames.count,
                    .pushed = store->pushed.count,
                    .depth = store->depth};
  if (!here.outer)
    store->base = __builtin_frame_address (0);
  store->innermost = &here;
  if (setjmp (here.back) == 0)
    body (argument);
  else {
    store->frames.count = here.frames;
    store->pushed.count = here.pushed;
    store->depth = here.depth;
  }
  store->innermost = here.outer;
  return here.status;
}

void gh_fail (gh_store *store, gh_status status)
{
  if (!store->innermost)
    gh_broken ("gh_fail", "store", "a limit was passed outside gh_try");
  store->innermost->status = status;
  longjmp (store->innermost->back, 1);
}

/* A third of the stack is left to the callers of the outermost gh_try and to what is called from
   the deepest place. */
void gh_deeper (gh_store *store)
{
  ptrdiff_t const taken = store->base - (const char *)__builtin_frame_address (0);
  if (store->depth >= store->limits.depth)
    gh_fail (store, GH_OVER_DEPTH);
  if ((size_t)(taken < 0 ? -taken : taken) > store->stack - store->stack / 3)
    gh_fail (store, GH_OVER_STACK);
  store->depth++;
}

void gh_shallower (gh_store *store)
{
  store->depth--;
}

void gh_step (gh_store *store)
{
  if (gh_halted ())
    gh_fail (store, GH_HALTED);
  if (!store->free_steps)
    gh_fail (store, GH_OVER_STEPS);
  store->free_steps--;
}

const char *gh_status_text (const gh_store *store, gh_status status, char *buffer, size_t size)
{
  const gh_limits *const l = &store->limits;
  switch (status) {
  case GH_OK: return "no error";
  case GH_NO_MEMORY: return "out of memory";
  case GH_HALTED: return "interrupted";
  case GH_SYNTAX: return "not in the notation";
  case GH_SUSPENDED: return "not answered yet";
  case GH_ABANDONED: return "abandoned";
  case GH_OVER_FORMS: return snprintf (buffer, size, "more than %u forms", l->forms), buffer;
  case GH_OVER_OPTIONS: return snprintf (buffer, size, "more than %u options", l->options), buffer;
  case GH_OVER_DEPTH: return snprintf (buffer, size, "nested deeper than %u", l->depth), buffer;
  case GH_OVER_STACK:
    return snprintf (buffer, size, "nested too deep for a stack of %zu bytes", store->stack),
           buffer;
  case GH_OVER_STEPS: return snprintf (buffer, size, "more than %u steps", l->steps), buffer;
  case GH_OVER_DIGITS:
    return snprintf (buffer, size, "a number of more than %u digits", l->digits), buffer;
  case GH_OVER_UPS: return "more than 2^63 - 1 ups";
  case GH_OVER_LENGTH:
    return snprintf (buffer, size, "a text of more than %u bytes", l->length), buffer;
  }
  gh_broken ("gh_status_text", "status", "there is no such status");
}
