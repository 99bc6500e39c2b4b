/* Heaps where tables are short and words are small: codes of eight digits to F, endless ones,
   values of hundreds and thousands, heaps to 2^16. */
#include "form/numeral.h"
#include "theory/heaps/values.h"
#include "theory/theory.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MOST_HEAPS 4120 /* values that are found by the recursion */

static void expect_value (gh_trial *t, const gh_code *code, uint32_t n, uint32_t value)
{
  char text[GH_CODE_TEXT];
  int64_t said = -1;
  gh_form const answer = gh_ask_heap (t, code, gh_integer (t->store, (int64_t)n));
  gh_code_print (code, text);
  gh_expect (t, gh_small_integer (t->store, answer, 0, UINT32_MAX, &said) && said == (int64_t)value,
             "a heap of %u under %s to be worth *%u, not *%" PRId64, n, text, value, said);
}

/* A code of at most `most` digits before the dots, each below `digits`, or the last one `last`. */
static gh_code any_code (gh_trial *t, uint32_t most, uint32_t digits, char before, const char *end)
{
  gh_code code;
  char text[GH_CODE_TEXT];
  size_t place;
  const char *expected;
  uint32_t const count = 1 + gh_choose (t, most);
  size_t at = (size_t)snprintf (text, sizeof text, "%c.", before);
  for (uint32_t i = 0; i < count; i++)
    text[at++] = "0123456789ABCDEF"[gh_choose (t, digits)];
  at += (size_t)snprintf (text + at, sizeof text - at, "%s", end);
  if (!gh_code_read (text, at, &code, &place, &expected))
    gh_broken ("any_code", text, expected);
  return code;
}

/* ---- codes ----------------------------------------------------------------------------------- */

static bool divides_by_three (const gh_code *code)
{
  unsigned all = 0;
  for (unsigned place = 0; place <= code->places; place++)
    all |= code->digit[place];
  return all & 8;
}

/* One code in four has a digit before the point, and one in four is endless. */
THEOREM (heaps_under_all_codes)
{
  uint16_t values[MOST_HEAPS];
  char const before = "00048C000000"[gh_choose (t, 12)];
  const char *const end = gh_choose (t, 4) == 3 ? "..." : "";
  gh_code const code = any_code (t, 8, 16, before, end);
  uint32_t const n = gh_choose (t, divides_by_three (&code) ? 25 : 65);
  heap_values (&code, values, n + 1);
  expect_value (t, &code, n, values[n]);
}

THEOREM (grundys_game_values)
{
  uint16_t values[MOST_HEAPS];
  gh_code const code = {.digit = {4}, .unequal = true};
  uint32_t const n = gh_choose (t, 256);
  heap_values (&code, values, n + 1);
  expect_value (t, &code, n, values[n]);
}

/* Sizes at which n^2 passes 2^31 and n (n - 1) / 2 passes 2^30, 2^31 and 2^32, and others about
   powers of 2, each asked only after half of it was answered. The values were found twice: by the
   fast engine, which searches for rare heaps, and by a loop that marks the nim-sums of all pairs.
 */
THEOREM (grundys_game_far)
{
  static const uint32_t known[][2] = {
      {250, 3},     {500, 11},    {1000, 17},  {2000, 39},  {4000, 17},  {8000, 67},
      {16000, 125}, {23170, 118}, {32767, 39}, {32768, 14}, {46340, 83}, {46341, 50},
      {46342, 65},  {65535, 84},  {65536, 99}, {65537, 77}, {92681, 45}, {92682, 63},
      {92683, 15},  {92684, 32},  {92690, 45}, {92700, 82}};
  gh_code const code = {.digit = {4}, .unequal = true};
  size_t const count = gh_choose (t, 2) ? sizeof known / sizeof *known : 5;
  for (size_t i = 0; i < count; i++)
    expect_value (t, &code, known[i][0], known[i][1]);
}

/* ---- sizes ----------------------------------------------------------------------------------- */

/* A size about 2^k. */
static uint32_t about_power (gh_trial *t, uint32_t k)
{
  return (1u << k) + gh_choose (t, 16) - 2;
}

