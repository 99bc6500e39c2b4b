/* What a ruleset program says, for fuzz_protocol. */
#ifndef GH_FUZZ_RULESET_H
#define GH_FUZZ_RULESET_H

#include <stddef.h>
#include <stdint.h>

/* The first byte chooses whether the program knows parts; the others are all its answers. It is
   refused with printable words, or each value that was found is that of the literal form, by the
   definitions. Not covered: the greeting, silence, pieces, and answers to what was not asked yet.
 */
void check_ruleset (const uint8_t *data, size_t size);

#endif
