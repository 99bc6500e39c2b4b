#include "harness/telling/worded.h"
#include "form/brief.h"
#include "form/numeral.h"
#include "form/show.h"
#include "harness/judging/answers.h"

#include <stdio.h>
#include <string.h>

/* "3.^ + {2|-1}"; a component that is long is cut, and the middle of many. */
static void describe_sum (gh_store *store, const gh_components *sum, char *buffer, size_t size)
{
  char all[4000] = "0";
  size_t used = 0;
  for (size_t i = 0; i < sum->count && sizeof all - used > 200; i++) {
    char game[80];
    bool const one = sum->terms[i].times == gh_integer (store, 1);
    gh_brief (store, sum->terms[i].game, game, sizeof game);
    used += (size_t)snprintf (all + used, sizeof all - used, "%s", i ? " + " : "");
    if (!one) {
      gh_brief (store, sum->terms[i].times, all + used, 80);
      used += strlen (all + used);
    }
    used += (size_t)snprintf (all + used, sizeof all - used, "%s%s", one ? "" : ".", game);
  }
  gh_show (all, strlen (all), buffer, size);
}

void gh_question_show (gh_store *store, const gh_question *q, char *buffer, size_t size)
{
  const gh_request_info *const info = &gh_requests[q->request];
  size_t used = (size_t)snprintf (buffer, size, "%s", info->word);
  for (unsigned i = 0; i < info->count; i++) {
    used += (size_t)snprintf (buffer + used, size - used, i ? " ; " : " ");
    size_t const room = (size - used) / (info->count - i);
    if (q->of_sums)
      describe_sum (store, &q->sums[i], buffer + used, room);
    else
      gh_answer_show (store, &q->arguments[i], buffer + used, room);
    used += strlen (buffer + used);
  }
}
