/* Canaries: the reference engine, and where it refuses or cannot answer the fast one, with one
   classic bug each, which the theorems must find.

   A canary is a function that changes some answers, in a file for what it changes, and a line in
   canaries.def:

     SPOIL (fuzzy_at_least)
     {
       if (request == GH_ASK_COMPARE && ...)
         answer->order = GH_GREATER;
     } */
#ifndef GH_CANARY_H
#define GH_CANARY_H

#include "engine.h"

typedef struct gh_canary {
  const char *name;
  const char *bug, *place; /* for a person: what is wrong, and where that may well happen */
  void (*spoil) (gh_store *store, gh_request request, const gh_value *arguments, gh_value *answer);
} gh_canary;

/* All of them; the last one has no name. */
extern const gh_canary gh_canaries[];

/* The engine with this bug. To the harness it is a foreign one, which answers at once. NULL: there
   is no memory, or no such canary; `error` says so and lists them. */
gh_engine *gh_canary_open (const char *name, char *error, size_t size);

/* Runs inside gh_try after *answer was filled in rightly. */
#define SPOIL(function)                                                                            \
  void spoil_##function (gh_store *store, gh_request request, const gh_value *arguments,           \
                         gh_value *answer)

#define CANARY(function, name, bug, place) SPOIL (function);
#include "canary/canaries.def"
#undef CANARY

#endif
