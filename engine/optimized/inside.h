/* The inside of a table of values, for the files of this room only. */
#ifndef GH_OPTIMIZED_INSIDE_H
#define GH_OPTIMIZED_INSIDE_H

#include "form/array.h"
#include "form/hash.h"
#include "form/numeral.h"
#include "optimized/canons.h"

#define NONE GH_NO_CANON
#define OPEN ((gh_canon)1 << 30) /* handles from here on name the value that is being made */

typedef enum { SMALL, LARGE, NAMED, OTHER } kind; /* the first two are numbers */

/* A number numerator / 2^exponent in lowest terms. SMALL_NUMERATOR and SMALL_EXPONENT bound those
   that are kept so, such that any two can be brought to one denominator in 128 bits. */
typedef struct dyadic {
  int64_t numerator;
  uint32_t exponent;
} dyadic;
#define SMALL_NUMERATOR ((int64_t)1 << 62)
#define SMALL_EXPONENT 60

/* number + ups.up + *nimber, not a number itself. */
typedef struct named {
  gh_canon number;
  uint32_t nimber;
  int64_t ups;
} named;

/* Where a value G parts what it is compared with most, the numbers and the landmarks around each of
   them: of[GH_LEFT] the ones that are not >= G from those that are, of[GH_RIGHT] the ones that are
   <= G from those that are not. The former lie below the cut.
   `at` is the number there: 2 f for f units of 2^-UNIT_EXPONENT, 2 f + 1 for one between f units
   and the next or, at both ends, for all beyond FARTHEST_UNITS. `below` has a bit for each landmark
   around f units that lies below the cut, and none at 2 f + 1. */
typedef struct cut {
  int32_t at;
  uint32_t below;
} cut;
typedef struct cuts {
  cut of[2];
} cuts;
#define UNIT_EXPONENT 12
#define FARTHEST_UNITS ((int64_t)1 << 30)

typedef struct value {
  uint32_t hash;
  uint32_t first, left,
      right;        /* options: listed[first ...], left ones first; first NONE: not yet */
  gh_canon stop[2]; /* numbers */
  gh_canon negative, birthday; /* NONE: not made yet */
  uint32_t thermograph;        /* its number, NONE: not made yet */
  kind kind;
  union {
    dyadic small;
    gh_form large; /* a numeral of the store */
    named named;
  };
} value;

/* Pieces of a wall: canons->pieces from `first` on. */
typedef struct wall {
  uint32_t first, count;
} wall;

typedef struct thermograph {
  gh_canon mean, temperature;
  wall walls[2];
} thermograph;

typedef struct sum_entry {
  gh_canon g, h, sum; /* g <= h, neither is zero; g 0: a free place */
} sum_entry;

/* The form of a value, in the filling of a store that has this epoch. Before it was made anywhere:
   whether all positions of the value have their options listed. */
typedef struct made_form {
  uint64_t epoch;
  gh_form form;
} made_form;
#define NOT_PREPARED 0
#define NOT_MADE UINT64_MAX

/* A table of answers in which a new one may take an old one's place. It doubles until it has
   `most` places. */
typedef struct cache {
  gh_array entries; /* count: how many were put in since it doubled */
  size_t most;
} cache;

struct gh_canons {
  gh_store *store; /* gives memory, limits, failing, and the numerals of LARGE */
  gh_canons_limits limits;
  gh_array values, cuts, listed, index; /* value, cuts, gh_canon, uint32_t: 0 or handle + 1 */
  gh_array stack;                       /* gh_canon: options being collected */
  gh_array side[2];                     /* gh_canon: the options of the value that is being made */
  value open;                           /* that value, and its cuts */
  cuts open_cuts;
  uint32_t openings;
  cache orders, sums;  /* uint64_t, sum_entry */
  gh_array from_forms; /* gh_canon: the value of each form of a store, NONE: not found yet */
  gh_array grundys;    /* uint32_t: its Grundy value, likewise */
  uint64_t epoch;      /* of that store */
  gh_array to_forms;   /* made_form: one for each value */
  gh_array weights;    /* gh_canon: its atomic weight */
  gh_array thermographs, pieces; /* thermograph, gh_wall_piece */
  gh_array operated;             /* gh_canon: what an operation with a parameter makes of it */
  unsigned operated_by;
  gh_canon parameter;
  gh_array uptimals, terms; /* uint32_t, int64_t: sums of powers of up (uptimal.c) */
  gh_array gains;           /* gh_canon: what moves gain (operated.h), or cost */
  size_t free_values, free_options;
  mpz_t scratch; /* owns memory, so that it lives here */
};

