#include "commands/prove/shown.h"
#include "commands/command.h"
#include "commands/prove/forms.h"
#include "form/show.h"
#include "language/alpha_claims.h"
#include "language/board_claims.h"
#include "language/families.h"
#include "language/heap_claims.h"
#include "language/loopy_claims.h"
#include "proof/telling/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of a certificate that begins with these words. */
static const struct kind {
  const char *words;
  int (*shows) (gh_shown *);
} kinds[] = {{"gifthorse-proof ", gh_shown_by_games},
             {"gifthorse-heaps ", gh_shown_by_heaps},
             {"gifthorse-boards 1 heaps ", gh_shown_by_losses},
             {"gifthorse-boards ", gh_shown_by_board},
             {"gifthorse-families ", gh_shown_by_families},
             {"gifthorse-fields ", gh_shown_by_fields},
             {"gifthorse-loopy ", gh_shown_by_loopy}};

static int incomplete (void)
{
  return gh_usage ("verify: expected a claim that is true or false, with what games are equal to; "
                   "`gifthorse prove` prints the whole claim of what it certifies");
}

/* A part that says nothing is a game, or a function of one alone. What an engine would compute is
   in no certificate, as for prove. */
static int refuse_part (const gh_claim *claim, const gh_part *part, const char *text)
{
  bool const is_said = part->sums == GH_TWO_SUMS ||
                       (part->sums == GH_VALUE_SUM && part->said != GH_SAYS_NOTHING) ||
                       (part->sums == GH_OUTCOME_SUM && part->claims_outcome);
  if (part->sums == GH_NO_SUMS)
    return gh_usage ("verify: no certificate shows such a claim; expected one that `gifthorse "
                     "prove` takes");
  if (gh_refuse_computed (claim, part, text))
    return GH_EXIT_USAGE;
  return is_said ? GH_EXIT_HOLDS : incomplete ();
}

/* GH_EXIT_HOLDS if it is one that prove takes and verify can show. */
static int refuse_other (const char *text)
{
  gh_error error;
  gh_part part;
  int status = GH_EXIT_HOLDS;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim)
    return gh_usage_at (text, &error);
  if (gh_alpha_claim_is (claim))
    status = gh_claim_is_formula (claim) ? GH_EXIT_HOLDS : incomplete ();
  else if (gh_loopy_claim_is (claim) && gh_loopy_claim_part (claim, &part))
    status = gh_refuse_computed (claim, &part, text)                        ? GH_EXIT_USAGE
             : part.request == GH_ASK_LOOPY_OUTCOME && !part.claims_outcome ? incomplete ()
                                                                            : GH_EXIT_HOLDS;
  else if (!gh_family_claim_is (claim))
    for (size_t i = 0; status == GH_EXIT_HOLDS && gh_claim_part (claim, i, &part); i++)
      status = refuse_part (claim, &part, text);
  gh_claim_free (claim);
  return status;
}

static int refuse (const char *text)
{
  gh_error error;
  gh_board_claim board;
  gh_heap_claim heaps;
  bool const is_board = gh_board_claim_is (text);
  if (!is_board && !gh_heap_claim_is (text))
    return refuse_other (text);
  if (is_board ? !gh_board_claim_read (text, &board, &error)
               : !gh_heap_claim_read (text, &heaps, &error))
    return gh_usage_at (text, &error);
  return (is_board ? board.is_claimed : heaps.is_claimed) ? GH_EXIT_HOLDS : incomplete ();
}

static int shows (gh_shown *shown)
{
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (!strncmp (shown->text, kinds[i].words, strlen (kinds[i].words)))
      return kinds[i].shows (shown);
  return gh_verify_reject (shown->path, 1, "expected a certificate, as `gifthorse prove` writes");
}

static int tell (const gh_shown *shown, int status)
{
  char name[200], claim[400];
  size_t const length = strlen (shown->claim);
  if (status == GH_SHOWS_OTHER) {
    fprintf (stderr, "%s: it is right, but does not show this claim\n",
             gh_show (shown->path, strlen (shown->path), name, sizeof name));
    return GH_EXIT_FAILS;
  }
  if (status == GH_EXIT_HOLDS)
    printf ("proved%s%s: %s\n", shown->but ? ", but not " : "", shown->but ? shown->but : "",
            gh_show (shown->claim, length, claim, sizeof claim));
  return status;
}

int gh_verify_claim (const char *claim, const char *path, const gh_limits *limits)
{
  gh_shown shown = {.claim = claim, .path = path, .limits = limits};
  int status = refuse (claim);
  if (status != GH_EXIT_HOLDS)
    return status;
  char *const text = gh_verify_read (path);
  if (!text)
    return GH_EXIT_USAGE;
  shown.text = text;
  status = tell (&shown, shows (&shown));
  free (text);
  return status;
}
