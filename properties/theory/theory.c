#include "theory/theory.h"

/* The domains that theory.def speaks of. */
#define ONCE {{.met = -1}}, .domain_count = 1
#define CHOICES ONCE
#define LEADING {{.leads = true, .met = -1}}, .domain_count = 1
#define SAMPLE(few) {{.met = -1, .sample = (few)}}, .domain_count = 1
#define RANDOM                                                                                     \
  {{.random = true, .cases = 2000, .depth = 3, .covers = 0.01, .met = -1}}, .domain_count = 1
#define SEEDED(few)                                                                                \
  {{.random = true, .cases = 2000, .sample = (few), .depth = 3, .covers = 0.01, .met = -1}},       \
      .domain_count = 1
#define IMPARTIAL_LOOPY                                                                            \
  {{.set = GH_SET_PITFALLS, .met = -1},                                                            \
   {.size = 3, .met = -1},                                                                         \
   {.size = 4, .sample = 1000, .met = -1},                                                         \
   {.random = true, .cases = 2000, .sample = 150, .depth = 3, .covers = 0.01, .met = -1}},         \
      .domain_count = 4
#define FORMS                                                                                      \
  {{.set = GH_SET_FORMS, .day = 2, .met = -1},                                                     \
   {.random = true, .cases = 500, .depth = 4, .covers = 0.01, .met = -1}},                         \
      .domain_count = 2

#define VALUES                                                                                     \
  {{.set = GH_SET_FORMS, .day = 2, .met = -1},                                                     \
   {.set = GH_SET_VALUES, .day = 3, .met = -1},                                                    \
   {.random = true, .cases = 500, .depth = 4, .covers = 0.01, .met = -1}},                         \
      .domain_count = 3
#define PITFALLS {{.set = GH_SET_PITFALLS, .high = 8, .met = -1}}, .domain_count = 1
#define PITFALLS_SEEDED(few)                                                                       \
  {{.set = GH_SET_PITFALLS, .met = -1},                                                            \
   {.random = true, .cases = 2000, .sample = (few), .depth = 3, .covers = 0.01, .met = -1}},       \
      .domain_count = 2
#define INTEGERS                                                                                   \
  {{.low = -50, .high = 50, .met = -1}, {.random = true, .cases = 100, .low = -1, .met = -1}},     \
      .domain_count = 2
#define NATURALS(most)                                                                             \
  {{.low = 0, .high = (most), .met = -1}, {.random = true, .cases = 100, .met = -1}},              \
      .domain_count = 2

