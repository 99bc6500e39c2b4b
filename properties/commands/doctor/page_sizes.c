/* What sizes an engine stands. Requests of a probe that came equally far share their lines. */
#include "commands/doctor/page.h"
#include "form/numeral.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MARGIN 17
#define WIDTH 100

/* "2^31": the size as its probe writes it. */
static void write_size (const gh_probe *probe, uint64_t n, char *buffer, size_t size)
{
  size_t const before = strcspn (probe->size, "N");
  snprintf (buffer, size, "%.*s%" PRIu64 "%s", (int)before, probe->size, n,
            probe->size + before + 1);
}

static bool is_alike (const gh_climb *a, const gh_climb *b)
{
  return a->probe == b->probe && a->right == b->right && a->partly == b->partly &&
         a->manners == b->manners && a->beyond == b->beyond && a->end == b->end &&
         a->interrupted == b->interrupted;
}

/* ---- what came beyond ------------------------------------------------------------------------ */

/* The bits of a machine integer that would say `said` for `right`; 0: of none. */
static unsigned wrapped_bits (const char *said, const char *right)
{
  static const unsigned widths[] = {64, 32, 16, 8};
  mpz_t difference, number;
  unsigned bits = 0;
  mpz_inits (difference, number, NULL);
  if (!mpz_set_str (difference, right, 10) && !mpz_set_str (number, said, 10)) {
    mpz_sub (difference, difference, number);
    for (size_t i = 0; i < sizeof widths / sizeof *widths && !bits; i++)
      if (mpz_sizeinbase (number, 2) <= widths[i] && mpz_divisible_2exp_p (difference, widths[i]))
        bits = widths[i];
  }
  mpz_clears (difference, number, NULL);
  return bits;
}

static void print_beyond (const gh_climb *c)
{
  char at[60], text[sizeof (gh_wrong)], said[GH_PAGE_WORDS];
  write_size (c->probe, c->beyond, at, sizeof at);
  unsigned const bits =
      c->end == GH_SIZE_WRONG ? wrapped_bits (c->wrong.answer, c->wrong.right) : 0;
  gh_wrong_write (&c->wrong, text, sizeof text);
  gh_page_words (c->wrong.answer, said);
  printf ("%*sat %s ", MARGIN, "", at);
  switch (c->end) {
  case GH_SIZE_RIGHT: break;
  case GH_SIZE_REFUSED: printf ("refused: %s\n", said); break;
  case GH_SIZE_SLOW: printf ("no answer in %.0f s\n", c->waited); break;
  case GH_SIZE_UNKNOWN: printf ("%s\n", said); break;
  case GH_SIZE_DIED: printf ("FAULT: %s\n", said); break;
  case GH_SIZE_WRONG:
    printf ("WRONG: %s\n", text);
    if (bits)
      printf ("%*sas integers of %u bits wrap\n", MARGIN, "", bits);
  }
}

static void print_partly (const gh_climb *c)
{
  char at[60], said[GH_PAGE_WORDS];
  write_size (c->probe, c->partly, at, sizeof at);
  printf ("%*sat %s some refused: %s\n", MARGIN, "", at, gh_page_words (c->partly_why, said));
}

/* ---- how far --------------------------------------------------------------------------------- */

static int print_reach (const gh_climb *c)
{
  char most[60];
  int width = 0;
  write_size (c->probe, c->right, most, sizeof most);
  if (c->right)
    width = printf ("right up to %s", most);
  else
    width = printf ("right nowhere");
  if (c->seconds >= 0.1)
    width += printf (", in %.1f s", c->seconds);
  if (!c->beyond)
    width += printf (c->interrupted ? ", as far as there was time" : ", the greatest tried");
  return width + printf (":");
}

/* The requests of those that are like this one, behind what stands in the line. */
static void print_requests (const gh_sizes *sizes, size_t first, int column)
{
  for (size_t i = first; i < sizes->count; i++) {
    const char *const word = gh_requests[sizes->climbs[i].request].word;
    if (!is_alike (&sizes->climbs[i], &sizes->climbs[first]))
      continue;
    if (column + 1 + (int)strlen (word) > WIDTH)
      column = printf ("\n%*s", MARGIN - 1, "") - 1;
    column += printf (" %s", word);
  }
  putchar ('\n');
}

const char *gh_page_asked (const gh_climb *c, char text[GH_PAGE_ASKED])
{
  const char *const *const manners = c->probe->manners;
  int n = 0;
  *text = 0;
  for (unsigned m = 0; c->right && manners[m]; m++)
    if (c->manners >> m & 1)
      n += snprintf (text + n, GH_PAGE_ASKED - (size_t)n, "%s%s", n ? ", " : ": ", manners[m]);
  if (n) {
    char list[GH_PAGE_ASKED];
    memcpy (list, text, (size_t)n + 1);
    snprintf (text, GH_PAGE_ASKED, "%.60s%.130s", c->probe->about, list);
  }
  return text;
}

static bool is_first (const gh_sizes *sizes, size_t i)
{
  bool first = true;
  for (size_t k = 0; k < i && first; k++)
    first = !is_alike (&sizes->climbs[k], &sizes->climbs[i]);
  return first;
}

void gh_page_sizes (const gh_sizes *sizes)
{
  const char *named = "";
  char asked[GH_PAGE_ASKED], before[GH_PAGE_ASKED] = ""; /* what is the same is said once */
  puts ("\nsizes");
  for (size_t i = 0; i < sizes->count; i++) {
    const gh_climb *const c = &sizes->climbs[i];
    if (!is_first (sizes, i))
      continue;
    printf ("  %-14s ", strcmp (c->probe->name, named) ? c->probe->name : "");
    print_requests (sizes, i, MARGIN + print_reach (c));
    if (*gh_page_asked (c, asked) && strcmp (asked, before))
      printf ("%*s%s\n", MARGIN, "", strcpy (before, asked));
    if (c->partly)
      print_partly (c);
    if (c->beyond)
      print_beyond (c);
    named = c->probe->name;
  }
  if (!sizes->applicable)
    puts ("  nothing of known size can be asked of it");
  else if (sizes->count < sizes->applicable)
    printf (sizes->applicable - sizes->count == 1 ? "  %zu request was not come to\n"
                                                  : "  %zu requests were not come to\n",
            sizes->applicable - sizes->count);
}
