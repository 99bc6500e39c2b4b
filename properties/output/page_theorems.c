#include "output/page_inside.h"

#include <string.h>

/* What the ids of a source begin with, and what the source is. */
static const char *source_title (const char *source)
{
  static const char *const titles[][2] = {
      {"SS", "Schleicher and Stoll, An introduction to Conway's games and numbers"},
      {"DN", "Lecture notes: games that are numbers"},
      {"BL", "Posts on combinatorial game theory"},
      {"ON", "A chapter on mis\u00e8re play: how to lose when you must"},
      {"PL", "Slides: introduction to combinatorial game theory"},
  };
  for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
    if (!strcmp (titles[i][0], source))
      return titles[i][1];
  return "";
}

static void put_header (const page *p)
{
  char name[400];
  fputs ("<thead><tr><th scope=\"col\">theorem</th><th scope=\"col\">statement</th>", p->out);
  for (size_t run = 0; run < p->count; run++) {
    page_run_name (p, run, name, sizeof name);
    gh_markup (p->out, "<th scope=\"col\">%s</th>", name);
  }
  fputs ("</tr></thead>\n", p->out);
}

/* The name of the engine stands in each cell too, for narrow screens with no room for columns. */
static void put_label (const page *p, size_t run)
{
  char name[400];
  page_run_name (p, run, name, sizeof name);
  if (p->count > 1)
    gh_markup (p->out, "<span class=\"engine\">%s</span> ", name);
}

static void put_totals (const page *p, const char *source, json_t *rows)
{
  const char *name;
  json_t *row;
  gh_markup (p->out,
             "<tr class=\"source\"><th colspan=\"2\" scope=\"colgroup\">%s <span>%s</span></th>",
             source, source_title (source));
  for (size_t run = 0; run < p->count; run++) {
    size_t counts[CELL_KINDS] = {0};
    json_object_foreach (rows, name, row)
    {
      const json_t *const theorem = json_array_get (row, run);
      if (json_is_object (theorem))
        counts[page_kind (theorem)]++;
    }
    fputs ("<td>", p->out);
    put_label (p, run);
    page_counts (p, counts);
    fputs ("</td>", p->out);
  }
  fputs ("</tr>\n", p->out);
}

/* What the theorem says, by the first run that has it; and by what case it holds where the
   statement itself is not meant to hold always. */
static void put_statement (const page *p, const json_t *row)
{
  const json_t *theorem, *first = NULL;
  const char *example = NULL;
  size_t i;
  json_array_foreach (row, i, theorem)
  {
    first = first || !json_is_object (theorem) ? first : theorem;
    example = example ? example : gh_member_text (theorem, "example");
  }
  const char *const asserts = gh_member_text (first, "asserts");
  gh_markup (p->out, "<td class=\"statement\"><code>%s</code>",
             gh_member_text (first, "statement"));
  if (strcmp (asserts, "always"))
    gh_markup (p->out, " <small>%s%s</small>",
               *asserts == 'n' ? example ? "false on purpose, at " : "false on purpose"
               : example       ? "at "
                               : "for some",
               example ? example : "");
  fputs ("</td>", p->out);
}

/* How many cases, and which when one points at the number. */
static void put_cases (const page *p, const json_t *theorem, const char *count)
{
  const char *separator = "";
  const json_t *domain;
  size_t i;
  fputs (" <small title=\"", p->out);
  json_array_foreach (json_object_get (theorem, "domains"), i, domain)
  {
    gh_markup (p->out, "%s%s", separator, gh_member_text (domain, "words"));
    separator = "; ";
  }
  gh_markup (p->out, "\">%s</small>", count);
}

static void put_cell (const page *p, size_t line, size_t run, const json_t *theorem)
{
  char cases[27], undecided[27];
  if (!json_is_object (theorem)) {
    fputs ("<td class=\"absent\"></td>", p->out);
    return;
  }
  cell_kind const kind = page_kind (theorem);
  const cell_words *const words = &page_words[kind];
  const char *const reason = gh_member_text (theorem, "reason");
  gh_markup (p->out, "<td class=\"%s\"", words->style);
  if (reason)
    gh_markup (p->out, " title=\"%s\"", reason);
  fputs (">", p->out);
  put_label (p, run);
  if (kind <= CELL_KNOWN)
    fprintf (p->out, "<a href=\"#failure-%zu-%zu\">", line, run);
  gh_markup (p->out, "%s&#160;%s", words->sign, words->one);
  if (kind <= CELL_KNOWN)
    fputs ("</a>", p->out);
  if (gh_member_number (theorem, "cases"))
    put_cases (p, theorem, gh_count_text (gh_member_number (theorem, "cases"), cases));
  if (gh_member_number (theorem, "inconclusive"))
    gh_markup (p->out, " <small>%s&#160;undecided</small>",
               gh_count_text (gh_member_number (theorem, "inconclusive"), undecided));
  fputs ("</td>", p->out);
}

static void put_legend (const page *p)
{
  static const char *const meanings[CELL_KINDS] = {
      [CELL_FAILS] = "some case is not as the theorem says, or the engine gave a wrong answer",
      [CELL_VACUOUS] = "the hypothesis was met too rarely for the result to mean anything",
      [CELL_KNOWN] = "it fails, and the baseline names it",
      [CELL_INCONCLUSIVE] = "limits or refusals left too many cases undecided",
      [CELL_NOT_APPLICABLE] = "the engine lacks what it would be asked",
      [CELL_HOLDS] = "in all cases that were run",
  };
  fputs ("<dl class=\"legend\">\n", p->out);
  for (cell_kind kind = 0; kind < CELL_KINDS; kind++)
    gh_markup (p->out, "<dt class=\"%s\">%s&#160;%s</dt><dd>%s</dd>\n", page_words[kind].style,
               page_words[kind].sign, page_words[kind].one, meanings[kind]);
  fputs (
      "</dl>\n<p class=\"note\">The numbers count cases; point at one to see which they are.</p>\n",
      p->out);
}

void page_theorems (const page *p)
{
  const char *source, *name;
  json_t *rows, *row;
  size_t line = 0;
  fputs ("<section>\n<h2 id=\"theorems\">Theorems</h2>\n<div class=\"scroll\"><table "
         "class=\"theorems\">\n",
         p->out);
  put_header (p);
  json_object_foreach (p->sources, source, rows)
  {
    fputs ("<tbody>\n", p->out);
    put_totals (p, source, rows);
    json_object_foreach (rows, name, row)
    {
      gh_markup (p->out, "<tr><th scope=\"row\">%s</th>", name);
      put_statement (p, row);
      for (size_t run = 0; run < p->count; run++)
        put_cell (p, line, run, json_array_get (row, run));
      fputs ("</tr>\n", p->out);
      line++;
    }
    fputs ("</tbody>\n", p->out);
  }
  fputs ("</table></div>\n", p->out);
  put_legend (p);
  fputs ("</section>\n", p->out);
}
