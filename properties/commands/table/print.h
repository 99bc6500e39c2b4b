/* Tables of values as texts. */
#ifndef GH_TABLE_PRINT_H
#define GH_TABLE_PRINT_H

#include "commands/table/values.h"
#include "output/format.h"

/* Cells that were not come to are blank in a grid, and not there in CSV and JSON. */
void gh_table_show (FILE *out, const gh_table *table, gh_format format);

#endif