static inline value *at (const gh_canons *canons, gh_canon g)
{
  return g >= OPEN ? (value *)&canons->open : (value *)canons->values.items + g;
}

static inline cuts cuts_of (const gh_canons *canons, gh_canon g)
{
  return g >= OPEN ? canons->open_cuts : ((cuts *)canons->cuts.items)[g];
}

static inline bool is_number (const value *v)
{
  return v->kind <= LARGE;
}

/* The options of a listed value. */
static inline size_t count_of (const gh_canons *canons, gh_canon g, gh_side side)
{
  const value *const v = at (canons, g);
  return side == GH_LEFT ? v->left : v->right;
}

static inline gh_canon option_of (const gh_canons *canons, gh_canon g, gh_side side, size_t i)
{
  const value *const v = at (canons, g);
  if (g >= OPEN)
    return ((gh_canon *)canons->side[side].items)[i];
  return ((gh_canon *)canons->listed.items)[v->first + (side == GH_LEFT ? 0 : v->left) + i];
}

static inline uint64_t mix (uint64_t a, uint64_t b)
{
  uint64_t const hash = (a ^ b * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;
  return (hash ^ hash >> 32) & GH_HASH_MASK;
}

/* table.c */
gh_canon table_find (gh_canons *canons, uint32_t hash,
                     bool same (const gh_canons *, const value *, const void *),
                     const void *content);
gh_canon table_add (gh_canons *canons, const value *made, cuts of_it);
uint32_t table_list (gh_canons *canons, const gh_canon *left, size_t left_count,
                     const gh_canon *right, size_t right_count); /* where they stand */
void push (gh_canons *canons, gh_array *list, gh_canon g);
void clear (gh_array *a); /* no items, and zeros where they were */
uint32_t *place (gh_canons *canons, gh_array *list, size_t count,
                 size_t i); /* of `count` items, NONE where they are new */
bool cache_grow (gh_canons *canons, cache *c, size_t entry, gh_array *old);
uint32_t least_missing (gh_canons *canons, size_t start); /* the least number that is not on the
                                                             stack from there on */

/* convert.c */
void know_store (gh_canons *canons, const gh_store *store); /* what was found of forms is of it */

/* cuts.c */
cuts cuts_near (int32_t at, int64_t ups, uint32_t nimber); /* of number + ups.up + *nimber */
cuts cuts_of_sides (const gh_canons *canons); /* of {canons->side}, if that is no number */
/* Whether (more - less).up + *nimber > 0. */
bool ups_exceed (int64_t more, int64_t less, uint32_t nimber);

/* number.c */
gh_canon number_from_mpz (gh_canons *canons, mpz_srcptr numerator, uint64_t exponent);
void number_value (gh_canons *canons, gh_canon x, mpz_t numerator, mp_limb_t *limb,
                   uint64_t *exponent);
int number_compare (gh_canons *canons, gh_canon x, gh_canon y);
gh_canon number_sum (gh_canons *canons, gh_canon x, gh_canon y);
gh_canon number_negative (gh_canons *canons, gh_canon x);
gh_canon number_half (gh_canons *canons, gh_canon x);
gh_canon number_temperature (gh_canons *canons, gh_canon x);
gh_canon number_birthday (gh_canons *canons, gh_canon x);
gh_canon number_next (gh_canons *canons, gh_canon x,
                      gh_side side); /* its option, NONE: it has none */

/* An end of an interval of numbers. */
typedef struct bound {
  gh_canon at; /* NONE: there is none */
  bool within;
} bound;
gh_canon number_simplest (gh_canons *canons, bound low, bound high);

/* named.c */
gh_canon named_sum (gh_canons *canons, gh_canon g, gh_canon h);
gh_canon named_negative (gh_canons *canons, gh_canon g);
bool named_at_most (gh_canons *canons, gh_canon g, gh_canon h); /* of two handles */
gh_canon named_of_sides (gh_canons *canons); /* the one whose options are canons->side, or NONE */

/* The one whose options on both sides are canons->side, sorted by handle: x + *m for several m; or
   NONE. */
gh_canon nimber_of_sides (gh_canons *canons);

/* named.c: the options of g, listed if they were not. */
void list_options (gh_canons *canons, gh_canon g);

/* canonical.c */
/* The value whose options are canons->side. Where it is known that on each side the first `alike`
   options do not dominate each other, nor the others each other, `alike` says so; NULL: it is not.
 */
gh_canon canonical (gh_canons *canons, const size_t alike[2]);
gh_canon
other (gh_canons *canons); /* canons->side is the canonical form of no number and no named */

#endif
