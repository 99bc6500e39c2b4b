/* Files that a user names for what the program writes. */
#ifndef GH_SAVE_H
#define GH_SAVE_H

#include "form/text.h"

/* Write the text there. A file is written beside its place, and takes it once all is on the disk:
   until then, and whatever fails, what stood there stands, and a program that is killed leaves
   nothing. Its mode stays, its owner as far as that is allowed, and so do symbolic links to it;
   hard links do not. What is no regular file, as a pipe or a device, is written to. `option` is the
   word before the name. False: it was complained about. */
bool gh_save (const char *option, const char *path, const gh_text *text);

#endif
