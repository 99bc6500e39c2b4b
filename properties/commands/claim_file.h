/* Files with a user's claims. */
#ifndef GH_CLAIM_FILE_H
#define GH_CLAIM_FILE_H

#include "commands/library.h"

/* Add the claims of a file to the library. False: it was complained about. */
bool gh_claim_file_add (gh_library *library, const char *path);

#endif
