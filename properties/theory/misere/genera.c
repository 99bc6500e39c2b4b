/* What an engine says of genera and of tame games, against the rule for the terms of a genus and
   against play. */
#include "form/measure.h"
#include "form/numeral.h"
#include "heap/form.h"
#include "optimized/misere/heaps.h"
#include "theory/heaps/values.h"
#include "theory/misere/heap_play.h"
#include "theory/misere/sets.h"
#include "theory/misere/tables.h"

#include <inttypes.h>

/* That are compared: after these all games here alternate. */
#define TERMS_BY_DAY_4 7
#define TERMS 12

#define MOST_HEAP 20
#define SMALL_HEAPS 6 /* 0 to 5 */
#define MOST_GROWN 48

static gh_form said_genus (gh_trial *t, gh_form g)
{
  gh_form const genus = gh_ask (t, GH_ASK_GENUS, g, GH_ZERO).form;
  gh_expect (t, genus != GH_NO_FORM, "an impartial game to have a genus");
  return genus;
}

static void expect_term (gh_trial *t, gh_form genus, uint32_t n, uint32_t term)
{
  uint32_t const said = gh_genus_term (t->store, genus, n);
  gh_expect (t, said == term, "term %u of the genus to be %u, not %u", n, term, said);
}

/* ---- sets by day 4, and later ones ----------------------------------------------------------- */

/* All terms by the rule, and that they have come to alternate. */
static void expect_terms (gh_trial *t, gh_form g, gh_form genus, uint32_t terms)
{
  uint32_t term = 0, before[2] = {0, 0};
  for (uint32_t n = 0; n < terms; n++) {
    before[1] = before[0];
    before[0] = term;
    term = gh_genus_term_by_rule (t->store, g, n);
    expect_term (t, genus, n, term);
  }
  gh_expect (t, term == (before[0] ^ 2) && term == before[1], "terms that alternate after %u",
             terms);
}

static gh_form any_set_by_day_4 (gh_trial *t)
{
  gh_form options[FORMS_BY_DAY_3];
  gh_all_of (t, GH_SET_FORMS, 3, options);
  return gh_masked_set (t->store, options, gh_choose (t, 1u << FORMS_BY_DAY_3));
}

static gh_form any_option (gh_trial *t, const gh_form *sets, unsigned depth);

/* At most four options, and perhaps all moves of a heap of Nim, so that values are large, too. */
static gh_form any_set (gh_trial *t, const gh_form *sets, unsigned depth)
{
  uint32_t const heap = gh_choose (t, 4) == 3 ? gh_choose (t, MOST_HEAP + 1) : 0;
  gh_form_begin (t->store);
  for (uint32_t n = 0; n < heap; n++)
    gh_impartial_add (t->store, gh_nim_heap (t->store, n));
  for (uint32_t left = 1 + gh_choose (t, 4); left > 0; left--)
    gh_impartial_add (t->store, any_option (t, sets, depth - 1));
  return gh_form_end (t->store);
}

/* A heap of Nim, a set by day 3, or such a set, at most `depth` deep. */
static gh_form any_option (gh_trial *t, const gh_form *sets, unsigned depth)
{
  uint32_t const sort = gh_choose (t, depth ? 4 : 2);
  if (sort > 1)
    return any_set (t, sets, depth);
  return sort ? gh_nim_heap (t->store, gh_choose (t, MOST_HEAP + 1))
              : sets[gh_choose (t, FORMS_BY_DAY_3)];
}

static gh_form any_later_set (gh_trial *t)
{
  gh_form sets[FORMS_BY_DAY_3];
  gh_all_of (t, GH_SET_FORMS, 3, sets);
  return any_set (t, sets, 3);
}

THEOREM (genus_of_sets)
{
  gh_form const g = any_set_by_day_4 (t);
  expect_terms (t, g, said_genus (t, g), TERMS_BY_DAY_4);
}

THEOREM (genus_of_later_sets)
{
  gh_form const g = any_later_set (t), genus = said_genus (t, g);
  int64_t const normal = gh_genus_normal (t->store, genus);
  gh_expect (t, gh_integer (t->store, normal) == gh_grundy (t->store, g),
             "a genus to begin with the value of normal play, not %" PRId64, normal);
  expect_terms (t, g, genus, TERMS);
}

/* One after the other: the options of each set are heaps to 5 and the sets before it, mostly the
   last ones. So genera come to alternate late, and may seem to before. */
THEOREM (genus_of_grown_sets)
{
  gh_form sets[SMALL_HEAPS + MOST_GROWN];
  uint32_t count = 0, end = SMALL_HEAPS + 1 + gh_choose (t, MOST_GROWN);
  for (; count < SMALL_HEAPS; count++)
    sets[count] = gh_nim_heap (t->store, count);
  for (; count < end; count++) {
    gh_form_begin (t->store);
    for (uint32_t left = 2 + gh_choose (t, 5); left > 0; left--) {
      bool const late = gh_choose (t, 5) > 1;
      gh_impartial_add (t->store,
                        sets[late ? count - 1 - gh_choose (t, SMALL_HEAPS) : gh_choose (t, count)]);
    }
    sets[count] = gh_form_end (t->store);
  }
  for (uint32_t i = SMALL_HEAPS; i < end; i++)
    gh_ask_ahead (t, GH_ASK_GENUS, sets[i], GH_ZERO);
  for (uint32_t i = SMALL_HEAPS; i < end; i++)
    expect_terms (t, sets[i], said_genus (t, sets[i]), TERMS);
}

