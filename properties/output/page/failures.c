#include "output/page/draw.h"
#include "output/page/inside.h"

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
  size_t i, games = 0;
  const json_t *variable;
  json_array_foreach (variables, i, variable)
  {
    const char *const name = gh_member_text (variable, "name");
    const char *const value = gh_member_text (variable, "value");
    if (!strcmp (gh_member_text (variable, "sort"), "integer"))
      continue;
    fputs (games++ ? "" : "<div class=\"trees\">\n", p->out);
    gh_tree_figure (p->out, name, value);
    gh_thermograph_figure (p->out, name, value);
  }
  fputs (games ? "</div>\n" : "", p->out);
}

static void put_case (const page *p, const json_t *failure)
{
  const char *const example = gh_member_text (failure, "counterexample");
  const char *const again = gh_member_text (failure, "again");
  const json_t *const before = json_object_get (failure, "before");
  gh_markup (p->out, "<dl>\n<dt>fault</dt><dd>%s</dd>\n", gh_member_text (failure, "fault"));
  if (*example)
    gh_markup (p->out, "<dt>%s</dt><dd><code>%s</code></dd>\n",
               gh_member_is_true (failure, "smallest") ? "smallest" : "counterexample", example);
  gh_markup (p->out, "<dt>required</dt><dd><code>%s</code></dd>\n",
             gh_member_text (failure, "required"));
  put_answers (p, json_object_get (failure, "answers"));
  put_values (p, json_object_get (failure, "values"));
  if (json_is_false (json_object_get (failure, "reproducible")))
    gh_markup (p->out, "<dt>not reproducible</dt><dd>%s</dd>\n",
               again ? again : "it did not come back");
  if (json_is_object (before))
    gh_markup (p->out, "<dt>%s</dt><dd>%s</dd>\n",
               gh_member_is_true (before, "found") ? "only after" : "again",
               gh_member_text (before, "words"));
  gh_markup (p->out, "<dt>replay</dt><dd><code class=\"replay\">%s</code></dd>\n</dl>\n",
             gh_member_text (failure, "replay"));
}

static void put_ids (const page *p, const json_t *ids)
{
  size_t i;
  const json_t *id;
  json_array_foreach (ids, i, id) gh_markup (p->out, "%s%s", i ? ", " : "", json_string_value (id));
}

void page_failure (const page *p, const json_t *theorem, bool pictures)
{
  const json_t *const failure = json_object_get (theorem, "failure");
  fputs ("<p class=\"note\">", p->out);
  put_ids (p, json_object_get (theorem, "ids"));
  gh_markup (p->out, "; stated in %s</p>\n", gh_member_text (theorem, "place"));
  if (!json_is_object (failure))
    gh_markup (p->out, "<dl><dt>because</dt><dd>%s</dd></dl>\n", page_reason (theorem));
  else {
    put_case (p, failure);
    if (pictures)
      put_trees (p, json_object_get (failure, "variables"));
  }
}

void page_failure_folded (const page *p, size_t run, const char *name)
{
  const json_t *const theorem = page_theorem (p, run, name);
  cell_kind const kind = page_kind (theorem);
  gh_markup (p->out, "<details class=\"failure\">\n<summary>%s ", name);
  if (kind != CELL_FAILS)
    gh_markup (p->out, "<span class=\"%s\">%s&#160;%s</span> ", page_words[kind].style,
               page_words[kind].sign, page_words[kind].one);
  gh_markup (p->out, "<code>%s</code></summary>\n", gh_member_text (theorem, "statement"));
  fprintf (p->out, "<div id=\"failure-%u-%zu\">\n", page_line (p, name), run);
  page_failure (p, theorem, false);
  fputs ("</div>\n</details>\n", p->out);
}
