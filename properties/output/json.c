/* Results as one JSON document, for programs. */
#include "output/document.h"

static void end (gh_report *r, const gh_summary *summary)
{
  json_t *const run = gh_document_end (r, summary);
  if (run && (json_dumpf (run, stdout, JSON_INDENT (1) | JSON_REAL_PRECISION (12)) ||
              putchar ('\n') == EOF))
    r->failed = true;
  json_decref (run);
}

const gh_report gh_report_json = {
    .format = "json", .start = gh_document_start, .add = gh_document_add, .end = end};
