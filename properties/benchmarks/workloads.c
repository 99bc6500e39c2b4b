/* The table of workloads. */
#include "benchmarks/workload.h"

#include <string.h>

#define POSITION(name, ruleset, position, order)                                                   \
  {                                                                                                \
    name, "components", "an order beside 0", order, NULL, gh_value_of_position, gh_find_order,     \
        ruleset, position, false                                                                   \
  }

#define MISERE(name, operations, found, expected, work)                                            \
  {                                                                                                \
    name, operations, found, expected, NULL, work, NULL, NULL, NULL, true                          \
  }

#define HEAPS(name, code, work, sum)                                                               \
  {                                                                                                \
    name, "values of heaps", "as their sum", sum, NULL, work, NULL, NULL, code, false              \
  }

/* One excess m is found, with the degree E of the field. */
#define EXCESS(prime, found)                                                                       \
  {                                                                                                \
    "r-excess-" prime, "searches for the excess", "as 10 E + m", found, NULL, gh_find_excess,      \
        NULL, NULL, prime, false                                                                   \
  }

const gh_workload gh_workloads[] = {
    {"a-canonical", "pairs of antichains of day 2", "values of day 3", GH_DAY_3, gh_make_day_2,
     gh_canonicalise_pairs, gh_find_different, NULL, NULL, false},
    {"b-compare", "pairs of values of day 3", "pairs G <= H", 654647, gh_make_day_3, gh_compare_all,
     NULL, NULL, NULL, false},
    {"c-sums", "sums of two random values of day 3", "numbers", 197, gh_make_day_3, gh_sum_pairs,
     NULL, NULL, NULL, false},
    {"d-all-sums", "sums of two values of day 3", "numbers", 990, gh_make_day_3, gh_sum_all_pairs,
     NULL, NULL, NULL, false},
    {"e-four-terms", "sums of four random values of day 3", "values > 0", 661, gh_make_day_3,
     gh_sum_fours, gh_find_positive, NULL, NULL, false},
    POSITION ("f-domineering-4x4", &gh_domineering, "4,4", GH_FUZZY),
    POSITION ("f-domineering-4x5", &gh_domineering, "4,5", GH_GREATER),
    POSITION ("f-domineering-5x5", &gh_domineering, "5,5", GH_EQUAL),
    POSITION ("f-domineering-4x6", &gh_domineering, "4,6", GH_FUZZY),
    POSITION ("f-domineering-4x7", &gh_domineering, "4,7", GH_GREATER),
    POSITION ("f-domineering-5x6", &gh_domineering, "5,6", GH_LESS),
    POSITION ("g-toads-5-3", &gh_toads_and_frogs, "TTTTT...FFFFF", GH_FUZZY),
    POSITION ("g-toads-5-4", &gh_toads_and_frogs, "TTTTT....FFFFF", GH_FUZZY),
    POSITION ("g-toads-6-4", &gh_toads_and_frogs, "TTTTTT....FFFFFF", GH_FUZZY),
    {"h-star-switch", "sums *n + +-1", "different values", 64, NULL, gh_star_and_switch,
     gh_find_different, NULL, NULL, false},
    {"i-tinies", "sums tiny(1) + ... + tiny(k)", "values > 0", 14, NULL, gh_sum_tinies,
     gh_find_positive, NULL, NULL, false},
    {"j-thermographs", "means and temperatures of day 3", "mean values 0", 496, gh_make_day_3,
     gh_make_thermographs, NULL, NULL, NULL, false},
    {"k-switches", "sums of 50 switches and 50 numbers", "different values", 20, NULL,
     gh_sum_switches, gh_find_different, NULL, NULL, false},
    MISERE ("l-misere-day-5", "sets of the games of day 4", "games", 4171780, gh_count_day_5),
    MISERE ("l-misere-day-6", "days", "digits", 1255831, gh_count_day_6),
    MISERE ("l-misere-grundy-50", "heaps of Grundy's game", "sum of first terms", 60,
            gh_misere_grundys_game),
    MISERE ("l-misere-kayles-50", "heaps of Kayles", "sum of first terms", 169, gh_misere_kayles),
    MISERE ("l-misere-kayles-100", "heaps of Kayles", "sum of first terms", 405,
            gh_misere_kayles_positions),
    HEAPS ("m-77-plain", ".77", gh_heaps_plainly, 256662),
    HEAPS ("m-77-direct", ".77", gh_heaps_directly, 256662),
    HEAPS ("m-77-sparse", ".77", gh_heaps_sparsely, 256662),
    HEAPS ("m-6-plain", ".6", gh_heaps_plainly, 7151097),
    HEAPS ("m-6-direct", ".6", gh_heaps_directly, 7151097),
    HEAPS ("m-6-sparse", ".6", gh_heaps_sparsely, 7151097),
    HEAPS ("m-106-plain", ".106", gh_heaps_plainly, 267224),
    HEAPS ("m-106-direct", ".106", gh_heaps_directly, 267224),
    HEAPS ("m-106-sparse", ".106", gh_heaps_sparsely, 267224),
    HEAPS ("m-007-plain", ".007", gh_heaps_plainly, 15001829),
    HEAPS ("m-007-direct", ".007", gh_heaps_directly, 15001829),
    HEAPS ("m-007-sparse", ".007", gh_heaps_sparsely, 15001829),
    {"n-nim-tables-stream", "nim products of 64 bits", "exclusive or of them",
     UINT64_C (16826450799352750434), gh_make_nim_tables, gh_multiply_stream, NULL, NULL, NULL,
     false},
    {"n-nim-tables-chain", "nim products, each of the last", "the last one",
     UINT64_C (13973788555826584789), gh_make_nim_tables, gh_multiply_chain, NULL, NULL, NULL,
     false},
    {"n-nim-best-stream", "the same on the machine's best path", "exclusive or of them",
     UINT64_C (16826450799352750434), gh_make_nim_best, gh_multiply_stream, NULL, NULL, NULL,
     false},
    {"n-nim-best-chain", "likewise, each of the last", "the last one",
     UINT64_C (13973788555826584789), gh_make_nim_best, gh_multiply_chain, NULL, NULL, NULL, false},
    HEAPS ("o-77-sparse", ".77", gh_many_heaps_sparsely, 4106902),
    HEAPS ("o-6-sparse", ".6", gh_many_heaps_sparsely, 119235220),
    HEAPS ("o-106-sparse", ".106", gh_many_heaps_sparsely, 4262173),
    {"p-ordinal-sums", "sums of two random ordinals of size 5", "symbols in all", 10000000, NULL,
     gh_sum_ordinals, NULL, NULL, NULL, false},
    {"q-nim-omega", "nim products below w^w, of 8 terms each", "as their digest",
     UINT64_C (14140784529852666750), NULL, gh_multiply_omegas, NULL, NULL, NULL, false},
    {"q-nim-omega-4", "nim products below w^(w^4), likewise", "as their digest",
     UINT64_C (2986836488265315569), NULL, gh_multiply_generators, NULL, NULL, NULL, false},
    EXCESS ("43", 421),
    EXCESS ("47", 50601),
    EXCESS ("59", 24361),
    EXCESS ("257", 160),
    EXCESS ("263", 1021801),
    {0},
};

bool gh_workload_is (const gh_workload *workload, const char *word)
{
  size_t const length = strlen (word);
  return length && !strncmp (workload->name, word, length) &&
         (!workload->name[length] || workload->name[length] == '-');
}
