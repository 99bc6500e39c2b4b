/* Loopy games.

   First byte `t`: the others are the text of one. An error has its place; what is read is printed,
   in words and without, and read back as the same game.

   Else two random graphs, which the other bytes choose; with the first byte odd they are impartial.
   Both engines say the same of outcomes, of what is a stopper, of the order and of dud, and have
   equal canonical forms with as many positions; the prover says so, too, the kernel accepts what it
   writes, and small certificates are judged by other means.

   Left out: what passes a limit, sums of more than two games, and whether what is read again is the
   same game if it has more than 64 positions. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "harness/cases/loopy.h"
#include "loopy/ask.h"
#include "loopy/code.h"
#include "loopy/text.h"
#include "optimized/loopy/loopy.h"
#include "proof/provers/loopy_prover.h"
#include "reference/loopy/loopy.h"
#include "theory/loopy/certificates.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 100000    /* positions of a sum that the prover looks at */
#define MOST_PAIRED 64 /* of games of which every two positions are paired */

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_store *store;
  gh_choices choices;
  char said[1000]; /* the texts of what was chosen */
} fuzz;

static const gh_loopy_way *const slow = &gh_loopy_by_definition, *const fast = &gh_loopy_fast;

static void close_all (void)
{
  gh_store_free (fuzz.store);
}

static void open_all (void)
{
  static const gh_limits limits = {.forms = 50000,
                                   .options = 200000,
                                   .depth = 200,
                                   .digits = 100,
                                   .length = 4096,
                                   .steps = 1000000};
  fuzz.store = gh_store_new (&limits, NULL);
  if (!fuzz.store)
    no_start ("out of memory");
  atexit (close_all);
}

/* ---- texts ----------------------------------------------------------------------------------- */

typedef struct reading {
  const char *text;
  size_t length;
  gh_error error;
  gh_form game;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->game = gh_loopy_read (fuzz.store, r->text, r->length, &r->error);
}

/* Whether each option of q has one of p that is alike, as far as pairs are not taken away, and the
   other way round. */
static bool options_alike (const gh_graph *g, uint32_t p, const gh_graph *h, uint32_t q,
                           bool apart[MOST_PAIRED][MOST_PAIRED])
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    bool met[MOST_PAIRED] = {false};
    GH_EACH_MOVE (g, side, x, p)
    {
      bool has = false;
      GH_EACH_MOVE (h, side, y, q)
      if (!apart[x][y])
        has = met[y] = true;
      if (!has)
        return false;
    }
    GH_EACH_MOVE (h, side, y, q)
    if (!met[y])
      return false;
  }
  return true;
}

/* Whether two graphs are one game, whatever its positions are numbered. */
static bool same_graph (const gh_graph *g, const gh_graph *h)
{
  static bool apart[MOST_PAIRED][MOST_PAIRED];
  memset (apart, 0, sizeof apart);
  for (bool changed = true; changed && !apart[0][0];) {
    changed = false;
    for (uint32_t p = 0; p < g->positions; p++)
      for (uint32_t q = 0; q < h->positions; q++)
        if (!apart[p][q] && !options_alike (g, p, h, q, apart))
          apart[p][q] = changed = true;
  }
  return !apart[0][0] && g->positions == h->positions;
}

/* Of small games. The numbers of positions depend on the order in which options are written. */
static bool same_game (gh_form one, gh_form other)
{
  if (one == other || gh_loopy_positions (fuzz.store, one) > MOST_PAIRED ||
      gh_loopy_positions (fuzz.store, other) > MOST_PAIRED)
    return true;
  gh_graph const g = gh_graph_of_code (fuzz.store, one), h = gh_graph_of_code (fuzz.store, other);
  return same_graph (&g, &h);
}

static void print_and_read (gh_form game, bool words)
{
  char *const copy = strdup (gh_loopy_print (fuzz.store, game, GH_STYLE_FULL, words));
  if (!copy)
    no_start ("out of memory");
  reading again = {.text = copy, .length = strlen (copy)};
  gh_status const status = gh_try (fuzz.store, read_it, &again);
  must (!status || is_limit (status), "what is printed can be read", copy, again.length);
  if (!status)
    must (same_game (again.game, game), "a game is read as it was printed", copy, again.length);
  free (copy);
}

static void print_both (void *argument)
{
  const reading *const r = argument;
  print_and_read (r->game, false);
  print_and_read (r->game, true);
}

static void check_text (const char *text, size_t length)
{
  reading r = {.text = text, .length = length};
  gh_status status = gh_try (fuzz.store, read_it, &r);
  must (!status || status == GH_SYNTAX || is_limit (status), "any text can be tried", text, length);
  if (status == GH_SYNTAX)
    must_be_placed (&r.error, text, length);
  if (status)
    return;
  gh_store_allow (fuzz.store);
  status = gh_try (fuzz.store, print_both, &r);
  must (!status || is_limit (status), "what was read is printed, or a limit passed", text, length);
}

/* ---- graphs that are chosen ------------------------------------------------------------------ */

static void need (bool holds, const char *what)
{
  must (holds, what, fuzz.said, strlen (fuzz.said));
}

