/* Misere quotients of heaps: which sums are in one class. What is said of sums of few heaps is
   compared with play, of Nim with its types. */
#include "form/numeral.h"
#include "heap/list.h"
#include "theory/misere/heap_play.h"
#include "theory/misere/heap_tables.h"

#include <string.h>

#define MOST 64 /* heaps of a sum */

typedef struct sum {
  uint64_t heaps[MOST];
  size_t count;
} sum;

static void add_heap (sum *s, uint64_t heap)
{
  if (heap)
    s->heaps[s->count++] = heap;
}

/* Of at most so many heaps of at most n. */
static sum any_sum (gh_trial *t, unsigned most, unsigned n)
{
  sum s = {.count = 0};
  for (unsigned left = gh_choose (t, most + 1); left > 0; left--)
    add_heap (&s, gh_choose (t, n + 1));
  return s;
}

/* Whether the engine says that two sums of heaps of up to n are in one class. */
static bool ask_same (gh_trial *t, const gh_code *code, unsigned n, const sum *a, const sum *b)
{
  gh_form const lists[] = {gh_heap_list_code (t->store, a->heaps, a->count),
                           gh_heap_list_code (t->store, b->heaps, b->count)};
  gh_form const said = gh_ask_same (t, code, gh_integer (t->store, n), lists[0], lists[1]).form;
  gh_expect (t, said != GH_NO_FORM, "true or false");
  return said != GH_ZERO;
}

/* ---- by play --------------------------------------------------------------------------------- */

/* Codes and greatest heaps, with the orders of their quotients. All classes are those of sums of at
   most SHOWN heaps, and sums of at most BESIDE heaps tell them apart: among those of SHOWN there
   are as many that are won differently beside those of BESIDE as there are classes. */
#define SHOWN 4
#define BESIDE 4
static const struct {
  const char *code;
  unsigned n, order;
} games[] = {{".3", 1, 2},   {".33", 2, 6}, {".333", 3, 6}, {".77", 4, 6},
             {".137", 4, 6}, {".6", 4, 6},  {".26", 4, 6},  {".123", 3, 6}};
#define GAMES (sizeof games / sizeof *games)

#define MOST_TESTS 70 /* sums of at most BESIDE heaps of at most 4 */

typedef struct outcomes {
  bool p[MOST_TESTS];
  size_t count;
} outcomes;

/* Beside all sums that descend from the last heap of `beside` on. */
static void play_beside (heap_play *play, const sum *s, unsigned n, uint8_t *beside, size_t count,
                         outcomes *o)
{
  uint8_t heaps[2 * BESIDE + 2];
  size_t used = 0;
  for (size_t i = 0; i < s->count; i++)
    heaps[used++] = (uint8_t)s->heaps[i];
  memcpy (heaps + used, beside, count);
  o->p[o->count++] = is_p_by_play (play, heaps, used + count);
  for (uint8_t next = 1; count < BESIDE && next <= (count ? beside[count - 1] : n); next++) {
    beside[count] = next;
    play_beside (play, s, n, beside, count + 1, o);
  }
}

static bool same_outcomes (const outcomes *a, const outcomes *b)
{
  return !memcmp (a->p, b->p, a->count);
}

typedef struct compared {
  unsigned n;
  sum a, b;
  bool alike;
} compared;

static void compare (heap_play *play, void *argument, finding *f)
{
  compared *const c = argument;
  uint8_t beside[BESIDE];
  outcomes a = {.count = 0}, b = {.count = 0};
  (void)f;
  play_beside (play, &c->a, c->n, beside, 0, &a);
  play_beside (play, &c->b, c->n, beside, 0, &b);
  c->alike = same_outcomes (&a, &b);
}

THEOREM (quotient_by_play)
{
  size_t const i = gh_choose (t, GAMES);
  gh_code const code = code_named (games[i].code);
  compared c = {.n = games[i].n};
  c.a = any_sum (t, SHOWN, c.n);
  c.b = any_sum (t, SHOWN, c.n);
  with_heap_play (t, &code, compare, &c);
  gh_expect (t, ask_same (t, &code, c.n, &c.a, &c.b) == c.alike,
             "two sums under %s to be in one class just when they are won alike beside every one",
             games[i].code);
}

typedef struct classes {
  unsigned n;
  outcomes of[MOST_TESTS];
  size_t count;
} classes;

static void find_classes (heap_play *play, classes *c, sum *s)
{
  uint8_t beside[BESIDE];
  outcomes *const o = &c->of[c->count];
  size_t i = 0;
  o->count = 0;
  play_beside (play, s, c->n, beside, 0, o);
  while (!same_outcomes (&c->of[i], o))
    i++;
  c->count += i == c->count;
  for (uint64_t next = 1; s->count < SHOWN && next <= (s->count ? s->heaps[s->count - 1] : c->n);
       next++) {
    s->heaps[s->count++] = next;
    find_classes (play, c, s);
    s->count--;
  }
}

static void count_classes (heap_play *play, void *argument, finding *f)
{
  static classes c;
  size_t const i = *(const size_t *)argument;
  sum s = {.count = 0};
  c.n = games[i].n;
  c.count = 0;
  find_classes (play, &c, &s);
  found (f, c.count == games[i].order,
         "%u sums under %s, no two won alike beside every one, not %u", games[i].order,
         games[i].code, (unsigned)c.count);
}

