/* Excesses: the fields they are found in, on both paths, against what defines them; the published
   values, and the definition's; how a search ends that cannot go on. */
#include "optimized/excesses/excesses.h"
#include "form/halt.h"
#include "form/numeral.h"
#include "optimized/optimized.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

static uint64_t random_word (void)
{
  static uint64_t state = 88172645463325252;
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

/* ---- polynomials ----------------------------------------------------------------------------- */

static void by_bits (uint64_t *product, const uint64_t *a, const uint64_t *b, size_t n)
{
  memset (product, 0, 2 * n * sizeof *product);
  for (size_t i = 0; i < 64 * n; i++)
    for (size_t j = 0; words_bit (a, i) && j < 64 * n; j++)
      if (words_bit (b, j))
        product[(i + j) / 64] ^= (uint64_t)1 << (i + j) % 64;
}

static void polynomials (words_short *brief, const char *name)
{
  enum { MOST = 45 };
  uint64_t a[MOST], b[MOST], product[2 * MOST], expected[2 * MOST], work[WORDS_ROOM (MOST)];
  unsigned wrong = 0;
  for (size_t n = 1; n <= MOST; n += n < 20 ? 1 : 5) {
    for (size_t i = 0; i < n; i++) {
      a[i] = random_word ();
      b[i] = n % 2 ? random_word () : UINT64_MAX;
    }
    words_product (brief, product, a, b, n, work);
    by_bits (expected, a, b, n);
    wrong += memcmp (product, expected, 2 * n * sizeof *product) != 0;
  }
  TAP_OK (wrong == 0, "%s: products of polynomials are those by bits", name);
}

/* ---- a field --------------------------------------------------------------------------------- */

/* The nimbers below 16, kappa_9 and kappa_5 in a flat base of 180 bits, kappa_7 and kappa_11 above.
 */
static const field_plan plan = {.bits = 4,
                                .count = 4,
                                .primes = {3, 5, 7, 11},
                                .powers = {9, 5, 7, 11},
                                .alphas = {{.finite = 2},
                                           {.finite = 4},
                                           {.count = 1, .kappas = {3}, .finite = 1},
                                           {.count = 1, .kappas = {5}, .finite = 1}}};

static bool power_is (field *f, uint32_t kappa, unsigned exponent, const kappa_sum *expected)
{
  size_t const bytes = tower_size (&f->t) * sizeof (uint64_t);
  uint64_t *const x = calloc (1, bytes + 1), *const power = calloc (1, bytes + 1),
                  *const value = calloc (1, bytes + 1);
  bool same = false;
  if (x && power && value) {
    field_element (f, x, &(kappa_sum){.count = 1, .kappas = {kappa}});
    field_element (f, power, &(kappa_sum){.finite = 1});
    while (exponent--)
      tower_multiply (&f->t, f->t.height, power, power, x);
    field_element (f, value, expected);
    same = memcmp (power, value, bytes) == 0;
  }
  free (x);
  free (power);
  free (value);
  return same;
}

static void finite_part (field *f, const gh_nimbers *nimbers, const char *name)
{
  size_t const size = tower_size (&f->t);
  uint64_t *const at = calloc (4 * size + 1, sizeof *at);
  unsigned wrong = !at;
  for (unsigned a = 0; at && a < 16; a += 3)
    for (unsigned b = 0; b < 16; b++) {
      field_element (f, at, &(kappa_sum){.finite = a});
      field_element (f, at + size, &(kappa_sum){.finite = b});
      field_element (f, at + 2 * size, &(kappa_sum){.finite = gh_nim_product (nimbers, a, b)});
      tower_multiply (&f->t, f->t.height, at + 3 * size, at, at + size);
      wrong += memcmp (at + 2 * size, at + 3 * size, size * sizeof *at) != 0;
    }
  TAP_OK (wrong == 0, "%s: finite products are those of nimbers", name);
  free (at);
}

static void laws (field *f, const char *name)
{
  tower *const t = &f->t;
  size_t const size = tower_size (t), bytes = size * sizeof (uint64_t);
  uint64_t *const at = calloc (7 * size + 1, sizeof *at);
  TAP_OK (at != NULL, "there is memory");
  if (!at)
    return;
  uint64_t *const a = at, *const b = a + size, *const c = b + size, *const l = c + size,
                  *const r = l + size, *const s = r + size, *const u = s + size;
  size_t const words = t->base.words;
  for (size_t i = 0; i < 3 * size; i++)
    at[i] =
        i % words == words - 1 ? random_word () >> (64 * words - t->base.degree) : random_word ();
  tower_multiply (t, t->height, l, a, b);
  tower_multiply (t, t->height, l, l, c);
  tower_multiply (t, t->height, r, b, c);
  tower_multiply (t, t->height, r, a, r);
  TAP_OK (memcmp (l, r, bytes) == 0, "%s: (a b) c = a (b c)", name);
  memcpy (s, b, bytes);
  words_add (s, c, size);
  tower_multiply (t, t->height, l, a, s);
  tower_multiply (t, t->height, r, a, b);
  tower_multiply (t, t->height, u, a, c);
  words_add (r, u, size);
  TAP_OK (memcmp (l, r, bytes) == 0, "%s: a (b + c) = a b + a c", name);
  room in = {.allocator = gh_libc_allocator};
  frobenius once = {0}, twice = {0}, thrice = {0};
  if (TAP_OK (frobenius_take (t, &once, &in) && frobenius_take (t, &twice, &in) &&
                  frobenius_take (t, &thrice, &in),
              "there is memory")) {
    frobenius_square (t, &once);
    frobenius_compose (t, &twice, &once, &once);
    frobenius_compose (t, &thrice, &twice, &once);
    tower_multiply (t, t->height, l, a, a);
    frobenius_apply (t, &once, t->height, r, a);
    TAP_OK (memcmp (l, r, bytes) == 0, "%s: the first map of Frobenius squares", name);
    for (unsigned i = 0; i < 2; i++)
      tower_multiply (t, t->height, l, l, l);
    frobenius_apply (t, &thrice, t->height, r, a);
    TAP_OK (memcmp (l, r, bytes) == 0, "%s: three of them make the power 8", name);
  }
  room_empty (&in);
  free (at);
}

static void fields (words_short *brief, const char *name)
{
  gh_nimbers *const nimbers = gh_nimbers_new (GH_NIM_TABLES, NULL);
  room in = {.allocator = gh_libc_allocator}, meanwhile = in;
  field f = {0};
  if (TAP_OK (nimbers && field_make (&f, &plan, brief, nimbers, &in, &meanwhile),
              "%s: a field of 2^%ju elements", name, (uintmax_t)field_degree (&plan))) {
    TAP_OK (f.flat == 2 && f.t.height == 2, "%s: partly flat, %u and %u", name, f.flat, f.t.height);
    finite_part (&f, nimbers, name);
    laws (&f, name);
    TAP_OK (power_is (&f, 9, 3, &(kappa_sum){.count = 1, .kappas = {3}}) &&
                power_is (&f, 3, 3, &(kappa_sum){.finite = 2}) &&
                power_is (&f, 5, 5, &(kappa_sum){.finite = 4}) &&
                power_is (&f, 7, 7, &plan.alphas[2]) && power_is (&f, 11, 11, &plan.alphas[3]),
            "%s: each kappa is the root that it is defined to be", name);
    TAP_OK (!power_is (&f, 3, 3, &(kappa_sum){.finite = 3}) &&
                !power_is (&f, 7, 6, &plan.alphas[2]),
            "%s: and not another one", name);
  }
  room_empty (&in);
  room_empty (&meanwhile);
  gh_nimbers_free (nimbers);
}

/* ---- excesses -------------------------------------------------------------------------------- */

/* OEIS A380496: only to compare with. */
static const struct {
  uint32_t prime, excess;
} published[] = {{3, 0},  {5, 0},  {7, 1},  {11, 1}, {13, 0}, {17, 0}, {19, 4}, {23, 1},  {29, 0},
                 {31, 1}, {37, 0}, {41, 1}, {43, 1}, {47, 1}, {53, 1}, {59, 1}, {257, 0}, {163, 4}};

static void values (bool portable, const char *name)
{
  gh_excesses *const e = gh_excesses_new (10000, portable, NULL);
  unsigned wrong = 0;
  for (size_t i = 0; i < sizeof published / sizeof published[0]; i++) {
    const gh_excess *found;
    if (portable && published[i].prime > 43)
      break;
    wrong += gh_excess_find (e, published[i].prime, &found) != GH_EXCESS_OK ||
             found->excess != published[i].excess;
  }
  TAP_OK (wrong == 0, "%s: excesses are the published ones", name);
  const gh_excess *found;
  char text[GH_EXCESS_TEXT];
  bool const there = gh_excess_find (e, 37, &found) == GH_EXCESS_OK;
  gh_excess_text (found, text, sizeof text);
  TAP_OK (there && strcmp (text, "k(9) + 4") == 0 && found->degree == 36 && found->order == 36,
          "%s: what is known of 37: %s", name, text);
  gh_excesses_free (e);
}

/* ---- beside the definition ------------------------------------------------------------------- */

static struct {
  gh_engine *engine; /* in turn */
  gh_request request;
  int64_t n;
  gh_reply reply;
  gh_value answer;
} asked;

static void ask (void *store)
{
  gh_value const arguments[] = {{GH_INTEGER, {.form = gh_integer (store, asked.n)}}, {0}};
  asked.reply = asked.engine->ask (asked.engine, store, asked.request, arguments, &asked.answer);
}

/* alpha_n and the excess of n as the definition finds them, and none where n is no odd prime. */
static void as_defined (gh_store *store, gh_engine *fast, gh_engine *reference)
{
  unsigned found = 0, none = 0;
  for (asked.n = 0; asked.n <= 46; asked.n++)
    for (asked.request = GH_ASK_NIM_ALPHA; asked.request <= GH_ASK_EXCESS; asked.request++) {
      asked.engine = reference;
      bool good = gh_try (store, ask, store) == GH_OK && asked.reply == GH_ANSWERED;
      gh_value const defined = asked.answer;
      asked.engine = fast;
      good = good && gh_try (store, ask, store) == GH_OK && asked.reply == GH_ANSWERED &&
             asked.answer.form == defined.form && asked.answer.type == defined.type;
      if (!good)
        TAP_OK (false, "%s %" PRId64 " as it is defined", gh_requests[asked.request].word, asked.n);
      found += good && defined.form != GH_NO_FORM;
      none += good && defined.form == GH_NO_FORM;
    }
  TAP_OK (found == 26 && none == 68, "alpha_n and excesses to 46 as they are defined: %u, none %u",
          found, none);
}

static void refusals (gh_store *store, gh_engine *fast)
{
  static const struct {
    int64_t n;
    const char *words;
  } rows[] = {{-3, "expected an odd prime"},
              {4294967311, "expected a prime below 2^32"},
              {769, "769 takes finite nimbers of more than 64 bits"},
              {4294967291, "4294967291 needs the excess of 22605091, and that takes a field of "
                           "2^1491935940 elements, where those of up to 2^10000000 are searched"}};
  asked.engine = fast;
  asked.request = GH_ASK_EXCESS;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    asked.n = rows[i].n;
    TAP_OK (gh_try (store, ask, store) == GH_OK && asked.reply == GH_REFUSED &&
                !strcmp (fast->words, rows[i].words),
            "excess %" PRId64 " is refused: %s", rows[i].n, fast->words);
  }
  asked.n = 47;
  gh_halt (GH_HALT_DEADLINE);
  TAP_OK (gh_try (store, ask, store) == GH_HALTED, "the engine halts");
  gh_halt_clear ();
  TAP_OK (gh_try (store, ask, store) == GH_OK && asked.reply == GH_ANSWERED, "and goes on");
}

