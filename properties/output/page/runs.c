#include "output/faults.h"
#include "output/page/inside.h"

#include <string.h>

#define MOST_LISTED 8 /* faults in the card of a run */

/* ---- what was run ---------------------------------------------------------------------------- */

static void put_fact (const page *p, const char *title, const char *text)
{
  gh_markup (p->out, "<dt>%s</dt><dd>%s</dd>\n", title, text);
}

static void put_count (const page *p, const char *title, uint64_t count)
{
  char text[27];
  put_fact (p, title, gh_count_text (count, text));
}

/* When and how long: "2026-11-22T14:14:50Z" as "2026-11-22 14:14:50 UTC", what is no such time as
   it is. */
static void put_time (const page *p, const json_t *run)
{
  const char *const started = gh_member_text (run, "started");
  char text[30];
  int day = 0, second = 0;
  sscanf (started, "%*4[0-9]-%*2[0-9]-%*2[0-9]T%n%*2[0-9]:%*2[0-9]:%*2[0-9]Z%n", &day, &second);
  fputs ("<dt>run</dt><dd>", p->out);
  if (second == 20 && !started[second]) {
    snprintf (text, sizeof text, "%.10s %.8s UTC", started, started + day);
    gh_markup (p->out, "<time datetime=\"%s\">%s</time>", started, text);
  } else
    gh_markup (p->out, "%s", started);
  fprintf (p->out, ", %.1f s</dd>\n", json_number_value (json_object_get (run, "elapsed")));
}

/* An option of several words, if it has any. */
static void put_words (const page *p, const char *title, const json_t *words)
{
  size_t i;
  const json_t *word;
  json_array_foreach (words, i, word)
      gh_markup (p->out, ", %s%s%s", i ? "" : title, i ? "" : " ", json_string_value (word));
}

static void put_options (const page *p, const json_t *run)
{
  char count[27];
  const json_t *const options = json_object_get (run, "options");
  fprintf (p->out, "<dt>options</dt><dd>seed %llu",
           (unsigned long long)gh_member_number (options, "seed"));
  if (json_is_number (json_object_get (options, "time")))
    fprintf (p->out, ", at most %g s", json_number_value (json_object_get (options, "time")));
  if (gh_member_number (options, "cases"))
    gh_markup (p->out, ", %s random cases",
               gh_count_text (gh_member_number (options, "cases"), count));
  if (gh_member_is_true (options, "deep"))
    fputs (", deep", p->out);
  if (gh_member_is_true (options, "ci"))
    fputs (", without a clock in the verdict", p->out);
  if (gh_member_is_true (options, "strict"))
    fputs (", what is late being a fault", p->out);
  if (gh_member_is_true (options, "sandbox"))
    fputs (", in a sandbox", p->out);
  if (gh_member_number (options, "passes"))
    fprintf (p->out, ", passes %u", (unsigned)gh_member_number (options, "passes"));
  put_words (p, "only", json_object_get (options, "only"));
  put_words (p, "asking only for", json_object_get (options, "requests"));
  put_words (p, "without", json_object_get (options, "skip"));
  put_words (p, "and claims of", json_object_get (options, "claims"));
  fputs ("</dd>\n", p->out);
}

static void put_facts (const page *p, const json_t *run)
{
  const json_t *const engine = json_object_get (run, "engine");
  const char *const against = gh_member_text (engine, "against");
  gh_markup (p->out, "<dl>\n<dt>engine</dt><dd><code>%s</code>", gh_member_text (engine, "spec"));
  if (against)
    gh_markup (p->out, " <small>compared with %s</small>", against);
  fputs ("</dd>\n", p->out);
  put_time (p, run);
  put_options (p, run);
  fputs ("</dl>\n", p->out);
}

/* Of all theorems. */
static uint64_t sum_of (const json_t *run, const char *member)
{
  size_t i;
  uint64_t sum = 0;
  const json_t *theorem;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem) sum +=
      gh_member_number (theorem, member);
  return sum;
}

static void put_figures (const page *p, const json_t *run)
{
  static const char *const sums[] = {"cases", "inconclusive", "outside", "questions", "compared"};
  static const char *const numbers[] = {"applicable", "decided", "starts"};
  const json_t *const options = json_object_get (run, "options");
  const char *limit, *separator = "";
  char count[27];
  json_t *most;
  fputs ("<details>\n<summary>figures and limits</summary>\n<dl>\n", p->out);
  for (size_t s = 0; s < sizeof sums / sizeof *sums; s++)
    put_count (p, sums[s], sum_of (run, sums[s]));
  for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++)
    put_count (p, numbers[n], gh_member_number (run, numbers[n]));
  fprintf (p->out,
           "<dt>starting took</dt><dd>%.1f s</dd>\n<dt>waited in vain</dt><dd>%.1f s</dd>\n",
           json_number_value (json_object_get (run, "start_seconds")),
           json_number_value (json_object_get (run, "late_seconds")));
  if (json_object_get (run, "shards"))
    put_count (p, "shards", gh_member_number (json_object_get (run, "shards"), "given"));
  put_count (p, "whole passes", gh_member_number (run, "passes"));
  fprintf (p->out, "<dt>an answer</dt><dd>within %g s</dd>\n",
           json_number_value (json_object_get (options, "timeout")));
  fputs ("<dt>limits</dt><dd>", p->out);
  json_object_foreach (json_object_get (options, "limits"), limit, most)
  {
    gh_markup (p->out, "%s%s %s", separator,
               gh_count_text ((uint64_t)json_integer_value (most), count), limit);
    separator = ", ";
  }
  fputs ("</dd>\n", p->out);
  put_fact (p, "Gift Horse", gh_member_text (run, "gifthorse"));
  fputs ("</dl>\n</details>\n", p->out);
}

