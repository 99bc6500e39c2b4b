/* What is left of a hash. Things with one hash are so rare that tests build engines where most have
   the same: -DGH_HASH_MASK=15. */
#ifndef GH_FORM_HASH_H
#define GH_FORM_HASH_H

#include <stdint.h>

#ifndef GH_HASH_MASK
#define GH_HASH_MASK UINT64_MAX
#endif

#endif
