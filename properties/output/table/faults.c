#include "output/listed.h"
#include "output/table/parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FAULTS 10  /* that are shown in full */
#define MOST_LINES 12   /* of one of them, if two of its answers fit in */
#define MOST_BESIDE 2   /* lines of other wrong answers of one */
#define MOST_REASONS 12 /* why theorems are undecided; those of few theorems are left out */

/* ---- faults ---------------------------------------------------------------------------------- */

/* Returns how many lines they take. */
static size_t print_names (const gh_ending *e, const char *title, const size_t *failures,
                           size_t count)
{
  gh_listed n = gh_listed_begin (stdout, title, count);
  for (size_t i = 0; i < count; i++)
    gh_listed_put (&n, e->theorems[failures[i]]->name);
  gh_listed_end (&n);
  return n.lines;
}

/* Other wrong answers of one relation to a fault: a line each, or the first and how many more. */
static size_t print_related (const gh_beside *b, size_t count, bool all)
{
  char text[sizeof (gh_wrong)];
  printf ("    %s:", gh_relation_words (b->relation));
  for (size_t i = 0; i < (all ? count : 1); i++) {
    gh_wrong_write (b[i].wrong, text, sizeof text);
    printf (all ? "\n      %s" : " %s", text);
  }
  if (!all && count > 1)
    printf ("; and %zu more", count - 1);
  putchar ('\n');
  return all ? 1 + count : 1;
}

/* Returns how many lines they take. */
static size_t print_beside (const gh_fault *fault, bool all)
{
  size_t lines = 0;
  for (size_t i = 0, next; i < fault->beside_count && (all || lines < MOST_BESIDE); i = next) {
    const gh_beside *const b = &fault->beside[i];
    for (next = i; next < fault->beside_count && fault->beside[next].relation == b->relation;)
      next++;
    lines += print_related (b, next - i, all);
  }
  return lines;
}

static void print_fault (const gh_report *r, const gh_ending *e, const gh_fault *fault)
{
  char text[sizeof (gh_wrong)];
  const gh_theorem *const theorem = e->theorems[*fault->failures];
  const gh_result *const result = &e->results[*fault->failures];
  bool const all = r->run->verbose || r->run->all;
  if (fault->wrong)
    gh_wrong_write (fault->wrong, text, sizeof text);
  printf ("  %s%s\n", fault->wrong ? text : "no wrong answer known",
          fault->comes == GH_DID_NOT_COME          ? "; in a fresh engine it did not come again"
          : fault->comes == GH_NOT_TRIED           ? "; not tried in a fresh engine"
          : fault->comes == GH_COMES_AFTER_OTHERS  ? "; only after other questions"
          : fault->wrong && !fault->wrong->reduced ? "; not made smaller"
                                                   : "");
  size_t lines = 3 + !!theorem->called; /* the first, the statement, and where it stands */
  lines += print_beside (fault, all);
  lines += print_names (e, "breaks", fault->failures, fault->own);
  if (fault->count > fault->own)
    lines += print_names (e, GH_BESIDE_IT, fault->failures + fault->own, fault->count - fault->own);
  if (all) { /* it was shown */
    putchar ('\n');
    return;
  }
  gh_totals_line (stdout, theorem->name, theorem->statement);
  if (theorem->called)
    gh_totals_line (stdout, "called", theorem->called);
  gh_totals_line (stdout, "stated in", theorem->place);
  if (result->verdict == GH_FAILS)
    gh_table_failure (r, theorem, result, lines < MOST_LINES ? MOST_LINES - lines : 0);
  else
    printf ("    %-15s %s\n\n", gh_verdict_words[result->verdict], result->reason);
}

/* Of many faults those that come later: a line each. */
static void print_briefly (const gh_ending *e, const gh_fault *fault)
{
  char text[sizeof (gh_wrong)];
  const char *const name = e->theorems[*fault->failures]->name;
  if (fault->wrong)
    gh_wrong_write (fault->wrong, text, sizeof text);
  if (fault->own == 1)
    printf ("  %s; breaks %s\n", fault->wrong ? text : "no wrong answer known", name);
  else
    printf ("  %s; breaks %zu theorems, as %s\n", fault->wrong ? text : "no wrong answer known",
            fault->own, name);
}

