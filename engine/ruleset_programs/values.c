#include "ruleset_programs/values.h"
#include "form/notation.h"
#include "form/show.h"
#include "reference/reference.h"

#include <stdio.h>
#include <string.h>

static gh_canon *value_at (const gh_array *values, order_node n)
{
  return (gh_canon *)values->items + n;
}

static order_node node_at (const gh_array *order, size_t i)
{
  return ((const order_node *)order->items)[i];
}

/* ---- values ---------------------------------------------------------------------------------- */

typedef struct search {
  const reached *reached;
  const gh_array *order;
  gh_canons *canons;
  gh_array *values; /* gh_canon */
  gh_array options; /* gh_canon: those of one node */
} search;

static gh_canon sum_of (const search *s, order_node n)
{
  gh_canon sum = GH_CANON_ZERO;
  for (size_t i = 0; i < order_count (s->reached, n, REACHED_PARTS); i++)
    sum = gh_canon_sum (s->canons, sum,
                        *value_at (s->values, order_next (s->reached, n, REACHED_PARTS, i)));
  return sum;
}

static gh_canon value_of (const search *s, order_node n)
{
  gh_canon *const list = s->options.items;
  size_t count = 0, counts[2];
  if (!order_is_part (n))
    return sum_of (s, n);
  for (reached_kind side = REACHED_LEFT; side <= REACHED_RIGHT; side++) {
    counts[side] = order_count (s->reached, n, side);
    for (size_t i = 0; i < counts[side]; i++)
      list[count++] = *value_at (s->values, order_next (s->reached, n, side, i));
  }
  return gh_canon_of_options (s->canons, list, counts[0], list + counts[0], counts[1]);
}

static void search_all (void *argument)
{
  const search *const s = argument;
  for (size_t i = 0; i < s->order->count; i++) {
    order_node const n = node_at (s->order, i);
    *value_at (s->values, n) = value_of (s, n);
  }
}

/* Room for the values, and for the options of any node. */
static void reserve (void *argument)
{
  search *const s = argument;
  size_t most = 0;
  gh_array_reserve (s->reached->store, s->values, sizeof (gh_canon),
                    2 * reached_count (s->reached));
  for (uint32_t i = 0; i < reached_count (s->reached); i++) {
    const reached_list *const lists = reached_at (s->reached, i)->lists;
    size_t const count = (size_t)lists[REACHED_LEFT].count + lists[REACHED_RIGHT].count;
    most = count > most ? count : most;
  }
  gh_array_reserve (s->reached->store, &s->options, sizeof (gh_canon), most + 1);
}

gh_status values_find (const reached *r, const gh_array *order, gh_canons *canons, gh_array *values)
{
  search s = {.reached = r, .order = order, .canons = canons, .values = values};
  gh_status status = gh_try (r->store, reserve, &s);
  if (status == GH_OK)
    status = gh_canons_try (canons, search_all, &s);
  gh_array_release (r->store, &s.options);
  return status;
}

/* ---- parts against moves --------------------------------------------------------------------- */

typedef struct printing {
  gh_canons *canons;
  gh_store *store;
  gh_canon value;
  char *text;
  size_t size;
} printing;

static void prepare (void *argument)
{
  const printing *const p = argument;
  gh_canon_prepare (p->canons, p->value);
}

static void print (void *argument)
{
  const printing *const p = argument;
  const char *const text =
      gh_print (p->store, gh_canon_to_form (p->canons, p->value, p->store), GH_STYLE_FULL);
  gh_show (text, strlen (text), p->text, p->size);
}

static const char *show_value (gh_canons *canons, gh_canon value, char *text, size_t size)
{
  printing p = {canons, gh_store_new (NULL, NULL), value, text, size};
  if (!p.store || gh_canons_try (canons, prepare, &p) || gh_try (p.store, print, &p))
    snprintf (text, size, "another value");
  gh_store_free (p.store);
  return text;
}

bool values_agree (const reached *r, gh_canons *canons, const gh_array *values, char *error,
                   size_t size)
{
  char shown[120], sum[100], moves[100];
  for (size_t i = 0; i < r->checked.count; i++) {
    uint32_t const position = ((const uint32_t *)r->checked.items)[i];
    gh_canon const by_parts = *value_at (values, order_sum (position)),
                   by_moves = *value_at (values, order_part (position));
    if (by_parts == by_moves)
      continue;
    snprintf (error, size, "the parts of %s are worth %s in all, but by its moves it is worth %s",
              reached_show (r, position, shown, sizeof shown),
              show_value (canons, by_parts, sum, sizeof sum),
              show_value (canons, by_moves, moves, sizeof moves));
    return false;
  }
  return true;
}

/* ---- forms ----------------------------------------------------------------------------------- */

static gh_form form_of (const reached *r, gh_store *store, const gh_form *forms, order_node n)
{
  gh_form sum = GH_ZERO;
  if (!order_is_part (n)) {
    for (size_t i = 0; i < order_count (r, n, REACHED_PARTS); i++)
      sum = gh_sum (store, sum, forms[order_next (r, n, REACHED_PARTS, i)]);
    return sum;
  }
  gh_form_begin (store);
  for (reached_kind side = REACHED_LEFT; side <= REACHED_RIGHT; side++)
    for (size_t i = 0; i < order_count (r, n, side); i++)
      gh_form_add (store, side == REACHED_LEFT ? GH_LEFT : GH_RIGHT,
                   forms[order_next (r, n, side, i)]);
  return gh_form_end (store);
}

void values_make_forms (const reached *r, const gh_array *order, gh_store *store, gh_form *forms)
{
  for (size_t i = 0; i < order->count; i++) {
    order_node const n = node_at (order, i);
    gh_step (store);
    forms[n] = form_of (r, store, forms, n);
  }
}
