#include "commands/command.h"
#include "commands/prove/shown.h"

#include <string.h>

gh_claim *gh_shown_claim (const gh_shown *shown, int *status)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (shown->claim, strlen (shown->claim), &error);
  *status = claim                                  ? GH_EXIT_HOLDS
            : strcmp (error.text, "out of memory") ? GH_SHOWS_OTHER
                                                   : gh_usage ("out of memory");
  return claim;
}
