/* All that an engine in C or C++ needs to be checked by Gift Horse.

   An engine is a shared object that exports gifthorse_engine, which returns a table of the requests
   that it answers:

     cc -shared -fPIC -o engine.so engine.c
     gifthorse check --engine lib:./engine.so

   Games are handles. Two handles are equal exactly when the games are identical forms; what a
   handle stands for is asked of the gh_games that comes with each request, until that request is
   answered. See engine/plugin/README.md, and examples/definitions.c for a whole engine. */
#ifndef GIFTHORSE_ENGINE_H
#define GIFTHORSE_ENGINE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GH_PLUGIN_VERSION 1

typedef uint32_t gh_game;
typedef uint32_t gh_answer; /* a game; an integer or number is one, too, and a
                               genus g^g0g1... is the game {g|{g0|{g1|...0}}}, a set {A, B, ...|},
                               and a thermograph {corners of the left wall|of the right one}, where
                               {x|t} is the corner with the value x at t; or one of these: */

enum { GH_SAY_P, GH_SAY_L, GH_SAY_R, GH_SAY_N };                  /* to a request for an outcome */
enum { GH_SAY_EQUAL, GH_SAY_GREATER, GH_SAY_LESS, GH_SAY_FUZZY }; /* for an order */
enum { GH_SAY_FALSE, GH_SAY_TRUE };                               /* for a truth */
#define GH_SAY_NONE ((gh_answer)0xffffffffu) /* where there is none that is asked for */

enum { GH_SIDE_LEFT, GH_SIDE_RIGHT };

/* The games of a request. Each function takes the gh_games itself first. It may fail, over a limit
   of games or of memory or because it was called wrongly. Then it answers 0, as all functions do
   from then on: no game has options any more, and recursions end by themselves. The answer to the
   request does not count any more, so that failures need not be looked after; only what is kept for
   later requests should not be kept after one. */
typedef struct gh_games gh_games;

/* A component of a sum: a game, and how many times, an integer. */
typedef struct gh_component {
  gh_game times, game;
} gh_component;

struct gh_games {
  size_t size;    /* of this struct; later versions add members at its end */
  void *context;  /* that of the engine's table */
  uint64_t epoch; /* not 0; while it stays the same, so do handles, from request to request */

  /* Options, with `side` GH_SIDE_LEFT or GH_SIDE_RIGHT; i counts from 0, in an order without
     meaning. An integer may have 10,000 digits, with one option that is made when asked for. */
  size_t (*count) (gh_games *games, gh_game game, int side);
  gh_game (*option) (gh_games *games, gh_game game, int side, size_t i);

  /* The digits, "-5/8", of an integer or dyadic rational in canonical form, NULL for any other
     game. The text stands until the next call. */
  const char *(*numeral) (gh_games *games, gh_game game);

  /* Making a game: begin, add options, end. Another may be made in between. Nothing is simplified,
     but options are sets. */
  void (*begin) (gh_games *games);
  void (*add) (gh_games *games, int side, gh_game option);
  gh_game (*end) (gh_games *games);

  /* The game of a text: "-5/8", "{0,*|1}". */
  gh_game (*read) (gh_games *games, const char *text);

  /* Whether something failed since the request came. */
  int (*failed) (gh_games *games);

  /* Give up, for `return games->refuse (games, "why")`: an honest refusal, such as a game that is
     too large, and a fault that the engine found in itself. */
  gh_answer (*refuse) (gh_games *games, const char *why);
  gh_answer (*fault) (gh_games *games, const char *why);

  /* Of octal, octal-misere-outcome, octal-genus and misere-quotient-order, whose first argument is
     a code and no game: its text, such as ".77". */
  const char *code;

  /* For `return games->certify (games, text)`, the answer where a certificate is asked for: its
     lines, as engine/proof/README.md tells. A copy is kept. */
  gh_answer (*certify) (gh_games *games, const char *text);

  /* Of a request whose arguments are sums, each so many components; else NULL. Only an engine that
     has the word sums among its abilities is asked about several, and only one with the word
     multiples about other times than 1. */
  const gh_component *sum[2];
  size_t components[2];
};

/* for each option `x` of a game on one side */
#define GH_EACH_OPTION(games, side, x, game)                                                       \
  for (gh_game x##_at = 0, x = 0; x##_at < (games)->count ((games), (game), (side)) &&             \
                                  (x = (games)->option ((games), (game), (side), x##_at), 1);      \
       x##_at++)

/* One request that the engine answers. */
typedef struct gh_ability {
  const char *request; /* its word in the protocol, such as "compare"; unknown ones are ignored;
                          sums and multiples are words, too, with a function that is not called */
  gh_answer (*answer) (gh_games *games, const gh_game *of); /* `of` are its arguments */
} gh_ability;

typedef struct gh_plugin {
  uint32_t version;              /* GH_PLUGIN_VERSION */
  size_t size;                   /* sizeof (gh_plugin); later versions add members at its end */
  const char *name;              /* for reports: one word, at most 63 bytes */
  void *context;                 /* the engine's own; it comes back in gh_games */
  const gh_ability *abilities;   /* ended by one whose request is NULL */
  void (*close) (void *context); /* called at the end; may be NULL */
} gh_plugin;

/* What the engine defines: its table, which stands as long as the engine is loaded, or NULL when it
   cannot work. It is called once. */
const gh_plugin *gifthorse_engine (void);

#ifdef __cplusplus
}
#endif

#endif
