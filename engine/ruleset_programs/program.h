/* A ruleset of one's own: a program that tells moves (README.md), and what its positions are worth.
 */
#ifndef GH_RULESET_PROGRAM_H
#define GH_RULESET_PROGRAM_H

#include "engines.h"
#include "optimized/canons.h"

typedef struct gh_rules gh_rules;

#define GH_RULES_ERROR 1200 /* bytes that hold any error of this file */

/* Start the program that sh runs by these words, and greet it. Of the options the longest line does
   not count. The limits: positions (forms) and moves (options). NULL: `error` says why not. */
gh_rules *gh_rules_open (const char *command, const gh_engine_options *options,
                         const gh_limits *limits, char *error, size_t size);
void gh_rules_close (gh_rules *rules);

const char *gh_rules_name (const gh_rules *rules); /* as it greeted */
uint64_t gh_rules_asked (const gh_rules *rules);   /* requests in all */

/* Ask for the position that the words name and all that can be reached from it, and find what they
   are worth; what was found before is forgotten. False: `error` says why not; then the program is
   not to be asked again. */
bool gh_rules_solve (gh_rules *rules, const char *words, char *error, size_t size);

/* What was found: each position, also those that are only parts of others, behind all that it
   depends on. */
typedef struct gh_ruled {
  const char *text; /* no zero byte ends it */
  size_t length;
  gh_canon value;
  gh_form form; /* GH_NO_FORM before gh_rules_make_forms */
} gh_ruled;
size_t gh_rules_count (const gh_rules *rules);
size_t gh_rules_start (const gh_rules *rules); /* the one that was asked for */
gh_ruled gh_rules_at (const gh_rules *rules, size_t i);

/* Where the values are. */
gh_canons *gh_rules_canons (const gh_rules *rules);

/* Make the literal form of each; of a sum of parts the sum of their forms. Not GH_OK: some limit of
   the store was passed, and there are none. */
gh_status gh_rules_make_forms (gh_rules *rules, gh_store *store);

#endif