#define NOTHING 0
#define OUTCOME GH_BIT (GH_ASK_OUTCOME)
#define COMPARE GH_BIT (GH_ASK_COMPARE)
#define NUMBER GH_BIT (GH_ASK_NUMBER)
#define NIM_ADD GH_BIT (GH_ASK_NIM_ADD)
#define NIM_MULTIPLY GH_BIT (GH_ASK_NIM_MULTIPLY)
#define NIM_INVERT GH_BIT (GH_ASK_NIM_INVERT)
#define NIM_SQRT GH_BIT (GH_ASK_NIM_SQRT)
#define PROVE GH_BIT (GH_ASK_PROVE)
#define THERMOGRAPH GH_BIT (GH_ASK_THERMOGRAPH)
#define WALLS GH_BIT (GH_ASK_LEFT_WALL) | GH_BIT (GH_ASK_RIGHT_WALL)
#define WEIGHT GH_BIT (GH_ASK_ATOMIC_WEIGHT)
#define GRUNDY GH_BIT (GH_ASK_GRUNDY)
#define OCTAL GH_BIT (GH_ASK_OCTAL)
#define OPTIONS GH_BIT (GH_ASK_OPTIONS)
#define VALUE GH_BIT (GH_ASK_VALUE)
#define GENUS GH_BIT (GH_ASK_GENUS)
#define MISERE_OUTCOME GH_BIT (GH_ASK_MISERE_OUTCOME)
#define MISERE_SAME GH_BIT (GH_ASK_MISERE_SAME)
#define MISERE_QUOTIENT_ORDER GH_BIT (GH_ASK_MISERE_QUOTIENT_ORDER)
#define HEAP_OUTCOME GH_BIT (GH_ASK_OCTAL_MISERE_OUTCOME)
#define MISERE_CANONICAL GH_BIT (GH_ASK_MISERE_CANONICAL)
#define TAME GH_BIT (GH_ASK_TAME)
#define ADD GH_BIT (GH_ASK_ADD)
#define SUBTRACT GH_BIT (GH_ASK_SUBTRACT)
#define NEGATE GH_BIT (GH_ASK_NEGATE)
#define MULTIPLY GH_BIT (GH_ASK_MULTIPLY)
#define INVERT GH_BIT (GH_ASK_INVERT)
#define BIRTHDAY GH_BIT (GH_ASK_BIRTHDAY)
#define CANONICAL GH_BIT (GH_ASK_CANONICAL)
#define MEAN GH_BIT (GH_ASK_MEAN)
#define TEMPERATURE GH_BIT (GH_ASK_TEMPERATURE)
#define LONG_COMPARE GH_BIT (GH_ASK_LONG_COMPARE)
#define STOPS GH_BIT (GH_ASK_LEFT_STOP) | GH_BIT (GH_ASK_RIGHT_STOP)
#define ORDINAL_ADD GH_BIT (GH_ASK_ORDINAL_ADD)
#define ORDINAL_MULTIPLY GH_BIT (GH_ASK_ORDINAL_MULTIPLY)
#define ORDINAL_COMPARE GH_BIT (GH_ASK_ORDINAL_COMPARE)
#define ON_ADD GH_BIT (GH_ASK_ORDINAL_NIM_ADD)
#define ON_MULTIPLY GH_BIT (GH_ASK_ORDINAL_NIM_MULTIPLY)
#define ON_INVERT GH_BIT (GH_ASK_ORDINAL_NIM_INVERT)
#define NIM_ALPHA GH_BIT (GH_ASK_NIM_ALPHA)
#define EXCESS GH_BIT (GH_ASK_EXCESS)
#define ON_SQRT GH_BIT (GH_ASK_ORDINAL_NIM_SQRT)
#define SURREAL_ADD GH_BIT (GH_ASK_SURREAL_ADD)
#define SURREAL_MULTIPLY GH_BIT (GH_ASK_SURREAL_MULTIPLY)
#define SURREAL_INVERT GH_BIT (GH_ASK_SURREAL_INVERT)
#define SURREAL_COMPARE GH_BIT (GH_ASK_SURREAL_COMPARE)
#define SURREAL_BIRTHDAY GH_BIT (GH_ASK_SURREAL_BIRTHDAY)
#define LOOPY_OUTCOME GH_BIT (GH_ASK_LOOPY_OUTCOME)
#define LOOPY_COMPARE GH_BIT (GH_ASK_LOOPY_COMPARE)
#define IS_STOPPER GH_BIT (GH_ASK_IS_STOPPER)
#define LOOPY_CANONICAL GH_BIT (GH_ASK_LOOPY_CANONICAL)
#define LOOPY_GRUNDY GH_BIT (GH_ASK_LOOPY_GRUNDY)
#define SUMS GH_BIT (GH_WITH_SUMS)
#define MULTIPLES GH_BIT (GH_WITH_MULTIPLES)

#define STATED(function, row_ids, text, asked)                                                     \
  .ids = row_ids, .statement = text, .place = "theory.def", .theory = true, .requests = asked,     \
  .run = theory_##function

static const gh_theorem theorems[] = {
#define THEORY(function, row_ids, text, where, asked)                                              \
  {STATED (function, row_ids, text, asked), .domains = where},
#define EXECUTING(function, proof_ids, row_ids, text, where, asked)                                \
  {STATED (function, row_ids, text, asked), .proofs = proof_ids, .domains = where},
#include "theory/theory.def"
#undef EXECUTING
#undef THEORY
    {.ids = NULL},
};

bool gh_theory_register (gh_registry *registry)
{
  for (const gh_theorem *theorem = theorems; theorem->ids; theorem++)
    if (!gh_registry_add (registry, theorem))
      return false;
  return true;
}
