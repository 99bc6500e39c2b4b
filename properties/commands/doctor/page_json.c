/* The page as one JSON object, for programs. */
#include "commands/doctor/page.h"
#include "output/report.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>

/* What an engine wrote need not be UTF-8. */
static json_t *text (const char *words)
{
  char plain[2000];
  size_t n = 0;
  json_t *const whole = json_string (words);
  if (whole)
    return whole;
  for (; *words && n < sizeof plain - 1; words++)
    plain[n++] = (char)((unsigned char)*words > 127 ? '?' : *words);
  plain[n] = 0;
  return json_string (plain);
}

static json_t *text_or_null (const char *words)
{
  return words && *words ? text (words) : json_null ();
}

static json_t *whole (uint64_t n)
{
  return json_integer ((json_int_t)(n > INT64_MAX ? INT64_MAX : n));
}

static json_t *number (double x)
{
  return json_real (x);
}

static json_t *of_request (gh_request request)
{
  return request < GH_REQUESTS ? json_string (gh_requests[request].word) : json_null ();
}

/* ---- parts ----------------------------------------------------------------------------------- */

static json_t *start_object (const gh_examined *x, const gh_findings *f)
{
  const gh_engine *const e = x->start.engine;
  json_t *const o = json_object ();
  json_object_set_new (o, "engine", text (x->spec));
  json_object_set_new (o, "starts", json_boolean (e));
  json_object_set_new (o, "seconds", number (x->start.seconds));
  if (!e) {
    json_object_set_new (o, "error", text (x->start.error));
    json_object_set_new (o, "remedy", text_or_null (x->start.remedy));
    json_object_set_new (o, "ours", json_boolean (x->start.ours));
    return o;
  }
  json_object_set_new (o, "name", text (e->name));
  json_object_set_new (o, "manner", text_or_null (e->manner));
  json_object_set_new (o, "takes", text_or_null (gh_introduce (e, NULL).takes));
  json_object_set_new (o, "unknown", text_or_null (e->unknown));
  json_object_set_new (o, "times", whole (f->starts));
  json_object_set_new (o, "all_seconds", number (f->start_seconds));
  return o;
}

static json_t *ability_array (const gh_engine *engine)
{
  json_t *const all = json_array ();
  for (unsigned a = 0; a < GH_ABILITIES; a++)
    if (gh_engine_can (engine, a))
      json_array_append_new (all, json_string (gh_ability_words[a]));
  return all;
}

static json_t *pace_array (const gh_examined *x)
{
  static const char *const ends[] = {"fine", "late", "fault"};
  json_t *const all = json_array ();
  for (size_t i = 0; i < x->pace_count; i++) {
    const gh_pace *const p = &x->paces[i];
    json_t *const o = json_object ();
    json_object_set_new (o, "request", of_request (p->request));
    json_object_set_new (o, "alone", number (p->alone));
    json_object_set_new (o, "together", number (p->together));
    json_object_set_new (o, "first_seconds", number (p->first));
    json_object_set_new (o, "end", json_string (ends[p->end]));
    json_object_set_new (o, "words", text_or_null (p->words));
    json_array_append_new (all, o);
  }
  return all;
}

static void set_wrong (json_t *o, const gh_wrong *w)
{
  json_object_set_new (o, "request", of_request (w->request));
  json_object_set_new (o, "question", text (w->question));
  json_object_set_new (o, "answer", text (w->answer));
  json_object_set_new (o, "right", text_or_null (w->right));
  json_object_set_new (o, "judge", text_or_null (w->judge));
}

static json_t *fault_object (const gh_checking *c, const gh_fault *fault)
{
  char replay[3000], step[GH_STEP_WORDS];
  json_t *const o = json_object ();
  size_t const first = *fault->failures;
  if (fault->wrong)
    set_wrong (o, fault->wrong);
  else
    json_object_set_new (o, "step", text (gh_step_write (c->results[first].failure.step, step)));
  json_object_set_new (o, "theorems", whole (fault->count));
  json_object_set_new (o, "theorem", text (c->theorems[first]->name));
  gh_report_replay (&c->run, c->theorems[first], &c->results[first], replay, sizeof replay);
  json_object_set_new (o, "replay", text (replay));
  return o;
}

static json_t *theorem_object (const gh_checking *c, const gh_examined *x)
{
  const gh_quick *const q = &x->quick;
  json_t *const o = json_object (), *const all = json_array ();
  for (size_t i = 0; i < q->groups.count; i++)
    json_array_append_new (all, fault_object (c, &q->groups.faults[i]));
  json_object_set_new (o, "theorems", whole (q->theorems));
  json_object_set_new (o, "undecided", whole (q->undecided));
  json_object_set_new (o, "cases", whole (q->cases));
  json_object_set_new (o, "seconds", number (q->seconds));
  json_object_set_new (o, "error", q->unable ? text (q->summary.error) : json_null ());
  json_object_set_new (o, "found", all);
  return o;
}

