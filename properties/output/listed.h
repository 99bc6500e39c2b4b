/* Names of theorems behind a title, in lines that are not too long; where there are very many, only
   how many more. */
#ifndef GH_LISTED_H
#define GH_LISTED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define GH_BESIDE_IT "beside it" /* theorems that ask what stands beside a fault */

typedef struct gh_listed {
  FILE *out;
  unsigned column, lines;
  size_t left_out;
  bool named;
} gh_listed;

gh_listed gh_listed_begin (FILE *out, const char *title, size_t count);
void gh_listed_put (gh_listed *names, const char *name);
void gh_listed_end (const gh_listed *names);

#endif
