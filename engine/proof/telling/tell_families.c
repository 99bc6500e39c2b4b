/* Forms are written out once, by their options, and called by their numbers; what is negative in a
   sum stands on the right. */
#include "proof/telling/tell_families.h"
#include "proof/telling/tell.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct teller {
  const gh_families_proof *p;
  FILE *out;
  const char *between; /* before the next part of a sum */
} teller;

/* ---- numbers --------------------------------------------------------------------------------- */

static char letter_of (int place)
{
  return GH_FAMILIES_LETTERS[place % GH_FAMILIES_FACTORS - 1];
}

static int64_t common_divisor (int64_t a, int64_t b)
{
  return b ? common_divisor (b, a % b) : a;
}

/* Units by 2 to so often a letter: as 1/2^n, 1/2^(n + 1), 1/3/4^(n + 1). */
static void write_halved (teller *t, int place, int64_t over, int64_t under)
{
  int64_t const base = INT64_C (1) << t->p->often;
  int more = 0;
  for (; under % base == 0; under /= base)
    more++;
  fprintf (t->out, "%" PRId64, over);
  if (under != 1)
    fprintf (t->out, "/%" PRId64, under);
  fprintf (t->out, more ? "/%" PRId64 "^(%c + %d)" : "/%" PRId64 "^%c", base, letter_of (place),
           more);
}