static json_t *trouble_array (const gh_seen *seen)
{
  json_t *const all = json_array ();
  for (size_t i = 0; i < seen->count; i++) {
    const gh_trouble *const t = &seen->troubles[i];
    json_t *const o = json_object ();
    json_object_set_new (o, "kind", json_string (gh_trouble_word (t)));
    json_object_set_new (o, "fault", json_boolean (gh_seen_is_fault (t)));
    json_object_set_new (o, "request", of_request (t->first.request));
    json_object_set_new (o, "question", text_or_null (t->first.question));
    json_object_set_new (o, "words", text_or_null (t->first.words));
    json_object_set_new (o, "times", whole (t->times));
    json_object_set_new (o, "seconds", number (t->seconds));
    json_array_append_new (all, o);
  }
  return all;
}

static json_t *meaning_array (const gh_meanings *m)
{
  json_t *const all = json_array ();
  for (size_t i = 0; i < m->count; i++) {
    json_t *const o = json_object ();
    set_wrong (o, &m->found[i].wrong);
    json_object_set_new (o, "by", json_string (m->found[i].by_value ? "value" : "form"));
    json_object_set_new (o, "instead", of_request (m->found[i].instead));
    json_array_append_new (all, o);
  }
  return all;
}

static json_t *size_object (const gh_climb *c)
{
  static const char *const ends[] = {"right", "refused", "wrong", "slow", "died", "unknown"};
  char asked[GH_PAGE_ASKED];
  json_t *const o = json_object ();
  json_object_set_new (o, "probe", json_string (c->probe->name));
  json_object_set_new (o, "size", json_string (c->probe->size));
  json_object_set_new (o, "request", of_request (c->request));
  json_object_set_new (o, "right", whole (c->right));
  json_object_set_new (o, "asked", text_or_null (gh_page_asked (c, asked)));
  json_object_set_new (o, "seconds", number (c->seconds));
  json_object_set_new (o, "interrupted", json_boolean (c->interrupted));
  json_object_set_new (o, "beyond", c->beyond ? whole (c->beyond) : json_null ());
  json_object_set_new (o, "end", c->beyond ? json_string (ends[c->end]) : json_null ());
  if (c->beyond) {
    json_t *const wrong = json_object ();
    set_wrong (wrong, &c->wrong);
    json_object_set_new (o, "met", wrong);
  }
  return o;
}

static json_t *size_array (const gh_sizes *sizes)
{
  json_t *const all = json_array ();
  for (size_t i = 0; i < sizes->count; i++)
    json_array_append_new (all, size_object (&sizes->climbs[i]));
  return all;
}

static void add_openings (json_t *all, const gh_opening *openings, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    json_t *const o = json_object (), *const words = json_array ();
    json_array_append_new (words, json_string (gh_ability_words[openings[i].first]));
    if (openings[i].second != openings[i].first)
      json_array_append_new (words, json_string (gh_ability_words[openings[i].second]));
    json_object_set_new (o, "abilities", words);
    json_object_set_new (o, "theorems", whole (openings[i].theorems));
    json_array_append_new (all, o);
  }
}

static json_t *next_object (const gh_openings *n)
{
  json_t *const o = json_object (), *const all = json_array ();
  json_object_set_new (o, "applicable", whole (n->applicable));
  json_object_set_new (o, "askable", whole (n->askable));
  add_openings (all, n->one, n->ones);
  add_openings (all, n->pairs, n->pair_count);
  json_object_set_new (o, "with", all);
  return o;
}

/* ---- the whole ------------------------------------------------------------------------------- */

bool gh_page_json (const gh_checking *c, const gh_examined *x, int status)
{
  gh_findings const none = {0};
  gh_findings const f = x->start.engine ? gh_examined_findings (x) : none;
  json_t *const o = json_object ();
  json_object_set_new (o, "start", start_object (x, &f));
  if (x->start.engine) {
    json_object_set_new (o, "abilities", ability_array (x->start.engine));
    json_object_set_new (o, "pace", pace_array (x));
    json_object_set_new (o, "faults", theorem_object (c, x));
    json_object_set_new (o, "meant", meaning_array (&x->meanings));
    json_object_set_new (o, "troubles", trouble_array (&x->seen));
    json_object_set_new (o, "sizes", size_array (&x->sizes));
    json_object_set_new (o, "next", x->complete ? next_object (&x->openings) : json_null ());
    json_object_set_new (o, "greeting", text_or_null (x->greeting));
    json_object_set_new (o, "answered", json_boolean (f.answered));
  }
  json_object_set_new (o, "status", json_integer (status));
  bool const good = json_object_get (o, "status") && !json_dumpf (o, stdout, JSON_INDENT (2));
  json_decref (o);
  return putchar ('\n') != EOF && good;
}
