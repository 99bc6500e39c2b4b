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

/* Keep a folder, or that of a file, from other programs that do so, until it is given back: for
   what is read, and written with something more in it. Another that has it is waited for, at most
   10 s. `lock` is then to be given back; where a file system has no locks, there is none. False: it
   was complained about, and nothing is to be given back. */
bool gh_save_lock (const char *option, const char *path, int *lock);
void gh_save_unlock (int lock);

#endif
