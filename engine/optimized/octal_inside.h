/* Inside octal.h. */
#ifndef GH_OCTAL_INSIDE_H
#define GH_OCTAL_INSIDE_H

#include "optimized/octal.h"

struct gh_octal {
  gh_code code;
  gh_octal_method method;
  gh_allocator memory;
  uint16_t *values, *back; /* back[room - n] is values[n], so that pairs a + b lie side by side */
  uint32_t *rare;          /* heaps on the rarer side of the mask, ascending, if there is one */
  uint32_t *seen;          /* by value: n + 1 when an option of the heap n has it */
  size_t count, room, rare_count;
  unsigned top; /* the greatest value */
  uint32_t mask;
  bool rare_side; /* the parity of rare heaps */
};

/* The first number of objects, from `taken` on, that can be taken from a heap of n so that two
   heaps are left; n or more: there is none. */
static inline size_t gh_octal_split (const gh_octal *o, size_t n, size_t taken)
{
  size_t const reach = gh_code_reach (&o->code, n);
  for (; taken <= reach && taken + 2 <= n; taken++)
    if (gh_code_digit (&o->code, taken) & 4)
      return taken;
  return n;
}

static inline bool gh_octal_parity (const gh_octal *o, uint32_t value, size_t size)
{
  return __builtin_parity (o->mask & (2 * value + (size & 1)));
}

/* With the values of the heaps below n, and marks for the options that leave no heap or one: the
   value of a heap of n under an octal code. */
unsigned gh_octal_search (gh_octal *o, size_t n);

/* Choose the mask, and list the rare heaps. */
gh_octal_status gh_octal_choose_mask (gh_octal *o);

#endif
