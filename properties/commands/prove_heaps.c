#include "commands/prove_heaps.h"
#include "commands/command.h"
#include "proof/heap_prover.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_HEAPS 1000
#define MOST_OBJECTS UINT64_C (1000000000000000000) /* of one heap */

typedef struct proving {
  gh_code code;
  bool of_period; /* else of heaps */
  uint64_t sizes[MOST_HEAPS];
  gh_heaps_goal goal;
  bool is_claimed;
  uint64_t claimed;
  bool on_terminal;
} proving;

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct reader {
  const char *text, *at;
  gh_error *error;
} reader;

static bool fail (reader *r, const char *at, const char *expected)
{
  gh_error_set_place (r->error, r->text, at);
  snprintf (r->error->text, sizeof r->error->text, "expected %s", expected);
  return false;
}

static void pass_blanks (reader *r)
{
  r->at += strspn (r->at, " \t\n");
}

/* Whether this word or sign comes next; it is passed then. */
static bool comes (reader *r, const char *word)
{
  pass_blanks (r);
  size_t const length = strlen (word);
  bool const found = !strncmp (r->at, word, length);
  r->at += found ? length : 0;
  return found;
}

static bool read_sign (reader *r, const char *sign)
{
  char expected[8];
  snprintf (expected, sizeof expected, "'%s'", sign);
  return comes (r, sign) || fail (r, r->at, expected);
}

static bool read_number (reader *r, uint64_t least, uint64_t *n)
{
  pass_blanks (r);
  const char *const start = r->at;
  for (*n = 0; *r->at >= '0' && *r->at <= '9' && *n <= MOST_OBJECTS; r->at++)
    *n = 10 * *n + (uint64_t)(*r->at - '0');
  if (r->at == start || *n < least || *n > MOST_OBJECTS)
    return fail (r, start, least ? "an integer from 1 to 10^18" : "an integer from 0 to 10^18");
  return true;
}

static bool read_code (reader *r, gh_code *code)
{
  size_t place;
  const char *expected;
  pass_blanks (r);
  size_t const length = strcspn (r->at, " \t\n,()");
  if (!gh_code_read (r->at, length, code, &place, &expected))
    return fail (r, r->at + place, expected);
  if (!gh_code_is_octal (code))
    return fail (r, r->at, "digits up to 7, which the kernel for heaps knows");
  r->at += length;
  return true;
}

static bool read_sizes (reader *r, proving *p)
{
  while (comes (r, ",")) {
    if (p->goal.count == MOST_HEAPS)
      return fail (r, r->at, "at most 1,000 heaps");
    if (!read_number (r, 1, &p->sizes[p->goal.count++]))
      return false;
  }
  p->goal.sizes = p->sizes;
  return p->goal.count || fail (r, r->at, "',' and the size of a heap");
}

static bool read_claim (reader *r, proving *p)
{
  p->of_period = comes (r, "period");
  bool good = p->of_period ? read_sign (r, "(") && read_code (r, &p->code)
                           : comes (r, "grundy") && read_sign (r, "(") && read_sign (r, "octal") &&
                                 read_sign (r, "(") && read_code (r, &p->code) &&
                                 read_sizes (r, p) && read_sign (r, ")");
  good = good && read_sign (r, ")");
  p->is_claimed = good && comes (r, "=");
  good = good && (!p->is_claimed || read_number (r, 0, &p->claimed));
  pass_blanks (r);
  return good && (!*r->at || fail (r, r->at, p->is_claimed ? "the end" : "'=' or the end"));
}

bool gh_is_claim_of_heaps (const char *text)
{
  reader r = {.at = text};
  if (comes (&r, "period"))
    return comes (&r, "(");
  return comes (&r, "grundy") && comes (&r, "(") && comes (&r, "octal") && comes (&r, "(");
}

/* ---- proving --------------------------------------------------------------------------------- */

static bool go_on (void *context, size_t count)
{
  const proving *const p = context;
  if (p->on_terminal)
    fprintf (stderr, "\r\033[K%zu values", count);
  return !gh_interrupted ();
}

static int complain (gh_octal_status status, size_t most)
{
  if (status == GH_OCTAL_STOPPED)
    return GH_EXIT_INTERRUPTED;
  if (status == GH_OCTAL_OVER_HEAPS)
    return gh_usage ("prove: it takes more than %zu values of heaps; --heaps finds more", most);
  return gh_usage ("prove: %s", gh_octal_status_text (status));
}

static int end (const proving *p, const gh_octal *octal, bool refute)
{
  uint64_t const true_one = p->of_period ? p->goal.period.length : p->goal.value;
  bool const is_true = !p->is_claimed || p->claimed == true_one;
  if (!is_true)
    gh_usage (refute ? "this is false, it is %" PRIu64 ", which is certified"
                     : "this is false, it is %" PRIu64 "; --refute certifies that",
              true_one);
  if (is_true || refute)
    gh_heaps_write (octal, &p->goal, stdout);
  return is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static int prove (proving *p, gh_octal *octal, size_t most, bool refute)
{
  gh_octal_status status;
  if (p->of_period)
    status = gh_period_search (octal, most, go_on, p, &p->goal.period);
  else
    status = gh_heaps_solve (octal, most, go_on, p, &p->goal);
  if (p->on_terminal)
    fputs ("\r\033[K", stderr);
  if (!status && p->of_period && !p->goal.period.length)
    status = GH_OCTAL_OVER_HEAPS;
  return status ? complain (status, most) : end (p, octal, refute);
}

int gh_prove_heaps (const char *text, size_t most, bool refute)
{
  gh_error error;
  proving p = {.on_terminal = isatty (STDERR_FILENO)};
  if (!read_claim (&(reader){text, text, &error}, &p))
    return gh_usage_at (text, &error);
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_octal *const octal =
      store ? gh_octal_new (&p.code, GH_OCTAL_SPARSE, gh_store_allocator (store)) : NULL;
  int const status = octal ? prove (&p, octal, most, refute) : complain (GH_OCTAL_NO_MEMORY, most);
  gh_octal_free (octal);
  gh_store_free (store);
  return status;
}
