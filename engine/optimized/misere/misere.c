/* The table itself: memory, and games found by their options. */
#include "optimized/misere/inside.h"

#include <string.h>

static gh_array *array_number (gh_misere *m, size_t i)
{
  gh_array *const all[] = {&m->games,          &m->listed,
                           &m->index,          &m->stack,
                           &m->marks,          &m->genera,
                           &m->heaps,          &m->rests,
                           &m->text,           &m->slices,
                           &m->to_forms,       &m->from_forms,
                           &m->sums,           &m->notes,
                           &m->coded,          &m->positions.places,
                           &m->positions.kept, &m->positions.genera,
                           &m->mates};
  return i < sizeof all / sizeof *all ? all[i] : NULL;
}

static void make_zero (void *argument)
{
  game_with (argument, NULL, 0);
}

gh_misere *gh_misere_new (const gh_limits *limits, const gh_allocator *allocator)
{
  gh_limits const all = limits ? *limits : GH_DEFAULT_MISERE_LIMITS;
  gh_store *const store = gh_store_new (&all, allocator);
  if (!store)
    return NULL;
  const gh_allocator *const memory = gh_store_allocator (store);
  gh_misere *const m = memory->resize (memory->context, NULL, sizeof *m);
  if (!m) {
    gh_store_free (store);
    return NULL;
  }
  memset (m, 0, sizeof *m);
  m->store = store;
  m->limits = all;
  if (gh_misere_try (m, make_zero, m) == GH_OK)
    return m;
  gh_misere_free (m);
  return NULL;
}

void gh_misere_free (gh_misere *misere)
{
  if (!misere)
    return;
  gh_store *const store = misere->store;
  for (size_t i = 0; array_number (misere, i); i++)
    gh_array_release (store, array_number (misere, i));
  const gh_allocator *const memory = gh_store_allocator (store);
  memory->resize (memory->context, misere, 0);
  gh_store_free (store);
}

static void forget (const gh_array *places)
{
  if (places->items)
    memset (places->items, 0, places->bytes);
}

void gh_misere_empty (gh_misere *misere)
{
  misere->games.count = 1; /* zero */
  misere->listed.count = misere->genera.count = misere->heaps.count = 0;
  misere->rests.count = misere->to_forms.count = misere->mates.count = 0;
  misere->from_forms.count = misere->notes.count = 0;
  misere->epoch = 0;
  misere->codes_met = 0;
  misere->positions.begun = false;
  at (misere, GH_REDUCED_ZERO)->terms = 0;
  misere->sums.count = 0;
  forget (&misere->index);
  forget (&misere->sums);
}

size_t gh_misere_count (const gh_misere *misere)
{
  return misere->games.count + misere->sums.count;
}

size_t gh_misere_bytes (const gh_misere *misere)
{
  size_t bytes = sizeof *misere + gh_store_bytes (misere->store);
  for (size_t i = 0; array_number ((gh_misere *)misere, i); i++)
    bytes += array_number ((gh_misere *)misere, i)->bytes;
  return bytes;
}

gh_status gh_misere_try (gh_misere *misere, void (*body) (void *argument), void *argument)
{
  misere->stack.count = 0;
  misere->free_games = misere->limits.forms;
  misere->free_options = misere->limits.options;
  gh_store_allow (misere->store);
  return gh_try (misere->store, body, argument);
}

const char *gh_misere_status_text (const gh_misere *misere, gh_status status, char *buffer,
                                   size_t size)
{
  return gh_status_text (misere->store, status, buffer, size);
}

void lengthen (gh_misere *m, gh_array *list, size_t count, uint32_t filling)
{
  if (count <= list->count)
    return;
  gh_array_reserve (m->store, list, sizeof filling, count - list->count);
  while (list->count < count)
    ((uint32_t *)list->items)[list->count++] = filling;
}

/* ---- games by their options ------------------------------------------------------------------ */

static void index_put (gh_array *index, slot s)
{
  slot *const slots = index->items;
  size_t i = s.hash & (index->room - 1);
  while (slots[i].game)
    i = (i + 1) & (index->room - 1);
  slots[i] = s;
}

/* At most half of it is full. */
static void index_reserve (gh_misere *m)
{
  if (2 * (m->games.count + 1) <= m->index.room)
    return;
  gh_array bigger = {0};
  gh_array_reserve (m->store, &bigger, sizeof (slot), m->index.room ? 2 * m->index.room : 1024);
  memset (bigger.items, 0, bigger.bytes);
  for (gh_reduced g = 1; g < m->games.count; g++)
    index_put (&bigger, (slot){at (m, g)->hash, g});
  gh_array_release (m->store, &m->index);
  m->index = bigger;
}

