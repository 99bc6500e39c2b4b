/* The judge of answers: an answer of the engine under test is held against another engine's. */
#ifndef GH_JUDGE_H
#define GH_JUDGE_H

#include "harness/cases/trial.h"

/* Put a question to an engine: about values, or about sums. */
gh_reply gh_question_put (gh_engine *engine, gh_store *store, const gh_question *question,
                          gh_value *answer);

/* Hold an answer against the second engine's, where there is one that can afford it. A wrong one is
   noted in the trial; the case goes on. False: the second answer is pending. */
bool gh_judge_answer (gh_trial *trial, gh_question *question);

/* Whether the answer to a question is wrong, for the arguments that it was asked with: by the
   reference, else by the second engine, else by the fast one; unless `asking`, by what the second
   engine has said already. The right one and who says so are then in *blame; who cannot be judged
   is not blamed. */
typedef struct gh_blame {
  gh_value right;
  const gh_engine *judge;
} gh_blame;
bool gh_judge_blames (gh_trial *trial, const gh_question *question, bool asking, gh_blame *blame);

/* How a judge is called: "the reference". */
const char *gh_judge_name (const gh_engine *judge);

/* The judge's answer in place of one that the engine did not give. False: it has none. */
bool gh_judge_stands_in (gh_trial *trial, const gh_question *question, gh_value *answer);

#endif
