/* What an engine did beside answering. */
#include "output/troubles.h"
#include "output/document/sums.h"
#include "output/page/inside.h"

#include <string.h>

static void put_last (const page *p, const char *lines)
{
  if (!*lines)
    return;
  fputs ("<dt>its last words</dt><dd><ul>\n", p->out);
  while (*lines) {
    char line[sizeof ((gh_incident *)0)->last];
    size_t const length = strcspn (lines, "\n");
    snprintf (line, sizeof line, "%.*s", (int)length, lines);
    gh_markup (p->out, "<li><code>%s</code></li>\n", line);
    lines += length + (lines[length] == '\n');
  }
  fputs ("</ul></dd>\n", p->out);
}

static void put_trouble (const page *p, const gh_trouble *t)
{
  char title[GH_TROUBLE_TITLE], times[GH_TROUBLE_TIMES], words[GH_TROUBLE_WORDS];
  bool const fault = gh_trouble_is_fault (t), known = t->first.request < GH_REQUESTS;
  snprintf (title, sizeof title, "%s", gh_trouble_words (t));
  gh_markup (p->out, "<div class=\"did\">\n<h5><span class=\"%s\">%s</span>",
             fault ? "fails" : "known", title);
  if (known)
    gh_markup (p->out, " over <code>%s</code>", gh_requests[t->first.request].word);
  gh_markup (p->out, " <small>%s%s%s</small></h5>\n<dl>\n", gh_trouble_times (t, times),
             fault ? "" : "; no fault", t->told ? "; a theorem tells as much" : "");
  if (*t->first.question)
    gh_markup (p->out, "<dt>%s</dt><dd><code>%s</code></dd>\n",
               t->first.kind == GH_LATE ? "smallest" : "first", t->first.question);
  gh_markup (p->out, "<dt>words</dt><dd>%s</dd>\n", gh_trouble_full (t, words));
  put_last (p, t->first.last);
  fputs ("</dl>\n</div>\n", p->out);
}

void page_troubles (const page *p, size_t run)
{
  gh_report sums;
  gh_summary s;
  char words[GH_TROUBLE_TIMES];
  double const elapsed = json_number_value (json_object_get (p->runs[run], "elapsed"));
  gh_sums_read (p->runs[run], &sums, &s);
  bool const starts = gh_troubles_starts (&s, elapsed);
  if (!s.trouble_count && !starts)
    return;
  fprintf (p->out, "<article class=\"deeds\" id=\"engine-%zu\">\n<h4>What the engine did</h4>\n",
           run);
  if (starts)
    gh_markup (p->out, "<p class=\"note\">It was started %s.</p>\n",
               gh_troubles_starts_words (&s, elapsed, words));
  for (size_t i = 0; i < s.trouble_count; i++)
    put_trouble (p, &s.troubles[i]);
  fputs ("</article>\n", p->out);
}

void page_troubles_index (const page *p, size_t run)
{
  char many[64];
  size_t const count = json_array_size (json_object_get (p->runs[run], "troubles"));
  if (count)
    gh_markup (p->out,
               "<li><a href=\"#engine-%s\">What the engine did</a> <small>%s</small></li>\n",
               gh_count_text (run, (char[27]){0}), page_many (count, "trouble", many));
}
