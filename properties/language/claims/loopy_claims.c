/* A claim is taken apart at its relation and its where, a sum at its signs with blanks around; each
   game is read with all that stands behind where. */
#include "language/loopy_claims.h"
#include "loopy/text.h"

#include <stdio.h>
#include <string.h>

/* A part of the text. */
typedef struct span {
  const char *at;
  size_t length;
} span;

typedef struct parts {
  bool negated, is_stopper, is_outcome, is_order, is_claimed;
  span sums[2], where; /* `where` and all behind; or nothing */
  gh_relation relation;
  const char *claimed; /* two letters */
} parts;

static const struct {
  const char *sign;
  gh_relation relation;
} relations[] = {{" = ", GH_EQ}, {" >= ", GH_GE}, {" <= ", GH_LE}, {" > ", GH_GT},
                 {" < ", GH_LT}, {" || ", GH_FZ}, {" |> ", GH_GF}, {" <| ", GH_LF}};

static bool starts (const char *at, const char *word)
{
  return !strncmp (at, word, strlen (word));
}

/* Where one of the words comes first outside of braces and parentheses; NULL: nowhere. */
static const char *find_outside (span in, const char *word)
{
  int depth = 0;
  for (const char *at = in.at; at < in.at + in.length; at++) {
    depth += *at == '{' || *at == '(';
    depth -= *at == '}' || *at == ')';
    if (depth == 0 && starts (at, word))
      return at;
  }
  return NULL;
}

/* Take off `where` and what is behind it. */
static span take_where (span *sum)
{
  const char *const at = find_outside (*sum, " where ");
  const char *const end = sum->at + sum->length;
  if (!at)
    return (span){end, 0};
  sum->length = (size_t)(at - sum->at);
  return (span){at, (size_t)(end - at)};
}

static bool has_loopy_word (span in)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
  for (size_t i = 0; i < in.length;) {
    size_t const length = strspn (in.at + i, letters);
    for (size_t w = 0; w < GH_LOOPY_WORDS; w++)
      if (strlen (gh_loopy_words[w].word) == length &&
          !memcmp (gh_loopy_words[w].word, in.at + i, length))
        return true;
    i += length ? length : 1;
  }
  return false;
}

static bool take_order (const char *text, parts *p)
{
  span whole = {text, strlen (text)};
  p->where = take_where (&whole);
  for (size_t i = 0; i < sizeof relations / sizeof *relations; i++) {
    const char *const at = find_outside (whole, relations[i].sign);
    if (!at)
      continue;
    p->is_order = true;
    p->relation = relations[i].relation;
    p->sums[0] = (span){text, (size_t)(at - text)};
    p->sums[1].at = at + strlen (relations[i].sign);
    p->sums[1].length = whole.length - (size_t)(p->sums[1].at - text);
    return p->where.length || has_loopy_word (p->sums[0]) || has_loopy_word (p->sums[1]);
  }
  return false;
}

/* "NAME(SUM) = LD". */
static bool take_function (const char *text, const char *name, parts *p)
{
  if (!starts (text, name))
    return false;
  const char *const start = text + strlen (name), *const end = strrchr (start, ')');
  if (!end)
    return false;
  p->sums[0] = (span){start, (size_t)(end - start)};
  p->where = take_where (&p->sums[0]);
  const char *behind = end + 1 + strspn (end + 1, " ");
  p->is_claimed = *behind == '=';
  if (p->is_claimed) {
    behind += 1 + strspn (behind + 1, " ");
    if (!*behind || !strchr ("LDR", behind[0]) || !behind[1] || !strchr ("LDR", behind[1]))
      return false;
    p->claimed = behind;
    behind += 2 + strspn (behind + 2, " ");
  }
  return !*behind;
}

