/* What is printed, reads back as the identical form, and does not depend on history. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/catalog.h"
#include "harness/cases/generate.h"
#include "tests/form/reading.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- round trips ----------------------------------------------------------------------------- */

static const char *const alphabets[] = {NULL, "{}|,-/0123456789", "{}|,0",
                                        "{}|,-/0123456789*^v<>[]+()TMiny", NULL};

/* Whether a form survives each style in which its text is not too long. */
static unsigned survived[GH_STYLE_LATEX + 1];

static bool survives (gh_store *store, gh_form form)
{
  for (gh_style style = GH_STYLE_FULL; style <= GH_STYLE_LATEX; style++) {
    gh_status status;
    char *const text = print_text (store, form, style, &status);
    bool const good =
        text ? reads_as (store, text, strlen (text), form) &&
                   (!alphabets[style] || strspn (text, alphabets[style]) == strlen (text))
             : status == GH_OVER_LENGTH || (style == GH_STYLE_BRACES && status != GH_OK);
    survived[style] += text && good;
    if (!good)
      fprintf (stderr, "  style %d, status %d: %s\n", (int)style, (int)status,
               text ? text : "no text");
    free (text);
    if (!good)
      return false;
  }
  return true;
}

static void catalogs_survive (void)
{
  static const struct {
    gh_set set;
    unsigned n;
    size_t count;
    const char *name;
  } rows[] = {{GH_SET_FORMS, 2, 256, "forms by day 2"},
              {GH_SET_VALUES, 3, 1474, "values of day 3"},
              {GH_SET_MOVES, 5, 0, "forms of 5 moves"}};
  gh_catalogs *const catalogs = gh_catalogs_new ();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const gh_catalog *const c = gh_catalog_of (catalogs, rows[i].set, rows[i].n, GH_SORT_GAME);
    bool good = c && (!rows[i].count || c->count == rows[i].count);
    gh_store *const store = gh_store_new (NULL, NULL);
    for (size_t k = 0; good && k < c->count; k++)
      good = survives (store, gh_form_copy (store, c->store, c->forms[k]));
    TAP_OK (good, "all %s are printed and read again", rows[i].name);
    gh_store_free (store);
  }
  gh_catalogs_free (catalogs);
}

typedef struct random_call {
  gh_trial trial;
  gh_choices choices;
  gh_sort sort;
  gh_form form;
} random_call;

static void make_random (void *argument)
{
  random_call *const call = argument;
  call->trial.variable_count = 0;
  for (gh_sort sort = GH_SORT_GAME; sort < call->sort; sort++) {
    gh_form const earlier = gh_random_form (&call->trial, sort, 3);
    call->trial.variables[call->trial.variable_count++] = (gh_variable){"G", sort, earlier};
  }
  call->form = gh_random_form (&call->trial, call->sort, 6);
}

static void random_forms_survive (gh_store *store)
{
  static random_call call;
  static const gh_domain domain = {.random = true, .depth = 6};
  call.trial = (gh_trial){.store = store, .domain = &domain, .choices = &call.choices};
  bool good = true;
  memset (survived, 0, sizeof survived);
  for (uint64_t seed = 0; seed < 20000 && good; seed++) {
    gh_store_empty (store);
    gh_choices_begin (&call.choices, NULL, 0);
    gh_choices_seed (&call.choices, seed);
    call.sort = seed % GH_SORT_ORDINAL;
    if (gh_try (store, make_random, &call) != GH_OK)
      continue;
    good = survives (store, call.form);
  }
  TAP_OK (good && survived[GH_STYLE_FULL] > 19900 && survived[GH_STYLE_NUMERALS] > 19900 &&
              survived[GH_STYLE_BRACES] > 18000 && survived[GH_STYLE_CGSUITE] > 19900 &&
              survived[GH_STYLE_LATEX] > 19900,
          "random forms of all sorts are printed and read again");
}

/* ---- exact texts ----------------------------------------------------------------------------- */

