/* The 22 games in simplest form with at most four moves in a row, by name. */
#include "form/genus.h"
#include "form/numeral.h"
#include "reference/misere/misere.h"
#include "theory/misere/tables.h"
#include "theory/theory.h"

#include <stdio.h>
#include <string.h>

/* As they are listed, and their genera: ABC stands for {A,B,C}, A_# for {A}. */
static const struct {
  const char *name, *genus;
} listed[] = {{"0", "0^12"},      {"1", "1^03"},      {"2", "2^2"},      {"3", "3^3"},
              {"4", "4^4"},       {"2_#", "0^0"},     {"3_#", "0^0"},    {"32", "0^0"},
              {"2_##", "1^1"},    {"2_#0", "1^2"},    {"2_#1", "2^142"}, {"2_#2", "1^1"},
              {"2_#20", "1^3"},   {"2_#21", "3^143"}, {"2_#210", "3^3"}, {"2_#3", "1^1"},
              {"2_#30", "1^2"},   {"2_#31", "2^142"}, {"2_#32", "1^1"},  {"2_#320", "1^43"},
              {"2_#321", "4^14"}, {"2_#3210", "4^4"}};
_Static_assert(sizeof listed / sizeof *listed == GH_MISERE_DAY_4, "22 games are listed");

/* ---- what the names say ---------------------------------------------------------------------- */

static gh_form read_option (gh_store *store, const char **at)
{
  gh_form g = gh_nim_heap (store, (uint64_t)(*(*at)++ - '0'));
  if (**at == '_')
    for (++*at; **at == '#'; ++*at)
      g = gh_make (store, g, g);
  return g;
}

static gh_form read_name (gh_store *store, const char *name)
{
  gh_form const first = read_option (store, &name);
  if (!*name)
    return first;
  gh_form_begin (store);
  gh_impartial_add (store, first);
  while (*name)
    gh_impartial_add (store, read_option (store, &name));
  return gh_form_end (store);
}

/* ---- genera by play -------------------------------------------------------------------------- */

/* The genus, with so many terms as are given, and two more. */
static void expect_genus (gh_trial *t, gh_form g, const char *genus)
{
  unsigned expected = 0;
  gh_expect (t, gh_grundy (t->store, g) == gh_integer (t->store, *genus - '0'),
             "the genus to begin with %c", *genus);
  genus += 2;
  for (unsigned n = 0, more = 0; more < 2; n++) {
    expected = *genus ? (unsigned)(*genus++ - '0') : expected ^ 2;
    more += !*genus;
    gh_expect (t, gh_genus_term_by_play (t->store, g, n) == expected,
               "term %u of the genus to be %u", n, expected);
  }
}

/* ---- the table ------------------------------------------------------------------------------- */

typedef struct found {
  gh_store *store;
  gh_form forms[GH_MISERE_DAY_4];
  struct {
    char name[16], genus[16];
    bool simplest; /* the form that the name stands for */
  } games[GH_MISERE_DAY_4];
  bool all; /* the games of the table are those born by day 4 */
} found;

static void find_all (gh_misere *misere, void *argument)
{
  found *const f = argument;
  gh_reduced born[GH_MISERE_DAY_4];
  uint32_t seen = 0;
  gh_misere_day (misere, GH_MISERE_LAST_DAY, born);
  for (size_t i = 0; i < GH_MISERE_DAY_4; i++) {
    const gh_reduced *options;
    gh_reduced const g = gh_reduced_from_form (misere, f->store, f->forms[i]);
    snprintf (f->games[i].name, sizeof f->games[i].name, "%s", gh_reduced_name (misere, g));
    gh_genus_text (misere, g, f->games[i].genus, sizeof f->games[i].genus);
    f->games[i].simplest = gh_reduced_options (misere, g, &options) ==
                           gh_option_count (f->store, f->forms[i], GH_LEFT);
    for (size_t k = 0; k < GH_MISERE_DAY_4; k++)
      seen |= (uint32_t)(born[k] == g) << k;
  }
  f->all = seen == ((uint32_t)1 << GH_MISERE_DAY_4) - 1;
}

THEOREM (small_reduced)
{
  found f = {.store = t->store};
  for (size_t i = 0; i < GH_MISERE_DAY_4; i++)
    f.forms[i] = read_name (t->store, listed[i].name);
  gh_in_misere (t, find_all, &f);
  gh_expect (t, f.all, "the games to be those born by day 4");
  for (size_t i = 0; i < GH_MISERE_DAY_4; i++) {
    gh_expect (t, f.games[i].simplest, "%s to be a simplest form", listed[i].name);
    gh_expect (t, !strcmp (f.games[i].name, listed[i].name), "the name %s, not %s", listed[i].name,
               f.games[i].name);
    gh_expect (t, !strcmp (f.games[i].genus, listed[i].genus), "%s to have genus %s, not %s",
               listed[i].name, listed[i].genus, f.games[i].genus);
    expect_genus (t, f.forms[i], listed[i].genus);
    gh_expect (t,
               gh_ask (t, GH_ASK_GENUS, f.forms[i], GH_ZERO).form ==
                   gh_genus_read (t->store, listed[i].genus, strlen (listed[i].genus)),
               "%s to be said to have genus %s", listed[i].name, listed[i].genus);
    gh_expect (t, gh_ask (t, GH_ASK_MISERE_CANONICAL, f.forms[i], GH_ZERO).form == f.forms[i],
               "%s to be said to be its own simplest form", listed[i].name);
  }
}
