/* Names of theorems behind a title, in lines that are not too long; where there are very many, only
   how many more. */
#ifndef GH_NAMES_H
#define GH_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct gh_names {
  FILE *out;
  unsigned column, lines;
  size_t left_out;
  bool named;
} gh_names;

gh_names gh_names_begin (FILE *out, const char *title, size_t count);
void gh_names_put (gh_names *names, const char *name);
void gh_names_end (const gh_names *names);

#endif
