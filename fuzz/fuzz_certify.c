/* The fast engine against certificates, on games that are too large for the reference. */
#include "differential.h"

/* About 200 a second with sanitizers: each answer is a certificate of its own. */
differential_kind const differential = {.against = "certified", .forms = 3000, .depth = 3};
