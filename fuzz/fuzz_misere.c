/* Impartial games in misere play: what the fast engine says of two games G and T against play on
   the literal forms. The outcomes of G and G + T, also with the simplest form in place of G; three
   terms of the genus, each by heaps beside G; sums; and names, which are equal just when the games
   are. Left out: games whose sums have more than a few thousand positions.

   The bytes make games, each from those before it: how many options, then which; or heaps under a
   code, whose simplest form and being tame are found without a form, too. G is the last game, T the
   one before it. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "harness/cases/choices.h"
#include "heap/form.h"
#include "optimized/misere/heaps.h"
#include "reference/misere/misere.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_GAMES 16
#define MOST_OPTIONS 4
#define TERMS 3
#define HEAP_BYTE 250 /* this byte and larger ones begin heaps */
#define MOST_HEAPS 3
#define MOST_OBJECTS 10  /* of a heap */
#define FEW_POSITIONS 40 /* whether they are tame is asked of each: the most that it may cost */

/* Set up once, as libFuzzer has no place to hand them through; small, so that no input is slow. */
static gh_store *store;
static gh_misere *misere;

static void close_all (void)
{
  gh_misere_free (misere);
  gh_store_free (store);
}

static void open_all (void)
{
  static const gh_limits limits = {.forms = 1000,
                                   .options = 20000,
                                   .depth = 200,
                                   .digits = 100,
                                   .length = 1 << 16,
                                   .steps = 20000};
  store = gh_store_new (&limits, NULL);
  misere = gh_misere_new (&limits, NULL);
  if (!store || !misere)
    no_start ("out of memory");
  atexit (close_all);
}

/* ---- games ----------------------------------------------------------------------------------- */

/* Heaps under a code, the last ones that were drawn; count 0: none were. */
typedef struct position {
  gh_code code;
  uint64_t heaps[MOST_HEAPS];
  size_t count;
  gh_form form;

  gh_reduced by_heaps, by_form;
  bool tame; /* by heaps */
} position;

/* The bytes, what they make, and what the engine says of it. */
typedef struct input {
  const uint8_t *bytes, *end;
  gh_form g, t, sum; /* G + T */
  position position;
  uint64_t about; /* tells games from others, while it is counted what is compared */

  bool impartial;
  gh_reduced g_reduced, t_reduced, reduced_sum, sum_reduced, again;
  bool g_is_p, sum_is_p, same_name;
  uint32_t grundy, terms[TERMS];
  gh_form simplest;
} input;

static unsigned draw (input *in, unsigned bound)
{
  return in->bytes < in->end ? *in->bytes++ % bound : 0;
}

static gh_code draw_code (input *in)
{
  char text[16];
  gh_code code;
  size_t place;
  const char *expected;
  unsigned const first = draw (in, 9), rest = draw (in, 256) + 256 * draw (in, 2);
  snprintf (text, sizeof text, "%s.%03o", first % 2 ? "4" : "", rest);
  if (!gh_code_read (first == 8 ? GH_CODE_GRUNDYS : text,
                     strlen (first == 8 ? GH_CODE_GRUNDYS : text), &code, &place, &expected))
    must (false, "a code is read", text, strlen (text));
  return code;
}

static gh_form make_heaps (input *in)
{
  position *const p = &in->position;
  in->bytes++;
  p->code = draw_code (in);
  p->count = 1 + draw (in, MOST_HEAPS);
  for (size_t i = 0; i < p->count; i++)
    p->heaps[i] = draw (in, MOST_OBJECTS + 1);
  p->form = gh_heaps_form (store, &p->code, p->heaps, p->count);
  return p->form;
}

static gh_form make_game (input *in, const gh_form *games, unsigned count)
{
  if (in->bytes < in->end && *in->bytes >= HEAP_BYTE)
    return make_heaps (in);
  gh_form_begin (store);
  for (unsigned options = draw (in, MOST_OPTIONS + 1); options > 0; options--)
    gh_impartial_add (store, games[draw (in, count)]);
  return gh_form_end (store);
}

/* The heaps to begin with are what most games are made of that do not become one. */
static void make_games (void *argument)
{
  input *const in = argument;
  gh_form games[MOST_GAMES] = {gh_nim_heap (store, 0), gh_nim_heap (store, 1),
                               gh_nim_heap (store, 2), gh_nim_heap (store, 3)};
  unsigned count = 4;
  for (; count < MOST_GAMES && in->bytes < in->end; count++)
    games[count] = make_game (in, games, count);
  in->g = games[count - 1];
  in->t = games[count - 2];
  in->sum = gh_sum (store, in->g, in->t);
  gh_genus_term_by_play (store, in->g, TERMS - 1);
}

/* ---- the engine ------------------------------------------------------------------------------ */

static void ask_heaps (position *p)
{
  if (!p->count)
    return;
  p->by_form = gh_reduced_from_form (misere, store, p->form);
  p->by_heaps = gh_reduced_of_heaps (misere, &p->code, p->heaps, p->count);
  p->tame = true;
  for (size_t i = 0; i < p->count; i++)
    p->tame = gh_misere_heap_is_tame (misere, &p->code, p->heaps[i]) && p->tame;
}

