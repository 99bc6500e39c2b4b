/* Ordinals, numbers in normal form, and ordinals as nimbers.

   First byte `t` or `s`: the others are the text of a number in normal form, or of a sign
   expansion. An error has its place; what is read is printed and read back as the same number, and
   so is what it is in the other way, if it is finite there.

   First byte `o`: two ordinals, which the other bytes choose as those of theorems are. What the
   ordinary sum, product and difference have to do with each other and with those of games.

   First byte `n`: three small ordinals as nimbers, under the laws of a field.

   Else two numbers. Sums and products are those of a ring; the order, negatives and the way back
   are those of the sign expansions, which know no sum; the simplest number between two is between
   them.

   Left out: what passes a limit, nimbers that are refused, quotients, and real numbers. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "harness/cases/choices.h"
#include "harness/cases/ordinals.h"
#include "harness/cases/surreals.h"
#include "transfinite/nimbers/nimbers.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SMALL 7 /* the size of ordinals that are multiplied as nimbers */

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_store *store;
  gh_kappas *kappas;
  gh_choices choices;
  gh_form numbers[3]; /* that were chosen */
  size_t count;
  char said[1000]; /* their texts, when somebody wants to know */
} fuzz;

static void close_all (void)
{
  gh_store_free (fuzz.store);
  gh_kappas_free (fuzz.kappas);
}

static void open_all (void)
{
  static const gh_limits limits = {.forms = 20000,
                                   .options = 100000,
                                   .depth = 200,
                                   .digits = 400,
                                   .length = 4096,
                                   .steps = 100000};
  fuzz.store = gh_store_new (&limits, NULL);
  fuzz.kappas = gh_kappas_new (NULL);
  if (!fuzz.store || !fuzz.kappas)
    no_start ("out of memory");
  atexit (close_all);
}

/* ---- texts ----------------------------------------------------------------------------------- */

typedef struct reading {
  const char *text;
  size_t length;
  bool signs;
  gh_error error;
  gh_form number;
} reading;

static gh_form read_number (reading *r)
{
  return r->signs ? gh_signs_read (fuzz.store, r->text, r->length, &r->error)
                  : gh_normal_read (fuzz.store, r->text, r->length, &r->error);
}

static void read_it (void *argument)
{
  reading *const r = argument;
  r->number = read_number (r);
}

/* Where a limit is passed the body ends, and the rest is not compared. */
static void print_and_read (gh_form number, bool signs)
{
  const char *const printed =
      signs ? gh_signs_print (fuzz.store, number) : gh_normal_print (fuzz.store, number);
  char *const copy = strdup (printed);
  if (!copy)
    no_start ("out of memory");
  reading again = {.text = copy, .length = strlen (copy), .signs = signs};
  gh_status const status = gh_try (fuzz.store, read_it, &again);
  must (!status || is_limit (status), "what is printed can be read", copy, again.length);
  if (!status)
    must (again.number == number,
          signs ? "a sign expansion is read as it was printed"
                : "a number is read as it was printed",
          copy, again.length);
  free (copy);
}

static void check_number (void *argument)
{
  const reading *const r = argument;
  gh_form const other = r->signs ? gh_normal_of_signs (fuzz.store, r->number)
                                 : gh_signs_of_normal (fuzz.store, r->number);
  print_and_read (r->number, r->signs);
  if (other == GH_NO_FORM)
    return;
  print_and_read (other, !r->signs);
  must ((r->signs ? gh_signs_of_normal (fuzz.store, other)
                  : gh_normal_of_signs (fuzz.store, other)) == r->number,
        "a number is the same both ways", r->text, r->length);
}

static void check_text (const char *text, size_t length, bool signs)
{
  reading r = {.text = text, .length = length, .signs = signs};
  gh_status status = gh_try (fuzz.store, read_it, &r);
  must (!status || status == GH_SYNTAX || is_limit (status), "any text can be tried", text, length);
  if (status == GH_SYNTAX)
    must_be_placed (&r.error, text, length);
  if (status)
    return;
  gh_store_allow (fuzz.store);
  status = gh_try (fuzz.store, check_number, &r);
  must (!status || is_limit (status), "what was read is printed, or a limit passed", text, length);
}

/* ---- numbers that are chosen ----------------------------------------------------------------- */

static void say_numbers (void *argument)
{
  size_t at = 0;
  (void)argument;
  fuzz.said[0] = 0;
  for (size_t i = 0; i < fuzz.count && at < sizeof fuzz.said; i++)
    at += (size_t)snprintf (fuzz.said + at, sizeof fuzz.said - at, "%c = %s\n", 'a' + (int)i,
                            gh_normal_print (fuzz.store, fuzz.numbers[i]));
}

static void need (bool holds, const char *what)
{
  compared (what, fuzz.said, strlen (fuzz.said));
  if (holds)
    return;
  gh_store_allow (fuzz.store);
  gh_try (fuzz.store, say_numbers, NULL); /* as far as the texts are not too long */
  must (false, what, fuzz.said, strlen (fuzz.said));
}

static void choose (size_t count, gh_form draw (gh_trial *trial))
{
  gh_trial trial = {.store = fuzz.store, .choices = &fuzz.choices};
  for (fuzz.count = 0; fuzz.count < count; fuzz.count++)
    fuzz.numbers[fuzz.count] = draw (&trial);
  if (is_counting ())
    gh_try (fuzz.store, say_numbers, NULL);
}

