/* Both sides of the line protocol against bytes from a stranger, in this process.

   First byte `c`: the others are what a client sends to gh_serve. Every whole line up to `bye` has
   one answer, which is printable, and which the adapter can read as an answer to that request. The
   engine refuses large games, so that no input is slow.

   First byte `a`: the second chooses a request, and the others are the line that answers it. What
   can be read must be plausible at first sight, since the adapter asks for that first.

   First byte `g`: the others are the line with which an engine greets. It is refused with a reason,
   or has a name that can be shown, and takes only games of which there are kinds and bounds.

   First byte `r`: the others are what a ruleset program says, see protocol/ruleset.h.

   Else the first two bytes choose which questions are asked, and how many of them are sent before
   the engine answers; the others are all that it writes before its output closes. Every question is
   then decided, and stays as it was decided.

   Not covered: starting a program again after a fault, which takes milliseconds (the adapter here
   believes that it did so too often already), silence, as time does not pass here, and how bytes
   come in pieces. The tests in properties/tests/adapter have these. */
#include "adapter/adapter.h"
#include "adapter/asking/asking.h"
#include "adapter/serve.h"
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "form/show.h"
#include "protocol/careful.h"
#include "protocol/ruleset.h"
#include "rulesets/code.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_INPUT 60000 /* fits into a pipe */
#define SERVED_LENGTH 80 /* bytes of a text: longer answers give names to their positions */

static const char greeting_command[] =
    "echo gifthorse 1 stranger outcome compare negate add subtract canonical birthday let";

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_store *store;
  gh_engine *careful;
  adapter *adapter;
  int nothing; /* takes what is sent to the engine */
  FILE *output;
} fuzz;

static void close_all (void)
{
  fuzz.adapter->base.close (&fuzz.adapter->base);
  fuzz.careful->close (fuzz.careful);
  gh_store_free (fuzz.store);
  fclose (fuzz.output);
  close (fuzz.nothing);
}

static void open_all (void)
{
  static const gh_limits limits = {
      .forms = 1000, .options = 20000, .depth = 100, .steps = 20000, .digits = 100, .length = 4096};
  char error[400];
  fuzz.store = gh_store_new (&limits, NULL);
  fuzz.careful = careful_open ();
  fuzz.output = tmpfile ();
  fuzz.nothing = open ("/dev/null", O_WRONLY);
  if (!fuzz.store || !fuzz.careful || !fuzz.output || fuzz.nothing < 0)
    no_start ("no memory, or no temporary file");
  fuzz.adapter = (adapter *)gh_adapter_open (greeting_command, NULL, error, sizeof error);
  if (!fuzz.adapter)
    no_start (error);
  process_kill (&fuzz.adapter->process);
  atexit (close_all);
}

/* A pipe with these bytes in it, which then ends. */
static void fill (int pipe_ends[2], const uint8_t *data, size_t size)
{
  if (size && write (pipe_ends[1], data, size) != (ssize_t)size)
    no_start ("a pipe takes no bytes");
  close (pipe_ends[1]);
}

static void open_pipe (int ends[2])
{
  if (pipe (ends))
    no_start ("no pipe");
}

/* ---- one answer ------------------------------------------------------------------------------ */

typedef struct reading {
  gh_request request;
  const char *position; /* whose options are asked for */
  size_t position_length;
  const char *text;
  size_t length;
  gh_reply reply;
  gh_value value;
  char why[100];
} reading;

/* Of a ruleset that there is not, options are a limit, and there is no position to be read. */
static void read_it (void *argument)
{
  reading *const r = argument;
  gh_error error;
  bool const refused = r->length >= 5 && !memcmp (r->text, "limit", 5);
  gh_form const about =
      gh_requests[r->request].answer != GH_OPTIONS || refused
          ? GH_ZERO
          : gh_position_read (fuzz.store, r->position, r->position_length, &error);
  r->reply = answer_read (fuzz.store, r->request, about, r->text, r->length, &r->value, r->why,
                          sizeof r->why);
}

/* False: a limit was passed. */
static bool try_reading (reading *r)
{
  gh_store_allow (fuzz.store);
  gh_status const status = gh_try (fuzz.store, read_it, r);
  must (status == GH_OK || is_limit (status), "an answer is read, or a limit passed", r->text,
        r->length);
  return status == GH_OK;
}

