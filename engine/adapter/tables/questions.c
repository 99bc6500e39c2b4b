#include "adapter/tables/questions.h"

#include <stdlib.h>
#include <string.h>

#define MOST_QUESTIONS ((size_t)1 << 20) /* of a table, before all are forgotten */
#define MANY_TEXT ((size_t)64 << 20)     /* likewise, bytes of their answers */
#define MOST_TEXT ((size_t)512 << 20)    /* beyond this an answer is not kept at all */

questions *questions_of (questions *tables, const gh_store *store, uint64_t now)
{
  questions *found = &tables[0];
  for (size_t i = 0; i < MOST_TABLES && found->store != store; i++)
    if (tables[i].store == store || tables[i].used < found->used)
      found = &tables[i];
  if (found->store != store || found->epoch != gh_store_epoch (store)) {
    questions_forget (found);
    links_forget (&found->links);
  }
  found->store = store;
  found->epoch = gh_store_epoch (store);
  found->used = now;
  return found;
}

/* The number of a code; that of the next one, if it is new. */
static size_t number_of (const questions *t, const gh_code *code)
{
  size_t i = 0;
  while (i < t->code_count && !gh_code_same (&t->codes[i], code))
    i++;
  return i;
}

/* What a question is found by: a code and what is asked in one part, the other arguments, of which
   there are three at most, in three; 0 in place of those that a request does not have. */
typedef struct key {
  gh_form arguments[GH_MOST_ARGUMENTS]; /* as they are kept */
  const gh_form *others;
  uint32_t asked;
} key;

static void make_key (key *k, const questions *t, gh_request request, question_about about,
                      const gh_value *arguments)
{
  bool const takes_code = gh_requests[request].takes_code;
  uint32_t const code = takes_code ? (uint32_t)number_of (t, arguments[0].code) : 0;
  *k = (key){.arguments = {code}, .others = k->arguments + takes_code};
  for (unsigned i = takes_code; i < gh_requests[request].count; i++)
    k->arguments[i] = arguments[i].form;
  k->asked = (code * (ABOUT_WORDS + 1) + (uint32_t)about) * GH_REQUESTS + request;
}

question *questions_find (const questions *t, gh_request request, question_about about,
                          const gh_value *arguments)
{
  uint32_t i;
  key k;
  make_key (&k, t, request, about, arguments);
  return map_get (&t->index, k.others[0], k.others[1], k.others[2], k.asked, &i) ? &t->items[i]
                                                                                 : NULL;
}

static bool reserve_code (questions *t)
{
  if (t->code_count < t->code_room)
    return true;
  size_t const room = t->code_room ? 2 * t->code_room : 16;
  gh_code *const bigger = realloc (t->codes, room * sizeof *bigger);
  if (!bigger)
    return false;
  t->codes = bigger;
  t->code_room = room;
  return true;
}

bool questions_reserve (questions *t)
{
  if (t->count >= MOST_QUESTIONS || t->texts.count > MANY_TEXT)
    questions_forget (t);
  if (!map_reserve (&t->index) || !reserve_code (t))
    return false;
  if (t->count < t->room)
    return true;
  size_t const room = t->room ? 2 * t->room : 256;
  question *const bigger = realloc (t->items, room * sizeof *bigger);
  if (!bigger)
    return false;
  t->items = bigger;
  t->room = room;
  return true;
}

size_t questions_add (questions *t, gh_request request, question_about about,
                      const gh_value *arguments)
{
  key k;
  make_key (&k, t, request, about, arguments);
  if (gh_requests[request].takes_code && k.arguments[0] == t->code_count)
    t->codes[t->code_count++] = *arguments[0].code;
  t->items[t->count] = (question){.request = request, .about = about};
  memcpy (t->items[t->count].arguments, k.arguments, sizeof k.arguments);
  map_put (&t->index, k.others[0], k.others[1], k.others[2], k.asked, (uint32_t)t->count);
  return t->count++;
}

void questions_set (questions *t, size_t i, question_state state, const char *text, size_t length)
{
  static const char lost[] = "out of memory for the answer";
  question *const q = &t->items[i];
  q->text = t->texts.count;
  if (length < MOST_TEXT - t->texts.count && bytes_add (&t->texts, text, length)) {
    q->state = state;
    q->length = length;
  } else {
    q->state = QUESTION_REFUSED;
    q->length = bytes_add (&t->texts, lost, sizeof lost - 1) ? sizeof lost - 1 : 0;
  }
}

void questions_forget (questions *t)
{
  map_forget (&t->index);
  t->count = t->code_count = 0;
  t->texts.count = 0;
  t->generation++;
}

void questions_free (questions *t)
{
  free (t->items);
  free (t->codes);
  links_free (&t->links);
  map_free (&t->index);
  bytes_free (&t->texts);
  *t = (questions){0};
}
