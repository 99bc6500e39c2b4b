/* Starting an engine: `hello 1`, and what it says of itself. */
#include "adapter/adapter.h"
#include "adapter/asking/asking.h"
#include "adapter/lines/hints.h"
#include "adapter/lines/spelling.h"
#include "form/halt.h"
#include "form/word.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define MOST_GREETING ((size_t)1 << 16)
#define BANNER_SECONDS 0.5 /* to see whether a greeting follows a line that is none */

/* False: it is no ability that is known here. */
static bool take_ability (greeting *said, const char *word, size_t length)
{
  static const char *const styles[] = {"", "numerals", "braces"}; /* as in gh_style */
  for (unsigned r = 0; r < GH_ABILITIES; r++)
    if (gh_word_is (word, length, gh_ability_words[r])) {
      said->abilities |= GH_BIT (r);
      return true;
    }
  for (gh_style s = GH_STYLE_NUMERALS; s <= GH_STYLE_BRACES; s++)
    if (gh_word_is (word, length, styles[s])) {
      said->style = said->style < s ? s : said->style;
      return true;
    }
  said->let = said->let || gh_word_is (word, length, "let");
  return gh_word_is (word, length, "let");
}

/* Note a word, as far as there is room, and what it was probably meant to be; or NULL. */
static void take_unknown (greeting *said, const char *word, size_t length, const char *near)
{
  char shown[40], text[120];
  size_t const count = strlen (said->unknown);
  gh_show (word, length, shown, sizeof shown);
  if (near)
    snprintf (text, sizeof text, "%s%s (did you mean %s?)", count ? ", " : "", shown, near);
  else
    snprintf (text, sizeof text, "%s%s", count ? ", " : "", shown);
  if (count + strlen (text) + sizeof ", ..." <= sizeof said->unknown)
    strcpy (said->unknown + count, text);
  else if (count < 5 || strcmp (said->unknown + count - 5, ", ..."))
    strcpy (said->unknown + count, ", ...");
}

/* ---- what it takes --------------------------------------------------------------------------- */

/* What the words said so far: `games` of all requests that take games and have no such word of
   their own, whose bits are in `own`. */
typedef struct taking {
  gh_takes games;
  gh_request_set own;
} taking;

/* The request of a word, GH_REQUESTS: games, or -1. */
static int takes_of (const char *word, size_t length)
{
  int r = 0;
  while (r < GH_REQUESTS && !gh_word_is (word, length, gh_requests[r].word))
    r++;
  return r < GH_REQUESTS || gh_word_is (word, length, "games") ? r : -1;
}

/* A word with a colon: "compare:numbers,switches", "games:positions<=40". One that says what is not
   known here says nothing of what the engine takes. */
static void take_kinds (greeting *said, taking *t, const char *word, size_t length)
{
  size_t const before = (size_t)((const char *)memchr (word, ':', length) - word);
  int const r = takes_of (word, before);
  const char *wrong;
  size_t wrong_length;
  gh_takes takes;
  bool const read =
      gh_takes_read (&takes, word + before + 1, length - before - 1, &wrong, &wrong_length);
  if (r < 0)
    take_unknown (said, word, length, spelling_nearest (word, before));
  else if (!read)
    take_unknown (said, word, length, gh_takes_nearest (wrong, wrong_length));
  if (!read)
    takes = GH_TAKES_ALL;
  if (r == GH_REQUESTS)
    t->games = takes;
  else if (r >= 0) {
    said->abilities |= GH_BIT (r);
    said->takes[r] = takes;
    t->own |= GH_BIT (r);
  }
}

static void take_word (greeting *said, taking *t, const char *word, size_t length)
{
  if (memchr (word, ':', length))
    take_kinds (said, t, word, length);
  else if (!take_ability (said, word, length))
    take_unknown (said, word, length,
                  gh_word_is (word, length, "games") ? "games:KINDS"
                                                     : spelling_nearest (word, length));
}

static void take_games (greeting *said, const taking *t)
{
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    if (!(t->own >> r & 1))
      said->takes[r] = gh_takes_games (r) ? t->games : GH_TAKES_ALL;
    said->partial = said->partial || (said->abilities >> r & 1 && !gh_takes_all (&said->takes[r]));
  }
}

/* ---- the line -------------------------------------------------------------------------------- */

bool greeting_read (greeting *said, const char *text, size_t length, const char **problem)
{
  static const char start[] = "gifthorse ";
  const char *const end = text + length;
  taking t = {.games = GH_TAKES_ALL};
  *said = (greeting){.style = GH_STYLE_FULL};
  *problem = "expected gifthorse 1 NAME ABILITY ...";
  for (const char *c = text; c < end; c++)
    if (*c == '\r') {
      *problem = "a line ends in a newline alone, without a carriage return";
      return false;
    } else if ((unsigned char)*c < ' ' || *c == 127)
      return false;
  if (length < sizeof start || memcmp (text, start, sizeof start - 1))
    return false;
  unsigned words = 0;
  for (const char *at = text + sizeof start - 1; at < end; words++) {
    const char *stop = memchr (at, ' ', (size_t)(end - at));
    stop = stop ? stop : end;
    size_t const n = (size_t)(stop - at);
    if (words == 0 && (n != 1 || *at != '1')) {
      *problem = "only version 1 of the protocol is spoken here";
      return false;
    }
    if (words == 1)
      gh_show (at, n, said->name, sizeof said->name);
    else if (words > 1 && n)
      take_word (said, &t, at, n);
    at = stop < end ? stop + 1 : end;
  }
  take_games (said, &t);
  return words > 1 && *said->name;
}

