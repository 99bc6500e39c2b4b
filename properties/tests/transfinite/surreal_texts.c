/* What users type for numbers, and see of them in both ways. */
#include "form/numeral.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "transfinite/surreal_text.h"

#include <inttypes.h>
#include <string.h>

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_surreal_number number;
  gh_error error;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->number = gh_surreal_number_read (r->store, r->text, strlen (r->text), &r->error);
}

static bool same (const char *a, const char *b)
{
  return a && b ? !strcmp (a, b) : a == b;
}

static void numbers (gh_store *store)
{
  static const struct {
    const char *text, *normal, *signs;
  } rows[] = {{"0", "0", "()"},
              {"w/2", "w.1/2", "+^w -^w"},
              {"1/w", "w^(-1)", "+ -^w"},
              {"w - 1", "w - 1", "+^w -"},
              {"1/3", "1/3", "+ -^2 (+ -)^w"},
              {" 1/3 + 1/w ", "1/3 + w^(-1)", "+ -^2 (+ -)^w +"},
              {"2^-w", "w^(-1)", "+ -^w"},
              {"2^(-w - 1)", "w^(-1).1/2", "+ -^(w + 1)"},
              {"2^-(w + 1)", "w^(-1).1/2", "+ -^(w + 1)"},
              {"2^w", "w", "+^w"},
              {"2^10", "1024", "+^1024"},
              {"2^-3", "1/8", "+ -^3"},
              {"2^-w^2", "w^(-w)", "+ -^w^2"},
              {"sqrt(w)", "w^(1/2)", "+^w -^w^2"},
              {"sqrt(w).sqrt(w)", "w", "+^w"},
              {"sqrt(4/9)", "2/3", "(+ -)^w"},
              {"sqrt(sqrt(w^2))", "w^(1/2)", "+^w -^w^2"},
              {"-(w + 1)", "-w - 1", "-^(w + 1)"},
              {"(w - 1).(w + 1)", "w^2 - 1", "+^w^2 -"},
              {"(w^2 - 1)/(w + 1)", "w - 1", "+^w -"},
              {"1/(2.w)", "w^(-1).1/2", "+ -^(w + 1)"},
              {"3.w + w.1/2 - w/2", "w.3", "+^(w.3)"},
              {"1/(w + 1)",
               "w^(-1) - w^(-2) + w^(-3) - w^(-4) + w^(-5) - w^(-6) + w^(-7) - w^(-8) + ...", NULL},
              {"-1/(1 - w)",
               "w^(-1) + w^(-2) + w^(-3) + w^(-4) + w^(-5) + w^(-6) + w^(-7) + w^(-8) + ...", NULL},
              {"w^(1/3)", "w^(1/3)", NULL},
              {"ω/2", "w.1/2", "+^w -^w"},
              {"pi", NULL, "+^4 -^3 + -^2 + -^4 +^6"},
              {" sqrt(2) ", NULL, "+^2 -^2 +^2 - + - + -^5"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .text = rows[i].text};
    gh_status const status = gh_try (store, read_it, &r);
    const char *const normal = status ? NULL : gh_surreal_number_print (store, &r.number);
    TAP_OK (status == GH_OK && same (normal, rows[i].normal), "%s is %s", rows[i].text,
            status   ? r.error.text
            : normal ? normal
                     : "not finite");
    if (status)
      continue;
    const char *const signs = gh_surreal_number_print_signs (store, &r.number);
    bool const right =
        normal ? same (signs, rows[i].signs)
               : !strncmp (signs, rows[i].signs, strlen (rows[i].signs)) && strstr (signs, " ...");
    TAP_OK (right, "its signs are %s", signs ? signs : "not finite");
  }
}

static void errors (gh_store *store)
{
  static const struct {
    const char *text;
    size_t column;
    const char *said;
  } rows[] = {
      {"", 1, "found the end of the text, expected digits, w, pi, sqrt( or ("},
      {"w/0", 3, "found '0', expected a divisor that is not 0"},
      {"w/(w - w)", 3, "found '(', expected a divisor that is not 0"},
      {"3^w", 1, "found '3', expected 2 or w before '^'"},
      {"2^(1/2)", 3, "found '(', expected an ordinal, or the negative of one, as an exponent of 2"},
      {"2^(w - 1)", 3,
       "found '(', expected an ordinal, or the negative of one, as an exponent of 2"},
      {"1 + pi", 5, "found 'p', expected a rational number, or this one alone"},
      {"pi/2", 1, "found 'p', expected a rational number, or this one alone"},
      {"sqrt(w + 1)", 1,
       "found 's', expected the root of a number from 0, or of one term whose coefficient is a "
       "square"},
      {"sqrt(-1)", 1,
       "found 's', expected the root of a number from 0, or of one term whose coefficient is a "
       "square"},
      {"1/(w + 1) + 1", 3,
       "found '(', expected a divisor with a finite quotient, or this quotient alone"},
      {"(w", 3, "found the end of the text, expected ')'"},
      {"w*2", 2, "found '*', expected '+', '-', '.', '/' or the end of the number"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .text = rows[i].text};
    gh_status const status = gh_try (store, read_it, &r);
    TAP_OK (status == GH_SYNTAX && r.error.line == 1 && r.error.column == rows[i].column &&
                !strcmp (r.error.text, rows[i].said),
            "'%s': %d, %zu: %s", rows[i].text, (int)status, r.error.column, r.error.text);
  }
}

/* Roots beside dyadic numbers on both sides of 0. */
static void roots (gh_store *store)
{
  static const struct {
    const char *root;
    int64_t numerator;
    uint64_t places;
    int wanted;
  } rows[] = {{"sqrt(2)", -2, 0, 1}, {"sqrt(2)", -1, 0, 1}, {"sqrt(2)", 0, 0, 1},
              {"sqrt(2)", 1, 0, 1},  {"sqrt(2)", 3, 1, -1}, {"sqrt(1/3)", 9, 4, 1}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .text = rows[i].root};
    TAP_OK (gh_try (store, read_it, &r) == GH_OK &&
                gh_real_compare (store, r.number.real,
                                 gh_fraction (store, rows[i].numerator, rows[i].places)) ==
                    rows[i].wanted,
            "%s against %" PRId64 "/2^%" PRIu64, rows[i].root, rows[i].numerator, rows[i].places);
  }
}

int main (void)
{
  in_new_store ("numbers", numbers);
  in_new_store ("errors", errors);
  in_new_store ("roots", roots);
  return tap_done ();
}
