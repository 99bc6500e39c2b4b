/* Inside octal.h. */
#ifndef GH_OCTAL_INSIDE_H
#define GH_OCTAL_INSIDE_H

#include "optimized/heaps/octal.h"

struct gh_octal {
  gh_code code;
  bool is_octal;
  gh_octal_method method;
  uint64_t splits; /* bit j: taking j may leave two heaps; the last bit is for all after it, too */
  gh_allocator memory;
  uint16_t *values, *back; /* back[room - n] is values[n], so that pairs a + b lie side by side */
  uint32_t *rare;          /* heaps on the rarer side of the mask, ascending, if there is one */
  uint32_t *seen;          /* by value: n + 1 when an option of the heap n has it; NULL: not yet
                              needed */
  size_t count, room, rare_count;
  unsigned top; /* the greatest value */
  uint32_t mask;
  bool rare_side;         /* the parity of rare heaps */
  uint64_t odd_values[2]; /* bits of those below 64 whose parity is odd, by the size's last digit */
};

/* The first number of objects, from `taken` on, that can be taken from a heap of n so that two
   heaps are left; n or more: there is none. */
static inline size_t gh_octal_split (const gh_octal *o, size_t n, size_t taken)
{
  uint64_t const from = o->splits >> (taken < 63 ? taken : 63);
  size_t const found = from ? taken + (size_t)__builtin_ctzll (from) : n;
  return found + 2 <= n ? found : n;
}

static inline bool gh_octal_parity (const gh_octal *o, uint32_t value, size_t size)
{
  return __builtin_parity (o->mask & (2 * value + (size & 1)));
}

/* How many rare heaps are smaller than this, which most are. */
static inline size_t gh_octal_rare_below (const gh_octal *o, size_t rest)
{
  size_t count = o->rare_count;
  while (count && o->rare[count - 1] >= rest)
    count--;
  return count;
}

/* Make `seen`; false: no memory. */
bool gh_octal_make_marks (gh_octal *o);

/* With the values of the heaps below n, and marks for the options that leave no heap or one: the
   value of a heap of n under an octal code. */
unsigned gh_octal_search (gh_octal *o, size_t n);

/* The same where all values are below GH_OCTAL_SMALL, without marks: `options` has a bit for the
   value of each option that leaves no heap or one. */
#define GH_OCTAL_SMALL 64
unsigned gh_octal_search_small (const gh_octal *o, size_t n, uint64_t options);

/* Whether an option of two heaps, of which the smaller is `from` or more, has this value. */
bool gh_octal_is_option (const gh_octal *o, size_t n, unsigned value, size_t from);

/* So many pairs are marked for each value that there is: with fewer, too many values are searched
   for that then are found. */
#define GH_OCTAL_MARKED 20

/* Choose the mask of what there is. */
gh_octal_status gh_octal_choose_mask (gh_octal *o);

/* Take this one, with the side on which heaps are called rare, and list them. Any will do that does
   not look at the size, if what may be taken to leave two heaps is now even, now odd. */
void gh_octal_set_mask (gh_octal *o, uint32_t mask, bool rare_side);

#endif
