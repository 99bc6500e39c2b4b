#include "output/listed.h"
#include "output/table/parts.h"

#include <stdio.h>
#include <string.h>

/* ---- faults ---------------------------------------------------------------------------------- */

static void print_names (const gh_ending *e, const gh_fault *fault)
{
  gh_listed n = gh_listed_begin (stdout, "breaks", fault->count);
  for (size_t i = 0; i < fault->count; i++)
    gh_listed_put (&n, e->theorems[fault->failures[i]]->name);
  gh_listed_end (&n);
}

static void print_fault (const gh_report *r, const gh_ending *e, const gh_fault *fault)
{
  char text[sizeof (gh_wrong)];
  const gh_theorem *const theorem = e->theorems[*fault->failures];
  const gh_result *const result = &e->results[*fault->failures];
  if (fault->wrong)
    gh_wrong_write (fault->wrong, text, sizeof text);
  printf ("  %s\n", fault->wrong ? text : "no wrong answer known");
  print_names (e, fault);
  if (r->run->verbose || r->run->all) { /* it was shown */
    putchar ('\n');
    return;
  }
  gh_totals_line (stdout, theorem->name, theorem->statement);
  if (theorem->called)
    gh_totals_line (stdout, "called", theorem->called);
  gh_totals_line (stdout, "stated in", theorem->place);
  if (result->verdict == GH_FAILS)
    gh_table_failure (r, theorem, result);
  else
    printf ("    %-15s %s\n\n", gh_verdict_words[result->verdict], result->reason);
}

void gh_table_faults (const gh_report *r, const gh_ending *e)
{
  for (size_t i = 0; i < e->groups->count; i++)
    print_fault (r, e, &e->groups->faults[i]);
}

/* ---- what was not decided -------------------------------------------------------------------- */

static bool is_inconclusive (const gh_result *result, const char *reason)
{
  return result->verdict == GH_INCONCLUSIVE && !result->cut_short &&
         !strcmp (result->reason, reason);
}

/* The first of those with its reason also tells of the others. Those that were cut short are told
   by their number. */
void gh_table_inconclusive (const gh_ending *e)
{
  for (size_t i = 0; i < e->count; i++) {
    const char *const reason = e->results[i].reason;
    size_t before = 0, all = 0;
    for (size_t k = 0; k < e->count; k++)
      if (is_inconclusive (&e->results[k], reason)) {
        before += k < i;
        all++;
      }
    if (before || !is_inconclusive (&e->results[i], reason))
      continue;
    printf ("  inconclusive: %s\n", reason);
    gh_listed n = gh_listed_begin (stdout, "undecided", all);
    for (size_t k = i, done = 0; done < all; k++)
      if (is_inconclusive (&e->results[k], reason)) {
        gh_listed_put (&n, e->theorems[k]->name);
        done++;
      }
    gh_listed_end (&n);
    putchar ('\n');
  }
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
