/* Results as an HTML page, for a person. */
#include "output/document/document.h"
#include "output/page/page.h"

static void end (gh_report *r, const gh_ending *ending)
{
  json_t *const run = gh_document_end (r, ending);
  if (run && !gh_page_write (stdout, &run, 1)) {
    fputs ("gifthorse: out of memory\n", stderr);
    r->failed = true;
  }
  json_decref (run);
}

const gh_report gh_report_html = {
    .format = "html", .start = gh_document_start, .add = gh_document_add, .end = end};
