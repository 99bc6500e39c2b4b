/* The variables of a theorem: which values they have in a case, and these as text. */
#include "form/halt.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "harness/cases/generate.h"
#include "harness/cases/loopy.h"
#include "harness/cases/ordinals.h"
#include "harness/cases/surreals.h"
#include "harness/cases/taken.h"
#include "harness/cases/trial.h"
#include "harness/judging/answers.h"
#include "loopy/code.h"
#include "loopy/value.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#include <stdio.h>
#include <string.h>

/* ---- values given ---------------------------------------------------------------------------- */

bool gh_given_is (const gh_given *given, const char *name, size_t length)
{
  return given->length == length && !memcmp (given->name, name, length);
}

static gh_form given_loopy (const gh_given *given, gh_sort sort, gh_store *store, gh_form form)
{
  gh_form const code = given->type == GH_LOOPY ? form : gh_loopy_of_form (store, form);
  return gh_is_of_sort (store, code, sort) ? code : GH_NO_FORM;
}

gh_form gh_given_as (const gh_given *given, gh_sort sort, gh_store *store)
{
  gh_form const form = gh_form_copy (store, given->store, given->form);
  bool const normal = given->type == GH_ORDINAL || given->type == GH_SURREAL;
  if (gh_is_loopy_sort (sort))
    return normal ? GH_NO_FORM : given_loopy (given, sort, store, form);
  if (given->type == GH_LOOPY || (normal && !gh_is_code (sort)))
    return GH_NO_FORM;
  if (!gh_is_code (sort))
    return gh_is_of_sort (store, form, sort) ? form : GH_NO_FORM;
  if (!normal && !gh_is_numeral (store, form))
    return GH_NO_FORM;
  gh_form const number = normal ? form : gh_normal_of_number (store, form);
  return gh_is_of_sort (store, number, sort) ? number : GH_NO_FORM;
}

/* Whether the theorem speaks of this value: random forms and integers are any there are. */
static bool is_spoken_of (gh_trial *t, gh_form form, gh_sort sort)
{
  const gh_domain *const d = t->domain;
  bool const free = (d->random && !d->of_set) || d->set == GH_SET_PITFALLS;
  int64_t n;
  if (sort == GH_SORT_ORDINAL)
    return free || gh_ordinal_size (t->store, form) <= d->size;
  if (sort == GH_SORT_SURREAL)
    return free || gh_surreal_size (t->store, form) <= d->size;
  if (gh_is_loopy_sort (sort))
    return free || gh_loopy_positions (t->store, form) <= d->size;
  if (sort == GH_SORT_INTEGER)
    return free || d->high == INT64_MAX ? d->low < 0 || gh_numeral_sign (t->store, form) >= 0
                                        : gh_small_integer (t->store, form, d->low, d->high, &n);
  if (free)
    return true;
  return gh_is_of_set (t->store, form, d->set);
}

static gh_form given_value (gh_trial *t, const char *name, gh_sort sort)
{
  const gh_given *const end = t->given + t->given_count, *g = t->given;
  while (g < end && !gh_given_is (g, name, strlen (name)))
    g++;
  if (g == end)
    gh_end_case (t, GH_STEP_VALUES, "%s has no value", name);
  gh_form const form = gh_given_as (g, sort, t->store);
  if (form == GH_NO_FORM)
    gh_end_case (t, GH_STEP_VALUES, "the value of %s is not of the sort %s", name,
                 gh_sort_words[sort]);
  if (!is_spoken_of (t, form, sort))
    gh_end_case (t, GH_STEP_VALUES, "the theorem does not speak of this value of %s", name);
  return form;
}

/* ---- values chosen --------------------------------------------------------------------------- */

const gh_catalog *gh_trial_catalog (gh_trial *t, gh_set set, unsigned n, gh_sort sort)
{
  const gh_catalog *const catalog = gh_catalog_of (t->catalogs, set, n, sort);
  if (!catalog) {
    t->undrawn = !gh_halted ();
    gh_fail (t->store, gh_halted () ? GH_HALTED : GH_NO_MEMORY);
  }
  return catalog;
}

static const gh_catalog *catalog_for (gh_trial *t, gh_sort sort)
{
  const gh_catalog *const catalog = gh_trial_catalog (t, t->domain->set, t->domain->day, sort);
  if (!catalog->count)
    gh_broken ("gh_any", "domain", "the set of this domain is empty");
  return catalog;
}

static gh_form from_catalog (gh_trial *t, const gh_catalog *catalog)
{
  return gh_catalog_form (catalog, gh_draw (t->choices, (uint32_t)catalog->count), t->store);
}

