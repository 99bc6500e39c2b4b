/* Saying what the cases of a theorem are: which are exhausted, which sampled, which random. */
#ifndef GH_DOMAIN_H
#define GH_DOMAIN_H

#include "harness/judging/result.h"

#define GH_DOMAIN_TEXT 200

/* Of a domain by its number: "all 65536 pairs of forms born by day 2", where they were exhausted;
   "4096 of all pairs of forms born by day 2" where the run was cut short; "8192 at random of all
   pairs ..." for a sample; "1000 random pairs of games". Of a theorem in C the variables are known
   once it has been run. With `result` NULL, as it is declared: an exhaustive domain is then not
   counted. */
void gh_domain_words (const gh_theorem *theorem, const gh_result *result, size_t domain,
                      char text[GH_DOMAIN_TEXT]);

/* The same without any number of cases, as declared: "all pairs of values born by day 2", "random
   triples of games", "the only case". */
void gh_domain_sort (const gh_theorem *theorem, size_t domain, char text[GH_DOMAIN_TEXT]);

/* All domains of a theorem, those that were not begun left out; "; " between. */
void gh_domains_words (const gh_theorem *theorem, const gh_result *result, char *text, size_t size);

#endif
