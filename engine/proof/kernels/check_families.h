/* The kernel for families: games with an option for each integer, in sums with numbers that depend
   on integers, for all of these at once. ../README.md tells the format, the rules, and why they are
   sound. check_families.c uses nothing but check_reading.h and the C library. */
#ifndef GH_CHECK_FAMILIES_H
#define GH_CHECK_FAMILIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Limits: games of a sum; units; how often a letter halves. The memory taken is 824 bytes for each
   bar, comma and line. */
#define GH_FAMILIES_GAMES 20
#define GH_FAMILIES_MOST ((int64_t)1000000000000000)
#define GH_FAMILIES_OFTEN 60

/* What stands for integers: small letters for those from 0 on, then as many large ones for all. The
   first of each are those of options, the others those of nodes. */
#define GH_FAMILIES_LETTERS "inmkjINMKJ"

/* Places in a number: for 1 and each letter, behind it, what it is times that; from UPS on the same
   of ups; from HALVED on for each small letter what is divided by 2^often so often as that says. */
enum {
  GH_FAMILIES_SMALL = 5,
  GH_FAMILIES_FACTORS = 11,
  GH_FAMILIES_UPS = 11,
  GH_FAMILIES_HALVED = 22,
  GH_FAMILIES_PLACES = 28
};

typedef struct gh_families_number {
  int64_t at[GH_FAMILIES_PLACES]; /* in units, and in ups */
} gh_families_number;

typedef struct gh_families_sum {
  gh_families_number number;
  size_t count;
  int32_t games[2 * GH_FAMILIES_GAMES]; /* -n for the negative of form n; 0 behind them, and
                                            room for those of an option */
} gh_families_sum;

typedef struct gh_families_form {
  size_t first, count[2]; /* options; left, right */
} gh_families_form;

/* Who wins a sum when who begins; 0 for Left, 1 for Right. */
typedef struct gh_families_node {
  gh_families_sum sum;
  unsigned wins, begins;
  bool shown;
} gh_families_node;

/* The n-th of each. */
typedef struct gh_families_entry {
  gh_families_form form;
  gh_families_node node;
  gh_families_sum option; /* for all values of its letters */
} gh_families_entry;

/* What was read; all of it is true when gh_families_check says so. */
typedef struct gh_families_proof {
  int64_t unit, often;        /* numbers are in units of 1 / unit */
  gh_families_entry *entries; /* forms and nodes from 1 on */
  int32_t form_count, node_count;
  size_t option_count;
  size_t line;       /* where it is wrong */
  const char *error; /* why */
} gh_families_proof;

/* Read and check a certificate, a text that ends with a 0. False: proof->line is wrong
   or passes a limit, as proof->error says; where that is gh_families_no_memory itself, nothing is
   known of the certificate. Whatever the answer, gh_families_free is owed. */
extern const char gh_families_no_memory[];
bool gh_families_check (gh_families_proof *proof, const char *text);
void gh_families_free (gh_families_proof *proof);

#endif