/* Whatever is taken, but for the first few places, no heap is divided: values grow as heaps do.
 */
THEOREM (large_values_of_heaps)
{
  static const uint8_t powers[] = {6, 8, 7, 9, 6, 8, 10, 11, 6, 8, 7, 9, 6, 8, 10, 11};
  uint16_t values[MOST_HEAPS];
  uint32_t const power = powers[gh_choose (t, sizeof powers)];
  uint32_t const digits = power <= 10 && gh_choose (t, 2) ? 8 : 4;
  gh_code const code = any_code (t, 3, digits, '0', "3...");
  uint32_t const n = about_power (t, power);
  heap_values (&code, values, n + 1);
  expect_value (t, &code, n, values[n]);
}

/* These have values above 64 from heaps of 239 (.564) to 704 (.74) on; and where any number may be
   taken soon: in 4.7... a heap may also be divided when nothing is. The last two are the first
   whose rare heaps are spread over thousands. */
THEOREM (large_values_divided)
{
  static const char *const codes[] = {".564",    ".744",   ".774", ".644", ".264",   ".416",
                                      ".354",    ".364",   ".414", ".245", ".374",   ".640",
                                      ".164",    ".604",   ".654", ".740", "4.7...", ".7...",
                                      "4.07...", "4.1...", ".6",   ".16"};
  uint16_t values[MOST_HEAPS];
  gh_code code;
  size_t place;
  const char *expected, *const text = codes[gh_choose (t, sizeof codes / sizeof *codes)];
  if (!gh_code_read (text, strlen (text), &code, &place, &expected))
    gh_broken ("large_values_divided", text, expected);
  uint32_t const n = code.endless      ? 200 + gh_choose (t, 150)
                     : code.places < 3 ? 3000 + gh_choose (t, 1100)
                                       : 700 + gh_choose (t, 300);
  heap_values (&code, values, n + 1);
  expect_value (t, &code, n, values[n]);
}

/* The value of a heap of any size, where the condition of Guy and Smith holds for i and p. */
static void expect_periodic (gh_trial *t, const gh_code *code, const uint16_t *values, size_t i,
                             size_t p, uint32_t n)
{
  gh_expect (t, repeats (values, i, p, 2 * i + p + code->places),
             "the condition to hold of i = %zu and p = %zu", i, p);
  expect_value (t, code, n, values[n < i ? n : i + (n - i) % p]);
}

/* What can be taken, but not divided, has a short period, and its values are found soon. */
THEOREM (far_heaps)
{
  uint16_t values[400];
  size_t i, p;
  uint32_t const power = 9 + gh_choose (t, 9);
  gh_code const code = any_code (t, 8, 4, '0', "");
  uint32_t const n = about_power (t, power);
  heap_values (&code, values, 400);
  gh_assume (t, find_period (values, 200, code.places, &i, &p));
  expect_periodic (t, &code, values, i, p, n);
}

typedef struct periodic {
  const char *code;
  uint16_t from, period;
} periodic;

static const periodic known[] = {{".77", 71, 12},  {".772", 8, 4},    {".137", 52, 34},
                                 {".07", 53, 34},  {".047", 189, 32}, {".17", 33, 34},
                                 {".44", 143, 24}, {".45", 498, 20}};

THEOREM (far_heaps_divided)
{
  static const uint8_t powers[] = {9, 10, 16, 11, 9, 10, 15, 11, 10, 11};
  uint16_t values[MOST_HEAPS];
  const periodic *const k = &known[gh_choose (t, sizeof known / sizeof *known)];
  uint32_t const n = about_power (t, powers[gh_choose (t, sizeof powers)]);
  gh_code code;
  size_t place;
  const char *expected;
  if (!gh_code_read (k->code, strlen (k->code), &code, &place, &expected))
    gh_broken ("far_heaps_divided", k->code, expected);
  heap_values (&code, values, 2u * k->from + 2u * k->period + code.places);
  expect_periodic (t, &code, values, k->from, k->period, n);
}
