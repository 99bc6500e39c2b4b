#include "proof/provers/loss_prover.h"
#include "form/halt.h"
#include "form/work.h"
#include "proof/telling/tell_heaps.h"

#include <stdlib.h>
#include <string.h>

#define MOST_DEPTH 10000 /* moves after each other that are looked at */

/* Heaps that were looked at, without those that have no move; in normal and in misere play. */
typedef struct entry {
  gh_side_heaps heaps;
  bool is_known[2], is_lost[2];
  bool is_listed[2]; /* among the lines */
  bool is_taken;
} entry;

struct gh_loss_prover {
  gh_digits codes[GH_BOARDS_CODES];
  size_t code_count;
  entry *entries;
  size_t room, count, most; /* room is a power of two */
  gh_boards_sum *lines;
  size_t line_room, line_count;
  size_t depth;
  uint64_t work; /* steps of moves */
  gh_boards_status status;
};

void gh_loss_prover_free (gh_loss_prover *p)
{
  if (p) {
    free (p->entries);
    free (p->lines);
  }
  free (p);
}

static bool fail (gh_loss_prover *p, gh_boards_status status)
{
  p->status = status;
  return false;
}

/* ---- positions ------------------------------------------------------------------------------- */

static size_t place_of (const entry *entries, size_t room, const gh_side_heaps heaps)
{
  uint64_t hash = 0;
  for (size_t i = 0; heaps[i]; i++)
    hash = (hash ^ heaps[i]) * 0x9e3779b97f4a7c15u;
  size_t i = (hash ^ hash >> 29) & (room - 1);
  while (entries[i].is_taken && gh_heaps_compare (entries[i].heaps, heaps) != 0)
    i = (i + 1) & (room - 1);
  return i;
}

static bool grow (gh_loss_prover *p)
{
  size_t const room = p->room ? 2 * p->room : 1024;
  entry *const entries = calloc (room, sizeof *entries);
  if (!entries)
    return fail (p, GH_BOARDS_NO_MEMORY);
  for (size_t i = 0; i < p->room; i++)
    if (p->entries[i].is_taken)
      entries[place_of (entries, room, p->entries[i].heaps)] = p->entries[i];
  free (p->entries);
  p->entries = entries;
  p->room = room;
  return true;
}

gh_loss_prover *gh_loss_prover_new (const gh_digits *codes, size_t count, size_t most)
{
  gh_loss_prover *const p = calloc (1, sizeof *p);
  if (!p)
    return NULL;
  memcpy (p->codes, codes, count * sizeof *codes);
  p->code_count = count;
  p->most = most;
  if (grow (p))
    return p;
  free (p);
  return NULL;
}

/* The entry of heaps, which stands until the next one; NULL: p->status says why. */
static entry *entry_of (gh_loss_prover *p, const gh_side_heaps heaps)
{
  if (2 * (p->count + 1) > p->room && !grow (p))
    return NULL;
  entry *const e = &p->entries[place_of (p->entries, p->room, heaps)];
  if (e->is_taken)
    return e;
  if (p->count == p->most || heaps[GH_SIDE_HEAPS] || gh_halted ()) {
    fail (p, gh_halted ()           ? GH_BOARDS_HALTED
             : heaps[GH_SIDE_HEAPS] ? GH_BOARDS_OVER_HEAPS
                                    : GH_BOARDS_OVER_POSITIONS);
    return NULL;
  }
  p->count++;
  gh_work_note ("positions", p->count, p->most);
  e->is_taken = true;
  memcpy (e->heaps, heaps, sizeof e->heaps);
  return e;
}

/* What a move leaves; the simplest ones are looked at first. */
typedef struct option {
  gh_side_heaps heaps;
  uint32_t objects, count;
} option;

typedef struct options {
  option *at;
  size_t count;
} options;

static int by_objects (const void *a, const void *b)
{
  const option *const x = a, *const y = b;
  return x->objects != y->objects ? (x->objects > y->objects) - (x->objects < y->objects)
         : x->count != y->count   ? (x->count > y->count) - (x->count < y->count)
                                  : gh_heaps_compare (x, y);
}

/* Count its objects, and add it. */
static bool add_option (gh_loss_prover *p, options *o, size_t *room, option *made)
{
  made->objects = made->count = 0;
  for (; made->heaps[made->count]; made->count++)
    made->objects += made->heaps[made->count] % GH_HEAP_SIZES;
  if (o->count == *room) {
    *room = *room ? 2 * *room : 16;
    option *const more = o->count < p->most ? realloc (o->at, *room * sizeof *more) : NULL;
    if (!more)
      return fail (p, o->count < p->most ? GH_BOARDS_NO_MEMORY : GH_BOARDS_OVER_POSITIONS);
    o->at = more;
  }
  o->at[o->count++] = *made;
  return true;
}

