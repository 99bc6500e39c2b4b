#include "commands/eval/session.h"
#include "commands/command.h"
#include "commands/eval/display.h"
#include "commands/eval/guide.h"
#include "commands/hunt/hunt.h"
#include "commands/progress.h"
#include "form/halt.h"
#include "form/numeral.h"

#include "engines.h"
#include "language/claim.h"
#include "loopy/text.h"
#include "optimized/valuer.h"
#include "reference/reference.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct evaluation {
  gh_trial trial;
  const gh_claim *claim;
  gh_session *session;
  const char *text; /* of the claim */
  size_t length;
  const char *name; /* that `let` gives to the value; NULL: the value is shown */
  size_t name_length;
  gh_form values[GH_MOST_VARIABLES]; /* of names that were bound before */
  gh_value value;
  bool irrational; /* there is no value, but this number */
  gh_real real;
  gh_error error; /* of a loopy game's text */
} evaluation;

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  gh_store *const store = e->trial.store;
  e->irrational = gh_claim_real (&e->trial, e->claim, &e->real);
  if (e->irrational)
    return;
  e->value = gh_claim_value (&e->trial, e->claim, e->values);
  gh_form const code = e->value.form;
  gh_form const game = e->value.type == GH_LONG      ? gh_long_game (store, code)
                       : e->value.type == GH_SURREAL ? gh_normal_number (store, code)
                                                     : GH_NO_FORM;
  gh_form const number = e->value.type == GH_LONG ? gh_long_as_number (store, code) : GH_NO_FORM;
  if (game != GH_NO_FORM && (e->value.type == GH_LONG || gh_is_numeral (store, game)))
    e->value = (gh_value){GH_GAME, {.form = game}}; /* w - w + ^, 3.1/3 */
  else if (number != GH_NO_FORM)
    e->value = (gh_value){GH_SURREAL, {.form = number}}; /* w - 1 */
}

static void take_values (void *argument)
{
  evaluation *const e = argument;
  gh_bindings_values (&e->session->bindings, e->trial.store, e->values);
}

/* ---- names ----------------------------------------------------------------------------------- */

static int too_large (const gh_trial *t, gh_status status)
{
  char buffer[100];
  if (status == GH_HALTED)
    return GH_EXIT_INTERRUPTED;
  if (t->valuer && *gh_valuer_limit (t->valuer))
    return gh_usage ("too large: %s", gh_valuer_limit (t->valuer));
  return gh_usage ("too large: %s%s", gh_status_text (t->store, status, buffer, sizeof buffer),
                   status == GH_OVER_FORMS ? "; --limit forms=N allows more" : "");
}

static int bind (evaluation *e)
{
  gh_binding made = {.sort = e->value.type == GH_INTEGER   ? GH_SORT_INTEGER
                             : e->value.type == GH_ORDINAL ? GH_SORT_ORDINAL
                             : e->value.type == GH_SURREAL ? GH_SORT_SURREAL
                             : e->value.type == GH_LOOPY   ? GH_SORT_LOOPY
                                                           : GH_SORT_GAME,
                     .form = e->value.form};
  const char *const other = e->irrational                       ? "a number that is not rational"
                            : e->value.type == GH_TRUTH         ? "a formula"
                            : e->value.type == GH_OUTCOME       ? "an outcome"
                            : e->value.type == GH_GENUS         ? "a genus"
                            : e->value.type == GH_GAMES         ? "a set of games"
                            : e->value.type == GH_LONG          ? "a game that is not short"
                            : e->value.type == GH_LOOPY_OUTCOME ? "an outcome"
                                                                : NULL;
  if (other)
    return gh_usage ("let: found %s, expected a short or a loopy game, an integer, an ordinal or a "
                     "number",
                     other);
  memcpy (made.name, e->name, e->name_length);
  if (!gh_bindings_room (&e->session->bindings, made.name))
    return gh_usage ("let: found a name too many, expected at most %d", GH_MOST_VARIABLES);
  gh_status const status = gh_bindings_set (&e->session->bindings, made, e->trial.store);
  return status ? too_large (&e->trial, status) : 0;
}

