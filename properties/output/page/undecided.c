#include "output/page/inside.h"

#include <string.h>

/* Whether this is why a theorem was not decided. */
static bool is_open (const json_t *theorem, const char *reason)
{
  cell_kind const kind = page_kind (theorem);
  return (kind == CELL_INCONCLUSIVE || kind == CELL_NOT_APPLICABLE) &&
         !strcmp (page_reason (theorem), reason);
}

static void put_reason (const page *p, const json_t *theorems, size_t first, const char *reason)
{
  const char *separator = "";
  gh_markup (p->out, "<dt>%s</dt><dd>", reason);
  for (size_t i = first; i < json_array_size (theorems); i++) {
    const json_t *const theorem = json_array_get (theorems, i);
    if (!is_open (theorem, reason))
      continue;
    fprintf (p->out, "%s<a href=\"#row-%u\">", separator,
             page_line (p, gh_member_text (theorem, "name")));
    gh_markup (p->out, "%s</a>", gh_member_text (theorem, "name"));
    separator = " ";
  }
  fputs ("</dd>\n", p->out);
}

/* By the reasons, in the order in which they come. */
void page_undecided (const page *p, size_t run)
{
  const json_t *const theorems = json_object_get (p->runs[run], "theorems"), *theorem;
  size_t counts[CELL_KINDS] = {0}, i;
  char many[64];
  page_count_verdicts (p->runs[run], counts);
  size_t const count = counts[CELL_INCONCLUSIVE] + counts[CELL_NOT_APPLICABLE];
  if (!count)
    return;
  gh_markup (p->out, "<details class=\"undecided\">\n<summary>%s not decided</summary>\n<dl>\n",
             page_many (count, "theorem", many));
  json_array_foreach (theorems, i, theorem)
  {
    const char *const reason = page_reason (theorem);
    size_t before = 0;
    while (before < i && !is_open (json_array_get (theorems, before), reason))
      before++;
    if (before == i && is_open (theorem, reason))
      put_reason (p, theorems, i, reason);
  }
  fputs ("</dl>\n</details>\n", p->out);
}
