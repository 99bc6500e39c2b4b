#include "output/page/inside.h"

#include <string.h>

/* What the ids of a source begin with, what the source is, and what its chapters are called. */
static const char *const sources[][3] = {
    {"SS", "Schleicher and Stoll, An introduction to Conway's games and numbers", "Section"},
    {"DN", "Lecture notes: games that are numbers", ""},
    {"BL", "Posts on combinatorial game theory", "Part"},
    {"ON", "A chapter on mis\u00e8re play: how to lose when you must", ""},
    {"PL", "Slides: introduction to combinatorial game theory", ""},
};

static const char *source_word (const char *source, unsigned column)
{
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
    if (!strcmp (sources[i][0], source))
      return sources[i][column];
  return "";
}

/* ---- a theorem ------------------------------------------------------------------------------- */

/* Of the runs the one that had most cases of a theorem: it tells which cases there are. */
static const json_t *fullest (const json_t *row)
{
  const json_t *theorem, *best = NULL;
  size_t i;
  json_array_foreach (json_object_get (row, "runs"), i,
                      theorem) if (json_is_object (theorem) &&
                                   (!best || gh_member_number (theorem, "cases") >
                                                 gh_member_number (best, "cases"))) best = theorem;
  return best;
}

static void put_domains (const page *p, const json_t *theorem)
{
  size_t i;
  const json_t *domain;
  json_array_foreach (json_object_get (theorem, "domains"), i, domain)
      gh_markup (p->out, "%s%s", i ? "; " : "", gh_member_text (domain, "words"));
}

/* What the theorem is called, and what it says; by what case it holds where the statement itself is
   not meant to hold always; and for which cases that was tried. */
static void put_statement (const page *p, const json_t *row, const json_t *full)
{
  const json_t *theorem;
  const char *example = NULL;
  size_t i;
  json_array_foreach (json_object_get (row, "runs"), i, theorem) example =
      example ? example : gh_member_text (theorem, "example");
  const char *const asserts = gh_member_text (full, "asserts");
  const char *const called = gh_member_text (full, "called");
  fputs ("<td>", p->out);
  if (called)
    gh_markup (p->out, "<small>%s</small> ", called);
  gh_markup (p->out, "<code>%s</code>", gh_member_text (full, "statement"));
  if (strcmp (asserts, "always"))
    gh_markup (p->out, " <small>%s%s</small>",
               *asserts == 'n' ? example ? "false on purpose, at " : "false on purpose"
               : example       ? "at "
                               : "for some",
               example ? example : "");
  if (json_array_size (json_object_get (full, "domains"))) {
    fputs ("<small class=\"cases\">", p->out);
    put_domains (p, full);
    fputs ("</small>", p->out);
  }
  fputs ("</td>", p->out);
}

/* Whether two runs tried the same cases. */
static bool same_domains (const json_t *a, const json_t *b)
{
  const json_t *const first = json_object_get (a, "domains");
  const json_t *const second = json_object_get (b, "domains");
  bool same = json_array_size (first) == json_array_size (second);
  for (size_t i = 0; same && i < json_array_size (first); i++)
    same = !strcmp (gh_member_text (json_array_get (first, i), "words"),
                    gh_member_text (json_array_get (second, i), "words"));
  return same;
}

static void put_number (const page *p, const json_t *theorem, const char *member, const char *words)
{
  char text[27];
  if (gh_member_number (theorem, member))
    gh_markup (p->out, " <small>%s&#160;%s</small>",
               gh_count_text (gh_member_number (theorem, member), text), words);
}

/* In how many cases, which they are if they are not those of the fullest run, and how many of them
   told nothing. */
static void put_cases (const page *p, const json_t *theorem, const json_t *full)
{
  char cases[27];
  const char *const cut = gh_member_is_true (theorem, "cut_short") ? "cut short" : "";
  uint64_t const count = gh_member_number (theorem, "cases");
  if (count || *cut) {
    fputs (" <small", p->out);
    if (count && !same_domains (theorem, full)) {
      fputs (" title=\"", p->out);
      put_domains (p, theorem);
      fputs ("\"", p->out);
    }
    gh_markup (p->out, ">%s%s%s</small>", count ? gh_count_text (count, cases) : "",
               count && *cut ? ", " : "", cut);
  }
  put_number (p, theorem, "inconclusive", "undecided");
  put_number (p, theorem, "starved", "of them for want of memory");
  put_number (p, theorem, "undefined", "undefined");
  put_number (p, theorem, "outside", "not taken");
}

static void put_cell (const page *p, const json_t *row, size_t run, const json_t *full)
{
  const json_t *const theorem = json_array_get (json_object_get (row, "runs"), run);
  if (!json_is_object (theorem)) {
    fputs ("<td></td>", p->out);
    return;
  }
  cell_kind const kind = page_kind (theorem);
  const cell_words *const words = &page_words[kind];
  fprintf (p->out, "<td class=\"%s\">", words->style);
  if (kind <= CELL_KNOWN)
    fprintf (p->out, "<a href=\"#failure-%u-%zu\">", (unsigned)gh_member_number (row, "line"), run);
  gh_markup (p->out, "%s&#160;%s", words->sign, words->one);
  if (kind <= CELL_KNOWN)
    fputs ("</a>", p->out);
  put_cases (p, theorem, full);
  fputs ("</td>", p->out);
}