static bool take_apart (const char *text, parts *p)
{
  *p = (parts){.negated = false};
  for (text += strspn (text, " "); starts (text, "not "); text += strspn (text, " ")) {
    p->negated = !p->negated;
    text += 4;
  }
  p->is_outcome = take_function (text, "loopy_outcome(", p);
  p->is_stopper = !p->is_outcome && take_function (text, "is_stopper(", p) && !p->is_claimed;
  return p->is_outcome ? p->is_claimed || !p->negated : p->is_stopper || take_order (text, p);
}

bool gh_loopy_claim_is (const char *text)
{
  parts p;
  return take_apart (text, &p);
}

/* ---- games ----------------------------------------------------------------------------------- */

typedef struct reading {
  gh_store *store;
  char buffer[GH_LOOPY_CLAIM_TEXT + 1];
  size_t length;
  gh_form code;
  gh_error *error;
} reading;

static void read_code (void *argument)
{
  reading *const r = argument;
  r->code = gh_loopy_read (r->store, r->buffer, r->length, r->error);
}

static _Noreturn void fail (gh_store *store, const char *text, const char *at, gh_error *error,
                            const char *expected)
{
  gh_error_set_place (error, text, at);
  snprintf (error->text, sizeof error->text, "%s", expected);
  gh_fail (store, GH_SYNTAX);
  __builtin_unreachable ();
}

/* A game with its where; of an error the place in the whole text is told. */
static gh_form read_game (gh_store *store, const char *text, span game, span where, gh_error *error)
{
  reading r = {.store = store, .length = game.length + where.length, .error = error};
  memcpy (r.buffer, game.at, game.length);
  memcpy (r.buffer + game.length, where.at, where.length);
  gh_status const status = gh_try (store, read_code, &r);
  if (status == GH_SYNTAX && error->line == 1) {
    size_t const at = error->column - 1;
    gh_error_set_place (error, text, at < game.length ? game.at + at : where.at + at - game.length);
  }
  if (status)
    gh_fail (store, status);
  return r.code;
}

static void read_sum (gh_store *store, const char *text, span sum, span where,
                      gh_loopy_claim_sum *to, gh_error *error)
{
  bool minus = false;
  for (;;) {
    const char *const plus = find_outside (sum, " + "), *const less = find_outside (sum, " - ");
    const char *const end = !plus || (less && less < plus) ? less : plus;
    span const game = {sum.at, end ? (size_t)(end - sum.at) : sum.length};
    if (to->count == GH_LOOPY_CLAIM_GAMES)
      fail (store, text, sum.at, error, "more than 32 games of a sum");
    to->minus[to->count] = minus;
    to->codes[to->count++] = read_game (store, text, game, where, error);
    if (!end)
      return;
    minus = end == less;
    sum = (span){end + 3, sum.length - game.length - 3};
  }
}

void gh_loopy_claim_read (gh_store *store, const char *text, gh_loopy_claim *claim, gh_error *error)
{
  parts p;
  *claim = (gh_loopy_claim){.negated = false};
  if (!take_apart (text, &p))
    fail (store, text, text, error,
          "expected a claim of loopy games, as over + over = over or loopy_outcome(dud) = DD");
  if (strlen (text) > GH_LOOPY_CLAIM_TEXT)
    fail (store, text, text, error, "a claim of loopy games of more than 4,000 bytes");
  claim->kind = p.is_outcome   ? GH_CLAIMS_LOOPY_OUTCOME
                : p.is_stopper ? GH_CLAIMS_STOPPER
                               : GH_CLAIMS_LOOPY_ORDER;
  claim->negated = p.negated;
  claim->is_claimed = p.is_claimed || !p.is_outcome;
  claim->relation = p.relation;
  for (int i = 0; p.claimed && i < 2; i++)
    claim->results[i] = p.claimed[i] == 'L' ? 0 : p.claimed[i] == 'D' ? 1 : 2;
  for (int i = 0; i <= p.is_order; i++)
    read_sum (store, text, p.sums[i], p.where, &claim->sums[i], error);
}
