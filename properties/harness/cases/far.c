#include "harness/cases/far.h"
#include "form/numeral.h"

static const uint8_t ends[] = {31, 53, 62, 63, 64, 127};
#define ENDS (sizeof ends / sizeof *ends)

/* (2^e or 2^-e, times 1/2^digits) + beside/2^digits */
static const struct {
  int8_t times; /* 1 or -1: the sign of the exponent */
  int8_t beside;
  uint8_t digits;
} shapes[] = {{1, 0, 0},   {1, -1, 0}, {1, 1, 0},   {1, 1, 1},  {1, -1, 3}, {1, 1, 10}, {1, -1, 10},
              {1, -1, 30}, {1, 1, 40}, {1, -1, 40}, {-1, 0, 0}, {-1, 1, 0}, {-1, -1, 0}};
_Static_assert(GH_FARS == 2 * ENDS * (sizeof shapes / sizeof *shapes) && GH_FAR_POWERS == 2 * ENDS,
               "each shape at each end, of both signs");

gh_form gh_far (gh_store *store, uint32_t i)
{
  uint32_t const shape = i / GH_FAR_POWERS, end = i / 2 % ENDS;
  gh_form const one = gh_integer (store, 1), beside = gh_integer (store, shapes[shape].beside);
  gh_form const power = gh_numeral_scaled (store, one, shapes[shape].times * (int64_t)ends[end]);
  gh_form const x = gh_numeral_scaled (store, gh_numeral_sum (store, power, beside),
                                       -(int64_t)shapes[shape].digits);
  return i % 2 ? gh_numeral_negative (store, x) : x;
}
