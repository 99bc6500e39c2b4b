#include "commands/display.h"
#include "form/genus.h"
#include "form/measure.h"
#include "form/notation.h"
#include "harness/catalog.h"
#include "reference/reference.h"

#include <inttypes.h>
#include <stdio.h>

static void line (const char *title, const char *text)
{
  printf ("%-13s %s\n", title, text);
}

static void print_form (const char *title, gh_store *store, gh_form form)
{
  line (title, gh_print (store, form, GH_STYLE_FULL));
}

/* A game is shown part by part, so that a limit which one part passes does not hide the others. */
typedef void part (gh_store *store, gh_form form);

static void part_form (gh_store *store, gh_form form)
{
  print_form ("form", store, form);
}

static void part_integer (gh_store *store, gh_form form)
{
  print_form ("integer", store, form);
}

static void part_genus (gh_store *store, gh_form form)
{
  line ("genus", gh_genus_print (store, form));
}

static void part_value (gh_store *store, gh_form form)
{
  print_form ("value", store, gh_canonical (store, form));
}

static void part_outcome (gh_store *store, gh_form form)
{
  static const char *const words[] = {"P: the second player wins; = 0", "L: Left wins; > 0",
                                      "R: Right wins; < 0", "N: the first player wins; || 0"};
  line ("outcome", words[gh_outcome_of (store, form, GH_NORMAL)]);
}

/* Of the value, when that is all small. */
static void part_weight (gh_store *store, gh_form form)
{
  gh_form const value = gh_canonical (store, form);
  gh_form const weight = value == GH_ZERO ? GH_NO_FORM : gh_atomic_weight (store, value);
  if (weight != GH_NO_FORM)
    print_form ("atomic weight", store, weight);
}

static void part_grundy (gh_store *store, gh_form form)
{
  gh_form const value = gh_grundy (store, form);
  if (value != GH_NO_FORM)
    print_form ("Grundy value", store, value);
}

/* A game whose stops are both 0 is infinitesimal (Theorem 5.5). */
static void part_kind (gh_store *store, gh_form form)
{
  gh_form const left = gh_stop (store, form, GH_LEFT), right = gh_stop (store, form, GH_RIGHT);
  if (gh_number_of (store, form) != GH_NO_FORM)
    line ("kind", "a number");
  else if (left != right)
    line ("kind", "hot");
  else if (left != GH_ZERO)
    line ("kind", "infinitesimally close to a number");
  else
    line ("kind", gh_is_of_sort (store, gh_canonical (store, form), GH_SORT_DICOTIC)
                      ? "infinitesimal, all small"
                      : "infinitesimal, not all small");
}

static void part_birthday (gh_store *store, gh_form form)
{
  char of_form[64];
  gh_form const birthday = gh_form_birthday (store, form);
  snprintf (of_form, sizeof of_form, "%s", gh_print (store, birthday, GH_STYLE_FULL));
  gh_form const of_value = gh_form_birthday (store, gh_canonical (store, form));
  printf ("%-13s %s, of the value %s\n", "birthday", of_form,
          gh_print (store, of_value, GH_STYLE_FULL));
}

static void part_moves (gh_store *store, gh_form form)
{
  uint64_t const moves = gh_tree_moves (store, form);
  if (moves == UINT64_MAX)
    line ("moves", "more than 2^64 in the game tree");
  else
    printf ("%-13s %" PRIu64 " in the game tree\n", "moves", moves);
}

static void part_positions (gh_store *store, gh_form form)
{
  const gh_form *list;
  printf ("%-13s %zu\n", "positions", gh_positions (store, form, &list));
}

typedef struct part_call {
  part *print;
  gh_store *store;
  gh_form form;
} part_call;

static void run_part (void *argument)
{
  const part_call *const call = argument;
  call->print (call->store, call->form);
}

typedef struct titled_part {
  const char *title;
  part *print;
} titled_part;

/* Limits are shown in place of what passes them. Others end it, or are to be told: these are
   returned. */
static gh_status print_part (titled_part p, gh_store *store, gh_form form)
{
  char buffer[100];
  part_call call = {p.print, store, form};
  gh_store_allow (store);
  gh_status const status = gh_try (store, run_part, &call);
  if (status && status != GH_HALTED)
    printf ("%-13s not found: %s\n", p.title,
            gh_status_text (store, status, buffer, sizeof buffer));
  return status == GH_HALTED || status == GH_NO_MEMORY ? status : GH_OK;
}

static gh_status print_parts (const titled_part *parts, size_t count, gh_store *store, gh_form form)
{
  gh_status status = GH_OK;
  for (size_t i = 0; i < count && status != GH_HALTED; i++) {
    gh_status const one = print_part (parts[i], store, form);
    status = one ? one : status;
  }
  return status;
}

#define SHORT_TREE 60 /* moves: the text of a larger form tells nothing */

static void part_short_form (gh_store *store, gh_form form)
{
  if (gh_tree_moves (store, form) <= SHORT_TREE)
    part_form (store, form);
}

gh_status gh_display_size (gh_store *store, gh_form form)
{
  static const titled_part parts[] = {{"form", part_short_form},
                                      {"birthday", part_birthday},
                                      {"moves", part_moves},
                                      {"positions", part_positions}};
  return print_parts (parts, sizeof parts / sizeof *parts, store, form);
}

gh_status gh_display (gh_store *store, gh_value value)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  static const titled_part integer = {"integer", part_integer}, genus = {"genus", part_genus};
  static const titled_part parts[] = {{"form", part_form},
                                      {"value", part_value},
                                      {"outcome", part_outcome},
                                      {"kind", part_kind},
                                      {"thermograph", gh_display_thermograph},
                                      {"atomic weight", part_weight},
                                      {"Grundy value", part_grundy},
                                      {"birthday", part_birthday},
                                      {"moves", part_moves},
                                      {"positions", part_positions},
                                      {"misere play", gh_display_misere}};
  switch (value.type) {
  case GH_TRUTH: puts (value.truth ? "true" : "false"); return GH_OK;
  case GH_OUTCOME: line ("outcome", outcomes[value.outcome]); return GH_OK;
  case GH_GENUS: return print_part (genus, store, value.form);
  case GH_INTEGER: return print_part (integer, store, value.form);
  default: return print_parts (parts, sizeof parts / sizeof *parts, store, value.form);
  }
}