/* What was met instead of a greeting, of gh_incident_kind, or: */
#define NO_INCIDENT GH_INCIDENT_KINDS

/* Wait for the first line; the text up to its newline stands at the start of a->incoming. */
static bool first_line (adapter *a, int *kind, char *why, size_t size)
{
  static const char hello[] = "hello 1\n";
  double const deadline = process_clock () + a->options.start_seconds;
  size_t sent = 0;
  char how[64];
  while (!a->incoming.count || !memchr (a->incoming.at, '\n', a->incoming.count)) {
    exchange const e =
        process_exchange (&a->process, hello, &sent, sizeof hello - 1, &a->incoming, deadline);
    if (e == EXCHANGE_ENDED && process_ended (&a->process, 1, how, sizeof how))
      snprintf (why, size, "%s before it greeted%s", how,
                strstr (how, "status 127")   ? "; was it not found?"
                : strstr (how, "status 126") ? "; may it not be executed?"
                                             : "");
    else if (e == EXCHANGE_ENDED)
      snprintf (why, size, "closed its output before it greeted");
    else if (e == EXCHANGE_QUIET)
      snprintf (why, size, "did not greet within %g s; does it flush its output after each line?",
                a->options.start_seconds);
    else if (e == EXCHANGE_HALTED)
      snprintf (why, size, "was interrupted");
    else if (e == EXCHANGE_NO_MEMORY)
      snprintf (why, size, "could not be greeted: out of memory");
    else if (a->incoming.count > MOST_GREETING)
      snprintf (why, size, "greeted with more than %zu bytes", MOST_GREETING);
    else
      continue;
    *kind = e == EXCHANGE_ENDED   ? a->process.end == END_MEMORY ? GH_OUTGREW : GH_DIED
            : e == EXCHANGE_QUIET ? GH_LATE
            : e == EXCHANGE_MOVED ? GH_FLOODED
                                  : NO_INCIDENT;
    return false;
  }
  return true;
}

/* Which line the greeting is, of what was read and what comes at once; 0: none is. */
static unsigned greeting_line (adapter *a)
{
  double const deadline = process_clock () + BANNER_SECONDS;
  size_t none = 0;
  exchange met = EXCHANGE_MOVED;
  for (;;) {
    unsigned const found = hint_greeting_line (a->incoming.at, a->incoming.count);
    if (found || met != EXCHANGE_MOVED || a->incoming.count > MOST_GREETING ||
        process_clock () > deadline)
      return found;
    met = process_exchange (&a->process, NULL, &none, 0, &a->incoming, deadline);
  }
}

static bool greet (adapter *a, greeting *said, int *kind, char *why, size_t size)
{
  const char *problem;
  char shown[80], hint[240];
  if (!first_line (a, kind, why, size))
    return false;
  const char *const end = memchr (a->incoming.at, '\n', a->incoming.count);
  size_t const length = (size_t)(end - a->incoming.at);
  bool const good = greeting_read (said, a->incoming.at, length, &problem);
  if (good) {
    bytes_drop (&a->incoming, length + 1);
    return true;
  }
  *kind = GH_RUBBISH;
  gh_show (a->incoming.at, length, shown, sizeof shown);
  unsigned const number = greeting_line (a); /* reads on, and may move what was read */
  hint_greeting (a->incoming.at, length, number, hint, sizeof hint);
  snprintf (why, size, GH_ITS_GREETING "%s' to `hello 1`: %s%s", shown, problem, hint);
  return false;
}

/* Nothing is told of a greeting that was broken off here. */
static void tell_start (adapter *a, int kind, double seconds, const char *why)
{
  if (kind != NO_INCIDENT && !gh_halted ())
    adapter_tell (a, (gh_incident_kind)kind, seconds, why);
}

bool adapter_start (adapter *a, greeting *said, char *error, size_t size)
{
  char shown[60], why[400];
  int kind = NO_INCIDENT;
  double const began = process_clock ();
  gh_show (a->command, strlen (a->command), shown, sizeof shown);
  a->incoming.count = 0;
  if (!process_start (&a->process, a->command, a->options.memory_bytes, a->options.sandbox))
    snprintf (error, size, "`%s` could not be started: %s", shown, strerror (errno));
  else {
    bool const greeted = greet (a, said, &kind, why, sizeof why);
    double const seconds = process_clock () - began;
    a->history.count = 0;
    pace_begin (&a->pace);
    a->familiar = 0;
    a->base.starts++;
    a->base.start_seconds += greeted ? seconds : 0;
    if (greeted)
      return true;
    tell_start (a, kind, seconds, why);
    snprintf (error, size, "`%s` %s", shown, why);
    complaints_tell (&a->process.complaints, error, size);
  }
  if (gh_halted ())
    snprintf (error, size, "interrupted");
  process_kill (&a->process);
  return false;
}
