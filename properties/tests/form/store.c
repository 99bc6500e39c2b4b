/* The store: identical forms are one form, a store is emptied as a whole, and a failure leaves it
   as it was. */
#include "form/halt.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/store/inside.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* ---- interning ------------------------------------------------------------------------------- */

#define BASE 6

/* The options of both masks, in random order and some of them twice. */
static gh_form shuffled (gh_store *store, const gh_form base[BASE], unsigned left, unsigned right)
{
  unsigned words[4 * BASE];
  size_t count = 0;
  for (unsigned i = 0; i < 2 * BASE; i++)
    if ((left | right << BASE) >> i & 1)
      for (unsigned times = 1 + draw (2); times > 0; times--)
        words[count++] = i;
  gh_form_begin (store);
  for (; count > 0; count--) {
    size_t const at = draw ((uint32_t)count);
    gh_form_add (store, words[at] < BASE ? GH_LEFT : GH_RIGHT, base[words[at] % BASE]);
    words[at] = words[count - 1];
  }
  return gh_form_end (store);
}

static bool has_options (gh_store *store, gh_form form, gh_side side, const gh_form base[BASE],
                         unsigned mask)
{
  unsigned found = 0;
  GH_EACH (store, side, x, form)
    for (unsigned i = 0; i < BASE; i++)
      if (base[i] == x)
        found |= 1u << i;
  return found == mask && gh_option_count (store, form, side) == (size_t)__builtin_popcount (mask);
}

static void interning (gh_store *store)
{
  static gh_form made[1 << 2 * BASE];
  gh_form const base[BASE] = {GH_ZERO,
                              gh_integer (store, 1),
                              game (store, "*"),
                              game (store, "{-1|1}"),
                              gh_integer (store, -1),
                              dyadic (store, 1, 1)};
  bool options = true, same = true, different = true;
  for (unsigned m = 0; m < 1u << 2 * BASE; m++) {
    unsigned const left = m % (1 << BASE), right = m >> BASE;
    made[m] = shuffled (store, base, left, right);
    options = options && has_options (store, made[m], GH_LEFT, base, left) &&
              has_options (store, made[m], GH_RIGHT, base, right);
  }
  size_t const size = gh_store_size (store);
  for (unsigned m = 0; m < 1u << 2 * BASE; m++)
    same = same && shuffled (store, base, m % (1 << BASE), m >> BASE) == made[m];
  for (unsigned m = 0; m < 1u << 2 * BASE; m++)
    for (unsigned n = 0; n < m; n++)
      different = different && made[n] != made[m];
  TAP_OK (options, "4,096 forms have the options that they were given, as sets");
  TAP_OK (same && gh_store_size (store) == size,
          "order and repetition are forgotten, and nothing is made twice");
  TAP_OK (different, "other options make another form");
  TAP_OK (made[0] == GH_ZERO, "{|} is the form 0");
  TAP_OK (gh_make (store, base[1], base[4]) != gh_make (store, base[4], base[1]),
          "sides are not exchanged");
}

static void many_options (gh_store *store)
{
  gh_form_begin (store);
  for (int64_t i = 999; i >= 0; i--)
    for (int times = 0; times < 2; times++)
      gh_form_add (store, i % 3 ? GH_LEFT : GH_RIGHT, gh_integer (store, i * 7 % 500));
  gh_form const form = gh_form_end (store);
  bool seen[2][500] = {{false}};
  size_t count[2] = {0, 0};
  for (int64_t i = 0; i < 1000; i++) {
    int const side = i % 3 ? GH_LEFT : GH_RIGHT;
    count[side] += !seen[side][i * 7 % 500];
    seen[side][i * 7 % 500] = true;
  }
  TAP_OK (gh_option_count (store, form, GH_LEFT) == count[GH_LEFT] &&
              gh_option_count (store, form, GH_RIGHT) == count[GH_RIGHT],
          "2,000 options added are a set on each side");
}

/* ---- equal hashes, and equal places ---------------------------------------------------------- */

#define MANY 300000

