#include "output/draw.h"
#include "output/page_inside.h"

#include <string.h>

static void put_answers (const page *p, const json_t *answers)
{
  size_t i;
  const json_t *answer;
  if (json_array_size (answers) == 0)
    return;
  fputs ("<dt>answered</dt><dd><ul>\n", p->out);
  json_array_foreach (answers, i, answer)
      gh_markup (p->out, "<li><code>%s</code></li>\n", json_string_value (answer));
  fputs ("</ul></dd>\n", p->out);
}

static void put_values (const page *p, const json_t *values)
{
  size_t i;
  const json_t *value;
  if (json_array_size (values) == 0)
    return;
  fputs ("<dt>in truth</dt><dd><table class=\"values\">\n", p->out);
  json_array_foreach (values, i, value)
      gh_markup (p->out, "<tr><td><code>%s</code></td><td><code>%s</code></td></tr>\n",
                 gh_member_text (value, "part"), gh_member_text (value, "value"));
  fputs ("</table></dd>\n", p->out);
}

/* A tree for each variable that is a game: there is nothing to see in the game of an integer. Hot
   ones have a thermograph. */
static void put_trees (const page *p, const json_t *variables)
{
  size_t i;
  const json_t *variable;
  fputs ("<div class=\"trees\">\n", p->out);
  json_array_foreach (variables, i, variable)
  {
    const char *const name = gh_member_text (variable, "name");
    const char *const value = gh_member_text (variable, "value");
    if (strcmp (gh_member_text (variable, "sort"), "integer") != 0) {
      gh_tree_draw (p->out, name, value);
      gh_thermograph_draw (p->out, name, value);
    }
  }
  fputs ("</div>\n", p->out);
}

static void put_failure (const page *p, const json_t *failure)
{
  const char *const example = gh_member_text (failure, "counterexample");
  gh_markup (p->out, "<dl>\n<dt>fault</dt><dd>%s</dd>\n", gh_member_text (failure, "fault"));
  if (*example)
    gh_markup (p->out, "<dt>%s</dt><dd><code>%s</code></dd>\n",
               json_is_true (json_object_get (failure, "smallest")) ? "smallest" : "counterexample",
               example);
  gh_markup (p->out, "<dt>required</dt><dd><code>%s</code></dd>\n",
             gh_member_text (failure, "required"));
  put_answers (p, json_object_get (failure, "answers"));
  put_values (p, json_object_get (failure, "values"));
  gh_markup (p->out, "<dt>replay</dt><dd><code class=\"replay\">%s</code></dd>\n</dl>\n",
             gh_member_text (failure, "replay"));
  put_trees (p, json_object_get (failure, "variables"));
}

static void put_ids (const page *p, const json_t *ids)
{
  size_t i;
  const json_t *id;
  json_array_foreach (ids, i, id) gh_markup (p->out, "%s%s", i ? ", " : "", json_string_value (id));
}

static void put_theorem (const page *p, size_t line, size_t run, const json_t *theorem)
{
  const cell_words *const words = &page_words[page_kind (theorem)];
  const json_t *const failure = json_object_get (theorem, "failure");
  char name[400];
  page_run_name (p, run, name, sizeof name);
  fprintf (p->out, "<article id=\"failure-%zu-%zu\">\n", line, run);
  gh_markup (p->out,
             "<h3>%s <span class=\"%s\">%s&#160;%s</span> <span class=\"engine\">%s</span></h3>\n"
             "<p class=\"statement\"><code>%s</code></p>\n<p class=\"note\">",
             gh_member_text (theorem, "name"), words->style, words->sign, words->one, name,
             gh_member_text (theorem, "statement"));
  put_ids (p, json_object_get (theorem, "ids"));
  gh_markup (p->out, "; stated in %s</p>\n", gh_member_text (theorem, "place"));
  if (json_is_object (failure))
    put_failure (p, failure);
  else
    gh_markup (p->out, "<dl><dt>because</dt><dd>%s</dd></dl>\n",
               gh_member_text (theorem, "reason") ? gh_member_text (theorem, "reason")
                                                  : "no reason is given");
  fputs ("</article>\n", p->out);
}

void page_failures (const page *p)
{
  const char *source, *name;
  json_t *rows, *row;
  size_t line = 0, failures = 0;
  fputs ("<section class=\"failures\">\n<h2 id=\"failures\">Failures</h2>\n", p->out);
  json_object_foreach (p->sources, source, rows) json_object_foreach (rows, name, row)
  {
    for (size_t run = 0; run < p->count; run++) {
      const json_t *const theorem = json_array_get (row, run);
      if (json_is_object (theorem) && page_kind (theorem) <= CELL_KNOWN) {
        put_theorem (p, line, run, theorem);
        failures++;
      }
    }
    line++;
  }
  if (failures == 0)
    fputs ("<p>No theorem fails.</p>\n", p->out);
  fputs ("</section>\n", p->out);
}
