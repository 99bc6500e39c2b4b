/* --output FILE: what a command shows, into a file in place of standard output. */
#ifndef GH_OUTPUT_FILE_H
#define GH_OUTPUT_FILE_H

#include <stdbool.h>

#define GH_OUTPUT_HELP                                                                             \
  "  --output FILE      write there what is shown, once it is complete, and not after a mistake\n"

/* From now on keep what is written to standard output for this file, which stands until the end.
   False: it was complained about. */
bool gh_output_take (const char *path);

/* The end: write it there (save.h), or, unless it is `complete`, let it be lost, which is told.
   Without a file, and the second time, nothing is done. False: it was complained about. */
bool gh_output_end (bool complete);

#endif
