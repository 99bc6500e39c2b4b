/* Gift Horse's line protocol, for an engine in C. Games last as long as the request that made them;
   those that `let` named, with all that they need, until `clear`. */
#ifndef GIFTHORSE_H
#define GIFTHORSE_H

#include <stddef.h>

enum { LEFT, RIGHT };

typedef struct game game;
struct game {
  long long top, bottom; /* a number, top / bottom; a position where bottom is 0 */
  game *first[2], *next; /* Left's options and Right's, from one to the next */
  int depth;             /* 0 without options, else more than that of each */
  int wins[2];           /* for `outcome`: 1, -1, or 0 where it is not known yet */
};

typedef struct request {
  const char *word;
  int games;                 /* that it is about, one or two */
  void (*answer)(game **of); /* says a word, or a game */
} request;

void say(const char *word);
void say_game(const game *g);

/* What is too much for the engine is refused in words such as "limit more than 64 bits", which is
   never held against it. This does not return, and there is nothing to free. */
_Noreturn void refuse(const char *words);

game *new_game(long long top, long long bottom); /* a number; or (0, 0), a position */
void add_option(game *g, int player, const game *option);

/* Answer until the input ends, or `bye`. Returns the status for main. */
int gifthorse(const char *name, const request *requests, size_t count);

/* What they share among themselves: a text is read from its beginning, which moves. */
game *read_game(const char **text);
void name_game(long long number, game *g);
void forget_games(void); /* without a name */
void forget_names(void);

#endif
