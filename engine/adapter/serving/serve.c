#include "adapter/serve.h"
#include "adapter/lines/share.h"
#include "adapter/serving/arguments.h"
#include "adapter/tables/bytes.h"
#include "adapter/tables/names.h"
#include "coded/coded.h"
#include "form/halt.h"
#include "form/measure.h"
#include "form/notation.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LARGE_MOVES 50 /* in the tree of an answer */
#define CHUNK 65536
#define MOST_LINE ((size_t)4 << 20)   /* bytes of a request */
#define MOST_OUTPUT ((size_t)1 << 20) /* bytes of answers that wait to be written */
#define KEPT_FORMS 200000  /* the store is emptied beyond this, unless forms have names */
#define MOST_FORMS 4000000 /* with names no request is answered beyond this */

struct gh_words {
  gh_engine *engine;
  gh_store *store;
  int out;
  bytes input, output, shared;
  bool skipping; /* the rest of a line that is too long */
  bool leaving, failed;
  names names;

  const char *line, *end; /* what is being answered */
  arguments arguments;
  gh_value answer;
  gh_request request;
  gh_reply reply;
  const char *text; /* of the answer, if it is a form */
};
typedef struct gh_words server;

/* ---- answers --------------------------------------------------------------------------------- */

static void put (server *s, const char *text, size_t length)
{
  s->failed = s->failed || !bytes_add (&s->output, text, length);
}

/* One line: what cannot stand in a line becomes '?'. */
static void answer (server *s, const char *word, const char *rest)
{
  put (s, word, strlen (word));
  put (s, " ", *rest ? 1 : 0);
  for (; *rest; rest++)
    put (s, (unsigned char)*rest < ' ' ? "?" : rest, 1);
  put (s, "\n", 1);
}

static void answer_error (server *s, const char *at, const char *problem)
{
  char words[sizeof s->arguments.error.text + 40];
  snprintf (words, sizeof words, "column %td: %s", at - s->line + 1, problem);
  answer (s, "error", words);
}

static void write_all (server *s)
{
  size_t done = 0;
  while (done < s->output.count && !s->failed) {
    ssize_t const n = write (s->out, s->output.at + done, s->output.count - done);
    if (n > 0)
      done += (size_t)n;
    else if (n < 0 && errno != EINTR)
      s->failed = true;
  }
  s->output.count = 0;
}

