/* Telling what an engine did that is no answer, when it is seen. No memory is needed for it. */
#include "adapter/asking/asking.h"

#include <stdio.h>
#include <string.h>

#define NAME_ROOM 1000 /* bytes that stand in place of a name at most */

/* ---- questions ------------------------------------------------------------------------------- */

typedef struct expansion {
  const batch *batch;
  char text[6000];
  size_t count;
} expansion;

static void put (expansion *x, char c, size_t most)
{
  if (x->count < most)
    x->text[x->count++] = c;
}

/* What a name means, before this line; NULL: it is none. */
static const line *find_name (const batch *b, const line *before, size_t name)
{
  for (const line *l = before; name && l > b->lines;)
    if ((--l)->kind == LINE_LET && l->name == name)
      return l;
  return NULL;
}

/* Put a text with the meaning of each name in its place, as far as there is room for it, up to so
   many bytes in all. */
static void expand (expansion *x, const line *l, const char *at, size_t most)
{
  const char *const end = x->batch->text.at + l->end - 1;
  while (at < end && x->count < most) {
    const char *after = at + 1;
    size_t name = 0;
    for (; *at == 'g' && after < end && *after >= '0' && *after <= '9'; after++)
      name = 10 * name + (size_t)(*after - '0');
    const line *const meant = find_name (x->batch, l, name);
    size_t const room = x->count + NAME_ROOM < most ? x->count + NAME_ROOM : most;
    if (meant) {
      const char *const text = x->batch->text.at + meant->start;
      expand (x, meant, (const char *)memchr (text, '=', meant->end - meant->start) + 2, room);
      for (int i = 0; i < 3 && x->count >= room; i++)
        put (x, '.', most);
    } else
      put (x, *at, most);
    at = meant ? after : at + 1;
  }
}

static void show_line (const batch *b, const line *l, char *buffer, size_t size)
{
  expansion x;
  x.batch = b;
  x.count = 0;
  const char *const text = b->text.at + l->start;
  if (l->named)
    expand (&x, l, text, sizeof x.text);
  gh_show (l->named ? x.text : text, l->named ? x.count : l->end - l->start - 1, buffer, size);
}

/* ---- telling --------------------------------------------------------------------------------- */

static void tell (adapter *a, gh_incident *incident)
{
  complaints *const c = &a->process.complaints;
  size_t const length = strlen (incident->words);
  if (incident->kind == GH_LATE)
    a->base.late_seconds += incident->seconds;
  if (!a->base.incident)
    return;
  if (length && incident->words[length - 1] == ',') /* "on ..." follows where it is a finding */
    incident->words[length - 1] = 0;
  complaints_read (c);
  complaints_show (c, incident->last, sizeof incident->last);
  a->base.incident (a->base.incident_context, incident);
}

void adapter_tell (adapter *a, gh_incident_kind kind, double seconds, const char *words)
{
  gh_incident incident = {.kind = kind, .request = GH_REQUESTS, .seconds = seconds};
  snprintf (incident.words, sizeof incident.words, "%s", words);
  tell (a, &incident);
}

void adapter_tell_line (adapter *a, size_t i, const offence *o, const char *where)
{
  const batch *const b = &a->batch;
  size_t const length = strlen (o->words);
  bool const comma = *where && length && o->words[length - 1] == ',';
  gh_incident incident = {.kind = o->kind, .request = GH_REQUESTS, .seconds = o->seconds};
  snprintf (incident.words, sizeof incident.words, "%.*s%s", (int)(length - comma), o->words,
            where);
  while (i + 1 < b->count && b->lines[i].kind != LINE_ASK)
    i++;
  if (b->lines[i].kind == LINE_ASK)
    incident.request = b->lines[i].request;
  show_line (b, &b->lines[i], incident.question, sizeof incident.question);
  tell (a, &incident);
}

void adapter_tell_answer (adapter *a, gh_request request, const char *shown, const char *words)
{
  gh_incident incident = {.kind = GH_RUBBISH, .request = request};
  snprintf (incident.question, sizeof incident.question, "%s", shown);
  snprintf (incident.words, sizeof incident.words, "%s", words);
  tell (a, &incident);
}

const char *adapter_show_start (const char *text, size_t length, char *buffer, size_t size)
{
  static const char left_out[] = "...";
  size_t used = 0, width;
  char shown[GH_MOST_SHOWN];
  for (size_t at = 0; at < length;) {
    size_t const taken = gh_show_one (text + at, length - at, shown, &width);
    bool const last = at + taken == length;
    if (used + width + (last ? 1 : sizeof left_out) > size) {
      strcpy (buffer + used, left_out);
      return buffer;
    }
    memcpy (buffer + used, shown, width);
    used += width;
    at += taken;
  }
  buffer[used] = 0;
  return buffer;
}
