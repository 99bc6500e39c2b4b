/* Writing requests. With an engine that knows `let`, a position whose tree is not small is sent
   once and has a name from then on, so that what is sent grows with the positions of a game and not
   with its tree. */
#include "adapter/lines/inside.h"
#include "adapter/lines/share.h"
#include "coded/coded.h"
#include "form/brief.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "loopy/ask.h"
#include "loopy/text.h"
#include "transfinite/long.h"

#include <stdio.h>
#include <string.h>

#define NO_TABLE MOST_TABLES /* for a description, which uses no names */

typedef struct writer {
  adapter *adapter;
  gh_store *store;
  size_t table;
  const questions *known; /* the sums that are written */
  bool named;             /* the line uses a name */
} writer;

static void put (writer *w, const char *text, size_t length)
{
  if (!bytes_add (&w->adapter->line, text, length))
    gh_fail (w->store, GH_NO_MEMORY);
}

static void put_word (writer *w, const char *word)
{
  put (w, word, strlen (word));
}

/* ---- names ----------------------------------------------------------------------------------- */

static bool find_name (const writer *w, gh_form form, uint32_t *name)
{
  const adapter *const a = w->adapter;
  return map_get (&a->names, (uint32_t)w->table, form, (uint32_t)a->tables[w->table].generation, 0,
                  name);
}

static void put_form (writer *w, gh_form form)
{
  uint32_t name;
  char word[16];
  if (w->table != NO_TABLE && find_name (w, form, &name)) {
    snprintf (word, sizeof word, "g%u", name);
    put_word (w, word);
    w->named = true;
  } else
    put_word (w, gh_print (w->store, form, w->adapter->greeting.style));
}

static void put_options (writer *w, gh_form form, gh_side side)
{
  bool first = true;
  GH_EACH (w->store, side, x, form) {
    if (!first)
      put_word (w, ",");
    put_form (w, x);
    first = false;
  }
}

/* Names of earlier batches, which stand for nothing here any more, are forgotten when there are
 * many. */
static void queue_clear (writer *w)
{
  adapter *const a = w->adapter;
  if (!batch_reserve (&a->batch, 5, 0))
    gh_fail (w->store, GH_NO_MEMORY);
  batch_add (&a->batch, (line){.kind = LINE_CLEAR}, "clear", 5);
  a->named = 0;
  a->stale = false;
}

/* Queue `let gN = {...}`, all of whose large options have names. */
static bool let (writer *w, gh_form form)
{
  adapter *const a = w->adapter;
  char word[32];
  if (a->stale)
    queue_clear (w);
  a->line.count = 0;
  w->named = false;
  snprintf (word, sizeof word, "let g%u = ", a->named + 1);
  put_word (w, word);
  put_word (w, "{");
  put_options (w, form, GH_LEFT);
  put_word (w, "|");
  put_options (w, form, GH_RIGHT);
  put_word (w, "}");
  if (a->line.count > adapter_longest (a, w->store))
    return false;
  if (!batch_reserve (&a->batch, a->line.count, a->named + 1) || !map_reserve (&a->names))
    gh_fail (w->store, GH_NO_MEMORY);
  a->named++;
  map_put (&a->names, (uint32_t)w->table, form, (uint32_t)a->tables[w->table].generation, 0,
           a->named);
  batch_add (&a->batch, (line){.kind = LINE_LET, .named = w->named, .name = a->named}, a->line.at,
             a->line.count);
  return true;
}

/* Give a name to the form and, before, to its options, as far as they are large. */
static bool name_positions (writer *w, gh_form form)
{
  const adapter *const a = w->adapter;
  uint32_t name;
  bool fits = true;
  if (!share_worth (w->store, form, a->greeting.style, GH_LARGE_TREE) || find_name (w, form, &name))
    return true;
  gh_deeper (w->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (w->store, side, x, form)
      fits = fits && name_positions (w, x);
  gh_shallower (w->store);
  return fits && let (w, form);
}

/* ---- requests -------------------------------------------------------------------------------- */

static void put_code (writer *w, const gh_code *code)
{
  char text[GH_CODE_TEXT];
  gh_code_print (code, text);
  put_word (w, text);
}

/* Components with " + " between, each after its number unless that is 1: "1/2 + 3.^ + {2|-1}". */
static void put_sum (writer *w, uint32_t number)
{
  gh_term terms[GH_MOST_TERMS];
  size_t const count = links_terms (&w->known->links, number, terms);
  for (size_t i = 0; i < count; i++) {
    put_word (w, i ? " + " : "");
    if (terms[i].times != gh_integer (w->store, 1)) {
      put_word (w, gh_print (w->store, terms[i].times, GH_STYLE_FULL));
      put_word (w, ".");
    }
    put_form (w, terms[i].game);
  }
  put_word (w, count ? "" : "0");
}

/* What the engine wrote. */
static void put_answer (writer *w, uint32_t number)
{
  const question *const told = &w->known->items[number];
  put (w, w->known->texts.at + told->text, told->length);
}

/* The short game in a long one stands last, and is told as short games are. */
static void put_long (writer *w, gh_form u)
{
  gh_form const h = gh_long_short (w->store, u), rest = gh_long_without_short (w->store, u);
  bool const alone = h != GH_ZERO && gh_long_as_number (w->store, rest) == GH_ZERO;
  if (!alone)
    put_word (w, gh_coded_print (w->store, GH_LONG, rest));
  if (h != GH_ZERO) {
    put_word (w, alone ? "" : " + ");
    put_form (w, h);
  }
}

/* `code` is the first argument, where that is one. */
static void put_request (writer *w, gh_request request, question_about about, const gh_code *code,
                         const gh_form *arguments)
{
  w->adapter->line.count = 0;
  w->named = false;
  put_word (w, gh_requests[request].word);
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    gh_type const takes = gh_takes_at (request, i);
    put_word (w, i ? " ; " : " ");
    if (takes == GH_CODE)
      put_code (w, code);
    else if (i == 0 && about == ABOUT_WORDS)
      put_answer (w, arguments[i]);
    else if (about == ABOUT_SUMS)
      put_sum (w, arguments[i]);
    else if (takes == GH_LONG)
      put_long (w, arguments[i]);
    else if (takes == GH_LOOPY)
      put_word (w, gh_loopy_print (w->store, arguments[i], w->adapter->greeting.style, false));
    else if (gh_is_coded (takes))
      put_word (w, gh_coded_print (w->store, takes, arguments[i]));
    else
      put_form (w, arguments[i]);
  }
}

