#include "form/writer.h"
#include "transfinite/ordinal.h"
#include "transfinite/reader.h"
#include "transfinite/signs.h"

/* ---- printing -------------------------------------------------------------------------------- */

void gh_signs_write (gh_store *store, gh_form a)
{
  if (a == GH_ZERO)
    gh_write (store, "()");
  for (bool first = true; a != GH_ZERO; a = gh_signs_rest (store, a), first = false) {
    int const sign = gh_signs_first (store, a);
    gh_form const length = gh_signs_length (store, a);
    if (!first)
      gh_write (store, " ");
    if (sign) {
      gh_write (store, sign > 0 ? "+" : "-");
      gh_normal_write_exponent (store, length);
    } else {
      gh_write (store, "(");
      gh_signs_write (store, length);
      gh_write (store, ")^w");
    }
  }
}

const char *gh_signs_print (gh_store *store, gh_form a)
{
  gh_write_begin (store);
  gh_signs_write (store, a);
  return gh_write_end (store);
}

/* ---- reading --------------------------------------------------------------------------------- */

static gh_form read_run (gh_reader *r, int sign)
{
  const char *const place = r->at;
  gh_form const length = gh_normal_read_exponent (r);
  if (length == GH_ZERO || !gh_is_ordinal (r->store, length)) {
    r->at = place;
    gh_reader_expected (r, "an ordinal above 0");
  }
  return gh_signs_run (r->store, sign, length);
}

static gh_form read_runs (gh_reader *r)
{
  bool const plus = gh_reader_take (r, '+');
  if (!plus && !gh_reader_take (r, '-'))
    return GH_ZERO;
  gh_form const run = read_run (r, plus ? 1 : -1);
  gh_deeper (r->store);
  gh_form const rest = read_runs (r);
  gh_shallower (r->store);
  return gh_signs_append (r->store, run, rest);
}

/* Behind its parenthesis. */
static gh_form read_group (gh_reader *r)
{
  gh_form const group = read_runs (r);
  if (group == GH_ZERO)
    gh_reader_expected (r, "'+' or '-'");
  if (!gh_reader_take (r, ')'))
    gh_reader_expected (r, "'+', '-' or ')'");
  if (!gh_reader_take (r, '^') || !gh_reader_take (r, 'w'))
    gh_reader_expected (r, "^w, as often as a group is repeated");
  return gh_signs_repeat (r->store, group);
}

/* Runs, and groups behind them. */
static gh_form read_signs (gh_reader *r)
{
  gh_form const runs = read_runs (r);
  if (!gh_reader_take (r, '('))
    return runs;
  gh_form const group = read_group (r);
  gh_deeper (r->store);
  gh_form const rest = read_signs (r);
  gh_shallower (r->store);
  return gh_signs_append (r->store, runs, gh_signs_append (r->store, group, rest));
}

static gh_form read_whole (gh_reader *r)
{
  const char *const start = r->at;
  if (gh_reader_take (r, '(') && gh_reader_take (r, ')'))
    return GH_ZERO;
  r->at = start;
  gh_form const signs = read_signs (r);
  if (signs == GH_ZERO)
    gh_reader_expected (r, "'+', '-' or '('");
  return signs;
}

gh_form gh_signs_read (gh_store *store, const char *text, size_t length, gh_error *error)
{
  return gh_reader_read (store, text, length, error, read_whole,
                         "'+', '-', '(' or the end of the signs", NULL);
}
