/* Theorems with random cases against an engine: the first four bytes choose the theorem whose
   statement's hash is nearest, so that new theorems leave old inputs their meaning, and the others
   are its choices. A finding is made as small as can be, and printed as notation, as `gifthorse
   check --replay` reads it.

   GIFTHORSE_ENGINE in the environment names the engine as --engine does; else it is the reference.
   With GH_FUZZ_ENGINE it is the plug-in that is linked in, and its answers are compared with the
   reference's. */
#ifndef GH_THEOREMS_H
#define GH_THEOREMS_H

#include <stdbool.h>

#define THEOREM_BYTES 4 /* of an input, which choose its theorem */

/* Which theorems a target takes. */
typedef struct theorems_kind {
  bool claims; /* cheap: a few tens of thousands a second */
  bool in_c;   /* theorems in C and executed proofs: dearer by a factor of ten and more */
} theorems_kind;

extern theorems_kind const theorems;

#endif
