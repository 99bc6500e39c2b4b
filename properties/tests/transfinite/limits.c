/* Every limit is reached at once, and what is far away from play is quick. */
#include "form/numeral.h"
#include "tests/memory.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/text.h"

#include <stdlib.h>
#include <string.h>

static char *repeated (const char *word, size_t times, const char *end)
{
  char *const text = malloc (strlen (word) * times + strlen (end) + 1);
  *text = 0;
  for (size_t i = 0; i < times; i++)
    memcpy (text + i * strlen (word), word, strlen (word));
  strcpy (text + strlen (word) * times, end);
  return text;
}

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_form form;
  gh_error error;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->form = gh_normal_read (r->store, r->text, strlen (r->text), &r->error);
  gh_normal_print (r->store, r->form);
  gh_normal_product (r->store, r->form, r->form);
  gh_normal_compare (r->store, r->form, gh_ordinal_successor (r->store, r->form));
}

/* A text is read, printed, multiplied and compared, or ends with this status. */
static void text_ends (const char *what, char *text, gh_status wanted)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  reading r = {.store = store, .text = text};
  double const start = worked ();
  gh_status const status = gh_try (store, read_it, &r);
  TAP_OK (status == wanted && worked () - start < 2 && (status == GH_OK || r.error.line == 1),
          "%s: status %d in %.3f s, %s", what, (int)status, worked () - start,
          status ? r.error.text : "good");
  free (text);
  gh_store_free (store);
}

static void texts (void)
{
  text_ends ("4000 exponents", repeated ("w^", 4000, "2"), GH_OK);
  text_ends ("6000 exponents", repeated ("w^", 6000, "2"), GH_OVER_DEPTH);
  text_ends ("1000 parentheses", repeated ("w^(1 + ", 1000, "1"), GH_SYNTAX);
  text_ends ("10000 digits less their product", repeated ("9", 5000, ".w"), GH_OK);
  text_ends ("10001 digits", repeated ("9", 10001, ""), GH_OVER_DIGITS);
  text_ends ("4000 terms of one power", repeated ("w + ", 4000, "1"), GH_OK);
  text_ends ("6000 terms", repeated ("w + ", 6000, "1"), GH_OVER_DEPTH);
  text_ends ("a long text", repeated ("w + ", 300000, "1"), GH_OVER_LENGTH);
  text_ends ("w^w^w^w^w", repeated ("w^", 4, "w"), GH_OK);
}

/* ---- far away -------------------------------------------------------------------------------- */

#define HEIGHT 400

static gh_form towers[HEIGHT];

/* Each is w to the last plus w to the one before it: of more symbols than there are atoms. */
static void make_towers (gh_store *store)
{
  towers[0] = normal (store, "1");
  towers[1] = normal (store, "w");
  for (size_t i = 2; i < HEIGHT; i++)
    towers[i] = gh_normal_sum (store, gh_normal_power (store, towers[i - 1]),
                               gh_normal_power (store, towers[i - 2]));
}

static void use_towers (gh_store *store)
{
  double const start = worked ();
  make_towers (store);
  gh_form const a = towers[HEIGHT - 1], b = towers[HEIGHT - 2];
  TAP_OK (gh_normal_compare (store, a, b) > 0 && gh_is_ordinal (store, a) &&
              gh_ordinal_size (store, a) == UINT32_MAX && gh_ordinary_sum (store, b, a) == a &&
              gh_normal_compare (store, gh_normal_product (store, a, b), a) > 0 &&
              gh_normal_compare (store, gh_ordinary_power (store, a, b), a) > 0 &&
              gh_ordinal_predecessor (store, a) == GH_NO_FORM &&
              gh_normal_compare (
                  store, gh_ordinal_fundamental (store, a, gh_integer (store, 1000000)), a) < 0,
          "towers are compared, added, multiplied and raised");
  TAP_OK (worked () - start < 1, "in %.3f s", worked () - start);
}

static void print_tower (gh_store *store)
{
  make_towers (store);
  gh_normal_print (store, towers[HEIGHT - 1]);
}

static void many_terms (gh_store *store)
{
  gh_ordinary_power (store, normal (store, "w + 1"), normal (store, "100000"));
}

static void very_many_terms (gh_store *store)
{
  gh_ordinary_power (store, normal (store, "w + 1"), normal (store, "1000000000000000000000"));
}

static void many_digits (gh_store *store)
{
  gh_ordinary_power (store, normal (store, "3"), normal (store, "w + 1000000000000000000000"));
}

static void too_many_digits (gh_store *store)
{
  gh_ordinary_power (store, normal (store, "3"), normal (store, "39999"));
}

static void limits (void)
{
  static const struct {
    body *run;
    gh_status status;
    const char *what;
  } rows[] = {{print_tower, GH_OVER_LENGTH, "a tower is too long to print"},
              {many_terms, GH_OVER_DEPTH, "(w + 1)^100000 has too many terms"},
              {very_many_terms, GH_OVER_DEPTH, "so has (w + 1)^1000000000000000000000"},
              {many_digits, GH_OVER_DIGITS, "3^(w + 1000000000000000000000) has too many digits"},
              {too_many_digits, GH_OVER_DIGITS, "so has 3^39999"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_store *const store = gh_store_new (NULL, NULL);
    double const start = worked ();
    gh_status const status = status_of (store, rows[i].run);
    TAP_OK (status == rows[i].status && worked () - start < 2, "%s: %d in %.3f s", rows[i].what,
            (int)status, worked () - start);
    gh_store_free (store);
  }
}

static uint32_t draw_one (void *context, uint32_t bound)
{
  (void)context;
  return draw (bound);
}

/* All that makes something. */
static void everything (gh_store *store)
{
  gh_form const a = gh_normal_product (store, gh_normal_omega (store), gh_normal_omega (store));
  gh_form const b = gh_ordinary_power (store, a, gh_ordinal_successor (store, a));
  draw_from (7);
  gh_ordinal_below (store, b, draw_one, NULL);
  gh_ordinal_size (store, gh_ordinal_fundamental (store, b, gh_integer (store, 3)));
  gh_ordinal_at (store, 12, 1000);
  gh_error error;
  const char *const text = gh_normal_print (store, gh_normal_negative (store, b));
  char copy[200];
  strcpy (copy, text);
  gh_normal_read (store, copy, strlen (copy), &error);
  gh_normal_read (store, "ω^(1/3)", strlen ("ω^(1/3)"), &error);
}

int main (void)
{
  texts ();
  in_new_store ("towers", use_towers);
  limits ();
  out_of_memory ("everything", everything);
  return tap_done ();
}
