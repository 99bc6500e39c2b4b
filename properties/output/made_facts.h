/* Facts as JSON. For facts.c alone. */
#ifndef GH_MADE_FACTS_H
#define GH_MADE_FACTS_H

#include "output/facts.h"

/* The next value, and what there is to say of it. For want of memory `starved` is set. */
void made_value (gh_facts *facts, const char *text, size_t length);
void made_fact (gh_facts *facts, const char *title, const char *value, bool item);
void made_corner (gh_facts *facts, const char *wall, const char *temperature, const char *value);
void made_truth (gh_facts *facts, bool holds);

/* Write all values, and let go of them. False: no memory for all. */
bool made_end (gh_facts *facts);

#endif
