/* The HTML page of one run or of several side by side. */
#ifndef GH_PAGE_H
#define GH_PAGE_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

/* Write a page that needs nothing beside it. The documents are as run.schema.json says. False: no
   memory. Whether all could be written is the stream's own state. */
bool gh_page_write (FILE *out, json_t *const *runs, size_t count);

#endif
