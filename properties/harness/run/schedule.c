#include "harness/run/schedule.h"

#include <stdlib.h>

const uint64_t gh_pass_cases[GH_PASSES] = {1, 16, 256, 4096, UINT64_MAX};

/* Theorems that are dealt together, where each has few cases. */
static const size_t group_sizes[GH_PASSES] = {8, 8, 8, 1, 1};

/* Theorems of the first rank, the others, and those that come last. */
enum { FIRST = 1, MIDDLE = 2, LAST = 4 };

/* The order of the passes. Two cases of the others come between those of the first rank and more of
   anything; the pass in which theorems end may take hours, so that all others come before it. */
static const struct {
  unsigned parts, pass;
} rounds[] = {{FIRST, 0},          {FIRST, 1},          {MIDDLE, 0},         {MIDDLE, 1},
              {FIRST | MIDDLE, 2}, {FIRST | MIDDLE, 3}, {LAST, 0},           {LAST, 1},
              {LAST, 2},           {LAST, 3},           {FIRST | MIDDLE, 4}, {LAST, 4}};
#define ROUNDS (sizeof rounds / sizeof *rounds)

#define LEAST_SECONDS 0.02 /* that are worth a deal */

/* The shares of a paced run, one after the other. */
static const struct {
  unsigned pass;
  bool opening;
  bool again; /* only for theorems of which a case asked too much in the share before */
  gh_share share;
} steps[] = {{0, true, false, {true, 8}},      {1, true, true, {true, 32}},
             {1, true, true, {true, 128}},     {1, false, false, {true, 512}},
             {2, false, false, {false, 4096}}, {3, false, false, {false, 0}},
             {4, false, false, {false, 0}}};
#define STEPS (sizeof steps / sizeof *steps)
#define MOST_TRIES 3 /* of a share that was cut short */
#define AT_ONCE 8    /* theorems */

typedef enum { READY, OUT, DECIDED } state;

typedef struct entry {
  state state;
  bool alone;
  unsigned part;
  unsigned pass; /* that it is to be run in */
  uint64_t cases;
  double seconds, total;
  bool had[GH_PASSES]; /* it had its share of that pass */
  /* Of a paced run: */
  unsigned step, tries;
  bool held;     /* it asks something large, */
  uint64_t need; /* of this size */
} entry;

struct gh_schedule {
  size_t count, *order; /* of dealing: numbers of entries */
  unsigned passes;
  bool paced;
  entry entries[];
};

static void put_in_order (gh_schedule *s, const gh_turn *turns)
{
  unsigned most = 0;
  for (size_t i = 0; i < s->count; i++)
    most = turns[i].rank > most ? turns[i].rank : most;
  for (size_t at = 0, rank = 0; rank <= most; rank++)
    for (size_t i = 0; i < s->count; i++)
      if (turns[i].rank == rank)
        s->order[at++] = i;
}

gh_schedule *gh_schedule_new (size_t count, const gh_turn *turns, unsigned passes)
{
  gh_schedule *const s = calloc (1, sizeof *s + count * sizeof *s->entries);
  if (s)
    s->order = calloc (count + 1, sizeof *s->order);
  if (!s || !s->order) {
    free (s);
    return NULL;
  }
  s->count = count;
  s->passes = passes;
  for (size_t i = 0; i < count; i++)
    s->entries[i].part = turns[i].last ? LAST : turns[i].rank ? MIDDLE : FIRST;
  put_in_order (s, turns);
  return s;
}

void gh_schedule_free (gh_schedule *s)
{
  if (s)
    free (s->order);
  free (s);
}

/* ---- dealing --------------------------------------------------------------------------------- */

static bool is_due (const entry *e, unsigned parts, unsigned pass)
{
  return e->state != DECIDED && (e->part & parts) && e->pass == pass;
}

/* What a theorem would still cost; dear ones are dealt first, so that none is waited for alone. */
static double cost_left (const entry *e)
{
  return e->cases ? e->seconds * (e->total - (double)e->cases) / (double)e->cases : 0;
}

