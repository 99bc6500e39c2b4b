#include "commands/eval/display.h"
#include "form/game_set.h"
#include "form/genus.h"
#include "form/measure.h"
#include "form/notation.h"
#include "harness/cases/catalog.h"
#include "reference/reference.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What is shown, and how. */
typedef struct view {
  gh_facts *facts;
  gh_store *store;
  gh_style style;
  bool all; /* long texts in full */
} view;

static void line (const view *v, const char *title, const char *text)
{
  gh_facts_add (v->facts, GH_FOR_ALL, title, "%s", text);
}

static void print_form (const view *v, const char *title, gh_form form)
{
  gh_display_text (v->facts, title, gh_print (v->store, form, v->style), v->all);
}

/* A game is shown part by part, so that a limit which one part passes does not hide the others. */
typedef void part (const view *v, gh_form form);

static void part_form (const view *v, gh_form form)
{
  print_form (v, "form", form);
}

static void part_integer (const view *v, gh_form form)
{
  print_form (v, "integer", form);
}

static void part_genus (const view *v, gh_form form)
{
  line (v, "genus", gh_genus_print (v->store, form));
}

static void part_loopy_outcome (const view *v, gh_form outcome)
{
  gh_display_loopy_outcome (v->facts, v->store, outcome);
}

static void part_games (const view *v, gh_form form)
{
  line (v, "games", gh_game_set_print (v->store, form));
}

static void part_value (const view *v, gh_form form)
{
  print_form (v, "value", gh_canonical (v->store, form));
}

/* Of a form that is canonical. */
static void part_canonical (const view *v, gh_form form)
{
  print_form (v, "value", form);
}

static void part_value_birthday (const view *v, gh_form form)
{
  const char *const birthday =
      gh_print (v->store, gh_form_birthday (v->store, form), GH_STYLE_FULL);
  gh_facts_add (v->facts, GH_FOR_PEOPLE, "birthday", "%s, of the value", birthday);
  gh_facts_add (v->facts, GH_FOR_PROGRAMS, "birthday", "%s", birthday);
}

static void part_outcome (const view *v, gh_form form)
{
  gh_display_outcome (v->facts, gh_outcome_of (v->store, form, GH_NORMAL));
}

/* Of the value, when that is all small. */
static void part_weight (const view *v, gh_form form)
{
  gh_form const value = gh_canonical (v->store, form);
  gh_form const weight = value == GH_ZERO ? GH_NO_FORM : gh_atomic_weight (v->store, value);
  if (weight != GH_NO_FORM)
    print_form (v, "atomic weight", weight);
}

static void part_grundy (const view *v, gh_form form)
{
  gh_form const value = gh_grundy (v->store, form);
  if (value != GH_NO_FORM)
    print_form (v, "Grundy value", value);
}

/* A game whose stops are both 0 is infinitesimal (Theorem 5.5). */
static void part_kind (const view *v, gh_form form)
{
  gh_form const left = gh_stop (v->store, form, GH_LEFT),
                right = gh_stop (v->store, form, GH_RIGHT);
  if (gh_number_of (v->store, form) != GH_NO_FORM)
    line (v, "kind", "a number");
  else if (left != right)
    line (v, "kind", "hot");
  else if (left != GH_ZERO)
    line (v, "kind", "infinitesimally close to a number");
  else
    line (v, "kind",
          gh_is_of_sort (v->store, gh_canonical (v->store, form), GH_SORT_DICOTIC)
              ? "infinitesimal, all small"
              : "infinitesimal, not all small");
}

static void part_birthday (const view *v, gh_form form)
{
  char of_form[64];
  gh_form const birthday = gh_form_birthday (v->store, form);
  snprintf (of_form, sizeof of_form, "%s", gh_print (v->store, birthday, GH_STYLE_FULL));
  gh_form const of_value = gh_form_birthday (v->store, gh_canonical (v->store, form));
  const char *const text = gh_print (v->store, of_value, GH_STYLE_FULL);
  gh_facts_add (v->facts, GH_FOR_PEOPLE, "birthday", "%s, of the value %s", of_form, text);
  gh_facts_add (v->facts, GH_FOR_PROGRAMS, "form birthday", "%s", of_form);
  gh_facts_add (v->facts, GH_FOR_PROGRAMS, "birthday", "%s", text);
}

static void part_moves (const view *v, gh_form form)
{
  uint64_t const moves = gh_tree_moves (v->store, form);
  if (moves == UINT64_MAX)
    line (v, "moves", "more than 2^64 in the game tree");
  else
    gh_facts_add (v->facts, GH_FOR_PEOPLE, "moves", "%" PRIu64 " in the game tree", moves);
  if (moves != UINT64_MAX)
    gh_facts_add (v->facts, GH_FOR_PROGRAMS, "moves", "%" PRIu64, moves);
}

static void part_positions (const view *v, gh_form form)
{
  const gh_form *list;
  gh_facts_add (v->facts, GH_FOR_ALL, "positions", "%zu", gh_positions (v->store, form, &list));
}

typedef struct part_call {
  part *print;
  const view *view;
  gh_form form;
} part_call;

static void run_part (void *argument)
{
  const part_call *const call = argument;
  call->print (call->view, call->form);
}