/* "let NAME = ...": *rest is what follows, else all of the text. False: it was complained about. */
static bool take_let (evaluation *e, const char *text, const char **rest)
{
  static const char blanks[] = " \t";
  gh_error error;
  const char *const let = text + strspn (text, blanks);
  *rest = text;
  if (strncmp (let, "let", 3) != 0 || !strspn (let + 3, blanks))
    return true;
  const char *const name = let + 3 + strspn (let + 3, blanks);
  size_t const length = strcspn (name, " \t=");
  const char *const equals = name + length + strspn (name + length, blanks);
  bool const named = length <= GH_LONGEST_NAME && gh_claim_is_free_name (name, length);
  snprintf (error.text, sizeof error.text,
            named ? "expected '='"
                  : "expected a name without a meaning yet, of at most %d letters and digits",
            GH_LONGEST_NAME);
  e->name = name;
  e->name_length = length;
  *rest = equals + 1;
  if (named && *equals == '=')
    return true;
  gh_error_set_place (&error, text, named ? equals : name);
  gh_usage_at (text, &error);
  return false;
}

/* ---- a text ---------------------------------------------------------------------------------- */

/* The claim that a text is behind the names that are bound; NULL: *error says where and why. */
static gh_claim *parse (const gh_bindings *bindings, const char *text, size_t length,
                        const char *start, gh_error *error)
{
  size_t size;
  char *const declared =
      gh_bindings_declare (bindings, start, length - (size_t)(start - text), &size);
  if (!declared) {
    *error = (gh_error){.line = 1, .column = 1, .text = "out of memory"};
    return NULL;
  }
  gh_claim *const claim = gh_claim_parse (declared, size, error);
  free (declared);
  if (!claim) {
    if (bindings->count && error->line > 1)
      error->line--;
    if (error->line == 1)
      error->column += (size_t)(start - text);
  }
  return claim;
}

/* What is shown now is of this text. */
static void begin_to_show (const evaluation *e)
{
  gh_facts_next (&e->session->facts, e->text, e->length);
}

/* What is no value has no facts. False: it was complained about. */
static bool begin_words (gh_session *s, const char *word)
{
  if (s->facts.format != GH_FORMAT_TEXT)
    return gh_usage ("%s: found --format beside it, which is for values", word), false;
  gh_facts_next (&s->facts, word, strlen (word));
  return true;
}

/* What was shown lacks parts, unless the status is GH_OK. */
static int end_of_parts (const evaluation *e, gh_status status)
{
  return status ? too_large (&e->trial, status) : GH_EXIT_HOLDS;
}

static int draw (const evaluation *e)
{
  if (e->value.type < GH_INTEGER || e->value.type > GH_MAYBE_FORM)
    return gh_usage ("--svg: found what is no game, expected a game to draw");
  return gh_picture_take (&e->session->pictures, e->trial.store, e->value.form, e->text, e->length);
}

static void show_real (void *argument)
{
  const evaluation *const e = argument;
  gh_display_real (&e->session->facts, e->trial.store, e->real);
}

static void show_loopy (void *argument)
{
  const evaluation *const e = argument;
  gh_display_loopy (&e->session->facts, e->trial.store, e->trial.engine, e->value.form);
}

static void show_note (const evaluation *e)
{
  char note[200];
  if (!gh_is_quiet () && gh_claim_note (e->claim, &e->value, note, sizeof note))
    gh_facts_add (&e->session->facts, GH_FOR_ALL, "note", "%s", note);
}