/* So many random numerals, and after each a form with some of what there is as options. */
static bool make_many (gh_store *store, gh_form forms[2 * MANY], bool again)
{
  bool same = true;
  draw_from (7);
  for (size_t i = 0; i < MANY; i++) {
    int64_t const n = (int64_t)draw (1u << 31) << 31 | draw (1u << 31) | 1;
    gh_form const x = dyadic (store, n, draw (20));
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, x);
    gh_form_add (store, GH_RIGHT, GH_ZERO);
    for (uint32_t options = i ? 2 + draw (2) : 0; options > 0; options--)
      gh_form_add (store, GH_LEFT, forms[draw (2 * (uint32_t)i)]);
    gh_form const made[2] = {x, gh_form_end (store)};
    for (size_t k = 0; k < 2; k++) {
      same = same && (!again || forms[2 * i + k] == made[k]);
      forms[2 * i + k] = made[k];
    }
  }
  return same;
}

static int by_hash (const void *a, const void *b)
{
  const node *const x = *(const node *const *)a, *const y = *(const node *const *)b;
  return (x->hash > y->hash) - (x->hash < y->hash);
}

/* Among so many forms some have equal hashes: pairs of two explicit ones, of both kinds, of two
   numerals. */
static void equal_hashes (void)
{
  static gh_form forms[2 * MANY];
  static const node *nodes[2 * MANY + 1];
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.forms = 2 * MANY + 1; /* with {|} */
  gh_store *const store = gh_store_new (&limits, NULL);
  make_many (store, forms, false);
  size_t const count = gh_store_size (store);
  TAP_OK (count == limits.forms, "600,000 forms are made, each another one");
  TAP_OK (make_many (store, forms, true) && gh_store_size (store) == count,
          "made again, they are found");
  size_t pairs[3] = {0};
  for (size_t i = 0; i < count; i++)
    nodes[i] = node_of (store, (gh_form)i);
  qsort (nodes, count, sizeof *nodes, by_hash);
  for (size_t i = 1; i < count; i++)
    if (nodes[i - 1]->hash == nodes[i]->hash)
      pairs[nodes[i - 1]->numeral + nodes[i]->numeral]++;
  TAP_OK (pairs[0] && pairs[1] && pairs[2], "also those that have the hash of another: %zu %zu %zu",
          pairs[0], pairs[1], pairs[2]);
  gh_store_free (store);
}

#define PAIRS 12

/* Memos of all kinds of the same pairs, drawn anew in each round: in a small table that is nearly
   half full some of their places touch. */
static void memos (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  bool absent = true, present = true;
  for (unsigned round = 1; round <= 5000; round++) {
    uint32_t value;
    draw_from (round);
    for (unsigned i = 0; i < PAIRS; i++) {
      gh_form const a = draw (100000), b = 1000 * i;
      for (gh_memo m = GH_MEMO_SUM; m <= GH_MEMO_STOP; m++) {
        absent = absent && !gh_memo_get (store, m, a, b, &value);
        gh_memo_put (store, m, a, b, 10 * a + m);
      }
    }
    draw_from (round);
    for (unsigned i = 0; i < PAIRS; i++) {
      gh_form const a = draw (100000), b = 1000 * i;
      for (gh_memo m = GH_MEMO_SUM; m <= GH_MEMO_STOP; m++)
        present = present && gh_memo_get (store, m, a, b, &value) && value == 10 * a + m;
    }
    gh_store_empty (store);
  }
  TAP_OK (absent, "no memo is there before it is put");
  TAP_OK (present, "memos are what they were put as");
  gh_store_free (store);
}

/* ---- the life of a store --------------------------------------------------------------------- */

static void fill (gh_store *store)
{
  for (int i = 0; i < 50; i++) {
    gh_form const g = random_form (store, 4);
    gh_form_birthday (store, g);
    gh_tree_moves (store, g);
    gh_negative (store, g);
    gh_compare_directly (store, g, GH_ZERO);
    gh_print (store, g, GH_STYLE_FULL);
  }
  gh_sum (store, game (store, "1/2"), game (store, "^3"));
  dyadic (store, 12345, 100);
  gh_memo_put (store, GH_MEMO_SUM, 1, 2, 3);
}

