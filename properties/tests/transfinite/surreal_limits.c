/* Sign expansions and their translation reach every limit at once, and what is far away is quick.
 */
#include "form/numeral.h"
#include "tests/memory.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/real.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <stdlib.h>
#include <string.h>

/* ---- texts ----------------------------------------------------------------------------------- */

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_error error;
} reading;

/* Read, printed, compared, cut, translated, and translated back. */
static void use_signs (void *argument)
{
  reading *const r = argument;
  gh_store *const store = r->store;
  gh_form const a = gh_signs_read (store, r->text, strlen (r->text), &r->error);
  gh_form const birthday = gh_signs_birthday (store, a), b = gh_signs_negative (store, a);
  gh_signs_print (store, a);
  gh_signs_compare (store, a, gh_signs_cut (store, a, birthday));
  gh_signs_between (store, b, a);
  gh_form const number = gh_normal_of_signs (store, a);
  TAP_OK (number == GH_NO_FORM || gh_signs_of_normal (store, number) == a, "there and back");
}

static void use_number (void *argument)
{
  reading *const r = argument;
  gh_form const a = gh_normal_read (r->store, r->text, strlen (r->text), &r->error);
  gh_form const signs = gh_signs_of_normal (r->store, a);
  TAP_OK (signs != GH_NO_FORM && gh_normal_of_signs (r->store, signs) == a, "there and back");
}

static void ends (const char *what, char *text, void (*use) (void *argument), gh_status wanted)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  reading r = {.store = store, .text = text};
  double const start = worked ();
  gh_status const status = gh_try (store, use, &r);
  TAP_OK (status == wanted && worked () - start < 5, "%s: status %d in %.3f s, %s", what,
          (int)status, worked () - start, status ? r.error.text : "good");
  free (text);
  gh_store_free (store);
}

static char *repeated (const char *start, const char *word, size_t times, const char *end)
{
  char *const text = malloc (strlen (start) + strlen (word) * times + strlen (end) + 1);
  char *at = stpcpy (text, start);
  for (size_t i = 0; i < times; i++)
    at = stpcpy (at, word);
  strcpy (at, end);
  return text;
}

static void texts (void)
{
  ends ("2000 runs", repeated ("", "+-", 1000, ""), use_signs, GH_OK);
  ends ("6000 runs", repeated ("", "+-", 3000, ""), use_signs, GH_OVER_DEPTH);
  ends ("a million signs", repeated ("", "+", 1000000, ""), use_signs, GH_OVER_DEPTH);
  ends ("+^1000000", repeated ("+^1000000", "", 0, ""), use_signs, GH_OK);
  ends ("a long text", repeated ("", "+", 1100000, ""), use_signs, GH_OVER_LENGTH);
  ends ("400 long runs", repeated ("", "+^w -", 200, ""), use_signs, GH_OK);
  ends ("a group of 600", repeated ("(+", "- + -^2 +", 150, "-)^w"), use_signs, GH_OK);
  ends ("600 groups", repeated ("", "(+-)^w", 600, ""), use_signs, GH_OK);
  ends ("a length of 100 exponents", repeated ("+^", "w^", 100, "w"), use_signs, GH_OK);
  ends ("6000 exponents", repeated ("+^", "w^", 6000, "w"), use_signs, GH_OVER_DEPTH);
  ends ("1/997", repeated ("1/997", "", 0, ""), use_number, GH_OK);
  ends ("1/100003", repeated ("1/100003", "", 0, ""), use_number, GH_OVER_DEPTH);
  ends ("a coefficient of 5000 digits", repeated ("", "9", 5000, ".w"), use_number, GH_OK);
  ends ("200 terms", repeated ("w", " + w^(-1).2", 1, " - w^(-2).3/4"), use_number, GH_OK);
  ends ("60 exponents", repeated ("", "w^", 60, "(-w)"), use_number, GH_OK);
}

/* ---- numbers --------------------------------------------------------------------------------- */

