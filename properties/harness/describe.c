/* Saying what happened in a failing case, right after it. */
#include "form/genus.h"
#include "form/notation.h"
#include "harness/inside.h"
#include "harness/shrink.h"

#include <stdio.h>
#include <string.h>

typedef struct description {
  gh_trial *trial;
  gh_failure *failure;
} description;

static void describe_value (gh_store *store, const gh_value *value, char *buffer, size_t size)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  static const char *const orders[] = {"=", ">", "<", "||"};
  switch (value->type) {
  case GH_TRUTH: snprintf (buffer, size, "%s", value->truth ? "true" : "false"); break;
  case GH_OUTCOME: snprintf (buffer, size, "%s", outcomes[value->outcome]); break;
  case GH_ORDER: snprintf (buffer, size, "%s", orders[value->order]); break;
  case GH_CODE: {
    char text[GH_CODE_TEXT];
    gh_code_print (value->code, text);
    snprintf (buffer, size, "%s", text);
    break;
  }
  case GH_CERTIFICATE: snprintf (buffer, size, "a certificate"); break;
  default:
    snprintf (buffer, size, "%s",
              value->form == GH_NO_FORM ? "none"
              : value->type == GH_GENUS ? gh_genus_print (store, value->form)
                                        : gh_print (store, value->form, GH_STYLE_FULL));
  }
}

/* "compare 0 ; * -> ||", cut where it is long. */
static void describe_question (gh_trial *t, const gh_question *q, char *buffer, size_t size)
{
  char g[300], h[300] = "", answer[300] = "no answer", expected[300] = "";
  describe_value (t->store, &q->arguments[0], g, sizeof g);
  if (gh_requests[q->request].count > 1)
    describe_value (t->store, &q->arguments[1], h, sizeof h);
  if (q->reply == GH_ANSWERED)
    describe_value (t->store, &q->answer, answer, sizeof answer);
  if (q->wrong)
    describe_value (t->store, &q->expected, expected, sizeof expected);
  snprintf (buffer, size,
            q->wrong ? "%s %s%s%s -> %s, where the %s engine says %s\n" : "%s %s%s%s -> %s\n",
            gh_requests[q->request].word, g, *h ? " ; " : "", h, answer,
            q->wrong ? t->second->name : "", expected);
}

/* What the engine was asked, each question once. */
static void describe_answers (void *argument)
{
  const description *const d = argument;
  gh_trial *const t = d->trial;
  size_t const most = t->question_count < GH_MOST_QUESTIONS ? t->question_count : GH_MOST_QUESTIONS;
  for (size_t i = 0; i < most; i++) {
    char line[1400];
    size_t const used = strlen (d->failure->answers);
    describe_question (t, &t->questions[i], line, sizeof line);
    if (!strstr (d->failure->answers, line) && used + strlen (line) < sizeof d->failure->answers)
      strcpy (d->failure->answers + used, line);
  }
}

static void describe_variables (void *argument)
{
  const description *const d = argument;
  d->failure->whole =
      gh_trial_variables (d->trial, d->failure->counterexample, sizeof d->failure->counterexample);
}

void run_describe (gh_runner *r, gh_failure *failure)
{
  gh_trial *const t = &r->trial;
  description d = {t, failure};
  snprintf (failure->step, sizeof failure->step, "%s", t->step);
  snprintf (failure->required, sizeof failure->required, "%s", t->required);
  failure->slow = t->slow;
  for (size_t i = 0; i < t->variable_count; i++)
    failure->sorts[i] = t->variables[i].sort;
  gh_store_allow (t->store);
  failure->whole = false;
  if (gh_try (t->store, describe_variables, &d) != GH_OK)
    strcpy (failure->counterexample, "too long to be shown");
  failure->moves = gh_shrunk_of (t).moves;
  failure->answers[0] = 0;
  gh_try (t->store, describe_answers, &d);
}

/* ---- twice ----------------------------------------------------------------------------------- */

static const char arrow[] = " -> ";

/* The answer to this question, up to the end of its line, in other lines; NULL: it is not there. */
static const char *answer_in (const char *lines, const char *question, size_t length)
{
  for (; *lines; lines += strcspn (lines, "\n"), lines += *lines == '\n')
    if (!strncmp (lines, question, length))
      return lines + length;
  return NULL;
}

bool run_difference (const gh_failure *first, const gh_failure *then, char *text, size_t size)
{
  for (const char *line = first->answers; *line;) {
    const char *const to = strstr (line, arrow), *const end = line + strcspn (line, "\n");
    if (!to || to > end)
      return false;
    size_t const question = (size_t)(to - line) + sizeof arrow - 1;
    const char *const other = answer_in (then->answers, line, question);
    if (other && strncmp (line + question, other, (size_t)(end - line) - question + 1)) {
      snprintf (text, size, "%.*s, then %.*s", (int)(end - line), line, (int)strcspn (other, "\n"),
                other);
      return true;
    }
    line = end + (*end == '\n');
  }
  return false;
}
