/* The moves in one heap under a code. */
#include "heap/code.h"

/* The first way to leave `rest` as `parts` heaps, each of at least `least`. */
static bool divide (const gh_code *code, uint64_t rest, unsigned parts, uint64_t least,
                    uint64_t *part)
{
  uint64_t const step = code->unequal;
  if (parts == 0)
    return rest == 0;
  for (unsigned i = 0; i + 1 < parts; i++) {
    part[i] = least + i * step;
    if (part[i] >= rest)
      return false;
    rest -= part[i];
  }
  part[parts - 1] = rest;
  return rest >= least + (parts - 1) * step;
}

/* The next way after this one to leave the same objects as the same number of heaps. */
static bool divide_again (const gh_code *code, gh_heap_move *move)
{
  uint64_t rest = move->parts ? move->part[move->parts - 1] : 0;
  for (unsigned i = move->parts; i-- > 1;) {
    uint64_t const least = move->part[i - 1] + 1;
    rest += move->part[i - 1];
    if (divide (code, rest, move->parts - i + 1, least, &move->part[i - 1]))
      return true;
  }
  return false;
}

/* How much to try next. Where all further digits allow whole heaps only, that is the whole heap. */
static uint64_t following (const gh_code *code, uint64_t n, uint64_t taken)
{
  bool const whole = code->endless && taken >= code->places && code->digit[code->places] == 1;
  return whole && taken < n ? n : taken + 1;
}

/* The first move that takes at least as much, and with as much leaves at least as many heaps. */
static bool find (const gh_code *code, uint64_t n, gh_heap_move *move)
{
  uint64_t const reach = gh_code_reach (code, n);
  for (;; move->taken = following (code, n, move->taken), move->parts = 0) {
    for (unsigned const digit = gh_code_digit (code, move->taken); digit >> move->parts;
         move->parts++)
      if (digit >> move->parts & 1 && divide (code, n - move->taken, move->parts, 1, move->part))
        return true;
    if (move->taken == reach)
      return false;
  }
}

bool gh_heap_first (const gh_code *code, uint64_t n, gh_heap_move *move)
{
  move->taken = 0;
  move->parts = 0;
  return find (code, n, move);
}

bool gh_heap_next (const gh_code *code, uint64_t n, gh_heap_move *move)
{
  if (divide_again (code, move))
    return true;
  move->parts++;
  return find (code, n, move);
}