void gh_table_faults (const gh_report *r, const gh_ending *e)
{
  for (size_t i = 0; i < e->groups->count; i++)
    if (i < MOST_FAULTS || r->run->verbose)
      print_fault (r, e, &e->groups->faults[i]);
    else
      print_briefly (e, &e->groups->faults[i]);
  if (e->groups->count > MOST_FAULTS && !r->run->verbose)
    putchar ('\n');
}

/* ---- what was not decided -------------------------------------------------------------------- */

/* Why theorems were not decided: the first of them, and how many. */
typedef struct reason {
  size_t first, count;
} reason;

static int by_count (const void *a, const void *b)
{
  const reason *const x = a, *const y = b;
  if (x->count != y->count)
    return x->count > y->count ? -1 : 1;
  return x->first < y->first ? -1 : 1;
}

/* All reasons, the most frequent one first; returns how many. Theorems that were cut short are told
   by their number. */
static size_t find_reasons (const gh_ending *e, reason *reasons)
{
  size_t count = 0;
  for (size_t i = 0; i < e->count; i++) {
    const gh_result *const result = &e->results[i];
    size_t k = 0;
    if (result->verdict != GH_INCONCLUSIVE || result->cut_short)
      continue;
    while (k < count && strcmp (e->results[reasons[k].first].reason, result->reason) != 0)
      k++;
    if (k == count)
      reasons[count++] = (reason){.first = i};
    reasons[k].count++;
  }
  qsort (reasons, count, sizeof *reasons, by_count);
  return count;
}

/* "    4 theorems      more than 2 forms (SS-2.21.x1, ...)"; of one theorem its name is the title.
 */
static void print_reason (const gh_ending *e, const reason *r)
{
  const char *const name = e->theorems[r->first]->name;
  char title[40], text[600];
  if (r->count == 1) {
    gh_totals_line (stdout, name, e->results[r->first].reason);
    return;
  }
  snprintf (title, sizeof title, "%zu theorems", r->count);
  snprintf (text, sizeof text, "%s (%s, ...)", e->results[r->first].reason, name);
  gh_totals_line (stdout, title, text);
}

/* Theorems that are listed for it anyhow are left out. */
static void print_unread (const gh_ending *e)
{
  size_t count = 0;
  for (size_t i = 0; i < e->count; i++) {
    const gh_result *const result = &e->results[i];
    if (!*result->unread_at || result->verdict == GH_INCONCLUSIVE)
      continue;
    if (!count++)
      puts ("  written by the engine, and not read");
    gh_totals_line (stdout, e->theorems[i]->name, result->unread_at);
  }
  if (count)
    putchar ('\n');
}

void gh_table_inconclusive (const gh_ending *e)
{
  print_unread (e);
  reason *const reasons = calloc (e->count + 1, sizeof *reasons);
  size_t const count = reasons ? find_reasons (e, reasons) : 0;
  size_t rest = 0;
  if (count)
    puts ("  inconclusive; --verbose lists each theorem");
  for (size_t i = 0; i < count; i++)
    if (i < MOST_REASONS)
      print_reason (e, &reasons[i]);
    else
      rest += reasons[i].count;
  if (rest) {
    char title[40];
    snprintf (title, sizeof title, "%zu theorem%s", rest, rest == 1 ? "" : "s");
    gh_totals_line (stdout, title, "other reasons");
  }
  if (count)
    putchar ('\n');
  free (reasons);
}

/* ---- what the baseline need not know --------------------------------------------------------- */

void gh_table_mended (const gh_ending *e)
{
  size_t count = 0;
  for (size_t i = 0; i < e->count; i++)
    count += e->results[i].mended;
  if (!count)
    return;
  puts ("  the baseline names what holds now; --update-baseline takes it out");
  gh_listed n = gh_listed_begin (stdout, "mended", count);
  for (size_t i = 0; i < e->count; i++)
    if (e->results[i].mended)
      gh_listed_put (&n, e->theorems[i]->name);
  gh_listed_end (&n);
  putchar ('\n');
}
