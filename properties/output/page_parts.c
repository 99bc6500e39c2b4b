/* What the parts of a page share: members of a run, the words of verdicts, the names of runs. */
#include "output/page_inside.h"

#include <string.h>

const cell_words page_words[CELL_KINDS] = {
    [CELL_FAILS] = {"fails", "\u2717", "fails", "fail"},
    [CELL_VACUOUS] = {"vacuous", "\u2205", "vacuous", "vacuous"},
    [CELL_KNOWN] = {"known", "\u2717", "known to fail", "known to fail"},
    [CELL_INCONCLUSIVE] = {"open", "?", "inconclusive", "inconclusive"},
    [CELL_NOT_APPLICABLE] = {"none", "\u2013", "not applicable", "not applicable"},
    [CELL_HOLDS] = {"holds", "\u2713", "holds", "hold"},
};

const char *page_text (const json_t *object, const char *member)
{
  return json_string_value (json_object_get (object, member));
}

uint64_t page_number (const json_t *object, const char *member)
{
  return (uint64_t)json_integer_value (json_object_get (object, member));
}

cell_kind page_kind (const json_t *theorem)
{
  const char *const verdict = page_text (theorem, "verdict");
  cell_kind kind = CELL_FAILS;
  if (json_is_true (json_object_get (theorem, "known")))
    return CELL_KNOWN;
  while (strcmp (page_words[kind].one, verdict))
    kind++;
  return kind;
}

void page_counts (const page *p, const size_t counts[CELL_KINDS])
{
  const char *separator = "";
  for (cell_kind kind = 0; kind < CELL_KINDS; kind++)
    if (counts[kind]) {
      char count[27];
      gh_markup (p->out, "%s<span class=\"%s\">%s&#160;%s&#160;%s</span>", separator,
                 page_words[kind].style, page_words[kind].sign, gh_count_text (counts[kind], count),
                 counts[kind] == 1 ? page_words[kind].one : page_words[kind].many);
      separator = ", ";
    }
}

static const char *name_of (const page *p, size_t run)
{
  const char *const label = page_text (p->runs[run], "label");
  return label ? label : page_text (json_object_get (p->runs[run], "engine"), "name");
}

void page_run_name (const page *p, size_t run, char *buffer, size_t size)
{
  size_t same = 1;
  for (size_t i = 0; i < run; i++)
    same += !strcmp (name_of (p, i), name_of (p, run));
  snprintf (buffer, size, same > 1 ? "%s (%zu)" : "%s", name_of (p, run), same);
}
