/* Positions of heap games as forms. */
#ifndef GH_HEAP_FORM_H
#define GH_HEAP_FORM_H

#include "form/store.h"
#include "heap/code.h"

/* The literal form of heaps side by side: both players have the same options, and each is the form
   of the heaps after one move in one heap. Heaps of 0 are none. Runs inside gh_try; fails with
   GH_OVER_FORMS when more positions than limits.forms can be reached. */
gh_form gh_heaps_form (gh_store *store, const gh_code *code, const uint64_t *heaps, size_t count);

#endif
