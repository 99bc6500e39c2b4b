/* Reads the claims of the source tree when it is built, so that a mistake in them stops the build,
   and not each run of what was built.

   usage: claims_checker FILE.claims... */
#include "commands/claim_file.h"
#include "commands/command.h"
#include "language/claims.h"

#include <stdlib.h>

static bool check (const char *path)
{
  gh_registry registry = {0};
  gh_text text;
  gh_error error;
  bool const read = gh_claim_file_read (path, &text);
  gh_claims *const claims = read ? gh_claims_load (&registry, path, text.at, &error) : NULL;
  if (read && !claims)
    gh_usage_in (path, text.at, &error);
  gh_claims_free (claims);
  free (registry.theorems);
  free (text.at);
  return claims;
}

/* Whether all of them fit the ledger, as they are built in. */
static bool check_all (void)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  if (!library)
    gh_usage ("%s", error);
  gh_library_close (library);
  return library;
}

int main (int argc, char **argv)
{
  bool good = true;
  for (int i = 1; i < argc; i++)
    good = check (argv[i]) && good;
  return good && check_all () ? GH_EXIT_HOLDS : GH_EXIT_USAGE;
}
