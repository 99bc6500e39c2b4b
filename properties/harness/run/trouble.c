#include "harness/run/trouble.h"

#include <string.h>

/* The trouble of this kind over this request, a new one if there is none; NULL: no room. */
static gh_trouble *find (gh_trouble *troubles, uint32_t count, const gh_incident *incident)
{
  for (uint32_t i = 0; i < count; i++)
    if (troubles[i].first.kind == incident->kind && troubles[i].first.request == incident->request)
      return &troubles[i];
  return count < GH_MOST_TROUBLES ? &troubles[count] : NULL;
}

static bool is_uncertain (const gh_incident *incident)
{
  return strstr (incident->words, ", here or at ");
}

/* Of what was late the shortest question is kept: it is about the smallest. */
static bool is_better (const gh_incident *a, const gh_incident *b)
{
  return a->kind == GH_LATE ? strlen (a->question) < strlen (b->question)
                            : is_uncertain (b) && !is_uncertain (a);
}

void gh_trouble_join (gh_trouble *troubles, volatile uint32_t *count, const gh_trouble *more,
                      uint32_t more_count)
{
  for (uint32_t i = 0; i < more_count; i++) {
    gh_trouble *const t = find (troubles, *count, &more[i].first);
    if (!t)
      continue;
    if (t == &troubles[*count]) {
      *t = more[i];
      ++*count;
      continue;
    }
    t->times += more[i].times;
    t->seconds += more[i].seconds;
    if (is_better (&more[i].first, &t->first))
      t->first = more[i].first;
  }
}

void gh_trouble_add (gh_trouble *troubles, volatile uint32_t *count, const gh_incident *incident)
{
  gh_trouble const one = {.first = *incident, .times = 1, .seconds = incident->seconds};
  gh_trouble_join (troubles, count, &one, 1);
}

bool gh_trouble_is_uncertain (const gh_trouble *t)
{
  return is_uncertain (&t->first);
}

bool gh_trouble_is_unanswered (const gh_trouble *t)
{
  return t->first.kind == GH_LATE &&
         (t->rule == GH_LATE_FAULT || (t->rule == GH_LATE_WEIGHED && t->waited == GH_NOT_WAITED &&
                                       !t->as_large && !t->unknown && !t->slow));
}

bool gh_trouble_is_fault (const gh_trouble *t)
{
  bool const silent = t->waited == GH_SILENT || t->waited == GH_CAME_AT_ONCE;
  return t->first.kind != GH_LATE || gh_trouble_is_unanswered (t) ||
         (t->rule == GH_LATE_WEIGHED && silent);
}

const char *gh_trouble_words (const gh_trouble *t)
{
  static const char *const words[GH_INCIDENT_KINDS] = {[GH_DIED] = "died",
                                                       [GH_OUTGREW] = "took too much memory",
                                                       [GH_FLOODED] =
                                                           "wrote what it was not asked for",
                                                       [GH_RUBBISH] = "wrote what is no answer",
                                                       [GH_ERRED] = "answered with an error",
                                                       [GH_LATE] = "was late"};
  return t->waited == GH_SILENT         ? "was silent"
         : t->waited == GH_CAME_AT_ONCE ? "fell silent"
                                        : words[t->first.kind];
}

const char *gh_trouble_word (const gh_trouble *t)
{
  static const char *const words[GH_INCIDENT_KINDS] = {
      [GH_DIED] = "died",       [GH_OUTGREW] = "memory", [GH_FLOODED] = "flood",
      [GH_RUBBISH] = "rubbish", [GH_ERRED] = "error",    [GH_LATE] = "late"};
  return t->waited == GH_SILENT         ? "silent"
         : t->waited == GH_CAME_AT_ONCE ? "fell silent"
                                        : words[t->first.kind];
}
