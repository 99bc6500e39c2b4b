/* The inside of a table of games in misere play, for its files only. */
#ifndef GH_MISERE_INSIDE_H
#define GH_MISERE_INSIDE_H

#include "form/array.h"
#include "form/hash.h"
#include "optimized/misere/heaps.h"

#define NONE GH_NO_REDUCED
#define UNKNOWN (GH_NO_REDUCED - 1) /* in lists of handles that are found when they are needed */

typedef struct game {
  uint32_t hash, first, count; /* options: listed[first ...], sorted */
  uint32_t birthday, grundy;
  uint32_t genus, terms; /* the latter stand in genera[genus ...]; terms 0: not found yet */
  bool previous, heap;   /* the previous player wins; it is a Nim heap */
  bool tame, wild;       /* neither: not found yet */
} game;

/* A place of the index: free when the game is 0, which is never looked up. */
typedef struct slot {
  uint32_t hash;
  gh_reduced game;
} slot;

/* Of two games, g <= h, neither of which is 0; g 0: a free place. None is ever given up for
   another, since sums of sums make each sum as often as there are ways to it. */
typedef struct sum_entry {
  gh_reduced g, h, sum;
} sum_entry;

/* The form of a game, in the filling of a store that has this epoch; 0: in none. */
typedef struct made_form {
  uint64_t epoch;
  gh_form form;
} made_form;

#define MOST_CODES 8 /* of heap games of which heaps are remembered */

/* A heap of a game with a code. */
typedef struct coded_heap {
  gh_reduced simplest;
  bool tame;
} coded_heap;

typedef struct coded_rules {
  gh_code code;
  uint64_t known,
      judged; /* of how many heaps 0, 1, 2, ... the simplest form is found, and `tame` */
} coded_rules;

/* What a heap adds to a position, when it is like ones and twos. */
typedef struct nim_part {
  bool is_nim;
  uint8_t twos, ones;
} nim_part;

/* A position of heaps that are not: kept[first ...], and the number of its genus; 0: free. */
typedef struct position_place {
  uint32_t hash, first, count, genus;
} position_place;

typedef struct position_table {
  gh_code code;
  bool begun;            /* what follows is of this code */
  gh_array places, kept; /* position_place, half of which are free; bytes */
  gh_array genera;       /* GH_HEAP_TERMS bytes each */
  nim_part nim[GH_MOST_HEAP_GENUS + 1];
} position_table;

struct gh_misere {
  gh_store *store; /* gives memory, limits and failing */
  gh_limits limits;
  gh_array games, listed, index; /* game, gh_reduced, slot */
  gh_array stack;                /* gh_reduced: options being collected */
  gh_array genera;               /* uint32_t */
  gh_array marks;                /* bytes: which numbers a mex may not be */
  gh_array heaps;                /* gh_reduced: the Nim heaps made so far */
  gh_array rests;                /* gh_reduced: of sums of heaps, without the smallest one */
  gh_array text, slices;         /* names */
  gh_array from_forms, notes;    /* gh_reduced and a byte: of each form of the store with the */
  uint64_t epoch;                /* epoch */
  gh_array to_forms;             /* made_form: of each game */
  gh_array mates;                /* gh_reduced: of each game, or UNKNOWN */
  gh_array sums;                 /* sum_entry: half of the places are free */
  gh_array coded;                /* coded_heap: of each size one for each of */
  coded_rules codes[MOST_CODES];
  size_t codes_met;
  position_table positions;
  size_t free_games, free_options;
};

static inline uint64_t mix (uint64_t a, uint64_t b)
{
  uint64_t const hash = (a ^ b * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;
  return (hash ^ hash >> 32) & GH_HASH_MASK;
}

static inline game *at (const gh_misere *m, gh_reduced g)
{
  return (game *)m->games.items + g;
}

static inline const gh_reduced *options_of (const gh_misere *m, gh_reduced g)
{
  return (gh_reduced *)m->listed.items + at (m, g)->first;
}

/* Take so much of what the limit on options allows. */
static inline void use_options (gh_misere *m, size_t count)
{
  if (m->free_options < count)
    gh_fail (m->store, GH_OVER_OPTIONS);
  m->free_options -= count;
}

static inline void push (gh_misere *m, gh_reduced g)
{
  gh_array_reserve (m->store, &m->stack, sizeof g, 1);
  ((gh_reduced *)m->stack.items)[m->stack.count++] = g;
}

/* misere.c */
/* The game with these options, sorted, of which none can be deleted. */
gh_reduced game_with (gh_misere *m, const gh_reduced *options, size_t count);
/* Make a list of handles or forms as long as `count`; new ones are filled with this one. */
void lengthen (gh_misere *m, gh_array *list, size_t count, uint32_t filling);

/* values.c */
/* The genus of a Nim position: 0^12, 1^03 or n^n. */
bool has_tame_genus (gh_misere *m, gh_reduced g);

/* simplify.c */
/* The simplest form of what stands on the stack from `start` on, which is taken off. */
gh_reduced simplified (gh_misere *m, size_t start);

#endif