/* The certificate that is written is accepted, and true as far as it is small. */
static void check_certificate (const gh_loopy_goal *goal)
{
  char *text = NULL;
  size_t length = 0;
  gh_loopy_found found;
  gh_loopy_proof proof;
  FILE *const out = open_memstream (&text, &length);
  if (!out)
    no_start ("out of memory");
  gh_loopy_status const status = gh_loopy_prove (fuzz.store, goal, MOST, &found, out);
  if (fclose (out))
    no_start ("out of memory");
  need (status == GH_LOOPY_PROVED, "what is asked for is proved");
  need (gh_loopy_check (&proof, text), "what the prover writes is accepted");
  need (gh_loopy_judge (fuzz.store, &proof) != GH_LOOPY_FALSE, "what is accepted is true");
  gh_loopy_free (&proof);
  free (text);
}

static void check_outcome (const gh_graph *g)
{
  gh_ending one[2], other[2];
  gh_loopy_found found;
  gh_loopy_goal const goal = {.left = {{g, false}}, .left_count = 1, .kind = GH_LOOPY_GOAL_OUTCOME};
  slow->outcome (fuzz.store, g, one);
  fast->outcome (fuzz.store, g, other);
  need (one[0] == other[0] && one[1] == other[1], "both engines find the same outcome");
  gh_loopy_status const status = gh_loopy_prove (fuzz.store, &goal, MOST, &found, NULL);
  need (status == GH_LOOPY_PROVED && (int)found.results[0] == (int)one[0] &&
            (int)found.results[1] == (int)one[1],
        "the prover finds the outcome, too");
  check_certificate (&goal);
}

static void check_dud (const gh_graph *g)
{
  gh_loopy_goal const goal = {.left = {{g, false}}, .left_count = 1, .kind = GH_LOOPY_GOAL_DUD};
  need (slow->compare_with_dud (fuzz.store, g) == fast->compare_with_dud (fuzz.store, g),
        "both engines compare with dud alike");
  check_certificate (&goal);
}

static void check_stopper (const gh_graph *g)
{
  gh_graph const one = slow->canonical (fuzz.store, g), other = fast->canonical (fuzz.store, g);
  need (one.positions == other.positions, "canonical forms have as many positions");
  need (slow->compare (fuzz.store, g, &other) == GH_EQUAL &&
            fast->compare (fuzz.store, g, &one) == GH_EQUAL,
        "canonical forms equal the game");
}

static void check_order (const gh_graph *g, const gh_graph *h)
{
  gh_loopy_goal const goal = {.left = {{g, false}},
                              .right = {{h, false}},
                              .left_count = 1,
                              .right_count = 1,
                              .kind = GH_LOOPY_GOAL_ORDER};
  need (slow->compare (fuzz.store, g, h) == fast->compare (fuzz.store, g, h),
        "both engines find the same order");
  check_certificate (&goal);
}

static void check_values (const gh_graph *g)
{
  need (!memcmp (slow->grundy (fuzz.store, g), fast->grundy (fuzz.store, g),
                 g->positions * sizeof (uint32_t)),
        "both engines find the same values");
}

static void draw_graphs (gh_graph graphs[2], bool impartial)
{
  gh_trial trial = {.store = fuzz.store, .choices = &fuzz.choices};
  size_t at = 0;
  fuzz.said[0] = 0;
  for (int i = 0; i < 2; i++) {
    gh_form const code = gh_random_loopy (&trial, GH_MOST_RANDOM_POSITIONS, impartial);
    graphs[i] = gh_graph_of_code (fuzz.store, code);
    if (at < sizeof fuzz.said)
      at += (size_t)snprintf (fuzz.said + at, sizeof fuzz.said - at, "%s\n",
                              gh_loopy_print (fuzz.store, code, GH_STYLE_FULL, false));
  }
}

static void check_both (void *argument)
{
  bool const impartial = *(bool *)argument;
  bool stoppers = true;
  gh_graph graphs[2];
  draw_graphs (graphs, impartial);
  for (int i = 0; i < 2; i++) {
    const gh_graph *const g = &graphs[i];
    bool const is = slow->is_stopper (fuzz.store, g);
    need (is == fast->is_stopper (fuzz.store, g), "both engines find the same stoppers");
    stoppers = stoppers && is;
    check_outcome (g);
    check_dud (g);
    if (is)
      check_stopper (g);
    if (impartial)
      check_values (g);
  }
  if (stoppers)
    check_order (&graphs[0], &graphs[1]);
}

static void check_graphs (const uint8_t *data, size_t size, bool impartial)
{
  gh_choices_begin (&fuzz.choices, NULL, 0);
  gh_choices_bytes (&fuzz.choices, data, size);
  gh_status const status = gh_try (fuzz.store, check_both, &impartial);
  must (!status || is_limit (status), "games are made, or pass a limit", (const char *)data, size);
}

/* ---- the target ------------------------------------------------------------------------------ */

void fuzz_one (const uint8_t *data, size_t size)
{
  if (!fuzz.store)
    open_all ();
  if (!size)
    return;
  gh_store_empty (fuzz.store);
  if (*data == 't')
    check_text ((const char *)data + 1, size - 1);
  else
    check_graphs (data + 1, size - 1, *data % 2);
}
