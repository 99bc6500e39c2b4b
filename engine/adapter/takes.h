/* What an engine takes: of which kinds its games are, and how large.

   Kinds and bounds are of a form as it is written, never of its value: {-1,*|1} equals 0 and is no
   number. So an engine can tell by reading what it will be asked, and nobody has to compute. */
#ifndef GH_TAKES_H
#define GH_TAKES_H

#include "engine.h"

typedef enum {
  GH_KIND_ANY,
  GH_KIND_NUMBERS,   /* all options are numbers, and each left one is less than each right one */
  GH_KIND_SWITCHES,  /* all options are numbers, and a left one is greater than a right one */
  GH_KIND_NIMBERS,   /* 0, *, *2, ... in canonical form */
  GH_KIND_IMPARTIAL, /* both players have the same options, in every position */
  GH_KIND_DICOTIC,   /* both players can move or neither can, in every position */
  GH_KINDS
} gh_kind;

typedef enum {
  GH_BOUND_BITS,      /* of the numerator and of the denominator of each numeral in it */
  GH_BOUND_BIRTHDAY,  /* of the form */
  GH_BOUND_POSITIONS, /* of the form, each once, itself with them */
  GH_BOUND_OPTIONS,   /* of one player in one position */
  GH_BOUNDS
} gh_bound;

#define GH_LARGEST_BOUND 1000000000000000000

/* A form is taken when it is of one of the kinds and keeps all of the bounds. */
struct gh_takes {
  uint64_t kinds;           /* bit k: kind k; 0: any */
  uint64_t most[GH_BOUNDS]; /* at most GH_LARGEST_BOUND; UINT64_MAX: no such bound */
};

#define GH_TAKES_ALL ((gh_takes){0, {UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX}})

/* Whether all there is is taken. */
bool gh_takes_all (const gh_takes *takes);

/* Whether a form is taken, or is of a kind. Run inside gh_try. */
bool gh_takes_form (gh_store *store, const gh_takes *takes, gh_form form);
bool gh_is_of_kind (gh_store *store, gh_form form, gh_kind kind);

/* Take what `other` takes, too, and nothing else. Of kinds that have nothing but 0 together, as
   numbers and nimbers, none is left to be said: false. */
bool gh_takes_narrow (gh_takes *takes, const gh_takes *other);

/* What an engine takes whatever the theorem asks of it: of requests that take games, those that are
   asked. False: all, or nothing together but 0. */
bool gh_takes_of_requests (const gh_engine *engine, gh_request_set requests, gh_takes *takes);

/* Whether arguments of a request are games: their forms stand for themselves. */
bool gh_takes_games (gh_request request);

/* Read "numbers,positions<=40". False: the word of *length bytes at *wrong is neither a kind nor a
   bound. */
bool gh_takes_read (gh_takes *takes, const char *text, size_t text_length, const char **wrong,
                    size_t *length);

/* "numbers, positions<=40" */
#define GH_TAKES_TEXT 200
const char *gh_takes_print (const gh_takes *takes, char text[GH_TAKES_TEXT]);

/* What an engine takes, for a person, perhaps cut: "numbers, switches for outcome, compare; numbers
   for canonical". Empty: all there is. */
const char *gh_takes_describe (const gh_engine *engine, char *text, size_t size);

/* The kind or bound that a word is probably meant to be: "numbers", "positions<="; or NULL. */
const char *gh_takes_nearest (const char *word, size_t length);

#endif
