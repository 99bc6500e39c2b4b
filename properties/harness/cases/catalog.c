#include "harness/cases/catalog.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "harness/cases/listed.h"
#include "harness/cases/loopy.h"
#include "harness/cases/pitfalls.h"
#include "harness/cases/surreals.h"
#include "harness/judging/answers.h"
#include "reference/misere/misere.h"
#include "transfinite/ordinal.h"

#include <stdlib.h>
#include <string.h>

/* ---- making the lists ------------------------------------------------------------------------ */

typedef struct entry {
  gh_form form;
  uint64_t moves;
  char *text;
} entry;

typedef struct option {
  gh_form form;
  gh_side side;
  bool both;      /* of an impartial game: on both sides */
  uint64_t moves; /* of its tree, and the move to it; of both sides together */
} option;

struct gh_catalogs {
  gh_catalog **list;
  size_t count;
  /* while one is made: */
  gh_catalog *making;
  entry *entries;
  size_t entry_count, entry_room;
  option *options;
  size_t option_count;
};

static const gh_catalog *find (const gh_catalogs *catalogs, gh_set set, unsigned n, gh_sort sort)
{
  for (size_t i = 0; i < catalogs->count; i++) {
    const gh_catalog *const c = catalogs->list[i];
    if (c->set == set && c->n == n && c->sort == sort)
      return c;
  }
  return NULL;
}

static void add_entry (gh_catalogs *catalogs, gh_form form)
{
  gh_catalog *const c = catalogs->making;
  if (catalogs->entry_count == catalogs->entry_room) {
    size_t const room = catalogs->entry_room ? 2 * catalogs->entry_room : 256;
    entry *const bigger = realloc (catalogs->entries, room * sizeof *bigger);
    if (!bigger)
      gh_fail (c->store, GH_NO_MEMORY);
    catalogs->entries = bigger;
    catalogs->entry_room = room;
  }
  gh_value const value = {gh_type_of_sort (c->sort), {.form = form}};
  uint64_t const moves = gh_value_size (c->store, &value); /* it may leave: nothing is owned yet */
  char *const text = strdup (gh_value_print (c->store, &value));
  if (!text)
    gh_fail (c->store, GH_NO_MEMORY);
  catalogs->entries[catalogs->entry_count++] = (entry){form, moves, text};
}

static int by_size (const void *a, const void *b)
{
  const entry *const x = a, *const y = b;
  if (x->moves != y->moves)
    return x->moves < y->moves ? -1 : 1;
  size_t const p = strlen (x->text), q = strlen (y->text);
  return p != q ? (p < q ? -1 : 1) : strcmp (x->text, y->text);
}

/* The form with these options: bit i of `left` stands for options[i]. */
static gh_form from_bits (gh_store *store, const gh_form *options, size_t count, uint32_t left,
                          uint32_t right)
{
  gh_form_begin (store);
  for (size_t i = 0; i < count; i++) {
    if (left >> i & 1)
      gh_form_add (store, GH_LEFT, options[i]);
    if (right >> i & 1)
      gh_form_add (store, GH_RIGHT, options[i]);
  }
  return gh_form_end (store);
}

/* All pairs of sets of the forms born by the day before (Section 2.1). */
static void make_forms (gh_catalogs *catalogs, const gh_catalog *before)
{
  gh_store *const store = catalogs->making->store;
  gh_form options[4];
  size_t const count = before ? before->count : 0;
  for (size_t i = 0; i < count; i++)
    options[i] = gh_form_copy (store, before->store, before->forms[i]);
  for (uint32_t left = 0; left < 1u << count; left++)
    for (uint32_t right = 0; right < 1u << count; right++)
      add_entry (catalogs, from_bits (store, options, count, left, right));
}

/* All sets of the impartial forms of the day before; in simplest form only, if they are. */
static void make_impartial (gh_catalogs *catalogs, const gh_catalog *before)
{
  gh_store *const store = catalogs->making->store;
  bool const simplest = catalogs->making->set == GH_SET_SIMPLEST;
  gh_form options[16] = {GH_ZERO};
  size_t const count = before ? before->count : 0;
  for (size_t i = 0; i < count; i++)
    options[i] = gh_form_copy (store, before->store, before->forms[i]);
  for (uint32_t set = 0; set < 1u << count; set++) {
    gh_form const form = from_bits (store, options, count, set, set);
    if (!simplest || gh_misere_simplest (store, form) == form)
      add_entry (catalogs, form);
  }
}

/* Every value born by a day has a form whose options on a side are values born the day before, none
   dominated: two antichains, of which there are 98 by day 2. Their canonical forms, each once. */