static void clear (server *s)
{
  names_clear (&s->names);
  gh_store_empty (s->store);
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* The literal sums of the reference have few positions but enormous texts. Where any equal game
   will do, the canonical form is sent in place of a large one. */
static void shorten (server *s)
{
  gh_value canonical;
  if (s->answer.type == GH_GAME && gh_tree_moves (s->store, s->answer.form) > LARGE_MOVES &&
      gh_engine_can (s->engine, GH_ASK_CANONICAL) &&
      s->engine->ask (s->engine, s->store, GH_ASK_CANONICAL, &s->answer, &canonical) == GH_ANSWERED)
    s->answer = canonical;
}

static void ask (void *argument)
{
  server *const s = argument;
  arguments_read (&s->arguments, s->request, s->end);
  s->reply =
      s->arguments.of_sums
          ? s->engine->ask_sums (s->engine, s->store, s->request, s->arguments.sums, &s->answer)
          : s->engine->ask (s->engine, s->store, s->request, s->arguments.values, &s->answer);
  if (s->reply != GH_ANSWERED || s->answer.type == GH_TRUTH || s->answer.type == GH_OUTCOME ||
      s->answer.type == GH_ORDER || s->answer.type == GH_CERTIFICATE)
    return;
  if (s->answer.form == GH_NO_FORM) {
    s->text = "none";
    return;
  }
  shorten (s);
  s->text = gh_print_otherwise (s->store, s->answer.type, s->answer.form, false);
  if (!s->text)
    s->text = share_print (s->store, s->answer.form, 1, &s->shared);
}

static void read_let (void *argument)
{
  server *const s = argument;
  s->answer.form = arguments_form (&s->arguments, s->end);
}

static bool too_large (server *s)
{
  if (!s->names.count || gh_store_size (s->store) < MOST_FORMS)
    return false;
  answer (s, "limit", "too many forms are kept for the names; send clear");
  return true;
}

/* Run `body` in the store. False: it failed, and the answer says why. */
static bool try_it (server *s, void body (void *))
{
  char buffer[100];
  s->arguments.error.text[0] = 0;
  s->arguments.refused = NULL;
  gh_store_allow (s->store);
  gh_status const status = gh_try (s->store, body, s);
  if (status == GH_SYNTAX && s->arguments.refused)
    answer (s, "limit", s->arguments.refused);
  else if (status == GH_SYNTAX)
    answer_error (s, s->arguments.at + s->arguments.error.column - 1, s->arguments.error.text);
  else if (status)
    answer (s, "limit", gh_status_text (s->store, status, buffer, sizeof buffer));
  return status == GH_OK;
}

static void answer_value (server *s)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"}, *const orders[] = {"=", ">", "<",
                                                                                 "||"};
  switch (s->answer.type) {
  case GH_TRUTH: answer (s, s->answer.truth ? "true" : "false", ""); return;
  case GH_OUTCOME: answer (s, outcomes[s->answer.outcome], ""); return;
  case GH_ORDER: answer (s, orders[s->answer.order], ""); return;
  case GH_CERTIFICATE:
    put (s, s->answer.text, s->answer.length);
    put (s, "\n", 1);
    return;
  case GH_INTEGER:
  case GH_MAYBE_INTEGER:
  case GH_NUMBER:
  case GH_MAYBE_NUMBER:
  case GH_GAME:
  case GH_MAYBE_GAME:
  case GH_FORM:
  case GH_CODE:
  case GH_MAYBE_FORM:
  case GH_GENUS:
  case GH_GAMES:
  case GH_THERMOGRAPH:
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL:
  case GH_SURREAL:
  case GH_MAYBE_SURREAL:
  case GH_LONG:
  case GH_LOOPY:
  case GH_MAYBE_LOOPY:
  case GH_LOOPY_OUTCOME:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY:
  case GH_HEAP_LIST:
  case GH_MAYBE_TRUTH:
  case GH_POSITION:
  case GH_OPTIONS: break;
  }
  put (s, s->text, strlen (s->text));
  put (s, "\n", 1);
}

static void answer_request (server *s, gh_request request)
{
  const char *const start = s->arguments.at;
  s->request = request;
  if (too_large (s))
    return;
  do {
    s->arguments.at = start;
    if (!try_it (s, ask))
      return;
    if (s->reply == GH_PENDING && s->engine->settle)
      s->engine->settle (s->engine);
  } while (s->reply == GH_PENDING);
  switch (s->reply) {
  case GH_ANSWERED: answer_value (s); break;
  case GH_OUTSIDE:
  case GH_GIVEN_UP:
  case GH_REFUSED: answer (s, "limit", s->engine->words); break;
  case GH_SLOW:
  case GH_FINDING: answer (s, "error", s->engine->words); break;
  case GH_PENDING:
  case GH_UNSUPPORTED: answer (s, "unsupported", ""); break;
  }
}

/* let gN = G */
static void answer_let (server *s)
{
  const char *const name = s->arguments.at;
  const char *const equals = memchr (name, '=', (size_t)(s->end - name));
  const char *stop = equals ? equals : s->end;
  while (stop > name && stop[-1] == ' ')
    stop--;
  size_t const number = names_number (name, (size_t)(stop - name));
  if (number >= MOST_NAMES)
    answer_error (s, name, "expected a name: g and a number below 1000000");
  else if (!equals)
    answer_error (s, stop, "expected '='");
  else if (names_get (&s->names, number, &(gh_form){0}))
    answer_error (s, name, "the name stands for a game already; send clear first");
  else if (!too_large (s)) {
    s->arguments.at = equals + 1;
    if (!try_it (s, read_let))
      return;
    s->failed = s->failed || !names_keep (&s->names, number, s->answer.form);
    answer (s, "ok", "");
  }
}

static void greet (server *s)
{
  if (s->end - s->arguments.at != 1 || *s->arguments.at != '1') {
    answer_error (s, s->arguments.at, "only version 1 of the protocol is spoken here");
    return;
  }
  put (s, "gifthorse 1 ", 12);
  put (s, s->engine->name, strlen (s->engine->name));
  for (unsigned r = 0; r < GH_ABILITIES; r++)
    if (gh_engine_can (s->engine, r)) {
      put (s, " ", 1);
      put (s, gh_ability_words[r], strlen (gh_ability_words[r]));
    }
  if (s->engine->unknown && *s->engine->unknown) {
    put (s, " ", 1);
    put (s, s->engine->unknown, strlen (s->engine->unknown));
  }
  put (s, " let\n", 5);
}

