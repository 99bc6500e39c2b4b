#include "form/store.h"
#include "form/store/inside.h"

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
  store->work = 0;
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
  gh_loans_return (store, NULL);
  store->allocator.resize (store->allocator.context, store, 0);
}

void gh_store_empty (gh_store *store)
{
  if (store->innermost)
    gh_broken ("gh_store_empty", "store", "called inside gh_try");
  memos_empty (store);
  interned_empty (store);
  store->list.count = 0;
  memset (node_of (store, GH_ZERO)->notes, 0, NOTES);
  store->epoch = next_epoch ();
  gh_store_allow (store);
}

uint64_t gh_store_work (const gh_store *store)
{
  const gh_limits *const most = &store->limits;
  return store->work + (most->forms - store->free_forms) + (most->options - store->free_options) +
         (most->steps - store->free_steps);
}

void gh_store_allow (gh_store *store)
{
  store->work = gh_store_work (store);
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
