/* The positions that can be reached from one, with their moves, as a program told them.

   Positions have numbers, from 0 in the order in which they were met. Each is a sum of parts, of
   itself alone unless the program says otherwise; a part is played by its moves. */
#ifndef GH_RULESET_REACHED_H
#define GH_RULESET_REACHED_H

#include "form/array.h"

typedef enum { REACHED_LEFT, REACHED_RIGHT, REACHED_PARTS, REACHED_KINDS } reached_kind;
extern const char *const reached_words[REACHED_KINDS]; /* in the protocol */

/* Numbers of positions in `items`, sorted: a set of options, or parts as often as each occurs. */
typedef struct reached_list {
  uint32_t first, count;
} reached_list;

typedef struct reached_position {
  size_t text;
  uint32_t length;
  bool is_played, is_split; /* its moves were asked for, its parts were */
  reached_list lists[REACHED_KINDS];
} reached_position;

typedef struct reached {
  gh_store *store;  /* gives memory and limits; what follows runs inside its gh_try */
  gh_array texts;   /* char */
  gh_array entries; /* reached_position */
  gh_array items;   /* uint32_t */
  gh_array index;   /* uint32_t: a hash table of 0 or number + 1 */
  gh_array checked; /* uint32_t: sums of other parts whose own moves were asked for, too */
} reached;

#define REACHED_NONE UINT32_MAX
#define REACHED_MOST_TEXT 4096                 /* bytes of a position */
#define REACHED_MOST_TEXTS ((size_t)256 << 20) /* of all */

static inline size_t reached_count (const reached *r)
{
  return r->entries.count;
}

static inline reached_position *reached_at (const reached *r, uint32_t number)
{
  return (reached_position *)r->entries.items + number;
}

static inline const uint32_t *reached_items (const reached *r, reached_list list)
{
  return (const uint32_t *)r->items.items + list.first;
}

static inline const char *reached_text (const reached *r, uint32_t number)
{
  return (const char *)r->texts.items + reached_at (r, number)->text;
}

/* Its text for a person, see gh_show. */
const char *reached_show (const reached *r, uint32_t number, char *buffer, size_t size);

/* The position with this text; REACHED_NONE: it was not met. */
uint32_t reached_find (const reached *r, const char *text, size_t length);

/* Likewise, but add it when it was not. Fails with GH_OVER_FORMS beyond limits.forms positions. */
uint32_t reached_meet (reached *r, const char *text, size_t length);

/* Sort the items from `first` to the end and make a list of them, with `once` a set. */
reached_list reached_sort (reached *r, size_t first, bool once);

void reached_release (reached *r);

#endif
