/* As one JSON document, which hunt.schema.json describes. */
#include "output/document/document.h"
#include "commands/command.h"
#include "commands/hunt/hunted.h"
#include "output/document/made.h"
#include "output/report.h"
#include "output/shell.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define SCHEMA_VERSION 1 /* member `schema`; grows when a member changes its meaning or goes */
#define MOST_REPLAY 8192 /* bytes of the line that runs a case again */

static const char *came_of (const gh_hunted *h)
{
  switch (h->end) {
  case GH_HUNTED_COUNTEREXAMPLE: return "counterexample";
  case GH_HUNTED_WITNESS: return "witness";
  case GH_HUNTED_TIME_OVER: return "time over";
  case GH_HUNTED_INTERRUPTED: return "interrupted";
  case GH_HUNTED_UNDECIDED: return "undecided";
  default: return h->theorem->exists ? "no witness" : "holds";
  }
}

/* ---- how to run it again --------------------------------------------------------------------- */

static void append_option (char *buffer, size_t size, const char *option, const char *word)
{
  gh_shell_append (buffer, size, option);
  gh_shell_append_word (buffer, size, word);
}

static void append_number (char *buffer, size_t size, const char *option, uint64_t number)
{
  char word[30];
  snprintf (word, sizeof word, "%" PRIu64, number);
  append_option (buffer, size, option, word);
}

/* The case that was found; the search where that is too long to be shown, or comes only after other
   questions to an engine in a sandbox, which the shell would run without. */
static const char *replay_of (const gh_hunted *h, char *buffer, size_t size)
{
  const gh_hunting *const how = h->how;
  const gh_failure *const f = h->failure;
  bool const after = how->engine && f && gh_report_sequence (how->engine, f, buffer, size);
  if (after && !how->sandbox)
    return buffer;
  *buffer = 0;
  gh_shell_append_word (buffer, size, gh_program ());
  gh_shell_append (buffer, size, " hunt");
  if (how->engine)
    append_option (buffer, size, " --engine ", how->engine);
  if (how->sandbox)
    gh_shell_append (buffer, size, " --sandbox");
  gh_report_limits (&how->options.limits, buffer, size);
  if (f && f->whole && *f->counterexample && !after)
    append_option (buffer, size, " --replay ", f->counterexample);
  else if (how->replay)
    append_option (buffer, size, " --replay ", how->replay);
  else {
    append_number (buffer, size, " --seed ", how->options.seed);
    if (how->options.random_cases)
      append_number (buffer, size, " --cases ", how->options.random_cases);
    gh_shell_append (buffer, size, " --time ");
    snprintf (buffer + strlen (buffer), size - strlen (buffer), "%.15g", how->seconds);
  }
  append_option (buffer, size, *h->text == '-' ? " -- " : " ", h->text);
  return buffer;
}

/* ---- members --------------------------------------------------------------------------------- */

static json_t *engine_of (const gh_hunted *h)
{
  return json_pack ("{s:o, s:o, s:o}", "name", gh_made_text (h->name), "spec",
                    gh_made_text_or_null (h->how->engine), "against",
                    gh_made_text_or_null (h->against));
}

static json_t *options_of (const gh_hunting *how)
{
  const gh_options *const o = &how->options;
  return json_pack ("{s:I, s:o, s:f, s:o, s:o}", "seed", (json_int_t)o->seed, "cases",
                    o->random_cases ? json_integer ((json_int_t)o->random_cases) : json_null (),
                    "time", how->seconds, "limits", gh_made_limits (&o->limits), "replay",
                    gh_made_text_or_null (how->replay));
}

/* Add the members that count. False: no memory. */
static bool add_counts (json_t *to, const gh_hunt_counts *c)
{
  json_t *const counts = json_pack (
      "{s:I, s:I, s:I, s:I, s:I, s:f}", "cases", (json_int_t)c->cases, "met", (json_int_t)c->met,
      "undefined", (json_int_t)c->undefined, "outside", (json_int_t)c->outside, "inconclusive",
      (json_int_t)c->inconclusive, "seconds", gh_made_seconds (c->seconds));
  bool const added = counts && !json_object_update (to, counts);
  json_decref (counts);
  return added;
}

static json_t *domains_of (const gh_hunted *h)
{
  json_t *const all = json_array ();
  bool whole = true;
  for (size_t i = 0; i < h->domain_count; i++) {
    const gh_hunted_domain *const d = &h->domains[i];
    json_t *const made =
        json_pack ("{s:o, s:s, s:b, s:b, s:b}", "words", gh_made_text (d->words), "how", d->how,
                   "searched", d->searched, "exhausted", d->exhausted, "found", d->found);
    whole &= made && add_counts (made, &d->counts);
    whole &= !json_array_append_new (all, made);
  }
  return gh_made_whole (all, whole);
}

/* A case, as far as it is one of the claim: where an engine answers nothing there is none. */
static json_t *found_of (const gh_hunted *h)
{
  const gh_failure *const f = h->failure;
  if (!f)
    return json_null ();
  return json_pack (
      "{s:o, s:o, s:o, s:o, s:b}", "text", gh_made_text (f->counterexample), "variables",
      gh_made_variables (f), "values",
      gh_made_parts (h->theorem, h->as_game ? h->as_game : f, &h->how->options.limits), "moves",
      gh_made_moves (f->moves), "smallest", f->proven);
}

/* Of a user's engine. */
static json_t *fault_of (const gh_hunted *h)
{
  const gh_failure *const f = h->failure;
  if (h->end != GH_HUNTED_COUNTEREXAMPLE || !h->against)
    return json_null ();
  return json_pack ("{s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "fault", gh_made_step (f->step),
                    "required", gh_made_text (f->required), "answers",
                    gh_made_list (f->answers, "\n"), "wrong", gh_made_wrongs (f), "reproducible",
                    gh_made_reproducible (f), "again", gh_made_text_or_null (f->again), "before",
                    gh_made_before (&f->before));
}

static bool end (const gh_hunted *h)
{
  char replay[MOST_REPLAY];
  json_t *const made =
      json_pack ("{s:i, s:s, s:o, s:s, s:o, s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:b, s:o}", "schema",
                 SCHEMA_VERSION, "gifthorse", GH_VERSION, "claim", gh_made_text (h->text),
                 "asserts", h->theorem->exists ? "sometimes" : "always", "engine", engine_of (h),
                 "options", options_of (h->how), "came", came_of (h), "reason",
                 gh_made_text_or_null (h->end == GH_HUNTED_UNDECIDED ? h->reason : NULL),
                 "undefined_at", gh_made_text_or_null (h->undefined_at), "domains", domains_of (h),
                 "found", found_of (h), "fault", fault_of (h), "by_values", h->by_values, "replay",
                 gh_made_text (replay_of (h, replay, sizeof replay)));
  bool const written = made && add_counts (made, &h->all) && gh_document_write (stdout, made);
  json_decref (made);
  return written;
}

const gh_hunt_format gh_hunt_json = {"json", NULL, NULL, end};
