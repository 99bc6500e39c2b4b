/* The kernel for heaps. A value is the least that no option has; two heaps have their nim-sum. */
#include "check_heaps.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

const char gh_heaps_no_memory[] = "out of memory";
typedef struct kernel {
  gh_heaps_proof *p;
  const char *at; /* what is not read yet */
  jmp_buf rejected;
} kernel;
#include "check_reading.h"

/* The most that can be taken from a heap of n. */
static size_t reach (gh_heaps_proof *p, size_t n)
{
  p->work++;
  return gh_digits_reach (&p->code->is, n);
}

/* Its parity is that of the mask's common digits with twice the value, plus the size's last one. */
static unsigned parity (const gh_heaps_proof *p, uint32_t value, size_t size)
{
  return (unsigned)__builtin_parity (p->mask & (2 * value + (uint32_t)(size & 1)));
}

static void mark (gh_heaps_proof *p, uint32_t value) /* of the next heap: above p->value_count */
{
  p->work++;
  p->seen[value] = p->value_count + 1;
}

/* Mark what takes all of the next heap or leaves one, and of two heaps all with one on that side of
   the mask. Whether these are all that could have a value: it takes heaps of different sides. */
static bool mark_options (gh_heaps_proof *p, unsigned side, uint32_t value)
{
  const gh_heaps_code *const c = p->code;
  bool are_all = true;
  for (size_t taken = 0; taken <= reach (p, c->count); taken++) {
    size_t const rest = c->count - taken;
    unsigned const d = gh_digits_at (&c->is, taken);
    if (d & 1 && rest == 0)
      mark (p, 0);
    if (d & 2 && rest > 0)
      mark (p, c->values[rest]);
    for (size_t i = 0; d & 4 && i < p->side_count[side] && p->sides[side][i] < rest; i++)
      if (!c->is.unequal || 2 * p->sides[side][i] != rest)
        mark (p, c->values[p->sides[side][i]] ^ c->values[rest - p->sides[side][i]]);
    are_all &= !(d & 4) || parity (p, value, rest);
  }
  return are_all;
}

/* Mark the options of two heaps of which the smaller is from `first` to last - 1. False: there is
   none, nor with larger ones. */
static bool mark_pairs (gh_heaps_proof *p, size_t first, size_t last)
{
  const gh_heaps_code *const c = p->code;
  bool some = false;
  for (size_t taken = 0; taken <= reach (p, c->count); taken++) {
    size_t const rest = c->count - taken, most = (rest + 2 - c->is.unequal) / 2;
    size_t const end = last <= most ? last : most;
    if (!(gh_digits_at (&c->is, taken) & 4))
      continue;
    for (size_t a = first; a < end; a++)
      mark (p, c->values[a] ^ c->values[rest - a]);
    some |= first < end;
  }
  return some;
}

/* No option of the next heap has this value, and of each lower one there is an option. */
static void add_value (kernel *k, uint32_t value)
{
  gh_heaps_proof *const p = k->p;
  gh_heaps_code *const c = p->code;
  size_t at = 1;
  bool more = true;
  if (!mark_options (p, p->side_count[1] < p->side_count[0], value))
    mark_pairs (p, 1, c->count);
  require (k, p->work <= GH_HEAPS_WORK, "over 2^34 options");
  require (k, p->seen[value] <= p->value_count, "an option has this value");
  for (uint32_t lower = 0; lower < value;)
    if (p->seen[lower] > p->value_count)
      lower++;
    else {
      require (k, more, "no option has a lower value");
      more = mark_pairs (p, at, 2 * at + 4);
      at = 2 * at + 4;
    }
  unsigned const side = parity (p, value, c->count);
  if (c->count)
    p->sides[side][p->side_count[side]++] = (uint32_t)c->count;
  c->values[c->count++] = value;
  p->value_count++;
}

static void read_values (kernel *k)
{
  while (peek (k) != '\n') {
    uint32_t const value = (uint32_t)read_integer (k, 0, GH_HEAPS_VALUES - 1);
    require (k, k->p->code->count < GH_HEAPS_COUNT, "2^24 values and more");
    add_value (k, value);
  }
}

/* Whether the values from `first` on, so many, are those of the heaps by a distance larger. */
static bool are_same (const gh_heaps_code *c, size_t first, size_t count, size_t distance)
{
  return !memcmp (c->values + first, c->values + first + distance, count * sizeof *c->values);
}

