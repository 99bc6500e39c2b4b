/* The kernel for families. A node says, for all values of its letters, who wins when who begins. */
#include "check_families.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#define MOST GH_FAMILIES_MOST
enum { LEFT, RIGHT, SMALL = GH_FAMILIES_SMALL, FACTORS = GH_FAMILIES_FACTORS };
enum { UPS = GH_FAMILIES_UPS, HALVED = GH_FAMILIES_HALVED, PLACES = GH_FAMILIES_PLACES };
static const char letters[] = GH_FAMILIES_LETTERS;
const char gh_families_no_memory[] = "out of memory";
typedef gh_families_number number;
typedef gh_families_sum sum;
typedef struct kernel {
  gh_families_proof *p;
  const char *at;     /* what is not read yet */
  number by[FACTORS]; /* what stands for 1, which is 1, and for each letter: integers */
  jmp_buf rejected;
} kernel;
#include "check_reading.h"

/* Add a number so often, with what stands for its letters: to halve, a small one or none. */
static void add (kernel *k, number *x, int so_often, const number *y)
{
  wide to[PLACES] = {0};
  for (size_t i = 0; i < HALVED; i++)
    for (size_t m = 0; m < FACTORS; m++)
      to[i - i % FACTORS + m] += so_often * (wide)y->at[i] * k->by[i % FACTORS].at[m];
  for (size_t l = 1; l <= SMALL; l++) {
    const int64_t *const by = k->by[l].at;
    wide times = so_often * (wide)y->at[HALVED + l];
    size_t letter = 0;
    for (size_t m = 1; m <= SMALL && times; letter = by[m++] ? m - 1 : letter)
      require (k, !by[m] || (by[m] == 1 && !letter), "this may not say how often to halve");
    for (wide halves = by[0] * (wide)k->p->often; halves > 0 && times; halves--, times /= 2)
      require (k, times % 2 == 0, "less than a unit");
    to[letter ? HALVED + letter : 0] += times;
  }
  for (size_t i = 0; i < PLACES; i++) {
    require (k, x->at[i] + to[i] <= MOST && x->at[i] + to[i] >= -MOST, "over 10^15 units");
    x->at[i] += (int64_t)to[i];
  }
}

/* Whether it is seen that a number is at least 0, for Right at most; strictly: and not 0. */
static bool is_good (const number *x, unsigned wins, bool strictly)
{
  int64_t least = wins == LEFT ? x->at[0] : -x->at[0];
  bool holds = true, is_more = false;
  for (size_t i = 1; i < PLACES; i++) {
    int64_t const times = wins == LEFT ? x->at[i] : -x->at[i];
    least += i > HALVED && times < 0 ? times : 0;
    is_more |= (i > HALVED || i == UPS) && times > 0;
    holds &= i > HALVED || (i % FACTORS <= SMALL ? times >= 0 : !times);
  }
  return holds && least >= 0 && (!strictly || least > 0 || is_more);
}

/* Terms: units, or behind u ups, times a letter; or units that the letter behind > halves. */
static void read_number (kernel *k, number *x, const char *allowed)
{
  for (*x = (number){{0}}; peek (k) == '-' || (*k->at >= '0' && *k->at <= '9');) {
    int64_t const times = (int64_t)read_digits (k, -MOST, MOST);
    size_t const kind = *k->at == 'u' ? UPS : *k->at == '>' ? HALVED : 0;
    const char *const letter = (k->at += kind != 0, *k->at) ? strchr (allowed, *k->at) : NULL;
    size_t const l = letter ? 1 + (size_t)(strchr (letters, *letter) - letters) : 0;
    k->at += letter != NULL;
    require (k, kind < HALVED || (l && l <= SMALL), "expected a small letter");
    require (k, !kind || allowed != letters, "expected an integer");
    require (k, !x->at[kind + l], "two terms of one kind");
    x->at[kind + l] = times;
  }
}

static void read_sum (kernel *k, sum *s, const char *allowed)
{
  int64_t const forms = k->p->form_count;
  for (int64_t n; (n = (int64_t)read_digits (k, -forms, forms)) != 0;
       s->games[s->count++] = (int32_t)n)
    require (k, s->count < GH_FAMILIES_GAMES, "a sum of more than 20 games");
  read_number (k, &s->number, allowed);
}

/* What stands for letters; for those left out, they themselves. */
static void read_letters (kernel *k, bool some)
{
  for (size_t l = 0; l < FACTORS; k->by[l].at[l] = 1, l++)
    k->by[l] = (number){{0}};
  while (some && peek (k) && strchr (letters, *k->at)) {
    number *const by = &k->by[1 + read_letter (k, letters, "")];
    read_letter (k, "=", "expected =");
    read_number (k, by, letters);
    require (k, by > k->by + SMALL || is_good (by, LEFT, false), "may be below 0");
  }
}

