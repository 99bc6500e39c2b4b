/* The inside of the page: page.c is its frame, runs.c what each run was, faults.c what is wrong,
   failures.c one failure in full, undecided.c what was not decided, theorems.c all theorems,
   troubles.c what the engine did, parts.c what these share. */
#ifndef GH_PAGE_INSIDE_H
#define GH_PAGE_INSIDE_H

#include "output/document/members.h"
#include "output/markup.h"
#include "output/page/page.h"

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

/* A row is {"line": its number, "runs": [theorem or null of each run]}. */
typedef struct page {
  FILE *out;
  json_t *const *runs;
  size_t count;
  json_t *rows;    /* {name: row} */
  json_t *sources; /* {source: {chapter: {name: row}}}, in the order of the runs */
  bool *told;      /* by lines: the failure in the run that is written was */
} page;

cell_kind page_kind (const json_t *theorem);

/* Why it is vacuous, not applicable or inconclusive. */
const char *page_reason (const json_t *theorem);

/* The theorem of this name in a run; NULL: it was not in it. */
const json_t *page_theorem (const page *p, size_t run, const char *name);

/* The number of its row, for links; any number where there is no such theorem. */
unsigned page_line (const page *p, const char *name);

/* The verdicts of a run's theorems. */
void page_count_verdicts (const json_t *run, size_t counts[CELL_KINDS]);

/* "12 hold, 3 fail", with signs. */
void page_counts (const page *p, const size_t counts[CELL_KINDS]);

/* "1 theorem", "1,234 theorems". Returns the buffer, which has room for 64 bytes. */
const char *page_many (size_t count, const char *noun, char *buffer);

/* The label of a run, or the name of its engine. */
const char *page_run_name (const page *p, size_t run);

/* The same with the number of the run, which tells runs of one engine apart, where there are
   several. */
void page_run_mark (const page *p, size_t run);

/* "2 faults", and "cut short: out of time" if the run was. */
void page_run_state (const page *p, size_t run);

/* A link to the failure of a theorem in a run, in full. */
void page_link (const page *p, size_t run, const char *name);

/* Whatever is known of a failure but what the theorem says: the case, what was answered; where
   pictures are wanted, its games as trees. */
void page_failure (const page *p, const json_t *theorem, bool pictures);

/* The same behind its name, folded; it has the place to which page_link leads. */
void page_failure_folded (const page *p, size_t run, const char *name);

/* The theorems of a run that were not decided, by the reasons, folded. */
void page_undecided (const page *p, size_t run);

/* What the engine of a run did beside answering, if anything; and a line that leads there. */
void page_troubles (const page *p, size_t run);
void page_troubles_index (const page *p, size_t run);

void page_runs (const page *p);
void page_faults (const page *p);
void page_theorems (const page *p);

#endif