/* The group that is to be dealt next in a pass; s->count: none can be. */
static size_t choose_group (const gh_schedule *s, unsigned parts, unsigned pass)
{
  size_t const size = group_sizes[pass];
  size_t best = s->count;
  double dearest = -1;
  for (size_t first = 0; first < s->count; first += size) {
    bool due = false, whole = true;
    double cost = 0;
    for (size_t i = first; i < first + size && i < s->count; i++) {
      const entry *const e = &s->entries[s->order[i]];
      due |= is_due (e, parts, pass) && e->state == READY;
      whole &= !(e->part & parts) || e->state == DECIDED || (e->state == READY && e->pass >= pass);
      cost += size == 1 ? cost_left (e) : 0;
    }
    if (due && whole && cost > dearest) {
      dearest = cost;
      best = first;
    }
  }
  return best;
}

/* How many share the time that is left: all of this pass, and the parts that come later. */
static size_t count_due (const gh_schedule *s, unsigned parts, unsigned pass)
{
  size_t due = 0;
  for (size_t i = 0; i < s->count; i++) {
    const entry *const e = &s->entries[i];
    due += is_due (e, parts, pass) || (e->part > parts && e->state != DECIDED);
  }
  return due;
}

/* ---- dealing by the pace --------------------------------------------------------------------- */

/* Whether a theorem is to be dealt before another. */
static bool comes_before (const entry *a, const entry *b)
{
  if (a->step != b->step)
    return a->step < b->step;
  return a->held != b->held ? !a->held : a->held && a->need < b->need;
}

static const entry *first_by_pace (const gh_schedule *s, const entry *but)
{
  const entry *first = NULL;
  for (size_t i = 0; i < s->count; i++) {
    const entry *const e = &s->entries[s->order[i]];
    if (e->state == READY && steps[e->step].pass < s->passes && (!first || comes_before (e, first)))
      first = e;
  }
  return !but || (first && first->step == but->step && first->held == but->held) ? first : NULL;
}

static size_t count_in_step (const gh_schedule *s, unsigned step)
{
  size_t due = 0;
  for (size_t i = 0; i < s->count; i++)
    due += s->entries[i].state != DECIDED && s->entries[i].step <= step;
  return due;
}

static void set_share (const entry *e, gh_deal *deal)
{
  deal->pass = steps[e->step].pass;
  deal->opening = steps[e->step].opening;
  deal->share = steps[e->step].share;
  deal->share.stepwise &= !e->held;
}

/* False: there is none. *due: how many share the time that is left; 0: there is no need to. */
static bool deal_by_pace (gh_schedule *s, gh_deal *deal, size_t *due)
{
  const entry *const first = first_by_pace (s, NULL);
  for (const entry *e = first; e && deal->count < AT_ONCE; e = first_by_pace (s, first)) {
    size_t const number = (size_t)(e - s->entries);
    deal->theorems[deal->count++] = number;
    s->entries[number].state = OUT;
  }
  if (!first)
    return false;
  set_share (first, deal);
  *due = deal->opening ? 0 : count_in_step (s, first->step);
  return true;
}

/* Whether a theorem that had trouble in a group is to be dealt alone. */
static bool deal_alone (gh_schedule *s, gh_deal *deal)
{
  for (size_t i = 0; i < s->count; i++)
    if (s->entries[i].state == READY && s->entries[i].alone) {
      deal->pass = s->entries[i].pass;
      if (s->paced)
        set_share (&s->entries[i], deal);
      deal->theorems[deal->count++] = i;
      return true;
    }
  return false;
}

static bool deal_group (gh_schedule *s, unsigned parts, unsigned pass, gh_deal *deal)
{
  size_t const first = choose_group (s, parts, pass);
  for (size_t i = first; i < first + group_sizes[pass] && i < s->count; i++) {
    const entry *const e = &s->entries[s->order[i]];
    if (is_due (e, parts, pass) && e->state == READY)
      deal->theorems[deal->count++] = s->order[i];
  }
  deal->pass = pass;
  return deal->count > 0;
}

