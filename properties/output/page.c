#include "output/page_inside.h"
#include "output/report.h"

#include <string.h>

/* ---- runs ------------------------------------------------------------------------------------ */

static void put_fact (const page *p, const char *title, const char *text)
{
  gh_markup (p->out, "<div><dt>%s</dt><dd>%s</dd></div>\n", title, text);
}

static void put_count (const page *p, const char *title, uint64_t count)
{
  char text[27];
  put_fact (p, title, gh_count_text (count, text));
}

/* The verdicts as parts of a bar. */
static void put_bar (const page *p, const size_t counts[CELL_KINDS])
{
  fputs ("<div class=\"bar\">", p->out);
  for (cell_kind kind = 0; kind < CELL_KINDS; kind++)
    if (counts[kind])
      fprintf (p->out, "<span class=\"%s\" style=\"flex-grow:%zu\"></span>", page_words[kind].style,
               counts[kind]);
  fputs ("</div>\n", p->out);
}

/* A fact of several words, if there are any. */
static void put_words (const page *p, const char *title, const json_t *words)
{
  size_t i;
  const json_t *word;
  if (!json_array_size (words))
    return;
  gh_markup (p->out, "<div><dt>%s</dt><dd>", title);
  json_array_foreach (words, i, word)
      gh_markup (p->out, "%s%s", i ? ", " : "", json_string_value (word));
  fputs ("</dd></div>\n", p->out);
}

static void put_options (const page *p, const json_t *run)
{
  char text[64];
  const json_t *const options = json_object_get (run, "options");
  snprintf (text, sizeof text, "%llu", (unsigned long long)page_number (options, "seed"));
  put_fact (p, "seed", text);
  if (page_number (options, "cases"))
    put_count (p, "random cases", page_number (options, "cases"));
  if (json_is_true (json_object_get (options, "deep")))
    put_fact (p, "deep", "all cases, and all values by day 3 for one or two games");
  put_words (p, "only", json_object_get (options, "only"));
  put_words (p, "asking only for", json_object_get (options, "requests"));
  put_words (p, "without", json_object_get (options, "skip"));
  put_words (p, "and claims of", json_object_get (options, "claims"));
}

static void put_figures (const page *p, const json_t *run)
{
  uint64_t cases = 0, inconclusive = 0, questions = 0, compared = 0;
  char elapsed[64];
  size_t i;
  const json_t *theorem;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem)
  {
    cases += page_number (theorem, "cases");
    inconclusive += page_number (theorem, "inconclusive");
    questions += page_number (theorem, "questions");
    compared += page_number (theorem, "compared");
  }
  put_count (p, "cases", cases);
  if (inconclusive)
    put_count (p, "inconclusive", inconclusive);
  put_count (p, "questions", questions);
  if (compared)
    put_count (p, "compared", compared);
  snprintf (elapsed, sizeof elapsed, "%.1f s",
            json_number_value (json_object_get (run, "elapsed")));
  put_fact (p, "elapsed", elapsed);
}

static size_t whole_theorems (const json_t *theorems)
{
  const json_t *theorem;
  size_t i, whole = 0;
  json_array_foreach ((json_t *)theorems, i, theorem) whole +=
      json_is_false (json_object_get (theorem, "cut_short"));
  return whole;
}

static void put_run (const page *p, size_t number)
{
  const json_t *const run = p->runs[number], *const engine = json_object_get (run, "engine");
  const json_t *const theorems = json_object_get (run, "theorems"), *theorem;
  const char *const against = page_text (engine, "against");
  size_t counts[CELL_KINDS] = {0}, i;
  char name[400], done[27], planned[27];
  json_array_foreach (theorems, i, theorem) counts[page_kind (theorem)]++;
  page_run_name (p, number, name, sizeof name);
  gh_markup (p->out, "<article>\n<h3>%s</h3>\n<p>", name);
  page_counts (p, counts);
  fputs ("</p>\n", p->out);
  put_bar (p, counts);
  if (strcmp (page_text (run, "ended"), "complete"))
    gh_markup (
        p->out,
        "<p class=\"note\">Cut short (%s): %s of %s theorems ran to their declared numbers of "
        "cases.</p>\n",
        page_text (run, "ended"), gh_count_text (whole_theorems (theorems), done),
        gh_count_text (page_number (run, "planned"), planned));
  gh_markup (p->out, "<dl>\n<div><dt>engine</dt><dd><code>%s</code></dd></div>\n",
             page_text (engine, "spec"));
  if (against)
    put_fact (p, "compared with", against);
  put_options (p, run);
  put_figures (p, run);
  put_fact (p, "Gift Horse", page_text (run, "gifthorse"));
  fputs ("</dl>\n</article>\n", p->out);
}

/* ---- the frame ------------------------------------------------------------------------------- */

/* Sort the theorems of all runs by source and name. False: no memory. */
static bool gather (page *p)
{
  bool good = p->sources != NULL;
  for (size_t run = 0; run < p->count; run++) {
    size_t i;
    json_t *theorem;
    json_array_foreach (json_object_get (p->runs[run], "theorems"), i, theorem)
    {
      const char *const source = page_text (theorem, "source"), *const name =
                                                                    page_text (theorem, "name");
      if (!json_object_get (p->sources, source))
        good &= !json_object_set_new (p->sources, source, json_object ());
      json_t *const rows = json_object_get (p->sources, source);
      if (!json_object_get (rows, name))
        good &= !json_object_set_new (rows, name, json_array ());
      json_t *const row = json_object_get (rows, name);
      while (json_array_size (row) < run)
        good &= !json_array_append_new (row, json_null ());
      if (json_array_size (row) == run)
        good &= !json_array_append (row, theorem);
      if (!good)
        return false;
    }
  }
  return good;
}

static void put_head (const page *p)
{
  char name[400];
  fputs ("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
         "<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>Gift Horse",
         p->out);
  for (size_t i = 0; i < p->count; i++) {
    page_run_name (p, i, name, sizeof name);
    gh_markup (p->out, "%s%s", i ? ", " : ": ", name);
  }
  fprintf (p->out, "</title>\n<style>\n%s</style>\n</head>\n<body>\n", gh_output_text ("page.css"));
}

bool gh_page_write (FILE *out, json_t *const *runs, size_t count)
{
  page p = {.out = out, .runs = runs, .count = count, .sources = json_object ()};
  bool const good = gather (&p);
  if (good) {
    put_head (&p);
    fputs ("<header>\n<h1>Gift Horse</h1>\n"
           "<p>Engines of combinatorial game theory against its theorems</p>\n"
           "<nav><a href=\"#failures\">failures</a> <a href=\"#theorems\">theorems</a></nav>\n"
           "</header>\n"
           "<section class=\"runs\">\n",
           out);
    for (size_t i = 0; i < count; i++)
      put_run (&p, i);
    fputs ("</section>\n", out);
    page_failures (&p);
    page_theorems (&p);
    fputs ("</body>\n</html>\n", out);
  }
  json_decref (p.sources);
  return good;
}
