/* Sums of heaps and other impartial games: what the fast engine says of them, which makes no form
   of heaps, beside the play of their form. */
#include "optimized/heaps/winning.h"
#include "form/genus.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "heap/form.h"
#include "optimized/misere/sums.h"
#include "reference/misere/misere.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define TERMS 2
#define MOST_HEAPS 2
#define MOST_HEAP 6
#define MOST_IN_GRUNDYS_GAME 13 /* the first that is not tame; its moves are few */
#define FORM_TEXT 200

typedef bool is_won (gh_store *store, gh_form form);

typedef struct sum {
  gh_trial *trial;
  gh_summand terms[TERMS];
  gh_code codes[TERMS];
  char texts[TERMS][FORM_TEXT];
  size_t moves, winning; /* by play */
  size_t visited;        /* of those that the engine says win */
  gh_winning_search *search;
} sum;

/* ---- what is drawn --------------------------------------------------------------------------- */

/* At most two heaps of a game with a name, or under a code of two digits. */
static void draw_heaps (gh_trial *t, gh_summand *term, gh_code *code)
{
  static const char *const names[] = {"nim", "kayles", "grundysgame", "octal"};
  uint32_t const draw = gh_choose (t, 6);
  const char *const name = names[draw < 4 ? draw : 3], *expected;
  char const tens = (char)('1' + gh_choose (t, 7)), ones = (char)('0' + gh_choose (t, 8));
  char const text[] = {'.', tens, ones, 0};
  size_t place;
  term->game = gh_heap_game_named (name, strlen (name));
  const char *const said = term->game->code ? term->game->code : text;
  gh_code_read (said, strlen (said), code, &place, &expected);
  term->code = code;
  term->count = gh_choose (t, MOST_HEAPS + 1);
  for (size_t i = 0; i < term->count; i++)
    term->heaps[i] = gh_choose (t, draw == 2 ? MOST_IN_GRUNDYS_GAME + 1 : MOST_HEAP + 1);
}

/* A set of 0, *, *2, *3 and {*2}; of ten one has 1 as an option, for Left alone. */
static void draw_form (gh_trial *t, gh_summand *term, char text[FORM_TEXT])
{
  gh_store *const store = t->store;
  gh_form_begin (store);
  gh_impartial_add (store, gh_nim_heap (store, 2));
  gh_form const last = gh_form_end (store);
  gh_form_begin (store);
  for (unsigned n = 0; n < 5; n++)
    if (gh_choose (t, 2))
      gh_impartial_add (store, n < 4 ? gh_nim_heap (store, n) : last);
  if (gh_choose (t, 10) == 9)
    gh_form_add (store, GH_LEFT, gh_integer (store, 1));
  term->form = gh_form_end (store);
  snprintf (text, FORM_TEXT, "%s", gh_print (store, term->form, GH_STYLE_FULL));
  term->text = text;
  term->length = strlen (text);
}

static void draw_sum (gh_trial *t, sum *s)
{
  s->trial = t;
  for (size_t i = 0; i < TERMS; i++)
    if (gh_choose (t, 3))
      draw_heaps (t, &s->terms[i], &s->codes[i]);
    else
      draw_form (t, &s->terms[i], s->texts[i]);
}

/* ---- play ------------------------------------------------------------------------------------ */

static gh_form form_of (gh_store *store, const gh_summand *term)
{
  return term->game ? gh_heaps_form (store, term->code, term->heaps, term->count) : term->form;
}

static gh_form whole (const sum *s)
{
  gh_store *const store = s->trial->store;
  gh_form const first = form_of (store, &s->terms[0]);
  return gh_sum (store, first, form_of (store, &s->terms[1]));
}

static void count_move (sum *s, gh_form rest, gh_form after, is_won *won)
{
  s->moves++;
  s->winning += won (s->trial->store, gh_sum (s->trial->store, rest, after));
}

/* Of equal heaps one is moved in. */
static void count_heap (sum *s, const gh_summand *term, size_t at, gh_form rest, is_won *won)
{
  gh_heap_move move;
  for (size_t i = 0; i < at; i++)
    if (term->heaps[i] == term->heaps[at])
      return;
  for (bool more = gh_heap_first (term->code, term->heaps[at], &move); more;
       more = gh_heap_next (term->code, term->heaps[at], &move)) {
    uint64_t heaps[MOST_HEAPS + 2] = {0};
    size_t count = 0;
    for (size_t i = 0; i < term->count; i++)
      if (i != at)
        heaps[count++] = term->heaps[i];
    for (unsigned i = 0; i < move.parts; i++)
      heaps[count++] = move.part[i];
    count_move (s, rest, gh_heaps_form (s->trial->store, term->code, heaps, count), won);
  }
}

