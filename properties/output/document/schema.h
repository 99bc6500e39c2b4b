/* Whether a document is what run.schema.json says. */
#ifndef GH_SCHEMA_H
#define GH_SCHEMA_H

#include <jansson.h>
#include <stdbool.h>

/* False: `error` names the first member that is not as it must be, what was found and what was
   expected: "theorems[3].cases: found a string, expected an integer"; or there is no memory.
   A document of the version before becomes one of this version, as far as it tells. */
bool gh_schema_check (json_t *run, char *error, size_t size);

#endif
