/* How long a text is at least, seen without printing it: a tree with 10^12 moves takes its
   positions to look at, and its text would take all there is. */
#include "adapter/lines/inside.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"

#define SMALL_TREE 4096 /* moves: less is printed soonest */

typedef struct measurer {
  adapter *adapter;
  gh_store *store;
  size_t table;
} measurer;

static uint32_t sum (uint32_t a, uint32_t b)
{
  return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

static uint32_t least (measurer *m, gh_form form);

/* Braces may be left out, commas are not counted. */
static uint32_t least_explicit (measurer *m, gh_form form)
{
  uint32_t length = 1;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (m->store, side, x, form)
      length = sum (length, least (m, x));
  return length;
}

/* Some forms have a short text in the full notation: it names what they are made of. */
static uint32_t least_full (measurer *m, gh_form form)
{
  gh_number_up_star shape;
  gh_form g;
  if (gh_shape_of (m->store, form, &shape))
    return 1;
  if (gh_switch_of (m->store, form, &g) || gh_tiny_of (m->store, form, &g) ||
      gh_tiny_of (m->store, gh_negative (m->store, form), &g))
    return sum (2, least (m, g));
  return least_explicit (m, form);
}

static uint32_t least (measurer *m, gh_form form)
{
  map *const known = &m->adapter->lengths;
  uint32_t const life = (uint32_t)m->adapter->tables[m->table].generation;
  uint32_t length;
  if (gh_is_numeral (m->store, form))
    return 1;
  if (map_get (known, (uint32_t)m->table, form, life, 0, &length))
    return length;
  gh_deeper (m->store);
  length =
      m->adapter->greeting.style == GH_STYLE_FULL ? least_full (m, form) : least_explicit (m, form);
  gh_shallower (m->store);
  if (!map_reserve (known))
    gh_fail (m->store, GH_NO_MEMORY);
  map_put (known, (uint32_t)m->table, form, life, 0, length);
  return length;
}

size_t adapter_longest (const adapter *a, const gh_store *store)
{
  size_t const limit = gh_store_limits (store)->length;
  return limit < a->options.longest_line ? limit : a->options.longest_line;
}

bool adapter_hopeless (adapter *a, gh_store *store, size_t table, gh_form form)
{
  measurer m = {a, store, table};
  size_t const most = adapter_longest (a, store);
  uint64_t const moves = gh_tree_moves (store, form);
  if (a->greeting.style == GH_STYLE_BRACES)
    return moves > most; /* each takes a byte or more; and the integer 10^9 has as many */
  return moves > SMALL_TREE && least (&m, form) > most;
}
