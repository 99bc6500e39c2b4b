/* The inside of the page: page.c is its frame and the runs, page_theorems.c the table of all
   theorems, page_failures.c what is wrong in full, page_parts.c what these share. */
#ifndef GH_PAGE_INSIDE_H
#define GH_PAGE_INSIDE_H

#include "output/markup.h"
#include "output/members.h"
#include "output/page.h"

/* What a cell of the table can say: the verdicts, and a failure that the baseline knows. */
typedef enum {
  CELL_FAILS,
  CELL_VACUOUS,
  CELL_KNOWN,
  CELL_INCONCLUSIVE,
  CELL_NOT_APPLICABLE,
  CELL_HOLDS,
  CELL_KINDS
} cell_kind;

typedef struct cell_words {
  const char *style;      /* class in page.css */
  const char *sign;       /* which says it without colour */
  const char *one, *many; /* "fails", "fail" */
} cell_words;

extern const cell_words page_words[CELL_KINDS];

typedef struct page {
  FILE *out;
  json_t *const *runs;
  size_t count;
  json_t *sources; /* {source: {name: [theorem or null of each run]}}, in the order of the runs */
} page;

cell_kind page_kind (const json_t *theorem);

/* "12 hold, 3 fail", with signs. */
void page_counts (const page *p, const size_t counts[CELL_KINDS]);

/* The name of a run's engine, with (2), (3), ... where others before it have the same. */
void page_run_name (const page *p, size_t run, char *buffer, size_t size);

void page_theorems (const page *p);
void page_failures (const page *p);

#endif