typedef struct titled_part {
  const char *title;
  part *print;
} titled_part;

/* Limits are shown in place of what passes them. Others end it, or are to be told: these are
   returned. */
static gh_status print_part (titled_part p, const view *v, gh_form form)
{
  char buffer[100];
  part_call call = {p.print, v, form};
  gh_store_allow (v->store);
  gh_status const status = gh_try (v->store, run_part, &call);
  if (status && status != GH_HALTED)
    gh_display_missing (v->facts, p.title,
                        gh_status_text (v->store, status, buffer, sizeof buffer));
  return status == GH_HALTED || status == GH_NO_MEMORY ? status : GH_OK;
}

static gh_status print_parts (const titled_part *parts, size_t count, const view *v, gh_form form)
{
  gh_status status = GH_OK;
  for (size_t i = 0; i < count && status != GH_HALTED; i++) {
    gh_status const one = print_part (parts[i], v, form);
    status = one ? one : status;
  }
  return status;
}

static void part_thermograph (const view *v, gh_form form)
{
  gh_display_thermograph (v->facts, v->store, form);
}

static void part_reduced (const view *v, gh_form form)
{
  gh_display_reduced (v->facts, v->store, form, v->style, v->all);
}

static void part_uptimal (const view *v, gh_form form)
{
  gh_display_uptimal (v->facts, v->store, form, v->style, v->all);
}

static void part_incentives (const view *v, gh_form form)
{
  gh_display_incentives (v->facts, v->store, form, v->style, v->all);
}

static void part_misere (const view *v, gh_form form)
{
  gh_display_misere (v->facts, v->store, form);
}

static void part_ordinal (const view *v, gh_form form)
{
  gh_display_ordinal (v->facts, v->store, form);
}

static void part_surreal (const view *v, gh_form form)
{
  gh_display_surreal (v->facts, v->store, form);
}

static void part_long (const view *v, gh_form form)
{
  gh_display_long (v->facts, v->store, form);
}

#define SHORT_TREE 60 /* moves: the text of a larger form tells nothing */

static void part_short_form (const view *v, gh_form form)
{
  if (gh_tree_moves (v->store, form) <= SHORT_TREE)
    part_form (v, form);
}

gh_status gh_display_size (gh_facts *facts, gh_store *store, gh_form form)
{
  static const titled_part parts[] = {{"form", part_short_form},
                                      {"birthday", part_birthday},
                                      {"moves", part_moves},
                                      {"positions", part_positions}};
  return print_parts (parts, sizeof parts / sizeof *parts,
                      &(view){facts, store, GH_STYLE_FULL, false}, form);
}

gh_status gh_display_value (gh_facts *facts, gh_store *store, gh_form canonical, gh_style style,
                            bool all)
{
  static const titled_part parts[] = {{"value", part_canonical},
                                      {"outcome", part_outcome},
                                      {"kind", part_kind},
                                      {"thermograph", part_thermograph},
                                      {"reduced form", part_reduced},
                                      {"uptimal", part_uptimal},
                                      {"incentives", part_incentives},
                                      {"atomic weight", part_weight},
                                      {"birthday", part_value_birthday}};
  return print_parts (parts, sizeof parts / sizeof *parts, &(view){facts, store, style, all},
                      canonical);
}

gh_status gh_display (gh_facts *facts, gh_store *store, gh_value value, gh_style style, bool all)
{
  view const v = {facts, store, style, all};
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  static const titled_part integer = {"integer", part_integer}, genus = {"genus", part_genus},
                           ordinal = {"ordinal", part_ordinal}, surreal = {"number", part_surreal},
                           longer = {"game", part_long}, games = {"games", part_games},
                           loopy_outcome = {"outcome", part_loopy_outcome};
  static const titled_part parts[] = {{"form", part_form},
                                      {"value", part_value},
                                      {"outcome", part_outcome},
                                      {"kind", part_kind},
                                      {"thermograph", part_thermograph},
                                      {"reduced form", part_reduced},
                                      {"uptimal", part_uptimal},
                                      {"incentives", part_incentives},
                                      {"atomic weight", part_weight},
                                      {"Grundy value", part_grundy},
                                      {"birthday", part_birthday},
                                      {"moves", part_moves},
                                      {"positions", part_positions},
                                      {"misere play", part_misere}};
  switch (value.type) {
  case GH_TRUTH: gh_facts_truth (facts, value.truth); return GH_OK;
  case GH_OUTCOME: line (&v, "outcome", outcomes[value.outcome]); return GH_OK;
  case GH_LOOPY_OUTCOME: return print_part (loopy_outcome, &v, value.form);
  case GH_GENUS: return print_part (genus, &v, value.form);
  case GH_GAMES: return print_part (games, &v, value.form);
  case GH_INTEGER: return print_part (integer, &v, value.form);
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL: return print_part (ordinal, &v, value.form);
  case GH_SURREAL:
  case GH_MAYBE_SURREAL: return print_part (surreal, &v, value.form);
  case GH_LONG: return print_part (longer, &v, value.form);
  default: return print_parts (parts, sizeof parts / sizeof *parts, &v, value.form);
  }
}