/* The next node says who wins this sum, or one that is not better for who wins; or worse. */
static void read_witness (kernel *k, const sum *s, unsigned wins, unsigned begins, bool worse)
{
  number more = s->number;
  read_letter (k, ":", "expected a witness");
  const gh_families_node *const n = &k->p->entries[read_digits (k, 1, k->p->node_count)].node;
  bool const is_same = !memcmp (n->sum.games, s->games, sizeof s->games);
  require (k, n->wins == wins && n->begins == begins && is_same, "of other players or games");
  read_letters (k, true);
  add (k, &more, -1, &n->sum.number);
  require (k, is_good (&more, wins, worse), "the number of the witness may be too good");
}

/* The sum after the i-th move of a player in its games, if there are so many. */
static bool move (kernel *k, const sum *s, unsigned who, size_t i, sum *to)
{
  const sum *option = NULL;
  *to = (sum){.number = s->number};
  for (size_t g = 0; g < s->count; g++) {
    const gh_families_form *const f = &k->p->entries[abs (s->games[g])].form;
    int const sign = s->games[g] > 0 ? 1 : -1;
    unsigned const side = sign > 0 ? who : !who;
    if (option || i >= f->count[side]) {
      to->games[to->count++] = s->games[g];
      i -= option ? 0 : f->count[side];
      continue;
    }
    option = &k->p->entries[f->first + (side == RIGHT ? f->count[LEFT] : 0) + i].option;
    for (size_t o = 0; o < option->count; o++)
      to->games[to->count++] = sign * option->games[o];
    add (k, &to->number, sign, &option->number);
  }
  return option;
}

/* The sum after a move in its number: from an integer by 1, not past 0; else by over 1/2^i for an
 * i. */
static bool move_number (kernel *k, const sum *s, unsigned who, sum *to)
{
  bool is_integer = true;
  for (size_t i = 0; i < PLACES; i++) {
    require (k, i < UPS || i >= HALVED || !s->number.at[i], "the moves in ups are not known");
    is_integer &= i < UPS ? s->number.at[i] % k->p->unit == 0 : !s->number.at[i];
  }
  *to = *s;
  to->number.at[is_integer ? 0 : HALVED + 1] += who == LEFT ? -k->p->unit : k->p->unit;
  return !is_integer || !is_good (&s->number, !who, false);
}

static void read_node (kernel *k, bool shown)
{
  gh_families_node n = {.shown = shown};
  n.wins = read_letter (k, "LR", "expected L or R, who wins");
  n.begins = read_letter (k, "LR", "expected L or R, who begins");
  read_sum (k, &n.sum, "nmkjNMKJ");
  sum to = n.sum;
  if (!n.sum.count)
    require (k, is_good (&n.sum.number, n.wins, n.wins == n.begins), "the number may not be so");
  else if (n.wins == n.begins) {
    read_letter (k, ":", "expected a move");
    size_t const i = (size_t)read_digits (k, 0, MOST);
    read_letters (k, true);
    require (k, !i || move (k, &n.sum, n.begins, i - 1, &to), "there are not so many moves");
    read_witness (k, &to, n.wins, !n.begins, !i);
  } else {
    for (size_t i = 0; read_letters (k, false), move (k, &n.sum, n.begins, i, &to); i++)
      read_witness (k, &to, n.wins, n.wins, false);
    if (move_number (k, &n.sum, n.begins, &to))
      read_witness (k, &to, n.wins, n.wins, false);
  }
  k->p->entries[++k->p->node_count].node = n;
}

static void read_form (kernel *k)
{
  gh_families_form f = {.first = k->p->option_count};
  for (unsigned side = LEFT; side <= RIGHT; k->at += side++ == LEFT)
    while (peek (k) != "|\n"[side]) {
      if (f.count[side]++)
        read_letter (k, ",", "expected a comma");
      read_sum (k, &k->p->entries[k->p->option_count++].option, "iI");
    }
  k->p->entries[++k->p->form_count].form = f;
}

static bool read_all (kernel *k)
{
  gh_families_proof *const p = k->p;
  if (setjmp (k->rejected))
    return false;
  require (k, p->entries, gh_families_no_memory);
  read_exactly (k, "gifthorse-families 1 ", "expected `gifthorse-families 1`");
  p->unit = (int64_t)read_digits (k, 1, MOST);
  p->often = (int64_t)read_digits (k, 1, GH_FAMILIES_OFTEN);
  for (;;) {
    read_letter (k, "\n", "expected the end of the line");
    unsigned const kind = read_letter (k, "#.fns", "expected another kind of line");
    switch (kind) {
    case 0: k->at += strcspn (k->at, "\n"); break;
    case 1: return require (k, !strcmp (k->at, "\n"), "something follows the end"), true;
    case 2: read_form (k); break;
    default: read_node (k, kind == 4);
    }
  }
}

bool gh_families_check (gh_families_proof *proof, const char *text)
{
  size_t parts = 1;
  for (const char *c = text; *c; c++)
    parts += *c == '\n' || *c == '|' || *c == ',';
  *proof = (gh_families_proof){.line = 1, .entries = calloc (parts, sizeof *proof->entries)};
  return read_all (&(kernel){.p = proof, .at = text});
}

void gh_families_free (gh_families_proof *proof)
{
  free (proof->entries);
}
