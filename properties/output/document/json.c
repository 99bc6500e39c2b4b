/* Results as one JSON document, for programs. */
#include "output/document/document.h"

static void end (gh_report *r, const gh_ending *ending)
{
  json_t *const run = gh_document_end (r, ending);
  if (run && !gh_document_write (stdout, run)) {
    fputs ("gifthorse: out of memory\n", stderr);
    r->failed = true;
  }
  json_decref (run);
}

const gh_report gh_report_json = {
    .format = "json", .start = gh_document_start, .add = gh_document_add, .end = end};