static void make_values (gh_catalogs *catalogs, const gh_catalog *before)
{
  gh_store *const store = catalogs->making->store;
  gh_form options[22];
  uint32_t comparable[22] = {0}, antichains[128]; /* 98 of the 22 values */
  size_t const count = before ? before->count : 0;
  size_t found = 0;
  if (count > sizeof options / sizeof *options)
    gh_broken ("make_values", "before", "more than 22 values born by day 2");
  for (size_t i = 0; i < count; i++)
    options[i] = gh_form_copy (store, before->store, before->forms[i]);
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < count; k++)
      if (i != k && gh_compare (store, options[i], options[k]) != GH_FUZZY)
        comparable[i] |= 1u << k;
  for (uint32_t set = 0; set < 1u << count; set++) {
    bool antichain = true;
    for (size_t i = 0; i < count && antichain; i++)
      antichain = !(set >> i & 1) || !(set & comparable[i]);
    if (antichain && found == sizeof antichains / sizeof *antichains)
      gh_broken ("make_values", "before", "too many antichains");
    if (antichain)
      antichains[found++] = set;
  }
  for (size_t l = 0; l < found; l++)
    for (size_t r = 0; r < found; r++) {
      gh_form const form =
          gh_canonical (store, from_bits (store, options, count, antichains[l], antichains[r]));
      uint8_t *const seen = gh_note_of (store, form, GH_NOTE_VISIT);
      if (!*seen)
        add_entry (catalogs, form);
      *gh_note_of (store, form, GH_NOTE_VISIT) = true;
    }
  for (size_t i = 0; i < catalogs->entry_count; i++)
    *gh_note_of (store, catalogs->entries[i].form, GH_NOTE_VISIT) = false;
}

/* Complete the chosen options with some from `from` on, so that the tree gets `left` moves more. */
static void choose_moves (gh_catalogs *catalogs, const option *chosen[], size_t chosen_count,
                          size_t from, uint64_t left)
{
  gh_store *const store = catalogs->making->store;
  if (left == 0) {
    gh_form_begin (store);
    for (size_t i = 0; i < chosen_count; i++)
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
        if (chosen[i]->both || side == chosen[i]->side)
          gh_form_add (store, side, chosen[i]->form);
    add_entry (catalogs, gh_form_end (store));
    return;
  }
  for (size_t i = from; i < catalogs->option_count && catalogs->options[i].moves <= left; i++) {
    chosen[chosen_count] = &catalogs->options[i];
    choose_moves (catalogs, chosen, chosen_count + 1, i + 1, left - catalogs->options[i].moves);
  }
}

/* The sort of the forms that others are made from: impartial ones from impartial ones. */
static gh_sort made_from (gh_set set, gh_sort sort)
{
  return set != GH_SET_VALUES && sort == GH_SORT_IMPARTIAL ? GH_SORT_IMPARTIAL : GH_SORT_GAME;
}

/* All forms whose tree has n moves, from those with fewer: an option costs a move and its tree. */
static void make_moves (gh_catalogs *catalogs, unsigned n)
{
  gh_store *const store = catalogs->making->store;
  gh_sort const sort = made_from (GH_SET_MOVES, catalogs->making->sort);
  bool const both = sort == GH_SORT_IMPARTIAL;
  const option *chosen[GH_MOST_IMPARTIAL_MOVES / 2 + 1];
  catalogs->option_count = 0;
  for (unsigned m = 0; m < n; m++) {
    const gh_catalog *const smaller = find (catalogs, GH_SET_MOVES, m, sort);
    size_t const wanted = catalogs->option_count + 2 * smaller->count;
    option *const bigger = realloc (catalogs->options, wanted * sizeof *bigger);
    if (!bigger)
      gh_fail (store, GH_NO_MEMORY);
    catalogs->options = bigger;
    for (size_t i = 0; i < smaller->count; i++) {
      gh_form const form = gh_form_copy (store, smaller->store, smaller->forms[i]);
      for (gh_side side = GH_LEFT; side <= (both ? GH_LEFT : GH_RIGHT); side++)
        catalogs->options[catalogs->option_count++] =
            (option){form, side, both, (both ? 2 : 1) * (m + 1)};
    }
  }
  choose_moves (catalogs, chosen, 0, 0, n);
}

static void add_listed (void *context, gh_form form)
{
  add_entry (context, form);
}

/* All codes of this size, which are made of nothing smaller. */
static void make_codes (gh_catalogs *catalogs, const gh_catalog *c)
{
  if (gh_is_loopy_sort (c->sort))
    gh_loopy_of_size (c->store, c->sort, c->n, add_listed, catalogs);
  else if (c->sort == GH_SORT_ORDINAL)
    for (uint64_t i = 0; i < gh_ordinal_count (c->n); i++)
      add_entry (catalogs, gh_ordinal_at (c->store, c->n, i));
  else
    for (uint64_t i = 0; i < gh_surreal_count (c->n); i++)
      add_entry (catalogs, gh_surreal_at (c->store, c->n, i));
}

