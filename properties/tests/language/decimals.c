/* A point between two numbers that are written: a decimal, or refused; behind a power of w it is
   the coefficient's, so that what is printed is read as itself. */
#include "form/notation.h"
#include "harness/judging/answers.h"
#include "language/claim.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"
#include "transfinite/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gh_store *store;

/* Whether this has a value; else the error says why not. */
static bool value_of (const char *text, gh_value *value, gh_error *error)
{
  gh_claim *const claim = gh_claim_parse (text, strlen (text), error);
  if (!claim)
    return false;
  gh_store_allow (store);
  gh_status const status = evaluate_in (store, reference, claim, value);
  gh_status_text (store, status, error->text, sizeof error->text);
  gh_claim_free (claim);
  return status == GH_OK;
}

/* ---- decimals and products ------------------------------------------------------------------- */

/* All of them hold. */
static const char *const formulas[] = {
    "0.75 == 3/4 and 1.5 == 3/2 and -1.5 == -3/2 and 1.0 == 1 and 2.50 == 5/2 and 0.0 == 0",
    "0.5 + 0.5 = 1 and 1-0.5 = 1/2 and 0.5 times 2 = 1 and 12.0625 == 193/16",
    "{1.5|0} == {3/2|0} and {0|0.5} = 1/4 and +-1.5 == +-3/2 and +-{0.5,1} == +-{1/2,1}",
    "tiny(0.5) == tiny(1/2) and birthday(0.5) = 2",
    "4.(7) = 28 and (2).7 = 14 and 2 times 3 = 6 and 2.(1/2) = 1 and 0.(3) = 0",
    "2.^ = ^^ and 3.*2 = *2 and 2.* = 0 and 2.tiny(1) > 0 and 3.{1|0} = 1 + {1|0}",
    "a.5 = 10 where a = 2",
    "4\xc2\xb7"
    "7 = 28 and 2\xc2\xb7\xe2\x86\x91 = ^^ and \xcf\x89\xc2\xb7"
    "2 = w + w and 2\xe2\x86\x91-3 = -1^",
    "\\frac{1}{2} + 2\\cdot 3 = 6.5",
    "w.2 = w + w and w^2.6 = w^2 + w^2.5 and w.1/2 = w/2 and 1/2.w = w/2 and 3.w = w.3",
    "w^(1.5) = w^(3/2) and w^{0.5} = sqrt(w) and (1.5).w = w + w/2 and w.(0.5) = w/2",
    "w^-2.6 = w^(-2) times 6 and w times 0.5 = w/2 and 1.25/w = 1/w.5/4 and sqrt(6.25) = 2.5",
    "2^(3) = 8 and 2^-(3) = 1/8 and 2^-w = w^-1 and 2^3 == 2^^^ and 1/2^(3) = 0.125",
    "2^ - 3 = -1^ and 2^ -3 = -1^ and ^-3 < -2 and 2^* - 3 = -1^*",
    "heap_grundy(.77, 5) = heap_grundy(0.77, 5) and octal(4.7, 3) = octal(4.70, 3)",
};

static void formulas_hold (void)
{
  for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++) {
    gh_value value = {0};
    gh_error error = {0, 0, ""};
    TAP_OK (value_of (formulas[i], &value, &error) && value.truth, "%s %s", formulas[i],
            error.text);
  }
}

/* ---- what is refused ------------------------------------------------------------------------- */

#define D50 "00000000000000000000000000000000000000000000000000"
#define NOT_DYADIC " is no dyadic number; write "
#define NEED_NOT " where a number need not be one, as a product "
#define TWO_THINGS " may mean two things; as a product write "
#define NO_POWER " is no power, as 2^3 is 2 and three ups; write "
#define TOGETHER ", expected parentheses to tell what belongs together"

