/* Texts that are no games: what is wrong, and where; and texts that are too large. */
#include "tests/form/reading.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- errors ---------------------------------------------------------------------------------- */

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} errors[] = {
    {"", 1, 1, "found the end of the text, expected a game"},
    {"  \n ", 2, 2, "found the end of the text, expected a game"},
    {"{", 1, 2, "found the end of the text, expected a game, '|' or '}'"},
    {"{}", 1, 2, "found '}', expected '|', as every game has two sides"},
    {"{0}", 1, 3, "found '}', expected '|', as every game has two sides"},
    {"{0", 1, 3, "found the end of the text, expected ',', '|' or '}'"},
    {"{0 1|}", 1, 4, "found '1', expected ',', '|' or '}'"},
    {"{0,|}", 1, 4, "found '|', expected a game"},
    {"{|0,}", 1, 5, "found '}', expected a game"},
    {"{,|}", 1, 2, "found ',', expected a game"},
    {"{0|", 1, 4, "found the end of the text, expected a game, '|' or '}'"},
    {"{0,", 1, 4, "found the end of the text, expected a game"},
    {"{0|1|2}", 1, 5,
     "found '|', expected a shorter or longer run of bars, as this one stood before"},
    {"{0||1||2}", 1, 6,
     "found '|', expected a shorter or longer run of bars, as this one stood before"},
    {"{0|\n1|2}", 2, 2,
     "found '|', expected a shorter or longer run of bars, as this one stood before"},
    {"{0|0}}", 1, 6, "found '}', expected the end of the game"},
    {"0 0", 1, 3, "found '0', expected the end of the game"},
    {"1/3", 1, 3, "found '3', expected a power of two as denominator"},
    {"1/0", 1, 3, "found '0', expected a denominator above 0"},
    {"1/", 1, 2, "found '/', expected the end of the game"},
    {"1/-2", 1, 2, "found '/', expected the end of the game"},
    {"-", 1, 2, "found the end of the text, expected a digit"},
    {"--1", 1, 2, "found '-', expected a digit"},
    {"-*", 1, 2, "found '*', expected a digit"},
    {"-{0|}", 1, 2, "found '{', expected a digit"},
    {"+1", 1, 1, "found '+', expected a game"},
    {"+-", 1, 3, "found the end of the text, expected a game"},
    {"x", 1, 1, "found 'x', expected a game"},
    {"vx", 1, 1, "found 'v', expected a game"},
    {"v2x", 1, 1, "found 'v', expected a game"},
    {"^v", 1, 2, "found 'v', expected the end of the game"},
    {"^^2", 1, 3, "found '2', expected the end of the game"},
    {"**", 1, 2, "found '*', expected the end of the game"},
    {"*{0", 1, 4, "found the end of the text, expected '}'"},
    {"*{0;1}", 1, 4, "found ';', expected ',' or '}'"},
    {"*{^}", 1, 3, "found '^', expected the size of a heap or *{"},
    {"*{0,}", 1, 5, "found '}', expected the size of a heap or *{"},
    {"1*{0}", 1, 3, "found '{', expected the end of the game"},
    {"tiny", 1, 5, "found the end of the text, expected '('"},
    {"tiny(", 1, 6, "found the end of the text, expected a game"},
    {"tiny(1", 1, 7, "found the end of the text, expected ')'"},
    {"tiny(1,2)", 1, 7, "found ',', expected ')'"},
    {"tiny()", 1, 6, "found ')', expected a game"},
    {"tinyx(1)", 1, 1, "found 't', expected a game"},
    {"{0|\x01}", 1, 4, "found byte 1, expected a game"},
    {"{0|\xc3\xa9}", 1, 4, "found byte 195, expected a game"},
    {"0\x7f", 1, 2, "found byte 127, expected the end of the game"},
    {"{|||||||||||||||||||||||||||||||||}", 1, 34, "found '|', expected at most 32 bars in a row"},
    {"*4000000000", 1, 2, "more than 200000 forms"},
    {"^4000000000", 1, 2, "more than 200000 forms"},
    {"{*|^200001}", 1, 5, "more than 200000 forms"},
};

