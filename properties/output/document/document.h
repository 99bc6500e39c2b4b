/* A run as one JSON document, from which everything that needs all results at the end is made.
   run.schema.json says what it holds. The first two serve as a report's start and add. */
#ifndef GH_DOCUMENT_H
#define GH_DOCUMENT_H

#include "output/report.h"

#include <jansson.h>
#include <stdio.h>

#define GH_SCHEMA_VERSION 3 /* member `schema`; grows when a member changes its meaning or goes */

void gh_document_start (gh_report *report, const gh_run *run);
void gh_document_add (gh_report *report, const gh_theorem *theorem, const gh_result *result);

/* The finished document, the caller's. NULL: no memory; said on standard error, and
   report->failed is set. */
json_t *gh_document_end (gh_report *report, const gh_ending *ending);

/* Write a document, all of it or nothing. False: no memory. Whether it could be written is the
   stream's own state. */
bool gh_document_write (FILE *out, const json_t *run);

#endif
