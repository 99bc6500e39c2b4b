/* Reading answers. */
#include "adapter/lines/inside.h"
#include "adapter/tables/names.h"
#include "form/game_set.h"
#include "form/genus.h"
#include "form/numeral.h"
#include "form/thermograph.h"
#include "loopy/value.h"
#include "rulesets/code.h"
#include "transfinite/value.h"

#include <stdio.h>
#include <string.h>

typedef struct read_call {
  gh_store *store;
  gh_type type; /* of a loopy game's value */
  const char *text, *end;
  gh_form form;
  const char *part; /* the game that is being read */
  names names;      /* those that this answer gave */
  gh_error error;
} read_call;

static bool find_name (void *context, const char *name, size_t length, gh_form *form)
{
  const read_call *const call = context;
  return names_get (&call->names, names_number (name, length), form);
}

_Noreturn static void fail_at (read_call *call, const char *at, const char *expected)
{
  call->part = at;
  call->error.column = 1;
  snprintf (call->error.text, sizeof call->error.text, "expected %s", expected);
  gh_fail (call->store, GH_SYNTAX);
}

/* Where the " ; " stands that ends the `let` at call->part. */
static const char *end_of_let (read_call *call)
{
  for (const char *at = call->part; call->end - at > 2; at++)
    if (!memcmp (at, " ; ", 3))
      return at;
  fail_at (call, call->end, "' ; ' and a game, after a name was given");
}

/* The name at call->part, and the part after its equals sign. */
static size_t read_name (read_call *call)
{
  const char *const start = call->part, *stop = start;
  while (stop < call->end && *stop != ' ')
    stop++;
  size_t const number = names_number (start, (size_t)(stop - start));
  if (number == MOST_NAMES)
    fail_at (call, start, "a name: g and a number below 1000000");
  if (names_get (&call->names, number, &(gh_form){0}))
    fail_at (call, start, "a name that this answer gave to no game yet");
  if (call->end - stop < 3 || memcmp (stop, " = ", 3) != 0)
    fail_at (call, stop, "' = '");
  call->part = stop + 3;
  return number;
}

/* `let g1 = {1|} ; let g2 = {g1|g1} ; {g2|g1}`, with as many names as the answer needs, or none. */
static void read_form (void *argument)
{
  read_call *const call = argument;
  gh_names const known = {find_name, call};
  const char *rest;
  call->part = call->text;
  while (answer_is ("let", call->part, (size_t)(call->end - call->part), &rest)) {
    call->part = rest;
    size_t const number = read_name (call);
    const char *const end = end_of_let (call);
    gh_form const form =
        gh_read (call->store, call->part, (size_t)(end - call->part), &known, &call->error);
    if (!names_keep (&call->names, number, form))
      gh_fail (call->store, GH_NO_MEMORY);
    call->part = end + 3;
  }
  call->form =
      gh_read (call->store, call->part, (size_t)(call->end - call->part), &known, &call->error);
}

static gh_reply read_game (gh_store *store, gh_type type, const char *text, size_t length,
                           gh_value *answer, char *why, size_t size)
{
  read_call call = {.store = store, .text = text, .end = text + length};
  bool const maybe = type == GH_MAYBE_INTEGER || type == GH_MAYBE_NUMBER || type == GH_MAYBE_GAME ||
                     type == GH_MAYBE_FORM;
  if (maybe && length == 4 && !memcmp (text, "none", 4)) {
    answer->form = GH_NO_FORM;
    return GH_ANSWERED;
  }
  gh_status const status = gh_try (store, read_form, &call);
  names_free (&call.names);
  if (status == GH_SYNTAX) {
    snprintf (why, size, "column %zu: %s", (size_t)(call.part - text) + call.error.column,
              call.error.text);
    return GH_FINDING;
  }
  if (status)
    gh_fail (store, status);
  answer->form = call.form;
  const char *const or_none = maybe ? ", or none" : "";
  if ((type == GH_INTEGER || type == GH_MAYBE_INTEGER) && !gh_is_integer (store, call.form)) {
    snprintf (why, size, "expected an integer%s", or_none);
    return GH_FINDING;
  }
  if ((type == GH_NUMBER || type == GH_MAYBE_NUMBER) && !gh_is_numeral (store, call.form)) {
    snprintf (why, size, "expected an integer or a fraction%s", or_none);
    return GH_FINDING;
  }
  if (type == GH_GAMES && !gh_is_game_set (store, call.form)) {
    snprintf (why, size, "expected a game without right options, whose left options are the set");
    return GH_FINDING;
  }
  return GH_ANSWERED;
}

