/* Codes to test with. */
#ifndef GH_TESTS_HEAP_READING_H
#define GH_TESTS_HEAP_READING_H

#include "heap/code.h"

/* The code with this text; a failed test if there is none. */
gh_code code_of (const char *text);

#endif