THEOREM (quotient_shown)
{
  for (size_t i = 0; i < GAMES; i++) {
    gh_code const code = code_named (games[i].code);
    with_heap_play (t, &code, count_classes, &i);
  }
}

/* ---- by what is said ------------------------------------------------------------------------- */

static const struct {
  const char *code;
  unsigned n;
} larger[] = {{".77", 5}, {".6", 6}, {"4.7", 3}, {".75", 4}, {".07", 6}, {".3333", 4}};
#define LARGER (sizeof larger / sizeof *larger)

THEOREM (quotient_adds)
{
  size_t const i = gh_choose (t, LARGER);
  unsigned const n = 1 + gh_choose (t, larger[i].n);
  gh_code const code = code_named (larger[i].code);
  sum a = any_sum (t, 6, n), b = any_sum (t, 6, n);
  gh_assume (t, ask_same (t, &code, n, &a, &b));
  sum const c = any_sum (t, 6, n);
  gh_expect (t, ask_same (t, &code, n, &a, &c) == ask_same (t, &code, n, &b, &c),
             "sums in one class to be in that of a third one, or not, together");
  uint64_t const heap = 1 + gh_choose (t, n);
  add_heap (&a, heap);
  add_heap (&b, heap);
  gh_expect (t, ask_same (t, &code, n, &a, &b) && ask_same (t, &code, n, &b, &a),
             "sums in one class to be in one when a heap is added to both, in either order");
}

THEOREM (quotient_outcomes)
{
  size_t const i = gh_choose (t, LARGER);
  unsigned const n = larger[i].n;
  gh_code const code = code_named (larger[i].code);
  sum a = {.count = 0}, b = {.count = 0};
  uint64_t const g = gh_choose (t, n + 1), h = gh_choose (t, n + 1);
  add_heap (&a, g);
  add_heap (&b, h);
  gh_assume (t, g != h && ask_same (t, &code, n, &a, &b));
  gh_form const one = gh_integer (t->store, (int64_t)g), other = gh_integer (t->store, (int64_t)h);
  gh_expect (t,
             gh_ask_of_heap (t, GH_ASK_OCTAL_MISERE_OUTCOME, &code, one).outcome ==
                 gh_ask_of_heap (t, GH_ASK_OCTAL_MISERE_OUTCOME, &code, other).outcome,
             "heaps in one class to be won alike");
}

/* The first sums of the classes that are met. */
typedef struct firsts {
  sum of[MOST];
  size_t count;
} firsts;

static void ask_classes (gh_trial *t, const gh_code *code, unsigned n, firsts *f, sum *s)
{
  size_t i = 0;
  while (i < f->count && !ask_same (t, code, n, s, &f->of[i]))
    i++;
  if (i == f->count)
    f->of[f->count++] = *s;
  for (uint64_t next = s->count ? s->heaps[s->count - 1] : 1; s->count < 3 && next <= n; next++) {
    s->heaps[s->count++] = next;
    ask_classes (t, code, n, f, s);
    s->count--;
  }
}

/* Heaps of 1 and 2: ten sums of up to three, of which none needs more in these games. */
THEOREM (quotient_counted)
{
  static const char *const codes[] = {".33", ".77", ".37", ".73", ".13", ".51"};
  size_t const i = gh_choose (t, sizeof codes / sizeof *codes);
  gh_code const code = code_named (codes[i]);
  firsts f = {.count = 0};
  sum s = {.count = 0};
  ask_classes (t, &code, 2, &f, &s);
  gh_form const order =
      gh_ask_of_heap (t, GH_ASK_MISERE_QUOTIENT_ORDER, &code, gh_integer (t->store, 2)).form;
  gh_expect (t, order == gh_integer (t->store, (int64_t)f.count),
             "as many classes under %s as there are among sums of up to three heaps, %zu", codes[i],
             f.count);
}

/* ---- Nim ------------------------------------------------------------------------------------- */

/* The type of a sum: n, or n* where some heap is larger than 1 (Theorem 72 of ON). */
static unsigned nim_type (const sum *s)
{
  unsigned type = 0, large = 0;
  for (size_t i = 0; i < s->count; i++) {
    type ^= (unsigned)s->heaps[i];
    large |= s->heaps[i] > 1;
  }
  return 2 * type + large;
}

THEOREM (quotient_of_nim)
{
  bool const is_large = gh_choose (t, 3) == 2;
  unsigned const n = 1 + gh_choose (t, is_large ? 7 : 4), most = is_large ? MOST / 2 : 6;
  gh_code const code = code_named (".3333333");
  sum a = any_sum (t, most, n), b = any_sum (t, most, n);
  uint64_t const between = (nim_type (&a) ^ nim_type (&b)) / 2;
  if (gh_choose (t, 2) && between <= n) /* then they may be alike */
    add_heap (&b, between);
  gh_expect (t, ask_same (t, &code, n, &a, &b) == (nim_type (&a) == nim_type (&b)),
             "sums of Nim to be in one class just when they have one type");
}