static void read_genus_form (void *argument)
{
  read_call *const call = argument;
  call->form = gh_genus_read (call->store, call->text, (size_t)(call->end - call->text));
}

static gh_reply read_genus (gh_store *store, const char *text, size_t length, gh_value *answer,
                            char *why, size_t size)
{
  read_call call = {.store = store, .text = text, .end = text + length};
  gh_status const status = gh_try (store, read_genus_form, &call);
  if (status)
    gh_fail (store, status);
  answer->form = call.form;
  if (call.form != GH_NO_FORM || (length == 4 && !memcmp (text, "none", 4)))
    return GH_ANSWERED;
  snprintf (why, size, "expected a genus like 2^1420 or 16^16,18, or none");
  return GH_FINDING;
}

static void read_thermograph_form (void *argument)
{
  read_call *const call = argument;
  call->form = gh_thermograph_read (call->store, call->text, (size_t)(call->end - call->text));
}

static gh_reply read_thermograph (gh_store *store, const char *text, size_t length,
                                  gh_value *answer, char *why, size_t size)
{
  read_call call = {.store = store, .text = text, .end = text + length};
  gh_status const status = gh_try (store, read_thermograph_form, &call);
  if (status && status != GH_SYNTAX)
    gh_fail (store, status);
  answer->form = call.form;
  if (!status && call.form != GH_NO_FORM)
    return GH_ANSWERED;
  snprintf (why, size, "expected the corners of two walls like 1@0 0@1 | -1@0 0@1");
  return GH_FINDING;
}

/* What is read by a function that says where a mistake is. */
static gh_reply read_by (read_call *call, void (*read) (void *argument), gh_value *answer,
                         char *why, size_t size)
{
  gh_status const status = gh_try (call->store, read, call);
  if (status == GH_SYNTAX) {
    snprintf (why, size, "column %zu: %s", call->error.column, call->error.text);
    return GH_FINDING;
  }
  if (status)
    gh_fail (call->store, status);
  answer->form = call->form;
  return GH_ANSWERED;
}

static void read_ordinal_form (void *argument)
{
  read_call *const call = argument;
  call->form =
      gh_ordinal_read (call->store, call->text, (size_t)(call->end - call->text), &call->error);
}

static void read_surreal_form (void *argument)
{
  read_call *const call = argument;
  call->form =
      gh_surreal_read (call->store, call->text, (size_t)(call->end - call->text), &call->error);
}

static gh_reply read_transfinite (gh_store *store, const char *text, size_t length,
                                  gh_value *answer, char *why, size_t size)
{
  read_call call = {.store = store, .text = text, .end = text + length};
  bool const maybe = answer->type == GH_MAYBE_ORDINAL || answer->type == GH_MAYBE_SURREAL;
  if (maybe && length == 4 && !memcmp (text, "none", 4)) {
    answer->form = GH_NO_FORM;
    return GH_ANSWERED;
  }
  bool const surreal = answer->type == GH_SURREAL || answer->type == GH_MAYBE_SURREAL;
  return read_by (&call, surreal ? read_surreal_form : read_ordinal_form, answer, why, size);
}

static void read_loopy_form (void *argument)
{
  read_call *const call = argument;
  call->form = gh_loopy_value_read (call->store, call->type, call->text,
                                    (size_t)(call->end - call->text), &call->error);
}

