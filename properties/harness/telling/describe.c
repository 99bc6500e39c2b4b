/* Saying what happened in a failing case, right after it. */
#include "form/halt.h"
#include "harness/judging/answers.h"
#include "harness/judging/judge.h"
#include "harness/run/inside.h"
#include "harness/telling/shrink.h"
#include "harness/telling/wrongs.h"

#include <stdio.h>
#include <string.h>

typedef struct description {
  gh_trial *trial;
  gh_wrongs *wrongs; /* their questions; NULL: they are not kept */
  bool asking;       /* judges may be asked */
  gh_failure *failure;
} description;

static bool is_fault (const gh_question *q)
{
  return q->reply == GH_SLOW || q->reply == GH_FINDING;
}

/* Keep a wrong answer unless a smaller question to the same request is known. */
static void keep_wrong (const description *d, const gh_question *q, const gh_wrong *w,
                        const gh_value *right)
{
  gh_failure *const failure = d->failure;
  size_t i = 0;
  while (i < failure->wrongs && failure->wrong[i].request != w->request)
    i++;
  if (i == GH_MOST_WRONG)
    return;
  if (i < failure->wrongs && gh_wrong_compare (w, &failure->wrong[i]) >= 0)
    return;
  failure->wrongs += i == failure->wrongs;
  failure->wrong[i] = *w;
  if (d->wrongs)
    gh_wrongs_keep (d->wrongs, i, d->trial->store, q, w->question, right);
}

/* A line of what was asked and answered; what was wrong is kept as such. */
static void describe_answer (const description *d, const gh_question *q, char *line, size_t size)
{
  gh_trial *const t = d->trial;
  gh_wrong w;
  gh_blame blame;
  bool const wrong = gh_judge_blames (t, q, d->asking, &blame);
  gh_wrong_describe (t, q, wrong ? &blame : NULL, &w);
  gh_wrong_write (&w, line, size);
  if (q->wrong && !wrong) {
    char right[sizeof w.right];
    gh_answer_show (t->store, &q->expected, right, sizeof right);
    size_t const used = strlen (line);
    snprintf (line + used, size - used, ", which is right; %s says %s", gh_judge_name (t->second),
              right);
  }
  if (wrong || is_fault (q))
    keep_wrong (d, q, &w, wrong ? &blame.right : NULL);
}

/* Each question once. */
static void add_answer (const description *d, const gh_question *q)
{
  char line[1400];
  char *const answers = d->failure->answers;
  size_t const used = strlen (answers);
  describe_answer (d, q, line, sizeof line - 1);
  strcat (line, "\n");
  if (!strstr (answers, line) && used + strlen (line) < sizeof d->failure->answers)
    strcpy (answers + used, line);
}

/* What the engine was asked; of very many questions the last ones, and the first that was answered
   wrongly. */
static void describe_answers (void *argument)
{
  const description *const d = argument;
  gh_trial *const t = d->trial;
  size_t const most = t->question_count < GH_MOST_QUESTIONS ? t->question_count : GH_MOST_QUESTIONS;
  if (t->wrong && t->question_count > GH_MOST_QUESTIONS)
    add_answer (d, &t->first_wrong);
  for (size_t i = 0; i < most; i++)
    add_answer (d, &t->questions[i]);
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
  int const halted = gh_halted (); /* what was seen is told all the same: it takes no time */
  description d = {t, r->wrongs, !halted, failure};
  gh_halt_clear ();
  failure->step = t->step;
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
  failure->wrongs = 0;
  if (r->wrongs)
    gh_wrongs_forget (r->wrongs);
  gh_try (t->store, describe_answers, &d);
  if (halted)
    gh_halt (halted);
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