/* All options, each once. False: p->status says why they are not known. o->at is to be freed. */
static bool find_options (gh_loss_prover *p, const gh_side_heaps heaps, options *o)
{
  gh_heaps_move m = {0, 0, 0};
  option made;
  size_t room = 0, kept = 0;
  *o = (options){NULL, 0};
  while (gh_heaps_next (p->codes, heaps, &m, made.heaps, &p->work))
    if (!add_option (p, o, &room, &made))
      return false;
  if (o->count)
    qsort (o->at, o->count, sizeof *o->at, by_objects);
  for (size_t i = 0; i < o->count; i++)
    if (!i || by_objects (&o->at[i], &o->at[i - 1]) != 0)
      o->at[kept++] = o->at[i];
  o->count = kept;
  return true;
}

static void drop_dead (gh_loss_prover *p, const gh_side_heaps heaps, gh_side_heaps live)
{
  memset (live, 0, sizeof (gh_side_heaps));
  for (size_t i = 0; heaps[i]; i++)
    gh_heaps_add_live (p->codes, live, heaps[i], &p->work);
}

/* ---- solving --------------------------------------------------------------------------------- */

/* Whether a move leaves heaps that are known to be lost, or are among the lines. */
static bool has_answer (gh_loss_prover *p, const gh_side_heaps heaps, bool misere, bool listed)
{
  gh_heaps_move m = {0, 0, 0};
  gh_side_heaps to;
  bool found = false;
  while (!found && gh_heaps_next (p->codes, heaps, &m, to, &p->work)) {
    const entry *const e = &p->entries[place_of (p->entries, p->room, to)];
    found = listed ? e->is_listed[misere] : e->is_lost[misere];
  }
  return found;
}

/* Whether who begins loses heaps that all have moves; p->status says whether it is known. */
static bool is_lost (gh_loss_prover *p, const gh_side_heaps heaps, bool misere)
{
  entry *e = entry_of (p, heaps);
  options o = {NULL, 0};
  if (!e || e->is_known[misere])
    return e && e->is_lost[misere];
  bool lost = heaps[0] ? !has_answer (p, heaps, misere, false) : !misere;
  if (p->depth++ == MOST_DEPTH)
    fail (p, GH_BOARDS_OVER_POSITIONS);
  else if (lost && find_options (p, heaps, &o))
    for (size_t i = 0; lost && !p->status && i < o.count; i++)
      lost = !is_lost (p, o.at[i].heaps, misere);
  p->depth--;
  free (o.at);
  e = p->status ? NULL : entry_of (p, heaps);
  if (e) {
    e->is_known[misere] = true;
    e->is_lost[misere] = lost;
  }
  return lost;
}

gh_boards_status gh_loss_prover_solve (gh_loss_prover *p, const gh_side_heaps heaps, bool misere,
                                       bool *lost)
{
  gh_side_heaps live;
  drop_dead (p, heaps, live);
  *lost = is_lost (p, live, misere);
  return p->status;
}

static void with_value (const gh_loss_prover *p, const gh_side_heaps heaps, uint16_t value,
                        gh_side_heaps both)
{
  memcpy (both, heaps, sizeof (gh_side_heaps));
  gh_heaps_add (both, (p->code_count - 1) * GH_HEAP_SIZES + value);
}

gh_boards_status gh_loss_prover_value (gh_loss_prover *p, const gh_side_heaps heaps, bool misere,
                                       uint16_t *value)
{
  gh_side_heaps both;
  bool lost = false;
  for (*value = 0; !p->status && *value < GH_HEAP_SIZES; ++*value) {
    with_value (p, heaps, *value, both);
    if (gh_loss_prover_solve (p, both, misere, &lost) || lost)
      return p->status;
  }
  fail (p, GH_BOARDS_OVER_POSITIONS);
  return p->status;
}

/* ---- the lines ------------------------------------------------------------------------------- */

static bool add_line (gh_loss_prover *p, const gh_boards_sum *line)
{
  if (p->line_count == p->line_room) {
    size_t const room = p->line_room ? 2 * p->line_room : 1024;
    gh_boards_sum *const more = realloc (p->lines, room * sizeof *more);
    if (!more)
      return fail (p, GH_BOARDS_NO_MEMORY);
    p->lines = more;
    p->line_room = room;
  }
  p->lines[p->line_count++] = *line;
  return true;
}

static bool list_lost (gh_loss_prover *p, const gh_side_heaps heaps, bool misere);

