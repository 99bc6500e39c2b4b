/* Claim files: theorems as text, one claim a line.

     # a comment
     SS-2.10a  G - G = 0
     SS-2.11a  G >= 0 and H >= 0 -> G + H >= 0   [forms day 2] [met 4096]

     SS-2.11b  false: G |> 0 and H |> 0 -> G + H |> 0   [forms day 2] [smallest G = *; H = *]

     let a = *{*{2,3},2,1}
     ON-x46  misere_canonical(grundysgame(13)) == a

   A line with `let` names a game for all claims below it in the file. Else: first the ledger ids,
   then the claim, then notes between brackets; a line that begins with blanks goes on. What begins
   with `false:` is claimed to be false. Notes:

     [forms day 2]  [values day 3]   every case: games range over literal forms, or over values;
                                     the last days, but impartial forms range up to day 4
     [simplest day 4]                or over the simplest forms of misere play
     [ordinals size 6]               and ordinals over those of at most so many symbols w and 1
                                     (transfinite/ordinal.h), in claims without games over these
                                     alone
     [surreals size 4]               likewise numbers in normal form, by those symbols in their sign
                                     expansions (harness/cases/surreals.h)
     [loopy positions 2]             likewise loopy games
     [integers -8..8]                and integers over these, in claims without games and ordinals
                                     over these alone
     [pitfalls]                      over games, ordinals and surreal numbers at which engines fell
                                     (harness/cases/pitfalls.def), which are asked in a first pass
     [random 20000]  [depth 3]       so many random cases, of integers below 0, too, if the domain
                                     before has such; random forms at most so deep
     [far 200]                       so many random cases of games in which numbers where machine
                                     words end (harness/cases/far.h) stand in any place, too
     [sample 4000]                   of the domain before it, or the default one, run only so many
                                     cases at random, but for a deep run
     [met 4096]                      how many cases of the domain before it meet the hypothesis
     [covers 5%]                     the least share of cases that must
     [smallest G = *]                of a false claim with variables: its smallest counterexample

   A note of games or integers that the claim does not have is a mistake.

   The hypothesis of -> is judged by the reference, that of => asked of the engine as well, where
   the judge does not hold it to be true (evaluating/check.c).

   A claim is evaluated from left to right. Where that needs a function that has no value there,
   such as number(*), mex(5) or the temperature of a number, the case is unmet: it is neither held
   nor failed, and counted as undefined. An engine that has no answer where there is one is wrong.
 */
#ifndef GH_CLAIMS_H
#define GH_CLAIMS_H

#include "form/notation.h"
#include "harness/ledger/theorem.h"

typedef struct gh_claims gh_claims; /* owns the texts of the theorems it added */

/* Add the theorems of a file's text to the registry. On failure *error has the place, and nothing
   was added by this call. Returns NULL then. */
gh_claims *gh_claims_load (gh_registry *registry, const char *file, const char *text,
                           gh_error *error);
/* The same of a text that stays where it is: of each theorem only ids, name and place are known
   until gh_claim_read reads it, which does nothing for others. False: *error has the place. */
gh_claims *gh_claims_list (gh_registry *registry, const char *file, const char *text,
                           gh_error *error);
bool gh_claim_read (gh_theorem *theorem, gh_error *error);
/* gh_claims_load of a user's file: before each claim stands a name in place of ids, which begins
   with a letter and has a hyphen, as mine-1. */
gh_claims *gh_claims_load_own (gh_registry *registry, const char *file, const char *text,
                               gh_error *error);
/* Add one claim without ids, with notes or without; its id is "conjecture". */
gh_claims *gh_claims_conjecture (gh_registry *registry, const char *text, gh_error *error);

void gh_claims_free (gh_claims *claims);

#endif
