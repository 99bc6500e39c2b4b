/* Sums that are named by their components, against the sums of the values, and against literal
   sums, by the definitions. */
#include "optimized/components.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "optimized/optimized.h"
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>

static const char *const pool[] = {
    "1",       "-1/2",      "^",      "v",      "*",         "*2",  "*3",      "^*",      "v2*",
    "+-1",     "+-1/2",     "{2|-1}", "{1|0}",  "{3/4|1/4}", "+-3", "tiny(1)", "tiny(2)", "miny(1)",
    "miny(3)", "tiny(1/2)", "{1|*}",  "{2|1*}", "{1||0|-4}", "1^",  "-1*",
};
#define POOL (sizeof pool / sizeof *pool)

static const char *const tinies[] = {"tiny(1)", "tiny(2)", "miny(1)", "miny(2)", "*"};
#define TINIES (sizeof tinies / sizeof *tinies)

static const gh_request requests[] = {GH_ASK_OUTCOME,    GH_ASK_COMPARE, GH_ASK_LEFT_STOP,
                                      GH_ASK_RIGHT_STOP, GH_ASK_MEAN,    GH_ASK_TEMPERATURE,
                                      GH_ASK_NUMBER};
#define REQUESTS (sizeof requests / sizeof *requests)

typedef struct drawn {
  gh_term terms[8];
  gh_components sum;
  gh_canon value;
} drawn;

/* At most so many components, out of `games`. */
static void draw_sum (gh_canons *canons, gh_store *store, drawn *d, size_t most,
                      const char *const *games, uint32_t game_count)
{
  size_t const count = draw ((uint32_t)most + 1);
  d->value = GH_CANON_ZERO;
  for (size_t i = 0; i < count; i++) {
    int64_t const times = (int64_t)draw (5) - 1;
    gh_form const g = game (store, games[draw (game_count)]);
    gh_canon const one = gh_canon_from_form (canons, store, g);
    d->terms[i] = (gh_term){gh_integer (store, times), g};
    d->value = gh_canon_sum (canons, d->value, gh_canon_multiple (canons, times, one));
  }
  d->sum = (gh_components){d->terms, count};
}

static gh_canon by_value (gh_canons *canons, gh_request request, gh_canon g)
{
  switch (request) {
  case GH_ASK_LEFT_STOP: return gh_canon_stop (canons, g, GH_LEFT);
  case GH_ASK_RIGHT_STOP: return gh_canon_stop (canons, g, GH_RIGHT);
  case GH_ASK_MEAN: return gh_canon_mean (canons, g);
  case GH_ASK_TEMPERATURE: return gh_canon_temperature (canons, g);
  default: return gh_canon_is_number (canons, g) ? g : GH_NO_CANON;
  }
}

static void tell (gh_store *store, gh_request request, const drawn *sums)
{
  fprintf (stderr, "# %s", gh_requests[request].word);
  for (unsigned i = 0; i < 2; i++, fprintf (stderr, " ;"))
    for (size_t k = 0; k < sums[i].sum.count; k++) {
      fprintf (stderr, " + %s", gh_print (store, sums[i].terms[k].times, GH_STYLE_FULL));
      fprintf (stderr, ".%s", gh_print (store, sums[i].terms[k].game, GH_STYLE_FULL));
    }
  fprintf (stderr, "\n");
}

/* Whether what follows from the parts of the sums is true of their values. */
static bool agrees (gh_canons *canons, gh_store *store, gh_request request, const drawn *sums,
                    size_t *answered)
{
  gh_components const arguments[] = {sums[0].sum, sums[1].sum};
  gh_canon const zero = GH_CANON_ZERO;
  gh_canon found = GH_NO_CANON;
  gh_order order = GH_EQUAL;
  if (!gh_canon_of_parts (canons, store, request, arguments, &order, &found))
    return true;
  *answered += 1;
  bool good;
  if (request == GH_ASK_OUTCOME)
    good = order == gh_canon_compare (canons, sums[0].value, zero);
  else if (request == GH_ASK_COMPARE)
    good = order == gh_canon_compare (canons, sums[0].value, sums[1].value);
  else
    good = found == by_value (canons, request, sums[0].value);
  if (!good)
    tell (store, request, sums);
  return good;
}