static int show (evaluation *e)
{
  if (e->session->pictures.kind)
    return draw (e);
  gh_facts *const facts = &e->session->facts;
  begin_to_show (e);
  if (e->irrational)
    return end_of_parts (e, gh_try (e->trial.store, show_real, e));
  if (e->value.type == GH_LOOPY)
    return end_of_parts (e, gh_try (e->trial.store, show_loopy, e));
  bool const is_game = gh_claim_is_game (e->claim);
  gh_status const status =
      e->trial.valuer && is_game
          ? gh_display_value (facts, e->trial.store, e->value.form, e->session->style,
                              e->session->all)
          : gh_display (facts, e->trial.store, e->value, e->session->style, e->session->all);
  if (status)
    return end_of_parts (e, status);
  show_note (e);
  if (e->trial.valuer && !gh_is_quiet ())
    gh_facts_add (facts, GH_FOR_ALL, "by", "%s",
                  is_game ? "the fast engine, as the form is too large"
                          : "values of positions, from the fast engine");
  return e->value.type == GH_TRUTH && !e->value.truth ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

/* By Grundy values, which need no forms of heaps. False: some game in the sum is not impartial. */
static bool show_heaps (evaluation *e, int *status)
{
  gh_winning_call call = {.trial = &e->trial, .claim = e->claim, .values = e->values};
  gh_heaps_display display;
  bool const found = gh_find_heaps (&call, &display);
  *status = GH_EXIT_HOLDS;
  if (found) {
    begin_to_show (e);
    *status = end_of_parts (e, gh_display_heaps (&e->session->facts, &call, &display));
  } else if (gh_interrupted ())
    *status = GH_EXIT_INTERRUPTED;
  else if (!call.partizan)
    *status = gh_usage ("%s", call.error);
  return found || gh_interrupted () || !call.partizan;
}

static void take_canonical (void *argument)
{
  evaluation *const e = argument;
  e->value.form = gh_canonical (e->trial.store, e->value.form);
}

/* By the values of its positions, which the fast engine finds. */
static gh_status find_by_values (evaluation *e)
{
  gh_store *const store = e->trial.store;
  e->trial.valuer = gh_valuer_new (&e->session->limits);
  gh_store_empty (store);
  gh_status status = e->trial.valuer ? gh_try (store, take_values, e) : GH_NO_MEMORY;
  if (status == GH_OK)
    status = gh_try (store, evaluate, e);
  return status == GH_OK && gh_claim_is_game (e->claim) ? gh_try (store, take_canonical, e)
                                                        : status;
}

/* Only a game itself is shown with its form, and if that is too large without. */
static gh_status find (evaluation *e)
{
  bool const values =
      gh_claim_needs_values_only (e->claim) && !e->name && !e->session->pictures.kind;
  if (values && !gh_claim_is_game (e->claim))
    return find_by_values (e);
  gh_status const status = gh_try (e->trial.store, evaluate, e);
  return values && (status == GH_OVER_FORMS || status == GH_OVER_STEPS || status == GH_OVER_OPTIONS)
             ? find_by_values (e)
             : status;
}

static int run (evaluation *e)
{
  size_t const bound = e->session->bindings.count;
  if (gh_claim_variables (e->claim) > bound)
    return gh_usage ("'%s' is a variable; %s", gh_claim_variable (e->claim, (unsigned)bound),
                     gh_claim_is_formula (e->claim)
                         ? "`hunt` before the formula searches where it is false"
                         : "expected a game without any, or a formula");
  if (!e->trial.store || !e->trial.engine)
    return gh_usage ("out of memory");
  int shown;
  gh_status status = gh_try (e->trial.store, take_values, e);
  if (status == GH_OK && !e->name && !e->session->pictures.kind && gh_claim_has_heaps (e->claim) &&
      show_heaps (e, &shown))
    return shown;
  if (status == GH_OK)
    status = find (e);
  if (status == GH_ABANDONED)
    return gh_usage (e->trial.end == GH_CASE_UNMET ? "undefined: %s" : "%s", e->trial.required);
  if (status)
    return too_large (&e->trial, status);
  return e->name ? bind (e) : show (e);
}

/* What is behind a first word of a text; NULL: it begins otherwise. */
static const char *behind (const char *text, const char *word)
{
  static const char blanks[] = " \t\r";
  size_t const length = strlen (word);
  text += strspn (text, blanks);
  if (strncmp (text, word, length) || (text[length] && !strchr (blanks, text[length])))
    return NULL;
  return text + length + strspn (text + length, blanks);
}

static bool is_of_name (char c)
{
  return isalnum ((unsigned char)c) || c == '_';
}

/* The name of `let` that a formula has as a word; NULL: none. */
static const char *named_in (const gh_session *s, const char *claim)
{
  for (size_t i = 0; i < s->bindings.count; i++) {
    const char *const name = s->bindings.items[i].name;
    size_t const length = strlen (name);
    for (const char *at = claim; (at = strstr (at, name)); at++)
      if ((at == claim || !is_of_name (at[-1])) && !is_of_name (at[length]))
        return name;
  }
  return NULL;
}

static int hunt (gh_session *s, const char *claim)
{
  const char *const name = named_in (s, claim);
  gh_hunting how = GH_DEFAULT_HUNTING;
  how.options.limits = s->limits;
  if (!*claim)
    return gh_usage ("hunt: expected a formula behind it, as in hunt G + H = H + G");
  if (!begin_words (s, "hunt"))
    return GH_EXIT_USAGE;
  if (name)
    return gh_usage ("hunt: found '%s', a name that `let` gave; expected variables and games",
                     name);
  return gh_hunt (claim, &how);
}

static void read_loopy (void *argument)
{
  evaluation *const e = argument;
  e->value.form = gh_loopy_read (e->trial.store, e->text, e->length, &e->error);
}

/* A text that is no claim, for which *error is, but perhaps a loopy game. */
static int eval_loopy (evaluation *e, const gh_error *error)
{
  gh_store *const store = e->trial.store;
  if (!store || !e->trial.engine)
    return gh_usage ("out of memory");
  gh_status status = gh_try (store, read_loopy, e);
  if (status == GH_SYNTAX)
    return gh_usage_at (e->text, error);
  if (!status) {
    begin_to_show (e);
    status = gh_try (store, show_loopy, e);
  }
  return end_of_parts (e, status);
}

int gh_session_eval (gh_session *s, const char *text, size_t length)
{
  const char *start, *rest;
  if (!s->pictures.kind && (rest = behind (text, "help")))
    return begin_words (s, "help") ? gh_guide (rest) : GH_EXIT_USAGE;
  if (!s->pictures.kind && (rest = behind (text, "hunt")))
    return hunt (s, rest);
  if ((rest = behind (text, "quit")) && !*rest) {
    s->over = true;
    return GH_EXIT_HOLDS;
  }
  evaluation e = {.session = s};
  if (!take_let (&e, text, &start))
    return GH_EXIT_USAGE;
  e.text = start;
  e.length = length - (size_t)(start - text);
  gh_error error;
  gh_claim *const claim = parse (&s->bindings, text, length, start, &error);
  bool const loopy = !claim && !e.name && !s->pictures.kind && gh_is_loopy_text (start, e.length);
  if (!claim && !loopy)
    return gh_usage_at (text, &error);
  e.claim = claim;
  e.trial.store = gh_store_new (&s->limits, NULL);
  e.trial.engine = e.trial.judge = gh_complete_open (GH_FAST_FIRST);
  gh_progress_begin (&(gh_progress_line){0});
  int const status = loopy ? eval_loopy (&e, &error) : run (&e);
  gh_progress_end ();
  gh_valuer_free (e.trial.valuer);
  if (e.trial.engine)
    e.trial.engine->close (e.trial.engine);
  gh_store_free (e.trial.store);
  if (claim)
    gh_claim_free (claim);
  return status;
}
