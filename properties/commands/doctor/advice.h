/* The greeting that is advised: with the bounds up to which an engine is right, so that it is not
   asked for more. */
#ifndef GH_DOCTOR_ADVICE_H
#define GH_DOCTOR_ADVICE_H

#include "commands/doctor/meant.h"
#include "commands/doctor/sizes.h"

#define GH_ADVICE 4096 /* bytes of a greeting */

/* "gifthorse 1 NAME braces outcome:birthday<=199": what the engine greets with, and a bound for
   each request that was right up to some size and refused, slow or gone beyond; and with
   the word for what it answers where it has another. What is wrong beyond is to be mended, not
   bounded. Empty: there is none to be said that the greeting lacks, or the engine is in this
   process. */
void gh_advise (const gh_engine *engine, const gh_sizes *sizes, const gh_meanings *meanings,
                char greeting[GH_ADVICE]);

#endif
