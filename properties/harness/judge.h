/* The judge of answers: an answer of the engine under test is held against another engine's. */
#ifndef GH_JUDGE_H
#define GH_JUDGE_H

#include "harness/trial.h"

/* Hold an answer against the second engine's, where there is one that can afford it. A wrong one is
   noted in the trial; the case goes on. False: the second answer is pending. */
bool gh_judge_answer (gh_trial *trial, gh_question *question);

#endif
