#include "output/table_parts.h"

#include <stdio.h>
#include <string.h>

#define COLUMNS 100
#define INDENT 20
#define MOST_LINES 6 /* of names; --verbose and the other formats have all */

/* ---- names ----------------------------------------------------------------------------------- */

/* Names in lines that are not too long. */
typedef struct names {
  unsigned column, lines;
  size_t left_out;
  bool named;
} names;

static names begin_names (const char *title, size_t count)
{
  int const used = printf ("    %-15s %zu theorem%s: ", title, count, count == 1 ? "" : "s");
  return (names){.column = used < 0 ? 0 : (unsigned)used, .lines = 1};
}

static void put_name (names *n, const char *name)
{
  unsigned const length = (unsigned)strlen (name) + 2;
  bool const full = n->column + length > COLUMNS;
  if (n->left_out || (full && n->lines == MOST_LINES)) {
    n->left_out++;
    return;
  }
  if (full) {
    printf (",\n%*s", INDENT, "");
    n->column = INDENT;
    n->lines++;
  } else if (n->named)
    fputs (", ", stdout);
  fputs (name, stdout);
  n->column += length;
  n->named = true;
}

static void end_names (const names *n)
{
  if (n->left_out)
    printf (", and %zu more", n->left_out);
  putchar ('\n');
}

/* ---- faults ---------------------------------------------------------------------------------- */

static void print_names (const gh_ending *e, const gh_fault *fault)
{
  names n = begin_names ("breaks", fault->count);
  for (size_t i = 0; i < fault->count; i++)
    put_name (&n, e->theorems[fault->failures[i]]->name);
  end_names (&n);
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
  printf ("    %-15s %s\n", theorem->name, theorem->statement);
  gh_table_line ("stated in", theorem->place);
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
    if (before || !all)
      continue;
    printf ("  inconclusive: %s\n", reason);
    names n = begin_names ("undecided", all);
    for (size_t k = i, done = 0; done < all; k++)
      if (is_inconclusive (&e->results[k], reason)) {
        put_name (&n, e->theorems[k]->name);
        done++;
      }
    end_names (&n);
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
  names n = begin_names ("mended", count);
  for (size_t i = 0; i < e->count; i++)
    if (e->results[i].mended)
      put_name (&n, e->theorems[i]->name);
  end_names (&n);
  putchar ('\n');
}
