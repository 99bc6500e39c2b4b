#include "commands/prove_heaps.h"
#include "commands/command.h"
#include "heap/games.h"
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

static bool read_number (reader *r, uint64_t *n)
{
  pass_blanks (r);
  const char *const start = r->at;
  for (*n = 0; *r->at >= '0' && *r->at <= '9' && *n <= MOST_OBJECTS; r->at++)
    *n = 10 * *n + (uint64_t)(*r->at - '0');
  if (r->at == start || *n > MOST_OBJECTS)
    return fail (r, start, "an integer from 0 to 10^18");
  return true;
}

/* What is said of the code of a game, as in games.h. */
static bool read_code (reader *r, const gh_heap_game *game, gh_code *code)
{
  size_t place, length = 0;
  const char *expected;
  pass_blanks (r);
  if (!game->code)
    length = strcspn (r->at, game->separator == ';' ? ";)" : " \t\n,)");
  if (!gh_heap_game_code (game, r->at, length, code, &place, &expected))
    return fail (r, r->at + place, expected);
  if (!gh_code_is_octal (code))
    return fail (r, r->at, "a code with digits up to 7: the kernel for heaps knows no other");
  r->at += length;
  return true;
}

/* Empty heaps are left out. */
static bool read_sizes (reader *r, proving *p)
{
  p->goal.sizes = p->sizes;
  do {
    uint64_t size;
    if (!read_number (r, &size))
      return false;
    if (size && p->goal.count == MOST_HEAPS)
      return fail (r, r->at, "at most 1,000 heaps");
    if (size)
      p->sizes[p->goal.count++] = size;
  } while (comes (r, ","));
  return true;
}

/* The game whose name is next; NULL: there is none. */
static const gh_heap_game *read_game (reader *r)
{
  pass_blanks (r);
  size_t const length = strcspn (r->at, " \t\n(");
  const gh_heap_game *const game = gh_heap_game_named (r->at, length);
  r->at += game ? length : 0;
  return game;
}

static bool read_position (reader *r, proving *p)
{
  const gh_heap_game *const game = read_game (r);
  if (!game)
    return fail (r, r->at, "the name of a heap game");
  char const separator[] = {game->separator, 0};
  return read_sign (r, "(") && read_code (r, game, &p->code) && read_sign (r, separator) &&
         read_sizes (r, p) && read_sign (r, ")");
}

static bool read_claim (reader *r, proving *p)
{
  p->of_period = comes (r, "period");
  if (!p->of_period)
    comes (r, "grundy");
  bool good =
      read_sign (r, "(") && (p->of_period ? read_code (r, gh_heap_game_named ("octal", 5), &p->code)
                                          : read_position (r, p));
  good = good && read_sign (r, ")");
  p->is_claimed = good && comes (r, "=");
  good = good && (!p->is_claimed || read_number (r, &p->claimed));
  pass_blanks (r);
  return good && (!*r->at || fail (r, r->at, p->is_claimed ? "the end" : "'=' or the end"));
}

bool gh_is_claim_of_heaps (const char *text)
{
  reader r = {.at = text};
  if (comes (&r, "period"))
    return comes (&r, "(");
  return comes (&r, "grundy") && comes (&r, "(") && read_game (&r) && comes (&r, "(");
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
