/* Tables of values as texts. */
#ifndef GH_TABLE_PRINT_H
#define GH_TABLE_PRINT_H

#include "commands/table/values.h"

#include <stdio.h>

typedef void gh_table_print (FILE *out, const gh_table *table);

/* "text", "csv" or "json"; NULL: it is none of these. Cells that were not come to are blank in a
   text, and not there in the others. */
gh_table_print *gh_table_format (const char *word);

#endif
