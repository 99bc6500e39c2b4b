/* Questions that are made smaller. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/text.h"
#include "harness/telling/around.h"
#include "harness/telling/near.h"
#include "harness/telling/worded.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gh_question smaller[GH_MOST_SMALLER];
static gh_term terms[GH_MOST_SMALLER * GH_SMALLER_TERMS];

static gh_question about (gh_request request, gh_form g, gh_form h)
{
  gh_question q = {.request = request};
  q.arguments[0] = gh_argument (request, g);
  q.arguments[1] = gh_argument (request, h);
  return q;
}

/* Whether some question has this as its first argument. */
static bool has (size_t count, gh_form form)
{
  for (size_t i = 0; i < count; i++)
    if (smaller[i].arguments[0].form == form)
      return true;
  return false;
}

static void test_game (gh_store *store)
{
  gh_form const g = game (store, "{1,{2|*}|0}");
  gh_question const q = about (GH_ASK_CANONICAL, g, GH_ZERO);
  size_t const count = gh_smaller (store, &q, smaller, terms);
  TAP_OK (has (count, GH_ZERO) && has (count, gh_integer (store, 1)) &&
              has (count, game (store, "{2|*}")) && has (count, gh_integer (store, 2)),
          "the positions of a game");
  TAP_OK (has (count, game (store, "{1|0}")) && has (count, game (store, "{1,{2|*}|}")),
          "without an option");
  TAP_OK (has (count, game (store, "{1,*|0}")) && has (count, game (store, "{1,{|*}|0}")) &&
              has (count, game (store, "{1,{1|*}|0}")) && has (count, game (store, "{0,{2|*}|0}")),
          "with a smaller one");
  TAP_OK (!has (count, g), "but never the game itself");
}

static void test_number (gh_store *store)
{
  gh_form const n = game (store, "2147483649");
  gh_question q = about (GH_ASK_NUMBER, n, GH_ZERO);
  size_t count = gh_smaller (store, &q, smaller, terms);
  TAP_OK (has (count, game (store, "2147483648")) && has (count, gh_integer (store, 1)) &&
              has (count, GH_ZERO),
          "a number is brought nearer to 0");
  q = about (GH_ASK_NUMBER, game (store, "-5/8"), GH_ZERO);
  count = gh_smaller (store, &q, smaller, terms);
  TAP_OK (has (count, game (store, "5/8")) && has (count, game (store, "-1/2")) &&
              has (count, game (store, "-1/8")) && has (count, game (store, "-5/4")),
          "from both sides, also in its denominator");
}

/* What may not be asked for the same reason stays out. */
/* Whether this, asked about, comes to that with nearer numbers; NULL: to nothing. */
static bool comes_near (gh_store *store, const char *from, const char *to)
{
  gh_question const q = about (GH_ASK_CANONICAL, game (store, from), GH_ZERO);
  gh_question near;
  if (!gh_near (store, &q, &near, terms))
    return !to;
  return to && near.arguments[0].form == game (store, to);
}

static void test_near (gh_store *store)
{
  TAP_OK (
      comes_near (store, "{0,{-3,9007199254740993|1/2}|-4611686018427387904}", "{0,{-2,3|1}|-4}"),
      "far numbers are brought near in their order, all at once");
  TAP_OK (comes_near (store, "{1/1099511627776|*}", "{1|*}"), "and fine ones");
  TAP_OK (comes_near (store, "{5,{7|1/2}|-9}", NULL), "but not those that are near");
  gh_question q = about (GH_ASK_COMPARE, game (store, "2147483649"), game (store, "-2147483650"));
  gh_question near;
  TAP_OK (gh_near (store, &q, &near, terms) && near.arguments[0].form == gh_integer (store, 1) &&
              near.arguments[1].form == gh_integer (store, -2),
          "in both arguments");
  gh_term const two[] = {{.times = gh_integer (store, 2), .game = game (store, "{4294967296|*}")}};
  q = (gh_question){.request = GH_ASK_MEAN, .of_sums = true, .sums = {{.terms = two, .count = 1}}};
  TAP_OK (gh_near (store, &q, &near, terms) &&
              near.sums[0].terms[0].game == game (store, "{1|*}") &&
              near.sums[0].terms[0].times == two->times && two->game != terms->game,
          "and in a sum");
  char text[2000] = "{";
  for (unsigned n = 1; n <= 51; n++)
    snprintf (text + strlen (text), sizeof text - strlen (text), "%s%u", n > 1 ? "," : "", n);
  strcat (text, "|9007199254740993}");
  TAP_OK (comes_near (store, text, NULL), "unless it has more than fifty");
}

