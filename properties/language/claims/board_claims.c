#include "language/board_claims.h"
#include "rulesets/ruleset.h"

#include <stdio.h>
#include <string.h>

/* The parts of such a text: "not misere_outcome ( NAME ( ARGUMENTS ) ) = CLASS". */
typedef struct parts {
  bool negated, misere;
  const gh_boards_game *game;
  const gh_ruleset *ruleset;
  const char *arguments, *end; /* of these */
  const char *claimed;         /* the letter; NULL: nothing is */
} parts;

static const char *pass_blanks (const char *at)
{
  return at + strspn (at, " \t\n");
}

/* Behind this word or sign; NULL: it does not come next. */
static const char *behind (const char *at, const char *word)
{
  at = at ? pass_blanks (at) : NULL;
  return at && !strncmp (at, word, strlen (word)) ? at + strlen (word) : NULL;
}

static const gh_boards_game *game_named (const char *name, size_t length)
{
  for (const gh_boards_game *game = gh_boards_games; game->name; game++)
    if (strlen (game->name) == length && !memcmp (game->name, name, length))
      return game;
  return NULL;
}

static bool take_apart (const char *text, parts *p)
{
  *p = (parts){.negated = false};
  for (const char *next; (next = behind (text, "not ")) != NULL; text = next)
    p->negated = !p->negated;
  const char *at = behind (text, "misere_");
  p->misere = at != NULL;
  at = behind (behind (at ? at : text, "outcome"), "(");
  const char *const name = at ? pass_blanks (at) : "";
  size_t const length = strcspn (name, " \t\n(");
  p->game = game_named (name, length);
  p->ruleset = gh_ruleset_named (name, length);
  at = behind (name + length, "(");
  if (!p->game || !p->ruleset || !at)
    return false;
  p->arguments = at;
  p->end = strchr (at, ')');
  at = behind (p->end ? p->end + 1 : NULL, ")");
  p->claimed = behind (at, "=");
  p->claimed = p->claimed ? pass_blanks (p->claimed) : NULL;
  if (p->claimed)
    return *p->claimed && strchr ("LRNP", *p->claimed) && !*pass_blanks (p->claimed + 1);
  return at && !p->negated && !*pass_blanks (at);
}

bool gh_board_claim_is (const char *text)
{
  parts p;
  return take_apart (text, &p);
}

static bool fail (gh_error *error, const char *text, const char *at, const char *expected)
{
  gh_error_set_place (error, text, at);
  snprintf (error->text, sizeof error->text, "%s", expected);
  return false;
}

/* Row by row or piece by piece, as the ruleset prints it, which leaves out what nobody can move
   in. */
static void take_board (gh_board_goal *goal, const char *printed)
{
  size_t count = 0;
  goal->columns = goal->game->cake ? 2 : strcspn (printed, "/");
  for (; *printed; printed++)
    if (!strchr ("/+,", *printed))
      goal->board[count++] = *printed;
}

static bool read_board (const char *text, const parts *p, gh_board_claim *claim, gh_error *error)
{
  char arguments[GH_POSITION_TEXT], printed[GH_POSITION_TEXT];
  char expected[sizeof error->text];
  gh_position position;
  size_t const length = (size_t)(p->end - p->arguments);
  if (length >= sizeof arguments)
    return fail (error, text, p->arguments, "a position of more than 127 letters");
  memcpy (arguments, p->arguments, length);
  arguments[length] = 0;
  if (!p->ruleset->read (arguments, &position, expected, sizeof expected))
    return fail (error, text, p->arguments, expected);
  p->ruleset->print (position, printed);
  claim->goal = (gh_board_goal){.game = p->game, .misere = p->misere};
  take_board (&claim->goal, printed);
  return true;
}

bool gh_board_claim_read (const char *text, gh_board_claim *claim, gh_error *error)
{
  static const gh_outcome outcomes[] = {['L'] = GH_L, ['R'] = GH_R, ['N'] = GH_N, ['P'] = GH_P};
  parts p;
  *claim = (gh_board_claim){.is_claimed = false};
  if (!take_apart (text, &p))
    return fail (error, text, text,
                 "expected who wins a position, as outcome(domineering(4,4)) = N");
  claim->negated = p.negated;
  claim->is_claimed = p.claimed != NULL;
  claim->claimed = outcomes[p.claimed ? (unsigned char)*p.claimed : 'P'];
  return read_board (text, &p, claim, error);
}
