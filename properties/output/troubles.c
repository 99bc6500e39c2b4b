#include "output/troubles.h"
#include "form/show.h"
#include "harness/cases/trial.h"

#include <inttypes.h>
#include <string.h>

#define MOST_LINES 12 /* for all of them; --verbose and the other formats have all */
#define MOST_LAST 4   /* lines of standard error */
#define MANY_STARTS 20
#define LONG_STARTS 3 /* seconds; less is never worth a word */

/* ---- who tells them -------------------------------------------------------------------------- */

static bool tells (const gh_failure *failure, const gh_trouble *t)
{
  bool told =
      t->first.request < GH_REQUESTS &&
      gh_step_same (failure->step,
                    (gh_case_step){t->first.kind == GH_LATE ? GH_STEP_LATE : GH_STEP_NO_ANSWER,
                                   t->first.request});
  for (size_t i = 0; i < failure->wrongs && !told; i++) {
    const gh_wrong *const w = &failure->wrong[i];
    told = (w->request == t->first.request && *t->first.words &&
            !strcmp (w->answer, t->first.words)) ||
           (w->kind == GH_WRONG_DEED && gh_trouble_is_uncertain (t));
  }
  return told;
}

void gh_troubles_compare (gh_summary *s, const gh_failure *failure)
{
  for (size_t i = 0; i < s->trouble_count; i++)
    s->troubles[i].told |= tells (failure, &s->troubles[i]);
}

size_t gh_troubles_untold (const gh_summary *s)
{
  size_t count = 0;
  for (size_t i = 0; i < s->trouble_count; i++)
    count += gh_trouble_is_fault (&s->troubles[i]) && !s->troubles[i].told;
  return count;
}

size_t gh_troubles_faults (const gh_summary *s)
{
  size_t of_kind[GH_INCIDENT_KINDS] = {0}, count = 0;
  for (size_t i = 0; i < s->trouble_count; i++)
    of_kind[s->troubles[i].first.kind] +=
        gh_trouble_is_fault (&s->troubles[i]) && !s->troubles[i].told;
  for (size_t kind = 0; kind < GH_INCIDENT_KINDS; kind++)
    count += kind == GH_LATE ? of_kind[kind] : of_kind[kind] > 0;
  return count;
}

size_t gh_troubles_unanswered (const gh_summary *s)
{
  size_t count = 0;
  for (size_t i = 0; i < s->trouble_count; i++)
    count += gh_trouble_is_unanswered (&s->troubles[i]) && !s->troubles[i].told;
  return count;
}

bool gh_troubles_late (const gh_summary *s)
{
  bool late = false;
  for (size_t i = 0; i < s->trouble_count && !late; i++)
    late = !gh_trouble_is_fault (&s->troubles[i]);
  return late;
}

/* ---- words ----------------------------------------------------------------------------------- */

bool gh_troubles_starts (const gh_summary *s, double seconds)
{
  return s->starts > MANY_STARTS ||
         (s->start_seconds >= LONG_STARTS && s->start_seconds > seconds / 10);
}

const char *gh_troubles_starts_words (const gh_summary *s, double seconds, char *buffer)
{
  char lost[30], whole[30];
  gh_report_time (s->start_seconds, lost, sizeof lost);
  gh_report_time (seconds, whole, sizeof whole);
  snprintf (buffer, GH_TROUBLE_TIMES,
            "%" PRIu64 " time%s, %s by all workers together, in a run of %s", s->starts,
            s->starts == 1 ? "" : "s", lost, whole);
  return buffer;
}

const char *gh_trouble_title (const gh_trouble *t, char *buffer)
{
  bool const known = t->first.request < GH_REQUESTS;
  snprintf (buffer, GH_TROUBLE_TITLE, "%s%s%s", gh_trouble_words (t), known ? " over " : "",
            known ? gh_requests[t->first.request].word : "");
  return buffer;
}

const char *gh_trouble_times (const gh_trouble *t, char *buffer)
{
  char time[30];
  int used = t->times == 1 ? snprintf (buffer, GH_TROUBLE_TIMES, "once")
                           : snprintf (buffer, GH_TROUBLE_TIMES, "%" PRIu64 " times", t->times);
  if (t->seconds < 0.05 || used < 0)
    return buffer;
  gh_report_time (t->seconds, time, sizeof time);
  snprintf (buffer + used, GH_TROUBLE_TIMES - (size_t)used, ", %s", time);
  return buffer;
}

/* What is known of an answer that was late. */
static void write_waited (const gh_trouble *t, char *buffer, size_t size)
{
  char time[30];
  gh_report_time (t->waited_seconds, time, sizeof time);
  switch (t->waited) {
  case GH_SILENT:
    snprintf (buffer, size, "waited for alone, in a fresh engine, none came within %s", time);
    break;
  case GH_CAME:
    snprintf (buffer, size, "it came after %s when it was waited for alone", time);
    break;
  case GH_CAME_AT_ONCE:
    snprintf (buffer, size,
              "alone, in a fresh engine, it came within %s: silent for what was before it", time);
    break;
  case GH_NOT_WAITED:
    snprintf (buffer, size, "%s",
              t->as_large ? "a question that is no smaller was answered"
                          : "there was no time to wait for it alone");
  }
}