static void check_ordinals (void *argument)
{
  gh_store *const s = fuzz.store;
  (void)argument;
  choose (2, gh_random_ordinal);
  gh_form const a = fuzz.numbers[0], b = fuzz.numbers[1];
  gh_form const next = gh_ordinal_successor (s, b), before = gh_ordinal_predecessor (s, a);
  gh_form const sum = gh_ordinary_sum (s, a, b), natural = gh_normal_sum (s, a, b);
  need (gh_is_ordinal (s, a) && gh_is_ordinal (s, b), "what is chosen are ordinals");
  need (gh_normal_compare (s, sum, natural) <= 0, "no ordinary sum is greater than that of games");
  need (gh_ordinary_difference (s, sum, a) == b, "what is behind a in a + b is b");
  need (gh_ordinal_predecessor (s, next) == b, "the predecessor of b + 1 is b");
  need (before == GH_NO_FORM ? a == GH_ZERO || gh_ordinal_is_limit (s, a)
                             : gh_ordinal_successor (s, before) == a,
        "an ordinal has a predecessor, or is 0, or a limit");
  need (gh_ordinal_nim_sum (s, gh_ordinal_nim_sum (s, a, b), b) == a, "a nim sum is undone");
  need (gh_normal_compare (s, gh_ordinal_nim_sum (s, a, b), natural) <= 0,
        "no nim sum is greater than the sum of games");
  need (gh_ordinary_product (s, a, next) == gh_ordinary_sum (s, gh_ordinary_product (s, a, b), a),
        "an ordinary product is one more summand");
}

/* The order of numbers that are both finite as sign expansions. */
static void check_signs (gh_form a, gh_form b)
{
  gh_store *const s = fuzz.store;
  gh_form const x = gh_signs_of_normal (s, a), y = gh_signs_of_normal (s, b);
  if (x == GH_NO_FORM || y == GH_NO_FORM)
    return;
  int const order = gh_normal_compare (s, a, b);
  need (gh_signs_compare (s, x, y) == order, "the order is that of the sign expansions");
  need (gh_normal_of_signs (s, x) == a, "a number is that of its sign expansion");
  need (gh_signs_negative (s, x) == gh_signs_of_normal (s, gh_normal_negative (s, a)),
        "the negative has the other signs");
  if (!order)
    return;
  gh_form const low = order < 0 ? x : y, high = order < 0 ? y : x;
  gh_form const between = gh_signs_between (s, low, high);
  need (gh_signs_compare (s, low, between) < 0 && gh_signs_compare (s, between, high) < 0,
        "the simplest number between two is between them");
}

static void check_numbers (void *argument)
{
  gh_store *const s = fuzz.store;
  (void)argument;
  choose (2, gh_random_surreal);
  gh_form const a = fuzz.numbers[0], b = fuzz.numbers[1], sum = gh_normal_sum (s, a, b);
  need (sum == gh_normal_sum (s, b, a), "sums commute");
  need (gh_normal_difference (s, sum, b) == a, "a sum is undone");
  need (gh_normal_compare (s, a, b) == gh_normal_sign (s, gh_normal_difference (s, a, b)),
        "the order is the sign of the difference");
  check_signs (a, b);
  need (gh_normal_product (s, a, b) == gh_normal_product (s, b, a), "products commute");
  need (gh_normal_product (s, a, sum) ==
            gh_normal_sum (s, gh_normal_product (s, a, a), gh_normal_product (s, a, b)),
        "products distribute");
}

/* ---- nimbers --------------------------------------------------------------------------------- */

static gh_form small_ordinal (gh_trial *trial)
{
  return gh_ordinal_within (trial, SMALL);
}

/* Nothing is compared with what is refused. */
static bool multiply (gh_form a, gh_form b, gh_form *product)
{
  return gh_ordinal_nim_product (fuzz.kappas, fuzz.store, a, b, product);
}

static void check_nimbers (void *argument)
{
  gh_store *const s = fuzz.store;
  gh_form ab, ba, bc, ac, left, right, root, inverse;
  (void)argument;
  choose (3, small_ordinal);
  gh_form const a = fuzz.numbers[0], b = fuzz.numbers[1], c = fuzz.numbers[2];
  if (!multiply (a, b, &ab) || !multiply (b, a, &ba) || !multiply (b, c, &bc) ||
      !multiply (a, c, &ac))
    return;
  need (ab == ba, "nim products commute");
  if (multiply (ab, c, &left) && multiply (a, bc, &right))
    need (left == right, "nim products associate");
  if (multiply (a, gh_ordinal_nim_sum (s, b, c), &left))
    need (left == gh_ordinal_nim_sum (s, ab, ac), "nim products distribute");
  if (gh_ordinal_nim_root (fuzz.kappas, s, a, &root) && multiply (root, root, &left))
    need (left == a, "the nim square of a root is the number");
  if (a != GH_ZERO && gh_ordinal_nim_inverse (fuzz.kappas, s, a, &inverse) &&
      multiply (inverse, ab, &left))
    need (left == b, "a nim quotient is what was multiplied");
}

/* ---- the target ------------------------------------------------------------------------------ */

static void check_chosen (void body (void *argument), const uint8_t *data, size_t size)
{
  gh_choices_begin (&fuzz.choices, NULL, 0);
  gh_choices_bytes (&fuzz.choices, data, size);
  gh_status const status = gh_try (fuzz.store, body, NULL);
  must (!status || is_limit (status), "what is chosen is looked at, or a limit passed",
        (const char *)data, size);
}

void fuzz_one (const uint8_t *data, size_t size)
{
  if (!fuzz.store)
    open_all ();
  if (!size)
    return;
  gh_store_empty (fuzz.store);
  if (*data == 't' || *data == 's')
    check_text ((const char *)data + 1, size - 1, *data == 's');
  else
    check_chosen (*data == 'o'   ? check_ordinals
                  : *data == 'n' ? check_nimbers
                                 : check_numbers,
                  data + 1, size - 1);
}