static gh_reduced find (const gh_misere *m, uint32_t hash, const gh_reduced *options, size_t count)
{
  const slot *const slots = m->index.items;
  size_t const mask = m->index.room - 1;
  for (size_t i = hash & mask; slots[i].game; i = (i + 1) & mask) {
    gh_reduced const g = slots[i].game;
    if (slots[i].hash == hash && at (m, g)->count == count &&
        !memcmp (options_of (m, g), options, count * sizeof *options))
      return g;
  }
  return NONE;
}

/* The least number that no option has as its Grundy value: at most as many as there are. */
static uint32_t mex_of_grundy (gh_misere *m, const gh_reduced *options, size_t count)
{
  m->marks.count = 0;
  gh_array_reserve (m->store, &m->marks, 1, count + 1);
  uint8_t *const marks = m->marks.items;
  memset (marks, 0, count + 1);
  for (size_t i = 0; i < count; i++)
    if (at (m, options[i])->grundy <= count)
      marks[at (m, options[i])->grundy] = 1;
  uint32_t mex = 0;
  while (marks[mex])
    mex++;
  return mex;
}

/* The heap n has the heap n - 1 as its last option, and the options of that. */
static bool is_heap (const gh_misere *m, const gh_reduced *options, size_t count)
{
  gh_reduced const last = count ? options[count - 1] : GH_REDUCED_ZERO;
  return count == 0 || (at (m, last)->heap && at (m, last)->count == count - 1 &&
                        !memcmp (options, options_of (m, last), (count - 1) * sizeof *options));
}

static game described (gh_misere *m, const gh_reduced *options, size_t count, uint32_t hash)
{
  game made = {.hash = hash,
               .first = (uint32_t)m->listed.count,
               .count = (uint32_t)count,
               .grundy = mex_of_grundy (m, options, count),
               .previous = count > 0,
               .heap = is_heap (m, options, count)};
  for (size_t i = 0; i < count; i++) {
    const game *const option = at (m, options[i]);
    made.previous = made.previous && !option->previous;
    if (made.birthday <= option->birthday)
      made.birthday = option->birthday + 1;
  }
  return made;
}

static gh_reduced add_game (gh_misere *m, const gh_reduced *options, size_t count, uint32_t hash)
{
  game const made = described (m, options, count, hash);
  if (made.birthday > m->limits.depth)
    gh_fail (m->store, GH_OVER_DEPTH);
  if (!m->free_games || m->games.count >= UNKNOWN)
    gh_fail (m->store, GH_OVER_FORMS);
  if (m->listed.count + count >= UINT32_MAX)
    gh_fail (m->store, GH_OVER_OPTIONS);
  use_options (m, count);
  gh_array_reserve (m->store, &m->games, sizeof made, 1);
  gh_array_reserve (m->store, &m->listed, sizeof *options, count ? count : 1); /* never NULL */
  if (count)
    memcpy ((gh_reduced *)m->listed.items + m->listed.count, options, count * sizeof *options);
  m->listed.count += count;
  m->free_games--;
  gh_reduced const g = (gh_reduced)m->games.count++;
  *at (m, g) = made;
  return g;
}

gh_reduced game_with (gh_misere *m, const gh_reduced *options, size_t count)
{
  uint64_t hash = count;
  for (size_t i = 0; i < count; i++)
    hash = mix (hash, options[i]);
  if (!count)
    return m->games.count ? GH_REDUCED_ZERO : add_game (m, options, count, 0);
  index_reserve (m);
  gh_reduced const known = find (m, (uint32_t)hash, options, count);
  if (known != NONE)
    return known;
  gh_reduced const g = add_game (m, options, count, (uint32_t)hash);
  index_put (&m->index, (slot){(uint32_t)hash, g});
  return g;
}

/* ---- what is known of them ------------------------------------------------------------------- */

size_t gh_reduced_options (const gh_misere *misere, gh_reduced g, const gh_reduced **options)
{
  *options = options_of (misere, g);
  return at (misere, g)->count;
}

bool gh_reduced_is_p (const gh_misere *misere, gh_reduced g)
{
  return at (misere, g)->previous;
}

uint32_t gh_reduced_birthday (const gh_misere *misere, gh_reduced g)
{
  return at (misere, g)->birthday;
}

bool gh_reduced_is_heap (const gh_misere *misere, gh_reduced g)
{
  return at (misere, g)->heap;
}

uint32_t gh_reduced_grundy (const gh_misere *misere, gh_reduced g)
{
  return at (misere, g)->grundy;
}