static void engines (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const fast = gh_optimized_open (), *const reference = gh_reference_open ();
  bool const there = store && fast && reference;
  TAP_OK (there, "there is memory");
  if (there) {
    as_defined (store, fast, reference);
    refusals (store, fast);
  }
  if (fast)
    fast->close (fast);
  if (reference)
    reference->close (reference);
  gh_store_free (store);
}

/* ---- ends ------------------------------------------------------------------------------------ */

static void ends (void)
{
  gh_excesses *const e = gh_excesses_new (5000, false, NULL);
  const gh_excess *found;
  uint64_t degree = 0;
  TAP_OK (gh_excess_find (e, 2, &found) == GH_EXCESS_NO_PRIME &&
              gh_excess_find (e, 1, &found) == GH_EXCESS_NO_PRIME &&
              gh_excess_find (e, 91, &found) == GH_EXCESS_NO_PRIME,
          "2, 1 and 91 are no odd primes");
  TAP_OK (gh_excess_find (e, 283, &found) == GH_EXCESS_TOO_LARGE &&
              gh_excess_stopped (e, &degree) == 47 && degree == 5060,
          "283 needs 47, whose field has 2^5060 elements");
  TAP_OK (gh_excess_find (e, 769, &found) == GH_EXCESS_BEYOND &&
              gh_excess_stopped (e, &degree) == 769,
          "769 needs the nimber 2^64");
  gh_halt (GH_HALT_DEADLINE);
  TAP_OK (gh_excess_find (e, 43, &found) == GH_EXCESS_HALTED, "a search is halted");
  gh_halt_clear ();
  TAP_OK (gh_excess_find (e, 43, &found) == GH_EXCESS_OK && found->excess == 1, "and begun again");
  gh_excesses_free (e);
}