static void exact_texts (gh_store *store)
{
  static const char *const rows[][4] = {
      {"{1|{0|-1}}", "{1||0|-1}", "{1|{0|-1}}", "{{0|}|{0|{|0}}}"},
      {"{0|0,*}", "v*", "{0|0,{0|0}}", "{0|0,{0|0}}"},
      {"{{0|0}|0,1/2}", "{*|0,1/2}", "{{0|0}|0,1/2}", "{{0|0}|0,{0|{0|}}}"},
      {"{^,*2,3,-1,*,1/2|}", "{-1,1/2,3,*,^,*2|}", NULL, NULL},
      {"{{1|0}|{0|-1}}", "+-{1|0}", "{{1|0}|{0|-1}}", NULL},
      {"{{2|1}|{0|-1}}", "{2|1||0|-1}", "{{2|1}|{0|-1}}", NULL},
      {"{1|-1}", "+-1", "{1|-1}", NULL},
      {"{-1|1}", "{-1|1}", "{-1|1}", NULL},
      {"{0|{0|-2}}", "tiny(2)", "{0|{0|-2}}", NULL},
      {"{{2|0}|0}", "miny(2)", "{{2|0}|0}", NULL},
      {"{0|{0|{1|0}}}", "tiny({0|-1})", "{0|{0|{1|0}}}", NULL},
      {"{{{{3|2}|1}|0}|5}", "{3|2||1|||0||||5}", NULL, NULL},
      {"{{{{{4|3}|2}|1}|0}|5}", "{{4|3||2|||1||||0}|5}", NULL, NULL},
      {"{|*}", "{|*}", "{|{0|0}}", "{|{0|0}}"},
      {"{1|{|*}}", "{1|{|*}}", NULL, NULL},
      {"{1|2,{3|5}}", "{1|2,{3|5}}", "{1|2,{3|5}}", NULL},
      {"*{1}", "{*|*}", "{{0|0}|{0|0}}", "{{0|0}|{0|0}}"},
      {"*{0,2}", "{0,*2|0,*2}", NULL, NULL},
      {"-5/8", "-5/8", "-5/8", NULL},
      {"-1/2v3*4", "-1/2v3*4", NULL, NULL},
      {"{^|v}", "{^|v}", NULL, NULL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (size_t style = 0; style < 3; style++)
      if (rows[i][style + 1]) {
        reading r;
        gh_status status;
        bool const read = read_text (&r, store, rows[i][0], strlen (rows[i][0])) == GH_OK;
        char *const text = print_text (store, r.form, (gh_style)style, &status);
        TAP_OK (read && text && !strcmp (text, rows[i][style + 1]), "%s is printed as %s (%s)",
                rows[i][0], rows[i][style + 1], text);
        free (text);
      }
}

/* ---- history --------------------------------------------------------------------------------- */

#define FORMS 2000

static void history (void)
{
  static gh_form forms[FORMS];
  static random_call call;
  static const gh_domain domain = {.random = true, .depth = 6};
  gh_store *const store = gh_store_new (NULL, NULL), *const other = gh_store_new (NULL, NULL);
  call.trial = (gh_trial){.store = store, .domain = &domain, .choices = &call.choices};
  size_t count = 0;
  for (uint64_t seed = 0; count < FORMS && seed < 2 * FORMS; seed++) {
    gh_choices_begin (&call.choices, NULL, 0);
    gh_choices_seed (&call.choices, ~seed);
    call.sort = seed % 2 ? GH_SORT_GAME : GH_SORT_DICOTIC;
    gh_store_allow (store);
    if (gh_try (store, make_random, &call) == GH_OK)
      forms[count++] = call.form;
  }
  bool same = true;
  for (size_t i = count; i-- > 0;) { /* the last ones are made first there */
    gh_status status;
    gh_store_allow (store);
    gh_store_allow (other);
    char *const here = print_text (store, forms[i], GH_STYLE_FULL, &status);
    char *const there =
        print_text (other, gh_form_copy (other, store, forms[i]), GH_STYLE_FULL, &status);
    same = same && here && there && !strcmp (here, there);
    free (here);
    free (there);
  }
  TAP_OK (count == FORMS && same, "the text of a form does not depend on what was made before it");
  gh_store_free (store);
  gh_store_free (other);
}

/* ---- limits ---------------------------------------------------------------------------------- */

/* A text that is printed as it is read. */
static void fits (gh_store *store, const char *text)
{
  reading r;
  gh_status status;
  bool const read = read_text (&r, store, text, strlen (text)) == GH_OK;
  char *const printed = print_text (store, r.form, GH_STYLE_FULL, &status);
  TAP_OK (read && printed && !strcmp (printed, text), "within 12 bytes, %s is printed", text);
  free (printed);
}

/* Options that are short enough, but too many: that is found before all of them are printed. */
static void many_long_options (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.length = 1000;
  gh_store *const store = gh_store_new (&limits, NULL);
  gh_form const huge =
      game (store, "1000000000000000000000000000000000000000000000000000000000000");
  gh_form_begin (store);
  for (int64_t i = 0; i < 10000; i++)
    gh_form_add (store, GH_LEFT, gh_numeral_sum (store, huge, gh_integer (store, i)));
  gh_form const wide = gh_form_end (store);
  gh_negative (store, wide); /* which is asked whether it has a name */
  size_t const before = gh_store_bytes (store);
  gh_status status;
  char *const text = print_text (store, wide, GH_STYLE_FULL, &status);
  TAP_OK (!text && status == GH_OVER_LENGTH && gh_store_bytes (store) < before + 20000,
          "10,000 options of 61 bytes are not all printed: %zu bytes of memory",
          gh_store_bytes (store) - before);
  free (text);
  gh_store_free (store);
}

static void large_prints (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  gh_store *const store = gh_store_new (&limits, NULL);
  gh_form wide = GH_ZERO;
  for (int i = 0; i < 60; i++) { /* both options of each are the form before */
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, wide);
    gh_form_add (store, GH_LEFT, gh_integer (store, i));
    gh_form_add (store, GH_RIGHT, wide);
    gh_form_add (store, GH_RIGHT, gh_integer (store, -i));
    wide = gh_form_end (store);
  }
  for (gh_style style = GH_STYLE_FULL; style <= GH_STYLE_BRACES; style++) {
    gh_status status;
    double const start = worked ();
    char *const text = print_text (store, wide, style, &status);
    TAP_OK (!text && status == GH_OVER_LENGTH && worked () - start < 2,
            "a tree of 2^60 positions is too long in style %d, which is soon found", (int)style);
    free (text);
  }
  gh_status status;
  char *const text = print_text (store, gh_integer (store, 12), GH_STYLE_FULL, &status);
  TAP_OK (text && !strcmp (text, "12"), "after that the store prints");
  free (text);
  double const start = worked ();
  char *const nimber = print_text (
      store, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 700}), GH_STYLE_FULL, &status);
  TAP_OK (nimber && !strcmp (nimber, "*700") && worked () - start < 0.2, "*700 is soon printed");
  free (nimber);
  gh_store_free (store);
  limits.length = 12;
  gh_store *const narrow = gh_store_new (&limits, NULL);
  fits (narrow, "123456789012");
  fits (narrow, "1/4294967296");
  fits (narrow, "{11111|1111}");
  fits (narrow, "tiny(123456)");
  gh_form const huge = gh_numeral_product (narrow, gh_integer (narrow, (int64_t)1 << 60),
                                           gh_integer (narrow, (int64_t)1 << 60));
  char *const digits = print_text (narrow, huge, GH_STYLE_FULL, &status);
  TAP_OK (!digits && status == GH_OVER_LENGTH, "2^120 has more than 12 bytes");
  char *const option = print_text (narrow, gh_make (narrow, huge, GH_ZERO), GH_STYLE_FULL, &status);
  TAP_OK (!option && status == GH_OVER_LENGTH, "{2^120|0} has more than 12 bytes");
  free (option);
  free (digits);
  gh_form nested = gh_make (narrow, gh_integer (narrow, 5), gh_integer (narrow, 1));
  for (int i = 0; i < 3; i++)
    nested = gh_tiny (narrow, nested);
  char *const tinies = print_text (narrow, nested, GH_STYLE_FULL, &status);
  TAP_OK (!tinies && status == GH_OVER_LENGTH, "tiny(tiny(tiny({5|1}))) has more than 12 bytes");
  free (tinies);
  gh_store_free (narrow);
}

/* Where the store has no text yet: what is put first, before the digits, is nothing. */
static void first_text (gh_store *store)
{
  gh_status status;
  char *const text = print_text (store, dyadic (store, 5, 3), GH_STYLE_FULL, &status);
  TAP_OK (text && !strcmp (text, "5/8"), "a fraction is the first text of a store");
  free (text);
}

int main (void)
{
  in_new_store ("first text", first_text);
  catalogs_survive ();
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.length = 1 << 14;
  limits.depth = 2000;
  gh_store *const store = gh_store_new (&limits, NULL);
  random_forms_survive (store);
  gh_store_free (store);
  in_new_store ("exact texts", exact_texts);
  history ();
  many_long_options ();
  large_prints ();
  return tap_done ();
}
