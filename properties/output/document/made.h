/* Members of the documents of a run and of a hunt, as they are made. All are the caller's; NULL: no
   memory, with which json_pack fails in its turn. */
#ifndef GH_MADE_H
#define GH_MADE_H

#include "harness/cases/trial.h"
#include "harness/judging/result.h"

#include <jansson.h>

json_t *gh_made_text (const char *text); /* as gh_show has it */
json_t *gh_made_span (const char *text, size_t length);
json_t *gh_made_step (gh_case_step step);        /* in words */
json_t *gh_made_text_or_null (const char *text); /* null: there is none, or it is empty */
json_t *gh_made_list (const char *text, const char *separators); /* of what is between them */
json_t *gh_made_whole (json_t *made, bool whole); /* NULL, and it is let go, unless it is whole */
double gh_made_seconds (double seconds);          /* to the millisecond */

json_t *gh_made_limits (const gh_limits *limits);
json_t *gh_made_requests (gh_request_set requests);

/* Of a failing case or a witness: its variables, the choices that its theorem made beside them, and
   the values of the theorem's parts there; moves of its game trees. */
json_t *gh_made_variables (const gh_failure *failure);
json_t *gh_made_choices (const gh_failure *failure);
json_t *gh_made_parts (const gh_theorem *theorem, const gh_failure *failure,
                       const gh_limits *limits);
json_t *gh_made_moves (uint64_t moves);

/* What the engine did there: its wrong answers, whether they came again, and what was asked before
   that; without lines where none were found, or too many. */
json_t *gh_made_wrongs (const gh_failure *failure);
json_t *gh_made_reproducible (const gh_failure *failure);
json_t *gh_made_before (const gh_sequence *sequence);

#endif
