/* The formats, by the names that --format has for them. */
#include "output/report.h"

#include <stddef.h>

const gh_report *const gh_reports[] = {&gh_report_table, &gh_report_tap,  &gh_report_junit,
                                       &gh_report_json,  &gh_report_html, NULL};