/* Queue the names that a form needs. False: it cannot be written. */
static bool prepare_form (writer *w, gh_form form)
{
  adapter *const a = w->adapter;
  return a->greeting.let ? name_positions (w, form)
                         : !adapter_hopeless (a, w->store, w->table, form);
}

/* Queue the names that an argument of this type needs. */
static bool prepare (writer *w, gh_type type, gh_form argument)
{
  switch (type) {
  case GH_ORDINAL:
  case GH_SURREAL:
  case GH_LOOPY:
  case GH_HEAP_LIST:
  case GH_POSITION: return true;
  case GH_LONG: return prepare_form (w, gh_long_short (w->store, argument));
  default: return prepare_form (w, argument);
  }
}

static bool prepare_sum (writer *w, uint32_t number)
{
  gh_term terms[GH_MOST_TERMS];
  size_t const count = links_terms (&w->known->links, number, terms);
  for (size_t i = 0; i < count; i++)
    if (!prepare_form (w, terms[i].game))
      return false;
  return true;
}

bool adapter_write (adapter *a, gh_store *store, size_t table, gh_request request,
                    question_about about, const gh_value *arguments)
{
  writer w = {.adapter = a, .store = store, .table = table, .known = &a->tables[table]};
  bool const takes_code = gh_requests[request].takes_code;
  gh_form forms[GH_MOST_ARGUMENTS] = {GH_ZERO};
  a->line.count = 0;
  for (unsigned i = takes_code; i < gh_requests[request].count; i++) {
    forms[i] = arguments[i].form;
    if (i == 0 && about == ABOUT_WORDS)
      continue;
    if (about == ABOUT_SUMS ? !prepare_sum (&w, forms[i])
                            : !prepare (&w, gh_takes_at (request, i), forms[i]))
      return false;
  }
  put_request (&w, request, about, takes_code ? arguments[0].code : NULL, forms);
  a->line_named = w.named;
  return a->line.count <= adapter_longest (a, store);
}

/* ---- descriptions ---------------------------------------------------------------------------- */

typedef struct describe_call {
  writer writer;
  const questions *table;
  const question *question;
} describe_call;

static void describe (void *argument)
{
  describe_call *const call = argument;
  const question *const q = call->question;
  bool const takes_code = gh_requests[q->request].takes_code;
  put_request (&call->writer, q->request, q->about,
               takes_code ? &call->table->codes[q->arguments[0]] : NULL, q->arguments);
}

/* Of games that are too long to be written, or to be sent without names, only the size. */
static void describe_briefly (void *argument)
{
  describe_call *const call = argument;
  writer *const w = &call->writer;
  const question *const q = call->question;
  bool const takes_code = gh_requests[q->request].takes_code;
  w->adapter->line.count = 0;
  put_word (w, gh_requests[q->request].word);
  for (unsigned i = 0; i < gh_requests[q->request].count; i++) {
    char text[200];
    put_word (w, i ? " ; " : " ");
    if (i == 0 && takes_code)
      put_code (w, &call->table->codes[q->arguments[0]]);
    else if (q->about == ABOUT_SUMS || (i == 0 && q->about == ABOUT_WORDS) ||
             gh_is_coded (gh_takes_at (q->request, i)) || gh_asks_loopy (q->request))
      put_word (w, "...");
    else
      put_word (w, gh_brief (w->store, q->arguments[i], text, sizeof text));
  }
}

const char *adapter_describe (adapter *a, gh_store *store, const questions *t, const question *q,
                              char *buffer, size_t size, size_t *length)
{
  describe_call call = {{.adapter = a, .store = store, .table = NO_TABLE, .known = t}, t, q};
  a->line.count = 0;
  gh_status const status = gh_try (store, describe, &call);
  if (length)
    *length = status ? 0 : a->line.count;
  if (status && gh_try (store, describe_briefly, &call) != GH_OK)
    bytes_add (&a->line, "...", 3);
  return gh_show (a->line.at, a->line.count, buffer, size);
}
