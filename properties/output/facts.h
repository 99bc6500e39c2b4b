/* What is known of a game or another value, fact by fact: for a person as they are found, or for
   programs. */
#ifndef GH_FACTS_H
#define GH_FACTS_H

#include "form/text.h"
#include "output/format.h"

#include <stdbool.h>

/* Of several values, one after the other. Begins with all but the format zero. */
typedef struct gh_facts {
  gh_format format;
  bool dense;          /* no blank line stands between two values: a person types between them */
  size_t count;        /* values so far */
  bool open;           /* what the last one began has to be ended */
  char *text;          /* of the value, as it was typed, without control bytes */
  struct json_t *made; /* JSON: of the last value, */
  struct json_t *all;  /* and of all */
  gh_text piece;       /* of a fact that is written piece by piece, */
  FILE *out;           /* to this stream, or NULL */
  bool starved;        /* something is missing for want of memory */
} gh_facts;

/* The next value, by what was typed. A format for a person begins to show it. */
void gh_facts_next (gh_facts *facts, const char *text, size_t length);

enum {
  GH_FOR_PEOPLE = 1,   /* text, LaTeX and Markdown have it, */
  GH_FOR_PROGRAMS = 2, /* CSV and JSON */
  GH_FOR_ALL = 3,
  GH_FACT_MATH = 4, /* LaTeX has it in its mathematics */
  GH_FACT_ITEM = 8  /* there may be several of this title: JSON has an array */
};

/* A fact under its title; "" goes on with the one above. */
void gh_facts_add (gh_facts *facts, unsigned how, const char *title, const char *format, ...)
    __attribute__ ((format (printf, 4, 5)));

/* A fact that is written piece by piece, between these two. One that is left unended, by a jump, is
   forgotten. NULL: no memory. */
FILE *gh_facts_begin (gh_facts *facts);
void gh_facts_put (gh_facts *facts, unsigned how, const char *title);

/* For programs, in place of the second: a wall of a thermograph has a corner at the temperature
   that was written, with this value. */
void gh_facts_corner (gh_facts *facts, const char *wall, const char *value);

/* All that there is to say of a formula. */
void gh_facts_truth (gh_facts *facts, bool holds);

/* Behind the last value; lets go of everything. False: no memory for all of it. */
bool gh_facts_end (gh_facts *facts);

#endif