/* The term of a place without its sign: as 3, n, 3n/2, n.^. */
static void write_term (teller *t, int place, int64_t times)
{
  bool const is_of_ups = place >= GH_FAMILIES_UPS && place < GH_FAMILIES_HALVED;
  bool const has_letter = place % GH_FAMILIES_FACTORS;
  int64_t const unit = is_of_ups ? 1 : t->p->unit, divisor = common_divisor (times, unit);
  int64_t const over = times / divisor, under = unit / divisor;
  if (place >= GH_FAMILIES_HALVED) {
    write_halved (t, place, over, under);
    return;
  }
  if (over != 1 || (!has_letter && !is_of_ups))
    fprintf (t->out, "%" PRId64, over);
  if (has_letter)
    fputc (letter_of (place), t->out);
  if (is_of_ups)
    fputs (over != 1 || has_letter ? ".^" : "^", t->out);
  if (under != 1)
    fprintf (t->out, "/%" PRId64, under);
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* The parts of a sum, behind a minus those that are negative; of a side, those of one sign, without
   it. */
typedef enum { ALL, LEFT_SIDE, RIGHT_SIDE } parts;

static bool begins_part (teller *t, parts which, bool is_negative)
{
  if (which != ALL && is_negative != (which == RIGHT_SIDE))
    return false;
  if (*t->between)
    fputs (which == ALL && is_negative ? " - " : " + ", t->out);
  else if (which == ALL && is_negative)
    fputc ('-', t->out);
  t->between = " ";
  return true;
}

/* F1, or 3.F1. */
static void write_game (teller *t, int32_t game, size_t times)
{
  if (times > 1)
    fprintf (t->out, "%zu.", times);
  fprintf (t->out, "F%d", (int)abs (game));
}

static void write_parts (teller *t, const gh_families_sum *s, parts which)
{
  t->between = "";
  for (size_t i = 0, next; i < s->count; i = next) {
    for (next = i + 1; next < s->count && s->games[next] == s->games[i]; next++)
      ;
    if (begins_part (t, which, s->games[i] < 0))
      write_game (t, s->games[i], next - i);
  }
  for (int i = 0; i < GH_FAMILIES_PLACES; i++) {
    int const place = i >= GH_FAMILIES_UPS ? i : (i + 1) % GH_FAMILIES_UPS; /* letters come first */
    int64_t const times = s->number.at[place];
    if (times && begins_part (t, which, times < 0))
      write_term (t, place, times < 0 ? -times : times);
  }
  if (!*t->between)
    fputc ('0', t->out);
}

static bool has_letter (const gh_families_number *x, int letter)
{
  bool has = false;
  for (int i = 1 + letter; i < GH_FAMILIES_PLACES; i += GH_FAMILIES_FACTORS)
    has |= x->at[i] != 0;
  return has;
}

/* The letters of a kind that are in a number, with what stands before the first of them. */
static bool write_kind (teller *t, const gh_families_number *x, int first, const char *before)
{
  bool some = false;
  for (int l = first; l < first + GH_FAMILIES_SMALL; l++)
    if (has_letter (x, l)) {
      fprintf (t->out, "%s%c", some ? ", " : before, letter_of (1 + l));
      some = true;
    }
  return some;
}

static void write_letters (teller *t, const gh_families_number *x)
{
  bool const some = write_kind (t, x, 0, " for all ");
  if (some)
    fputs (" >= 0", t->out);
  write_kind (t, x, GH_FAMILIES_SMALL, some ? " and integers " : " for all integers ");
}

/* ---- forms ----------------------------------------------------------------------------------- */

static void write_form (teller *t, int32_t n)
{
  const gh_families_form *const f = &t->p->entries[n].form;
  fprintf (t->out, "F%d = {", (int)n);
  for (size_t i = 0; i < f->count[0] + f->count[1]; i++) {
    const gh_families_sum *const option = &t->p->entries[f->first + i].option;
    if (i)
      fputs (i == f->count[0] ? "|" : ", ", t->out);
    else if (!f->count[0])
      fputc ('|', t->out);
    write_parts (t, option, ALL);
    write_letters (t, &option->number);
  }
  fputs (f->count[1] ? "}\n" : "|}\n", t->out);
}

static void mark (const gh_families_sum *s, bool *told)
{
  for (size_t i = 0; i < s->count; i++)
    told[abs (s->games[i])] = true;
}

/* Options are of earlier forms. */
static bool write_forms (teller *t)
{
  const gh_families_proof *const p = t->p;
  bool *const told = calloc ((size_t)p->form_count + 1, sizeof *told);
  if (!told)
    return false;
  for (int32_t n = 1; n <= p->node_count; n++)
    if (p->entries[n].node.shown)
      mark (&p->entries[n].node.sum, told);
  for (int32_t n = p->form_count; n > 0; n--) {
    const gh_families_form *const f = &p->entries[n].form;
    for (size_t i = 0; told[n] && i < f->count[0] + f->count[1]; i++)
      mark (&p->entries[f->first + i].option, told);
  }
  for (int32_t n = 1; n <= p->form_count; n++)
    if (told[n])
      write_form (t, n);
  free (told);
  return true;
}

/* ---- what is shown --------------------------------------------------------------------------- */

/* Whether a sum has nothing but each game as often as its negative: with these on the other side it
   would be told that games equal themselves. */
static bool is_less_itself (const gh_families_sum *s)
{
  bool same = s->count > 0;
  for (size_t place = 0; place < GH_FAMILIES_PLACES; place++)
    same = same && s->number.at[place] == 0;
  for (size_t i = 0; i < s->count; i++) {
    size_t found = 0, negative = 0;
    for (size_t j = 0; j < s->count; j++) {
      found += s->games[j] == s->games[i];
      negative += s->games[j] == -s->games[i];
    }
    same = same && found == negative;
  }
  return same;
}

static int tell_sum (teller *t, const gh_families_sum *s, unsigned judgments)
{
  if (!s)
    return 0;
  bool const is_difference = is_less_itself (s);
  write_parts (t, s, is_difference ? ALL : LEFT_SIDE);
  fprintf (t->out, " %s ", gh_proof_relation (judgments));
  if (is_difference)
    fputc ('0', t->out);
  else
    write_parts (t, s, RIGHT_SIDE);
  write_letters (t, &s->number);
  fputc ('\n', t->out);
  return 1;
}

static bool is_same (const gh_families_sum *a, const gh_families_sum *b)
{
  return !memcmp (a->games, b->games, sizeof a->games) &&
         !memcmp (&a->number, &b->number, sizeof a->number);
}

int gh_families_tell (const gh_families_proof *p, FILE *out)
{
  teller t = {p, out, ""};
  const gh_families_sum *last = NULL;
  unsigned judgments = 0;
  int lines = 0;
  if (!write_forms (&t))
    return -1;
  for (int32_t n = 1; n <= p->node_count; n++) {
    const gh_families_node *const node = &p->entries[n].node;
    if (!node->shown)
      continue;
    if (last && !is_same (last, &node->sum)) {
      lines += tell_sum (&t, last, judgments);
      judgments = 0;
    }
    judgments |= GH_PROOF_JUDGMENT (node->wins, node->begins);
    last = &node->sum;
  }
  return lines + tell_sum (&t, last, judgments);
}