static gh_form loopy_within (gh_trial *t, gh_sort sort, unsigned positions)
{
  gh_loopy_place const at = gh_loopy_within (t, sort, positions);
  const gh_catalog *const catalog = gh_trial_catalog (t, GH_SET_MOVES, at.size, sort);
  if (catalog->count != at.count)
    gh_broken ("gh_any", "size", "the number of loopy games is another one");
  return gh_catalog_form (catalog, at.index, t->store);
}

/* The k-th integer of a range that begins below 0: 0, 1, -1, 2, -2, ..., then those of one side. */
static int64_t nearest (int64_t low, int64_t high, int64_t k)
{
  int64_t const both = -low < high ? -low : high;
  if (k <= 2 * both)
    return k % 2 ? (k + 1) / 2 : -(k / 2);
  return high > both ? k - both : both - k;
}

static gh_form any_in_range (gh_trial *t, int64_t low, int64_t high)
{
  int64_t const k = (int64_t)gh_draw (t->choices, (uint32_t)(high - low + 1));
  return gh_integer (t->store, low < 0 ? nearest (low, high, k) : low + k);
}

static gh_form choose_value (gh_trial *t, const char *name, gh_sort sort)
{
  const gh_domain *const d = t->domain;
  if (t->given)
    return given_value (t, name, sort);
  if (d->random && !d->of_set) {
    bool const negative = sort == GH_SORT_INTEGER && d->low < 0 && gh_draw (t->choices, 2);
    gh_form const form = t->takes && !gh_is_code (sort) ? gh_random_taken (t, sort, NULL, d->depth)
                                                        : gh_random_form (t, sort, d->depth);
    return negative ? gh_numeral_negative (t->store, form) : form;
  }
  if (sort == GH_SORT_INTEGER)
    return any_in_range (t, d->low, d->high);
  if (d->set == GH_SET_PITFALLS)
    return from_catalog (t, catalog_for (t, sort));
  if (sort == GH_SORT_ORDINAL)
    return gh_ordinal_within (t, d->size);
  if (sort == GH_SORT_SURREAL)
    return gh_surreal_within (t, d->size);
  if (gh_is_loopy_sort (sort))
    return loopy_within (t, sort, d->size);
  const gh_catalog *const catalog = catalog_for (t, sort);
  return d->random && t->takes ? gh_random_taken (t, sort, catalog, d->depth)
                               : from_catalog (t, catalog);
}

gh_form gh_any (gh_trial *t, const char *name, gh_sort sort)
{
  if (t->variable_count == GH_MOST_VARIABLES)
    gh_broken ("gh_any", "trial", "too many variables");
  gh_form const form = choose_value (t, name, sort);
  t->variables[t->variable_count++] = (gh_variable){name, sort, form};
  t->variable_draws = t->choices->count;
  return form;
}

uint32_t gh_choose (gh_trial *t, uint32_t bound)
{
  return gh_draw (t->choices, bound);
}

/* ---- as text --------------------------------------------------------------------------------- */

/* The theorem's own choices, those at the end that are 0 left out. */
static bool write_choices (const gh_trial *t, char *buffer, size_t at, size_t size)
{
  size_t const first = t->variable_draws;
  size_t last = t->choices->count;
  while (last > first && !t->choices->drawn[last - 1])
    last--;
  if (last - first > GH_MOST_SHOWN_CHOICES)
    last = first + GH_MOST_SHOWN_CHOICES;
  for (size_t i = first; i < last && at < size; i++)
    at += (size_t)snprintf (buffer + at, size - at, "%s%u",
                            i > first                ? " "
                            : t->variable_count == 0 ? "choices "
                                                     : "; choices ",
                            t->choices->drawn[i]);
  return at < size;
}

bool gh_trial_variables (gh_trial *t, char *buffer, size_t size)
{
  size_t at = 0;
  if (size)
    buffer[0] = 0;
  for (size_t i = 0; i < t->variable_count; i++) {
    gh_value const value = gh_variable_value (&t->variables[i]);
    const char *const text = gh_value_print (t->store, &value);
    int const length =
        snprintf (buffer + at, size - at, "%s%s = %s", i ? "; " : "", t->variables[i].name, text);
    if (length < 0 || (size_t)length >= size - at) {
      if (size > 4)
        strcpy (buffer + size - 4, "...");
      return false;
    }
    at += (size_t)length;
  }
  return write_choices (t, buffer, at, size);
}