static void make (void *argument)
{
  gh_catalogs *const catalogs = argument;
  gh_catalog *const c = catalogs->making;
  if (c->set == GH_SET_PITFALLS)
    gh_pitfalls_each (c->store, c->sort, add_listed, catalogs);
  else if (gh_is_code (c->sort))
    make_codes (catalogs, c);
  else if (c->set == GH_SET_MOVES)
    make_moves (catalogs, c->n);
  else {
    const gh_catalog *const before =
        c->n ? find (catalogs, c->set, c->n - 1, made_from (c->set, c->sort)) : NULL;
    if (c->set == GH_SET_VALUES)
      make_values (catalogs, before);
    else if (c->set == GH_SET_SIMPLEST || c->sort == GH_SORT_IMPARTIAL)
      make_impartial (catalogs, before);
    else
      make_forms (catalogs, before);
  }
  size_t kept = 0;
  for (size_t i = 0; i < catalogs->entry_count; i++)
    if (gh_is_of_sort (c->store, catalogs->entries[i].form, c->sort)) {
      entry const other = catalogs->entries[kept]; /* each text stays in one place, to be freed */
      catalogs->entries[kept++] = catalogs->entries[i];
      catalogs->entries[i] = other;
    }
  for (; catalogs->entry_count > kept; catalogs->entry_count--)
    free (catalogs->entries[catalogs->entry_count - 1].text);
  qsort (catalogs->entries, kept, sizeof *catalogs->entries, by_size);
}

/* ---- keeping them ---------------------------------------------------------------------------- */

static void free_catalog (gh_catalog *c)
{
  gh_store_free (c->store);
  free (c->taken);
  free (c->copies);
  free (c->forms);
  free (c);
}

/* Add what was listed as a new catalog. */
static const gh_catalog *keep (gh_catalogs *catalogs)
{
  gh_catalog *const c = catalogs->making;
  gh_catalog **const list = realloc (catalogs->list, (catalogs->count + 1) * sizeof (gh_catalog *));
  if (!list)
    return NULL;
  catalogs->list = list;
  c->forms = malloc ((catalogs->entry_count + 1) * sizeof *c->forms);
  c->copies = calloc (1, sizeof *c->copies + catalogs->entry_count * sizeof *c->forms);
  c->taken = calloc (1, sizeof *c->taken + catalogs->entry_count * sizeof (uint32_t));
  if (!c->forms || !c->copies || !c->taken)
    return NULL;
  for (; c->count < catalogs->entry_count; c->count++)
    c->forms[c->count] = catalogs->entries[c->count].form;
  return list[catalogs->count++] = c;
}

/* The last day, or the most moves. */
static unsigned most_of (gh_set set, gh_sort sort)
{
  switch (set) {
  case GH_SET_FORMS: return sort == GH_SORT_IMPARTIAL ? GH_MOST_IMPARTIAL_DAYS : 2;
  case GH_SET_VALUES: return 3;
  case GH_SET_MOVES: return gh_most_moves (sort);
  case GH_SET_SIMPLEST: return 4;
  case GH_SET_PITFALLS: return 0;
  }
  gh_broken ("most_of", "set", "no such set");
}

const gh_catalog *gh_catalog_of (gh_catalogs *catalogs, gh_set set, unsigned n, gh_sort sort)
{
  const gh_catalog *made = find (catalogs, set, n, sort);
  if (made || n > most_of (set, sort))
    return made;
  for (unsigned m = 0; m < n && !gh_is_code (sort); m++) /* those it is made from */
    if (!gh_catalog_of (catalogs, set, m, made_from (set, sort)))
      return NULL;
  static const gh_limits enough = {.forms = 10000000,
                                   .options = 100000000,
                                   .depth = 10000,
                                   .steps = 1000000000,
                                   .digits = 100,
                                   .length = 1 << 20};
  gh_catalog *const c = catalogs->making = calloc (1, sizeof *c);
  if (!c)
    return NULL;
  *c = (gh_catalog){.set = set, .n = n, .sort = sort, .store = gh_store_new (&enough, NULL)};
  if (c->store && gh_try (c->store, make, catalogs) == GH_OK)
    made = keep (catalogs);
  for (size_t i = 0; i < catalogs->entry_count; i++)
    free (catalogs->entries[i].text);
  catalogs->entry_count = 0;
  if (!made)
    free_catalog (c);
  return made;
}

gh_catalogs *gh_catalogs_new (void)
{
  return calloc (1, sizeof (gh_catalogs));
}

void gh_catalogs_free (gh_catalogs *catalogs)
{
  if (!catalogs)
    return;
  for (size_t i = 0; i < catalogs->count; i++)
    free_catalog (catalogs->list[i]);
  free (catalogs->list);
  free (catalogs->entries);
  free (catalogs->options);
  free (catalogs);
}
