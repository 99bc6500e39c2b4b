#include "ruleset_programs/talk.h"
#include "adapter/process/sandbox.h"
#include "form/halt.h"
#include "form/show.h"
#include "form/word.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define CLOSING_SECONDS 1          /* that it has after `bye` */
#define ANSWERED ((size_t)1 << 20) /* bytes of answered requests that may stay */
#define FAULT 300

/* Of the first request without an answer, with its newline; 0: there is none. */
static size_t request_length (const talk *t)
{
  size_t const left = t->requests.count - t->answered;
  const char *const start = t->requests.at + t->answered;
  return left ? (size_t)((const char *)memchr (start, '\n', left) - start) + 1 : 0;
}

/* ---- faults ---------------------------------------------------------------------------------- */

/* "`python3 rules.py` was silent for 5 s on `left ../..`", and what it wrote to standard error. */
static bool blame (talk *t, const char *fault, char *error, size_t size)
{
  char command[100], request[120];
  size_t const length = request_length (t);
  gh_show (t->command, strlen (t->command), command, sizeof command);
  if (gh_halted ())
    snprintf (error, size, "interrupted");
  else if (length) {
    gh_show (t->requests.at + t->answered, length - 1, request, sizeof request);
    snprintf (error, size, "`%s` %s on `%s`", command, fault, request);
  } else
    snprintf (error, size, "`%s` %s", command, fault);
  if (!gh_halted ())
    complaints_tell (&t->process.complaints, error, size);
  return false;
}

/* What it said and did not end, for the end of a fault. */
static void tell_half (const talk *t, const char *before, char *text, size_t size)
{
  char shown[80];
  size_t const count = t->incoming.count - t->read;
  *text = 0;
  if (count)
    snprintf (text, size, "%s'%s'", before,
              gh_show (t->incoming.at + t->read, count, shown, sizeof shown));
}

static bool blame_end (talk *t, char *error, size_t size)
{
  char how[64], half[120], fault[FAULT];
  if (!process_ended (&t->process, 1, how, sizeof how))
    snprintf (how, sizeof how, "closed its output");
  tell_half (t, " after half a line, ", half, sizeof half);
  snprintf (fault, sizeof fault, "%s%s%s", how, half,
            *t->name                     ? ""
            : strstr (how, "status 127") ? " (was it not found?)"
            : strstr (how, "status 126") ? " (may it not be executed?)"
                                         : "");
  return blame (t, fault, error, size);
}