bool gh_schedule_next (gh_schedule *s, double seconds, unsigned hands, gh_deal *deal)
{
  *deal = (gh_deal){0};
  bool found = deal_alone (s, deal);
  size_t due = 1;
  if (!found && s->paced)
    found = deal_by_pace (s, deal, &due);
  for (size_t i = 0; i < ROUNDS && !found && !s->paced; i++)
    if ((found = deal_group (s, rounds[i].parts, rounds[i].pass, deal)))
      due = count_due (s, rounds[i].parts, rounds[i].pass);
  for (size_t i = 0; i < deal->count; i++)
    s->entries[deal->theorems[i]].state = OUT;
  if (seconds > 0 && due) {
    deal->seconds = seconds * hands * (double)deal->count / (double)due;
    if (deal->seconds < LEAST_SECONDS)
      deal->seconds = LEAST_SECONDS;
  }
  return found;
}

/* ---- coming back ----------------------------------------------------------------------------- */

static void note_passes (entry *e, const gh_back *b)
{
  for (unsigned pass = 0; pass < GH_PASSES; pass++)
    e->had[pass] |= b->decided || b->each >= gh_pass_cases[pass];
}

/* Its share is over, unless a question is yet too large, or it was cut short. */
static void step_on (entry *e, const gh_back *b)
{
  bool const dear = b->put_off && !b->need, opening = steps[e->step].opening;
  unsigned const pass = steps[e->step].pass;
  bool const had = dear || (opening ? b->opened : b->each >= gh_pass_cases[pass]);
  e->had[0] |= b->opened;
  if (b->put_off && b->need && !e->held) {
    e->held = true;
    e->need = b->need;
    return;
  }
  if (!had && opening && ++e->tries < MOST_TRIES)
    return;
  e->had[pass] |= had && (pass == 0 || !opening);
  e->held = false;
  e->tries = 0;
  if (e->step + 1 < STEPS)
    e->step++;
  while (steps[e->step].again && !dear)
    e->step++;
}

void gh_schedule_back (gh_schedule *s, size_t theorem, const gh_back *back)
{
  entry *const e = &s->entries[theorem];
  e->state = back->decided ? DECIDED : READY;
  e->alone = false;
  e->cases = back->cases;
  e->total = back->total;
  e->seconds = back->seconds;
  note_passes (e, back);
  if (s->paced)
    step_on (e, back);
  else if (e->pass + 1 < s->passes)
    e->pass++;
}

bool gh_schedule_over (const gh_schedule *s, size_t theorem)
{
  const entry *const e = &s->entries[theorem];
  return s->passes < GH_PASSES &&
         (s->paced ? steps[e->step].pass >= s->passes : e->had[s->passes - 1]);
}

void gh_schedule_pace (gh_schedule *s)
{
  s->paced = true;
}

void gh_schedule_again (gh_schedule *s, size_t theorem)
{
  s->entries[theorem].state = READY;
  s->entries[theorem].alone = true;
}

bool gh_schedule_done (const gh_schedule *s)
{
  size_t decided = 0;
  while (decided < s->count && s->entries[decided].state == DECIDED)
    decided++;
  return decided == s->count;
}

/* The last ones have their passes after those of the others: without them the others' count. */
unsigned gh_schedule_passes (const gh_schedule *s)
{
  unsigned passes[2] = {GH_PASSES, GH_PASSES};
  for (size_t i = 0; i < s->count; i++) {
    const entry *const e = &s->entries[i];
    unsigned whole = 0;
    while (whole < GH_PASSES && (e->state == DECIDED || e->had[whole]))
      whole++;
    if (whole < passes[e->part == LAST])
      passes[e->part == LAST] = whole;
  }
  return passes[0] < GH_PASSES || passes[1] == GH_PASSES ? passes[0] : GH_PASSES - 1;
}

double gh_schedule_left (const gh_schedule *s)
{
  double seconds = 0;
  for (size_t i = 0; i < s->count; i++)
    if (s->entries[i].state != DECIDED && cost_left (&s->entries[i]) > 0)
      seconds += cost_left (&s->entries[i]);
  return seconds;
}