static void check_answer (const uint8_t *data, size_t size)
{
  if (!size)
    return;
  static const char position[] = "toads TT.FF";
  reading r = {.request = (gh_request)(data[0] % GH_REQUESTS),
               .position = position,
               .position_length = sizeof position - 1,
               .text = (const char *)data + 1,
               .length = size - 1};
  for (size_t i = 0; i < r.length; i++) /* only such lines come as far as this */
    if ((unsigned char)r.text[i] < ' ' || r.text[i] == 127)
      return;
  gh_store_empty (fuzz.store);
  if (!try_reading (&r))
    return;
  if (r.reply != GH_FINDING)
    must (answer_plausible (r.request, r.text, r.length), "what can be read is plausible", r.text,
          r.length);
  if (r.reply != GH_ANSWERED)
    must_explain (r.why, sizeof r.why, r.text, r.length);
}

/* ---- a greeting ------------------------------------------------------------------------------ */

/* Of requests that it does not have, nothing follows. */
static void check_takes (const greeting *said, const char *text, size_t size)
{
  bool partial = false;
  char shown[GH_TAKES_TEXT];
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    const gh_takes *const takes = &said->takes[r];
    partial = partial || (said->abilities >> r & 1 && !gh_takes_all (takes));
    must (takes->kinds >> GH_KINDS == 0, "an engine takes only kinds that there are", text, size);
    for (gh_bound b = 0; b < GH_BOUNDS; b++)
      must (takes->most[b] <= GH_LARGEST_BOUND || takes->most[b] == UINT64_MAX,
            "a bound is within its range", text, size);
    must (strlen (gh_takes_print (takes, shown)) < GH_TAKES_TEXT - 1,
          "what is taken is shown whole", text, size);
  }
  must (said->partial == partial, "an engine that takes all is not partial", text, size);
}

static void check_greeting (const uint8_t *data, size_t size)
{
  const char *const text = (const char *)data, *problem = NULL;
  greeting said;
  if (memchr (data, '\n', size))
    return;
  if (greeting_read (&said, text, size, &problem)) {
    must_explain (said.name, sizeof said.name, text, size);
    must (said.abilities >> GH_ABILITIES == 0 && said.style <= GH_STYLE_BRACES,
          "an engine has only abilities and styles that there are", text, size);
    check_takes (&said, text, size);
  } else
    must (problem && *problem, "what is no greeting is explained", text, size);
}

/* ---- a client -------------------------------------------------------------------------------- */

/* The lines of the requests and those of the answers, side by side. */
typedef struct lines {
  const char *request, *request_end, *answer, *answer_end;
} lines;

static bool has_word (const char *word, const char *text, const char *end)
{
  const char *rest;
  return answer_is (word, text, (size_t)(end - text), &rest);
}

/* What gh_serve says to a request is an answer to it. */
static void check_pair (const lines *l)
{
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    if (!has_word (gh_requests[r].word, l->request, l->request_end) ||
        has_word ("error", l->answer, l->answer_end))
      continue;
    const char *const position = l->request + strlen (gh_requests[r].word);
    reading it = {.request = r,
                  .position = position,
                  .position_length = (size_t)(l->request_end - position),
                  .text = l->answer,
                  .length = (size_t)(l->answer_end - l->answer)};
    if (try_reading (&it))
      must (it.reply != GH_FINDING, "what is served is an answer", l->request,
            (size_t)(l->request_end - l->request));
  }
}

/* Errors name characters beyond ASCII, too. */
static bool is_printable (const char *at, const char *end)
{
  char shown[GH_MOST_SHOWN];
  for (size_t width; at < end; at += *at == '\n' ? 1 : width)
    if (gh_show_one (at, (size_t)(end - at), shown, &width) != width && *at != '\n')
      return false;
  return true;
}

static void check_answers (const char *in, const char *in_end, const char *out, const char *out_end)
{
  const char *const all = in, *newline;
  size_t const size = (size_t)(in_end - in);
  must (is_printable (out, out_end), "answers are printable", all, size);
  while ((newline = memchr (in, '\n', (size_t)(in_end - in))) && !has_word ("bye", in, newline)) {
    const char *const end = memchr (out, '\n', (size_t)(out_end - out));
    must (end, "every request has an answer", all, size);
    check_pair (&(lines){in, newline, out, end});
    in = newline + 1;
    out = end + 1;
  }
  must (out == out_end, "there are no more answers than requests", all, size);
}

static void check_client (const uint8_t *data, size_t size)
{
  int ends[2];
  int const out = fileno (fuzz.output);
  const char *const in = (const char *)data;
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.length = SERVED_LENGTH;
  open_pipe (ends);
  fill (ends, data, size);
  if (ftruncate (out, 0) || lseek (out, 0, SEEK_SET))
    no_start ("no temporary file");
  int const status = gh_serve (fuzz.careful, &limits, ends[0], out);
  close (ends[0]);
  must (!status, "serving ends well", in, size);
  size_t const length = (size_t)lseek (out, 0, SEEK_END);
  char *const answers = malloc (length + 1);
  if (!answers || pread (out, answers, length, 0) != (ssize_t)length)
    no_start ("the answers cannot be read");
  gh_store_empty (fuzz.store);
  check_answers (in, in + size, answers, answers + length);
  free (answers);
}