static void read_period (kernel *k)
{
  gh_heaps_code *const c = k->p->code;
  require (k, !c->period && !c->is.endless && !c->is.unequal,
           "two periods, or a code without a bound");
  size_t const period = (size_t)read_integer (k, 1, (wide)c->count);
  size_t const from = (size_t)read_integer (k, 1, (wide)c->count);
  require (k, 2 * from + 2 * period + c->is.places <= c->count, "too few values for this period");
  require (k, are_same (c, from, from + period + c->is.places, period), "this is no period");
  require (k, from == 1 || !are_same (c, from - 1, 1, period), "the period begins earlier");
  for (size_t part = 1; part < period; part++)
    require (k, period % part || !are_same (c, from, period, part), "there is a shorter period");
  c->period = period;
  c->from = from;
}

static void read_sum (kernel *k)
{
  gh_heaps_proof *const p = k->p;
  const gh_heaps_code *const c = p->code;
  uint32_t value = (uint32_t)read_integer (k, 0, GH_HEAPS_VALUES - 1);
  gh_heaps_sum s = {p->size_count, 0, value, value, (uint32_t)p->code_count - 1, false};
  for (uint64_t n; (n = (uint64_t)read_integer (k, 0, GH_HEAPS_MOST)) != 0; s.count++) {
    p->sizes[p->size_count++] = n;
    require (k, n < c->count || c->period, "a heap whose value is not given, without a period");
    value ^= c->values[n < c->count ? n : c->from + (n - c->from) % c->period];
  }
  require (k, value == 0, "the sum has another value");
  p->sums[p->sum_count++] = s;
}

/* The sums since the last such line have this value together. */
static void read_together (kernel *k)
{
  gh_heaps_proof *const p = k->p;
  uint32_t value = 0, together = (uint32_t)read_integer (k, 0, GH_HEAPS_VALUES - 1);
  require (k, p->joined < p->sum_count, "no sums since the last such line");
  for (gh_heaps_sum *s; p->joined < p->sum_count; value ^= s->value) {
    s = &p->sums[p->joined++];
    s->together = together;
    s->goes_on = p->joined < p->sum_count;
  }
  require (k, value == together, "together they have another value");
}

/* Heaps are from here on those of this code. */
static void read_game (kernel *k)
{
  gh_heaps_proof *const p = k->p;
  require (k, p->code_count < GH_HEAPS_CODES, "over 1,000 codes");
  p->code = &p->codes[p->code_count++];
  p->code->values = p->values + p->value_count;
  p->side_count[0] = p->side_count[1] = 0;
  const char *const error = gh_digits_read (&p->code->is, &k->at);
  require (k, !error, error);
  p->mask = (uint32_t)read_integer (k, 0, GH_HEAPS_MASKS - 1);
}

static bool read_all (kernel *k)
{
  gh_heaps_proof *const p = k->p;
  if (setjmp (k->rejected))
    return false;
  require (k, p->codes && p->values && p->sums && p->sizes && p->sides[0] && p->sides[1] && p->seen,
           gh_heaps_no_memory);
  read_exactly (k, "gifthorse-heaps 1 ", "expected `gifthorse-heaps 1`");
  read_game (k);
  for (;;) {
    read_letter (k, "\n", "expected the end of the line");
    switch (read_letter (k, "#.vpsct", "expected another kind of line")) {
    case 0: k->at += strcspn (k->at, "\n"); break;
    case 1: return require (k, !strcmp (k->at, "\n"), "something follows the end"), true;
    case 2: read_values (k); break;
    case 3: read_period (k); break;
    case 4: read_sum (k); break;
    case 5: peek (k), read_game (k); break;
    default: read_together (k);
    }
  }
}

bool gh_heaps_check (gh_heaps_proof *proof, const char *text)
{
  size_t lines = 1, words = 1;
  for (const char *c = text; *c; c++) {
    lines += *c == '\n';
    words += *c == '\n' || *c == ' ';
  }
  *proof = (gh_heaps_proof){.line = 1, .error = "more than 2^26 words"};
  if (words > GH_HEAPS_WORDS)
    return false;
  proof->codes = calloc (GH_HEAPS_CODES, sizeof *proof->codes);
  proof->values = calloc (words, sizeof *proof->values);
  proof->sides[0] = calloc (words, sizeof *proof->sides[0]);
  proof->sides[1] = calloc (words, sizeof *proof->sides[1]);
  proof->sizes = calloc (words, sizeof *proof->sizes);
  proof->sums = calloc (lines, sizeof *proof->sums);
  proof->seen = calloc (GH_HEAPS_VALUES, sizeof *proof->seen);
  return read_all (&(kernel){.p = proof, .at = text});
}

void gh_heaps_free (gh_heaps_proof *proof)
{
  free (proof->codes);
  free (proof->values);
  free (proof->sides[0]);
  free (proof->sides[1]);
  free (proof->sizes);
  free (proof->sums);
  free (proof->seen);
}
