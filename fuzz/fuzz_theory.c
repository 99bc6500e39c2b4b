/* Theorems in C, and the proofs that are executed. */
#include "cases/theorems.h"

theorems_kind const theorems = {.in_c = true};