/* ---- an engine ------------------------------------------------------------------------------- */

static const struct {
  gh_request request;
  const char *g, *h;
} asked[] = {{GH_ASK_COMPARE, "1", "*"},         {GH_ASK_OUTCOME, "{1|-1}", "0"},
             {GH_ASK_NEGATE, "{{0|*},1|}", "0"}, {GH_ASK_ADD, "{1|{0|-1}}", "{1|{0|-1}}"},
             {GH_ASK_BIRTHDAY, "5/8", "0"},      {GH_ASK_CANONICAL, "{0,*|{1|{0|-1}}}", "0"},
             {GH_ASK_SUBTRACT, "^", "v*"},       {GH_ASK_COMPARE, "{{0|*},1|}", "2"}};
#define ASKED (sizeof asked / sizeof *asked)

typedef struct asking {
  size_t i;
  gh_reply reply;
  gh_value value;
} asking;

static void ask_it (void *argument)
{
  asking *const a = argument;
  gh_error unused;
  gh_engine *const engine = &fuzz.adapter->base;
  const char *const g = asked[a->i].g, *const h = asked[a->i].h;
  gh_value const arguments[] = {
      {GH_GAME, {.form = gh_read (fuzz.store, g, strlen (g), NULL, &unused)}},
      {GH_GAME, {.form = gh_read (fuzz.store, h, strlen (h), NULL, &unused)}}};
  a->reply = engine->ask (engine, fuzz.store, asked[a->i].request, arguments, &a->value);
}

/* False: a limit was passed while the answer was read. */
static bool ask (asking *a)
{
  gh_store_allow (fuzz.store);
  return gh_try (fuzz.store, ask_it, a) == GH_OK;
}

/* An adapter as after `open`, but that it will start no program. */
static void attach (int out)
{
  adapter *const a = fuzz.adapter;
  fcntl (out, F_SETFL, O_NONBLOCK);
  a->process = (process){.in = dup (fuzz.nothing), .out = out, .line = -1};
  a->incoming.count = 0;
  a->most_faults = a->base.faults;
  remembered_forget (&a->remembered);
  a->over = a->stale = false;
}

static void detach (void)
{
  process_kill (&fuzz.adapter->process);
}

static void check_reply (size_t i, const char *text, size_t size)
{
  asking first = {.i = i}, again = {.i = i};
  const gh_engine *const engine = &fuzz.adapter->base;
  if (!ask (&first))
    return;
  must (first.reply != GH_PENDING, "every question is decided", text, size);
  if (first.reply == GH_REFUSED || first.reply == GH_FINDING || first.reply == GH_UNSUPPORTED ||
      first.reply == GH_GIVEN_UP)
    must_explain (engine->words, sizeof engine->words, text, size);
  else
    must (first.value.type == gh_requests[asked[i].request].answer,
          "an answer has the type that was asked for", text, size);
  must (ask (&again) && again.reply == first.reply &&
            (first.reply != GH_ANSWERED || first.value.type == GH_OUTCOME ||
             first.value.type == GH_ORDER || again.value.form == first.value.form),
        "a decision stands", text, size);
}

static void check_engine (const uint8_t *data, size_t size)
{
  int ends[2];
  unsigned const chosen = data[0];
  size_t const before = data[1] % (ASKED + 1);
  bool sent = false;
  open_pipe (ends);
  gh_store_empty (fuzz.store);
  attach (ends[0]);
  for (size_t i = 0; i < ASKED; i++) {
    if (i == before)
      adapter_flush (fuzz.adapter), sent = true;
    asking a = {.i = i};
    if (chosen >> i & 1)
      ask (&a);
  }
  if (!sent)
    adapter_flush (fuzz.adapter);
  fill (ends, data + 2, size - 2);
  adapter_settle (&fuzz.adapter->base);
  for (size_t i = 0; i < ASKED; i++)
    if (chosen >> i & 1)
      check_reply (i, (const char *)data + 2, size - 2);
  detach ();
}

void fuzz_one (const uint8_t *data, size_t size)
{
  if (!fuzz.adapter)
    open_all ();
  if (size < 2 || size > MOST_INPUT)
    return;
  if (*data == 'c')
    check_client (data + 1, size - 1);
  else if (*data == 'a')
    check_answer (data + 1, size - 1);
  else if (*data == 'g')
    check_greeting (data + 1, size - 1);
  else if (*data == 'r')
    check_ruleset (data + 1, size - 1);
  else
    check_engine (data, size);
}