static void test_alike (gh_store *store)
{
  bool good = true;
  gh_question q = about (GH_ASK_GRUNDY, game (store, "{*,*2|*,*2}"), GH_ZERO);
  size_t count = gh_smaller (store, &q, smaller, terms);
  for (size_t i = 0; i < count; i++)
    good = good && gh_is_impartial (store, smaller[i].arguments[0].form);
  TAP_OK (good && count > 3, "an impartial game is followed by impartial ones: %zu", count);
  q = about (GH_ASK_TEMPERATURE, game (store, "{2,*|-1}"), GH_ZERO);
  count = gh_smaller (store, &q, smaller, terms);
  good = count > 3;
  for (size_t i = 0; i < count; i++)
    good = good && gh_number_of (store, smaller[i].arguments[0].form) == GH_NO_FORM;
  TAP_OK (good, "a temperature is asked of no number: %zu", count);
  q = about (GH_ASK_MULTIPLY, game (store, "{0,*|1}"), gh_integer (store, 3));
  count = gh_smaller (store, &q, smaller, terms);
  good = count > 3;
  for (size_t i = 0; i < count; i++)
    good = good && gh_number_of (store, smaller[i].arguments[0].form) != GH_NO_FORM;
  TAP_OK (good, "a product only of numbers: %zu", count);
  q = about (GH_ASK_EXCESS, gh_integer (store, 43), GH_ZERO);
  count = gh_smaller (store, &q, smaller, terms);
  TAP_OK (count == 12 && has (count, gh_integer (store, 3)) &&
              has (count, gh_integer (store, 41)) && !has (count, gh_integer (store, 9)) &&
              !has (count, gh_integer (store, 2)),
          "an odd prime by the smaller ones: %zu", count);
}

static void test_sum (gh_store *store)
{
  gh_term const sum[] = {{gh_integer (store, 4), game (store, "{1|*}")},
                         {gh_integer (store, 1), game (store, "^")}};
  gh_question const q = {.request = GH_ASK_MEAN, .of_sums = true, .sums = {{sum, 2}}};
  size_t const count = gh_smaller (store, &q, smaller, terms);
  bool without = false, fewer = false, other = false;
  for (size_t i = 0; i < count; i++) {
    const gh_components *const s = &smaller[i].sums[0];
    without = without || (s->count == 1 && s->terms[0].game == sum[1].game);
    fewer = fewer || (s->count == 2 && s->terms[0].times == gh_integer (store, 2) &&
                      s->terms[0].game == sum[0].game);
    other = other || (s->count == 2 && s->terms[0].game == game (store, "*"));
  }
  TAP_OK (without && fewer && other, "a sum without a component, with fewer and smaller ones");
}

/* ---- around ---------------------------------------------------------------------------------- */

/* Whether this is asked about the game, alone or beside 0. */
static bool asks (size_t count, gh_request request, gh_form form)
{
  for (size_t i = 0; i < count; i++)
    if (smaller[i].request == request && smaller[i].arguments[0].form == form)
      return smaller[i].arguments[1].form == GH_ZERO && !smaller[i].of_sums;
  return false;
}

static void test_around (gh_store *store)
{
  gh_engine engine = {.abilities = GH_ALL_REQUESTS};
  gh_form const g = game (store, "{1|*}"), h = game (store, "*2"), half = game (store, "1/2");
  gh_question q = about (GH_ASK_COMPARE, g, h);
  size_t count = gh_around (&engine, store, &q, smaller);
  TAP_OK (asks (count, GH_ASK_CANONICAL, g) && asks (count, GH_ASK_ADD, h) &&
              asks (count, GH_ASK_OUTCOME, gh_difference (store, g, h)),
          "each game, and what they differ by");
  TAP_OK (asks (count, GH_ASK_GRUNDY, h) && !asks (count, GH_ASK_GRUNDY, g) &&
              !asks (count, GH_ASK_INVERT, g) && !asks (count, GH_ASK_GENUS, h) &&
              !asks (count, GH_ASK_MULTIPLY, g) && !asks (count, GH_ASK_PROVE, g),
          "nimbers for impartial games, inverses for numbers, nothing of misere play");
  q = about (GH_ASK_ADD, half, g);
  count = gh_around (&engine, store, &q, smaller);
  TAP_OK (asks (count, GH_ASK_NEGATE, gh_sum (store, half, g)) &&
              asks (count, GH_ASK_INVERT, half) && asks (count, GH_ASK_TEMPERATURE, g) &&
              !asks (count, GH_ASK_TEMPERATURE, half),
          "what they add up to, and no temperature of a number");
  q = about (GH_ASK_GENUS, h, GH_ZERO);
  count = gh_around (&engine, store, &q, smaller);
  TAP_OK (asks (count, GH_ASK_MISERE_OUTCOME, h) && !asks (count, GH_ASK_OUTCOME, h),
          "of misere play what belongs to it");
  engine.abilities = GH_BIT (GH_ASK_NUMBER);
  q = about (GH_ASK_COMPARE, g, GH_ZERO);
  TAP_OK (gh_around (&engine, store, &q, smaller) == 1 && smaller[0].request == GH_ASK_NUMBER,
          "only what the engine answers");
  q = about (GH_ASK_EXCESS, gh_integer (store, 43), GH_ZERO);
  TAP_OK (gh_around (&engine, store, &q, smaller) == 0, "nothing about primes");
  engine.abilities = GH_ALL_REQUESTS;
  q = about (GH_ASK_NIM_MULTIPLY, gh_integer (store, 2), gh_integer (store, 3));
  count = gh_around (&engine, store, &q, smaller);
  bool alike = count > 0;
  for (size_t i = 0; i < count; i++)
    alike &= gh_requests[smaller[i].request].takes == GH_INTEGER &&
             (gh_requests[smaller[i].request].count == 1 ||
              smaller[i].arguments[0].form == smaller[i].arguments[1].form);
  TAP_OK (alike && count == 8, "of integers what else is asked of these: %zu", count);
}

