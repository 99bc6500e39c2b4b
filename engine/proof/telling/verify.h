/* A certificate in a file. */
#ifndef GH_VERIFY_H
#define GH_VERIFY_H

#include <stddef.h>

/* No certificate is longer. */
#define GH_VERIFY_BYTES ((size_t)1 << 30)

/* Check the certificate in a file, "-" for standard input, and print what it proves. Status 0: it
   holds; 1: it does not, and standard error says where and why; 2: it could not be read, or its
   proof not be printed, or there is no memory to tell. */
int gh_verify (const char *path);

/* All of a file, "-" for standard input, with a 0 behind; to be freed. NULL: standard error says
   why. */
char *gh_verify_read (const char *path);

/* Say on standard error that its certificate is rejected at this line. The status, 1, or 2 where
   these are a kernel's words for want of memory. */
int gh_verify_reject (const char *path, size_t line, const char *error);

#endif
