/* Shards of one run, put together. */
#ifndef GH_MERGE_H
#define GH_MERGE_H

#include <jansson.h>

/* Of documents that are as run.schema.json says those that are shards and differ in nothing but
   which become one, in the place of the first; the others stay. What such a run lacks, or has
   twice, is told by its member `shards`. `paths` name the documents. Returns an array of runs, the
   caller's; NULL: a shard is none, or there is no memory, and `error` says so. */
json_t *gh_merge_shards (json_t *const *runs, char *const *paths, size_t count, char *error,
                         size_t size);

#endif