static void test_parts (gh_canons *canons, gh_store *store)
{
  size_t wrong[REQUESTS] = {0}, answered[REQUESTS] = {0}, values = 0;
  draw_from (7);
  for (size_t i = 0; i < 6000; i++) {
    drawn sums[2];
    draw_sum (canons, store, &sums[0], 4, pool, POOL);
    draw_sum (canons, store, &sums[1], 2, pool, POOL);
    for (size_t r = 0; r < REQUESTS; r++)
      wrong[r] += !agrees (canons, store, requests[r], sums, &answered[r]);
    values += gh_canon_components (canons, store, &sums[0].sum) != sums[0].value;
  }
  for (size_t r = 0; r < REQUESTS; r++)
    TAP_OK (wrong[r] == 0 && answered[r] > 2000, "%s of sums: %zu of 6,000 by their parts",
            gh_requests[requests[r]].word, answered[r]);
  TAP_OK (values == 0, "and the value of a sum is the sum of the values");
}

/* ---- literal sums ---------------------------------------------------------------------------- */

/* Of the definitions, which have neither means nor temperatures. */
static const gh_request defined[] = {GH_ASK_OUTCOME,    GH_ASK_COMPARE, GH_ASK_LEFT_STOP,
                                     GH_ASK_RIGHT_STOP, GH_ASK_NUMBER,  GH_ASK_CANONICAL};
#define DEFINED (sizeof defined / sizeof *defined)

static bool same_answer (gh_request request, const gh_value *a, const gh_value *b)
{
  return request == GH_ASK_OUTCOME   ? a->outcome == b->outcome
         : request == GH_ASK_COMPARE ? a->order == b->order
                                     : a->form == b->form;
}

static void test_literal (gh_canons *canons, gh_store *store)
{
  gh_engine *const literal = gh_reference_open (), *const fast = gh_optimized_open ();
  size_t wrong[DEFINED] = {0}, answered[DEFINED] = {0};
  draw_from (11);
  for (size_t i = 0; i < 600; i++) {
    drawn sums[2];
    bool const tiny = i % 6 == 0;
    draw_sum (canons, store, &sums[0], 3, tiny ? tinies : pool, tiny ? TINIES : POOL);
    draw_sum (canons, store, &sums[1], 1, tiny ? tinies : pool, tiny ? TINIES : POOL);
    gh_components const arguments[] = {sums[0].sum, sums[1].sum};
    for (size_t r = 0; r < DEFINED; r++) {
      gh_value a, b;
      if (literal->ask_sums (literal, store, defined[r], arguments, &a) != GH_ANSWERED)
        continue;
      answered[r]++;
      if (fast->ask_sums (fast, store, defined[r], arguments, &b) != GH_ANSWERED ||
          !same_answer (defined[r], &a, &b)) {
        wrong[r]++;
        tell (store, defined[r], sums);
      }
    }
  }
  for (size_t r = 0; r < DEFINED; r++)
    TAP_OK (wrong[r] == 0 && answered[r] > 500, "%s of literal sums: %zu of 600",
            gh_requests[defined[r]].word, answered[r]);
  literal->close (literal);
  fast->close (fast);
}

/* ---- limits ---------------------------------------------------------------------------------- */

static gh_components refused_sum; /* that ask_value is about */

static void ask_value (gh_canons *canons, gh_store *store)
{
  gh_canon_components (canons, store, &refused_sum);
}

static void test_limits (gh_canons *canons, gh_store *store)
{
  gh_term hot[11], many = {gh_integer (store, 5000), game (store, "tiny(1)")};
  gh_form const power = gh_numeral_scaled (store, gh_integer (store, 1), 100);
  gh_term ups = {power, game (store, "^")};
  for (int64_t i = 0; i < 11; i++)
    hot[i] = (gh_term){gh_integer (store, 1),
                       gh_make (store, gh_integer (store, i + 1), gh_integer (store, -i - 1))};
  refused_sum = (gh_components){hot, 11};
  TAP_OK (status_in (canons, store, ask_value) == GH_OVER_FORMS, "11 switches are not added up");
  refused_sum = (gh_components){&many, 1};
  TAP_OK (status_in (canons, store, ask_value) == GH_OVER_FORMS, "nor are 5,000 tinies");
  refused_sum = (gh_components){&ups, 1};
  TAP_OK (status_in (canons, store, ask_value) == GH_OVER_UPS, "nor 2^100 ups");
}

int main (void)
{
  in_new_table ("parts of sums", NULL, test_parts);
  in_new_table ("literal sums", NULL, test_literal);
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const store = gh_store_new (NULL, NULL);
  test_limits (canons, store);
  gh_store_free (store);
  gh_canons_free (canons);
  return tap_done ();
}
