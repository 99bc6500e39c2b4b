#include "output/page/inside.h"
#include "output/report.h"

#include <stdlib.h>
#include <string.h>

/* ---- the rows -------------------------------------------------------------------------------- */

/* The part of a source that a theorem is from, "SS-2", by its name; "" where the names of its
   source tell no parts. */
static void write_chapter (const char *source, const char *name, char *buffer, size_t size)
{
  bool const parted = !strcmp (source, "SS") || !strcmp (source, "BL");
  snprintf (buffer, size, "%.*s", parted ? (int)strcspn (name, ".") : 0, name);
}

/* The object within another by this name, made if it is not there. NULL: no memory. */
static json_t *object_in (json_t *object, const char *name)
{
  if (!json_object_get (object, name) && json_object_set_new (object, name, json_object ()))
    return NULL;
  return json_object_get (object, name);
}

/* The row of a theorem. NULL: no memory. */
static json_t *row_of (page *p, const json_t *theorem)
{
  char chapter[40];
  const char *const name = gh_member_text (theorem, "name"), *const source =
                                                                 gh_member_text (theorem, "source");
  json_t *row = json_object_get (p->rows, name);
  if (row)
    return row;
  write_chapter (source, name, chapter, sizeof chapter);
  json_t *const rows = object_in (object_in (p->sources, source), chapter);
  row = json_pack ("{s:I, s:[]}", "line", (json_int_t)json_object_size (p->rows), "runs");
  if (json_object_set_new (p->rows, name, row) || json_object_set (rows, name, row))
    return NULL;
  return row;
}

/* Of two theorems of one name in a run the first counts. False: no memory. */
static bool add_theorem (page *p, size_t run, json_t *theorem)
{
  json_t *const row = row_of (p, theorem), *const runs = json_object_get (row, "runs");
  bool good = row;
  while (good && json_array_size (runs) < run)
    good = !json_array_append_new (runs, json_null ());
  if (good && json_array_size (runs) == run)
    good = !json_array_append (runs, theorem);
  return good;
}

/* Sort the theorems of all runs by source, chapter and name. False: no memory. */
static bool gather (page *p)
{
  bool good = p->rows && p->sources;
  for (size_t run = 0; run < p->count; run++) {
    size_t i;
    json_t *theorem;
    json_array_foreach (json_object_get (p->runs[run], "theorems"), i, theorem) good =
        good && add_theorem (p, run, theorem);
  }
  return good;
}

/* ---- the frame ------------------------------------------------------------------------------- */

static void put_title (const page *p)
{
  fputs ("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
         "<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>Gift Horse",
         p->out);
  for (size_t i = 0; i < p->count; i++)
    gh_markup (p->out, "%s%s", i ? ", " : ": ", page_run_name (p, i));
  fprintf (p->out, "</title>\n<style>\n%s%s</style>\n</head>\n<body>\n",
           gh_output_text ("picture.css"), gh_output_text ("page.css"));
}

/* The head, which stays in sight. The filter needs the script, which shows it. */
static void put_head (const page *p)
{
  fputs ("<header><div>\n<h1>Gift Horse</h1>\n"
         "<nav aria-label=\"Page\"><a href=\"#runs\">Runs</a> <a href=\"#faults\">Faults</a> "
         "<a href=\"#theorems\">Theorems</a></nav>\n"
         "<form role=\"search\" hidden=\"\"><label for=\"filter\">Filter</label> "
         "<input type=\"search\" id=\"filter\" placeholder=\"a name, a function, a verdict\" "
         "autocomplete=\"off\" spellcheck=\"false\"/> "
         "<output id=\"found\" for=\"filter\" aria-live=\"polite\"></output></form>\n"
         "</div></header>\n<main>\n"
         "<p class=\"lead\">Engines of combinatorial game theory against its theorems</p>\n",
         p->out);
}

bool gh_page_write (FILE *out, json_t *const *runs, size_t count)
{
  page p = {
      .out = out, .runs = runs, .count = count, .rows = json_object (), .sources = json_object ()};
  bool good = gather (&p);
  good = good && (p.told = calloc (json_object_size (p.rows) + 1, sizeof *p.told));
  if (good) {
    put_title (&p);
    put_head (&p);
    page_runs (&p);
    page_faults (&p);
    page_theorems (&p);
    fprintf (out, "</main>\n<script>\n%s</script>\n</body>\n</html>\n", gh_output_text ("page.js"));
  }
  free (p.told);
  json_decref (p.rows);
  json_decref (p.sources);
  return good;
}