/* See to it that an option that is lost is listed: the simplest, if none is yet. */
static bool list_answer (gh_loss_prover *p, const gh_side_heaps heaps, bool misere)
{
  options o;
  size_t i = 0;
  bool lost = false;
  if (has_answer (p, heaps, misere, true))
    return true;
  bool good = find_options (p, heaps, &o);
  while (good && !lost && i < o.count) {
    lost = is_lost (p, o.at[i++].heaps, misere);
    good = !p->status;
  }
  good = good && (!lost || list_lost (p, o.at[i - 1].heaps, misere));
  free (o.at);
  return good;
}

static bool list_answers (gh_loss_prover *p, const gh_side_heaps heaps, bool misere)
{
  options o;
  bool good = find_options (p, heaps, &o);
  for (size_t i = 0; good && i < o.count; i++)
    good = list_answer (p, o.at[i].heaps, misere);
  free (o.at);
  return good;
}

static bool list_lost (gh_loss_prover *p, const gh_side_heaps heaps, bool misere)
{
  gh_boards_sum line = {.kind = GH_BOARDS_LOST, .misere = misere};
  entry *const e = entry_of (p, heaps);
  if (!e)
    return false;
  e->is_listed[misere] = true;
  memcpy (line.heaps, heaps, sizeof line.heaps);
  return list_answers (p, heaps, misere) && add_line (p, &line);
}

gh_boards_status gh_loss_prover_show (gh_loss_prover *p, const gh_boards_sum *shown)
{
  gh_boards_sum line = *shown;
  gh_side_heaps live;
  with_value (p, shown->heaps, shown->value, line.heaps);
  drop_dead (p, line.heaps, live);
  if (shown->kind == GH_BOARDS_WON_SHOWN ? list_answer (p, live, shown->misere)
                                         : list_answers (p, live, shown->misere))
    add_line (p, &line);
  return p->status;
}

/* Normal play before misere play; what is shown behind what is not. */
static int by_line (const void *a, const void *b)
{
  const gh_boards_sum *const x = a, *const y = b;
  int const order = gh_heaps_compare (x, y);
  return x->misere != y->misere ? x->misere - y->misere
         : order                ? order
                                : (int)x->kind - (int)y->kind;
}

/* Code by code, but for the heap that is the value. */
static void write_line (const gh_loss_prover *p, const gh_boards_sum *line, FILE *out)
{
  size_t const value = (p->code_count - 1) * GH_HEAP_SIZES + line->value;
  size_t passed = 0;
  while (line->heaps[passed] && line->heaps[passed] != value)
    passed++;
  fputc ("pswv"[line->kind], out);
  if (line->kind == GH_BOARDS_VALUE_SHOWN)
    fprintf (out, " %u", line->value);
  for (size_t code = 0; code < p->code_count; code++) {
    for (size_t i = 0; line->heaps[i]; i++)
      if (line->heaps[i] / GH_HEAP_SIZES == code && (i != passed || !line->value))
        fprintf (out, " %u", line->heaps[i] % GH_HEAP_SIZES);
    fputs (" 0", out);
  }
  fputc ('\n', out);
}

/* Make the moves that the kernel makes for a line. */
static void make_moves (gh_loss_prover *p, const gh_boards_sum *line)
{
  gh_heaps_move m = {0, 0, 0};
  gh_side_heaps live, to;
  drop_dead (p, line->heaps, live);
  while (!p->status && gh_heaps_next (p->codes, live, &m, to, &p->work)) {
    has_answer (p, to, line->misere, true);
    if (p->work > GH_BOARDS_WORK || gh_halted ())
      fail (p, gh_halted () ? GH_BOARDS_HALTED : GH_BOARDS_OVER_MOVES);
  }
}

gh_boards_status gh_loss_prover_write (gh_loss_prover *p, const char *remark, FILE *out)
{
  bool misere = false;
  p->work = 0;
  for (size_t i = 0; i < p->line_count; i++)
    make_moves (p, &p->lines[i]);
  if (p->status)
    return p->status;
  fputs ("gifthorse-boards 1 heaps", out);
  for (size_t code = 0; code < p->code_count; code++) {
    fputc (' ', out);
    gh_digits_write (&p->codes[code], out);
  }
  fputc ('\n', out);
  if (remark)
    fprintf (out, "# %s\n", remark);
  if (p->line_count)
    qsort (p->lines, p->line_count, sizeof *p->lines, by_line);
  for (size_t i = 0; i < p->line_count; i++) {
    const gh_boards_sum *const line = &p->lines[i];
    if (line->misere && !misere)
      fputs ("m\n", out);
    misere = line->misere;
    write_line (p, line, out);
  }
  fputs (".\n", out);
  return GH_BOARDS_FOUND;
}
