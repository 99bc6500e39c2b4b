/* The text of numbers in normal form: what is read, what is printed, and what is wrong with others.
 */
#include "form/numeral.h"
#include "form/rational.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/text.h"

#include <string.h>

static void read_and_printed (gh_store *store)
{
  static const char *const rows[][2] = {{"0", "0"},
                                        {"-0", "0"},
                                        {"w.0", "0"},
                                        {"0.w", "0"},
                                        {"007", "7"},
                                        {"-3/6", "-1/2"},
                                        {"6/9", "2/3"},
                                        {"w", "w"},
                                        {"-w", "-w"},
                                        {"w^0", "1"},
                                        {"w^1", "w"},
                                        {"w^(1)", "w"},
                                        {"w^w^2", "w^w^2"},
                                        {"w^(w^(2))", "w^w^2"},
                                        {"w^(w.2)", "w^(w.2)"},
                                        {"w^w.2", "w^w.2"},
                                        {"w^w^2.3", "w^w^2.3"},
                                        {"w^(-1)", "w^(-1)"},
                                        {"w^(1/2)", "w^(1/2)"},
                                        {"w^(w + 1).2 + w.3 + 5", "w^(w + 1).2 + w.3 + 5"},
                                        {"5+3.w+2.w^(1+w)", "w^(w + 1).2 + w.3 + 5"},
                                        {"w + w + 1 - w", "w + 1"},
                                        {" w ^ ( w + 1 ) . 2 ", "w^(w + 1).2"},
                                        {"w^{w + 1}", "w^(w + 1)"},
                                        {"1/3.w", "w.1/3"},
                                        {"w.1/3 - 1/2", "w.1/3 - 1/2"},
                                        {"-w.3 - 4", "-w.3 - 4"},
                                        {"w^(-w.3 - 4)", "w^(-w.3 - 4)"},
                                        {"ω", "w"},
                                        {"ω² + 3·ω", "w^2 + w.3"},
                                        {"ω^ω − 1", "w^w - 1"},
                                        {"\\omega^{\\omega + 1}\\cdot 2", "w^(w + 1).2"},
                                        {"\\omega^2+\\omega", "w^2 + w"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    prints (store, normal (store, rows[i][0]), rows[i][1]);
}

/* ---- errors ---------------------------------------------------------------------------------- */

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_error error;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  gh_normal_read (r->store, r->text, strlen (r->text), &r->error);
}

#define EXPONENT "expected an exponent: digits, w, or parentheses"
#define NOT_TIMES "found '*', expected w.3 for w times 3, or w + *3 for a sum with a nim heap"

static void wrong (gh_store *store)
{
  static const struct {
    const char *text;
    size_t column;
    const char *words;
  } rows[] = {{"", 1, "found the end of the text, expected digits or w"},
              {"  ", 3, "found the end of the text, expected digits or w"},
              {"x", 1, "found 'x', expected digits or w"},
              {"w +", 4, "found the end of the text, expected digits or w"},
              {"w - -1", 5, "found '-', expected digits or w"},
              {"3.", 3, "found the end of the text, expected w"},
              {"3.2", 3, "found '2', expected w"},
              {"w.", 3, "found the end of the text, expected digits"},
              {"w.w", 3, "found 'w', expected digits"},
              {"w.-2", 3, "found '-', expected digits"},
              {"w.2.3", 4, "found '.', expected '+', '-' or the end of the number"},
              {"w2", 2, "found '2', expected '+', '-' or the end of the number"},
              {"ww", 2, "found 'w', expected '+', '-' or the end of the number"},
              {"w^", 3, "found the end of the text, " EXPONENT},
              {"w^-1", 3, "found '-', " EXPONENT},
              {"w^(w", 5, "found the end of the text, expected ')'"},
              {"w^(w}", 5, "found '}', expected ')'"},
              {"w^{w)", 5, "found ')', expected '}'"},
              {"w^()", 4, "found ')', expected digits or w"},
              {"1/0", 3, "found '0', expected a denominator above 0"},
              {"1/", 3, "found the end of the text, expected digits"},
              {"w*3", 2, NOT_TIMES},
              {"w^w * 3", 5, NOT_TIMES},
              {"w^(w*3)", 5, NOT_TIMES},
              {"ω*3", 3, "read as Unicode: " NOT_TIMES},
              {"ω + ↑", 6, "read as Unicode: found '↑', expected digits or w"},
              {"\\{\\omega^{2}", 1, "read as LaTeX: found '\\{', expected digits or w"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .text = rows[i].text};
    gh_status const status = gh_try (store, read_it, &r);
    TAP_OK (status == GH_SYNTAX && r.error.line == 1 && r.error.column == rows[i].column &&
                !strcmp (r.error.text, rows[i].words),
            "'%s': column %zu, %s", rows[i].text, r.error.column, r.error.text);
  }
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool is_read_back (gh_store *store, gh_form a)
{
  char text[2000];
  strcpy (text, gh_normal_print (store, a));
  return normal (store, text) == a;
}

/* A few terms, with any coefficients and exponents. */
static gh_form random_number (gh_store *store, unsigned depth)
{
  gh_form sum = GH_ZERO;
  for (uint32_t terms = draw (4); terms > 0; terms--) {
    gh_form const exponent = depth > 0 ? random_number (store, depth - 1) : GH_ZERO;
    gh_form const coefficient =
        gh_rational_quotient (store, gh_integer (store, (int64_t)draw (9) - 4),
                              gh_integer (store, 1 + (int64_t)draw (4)));
    if (coefficient != GH_ZERO)
      sum = gh_normal_sum (store, sum, gh_normal_term (store, exponent, coefficient, GH_ZERO));
  }
  return sum;
}

static void read_back (gh_store *store)
{
  bool ordinals = true, numbers = true;
  for (unsigned n = 0; n < 8; n++)
    for (uint64_t i = 0; i < gh_ordinal_count (n); i++)
      ordinals = ordinals && is_read_back (store, gh_ordinal_at (store, n, i));
  for (int round = 0; round < 1000; round++)
    numbers = numbers && is_read_back (store, random_number (store, 3));
  TAP_OK (ordinals, "ordinals up to size 7 are read as they were");
  TAP_OK (numbers, "and so are random numbers");
}

int main (void)
{
  in_new_store ("read and printed", read_and_printed);
  in_new_store ("wrong", wrong);
  in_new_store ("read back", read_back);
  return tap_done ();
}
