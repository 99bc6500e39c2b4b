#include "harness/telling/kept.h"
#include "form/measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool gh_wrongs_open (gh_wrongs *w, const gh_limits *limits)
{
  w->store = gh_store_new (limits, NULL);
  return w->store != NULL;
}

void gh_wrongs_close (gh_wrongs *w)
{
  gh_store_free (w->store);
  free (w->lines);
}

void gh_wrongs_forget (gh_wrongs *w)
{
  gh_store_empty (w->store);
  memset (w->known, 0, sizeof w->known);
}

typedef struct keep_call {
  gh_wrongs *wrongs;
  size_t i;
  gh_store *from;
  const gh_question *question;
  const gh_value *right;
} keep_call;

static gh_value copy_value (const keep_call *c, gh_value value)
{
  gh_type const type = value.type;
  if (type >= GH_INTEGER && type <= GH_MAYBE_FORM && value.form != GH_NO_FORM)
    value.form = gh_form_copy (c->wrongs->store, c->from, value.form);
  return value;
}

static void copy_sums (const keep_call *c, gh_question *to)
{
  gh_term *terms = c->wrongs->terms[c->i];
  for (size_t i = 0; i < GH_MOST_ARGUMENTS; i++) {
    gh_components const sum = c->question->sums[i];
    to->sums[i].terms = terms;
    for (size_t k = 0; k < sum.count; k++)
      *terms++ = (gh_term){gh_form_copy (c->wrongs->store, c->from, sum.terms[k].times),
                           gh_form_copy (c->wrongs->store, c->from, sum.terms[k].game)};
  }
}

static void keep (void *argument)
{
  const keep_call *const c = argument;
  gh_wrongs *const w = c->wrongs;
  gh_question *const to = &w->questions[c->i];
  const gh_request_info *const info = &gh_requests[c->question->request];
  *to = *c->question;
  to->compared = to->wrong = false; /* what is right is asked anew */
  if (info->takes_code)
    to->arguments[0].code = &to->code;
  for (unsigned i = info->takes_code; i < info->count && !to->of_sums; i++)
    to->arguments[i] = copy_value (c, to->arguments[i]);
  if (to->of_sums)
    copy_sums (c, to);
  if (to->reply == GH_ANSWERED)
    to->answer = copy_value (c, to->answer);
  if (c->right)
    w->right[c->i] = copy_value (c, *c->right);
  w->known[c->i] = true;
}

/* What is no game and no integer, long sums and what is told in the engine's own words are not
 * kept. */
void gh_wrongs_keep (gh_wrongs *w, size_t i, gh_store *from, const gh_question *q, const char *text,
                     const gh_value *right)
{
  keep_call c = {w, i, from, q, right};
  gh_type const takes = gh_requests[q->request].takes;
  w->known[i] = false;
  snprintf (w->text[i], sizeof w->text[i], "%s", text);
  if ((takes == GH_GAME || takes == GH_INTEGER) && !q->respelt &&
      (!q->of_sums || q->sums[0].count + q->sums[1].count <= GH_SMALLER_TERMS))
    gh_try (w->store, keep, &c);
}
