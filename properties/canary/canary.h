/* Canaries: the reference engine, and where it refuses or cannot answer the fast one, with one
   classic bug each, which the theorems must find.

   A canary is a function that changes some answers, in a file for what it changes, and a line in
   canaries.def:

     SPOIL (fuzzy_at_least)
     {
       if (request == GH_ASK_COMPARE && ...)
         answer->order = GH_GREATER;
     }

   One that dies of some questions says of which:

     DIES (compare_same)
     {
       return request == GH_ASK_COMPARE && arguments[0].form == arguments[1].form;
     }

   One that takes its question for another, or a sum for another sum, changes what is asked:

     MISHEAR (ups_many)
     {
       sum->terms[0].times = ...
     } */
#ifndef GH_CANARY_H
#define GH_CANARY_H

#include "engine.h"

/* A sum that is asked about; a game alone is one of one component. */
typedef struct gh_heard {
  gh_term terms[GH_MOST_TERMS];
  size_t count;
} gh_heard;

typedef struct gh_canary {
  const char *name;
  const char *bug, *place; /* for a person: what is wrong, and where that may well happen */
  void (*spoil) (gh_store *store, gh_request request, const gh_value *arguments, gh_value *answer);
  void (*mishear) (gh_store *store, gh_heard *sum);                              /* or this */
  bool (*dies) (gh_store *store, gh_request request, const gh_value *arguments); /* or this */
  bool proves; /* it writes certificates */
  bool again;  /* only what is asked twice, one behind the other, is spoilt */
  bool own;    /* only what is asked about words of its own is */
} gh_canary;

/* All of them; the last one has no name. */
extern const gh_canary gh_canaries[];

#define GH_MOST_CANARIES 4

/* The engine with these bugs, their names with a + between them; each spoils what the one before
   leaves. To the harness it is a foreign one, which answers at once. NULL: there is no memory, or
   no such canary; `error` says so, and which is near. */
gh_engine *gh_canary_open (const char *names, char *error, size_t size);

/* Runs inside gh_try after *answer was filled in rightly. */
#define SPOIL(function)                                                                            \
  void spoil_##function (gh_store *store, gh_request request, const gh_value *arguments,           \
                         gh_value *answer)

/* Runs inside gh_try for every game and every sum that is asked about, before. A game alone is to
   stay one component, once. */
#define MISHEAR(function) void mishear_##function (gh_store *store, gh_heard *sum)

/* Runs inside gh_try before it is answered: whether the engine dies of this question, and is there
   again for the next one. */
#define DIES(function)                                                                             \
  bool dies_##function (gh_store *store, gh_request request, const gh_value *arguments)

#define CANARY(function, name, bug, place) SPOIL (function);
#define CANARY_HEARING(function, name, bug, place) MISHEAR (function);
#define CANARY_PROVING(function, name, bug, place) SPOIL (function);
#define CANARY_AGAIN(function, name, bug, place) SPOIL (function);
#define CANARY_OWN(function, name, bug, place) SPOIL (function);
#define CANARY_DYING(function, name, bug, place) DIES (function);
#include "canary/canaries.def"
#undef CANARY_DYING
#undef CANARY_AGAIN
#undef CANARY_OWN
#undef CANARY_PROVING
#undef CANARY_HEARING
#undef CANARY

#endif
