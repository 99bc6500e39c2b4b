/* Memos: what was found out about a pair of forms, in a table with open addressing. */
#include "form/store/inside.h"

#include <string.h>

static memo_entry *memo_at (const gh_store *store, size_t place)
{
  return (memo_entry *)store->memos.items + place;
}

static uint32_t memo_hash (const memo_entry *e)
{
  uint64_t hash = ((uint64_t)e->a << 32 | e->b) * 0x9e3779b97f4a7c15u;
  hash = (hash ^ hash >> 32 ^ e->kind) * 0xd6e8feb86659fd93u;
  return (uint32_t)(hash >> 32 & GH_HASH_MASK);
}

/* Where the memo of these stands, or the free place for it. */
static size_t memo_place (const gh_store *store, const memo_entry *wanted)
{
  size_t const mask = store->memos.room - 1;
  size_t at = memo_hash (wanted) & mask;
  for (const memo_entry *e; (e = memo_at (store, at))->kind; at = (at + 1) & mask)
    if (e->a == wanted->a && e->b == wanted->b && e->kind == wanted->kind)
      break;
  return at;
}

/* Keep the memos at most half full. */
static void memo_reserve (gh_store *store)
{
  uint32_t *const slots = store->memo_slots.items;
  gh_array bigger = {0}, old = store->memos;
  if (2 * (store->memo_slots.count + 1) <= old.room)
    return;
  gh_array_reserve (store, &bigger, sizeof (memo_entry), old.room ? 2 * old.room : 256);
  memset (bigger.items, 0, bigger.bytes);
  store->memos = bigger;
  for (size_t i = 0; i < store->memo_slots.count; i++) {
    const memo_entry *const e = (memo_entry *)old.items + slots[i];
    slots[i] = (uint32_t)memo_place (store, e);
    *memo_at (store, slots[i]) = *e;
  }
  gh_array_release (store, &old);
}

bool gh_memo_get (const gh_store *store, gh_memo memo, gh_form a, gh_form b, uint32_t *value)
{
  if (!store->memos.room)
    return false;
  const memo_entry *const e =
      memo_at (store, memo_place (store, &(memo_entry){.kind = memo + 1u, .a = a, .b = b}));
  *value = e->value;
  return e->kind;
}

void gh_memo_put (gh_store *store, gh_memo memo, gh_form a, gh_form b, uint32_t value)
{
  memo_entry const entry = {memo + 1u, a, b, value};
  if (!store->free_options)
    gh_fail (store, GH_OVER_OPTIONS);
  gh_array_reserve (store, &store->memo_slots, sizeof (uint32_t), 1);
  memo_reserve (store);
  size_t const at = memo_place (store, &entry);
  *memo_at (store, at) = entry;
  ((uint32_t *)store->memo_slots.items)[store->memo_slots.count++] = (uint32_t)at;
  store->free_options--;
}

void memos_empty (gh_store *store)
{
  size_t const count = store->memo_slots.count;
  store->memo_slots.count = 0;
  if (gh_array_shrink (store, &store->memos, count))
    return;
  for (size_t i = 0; i < count; i++)
    memo_at (store, ((uint32_t *)store->memo_slots.items)[i])->kind = 0;
}
