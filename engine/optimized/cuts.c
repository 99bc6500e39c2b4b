/* Where values part the numbers and the landmarks around them: what decides most comparisons at
   once.

   A landmark is x + n.up + *m for a number x and one of a few infinitesimals n.up + *m that are
   closed under options. A move in x is never needed beside a game that is no number (Theorem 5.3 of
   Schleicher and Stoll), so that G <= x + T unless some G^L >= x + T or some x + T^R <= G: the cuts
   of G follow from those of its options and, landmark by landmark, from each other. */
#include "optimized/inside.h"

/* T = ups.up + *nimber, and its options, as bits; it stands behind them. */
typedef struct landmark {
  int8_t ups;
  uint8_t nimber;
  uint8_t options[2];
} landmark;

#define ZERO 1u
#define STAR 2u

static const landmark landmarks[] = {
    {0, 0, {0, 0}},
    {0, 1, {ZERO, ZERO}},
    {0, 2, {ZERO | STAR, ZERO | STAR}},
    {1, 0, {ZERO, STAR}},
    {-1, 0, {STAR, ZERO}},
    {1, 1, {ZERO | STAR, ZERO}},
    {-1, 1, {ZERO, ZERO | STAR}},
};
#define LANDMARKS (sizeof landmarks / sizeof *landmarks)

static bool between_units (int32_t at)
{
  return at & 1;
}

/* n.up + *m is positive for n > 1, and for n = 1 unless m = 1; up + * is fuzzy, as nimbers are. */
bool ups_exceed (int64_t more, int64_t less, uint32_t nimber)
{
  return more > less && (nimber != 1 || (uint64_t)more - (uint64_t)less > 1);
}

cuts cuts_near (int32_t at, int64_t ups, uint32_t nimber)
{
  cuts made = {{{at, 0}, {at, 0}}};
  for (size_t i = 0; i < LANDMARKS && !between_units (at); i++) {
    const landmark *const t = &landmarks[i];
    uint32_t const apart = t->nimber ^ nimber;
    bool const equal = t->ups == ups && !apart;
    bool const at_least = equal || ups_exceed (t->ups, ups, apart);
    bool const at_most = equal || ups_exceed (ups, t->ups, apart);
    made.of[GH_LEFT].below |= (uint32_t)!at_least << i;
    made.of[GH_RIGHT].below |= (uint32_t)at_most << i;
  }
  return made;
}

/* The highest of the cuts below which there is what is <= some G^L, hence not >= G. */
static cut above_left_options (const gh_canons *canons)
{
  const gh_array *const side = &canons->side[GH_LEFT];
  cut highest = {INT32_MIN, 0};
  for (size_t i = 0; i < side->count; i++) {
    cut const c = cuts_of (canons, ((gh_canon *)side->items)[i]).of[GH_RIGHT];
    if (c.at > highest.at)
      highest = c;
    else if (c.at == highest.at)
      highest.below |= c.below;
  }
  return highest;
}

/* The lowest of the cuts above which there is what is >= some G^R, hence not <= G. */
static cut below_right_options (const gh_canons *canons)
{
  const gh_array *const side = &canons->side[GH_RIGHT];
  cut lowest = {INT32_MAX, 0};
  for (size_t i = 0; i < side->count; i++) {
    cut const c = cuts_of (canons, ((gh_canon *)side->items)[i]).of[GH_LEFT];
    if (c.at < lowest.at)
      lowest = c;
    else if (c.at == lowest.at)
      lowest.below &= c.below;
  }
  return lowest;
}

cuts cuts_of_sides (const gh_canons *canons)
{
  cut left = above_left_options (canons), right = below_right_options (canons);
  for (size_t i = 0; i < LANDMARKS && left.at == right.at && !between_units (left.at); i++) {
    const landmark *const t = &landmarks[i];
    bool const right_reply = right.below & t->options[GH_RIGHT];
    bool const left_reply = ~left.below & t->options[GH_LEFT];
    left.below |= (uint32_t)right_reply << i;
    right.below &= ~((uint32_t)left_reply << i);
  }
  return (cuts){{left, right}};
}
