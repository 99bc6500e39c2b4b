/* Codes of heap games: what may be taken from one heap, and as how many heaps the rest may be left.

   A code is a digit d0, a point, and digits d1, d2, ...: d_j says what a move may do that takes j
   objects from one heap. Its bit i, from 0 to 3, allows to leave the rest as exactly i heaps, none
   of them empty. So Kayles is .77, and in .6 a heap of one cannot be moved in. Codes with digits up
   to 7 are octal, with digits up to F hexadecimal. d0 takes nothing, so it can only split: 4 into
   two heaps, 8 into three. A code is not a fraction: .0777... and .1 are different games. */
#ifndef GH_HEAP_CODE_H
#define GH_HEAP_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GH_CODE_PLACES 60 /* no code has more digits after the point */
#define GH_CODE_TEXT 72   /* bytes of the longest text, with the final 0 */
#define GH_HEAP_PARTS 3   /* a move leaves no more heaps */

typedef struct gh_code {
  uint8_t digit[GH_CODE_PLACES + 1]; /* d0, d1, ..., and 0 after them */
  uint8_t places;                    /* the last place that is written; its digit is not 0 */
  bool endless;                      /* its digit stands in all places after it, too */
  bool unequal;                      /* no two heaps that a move leaves have the same size */
} gh_code;

/* Grundy's game has no code of digits: 4., where the two heaps must be of different sizes. */
#define GH_CODE_GRUNDYS "grundysgame"

/* Read a code: an optional d0, a point, digits 0-9, A-F or a-f, and perhaps "..." by which the last
   digit goes on for ever; or GH_CODE_GRUNDYS. Zeros at the end are dropped. On error false; *place
   is then where in the text it is, and *expected what should stand there. */
bool gh_code_read (const char *text, size_t length, gh_code *code, size_t *place,
                   const char **expected);

/* As text that gh_code_read takes; the same code has one text. */
void gh_code_print (const gh_code *code, char text[GH_CODE_TEXT]);

/* Whether both are the same code. */
bool gh_code_same (const gh_code *a, const gh_code *b);

/* The digit for taking `taken` objects. */
unsigned gh_code_digit (const gh_code *code, uint64_t taken);

/* Whether all digits are at most 7, and no rule but they. */
bool gh_code_is_octal (const gh_code *code);

/* The most that a move can take from a heap of n. */
uint64_t gh_code_reach (const gh_code *code, uint64_t n);

/* The results of moves from one heap, each once: by what is taken, then by how many heaps are left,
   then by their sizes, which ascend. */
typedef struct gh_heap_move {
  uint64_t taken;
  unsigned parts;
  uint64_t part[GH_HEAP_PARTS];
} gh_heap_move;

/* The first move from a heap of n, or the one after *move. False: there is none. */
bool gh_heap_first (const gh_code *code, uint64_t n, gh_heap_move *move);
bool gh_heap_next (const gh_code *code, uint64_t n, gh_heap_move *move);

#ifdef __cplusplus
}
#endif

#endif
