#include "harness/telling/worded.h"
#include "adapter/lines/share.h"
#include "adapter/tables/names.h"
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
    if (i == 0 && q->respelt)
      snprintf (buffer + used, room, "%s", q->words);
    else if (q->of_sums)
      describe_sum (store, &q->sums[i], buffer + used, room);
    else
      gh_answer_show (store, &q->arguments[i], buffer + used, room);
    used += strlen (buffer + used);
  }
}

typedef struct lines_call {
  gh_store *store;
  const gh_question *question;
  bytes rooms[GH_MOST_ARGUMENTS];
} lines_call;

/* Each in a room of its own: a text in the store stands until the next one. */
static void print_games (void *argument)
{
  lines_call *const c = argument;
  for (unsigned i = 0; i < gh_requests[c->question->request].count; i++) {
    bytes *const room = &c->rooms[i];
    gh_form const game = c->question->arguments[i].form;
    const char *const text = share_print (c->store, game, 1 + i * MOST_NAMES / 2, room);
    if (text == room->at)
      continue;
    room->count = 0;
    if (!bytes_add (room, text, strlen (text) + 1))
      gh_fail (c->store, GH_NO_MEMORY);
  }
}

/* "let g1 = {1|0} ; let g2 = {g1|g1} ; g2": all but the last part are lines. Returns it. */
static const char *write_names (const char *text, FILE *out)
{
  static const char between[] = " ; ";
  for (const char *end; (end = strstr (text, between)); text = end + sizeof between - 1)
    fprintf (out, "%.*s\n", (int)(end - text), text);
  return text;
}

bool gh_question_write (gh_store *store, const gh_question *q, FILE *out)
{
  const gh_request_info *const info = &gh_requests[q->request];
  lines_call c = {.store = store, .question = q};
  bool const of_games = info->takes == GH_GAME && !info->takes_code && !q->of_sums && !q->respelt;
  gh_store_allow (store);
  bool const good = of_games && gh_try (store, print_games, &c) == GH_OK;
  const char *games[GH_MOST_ARGUMENTS];
  for (unsigned i = 0; i < info->count && good; i++)
    games[i] = write_names (c.rooms[i].at, out);
  for (unsigned i = 0; i < info->count && good; i++)
    fprintf (out, "%s %s", i ? " ;" : info->word, games[i]);
  if (good)
    putc ('\n', out);
  for (unsigned i = 0; i < info->count; i++)
    bytes_free (&c.rooms[i]);
  return good;
}