static gh_reply read_loopy (gh_store *store, const char *text, size_t length, gh_value *answer,
                            char *why, size_t size)
{
  read_call call = {.store = store, .type = answer->type, .text = text, .end = text + length};
  return read_by (&call, read_loopy_form, answer, why, size);
}

static void read_options_form (void *argument)
{
  read_call *const call = argument;
  call->form = gh_options_read (call->store, call->form, call->text,
                                (size_t)(call->end - call->text), &call->error);
}

/* Of the position with this code. */
static gh_reply read_options (gh_store *store, gh_form of, const char *text, size_t length,
                              gh_value *answer, char *why, size_t size)
{
  read_call call = {.store = store, .text = text, .end = text + length, .form = of};
  return read_by (&call, read_options_form, answer, why, size);
}

static gh_reply read_word (gh_store *store, const char *text, size_t length, gh_value *answer,
                           char *why, size_t size)
{
  int const n = answer_word (answer->type, text, length);
  if (n < 0) {
    snprintf (why, size, "expected %s", answer_words (answer->type));
    return GH_FINDING;
  }
  switch (answer->type) {
  case GH_TRUTH: answer->truth = n; break;
  case GH_OUTCOME: answer->outcome = (gh_outcome)n; break;
  case GH_ORDER: answer->order = (gh_order)n; break;
  default: answer->form = n < 2 ? gh_integer (store, n) : GH_NO_FORM; break; /* a truth, or none */
  }
  return GH_ANSWERED;
}

/* What it proves is for others to see. */
static gh_reply read_certificate (const char *text, size_t length, gh_value *answer, char *why,
                                  size_t size)
{
  answer->text = text;
  answer->length = length;
  if (answer_plausible (GH_ASK_PROVE, text, length))
    return GH_ANSWERED;
  snprintf (why, size, "expected a certificate, which begins with %s", ANSWER_CERTIFIED);
  return GH_FINDING;
}

gh_reply answer_read (gh_store *store, gh_request request, gh_form about, const char *text,
                      size_t length, gh_value *answer, char *why, size_t size)
{
  const char *rest;
  answer->type = gh_requests[request].answer;
  if (answer_is ("unsupported", text, length, &rest)) {
    snprintf (why, size, "unsupported");
    return GH_UNSUPPORTED;
  }
  if (answer_is ("limit", text, length, &rest)) {
    gh_show (text, length, why, size);
    return GH_REFUSED;
  }
  if (answer_is ("error", text, length, &rest)) {
    snprintf (why, size, "an error is no answer");
    return GH_FINDING;
  }
  switch (answer->type) {
  case GH_TRUTH:
  case GH_MAYBE_TRUTH:
  case GH_OUTCOME:
  case GH_ORDER: return read_word (store, text, length, answer, why, size);
  case GH_CERTIFICATE: return read_certificate (text, length, answer, why, size);
  case GH_INTEGER:
  case GH_MAYBE_INTEGER:
  case GH_NUMBER:
  case GH_MAYBE_NUMBER:
  case GH_GAME:
  case GH_MAYBE_GAME:
  case GH_FORM:
  case GH_CODE:
  case GH_LONG:
  case GH_HEAP_LIST:
  case GH_POSITION:
  case GH_GAMES:
  case GH_MAYBE_FORM: break;
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL:
  case GH_SURREAL:
  case GH_MAYBE_SURREAL: return read_transfinite (store, text, length, answer, why, size);
  case GH_LOOPY:
  case GH_MAYBE_LOOPY:
  case GH_LOOPY_OUTCOME:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY: return read_loopy (store, text, length, answer, why, size);
  case GH_OPTIONS: return read_options (store, about, text, length, answer, why, size);
  case GH_GENUS: return read_genus (store, text, length, answer, why, size);
  case GH_THERMOGRAPH: return read_thermograph (store, text, length, answer, why, size);
  }
  return read_game (store, answer->type, text, length, answer, why, size);
}