static bool blame_silence (talk *t, double seconds, char *error, size_t size)
{
  char half[120], fault[FAULT];
  tell_half (t, " after half a line, ", half, sizeof half);
  snprintf (fault, sizeof fault, "was silent for %g s%s%s", seconds, half,
            *t->name ? "" : " (does it flush its output?)");
  return blame (t, fault, error, size);
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* Wait for more of what it says. */
static bool hear (talk *t, double seconds, double deadline, char *error, size_t size)
{
  switch (process_exchange (&t->process, t->requests.at, &t->sent, t->requests.count, &t->incoming,
                            deadline)) {
  case EXCHANGE_MOVED:
    return process_clock () < deadline || blame_silence (t, seconds, error, size);
  case EXCHANGE_QUIET: return blame_silence (t, seconds, error, size);
  case EXCHANGE_ENDED: return blame_end (t, error, size);
  case EXCHANGE_NO_MEMORY: return blame (t, "could not be heard, out of memory,", error, size);
  case EXCHANGE_HALTED: break;
  }
  return blame (t, "", error, size);
}

/* Whether a line, or as much of it as there is, may be one; its first bytes were looked at. */
static bool check_line (talk *t, const char *at, size_t seen, size_t length, char *error,
                        size_t size)
{
  char fault[FAULT];
  for (size_t i = seen; i < length; i++)
    if ((unsigned char)at[i] < ' ' || at[i] == 127) {
      snprintf (fault, sizeof fault, "answered with byte %u%s", (unsigned char)at[i],
                at[i] == '\r' ? " (a line ends in a newline alone)" : "");
      return blame (t, fault, error, size);
    }
  if (length <= TALK_MOST_ANSWER)
    return true;
  snprintf (fault, sizeof fault, "answered with more than %zu bytes", TALK_MOST_ANSWER);
  return blame (t, fault, error, size);
}

/* Forget what is behind both sides. */
static void forget_answered (talk *t)
{
  bytes_drop (&t->incoming, t->read);
  t->read = 0;
  if (t->answered < ANSWERED)
    return;
  bytes_drop (&t->requests, t->answered);
  t->sent -= t->answered;
  t->answered = 0;
}

static bool next_line (talk *t, double seconds, const char **text, size_t *length, char *error,
                       size_t size)
{
  double const deadline = process_clock () + seconds;
  const char *newline = NULL;
  size_t seen = 0; /* bytes that are good, and no newline is among them */
  for (bool waited = false; !newline; waited = true) {
    if (waited || t->read == t->incoming.count) {
      forget_answered (t);
      if (!hear (t, seconds, deadline, error, size))
        return false;
    }
    const char *const start = t->incoming.count ? t->incoming.at + t->read : "";
    size_t const count = t->incoming.count - t->read;
    newline = memchr (start + seen, '\n', count - seen);
    size_t const whole = newline ? (size_t)(newline - start) : count;
    if (!check_line (t, start, seen, whole, error, size))
      return false;
    seen = whole;
    *text = start;
    *length = whole;
  }
  if (t->sent < t->answered + request_length (t))
    return blame (t, "answered before it was asked", error, size);
  t->read += *length + 1;
  return true;
}

bool talk_answer (talk *t, const char **text, size_t *length, char *error, size_t size)
{
  if (!next_line (t, t->options.answer_seconds, text, length, error, size))
    return false;
  t->answered += request_length (t);
  return true;
}

bool talk_ask (talk *t, const char *word, const char *text, size_t length)
{
  if (!bytes_reserve (&t->requests, strlen (word) + length + 2))
    return false;
  bytes_add (&t->requests, word, strlen (word));
  bytes_add (&t->requests, " ", 1);
  bytes_add (&t->requests, text, length);
  bytes_add (&t->requests, "\n", 1);
  t->asked++;
  return true;
}

bool talk_is_quiet (talk *t, char *error, size_t size)
{
  char said[120], fault[FAULT];
  size_t none = 0;
  process_exchange (&t->process, NULL, &none, 0, &t->incoming, 0);
  tell_half (t, "", said, sizeof said);
  snprintf (fault, sizeof fault, "said %s without being asked", said);
  return !*said || blame (t, fault, error, size);
}

/* ---- the greeting ---------------------------------------------------------------------------- */

/* Read "gifthorse-ruleset 1 NAME WORD ...". Unknown words are those of later versions. */
static bool read_greeting (talk *t, const char *text, size_t length)
{
  const char *const end = text + length;
  unsigned words = 0;
  for (const char *at = text; at < end; words++) {
    const char *stop = memchr (at, ' ', (size_t)(end - at));
    stop = stop ? stop : end;
    size_t const n = (size_t)(stop - at);
    if ((words == 0 && !gh_word_is (at, n, "gifthorse-ruleset")) ||
        (words == 1 && !gh_word_is (at, n, "1")))
      return false;
    if (words == 2)
      gh_show (at, n, t->name, sizeof t->name);
    t->parts = t->parts || (words > 2 && gh_word_is (at, n, "parts"));
    at = stop < end ? stop + 1 : end;
  }
  return words > 2 && *t->name;
}

static bool greet (talk *t, char *error, size_t size)
{
  char shown[80], fault[FAULT];
  const char *text;
  size_t length;
  if (!talk_ask (t, "hello", "1", 1))
    return blame (t, "could not be asked, out of memory,", error, size);
  if (!next_line (t, t->options.start_seconds, &text, &length, error, size))
    return false;
  bool const engine = length > 10 && !memcmp (text, "gifthorse ", 10);
  snprintf (fault, sizeof fault, "answered '%s'%s, expected gifthorse-ruleset 1 NAME,",
            gh_show (text, length, shown, sizeof shown), engine ? ", as an engine does" : "");
  if (!read_greeting (t, text, length))
    return blame (t, fault, error, size);
  t->answered = t->requests.count;
  t->asked = 0;
  return true;
}

bool talk_open (talk *t, const char *command, const gh_engine_options *options, char *error,
                size_t size)
{
  *t = (talk){.process = NO_PROCESS, .options = *options, .command = command};
  if (!command[strspn (command, " ")])
    snprintf (error, size, "found no program, expected one, as in 'python3 rules.py'");
  else if (options->sandbox && !sandbox_holds (error, size))
    return talk_close (t), false;
  else if (!process_start (&t->process, command, options->memory_bytes, options->sandbox))
    snprintf (error, size, "`%.100s` could not be started: %s", command,
              errno == ENOMEM ? "out of memory" : strerror (errno));
  else if (greet (t, error, size))
    return true;
  talk_close (t);
  return false;
}

/* It is asked to leave when it owes nothing. */
void talk_close (talk *t)
{
  size_t sent = 0;
  bool const idle = t->answered == t->requests.count && !gh_halted () &&
                    process_write (&t->process, "bye\n", &sent, 4);
  process_close (&t->process, idle ? CLOSING_SECONDS : 0);
  bytes_free (&t->requests);
  bytes_free (&t->incoming);
}