static void test_around_sum (gh_store *store)
{
  gh_engine const engine = {.abilities = GH_BIT (GH_ASK_MEAN)};
  gh_form const g = game (store, "{1|*}"), star = game (store, "*");
  gh_term const few[] = {{gh_integer (store, -2), g}, {gh_integer (store, 1), star}};
  gh_term const many[] = {{gh_integer (store, 3), g}, {gh_integer (store, 2), star}};
  gh_form const minus = gh_negative (store, g);
  gh_question q = {.request = GH_ASK_MEAN, .of_sums = true, .sums = {{few, 2}}};
  size_t count = gh_around (&engine, store, &q, smaller);
  TAP_OK (count == 4 && smaller[0].of_sums && asks (count, GH_ASK_MEAN, g) &&
              asks (count, GH_ASK_MEAN, star) &&
              asks (count, GH_ASK_MEAN, gh_sum (store, gh_sum (store, minus, minus), star)),
          "the components of a sum, and the whole: %zu", count);
  q.sums[0].terms = many;
  count = gh_around (&engine, store, &q, smaller);
  TAP_OK (count == 3, "unless it has more than four: %zu", count);
  gh_engine const other = {.abilities = GH_BIT (GH_ASK_OUTCOME) | GH_BIT (GH_ASK_TEMPERATURE)};
  gh_term const number[] = {{gh_integer (store, 3), gh_fraction (store, 1, 1)}};
  q.sums[0] = (gh_components){number, 1};
  count = gh_around (&other, store, &q, smaller);
  TAP_OK (count == 3 && smaller[0].request == GH_ASK_OUTCOME && smaller[0].of_sums &&
              !smaller[1].of_sums && !smaller[2].of_sums,
          "other requests about the same sum, but no temperature of a number: %zu", count);
}

/* ---- lines ----------------------------------------------------------------------------------- */

static void lines (gh_store *store, gh_form g, gh_form h, const char *begins, const char *ends)
{
  gh_question const q = about (GH_ASK_COMPARE, g, h);
  gh_text text = {0};
  FILE *const out = gh_text_open (&text);
  bool const written = gh_question_write (store, &q, out);
  bool const good = gh_text_close (&text, out) && written;
  size_t const first = strlen (begins), last = strlen (ends);
  TAP_OK (good && text.length > first + last && !strncmp (text.at, begins, first) &&
              !strcmp (text.at + text.length - last, ends),
          "lines that end with %.*s", (int)last - 1, ends);
  free (text.at);
}

static void test_lines (gh_store *store)
{
  gh_form const small = game (store, "{1|*}"), g = doubled (store, game (store, "3"), 20);
  lines (store, g, small, "let g1 = {", "\ncompare g18 ; {1|*}\n");
  lines (store, small, g, "let g500001 = {", "\ncompare {1|*} ; g500018\n");
  lines (store, g, doubled (store, game (store, "5"), 20), "let g1 = {",
         "\ncompare g18 ; g500019\n");
}

int main (void)
{
  in_new_store ("games", test_game);
  in_new_store ("numbers", test_number);
  in_new_store ("near", test_near);
  in_new_store ("alike", test_alike);
  in_new_store ("around", test_around);
  in_new_store ("around a sum", test_around_sum);
  in_new_store ("sums", test_sum);
  in_new_store ("lines", test_lines);
  return tap_done ();
}
