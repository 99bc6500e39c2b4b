/* What an engine was asked about the forms of one store, and what came of it. */
#ifndef GH_ADAPTER_QUESTIONS_H
#define GH_ADAPTER_QUESTIONS_H

#include "adapter/tables/bytes.h"
#include "adapter/tables/links.h"
#include "adapter/tables/map.h"
#include "engine.h"

typedef enum {
  QUESTION_PENDING,
  QUESTION_ANSWERED, /* the text is the line that came */
  QUESTION_READ,     /* and `value` is what it means */
  QUESTION_REFUSED,  /* the text says why */
  QUESTION_OUTSIDE,  /* likewise: it is not sent */
  QUESTION_DROPPED, /* not put after all, since the engine failed over another one to its request */
  QUESTION_GIVEN_UP, /* likewise: as long as the engine is given up */
  QUESTION_SLOW,     /* the text says how long it was silent */
  QUESTION_FAULT     /* the text says what happened */
} question_state;

typedef enum {
  ABOUT_VALUES,
  ABOUT_SUMS, /* by their components */
  ABOUT_WORDS /* the first argument is an answer of the engine, as it wrote it */
} question_about;

typedef struct question {
  gh_request request;
  question_about about;
  gh_form arguments[GH_MOST_ARGUMENTS]; /* in place of a code its number in `codes`; of sums theirs
                                           in `links`; of words that of the question that they
                                           answer, which was read */
  question_state state;
  bool received;       /* its answer is a line that came for it, and was not read yet */
  size_t text, length; /* where its text stands in `texts` */
  gh_value value;
} question;

/* The questions of one filling of one store. */
typedef struct questions {
  const gh_store *store; /* NULL: this table is free */
  uint64_t epoch;
  uint64_t used;       /* when it was used last */
  uint64_t generation; /* another after each questions_forget */
  question *items;
  size_t count, room;
  gh_code *codes; /* that questions have, each once */
  size_t code_count, code_room;
  links links; /* the sums of this filling; they stay when questions are forgotten */
  map index;
  bytes texts;
} questions;

#define MOST_TABLES 4

/* The table of the store as it is filled now, among MOST_TABLES. A table of an earlier filling is
   forgotten; when none is free, that which was not used for longest is taken. */
questions *questions_of (questions *tables, const gh_store *store, uint64_t now);

/* The question if it was asked, of sums or words with their numbers as forms, else NULL. It stands
   until the next one is added. */
question *questions_find (const questions *t, gh_request request, question_about about,
                          const gh_value *arguments);

/* Room for one more question and its code; false: no memory. When there are very many, all are
   forgotten. */
bool questions_reserve (questions *t);

/* Add a question, after questions_reserve. Returns its number. */
size_t questions_add (questions *t, gh_request request, question_about about,
                      const gh_value *arguments);

/* Give question number i a state and its text. */
void questions_set (questions *t, size_t i, question_state state, const char *text, size_t length);

void questions_forget (questions *t);
void questions_free (questions *t);

#endif