static void count_moves (sum *s, is_won *won)
{
  gh_store *const store = s->trial->store;
  s->moves = s->winning = s->visited = 0;
  for (size_t i = 0; i < TERMS; i++) {
    const gh_summand *const term = &s->terms[i];
    gh_form const rest = form_of (store, &s->terms[1 - i]);
    for (size_t k = 0; term->game && k < term->count; k++)
      count_heap (s, term, k, rest, won);
    if (!term->game)
      GH_EACH (store, GH_LEFT, x, term->form)
        count_move (s, rest, x, won);
  }
}

static void count_visit (void *context, const char *from, const char *to)
{
  sum *const s = context;
  (void)from;
  (void)to;
  s->visited++;
}

/* ---- normal play ----------------------------------------------------------------------------- */

static bool grundy_of (void *context, gh_form form, uint64_t *value)
{
  gh_store *const store = context;
  gh_form const grundy = gh_grundy (store, form);
  int64_t small = 0;
  if (grundy != GH_NO_FORM)
    gh_small_integer (store, grundy, 0, INT64_MAX, &small);
  *value = (uint64_t)small;
  return grundy != GH_NO_FORM;
}

static bool is_zero (gh_store *store, gh_form form)
{
  return gh_outcome_of (store, form, GH_NORMAL) == GH_P;
}

static void search (void *argument)
{
  sum *const s = argument;
  for (size_t i = 0; i < TERMS; i++)
    gh_winning_add (s->search, &s->terms[i]);
  gh_winning_visit (s->search, count_visit, s);
}

THEOREM (sums_won)
{
  sum s = {0};
  gh_winning found;
  uint64_t value;
  draw_sum (t, &s);
  s.search = gh_winning_new (t->store, grundy_of, t->store, &found);
  gh_status const status = s.search ? gh_try (t->store, search, &s) : GH_NO_MEMORY;
  gh_winning_free (s.search);
  size_t const visited = s.visited;
  if (status && status != GH_ABANDONED)
    gh_fail (t->store, status);
  gh_form const form = whole (&s);
  bool const impartial = grundy_of (t->store, form, &value);
  gh_expect (t, found.partizan == !impartial && (status == GH_ABANDONED) == !impartial,
             "an answer if the sum is impartial");
  if (!impartial)
    return;
  count_moves (&s, is_zero);
  gh_expect (t, found.value == value, "the Grundy value %" PRIu64, (uint64_t)value);
  gh_expect (t, found.moves == s.moves && found.winning == s.winning && visited == s.winning,
             "%zu of %zu moves to win, not %zu of %zu", s.winning, s.moves, found.winning,
             found.moves);
}

/* ---- misere play ----------------------------------------------------------------------------- */

static const char *sort_by_definition (gh_store *store, gh_form form)
{
  if (gh_is_tame (store, form))
    return "tame";
  if (gh_is_restive (store, form))
    return "restive";
  return gh_is_restless (store, form) ? "restless" : "";
}

THEOREM (sums_won_in_misere_play)
{
  sum s = {0};
  gh_misere_sum found = {0};
  draw_sum (t, &s);
  gh_form const form = whole (&s);
  bool const impartial = gh_is_impartial (t->store, form);
  bool const solved = gh_misere_solve (t->store, s.terms, TERMS, &found, count_visit, &s);
  size_t const visited = s.visited;
  gh_expect (t, solved == impartial && found.partizan == !impartial,
             "an answer if the sum is impartial");
  if (!impartial)
    return;
  count_moves (&s, gh_misere_p);
  gh_expect (t, found.p == gh_misere_p (t->store, form), "who wins, as in play");
  gh_expect (t, found.moves == s.moves && found.winning == s.winning && visited == s.winning,
             "%zu of %zu moves to win, not %zu of %zu", s.winning, s.moves, found.winning,
             found.moves);
  const char *const genus = gh_genus_print (t->store, gh_genus_of (t->store, form));
  gh_expect (t, !strcmp (found.genus, genus), "the genus %s, not %s", genus, found.genus);
  const char *const sort = sort_by_definition (t->store, form);
  gh_expect (t, !strcmp (found.sort, sort), "the sum to be '%s', not '%s'", sort, found.sort);
}
