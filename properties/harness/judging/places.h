/* What an engine wrote last before it died, and whether that names a place in its source. */
#ifndef GH_PLACES_H
#define GH_PLACES_H

#include "engine.h"

#define GH_LAST_WORDS_KEPT 32

/* Of the last deaths, each over one question. */
typedef struct gh_last_words {
  struct {
    char question[sizeof ((gh_incident *)0)->question];
    char words[sizeof ((gh_incident *)0)->last];
  } kept[GH_LAST_WORDS_KEPT];
  size_t count; /* of all there were */
} gh_last_words;

/* Keep those of an incident, if it is a death over what is known to be this question. */
void gh_last_words_note (gh_last_words *all, const gh_incident *incident);

/* Those of the last death over the question that is told so: "crashed (signal 6) on `negate 1`";
   "": it wrote nothing, or there was none. */
const char *gh_last_words_over (const gh_last_words *all, const char *told);

/* Whether they name a line of a source: "file.c:12", "line 12". */
bool gh_names_place (const char *words);

#endif
