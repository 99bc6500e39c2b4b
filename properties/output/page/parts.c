/* What the parts of a page share: rows, the words of verdicts, the names of runs. */
#include "output/document/sums.h"
#include "output/document/totals.h"
#include "output/page/inside.h"

#include <string.h>

const cell_words page_words[CELL_KINDS] = {
    [CELL_FAILS] = {"fails", "\u2717", "fails", "fail"},
    [CELL_VACUOUS] = {"vacuous", "\u2205", "vacuous", "vacuous"},
    [CELL_KNOWN] = {"known", "\u2717", "known to fail", "known to fail"},
    [CELL_INCONCLUSIVE] = {"open", "?", "inconclusive", "inconclusive"},
    [CELL_NOT_APPLICABLE] = {"none", "\u2013", "not applicable", "not applicable"},
    [CELL_HOLDS] = {"holds", "\u2713", "holds", "hold"},
};

/* ---- rows ---------------------------------------------------------------------------------- */

const json_t *page_theorem (const page *p, size_t run, const char *name)
{
  const json_t *const row = json_object_get (p->rows, name);
  const json_t *const theorem = json_array_get (json_object_get (row, "runs"), run);
  return json_is_object (theorem) ? theorem : NULL;
}

unsigned page_line (const page *p, const char *name)
{
  return (unsigned)gh_member_number (json_object_get (p->rows, name), "line");
}

/* ---- verdicts -------------------------------------------------------------------------------- */

cell_kind page_kind (const json_t *theorem)
{
  const char *const verdict = gh_member_text (theorem, "verdict");
  cell_kind kind = CELL_FAILS;
  if (gh_member_is_true (theorem, "known"))
    return CELL_KNOWN;
  while (strcmp (page_words[kind].one, verdict))
    kind++;
  return kind;
}

const char *page_reason (const json_t *theorem)
{
  const char *const reason = gh_member_text (theorem, "reason");
  return reason ? reason : "no reason is given";
}

void page_count_verdicts (const json_t *run, size_t counts[CELL_KINDS])
{
  size_t i;
  const json_t *theorem;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem) counts[page_kind (theorem)]++;
}

void page_counts (const page *p, const size_t counts[CELL_KINDS])
{
  cell_kind last = CELL_KINDS;
  char count[27];
  for (cell_kind kind = 0; kind < CELL_KINDS; kind++)
    if (counts[kind])
      last = kind;
  for (cell_kind kind = 0; kind < CELL_KINDS; kind++)
    if (counts[kind])
      gh_markup (p->out, "<span class=\"%s\">%s&#160;%s&#160;%s%s</span>%s", page_words[kind].style,
                 page_words[kind].sign, gh_count_text (counts[kind], count),
                 counts[kind] == 1 ? page_words[kind].one : page_words[kind].many,
                 kind == last ? "" : ",", kind == last ? "" : " ");
}

const char *page_many (size_t count, const char *noun, char *buffer)
{
  char text[27];
  snprintf (buffer, 64, "%s %s%s", gh_count_text (count, text), noun, count == 1 ? "" : "s");
  return buffer;
}

/* ---- runs ------------------------------------------------------------------------------------ */

const char *page_run_name (const page *p, size_t run)
{
  const char *const label = gh_member_text (p->runs[run], "label");
  return label ? label : gh_member_text (json_object_get (p->runs[run], "engine"), "name");
}

void page_run_mark (const page *p, size_t run)
{
  if (p->count > 1)
    fprintf (p->out, "<b>%zu</b> ", run + 1);
  gh_markup (p->out, "%s", page_run_name (p, run));
}

/* That it is a part of a run only. */
static void put_shard (const page *p, const json_t *run)
{
  char index[27], total[27];
  const json_t *const shard = json_object_get (run, "shard");
  if (shard)
    gh_markup (p->out, " <span class=\"cut\">shard %s of %s</span>",
               gh_count_text (gh_member_number (shard, "index"), index),
               gh_count_text (gh_member_number (shard, "total"), total));
  if (json_array_size (json_object_get (json_object_get (run, "shards"), "complaints")))
    fputs (" <span class=\"cut\">not a whole run</span>", p->out);
}

void page_run_state (const page *p, size_t run)
{
  size_t const faults = json_array_size (json_object_get (p->runs[run], "faults"));
  const char *const ended = gh_member_text (p->runs[run], "ended");
  char words[GH_FOUND_WORDS];
  gh_report sums;
  gh_summary summary;
  gh_sums_read (p->runs[run], &sums, &summary);
  gh_found const found = gh_found_of (&sums, &summary, faults);
  gh_markup (p->out, "<span class=\"%s\">%s</span>",
             found.faults                    ? "fails"
             : found.undecided || found.late ? "open"
                                             : "holds",
             gh_found_words (&found, words));
  if (strcmp (ended, "complete"))
    gh_markup (p->out, " <span class=\"cut\">cut short: %s</span>", ended);
  put_shard (p, p->runs[run]);
}

void page_link (const page *p, size_t run, const char *name)
{
  if (page_theorem (p, run, name))
    fprintf (p->out, "<a href=\"#failure-%u-%zu\">", page_line (p, name), run);
  gh_markup (p->out, "%s", name);
  if (page_theorem (p, run, name))
    fputs ("</a>", p->out);
}
