/* Results as one JSON document, for programs. */
#include "output/document.h"

#include <stdlib.h>

/* The text is made before any of it is written: no memory leaves nothing half written. */
static void end (gh_report *r, const gh_ending *ending)
{
  json_t *const run = gh_document_end (r, ending);
  char *const text = run ? json_dumps (run, JSON_INDENT (1) | JSON_REAL_PRECISION (12)) : NULL;
  if (text)
    puts (text);
  else if (run) {
    fputs ("gifthorse: out of memory\n", stderr);
    r->failed = true;
  }
  free (text);
  json_decref (run);
}

const gh_report gh_report_json = {
    .format = "json", .start = gh_document_start, .add = gh_document_add, .end = end};