/* ---- what came of it ------------------------------------------------------------------------- */

/* The verdicts as parts of a bar. */
static void put_bar (const page *p, const size_t counts[CELL_KINDS])
{
  fputs ("<div class=\"bar\" aria-hidden=\"true\">", p->out);
  for (cell_kind kind = 0; kind < CELL_KINDS; kind++)
    if (counts[kind])
      fprintf (p->out, "<span class=\"%s\" style=\"flex-grow:%zu\"></span>", page_words[kind].style,
               counts[kind]);
  fputs ("</div>\n", p->out);
}

static void put_cut (const page *p, const json_t *run)
{
  char done[27], planned[27];
  size_t i, whole = 0;
  const json_t *theorem;
  if (!strcmp (gh_member_text (run, "ended"), "complete"))
    return;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem) whole +=
      json_is_false (json_object_get (theorem, "cut_short"));
  gh_markup (
      p->out, "<p class=\"note\">%s of %s theorems ran to their declared numbers of cases.</p>\n",
      gh_count_text (whole, done), gh_count_text (gh_member_number (run, "planned"), planned));
}

/* That cases were left open by this side, and not by the engine. */
static void put_shortage (const page *p, const json_t *run)
{
  char many[64];
  uint64_t const starved = sum_of (run, "starved");
  if (starved)
    gh_markup (p->out,
               "<p class=\"note\">This machine had not enough memory for %s, which %s "
               "inconclusive.</p>\n",
               page_many (starved, "case", many), starved == 1 ? "is" : "are");
}

/* That this is part of a run only, or why it is not all of one. */
static void put_shards (const page *p, const json_t *run)
{
  char index[27], total[27], all[27];
  size_t i;
  const json_t *complaint, *const shard = json_object_get (run, "shard");
  if (shard)
    gh_markup (p->out, "<p class=\"note\">Shard %s of %s, which have %s theorems together.</p>\n",
               gh_count_text (gh_member_number (shard, "index"), index),
               gh_count_text (gh_member_number (shard, "total"), total),
               gh_count_text (gh_member_number (shard, "theorems"), all));
  json_array_foreach (json_object_get (json_object_get (run, "shards"), "complaints"), i, complaint)
      gh_markup (p->out, "<p class=\"fails\">Not a whole run: %s.</p>\n",
                 json_string_value (complaint));
}

/* The index of the faults of a run. */
static void put_index (const page *p, size_t run)
{
  const json_t *const faults = json_object_get (p->runs[run], "faults"), *fault;
  char many[64];
  size_t i;
  if (!json_array_size (faults) && !json_array_size (json_object_get (p->runs[run], "troubles")))
    return;
  fputs ("<ol>\n", p->out);
  page_troubles_index (p, run);
  json_array_foreach (faults, i, fault)
  {
    const json_t *const theorems = json_object_get (fault, "theorems");
    const char *const question = gh_member_text (fault, "question");
    const char *const first = json_string_value (json_array_get (theorems, 0));
    if (i == MOST_LISTED)
      break;
    fprintf (p->out, "<li><a href=\"#fault-%zu-%zu\">", run, i);
    if (question)
      gh_markup (p->out, "<code>%s</code></a> <small>breaks %s</small></li>\n", question,
                 page_many (gh_faults_own (fault), "theorem", many));
    else
      gh_markup (p->out, "%s</a> <small>no wrong answer known</small></li>\n", first ? first : "?");
  }
  if (json_array_size (faults) > MOST_LISTED)
    gh_markup (p->out, "<li><a href=\"#run-%s\">and %zu more</a></li>\n", gh_count_text (run, many),
               json_array_size (faults) - MOST_LISTED);
  fputs ("</ol>\n", p->out);
}

static void put_run (const page *p, size_t run)
{
  size_t counts[CELL_KINDS] = {0};
  page_count_verdicts (p->runs[run], counts);
  fprintf (p->out, "<article>\n<h3><a href=\"#run-%zu\">", run);
  page_run_mark (p, run);
  fputs ("</a></h3>\n<p class=\"state\">", p->out);
  page_run_state (p, run);
  fputs ("</p>\n", p->out);
  put_index (p, run);
  put_bar (p, counts);
  fputs ("<p class=\"counts\">", p->out);
  page_counts (p, counts);
  fputs ("</p>\n", p->out);
  put_cut (p, p->runs[run]);
  put_shortage (p, p->runs[run]);
  put_shards (p, p->runs[run]);
  put_facts (p, p->runs[run]);
  put_figures (p, p->runs[run]);
  fputs ("</article>\n", p->out);
}

void page_runs (const page *p)
{
  fputs ("<section>\n<h2 id=\"runs\">Runs</h2>\n<div class=\"runs\">\n", p->out);
  for (size_t i = 0; i < p->count; i++)
    put_run (p, i);
  fputs ("</div>\n</section>\n", p->out);
}
