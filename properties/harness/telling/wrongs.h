/* A question in words, as one that was answered wrongly. */
#ifndef GH_WRONGS_H
#define GH_WRONGS_H

#include "harness/judging/judge.h"
#include "harness/judging/wrong.h"

/* What was asked and answered. `blame`: what is right, of an answer that is wrong; NULL: the engine
   gave none, or nobody says that it is. Runs inside gh_try. */
void gh_wrong_describe (gh_trial *trial, const gh_question *question, const gh_blame *blame,
                        gh_wrong *wrong);

/* What kind of a fault a reply of GH_SLOW or GH_FINDING is, by the words of the engine. */
gh_wrong_kind gh_wrong_kind_of (gh_reply reply, const char *words);

#endif