THEOREM (genus_played)
{
  uint32_t const n = gh_choose (t, 3);
  gh_form const g = any_set_by_day_4 (t);
  expect_term (t, said_genus (t, g), n, gh_genus_term_by_play (t->store, g, n));
}

/* Beside 2 the terms begin one later; with 1 more 1 is xored into every entry. */
THEOREM (genus_beside_heaps)
{
  gh_form const g = any_set_by_day_4 (t);
  gh_form said[4];
  for (uint32_t n = 0; n < 4; n++)
    said[n] = said_genus (t, gh_sum (t->store, g, gh_nim_heap (t->store, n)));
  for (uint32_t n = 1; n < 4; n++)
    gh_expect (t, gh_genus_normal (t->store, said[n]) == (gh_genus_normal (t->store, said[0]) ^ n),
               "a genus beside %u to begin with %u xored in", n, n);
  for (uint32_t n = 0; n < TERMS_BY_DAY_4; n++) {
    uint32_t const here = gh_genus_term (t->store, said[0], n);
    uint32_t const next = gh_genus_term (t->store, said[0], n + 1);
    expect_term (t, said[1], n, here ^ 1);
    expect_term (t, said[2], n, next);
    expect_term (t, said[3], n, next ^ 1);
  }
}

/* ---- tame games ------------------------------------------------------------------------------ */

/* 0^12, 1^03 or n^n, by the terms. */
static bool is_of_nim (gh_store *store, gh_form g, uint32_t normal)
{
  uint32_t const first = gh_genus_term_by_rule (store, g, 0);
  bool good = first == normal || (normal <= 1 && first == (normal ^ 1));
  for (uint32_t n = 1; good && n < TERMS; n++)
    good = gh_genus_term_by_rule (store, g, n) == (n % 2 ? normal ^ 2 : normal);
  return good;
}

static bool is_tame (gh_store *store, gh_form g)
{
  const gh_form *list;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++) {
    int64_t normal = 0;
    gh_positions (store, g, &list);
    gh_form const x = list[i];
    gh_small_integer (store, gh_grundy (store, x), 0, UINT32_MAX, &normal);
    if (!is_of_nim (store, x, (uint32_t)normal))
      return false;
  }
  return true;
}

THEOREM (tame_sets)
{
  gh_form const g = any_later_set (t);
  bool const tame = is_tame (t->store, g);
  gh_expect (t, gh_ask (t, GH_ASK_TAME, g, GH_ZERO).truth == tame, "the game %s",
             tame ? "to be tame" : "not to be tame");
}

/* ---- heaps ----------------------------------------------------------------------------------- */

#define PLAYED_TERMS 4
#define MOST_OBJECTS 9
#define MOST_FAST 14

typedef struct position {
  uint8_t heaps[MOST_OBJECTS];
  size_t count;
  uint32_t terms[PLAYED_TERMS];
} position;

static void play_terms (heap_play *play, void *argument, finding *f)
{
  position *const p = argument;
  (void)f;
  for (size_t n = 0; n < PLAYED_TERMS; n++)
    p->terms[n] = genus_by_play (play, p->heaps, p->count, n);
}

/* Of the heaps the form is asked, and the heaps are played. */
THEOREM (genus_of_heaps_played)
{
  gh_code const code = octal_code (1 + gh_choose (t, 511));
  uint64_t sizes[MOST_OBJECTS];
  position p = {.count = 0};
  for (uint32_t left = MOST_OBJECTS; left > 0 && p.count < 3; p.count++) {
    uint32_t const heap = 1 + gh_choose (t, left);
    p.heaps[p.count] = (uint8_t)heap;
    sizes[p.count] = heap;
    left -= heap;
  }
  with_heap_play (t, &code, play_terms, &p);
  gh_form const genus = said_genus (t, gh_heaps_form (t->store, &code, sizes, p.count));
  for (uint32_t n = 0; n < PLAYED_TERMS; n++)
    expect_term (t, genus, n, p.terms[n]);
}

/* What the fast engine makes of one heap without its form. */
typedef struct fast_genus {
  const gh_code *code;
  uint64_t n;
  uint32_t terms[PLAYED_TERMS];
} fast_genus;

static void find_terms (gh_misere *misere, void *argument)
{
  fast_genus *const f = argument;
  for (size_t n = 0; n < PLAYED_TERMS; n++)
    f->terms[n] = gh_misere_heap_genus_term (misere, f->code, f->n, n);
}

THEOREM (fast_genus_of_heaps)
{
  gh_code const code = octal_code (1 + gh_choose (t, 511));
  uint8_t const heap = (uint8_t)(1 + gh_choose (t, MOST_FAST));
  position p = {.heaps = {heap}, .count = 1};
  fast_genus fast = {.code = &code, .n = heap};
  with_heap_play (t, &code, play_terms, &p);
  gh_in_misere (t, find_terms, &fast);
  for (uint32_t n = 0; n < PLAYED_TERMS; n++)
    gh_expect (t, fast.terms[n] == p.terms[n], "term %u of a heap of %u to be %u, not %u", n, heap,
               p.terms[n], fast.terms[n]);
}
