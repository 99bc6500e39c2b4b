#include "loopy/value.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/word.h"
#include "form/writer.h"
#include "loopy/text.h"

#include <stdio.h>

static const char *const outcomes[GH_LOOPY_OUTCOMES] = {"LL", "LD", "LR", "DL", "DD",
                                                        "DR", "RL", "RD", "RR"};
static const char *const orders[] = {
    [GH_EQUAL] = "=", [GH_GREATER] = ">", [GH_LESS] = "<", [GH_FUZZY] = "||"};
#define ORDERS (sizeof orders / sizeof *orders)

bool gh_is_loopy (gh_type type)
{
  return type >= GH_LOOPY && type <= GH_LOOPY_GRUNDY;
}

size_t gh_loopy_positions (gh_store *store, gh_form code)
{
  return gh_option_count (store, code, GH_LEFT);
}

/* ---- printing -------------------------------------------------------------------------------- */

static const char *print_word (gh_store *store, const char *const *words, size_t count,
                               gh_form value)
{
  int64_t n = 0;
  gh_small_integer (store, value, 0, (int64_t)count - 1, &n);
  gh_write_begin (store);
  gh_write (store, words[n]);
  return gh_write_end (store);
}

static const char *print_grundy (gh_store *store, gh_form value)
{
  if (gh_is_integer (store, value))
    return gh_print (store, value, GH_STYLE_FULL);
  const char *before = "inf{";
  gh_write_begin (store);
  for (int64_t n = 0; n < GH_MOST_LOOPY_POSITIONS; n++) {
    gh_form const numeral = gh_integer (store, n);
    bool has = false;
    GH_EACH (store, GH_LEFT, x, value)
      has = has || x == numeral;
    if (has) {
      gh_write (store, before);
      gh_write_rational (store, numeral);
      before = ",";
    }
  }
  gh_write (store, *before == ',' ? "}" : "inf{}");
  return gh_write_end (store);
}

const char *gh_loopy_value_print (gh_store *store, gh_type type, gh_form value, gh_style style,
                                  bool words)
{
  if (value == GH_NO_FORM) {
    gh_write_begin (store);
    gh_write (store, "none");
    return gh_write_end (store);
  }
  switch (type) {
  case GH_LOOPY_OUTCOME: return print_word (store, outcomes, GH_LOOPY_OUTCOMES, value);
  case GH_LOOPY_ORDER: return print_word (store, orders, ORDERS, value);
  case GH_LOOPY_GRUNDY: return print_grundy (store, value);
  default: return gh_loopy_print (store, value, style, words);
  }
}

/* ---- reading --------------------------------------------------------------------------------- */

_Noreturn static void expected (gh_store *store, const char *what, gh_error *error)
{
  *error = (gh_error){.line = 1, .column = 1};
  snprintf (error->text, sizeof error->text, "expected %s", what);
  gh_fail (store, GH_SYNTAX);
}

static gh_form read_word (gh_store *store, const char *const *words, size_t count, const char *text,
                          size_t length, const char *what, gh_error *error)
{
  for (size_t i = 0; i < count; i++)
    if (gh_word_is (text, length, words[i]))
      return gh_integer (store, (int64_t)i);
  expected (store, what, error);
}

static const char *const a_value = "a value such as 5 or inf{0,2}";

/* Digits of a value below GH_MOST_LOOPY_POSITIONS; *at is moved behind them. */
static gh_form read_number (gh_store *store, const char **at, const char *end, gh_error *error)
{
  int64_t n = 0;
  const char *const start = *at;
  for (; *at < end && **at >= '0' && **at <= '9' && n < GH_MOST_LOOPY_POSITIONS; ++*at)
    n = 10 * n + (**at - '0');
  if (*at == start || n >= GH_MOST_LOOPY_POSITIONS)
    expected (store, a_value, error);
  return gh_integer (store, n);
}

static gh_form read_grundy (gh_store *store, const char *text, size_t length, gh_error *error)
{
  static const char opens[] = "inf{";
  size_t const open = sizeof opens - 1;
  const char *at = text, *const end = text + length;
  if (length <= open || memcmp (text, opens, open) != 0) {
    gh_form const n = read_number (store, &at, end, error);
    if (at == end)
      return n;
    expected (store, a_value, error);
  }
  gh_form_begin (store);
  gh_form_add (store, GH_RIGHT, gh_make (store, GH_ZERO, GH_ZERO));
  at += open;
  if (at < end && *at != '}')
    for (;; at++) {
      gh_form_add (store, GH_LEFT, read_number (store, &at, end, error));
      if (at == end || *at != ',')
        break;
    }
  if (at == end || *at != '}' || at + 1 != end)
    expected (store, a_value, error);
  return gh_form_end (store);
}

gh_form gh_loopy_value_read (gh_store *store, gh_type type, const char *text, size_t length,
                             gh_error *error)
{
  if (type != GH_LOOPY && type != GH_LOOPY_OUTCOME && gh_word_is (text, length, "none"))
    return GH_NO_FORM;
  switch (type) {
  case GH_LOOPY_OUTCOME:
    return read_word (store, outcomes, GH_LOOPY_OUTCOMES, text, length,
                      "two of L, D and R: who wins if Left begins, and if Right does", error);
  case GH_LOOPY_ORDER:
    return read_word (store, orders, ORDERS, text, length, "<, =, >, || or none", error);
  case GH_LOOPY_GRUNDY: return read_grundy (store, text, length, error);
  default: return gh_loopy_read (store, text, length, error);
  }
}
