#include "output/faults.h"
#include "output/listed.h"
#include "output/page/inside.h"

#include <string.h>

#define MOST_NAMED 12 /* theorems beside a fault; its folded failures name all */

/* Whether the theorem is in the run and still to be told; from now on it is. */
static bool take (const page *p, size_t run, const char *name)
{
  if (!page_theorem (p, run, name) || p->told[page_line (p, name)])
    return false;
  return p->told[page_line (p, name)] = true;
}

/* ---- a fault --------------------------------------------------------------------------------- */

/* The smallest question that was answered wrongly, and who says what is right. */
static void put_question (const page *p, const json_t *fault)
{
  const char *const question = gh_member_text (fault, "question"), *const answer = gh_member_text (
                                                                       fault, "answer");
  const char *const right = gh_member_text (fault, "right"), *const judge =
                                                                 gh_member_text (fault, "judge");
  if (!question) {
    fputs ("<h4>No wrong answer known</h4>\n", p->out);
    return;
  }
  gh_markup (p->out,
             "<h4><code>%s</code> <span class=\"fails\"><span aria-hidden=\"true\">\u2192</span> "
             "<code>%s</code></span></h4>\n",
             question, answer ? answer : "no answer");
  if (right)
    gh_markup (p->out, "<p class=\"right\">%s says <code class=\"holds\">%s</code></p>\n",
               judge ? judge : "the judge", right);
}

/* Other wrong answers beside it. */
static void put_beside (const page *p, const json_t *fault)
{
  const char *last = "";
  char text[GH_FAULT_TEXT];
  size_t i;
  const json_t *beside;
  if (!json_array_size (json_object_get (fault, "beside")))
    return;
  fputs ("<dl class=\"beside\">\n", p->out);
  json_array_foreach (json_object_get (fault, "beside"), i, beside)
  {
    const char *const relation = gh_member_text (beside, "relation");
    if (strcmp (relation, last))
      gh_markup (p->out, "<dt>%s</dt>", relation);
    gh_markup (p->out, "<dd><code>%s</code></dd>\n", gh_faults_text (beside, text));
    last = relation;
  }
  fputs ("</dl>\n", p->out);
}

/* Some of the theorems of a fault: "breaks 31 theorems: SS-2.7a, ...". */
static void put_names (const page *p, size_t run, size_t number, const char *title,
                       const json_t *theorems, size_t from, size_t to)
{
  char many[64];
  gh_markup (p->out, "<p class=\"breaks\">%s %s: ", title, page_many (to - from, "theorem", many));
  for (size_t i = from; i < to && i < from + MOST_NAMED; i++) {
    fputs (i > from ? " " : "", p->out);
    page_link (p, run, json_string_value (json_array_get (theorems, i)));
  }
  if (to - from > MOST_NAMED)
    fprintf (p->out, " <a href=\"#others-%zu-%zu\">and %zu more</a>", run, number,
             to - from - MOST_NAMED);
  fputs ("</p>\n", p->out);
}

/* The one that tells most, in full. */
static void put_first (const page *p, size_t run, const json_t *theorems)
{
  const char *const name = json_string_value (json_array_get (theorems, 0));
  if (!name || !take (p, run, name))
    return;
  const json_t *const theorem = page_theorem (p, run, name);
  fprintf (p->out, "<div class=\"first\" id=\"failure-%u-%zu\">\n", page_line (p, name), run);
  const char *const called = gh_member_text (theorem, "called");
  gh_markup (p->out, "<h5>%s", name);
  if (called)
    gh_markup (p->out, " <small>%s</small>", called);
  fputs (json_array_size (theorems) > 1 ? " <small>tells most</small></h5>\n" : "</h5>\n", p->out);
  gh_markup (p->out, "<p class=\"statement\"><code>%s</code></p>\n",
             gh_member_text (theorem, "statement"));
  page_failure (p, theorem, true);
  fputs ("</div>\n", p->out);
}

static void put_others (const page *p, size_t run, size_t number, const json_t *theorems)
{
  size_t const count = json_array_size (theorems);
  char many[64];
  size_t i;
  const json_t *name;
  if (count < 2)
    return;
  gh_markup (p->out, "<details class=\"group\">\n<summary>%s of this fault</summary>\n",
             page_many (count - 1, "other failure", many));
  fprintf (p->out, "<div id=\"others-%zu-%zu\">\n", run, number);
  json_array_foreach (theorems, i, name) if (take (p, run, json_string_value (name)))
      page_failure_folded (p, run, json_string_value (name));
  fputs ("</div>\n</details>\n", p->out);
}

static void put_fault (const page *p, size_t run, size_t number, const json_t *fault)
{
  const json_t *const theorems = json_object_get (fault, "theorems");
  size_t const count = json_array_size (theorems), own = gh_faults_own (fault);
  fprintf (p->out, "<article class=\"fault\" id=\"fault-%zu-%zu\">\n", run, number);
  put_question (p, fault);
  put_beside (p, fault);
  put_names (p, run, number, "breaks", theorems, 0, own);
  if (count > own)
    put_names (p, run, number, GH_BESIDE_IT, theorems, own, count);
  put_first (p, run, theorems);
  put_others (p, run, number, theorems);
  fputs ("</article>\n", p->out);
}

/* ---- a run ----------------------------------------------------------------------------------- */

/* Whether this failure belongs to no fault. */
static bool is_left (const page *p, size_t run, const char *name)
{
  const json_t *const theorem = page_theorem (p, run, name);
  return theorem && page_kind (theorem) <= CELL_KNOWN && !p->told[page_line (p, name)];
}

/* Failures that the baseline knows. */
static void put_known (const page *p, size_t run)
{
  const char *name;
  json_t *row;
  size_t count = 0;
  char many[64];
  json_object_foreach (p->rows, name, row) count += is_left (p, run, name);
  if (!count)
    return;
  gh_markup (p->out, "<details class=\"group\">\n<summary>%s</summary>\n<div>\n",
             page_many (count, "known failure", many));
  json_object_foreach (p->rows, name, row) if (is_left (p, run, name))
      page_failure_folded (p, run, name);
  fputs ("</div>\n</details>\n", p->out);
}

static void put_run (const page *p, size_t run)
{
  size_t i;
  const json_t *fault;
  memset (p->told, 0, json_object_size (p->rows) * sizeof *p->told);
  fprintf (p->out, "<section id=\"run-%zu\">\n<h3>", run);
  page_run_mark (p, run);
  fputs (" <small class=\"state\">", p->out);
  page_run_state (p, run);
  fputs ("</small></h3>\n", p->out);
  page_troubles (p, run);
  json_array_foreach (json_object_get (p->runs[run], "faults"), i, fault)
      put_fault (p, run, i, fault);
  put_known (p, run);
  page_undecided (p, run);
  fputs ("</section>\n", p->out);
}

void page_faults (const page *p)
{
  fputs ("<section class=\"faults\">\n<h2 id=\"faults\">Faults</h2>\n", p->out);
  for (size_t run = 0; run < p->count; run++)
    put_run (p, run);
  fputs ("</section>\n", p->out);
}
