#include "proof/provers/family_values.h"

#include <stdlib.h>
#include <string.h>

#define MOST INT64_C (1000000000000000)

gh_family_map gh_family_identity (void)
{
  gh_family_map map = {{{0}}};
  for (unsigned l = 0; l < GH_FACTORS; l++)
    map.to[l][l] = 1;
  return map;
}

bool gh_family_is_natural (const int64_t integer[GH_FACTORS])
{
  for (unsigned l = 0; l < GH_FACTORS; l++)
    if (l < GH_ALL_INDEX ? integer[l] < 0 : integer[l] != 0)
      return false;
  return true;
}

bool gh_family_has (const gh_family_value *x, unsigned letter)
{
  return x->of[GH_UNITS][letter] || x->of[GH_UPS][letter] || x->of[GH_HALVED][letter];
}

static bool add_to (int64_t *x, int64_t a, int64_t b)
{
  int64_t product;
  return !__builtin_mul_overflow (a, b, &product) && !__builtin_add_overflow (*x, product, x) &&
         *x <= MOST && *x >= -MOST;
}

/* Units that a letter halves: what stands for it has one small letter once at most. */
static bool add_halved (gh_family_value *x, int64_t times, const int64_t by[GH_FACTORS],
                        unsigned often)
{
  unsigned letter = 0;
  if (!times)
    return true;
  for (unsigned l = GH_INDEX; l < GH_FACTORS; l++)
    if (by[l]) {
      if (letter || by[l] != 1 || l >= GH_ALL_INDEX)
        return false;
      letter = l;
    }
  for (int64_t i = 0; i < by[GH_ONE]; i++) {
    if (often > 62 || times % (INT64_C (1) << often))
      return false;
    times /= INT64_C (1) << often;
  }
  return by[GH_ONE] >= 0 && add_to (&x->of[letter ? GH_HALVED : GH_UNITS][letter], 1, times);
}

bool gh_family_add (gh_family_value *x, int64_t so_often, const gh_family_value *y,
                    const gh_family_map *map, unsigned often)
{
  for (unsigned l = 0; l < GH_FACTORS; l++) {
    for (unsigned m = 0; m < GH_FACTORS; m++)
      if (!add_to (&x->of[GH_UNITS][m], so_often * y->of[GH_UNITS][l], map->to[l][m]) ||
          !add_to (&x->of[GH_UPS][m], so_often * y->of[GH_UPS][l], map->to[l][m]))
        return false;
    if (!add_halved (x, so_often * y->of[GH_HALVED][l], map->to[l], often))
      return false;
  }
  return true;
}

bool gh_family_is_good (const gh_family_value *x, int sign, bool strictly)
{
  int64_t least = sign * x->of[GH_UNITS][GH_ONE];
  bool is_more = sign * x->of[GH_UPS][GH_ONE] > 0;
  if (sign * x->of[GH_UPS][GH_ONE] < 0)
    return false;
  for (unsigned l = GH_INDEX; l < GH_FACTORS; l++) {
    int64_t const units = sign * x->of[GH_UNITS][l], ups = sign * x->of[GH_UPS][l];
    int64_t const halved = sign * x->of[GH_HALVED][l];
    if (l < GH_ALL_INDEX ? units < 0 || ups < 0 : units || ups)
      return false;
    least += halved < 0 ? halved : 0;
    is_more |= halved > 0;
  }
  return least >= 0 && (!strictly || least > 0 || is_more);
}

bool gh_family_read (const char **text, gh_family_value *x)
{
  const char *at = *text + strspn (*text, " ");
  *x = (gh_family_value){{{0}}};
  while (*at && strchr ("-0123456789", *at)) {
    char *end;
    int64_t const times = strtoll (at, &end, 10);
    gh_kind const kind = *end == 'u' ? GH_UPS : *end == '>' ? GH_HALVED : GH_UNITS;
    at = end + (kind != GH_UNITS);
    const char *const letter = *at && *at != '1' ? strchr (GH_FACTOR_NAMES, *at) : NULL;
    at += letter != NULL;
    if (!add_to (&x->of[kind][letter ? letter - GH_FACTOR_NAMES : GH_ONE], 1, times))
      return false;
    at += strspn (at, " ");
  }
  *text = at;
  return true;
}