static void fine_coefficient (gh_store *store)
{
  gh_form const a = gh_normal_of_number (store, gh_fraction (store, 1, 4000));
  TAP_OK (gh_normal_of_signs (store, gh_signs_of_normal (store, a)) == a, "1/2^4000");
}

static void too_fine_coefficient (gh_store *store)
{
  gh_signs_of_normal (store, gh_normal_of_number (store, gh_fraction (store, 1, 9000)));
}

static void too_fine_run (gh_store *store)
{
  gh_normal_of_signs (store, signs (store, "+ -^1000000"));
}

static void many_halves (gh_store *store)
{
  gh_normal_power_of_half (store, normal (store, "w + 1000000"));
}

static void long_quotient (gh_store *store)
{
  gh_normal_quotient (store, normal (store, "1"), normal (store, "w + 1"), 100000);
}

static void far_cut (gh_store *store)
{
  gh_signs_cut (store, signs (store, "(+ -)^w"), normal (store, "1000000000000"));
}

static void terms_without_end (gh_store *store)
{
  gh_normal_of_signs (store, signs (store, "(+ -^w)^w"));
}

static void far_pi (gh_store *store)
{
  gh_real_signs (store, (gh_real){.kind = GH_REAL_PI}, 4000);
}

static void near_pi (gh_store *store)
{
  gh_real_signs (store, (gh_real){.kind = GH_REAL_PI}, 1000);
}

static void limits (void)
{
  static const struct {
    body *run;
    gh_status status;
    const char *what;
  } rows[] = {{fine_coefficient, GH_OK, "1/2^4000 has 4001 signs"},
              {too_fine_coefficient, GH_OVER_DEPTH, "1/2^9000 has too many"},
              {too_fine_run, GH_OVER_DIGITS, "1/2^1000000 has too many digits"},
              {many_halves, GH_OVER_DIGITS, "so has 2^-(w + 1000000)"},
              {long_quotient, GH_OVER_FORMS, "100000 terms of 1/(w + 1) are too many"},
              {far_cut, GH_OVER_FORMS, "so are 1000000000000 signs one by one"},
              {terms_without_end, GH_OVER_DEPTH, "1/w + 1/w^2 + 1/w^3 + ... does not end"},
              {near_pi, GH_OK, "1000 are not"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_store *const store = gh_store_new (NULL, NULL);
    double const start = worked ();
    gh_status const status = status_of (store, rows[i].run);
    TAP_OK (status == rows[i].status && worked () - start < 5, "%s: %d in %.3f s", rows[i].what,
            (int)status, worked () - start);
    gh_store_free (store);
  }
}

static void digits (void)
{
  gh_limits few = GH_DEFAULT_LIMITS;
  few.digits = 1000;
  gh_store *const store = gh_store_new (&few, NULL);
  TAP_OK (status_of (store, far_pi) == GH_OVER_DIGITS,
          "4000 signs of pi are too many for 1000 digits");
  gh_store_free (store);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void everything (gh_store *store)
{
  gh_error error;
  const char text[] = "+^w -^(w.2) (+^w -^w)^w";
  gh_form const a = gh_signs_read (store, text, strlen (text), &error);
  gh_form const b = gh_signs_cut (store, a, gh_normal_omega (store));
  gh_signs_print (store, gh_signs_between (store, gh_signs_negative (store, a), b));
  gh_normal_of_signs (store, gh_signs_behind (store, a, gh_signs_common (store, a, b)));
  gh_form const least =
      gh_normal_quotient (store, gh_normal_power (store, GH_ZERO), gh_normal_omega (store), 2);
  gh_signs_of_normal (store, least);
  gh_normal_square_root (store, gh_normal_power_of_half (store, gh_normal_omega (store)));
  gh_real_signs (store, (gh_real){.kind = GH_REAL_PI}, 12);
}

int main (void)
{
  texts ();
  limits ();
  digits ();
  out_of_memory ("everything", everything);
  return tap_done ();
}