static void ask (void *argument)
{
  input *const in = argument;
  ask_heaps (&in->position);
  gh_reduced const g = gh_reduced_from_form (misere, store, in->g);
  gh_reduced const t = gh_reduced_from_form (misere, store, in->t);
  in->impartial = g != GH_NO_REDUCED && t != GH_NO_REDUCED;
  if (!in->impartial)
    return;
  in->g_reduced = g;
  in->t_reduced = t;
  in->reduced_sum = gh_reduced_sum (misere, g, t);
  in->sum_reduced = gh_reduced_from_form (misere, store, in->sum);
  in->g_is_p = gh_reduced_is_p (misere, g);
  in->sum_is_p = gh_reduced_is_p (misere, in->reduced_sum);
  in->grundy = gh_reduced_grundy (misere, g);
  for (uint32_t n = 0; n < TERMS; n++)
    in->terms[n] = gh_reduced_genus_term (misere, g, n);
  gh_reduced_prepare (misere);
}

/* Either name may pass a limit and leave: the first is then freed the next time. */
static void ask_names (void *argument)
{
  static char *name;
  input *const in = argument;
  free (name);
  name = NULL;
  name = strdup (gh_reduced_name (misere, in->g_reduced));
  if (!name)
    no_start ("out of memory");
  in->same_name = !strcmp (name, gh_reduced_name (misere, in->t_reduced));
}

static void ask_again (void *argument)
{
  input *const in = argument;
  in->again = gh_reduced_from_form (misere, store, in->simplest);
}

/* ---- what is checked ------------------------------------------------------------------------- */

static void print_games (void *argument)
{
  const input *const in = argument;
  fprintf (stderr, "G = %s\n", gh_print (store, in->g, GH_STYLE_FULL));
  fprintf (stderr, "T = %s\n", gh_print (store, in->t, GH_STYLE_FULL));
}

static void tell_apart (void *argument)
{
  input *const in = argument;
  gh_form const games[] = {in->g, in->t};
  for (unsigned i = 0; i < 2; i++) {
    const char *const text = gh_print (store, games[i], GH_STYLE_FULL);
    in->about = gh_hash (text, strlen (text), in->about);
  }
}

static void expect (input *in, bool holds, const char *what)
{
  compared (what, &in->about, sizeof in->about);
  if (holds)
    return;
  gh_try (store, print_games, in); /* as far as the texts are not too long */
  must (false, what, "", 0);
}

static void check (void *argument)
{
  input *const in = argument;
  expect (in, in->impartial, "G and T are impartial");
  expect (in, in->reduced_sum == in->sum_reduced, "a sum is that of the literal form");
  expect (in, in->g_is_p == gh_misere_p (store, in->g), "G has the outcome of play");
  expect (in, in->sum_is_p == gh_misere_p (store, in->sum), "G + T has the outcome of play");
  in->simplest = gh_reduced_to_form (misere, in->g_reduced, store);
  expect (in, in->sum_is_p == gh_misere_p (store, gh_sum (store, in->simplest, in->t)),
          "so has the simplest form of G beside T");
  expect (in, gh_grundy (store, in->g) == gh_integer (store, in->grundy),
          "the Grundy value is that of play");
  for (uint32_t n = 0; n < TERMS; n++)
    expect (in, gh_genus_term_by_play (store, in->g, n) == in->terms[n],
            "a term of the genus is that of play");
  if (!in->position.count)
    return;
  expect (in, in->position.by_heaps == in->position.by_form,
          "heaps have the simplest form of their literal form");
  const gh_form *list;
  if (gh_positions (store, in->position.form, &list) <= FEW_POSITIONS)
    expect (in, in->position.tame == gh_is_tame (store, in->position.form),
            "heaps are tame just when all positions of their form are");
}

/* What could be summed literally is small for the engine; only a name may be too long. */
static void ask_all (input *in)
{
  expect (in, gh_misere_try (misere, ask, in) == GH_OK, "the engine answers within its limits");
  gh_status const status = in->impartial ? gh_misere_try (misere, ask_names, in) : GH_OVER_LENGTH;
  expect (in, status == GH_OVER_LENGTH || !status, "a name is found, or too long");
  if (!status)
    expect (in, in->same_name == (in->g_reduced == in->t_reduced),
            "games have the same name just when they are alike");
}

void fuzz_one (const uint8_t *data, size_t size)
{
  input in = {.bytes = data, .end = data + size};
  if (!store)
    open_all ();
  gh_store_empty (store);
  gh_misere_empty (misere);
  gh_status status = gh_try (store, make_games, &in);
  must (status == GH_OK || is_limit (status), "games are made, or pass a limit", (const char *)data,
        size);
  if (status)
    return;
  if (is_counting ())
    gh_try (store, tell_apart, &in); /* as far as the texts are not too long */
  ask_all (&in);
  status = gh_try (store, check, &in);
  must (status == GH_OK || is_limit (status), "play ends, or passes a limit", (const char *)data,
        size);
  if (!status) {
    status = gh_misere_try (misere, ask_again, &in);
    expect (&in, !status && in.again == in.g_reduced, "the simplest form of G is its own");
  }
}
