/* Heap games by name, and the notation of their positions: heaps side by side under one code.

     nim(3,5)   kayles(5)   grundysgame(50)   a game with a name
     octal(.77, 5, 12)                        heaps of 5 and 12 under any code
     subtraction(1,2,3; 7)                    limited Nim: 1, 2 or 3 may be taken

   games.def lists the games. The sizes of heaps are read by those who read positions. */
#ifndef GH_HEAP_GAMES_H
#define GH_HEAP_GAMES_H

#include "heap/code.h"

typedef struct gh_heap_game {
  const char *name, *arguments; /* "octal", "code, heaps" */
  const char *code;             /* NULL: it is said before the heaps, with */
  char separator;               /* behind it, ',' a code, ';' amounts */
  const char *meaning;          /* what a move is */
} gh_heap_game;

/* All of them; the last one has no name. */
extern const gh_heap_game gh_heap_games[];
const gh_heap_game *gh_heap_game_named (const char *name, size_t length); /* NULL: there is none */

/* The code of a game. `text` is what is said before the heaps, if its code is NULL: a code, or
   amounts with commas between, each at most GH_CODE_PLACES. On error false; *place and *expected
   are then as gh_code_read gives them. */
bool gh_heap_game_code (const gh_heap_game *game, const char *text, size_t length, gh_code *code,
                        size_t *place, const char **expected);

#define GH_MOST_HEAPS 64 /* in the notation of one position */
#define GH_HEAPS_TEXT 2048

/* The text of a position of at most GH_MOST_HEAPS heaps. */
void gh_heaps_print (const gh_heap_game *game, const gh_code *code, const uint64_t *heaps,
                     size_t count, char text[GH_HEAPS_TEXT]);

#endif