static const struct {
  const char *text;
  size_t column;
  const char *message;
} errors[] = {
    {"0.1", 1, "0.1" NOT_DYADIC "1/10" NEED_NOT "0.(1) or 0 times 1"},
    {"1 + 4.7", 5, "4.7" NOT_DYADIC "47/10" NEED_NOT "4.(7) or 4 times 7"},
    {"{-2.30|}", 3, "2.30" NOT_DYADIC "23/10" NEED_NOT "2.(30) or 2 times 30"},
    {"0." D50 "1", 1, "this decimal is no dyadic number"},
    {"0." D50 D50 D50 D50 D50 D50, 1, "a decimal of more than 300 digits; write a fraction"},
    {"1/2.5", 1, "1/2.5" TWO_THINGS "1/2 times 5"},
    {"3.1/2", 1, "3.1/2" TWO_THINGS "3.(1/2)"},
    {"1/3.5", 1, "1/3.5" TWO_THINGS "1/3 times 5"},
    {"1.5^", 1, "1.5^" TWO_THINGS "1.(5^)"},
    {"1.5*2", 1, "1.5*2" TWO_THINGS "1.(5*2)"},
    {"{2.1Tiny(1)|}", 2, "2.1Tiny(1)" TWO_THINGS "2.(1Tiny(1))"},
    {"2.2^n = 0", 1, "2.2^..." TWO_THINGS "2.(2^...)"},
    {"4 . 7", 1, "4 . 7" TWO_THINGS "4.(7)"},
    {"1. 5", 1, "1 . 5" TWO_THINGS "1.(5)"},
    {"w/2.5", 3, "a point behind 2" TOGETHER},
    {"w.2.5", 3, "a point behind 2" TOGETHER},
    {"w^2.6.3", 5, "a point behind 6" TOGETHER},
    {"1.5.w", 4, "found '.', expected an operator or the end; factors stand in parentheses"},
    {"1.0.5", 4, "found '.', expected an operator or the end; factors stand in parentheses"},
    {"2^-3", 1, "2^-3" NO_POWER "1/8, or 2^ - 3"},
    {"{0|5-2^-10}", 6, "2^-10" NO_POWER "1/1024, or 2^ - 10"},
    {"-2^-3", 2, "2^-3" NO_POWER "1/8, or 2^ - 3"},
    {"2^-70", 1, "2^-70" NO_POWER "2^ - 70"},
    {"3^-2", 1, "3^-2" NO_POWER "3^ - 2"},
    {"nim_add(1.5, 2)", 9, "'1.5' is a game, expected an integer"},
    {".77", 1,
     "found '.', expected a game or a formula; a number begins with a digit, as 0.5, and a code "
     "stands in a call, octal(.77, 5)"},
    {"*.5", 1,
     "'*' is a game, expected an integer before the point; a product of two games is G times H"},
    {"1^.2", 1,
     "'1^' is a game, expected an integer before the point; a product of two games is G times H"},
};

static void mistakes (void)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    gh_error error = {0, 0, ""};
    gh_claim *const claim = gh_claim_parse (errors[i].text, strlen (errors[i].text), &error);
    TAP_OK (!claim && error.column == errors[i].column && !strcmp (error.text, errors[i].message),
            "%s: %zu: %s", errors[i].text, error.column, error.text);
    gh_claim_free (claim);
  }
}

/* ---- what is printed is read as itself ------------------------------------------------------- */

#define MOST_TEXTS 3000

static char *texts[MOST_TEXTS];
static size_t count;
static gh_sort sort;

static void keep_text (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  const char *const text = gh_normal_print (t->store, gh_any (t, "a", sort));
  if (count < MOST_TEXTS && (texts[count] = strdup (text)))
    count++;
}

typedef struct return_trip {
  const char *text;
  gh_value value;
  bool same;
} return_trip;

static void compare (void *argument)
{
  return_trip *const trip = argument;
  const gh_value *const value = &trip->value;
  bool const coded = value->type == GH_ORDINAL || value->type == GH_SURREAL;
  char shown[1000];
  gh_error error;
  trip->same =
      !strcmp (gh_answer_show (store, value, shown, sizeof shown), trip->text) &&
      (!coded || value->form == gh_normal_read (store, trip->text, strlen (trip->text), &error));
}

/* Whether it is read as the number that is printed so. */
static bool comes_back (const char *text)
{
  gh_error error = {0, 0, "another number"};
  return_trip trip = {.text = text};
  if (value_of (text, &trip.value, &error))
    gh_try (store, compare, &trip);
  if (!trip.same)
    fprintf (stderr, "%s: %s\n", text, error.text);
  return trip.same;
}

static void round_trip (gh_sort of, unsigned size)
{
  gh_domain const domains[] = {{.set = GH_SET_VALUES, .size = size, .high = 8, .met = -1},
                               {.random = true, .cases = 1000, .depth = 3, .met = -1}};
  static gh_result result;
  size_t back = 0, points = 0;
  sort = of;
  for (size_t i = 0; i < 2; i++) {
    gh_theorem const theorem = theorem_of (keep_text, domains[i]);
    check (&theorem, &result);
  }
  for (size_t i = 0; i < count; i++) {
    back += comes_back (texts[i]);
    points += strchr (texts[i], '.') != NULL;
    free (texts[i]);
  }
  TAP_OK (count > 1000 && points > 100 && back == count,
          "of %zu that are printed, %zu with a point, %zu are read as themselves", count, points,
          back);
  count = 0;
}

int main (void)
{
  reference = gh_reference_open ();
  store = gh_store_new (NULL, NULL);
  formulas_hold ();
  mistakes ();
  round_trip (GH_SORT_ORDINAL, 7);
  round_trip (GH_SORT_SURREAL, 5);
  gh_store_free (store);
  reference->close (reference);
  return tap_done ();
}
