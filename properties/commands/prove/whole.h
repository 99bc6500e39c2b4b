/* The claims that `gifthorse prove` prints for `gifthorse verify`, where what is certified is not
   what was given word for word. */
#ifndef GH_PROVE_WHOLE_H
#define GH_PROVE_WHOLE_H

#include <stdbool.h>

/* Tell on standard error that this is certified; of "", and with --quiet, nothing is told. */
void gh_tell_certified (const char *claim);

/* The same of a claim of heaps or of a board, "not grundy(kayles(7)) = 3", perhaps without its
   second side, with this answer in place of that. */
void gh_tell_answered (const char *claim, bool has_answer, const char *answer);

#endif