static void half_built (gh_store *store)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, GH_ZERO);
  gh_form_begin (store);
  gh_form_add (store, GH_RIGHT, gh_integer (store, 7));
  gh_fail (store, GH_ABANDONED);
}

static void emptying (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  uint64_t const epoch = gh_store_epoch (store);
  const gh_allocator *const allocator = gh_store_allocator (store);
  void *const block = allocator->resize (allocator->context, NULL, 100);
  TAP_OK (fresh (store), "a new store holds {|} only");
  TAP_OK (block && !allocator->resize (allocator->context, block, 0), "its allocator is at hand");
  TAP_OK (status_of (store, fill) == GH_OK && gh_store_size (store) > 100, "a store is filled");
  gh_store_empty (store);
  TAP_OK (fresh (store), "emptied, it holds {|} only, without memos and notes");
  TAP_OK (gh_store_epoch (store) != epoch, "it has another epoch");
  size_t bytes = 0, size = 0;
  bool steady = true, empty = true;
  for (int round = 0; round < 1000; round++) {
    draw_from (12345);
    if (round % 10 == 3)
      status_of (store, half_built);
    status_of (store, fill);
    if (round == 3) {
      bytes = gh_store_bytes (store);
      size = gh_store_size (store);
    }
    steady = steady && (round < 3 || gh_store_bytes (store) == bytes);
    gh_store_empty (store);
    empty = empty && gh_store_size (store) == 1;
  }
  TAP_OK (empty && steady && size > 100,
          "1,000 rounds of filling and emptying hold the same memory");
  gh_store_free (store);
  gh_store_free (NULL);
}

/* ---- failing --------------------------------------------------------------------------------- */

static gh_status inner, outer_mark;

static gh_form kept;

static void fail_inside (gh_store *store)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, gh_integer (store, 3));
  for (int i = 0; i < 10; i++)
    gh_deeper (store);
  gh_fail (store, GH_OVER_LENGTH);
}

static void half_a_form (gh_store *store)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, GH_ZERO);
  inner = status_of (store, fail_inside);
  gh_form_add (store, GH_RIGHT, GH_ZERO);
  kept = gh_form_end (store);
}

static void fail_twice (gh_store *store)
{
  outer_mark = status_of (store, fail_inside);
  gh_fail (store, GH_SUSPENDED);
}

static void nesting (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, half_a_form) == GH_OK && inner == GH_OVER_LENGTH,
          "an inner failure reaches the inner gh_try only");
  TAP_OK (gh_option_count (store, kept, GH_LEFT) == 1 && gh_option (store, kept, GH_LEFT, 0) == 0 &&
              gh_option_count (store, kept, GH_RIGHT) == 1,
          "a form that was begun outside is not spoilt by one begun inside");
  TAP_OK (status_of (store, fail_twice) == GH_SUSPENDED && outer_mark == GH_OVER_LENGTH,
          "each gh_try gets the status of its own failure");
  bool all = true;
  for (gh_status s = GH_OK; s <= GH_ABANDONED; s++) {
    char buffer[100] = "";
    const char *const text = gh_status_text (store, s, buffer, sizeof buffer);
    all = all && text && strlen (text) > 5;
  }
  TAP_OK (all, "each status has a text");
  char buffer[100];
  TAP_OK (!strcmp (gh_status_text (store, GH_OVER_FORMS, buffer, sizeof buffer),
                   "more than 200000 forms"),
          "the text of a limit names it");
  gh_store_free (store);
}

/* ---- halting --------------------------------------------------------------------------------- */

static void make_star (void *argument)
{
  gh_make (argument, GH_ZERO, GH_ZERO);
}

static void halted (void)
{
  gh_halt (SIGINT);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (store && gh_store_size (store) == 1, "a store is made while what lasts is to end");
  TAP_OK (store && gh_try (store, make_star, store) == GH_HALTED, "but no form in it");
  gh_halt_clear ();
  TAP_OK (store && gh_try (store, make_star, store) == GH_OK, "before that is over");
  gh_store_free (store);
}

int main (void)
{
  in_new_store ("interning", interning);
  in_new_store ("many options", many_options);
  equal_hashes ();
  memos ();
  emptying ();
  nesting ();
  halted ();
  return tap_done ();
}
