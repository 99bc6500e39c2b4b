/* The fast engine against the reference: all that both can be asked, and what the answers have to
   do with each other. */
#include "cases/differential.h"

/* With 1,000 forms it is half as fast. */
differential_kind const differential = {.against = "reference", .forms = 400, .depth = 3};