typedef struct rationed {
  unsigned calls, fails_at;
} rationed;

static void *ration (void *context, void *block, size_t size)
{
  rationed *const r = context;
  if (size && ++r->calls == r->fails_at)
    return NULL;
  return gh_libc_allocator.resize (NULL, block, size);
}

/* Whenever the signal comes: the same search from the start, halted a little later each time. */
static void halts (void)
{
  unsigned halted = 0, wrong = 0;
  for (bool done = false; !done; halted += !done) {
    struct itimerval const timer = {.it_value = {.tv_usec = 20 + 250 * (suseconds_t)halted}};
    gh_excesses *const e = gh_excesses_new (10000, false, NULL);
    const gh_excess *found;
    setitimer (ITIMER_REAL, &timer, NULL);
    gh_excess_end const end = gh_excess_find (e, 47, &found);
    setitimer (ITIMER_REAL, &(struct itimerval){{0}, {0}}, NULL);
    gh_halt_clear ();
    done = end == GH_EXCESS_OK;
    wrong += !done && end != GH_EXCESS_HALTED;
    gh_excesses_free (e);
  }
  TAP_OK (wrong == 0 && halted > 5, "halted at any of its stages, it says so");
}

static void on_alarm (int signal_number)
{
  (void)signal_number;
  gh_halt (GH_HALT_DEADLINE);
}

static void memory (void)
{
  unsigned good = 0, tries = 0, wrong = 0;
  for (unsigned at = 1; !good; at += 1 + at / 20, tries++) {
    rationed r = {0, at};
    gh_excesses *const e = gh_excesses_new (1000, false, &(gh_allocator){ration, &r});
    const gh_excess *found;
    gh_excess_end const end = e ? gh_excess_find (e, 37, &found) : GH_EXCESS_NO_MEMORY;
    good += end == GH_EXCESS_OK;
    wrong += end != GH_EXCESS_OK && end != GH_EXCESS_NO_MEMORY;
    gh_excesses_free (e);
  }
  TAP_OK (wrong == 0 && tries > 20, "without memory at one of %u places, it is said", tries);
}

int main (void)
{
  words_short *const carryless = words_carryless ();
  polynomials (words_by_tables, "tables");
  fields (words_by_tables, "tables");
  values (true, "tables");
  if (carryless) {
    polynomials (carryless, "carry-less");
    fields (carryless, "carry-less");
  }
  values (false, "carry-less");
  engines ();
  ends ();
  memory ();
  sigaction (SIGALRM, &(struct sigaction){.sa_handler = on_alarm}, NULL);
  halts ();
  return tap_done ();
}
