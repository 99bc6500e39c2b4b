/* Numbers that depend on letters, for the prover of families: sums of units, letters, ups, and
   units that a letter halves. */
#ifndef GH_FAMILY_VALUES_H
#define GH_FAMILY_VALUES_H

#include "form/store.h"

#include <stdint.h>

/* 1, then the letters: those below GH_ALL for integers from 0 on, the others for all. Of each kind
   the first is that of options. */
enum { GH_ONE, GH_INDEX, GH_SMALL, GH_ALL_INDEX = 6, GH_ALL, GH_FACTORS = 11 };
#define GH_FACTOR_NAMES "1inmkjINMKJ"

typedef enum { GH_UNITS, GH_UPS, GH_HALVED, GH_KINDS } gh_kind;

typedef struct gh_family_value {
  int64_t of[GH_KINDS][GH_FACTORS];
} gh_family_value;

/* What stands for 1, which is 1, and for each letter: integers, so many of each letter. */
typedef struct gh_family_map {
  int64_t to[GH_FACTORS][GH_FACTORS];
} gh_family_map;

gh_family_map gh_family_identity (void);

/* Whether an integer is never below 0, for all letters. */
bool gh_family_is_natural (const int64_t integer[GH_FACTORS]);

/* Whether a letter occurs. */
bool gh_family_has (const gh_family_value *x, unsigned letter);

/* Add y so often, with what stands for its letters; a letter halves 2^often times. False: it would
   not be whole units, too many, or is no such number; then x is spoiled. */
bool gh_family_add (gh_family_value *x, int64_t so_often, const gh_family_value *y,
                    const gh_family_map *map, unsigned often);

/* Whether it is seen that x, or with the sign -1 its negative, is at least 0 for all letters, and
   strictly: not 0. */
bool gh_family_is_good (const gh_family_value *x, int sign, bool strictly);

/* Read terms, as certificates have them, up to what is none; false: over the limits. */
bool gh_family_read (const char **text, gh_family_value *x);

#endif
