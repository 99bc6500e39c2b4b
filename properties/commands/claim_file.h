/* Files with a user's claims. */
#ifndef GH_CLAIM_FILE_H
#define GH_CLAIM_FILE_H

#include "commands/library.h"
#include "form/text.h"

/* All of a file, which has no zero byte and at most 16 MiB. text->at is to be freed, however this
   ends. False: it was complained about. */
bool gh_claim_file_read (const char *path, gh_text *text);

/* Add the claims of a file to the library. False: it was complained about. */
bool gh_claim_file_add (gh_library *library, const char *path);

#endif