/* ---- lines ----------------------------------------------------------------------------------- */

static bool is_word (const server *s, const char *word)
{
  size_t const n = strlen (word), length = (size_t)(s->end - s->line);
  return length >= n && !memcmp (s->line, word, n) && (length == n || s->line[n] == ' ');
}

static void answer_line (server *s, const char *line, const char *end)
{
  s->line = line;
  s->end = end;
  const char *const space = memchr (line, ' ', (size_t)(end - line));
  s->arguments.at = space ? space + 1 : end;
  for (gh_request r = 0; r < GH_REQUESTS; r++)
    if (gh_engine_can (s->engine, r) && is_word (s, gh_requests[r].word)) {
      answer_request (s, r);
      return;
    }
  if (is_word (s, "let"))
    answer_let (s);
  else if (is_word (s, "clear"))
    clear (s), answer (s, "ok", "");
  else if (is_word (s, "hello"))
    greet (s);
  else if (is_word (s, "bye"))
    s->leaving = true;
  else
    answer (s, "unsupported", "");
}

static void answer_whole_line (server *s, const char *line, const char *end)
{
  if (s->skipping || (size_t)(end - line) > MOST_LINE)
    answer (s, "limit", "a request of more than 4194304 bytes");
  else
    answer_line (s, line, end);
  s->skipping = false;
  if (!s->names.count && gh_store_size (s->store) > KEPT_FORMS)
    gh_store_empty (s->store);
}

/* Answer all whole lines of the input. What is left is shorter than MOST_LINE. */
static void answer_lines (server *s)
{
  const char *at = s->input.at;
  const char *const end = at + s->input.count;
  while (!s->leaving && !s->failed && !gh_halted ()) {
    const char *const newline = memchr (at, '\n', (size_t)(end - at));
    if (!newline)
      break;
    answer_whole_line (s, at, newline);
    at = newline + 1;
    if (s->output.count > MOST_OUTPUT)
      write_all (s);
  }
  bytes_drop (&s->input, (size_t)(at - s->input.at));
  if (s->input.count > MOST_LINE || s->skipping) {
    s->skipping = true;
    s->input.count = 0;
  }
}

static bool read_more (server *s, int in)
{
  ssize_t n;
  if (!bytes_reserve (&s->input, CHUNK)) {
    s->failed = true;
    return false;
  }
  do
    n = gh_halted () ? 0 : read (in, s->input.at + s->input.count, CHUNK);
  while (n < 0 && errno == EINTR);
  s->input.count += n > 0 ? (size_t)n : 0;
  return n > 0;
}

static bool open_server (server *s, gh_engine *engine, const gh_limits *limits)
{
  s->engine = engine;
  s->store = gh_store_new (limits, NULL);
  s->arguments = (arguments){.engine = engine, .store = s->store, .names = &s->names};
  return s->store;
}

static void close_server (server *s)
{
  gh_store_free (s->store);
  bytes_free (&s->input);
  bytes_free (&s->output);
  bytes_free (&s->shared);
  names_free (&s->names);
}

int gh_serve (gh_engine *engine, const gh_limits *limits, int in, int out)
{
  server s = {.out = out};
  if (!open_server (&s, engine, limits))
    return 1;
  while (!s.leaving && !s.failed && read_more (&s, in)) {
    answer_lines (&s);
    write_all (&s);
  }
  close_server (&s);
  return s.failed;
}

/* ---- without descriptors --------------------------------------------------------------------- */

gh_words *gh_words_open (gh_engine *engine, const gh_limits *limits)
{
  gh_words *const made = calloc (1, sizeof *made);
  if (made && open_server (made, engine, limits))
    return made;
  free (made);
  return NULL;
}

void gh_words_close (gh_words *words)
{
  if (!words)
    return;
  close_server (words);
  free (words);
}

const char *gh_words_ask (gh_words *words, const char *line)
{
  size_t const length = strlen (line);
  words->output.count = 0;
  answer_whole_line (words, line, line + length);
  if (!words->output.count)
    put (words, "\n", 1);
  if (words->failed)
    return NULL;
  words->output.at[words->output.count - 1] = 0;
  return words->output.at;
}
