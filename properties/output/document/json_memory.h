/* Whether jansson was short of memory. It does not always tell: a text that is read may lack a
   letter for it. */
#ifndef GH_JSON_MEMORY_H
#define GH_JSON_MEMORY_H

#include <stdbool.h>

/* Begin to watch, whatever came before. */
void gh_json_watch (void);

/* Whether memory was short since then. */
bool gh_json_was_short (void);

#endif
