#include "harness/cases/domain.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What the variables of a theorem are. */
typedef struct shape {
  bool known;
  unsigned games, ordinals, surreals, loopy, integers;
  gh_sort sort; /* of the games, if they are alike; else GH_SORT_GAME */
} shape;

static shape shape_of (const gh_theorem *theorem, const gh_result *result)
{
  bool const run = !theorem->variables && result && result->variables;
  shape s = {.known = theorem->variables || run || theorem->claim};
  size_t const count = run ? result->variables : theorem->variables;
  for (size_t i = 0; i < count; i++) {
    gh_sort const sort = run ? result->sorts[i] : theorem->sorts[i];
    if (sort == GH_SORT_INTEGER)
      s.integers++;
    else if (sort == GH_SORT_ORDINAL)
      s.ordinals++;
    else if (sort == GH_SORT_SURREAL)
      s.surreals++;
    else if (gh_is_loopy_sort (sort))
      s.loopy++;
    else
      s.sort = s.games++ == 0 || s.sort == sort ? sort : GH_SORT_GAME;
  }
  return s;
}

static bool has_variables (const shape *s)
{
  return s->games || s->ordinals || s->surreals || s->loopy || s->integers;
}

static const char *const tuples[] = {
    "", "", "pairs of ", "triples of ", "4-tuples of ", "5-tuples of ", "6-tuples of "};

/* "pairs of ordinals up to size 3" */
static size_t write_codes (unsigned count, const char *noun, const char *up_to, const char *of,
                           const gh_domain *d, char *text, size_t at)
{
  bool const free = d->random && !d->of_set;
  if (count)
    at += (size_t)snprintf (text + at, GH_DOMAIN_TEXT - at, "%s%s%s", at ? " with " : "",
                            tuples[count], noun);
  if (count && d->set == GH_SET_PITFALLS)
    at += (size_t)snprintf (text + at, GH_DOMAIN_TEXT - at, " among pitfalls");
  else if (count && !free)
    at += (size_t)snprintf (text + at, GH_DOMAIN_TEXT - at, "%s%u%s", up_to, d->size, of);
  return at;
}

/* " with integers from 0 to 8", behind what there is already. */
static void write_others (const shape *s, const gh_domain *d, char *text, size_t at)
{
  bool const free = d->random && !d->of_set;
  at = write_codes (s->ordinals, "ordinals", " up to size ", "", d, text, at);
  at = write_codes (s->surreals, "surreal numbers", " up to size ", "", d, text, at);
  at = write_codes (s->loopy, "loopy games", " of at most ", " positions", d, text, at);
  if (s->integers)
    at += (size_t)snprintf (text + at, GH_DOMAIN_TEXT - at, "%s%sintegers", at ? " with " : "",
                            tuples[s->integers]);
  if (s->integers && !free)
    snprintf (text + at, GH_DOMAIN_TEXT - at, " from %" PRId64 " to %" PRId64, d->low, d->high);
}

/* "pairs of forms born by day 2 with integers from 0 to 8", "triples of games". */
static void write_noun (const shape *s, const gh_domain *d, char text[GH_DOMAIN_TEXT])
{
  static const char *const sets[] = {
      [GH_SET_FORMS] = "forms", [GH_SET_VALUES] = "values", [GH_SET_SIMPLEST] = "simplest forms"};
  const char *const sort = s->sort == GH_SORT_GAME ? "" : gh_sort_words[s->sort];
  const char *const blank = *sort ? " " : "";
  bool const free = d->random && !d->of_set;
  int at = 0;
  if (!s->known && d->day)
    at = snprintf (text, GH_DOMAIN_TEXT, "%s born by day %u for each game", sets[d->set], d->day);
  else if (!has_variables (s))
    at = snprintf (text, GH_DOMAIN_TEXT, free && !s->known ? "cases" : "cases of its own");
  else if (s->games && free && s->sort == GH_SORT_NUMBER)
    at = snprintf (text, GH_DOMAIN_TEXT, "%snumbers", tuples[s->games]);
  else if (s->games && free)
    at = snprintf (text, GH_DOMAIN_TEXT, "%s%s%sgames%s", tuples[s->games], sort, blank,
                   d->far ? " with far numbers" : "");
  else if (s->games && d->set == GH_SET_PITFALLS)
    at = snprintf (text, GH_DOMAIN_TEXT, "%s%s%spitfalls", tuples[s->games], sort, blank);
  else if (s->games)
    at = snprintf (text, GH_DOMAIN_TEXT, "%s%s%s%s born by day %u", tuples[s->games], sort, blank,
                   sets[d->set], d->day);
  write_others (s, d, text, (size_t)at);
}

void gh_domain_sort (const gh_theorem *theorem, size_t domain, char text[GH_DOMAIN_TEXT])
{
  const gh_domain *const d = &theorem->domains[domain];
  shape const s = shape_of (theorem, NULL);
  char noun[GH_DOMAIN_TEXT];
  write_noun (&s, d, noun);
  if (s.known && !has_variables (&s))
    snprintf (text, GH_DOMAIN_TEXT, "the only case");
  else
    snprintf (text, GH_DOMAIN_TEXT, "%s %.180s", d->random ? "random" : "all", noun);
}

void gh_domain_words (const gh_theorem *theorem, const gh_result *result, size_t domain,
                      char text[GH_DOMAIN_TEXT])
{
  const gh_domain *const d = &theorem->domains[domain];
  shape const s = shape_of (theorem, result);
  uint64_t const cases = result ? result->cases_of[domain] : d->cases;
  bool const exhausted = result && result->exhausted >> domain & 1;
  char noun[GH_DOMAIN_TEXT];
  write_noun (&s, d, noun);
  if (d->random && d->of_set)
    snprintf (text, GH_DOMAIN_TEXT, "%" PRIu64 " at random of all %.150s", cases, noun);
  else if (d->random)
    snprintf (text, GH_DOMAIN_TEXT, "%" PRIu64 " random %.160s", cases, noun);
  else if (exhausted && cases == 1)
    snprintf (text, GH_DOMAIN_TEXT, "the only case");
  else if (exhausted)
    snprintf (text, GH_DOMAIN_TEXT, "all %" PRIu64 " %.160s", cases, noun);
  else if (result)
    snprintf (text, GH_DOMAIN_TEXT, "%" PRIu64 " of all %.160s", cases, noun);
  else
    gh_domain_sort (theorem, domain, text);
}

void gh_domains_words (const gh_theorem *theorem, const gh_result *result, char *text, size_t size)
{
  char words[GH_DOMAIN_TEXT];
  *text = 0;
  for (size_t i = 0; i < theorem->domain_count; i++) {
    size_t const used = strlen (text);
    if (result && !result->cases_of[i])
      continue;
    gh_domain_words (theorem, result, i, words);
    snprintf (text + used, size - used, "%s%s", used ? "; " : "", words);
  }
}
