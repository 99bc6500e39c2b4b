#include "proofs/proof.h"

/* The domains that proofs.def speaks of. */
#define CHANCE(many, deep)                                                                         \
  {                                                                                                \
    .random = true, .cases = (many), .depth = (deep), .covers = 0.01, .met = -1                    \
  }
#define ONE {{.set = GH_SET_FORMS, .day = 2, .met = -1}, CHANCE (200, 4)}, .domain_count = 2
#define DAYS                                                                                       \
  {{.set = GH_SET_FORMS, .day = 2, .met = -1}, {.set = GH_SET_VALUES, .day = 3, .met = -1}},       \
      .domain_count = 2
#define SOME                                                                                       \
  {{.set = GH_SET_FORMS, .day = 2, .met = -1, .sample = 800},                                      \
   {.set = GH_SET_VALUES, .day = 3, .met = -1, .sample = 400}},                                    \
      .domain_count = 2
#define DAY_2 {{.set = GH_SET_VALUES, .day = 2, .met = -1}}, .domain_count = 1
#define FOUR {{.set = GH_SET_VALUES, .day = 2, .met = -1, .sample = 700}}, .domain_count = 1
#define TWO {{.set = GH_SET_VALUES, .day = 2, .met = -1}, CHANCE (300, 3)}, .domain_count = 2
#define OFTEN {CHANCE (3000, 3)}, .domain_count = 1
#define RANDOM {CHANCE (500, 3)}, .domain_count = 1
#define SMALL {CHANCE (100, 2)}, .domain_count = 1
#define ONCE {{.met = -1}}, .domain_count = 1
#define IMPARTIAL {{.set = GH_SET_FORMS, .day = 3, .met = -1}, CHANCE (200, 3)}, .domain_count = 2
#define MISERE {{.set = GH_SET_SIMPLEST, .day = 4, .met = -1}}, .domain_count = 1

static const gh_theorem proofs[] = {
#define EXECUTED(function, row_ids, text, where)                                                   \
  {.ids = row_ids,                                                                                 \
   .statement = text,                                                                              \
   .place = "proofs.def",                                                                          \
   .proof = true,                                                                                  \
   .run = proof_##function,                                                                        \
   .domains = where},
#include "proofs/proofs.def"
#undef EXECUTED
    {.ids = NULL},
};

bool gh_proofs_register (gh_registry *registry)
{
  for (const gh_theorem *theorem = proofs; theorem->ids; theorem++)
    if (!gh_registry_add (registry, theorem))
      return false;
  return true;
}