const char *gh_trouble_full (const gh_trouble *t, char *buffer)
{
  char words[2 * sizeof t->first.words], waited[120];
  gh_show (t->first.words, strlen (t->first.words), words, sizeof words);
  write_waited (t, waited, sizeof waited);
  if (t->first.kind == GH_LATE)
    snprintf (buffer, GH_TROUBLE_WORDS, "%.450s%s%s", words, *words ? "; " : "", waited);
  else
    snprintf (buffer, GH_TROUBLE_WORDS, "%.590s", words);
  return buffer;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static void put_line (FILE *out, const char *title, const char *text, size_t length)
{
  char shown[1000];
  fprintf (out, "    %-15s %s\n", title, gh_show (text, length, shown, sizeof shown));
}

/* How many lines of its standard error are shown: the last ones. */
static size_t last_lines (const gh_trouble *t)
{
  size_t lines = 0;
  for (const char *at = t->first.last; *at; at += strcspn (at, "\n"), at += *at == '\n')
    lines++;
  return lines < MOST_LAST ? lines : MOST_LAST;
}

static void put_last (FILE *out, const gh_trouble *t)
{
  const char *from = t->first.last + strlen (t->first.last), *title = "its last words";
  size_t left = last_lines (t);
  if (from > t->first.last && from[-1] == '\n')
    from--;
  while (from > t->first.last && !(from[-1] == '\n' && --left == 0))
    from--;
  for (; *from; from += *from == '\n') {
    size_t const length = strcspn (from, "\n");
    put_line (out, title, from, length);
    from += length;
    title = "";
  }
}

/* How many lines put_trouble writes. */
static size_t lines_of (const gh_trouble *t)
{
  return !gh_trouble_is_fault (t) ? 1u + !!*t->first.question
                                  : 2u + !!*t->first.question + last_lines (t);
}

/* That an answer was late, and nothing worse. */
static void put_late (FILE *out, const gh_trouble *t)
{
  char time[30], times[GH_TROUBLE_TIMES], waited[120];
  bool const known = t->first.request < GH_REQUESTS;
  gh_report_time (t->first.seconds, time, sizeof time);
  write_waited (t, waited, sizeof waited);
  fprintf (out, "  late: no answer%s%s within %s, %s; %s\n", known ? " to " : "",
           known ? gh_requests[t->first.request].word : "", time, gh_trouble_times (t, times),
           waited);
  if (*t->first.question)
    put_line (out, "smallest", t->first.question, strlen (t->first.question));
}

static void put_title (FILE *out, const gh_trouble *t)
{
  char title[GH_TROUBLE_TITLE], times[GH_TROUBLE_TIMES];
  fprintf (out, "  the engine %-30s %s\n", gh_trouble_title (t, title),
           gh_trouble_times (t, times));
}

static void put_trouble (FILE *out, const gh_trouble *t)
{
  char words[GH_TROUBLE_WORDS];
  if (!gh_trouble_is_fault (t)) {
    put_late (out, t);
    return;
  }
  put_title (out, t);
  if (*t->first.question)
    put_line (out, t->first.kind == GH_LATE ? "smallest" : "first", t->first.question,
              strlen (t->first.question));
  gh_trouble_full (t, words);
  put_line (out, "words", words, strlen (words));
  put_last (out, t);
}

void gh_troubles_print (FILE *out, const gh_summary *s, double seconds, bool all)
{
  char words[GH_TROUBLE_TIMES];
  bool const starts = gh_troubles_starts (s, seconds);
  size_t lines = starts, shown = 0;
  for (; shown < s->trouble_count; shown++) {
    const gh_trouble *const t = &s->troubles[shown];
    size_t const room = MOST_LINES - lines - (shown + 1 < s->trouble_count);
    bool const fits = all || !shown || lines_of (t) <= room;
    if (!fits && !room)
      break;
    if (fits)
      put_trouble (out, t);
    else
      put_title (out, t);
    lines += all ? 0 : fits ? lines_of (t) : 1;
  }
  if (shown < s->trouble_count)
    fprintf (out, "  and %zu more such; --verbose lists them\n", s->trouble_count - shown);
  if (starts)
    fprintf (out, "  the engine was started %s\n", gh_troubles_starts_words (s, seconds, words));
  if (s->trouble_count || starts)
    fputc ('\n', out);
}

void gh_trouble_tell (gh_report *r, const gh_trouble *t)
{
  char words[2 * sizeof t->first.words], question[2 * sizeof t->first.question];
  gh_show (t->first.words, strlen (t->first.words), words, sizeof words);
  gh_show (t->first.question, strlen (t->first.question), question, sizeof question);
  fprintf (stderr, "%sthe engine %s%s%s%s%s%s\n", r->terminal ? "\r\033[K" : "",
           gh_trouble_words (t), *question ? " over `" : "", question, *question ? "`" : "",
           *words ? ": " : "", words);
}
