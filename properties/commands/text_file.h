/* Files of text that a user names. */
#ifndef GH_TEXT_FILE_H
#define GH_TEXT_FILE_H

#include "form/text.h"

/* All of a file, which has no zero byte and at most 16 MiB. text->at is to be freed, however this
   ends. False: it was complained about, but for an interrupt. */
bool gh_text_file_read (const char *path, gh_text *text);

#endif
