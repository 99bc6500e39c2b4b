#include "form/show.h"
#include "harness/limits.h"
#include "output/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char plain[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=+,-";

static void append (char *buffer, size_t size, const char *text)
{
  strncat (buffer, text, size - strlen (buffer) - 1);
}

/* Whether all of a word can be shown as it is. */
static bool is_shown (const char *word)
{
  char shown[GH_MOST_SHOWN];
  size_t taken = 1, width = 1;
  for (size_t left = strlen (word); left && taken == width; word += taken, left -= taken)
    taken = gh_show_one (word, left, shown, &width);
  return taken == width;
}

/* As bash reads it, and what has POSIX 2024. */
static void append_escaped (char *buffer, size_t size, const char *word)
{
  char one[5];
  append (buffer, size, "$'");
  for (; *word; word++) {
    bool const as_it_is = *word >= ' ' && *word < 127 && *word != '\'' && *word != '\\';
    snprintf (one, sizeof one, as_it_is ? "%c" : "\\x%02x", (unsigned char)*word);
    append (buffer, size, one);
  }
  append (buffer, size, "'");
}

/* Append a word as a shell reads it back. */
static void append_word (char *buffer, size_t size, const char *word)
{
  if (*word && !word[strspn (word, plain)]) {
    append (buffer, size, word);
    return;
  }
  if (!is_shown (word)) {
    append_escaped (buffer, size, word);
    return;
  }
  append (buffer, size, "'");
  for (; *word; word++)
    append (buffer, size, *word == '\'' ? "'\\''" : (char[]){*word, 0});
  append (buffer, size, "'");
}

static void append_limits (char *buffer, size_t size, const gh_run *run)
{
  char words[60];
  for (const gh_limit *l = gh_limit_table; l->name; l++) {
    uint32_t const value = gh_limit_of (&run->options->limits, l);
    snprintf (words, sizeof words, " --limit %s=%u", l->name, value);
    append (buffer, size, value == gh_limit_of (&GH_DEFAULT_LIMITS, l) ? "" : words);
  }
  double const seconds = run->engine_options->answer_seconds;
  snprintf (words, sizeof words, " --timeout %g", seconds);
  append (buffer, size, seconds == GH_DEFAULT_ENGINE_OPTIONS.answer_seconds ? "" : words);
}

/* A case that is too long to be shown is run again by its number; where no case is to blame, as
   when no counterexample was found, the whole theorem. */
void gh_report_replay (const gh_run *run, const gh_theorem *theorem, const gh_result *result,
                       char *buffer, size_t size)
{
  char words[2200], option[40];
  const gh_failure *const f = &result->failure;
  bool const numbered = !f->whole && *f->found;
  bool const all = !f->whole && !*f->counterexample;
  const char *const which = numbered ? f->found : f->counterexample;
  snprintf (words, sizeof words, "%s%s%s", theorem->name, *which ? " " : "", which);
  *buffer = 0;
  append_word (buffer, size, run->program);
  append (buffer, size, " check --engine ");
  append_word (buffer, size, run->engine);
  if (run->against_words) {
    append (buffer, size, " --against ");
    append_word (buffer, size, run->against_words);
  }
  for (char *const *file = run->claims; file && *file; file++) {
    append (buffer, size, " --claims ");
    append_word (buffer, size, *file);
  }
  append_limits (buffer, size, run);
  snprintf (option, sizeof option, " --seed %" PRIu64, run->options->seed);
  append (buffer, size, (numbered || all) && run->options->seed != 1 ? option : "");
  snprintf (option, sizeof option, " --cases %" PRIu64, run->options->random_cases);
  append (buffer, size, (numbered || all) && run->options->random_cases ? option : "");
  append (buffer, size, all ? run->deep ? " --deep " : " " : " --replay ");
  append_word (buffer, size, words);
}
