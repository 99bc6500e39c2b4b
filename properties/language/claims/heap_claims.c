#include "language/heap_claims.h"
#include "heap/games.h"
#include "proof/kernels/check_boards.h"

#include <stdio.h>
#include <string.h>

#define MOST_OBJECTS UINT64_C (1000000000000000000) /* of one heap */

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

/* Whether there is `not` an odd number of times; it is passed. */
static bool negates (reader *r)
{
  bool negated = false;
  while (comes (r, "not "))
    negated = !negated;
  return negated;
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
  if (!gh_code_is_octal (code) && !code->unequal)
    return fail (r, r->at,
                 "a code with digits up to 7, or grundysgame: the kernel for heaps knows no other");
  r->at += length;
  return true;
}

/* Empty heaps are left out. */
static bool read_sizes (reader *r, gh_heap_claim *c, gh_claimed_heaps *p)
{
  do {
    uint64_t size;
    if (!read_number (r, &size))
      return false;
    if (size && p->first + p->count == GH_MOST_CLAIMED_HEAPS)
      return fail (r, r->at, "at most 1,000 heaps");
    if (size)
      c->sizes[p->first + p->count++] = size;
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

static bool read_position (reader *r, gh_heap_claim *c)
{
  if (c->count == GH_MOST_CLAIMED_CODES)
    return fail (r, r->at, "at most 20 positions");
  gh_claimed_heaps *const p = &c->positions[c->count++];
  p->first = c->count > 1 ? p[-1].first + p[-1].count : 0;
  const gh_heap_game *const game = read_game (r);
  if (!game)
    return fail (r, r->at, "the name of a heap game");
  char const separator[] = {game->separator, 0};
  return read_sign (r, "(") && read_code (r, game, &p->code) && read_sign (r, separator) &&
         read_sizes (r, c, p) && read_sign (r, ")");
}

static bool read_positions (reader *r, gh_heap_claim *c)
{
  bool good;
  do
    good = read_position (r, c);
  while (good && comes (r, "+"));
  return good;
}

static bool read_period (reader *r, gh_heap_claim *c)
{
  c->count = 1;
  return read_code (r, gh_heap_game_named ("octal", 5), &c->positions[0].code);
}

static bool read_outcome (reader *r, gh_heap_claim *c)
{
  pass_blanks (r);
  if (!*r->at || !strchr ("LRNP", *r->at))
    return fail (r, r->at, "L, R, N or P");
  c->claimed = (uint64_t)*r->at++;
  return true;
}

/* A genus goes to the end; it is read where there is a store. */
static bool read_claimed (reader *r, gh_heap_claim *c)
{
  if (c->about == GH_CLAIM_OUTCOME || c->about == GH_CLAIM_MISERE_OUTCOME)
    return read_outcome (r, c);
  if (c->about != GH_CLAIM_GENUS)
    return read_number (r, &c->claimed);
  pass_blanks (r);
  c->genus = r->at;
  r->at += strlen (r->at);
  return true;
}

static const char *const words[] = {"period",         "grundy",        "outcome",
                                    "misere_outcome", "misere_grundy", "genus"};

static bool read_claim (reader *r, gh_heap_claim *c)
{
  c->negated = negates (r);
  while (!comes (r, words[c->about]))
    if (++c->about > GH_CLAIM_GENUS)
      return fail (r, r->at, "period, or who wins heaps, or their value");
  bool good = read_sign (r, "(") &&
              (c->about == GH_CLAIM_PERIOD ? read_period (r, c) : read_positions (r, c));
  good = good && read_sign (r, ")");
  c->is_claimed = good && comes (r, "=");
  good = good && (!c->is_claimed || read_claimed (r, c));
  pass_blanks (r);
  if (good && c->negated && !c->is_claimed)
    return fail (r, r->at, "'='");
  return good && (!*r->at || fail (r, r->at,
                                   c->is_claimed ? "the end: heaps take a certificate each"
                                                 : "'=' or the end"));
}

gh_form gh_heap_claim_genus (gh_store *store, const gh_heap_claim *claim)
{
  size_t length = strlen (claim->genus);
  while (length && strchr (" \t\n", claim->genus[length - 1]))
    length--;
  return gh_genus_read (store, claim->genus, length);
}

bool gh_heap_claim_holds (const gh_heap_claim *claim, bool is_so)
{
  return !claim->is_claimed || is_so != claim->negated;
}

bool gh_heap_claim_fits (const gh_heap_claim *claim, size_t more)
{
  bool fits = claim->count <= GH_BOARDS_CODES;
  size_t count = more;
  for (size_t i = 0; i < claim->count; i++)
    count += claim->positions[i].count;
  for (size_t i = 0; fits && i < count - more; i++)
    fits = claim->sizes[i] < GH_HEAP_SIZES;
  return fits && count <= GH_SIDE_HEAPS;
}

bool gh_heap_claim_is (const char *text)
{
  gh_error error;
  gh_heap_claim claim;
  reader r = {.at = text};
  negates (&r);
  if (comes (&r, "outcome"))
    return gh_heap_claim_read (text, &claim, &error);
  if (comes (&r, "misere_outcome"))
    return gh_heap_claim_read (text, &claim, &error) && gh_heap_claim_fits (&claim, 0);
  if (comes (&r, "period"))
    return comes (&r, "(");
  return (comes (&r, "grundy") || comes (&r, "misere_grundy") || comes (&r, "genus")) &&
         comes (&r, "(") && read_game (&r) && comes (&r, "(");
}

bool gh_heap_claim_read (const char *text, gh_heap_claim *claim, gh_error *error)
{
  *claim = (gh_heap_claim){0};
  return read_claim (&(reader){text, text, error}, claim);
}