static void put_row (const page *p, const char *name, const json_t *row)
{
  const json_t *const full = fullest (row);
  fprintf (p->out, "<tr id=\"row-%u\">", (unsigned)gh_member_number (row, "line"));
  gh_markup (p->out, "<th scope=\"row\">%s</th>", name);
  put_statement (p, row, full);
  for (size_t run = 0; run < p->count; run++)
    put_cell (p, row, run, full);
  fputs ("</tr>\n", p->out);
}

/* ---- chapters -------------------------------------------------------------------------------- */

/* What the rows of a chapter come to in a run. */
static void put_totals (const page *p, size_t run, json_t *rows)
{
  const char *name;
  json_t *row;
  size_t counts[CELL_KINDS] = {0};
  json_object_foreach (rows, name, row)
  {
    const json_t *const theorem = page_theorem (p, run, name);
    if (theorem)
      counts[page_kind (theorem)]++;
  }
  fputs ("<span class=\"total\">", p->out);
  if (p->count > 1) {
    fputs ("<span class=\"engine\">", p->out);
    page_run_mark (p, run);
    fputs ("</span> ", p->out);
  }
  page_counts (p, counts);
  fputs ("</span>\n", p->out);
}

static void put_head (const page *p)
{
  fputs ("<thead><tr><th scope=\"col\">theorem</th><th scope=\"col\">statement</th>", p->out);
  for (size_t run = 0; run < p->count; run++) {
    fputs ("<th scope=\"col\">", p->out);
    page_run_mark (p, run);
    fputs ("</th>", p->out);
  }
  fputs ("</tr></thead>\n", p->out);
}

static void put_chapter (const page *p, const char *source, const char *chapter, json_t *rows)
{
  const char *name, *const part = *chapter ? strchr (chapter, '-') : NULL;
  json_t *row;
  char many[64];
  fputs ("<details class=\"group\">\n<summary>", p->out);
  gh_markup (p->out, "<span><span class=\"chapter\">%s%s%s</span> <small>%s</small></span>\n",
             part ? source_word (source, 2) : "All", part ? " " : "", part ? part + 1 : "",
             page_many (json_object_size (rows), "theorem", many));
  for (size_t run = 0; run < p->count; run++)
    put_totals (p, run, rows);
  fputs ("</summary>\n<table class=\"theorems\">\n", p->out);
  put_head (p);
  fputs ("<tbody>\n", p->out);
  json_object_foreach (rows, name, row) put_row (p, name, row);
  fputs ("</tbody>\n</table>\n</details>\n", p->out);
}

/* The first chapter by name that comes after another; after NULL: the first of all. NULL: none. */
static const char *next_chapter (json_t *chapters, const char *after)
{
  const char *chapter, *next = NULL;
  json_t *rows;
  json_object_foreach (chapters, chapter, rows) if ((!after || strcmp (chapter, after) > 0) &&
                                                    (!next || strcmp (chapter, next) < 0)) next =
      chapter;
  return next;
}

/* Above the totals of its chapters stand the runs; to who listens each total tells its own. */
static void put_source (const page *p, size_t number, const char *source, json_t *chapters)
{
  fprintf (p->out, "<section class=\"source\">\n<div class=\"columns\">\n<h3 id=\"source-%zu\">",
           number);
  gh_markup (p->out, "%s <small>%s</small></h3>\n", source, source_word (source, 1));
  for (size_t run = 0; p->count > 1 && run < p->count; run++) {
    fputs ("<span class=\"engine\" aria-hidden=\"true\">", p->out);
    page_run_mark (p, run);
    fputs ("</span>\n", p->out);
  }
  fputs ("</div>\n", p->out);
  for (const char *c = next_chapter (chapters, NULL); c; c = next_chapter (chapters, c))
    put_chapter (p, source, c, json_object_get (chapters, c));
  fputs ("</section>\n", p->out);
}

/* ---- the section ----------------------------------------------------------------------------- */

static void put_index (const page *p)
{
  size_t number = 0;
  const char *source;
  json_t *chapters;
  fputs ("<nav class=\"index\" aria-label=\"Sources\">", p->out);
  json_object_foreach (p->sources, source, chapters)
  {
    fprintf (p->out, "<a href=\"#source-%zu\">", number++);
    gh_markup (p->out, "%s</a> ", source);
  }
  fputs ("</nav>\n", p->out);
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
      "</dl>\n<p class=\"note\">The numbers count cases; below a statement stands which they are; "
      "point at a number where a run had others.</p>\n",
      p->out);
}

void page_theorems (const page *p)
{
  size_t number = 0;
  const char *source;
  json_t *chapters;
  fprintf (p->out,
           "<section>\n<h2 id=\"theorems\">Theorems</h2>\n<div class=\"scroll all%s\" "
           "style=\"--runs:%zu\">\n",
           p->count > 1 ? " several" : "", p->count);
  put_index (p);
  json_object_foreach (p->sources, source, chapters) put_source (p, number++, source, chapters);
  fputs ("</div>\n", p->out);
  put_legend (p);
  fputs ("</section>\n", p->out);
}