/* Where the i-th error is, by hand. */
static const char *place_of (const char *text, size_t i)
{
  for (size_t line = 1; line < errors[i].line; line++) {
    while (*text != '\n')
      text++;
    text++;
  }
  return text + (errors[i].column - 1);
}

/* Whether the i-th text is wrong as it should be, whatever byte stands behind it. */
static bool is_wrong (gh_store *store, size_t i, char behind)
{
  reading r;
  const char *const text = followed (errors[i].text, behind);
  gh_status const status = read_text (&r, store, text, strlen (errors[i].text));
  gh_status const wanted = strncmp (errors[i].message, "more", 4) ? GH_SYNTAX : GH_OVER_FORMS;
  bool const good = error_is (&r.error, errors[i].line, errors[i].column, errors[i].message) &&
                    status == wanted && gh_error_place (&r.error, text) == place_of (text, i);
  if (!good)
    fprintf (stderr, "  '%c' behind, status %d\n", behind, (int)status);
  return good;
}

static void table_of_errors (gh_store *store)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    bool good = true;
    for (const char *behind = "0{}|,^v*/("; *behind; behind++)
      good = is_wrong (store, i, *behind) && good;
    TAP_OK (good, "'%s' is wrong at %zu:%zu", errors[i].text, errors[i].line, errors[i].column);
  }
  reading r;
  TAP_OK (read_text (&r, store, "0\0", 2) == GH_SYNTAX && r.error.column == 2 &&
              !strcmp (r.error.text, "found byte 0, expected the end of the game"),
          "a zero byte is no blank");
  static const char bars[] = "{||||||||||||||||||||||||||||||||}";
  TAP_OK (reads_as (store, bars, strlen (bars), GH_ZERO), "32 bars in a row are read");
}

/* ---- limits ---------------------------------------------------------------------------------- */

static void large_texts (gh_store *store)
{
  size_t const million = 1 << 20;
  char *const text = malloc (million + 2);
  reading r;
  memset (text, '{', million + 1);
  uint32_t const depth = gh_store_limits (store)->depth;
  char nested[60];
  snprintf (nested, sizeof nested, "nested deeper than %u", depth);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DEPTH && r.error.line == 1 &&
              r.error.column == depth + 1 && !strcmp (r.error.text, nested),
          "a million braces are nested too deep");
  memset (text, ' ', million + 1);
  text[0] = '*';
  TAP_OK (read_text (&r, store, text, million) == GH_OK, "a text of the greatest length is read");
  TAP_OK (read_text (&r, store, text, million + 1) == GH_OVER_LENGTH &&
              r.error.column == million + 1 &&
              !strcmp (r.error.text, "a text of more than 1048576 bytes"),
          "one byte more is too long");
  memset (text, '9', million);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DIGITS && r.error.column == 1 &&
              !strcmp (r.error.text, "a number of more than 10000 digits"),
          "a million digits are too many");
  text[0] = '1', text[1] = '/';
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DIGITS && r.error.column == 3,
          "in a denominator, too");
  for (size_t i = 0; i < million; i += 2)
    text[i] = '*', text[i + 1] = '{';
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DEPTH, "half a million *{ are too deep");
  for (size_t i = 0; i < million; i += 2)
    text[i] = '+', text[i + 1] = '-';
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DEPTH, "half a million +- are too deep");
  memset (text, '^', million);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_FORMS && r.error.column == 1,
          "a million ups are too many");
  memset (text, 'v', million);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_FORMS, "a million downs, too");
  TAP_OK (reads_as (store, "*{0,2}", 6, r.form = GH_ZERO) == false &&
              read_text (&r, store, "*{0,2}", 6) == GH_OK,
          "after all that the store can be used");
  free (text);
}

static void deep_tiny (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  size_t const million = 1 << 20;
  char *const text = malloc (million);
  for (size_t i = 0; i + 5 <= million; i += 5)
    memcpy (text + i, "tiny(", 5);
  reading r;
  _exit (read_text (&r, store, text, million / 5 * 5) == GH_OVER_DEPTH ? 0 : 1);
}

int main (void)
{
  in_new_store ("errors", table_of_errors);
  in_new_store ("large texts", large_texts);
  TAP_OK (tap_signal_of (deep_tiny, NULL, 10) == 0, "tiny( nested without end is too deep");
  return tap_done ();
}
