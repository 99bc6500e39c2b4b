/* Workloads of nim products of 64 bits, on each path: one product after the other, so that the
   machine can begin the next before the last is found, and each of the one before it. */
#include "benchmarks/workload.h"

#define PRODUCTS 2000000u
#define MASK (GH_NIM_WORDS - 1)

static void make_words (gh_run *run, gh_nim_path path)
{
  run->nimbers = gh_nimbers_new (path, run->allocator);
  for (size_t i = 0; i < GH_NIM_WORDS; i++)
    for (unsigned bits = 0; bits < 64; bits += 16)
      run->words[i] = run->words[i] << 16 ^ gh_run_random (run, 1u << 16);
}

void gh_make_nim_tables (gh_run *run)
{
  make_words (run, GH_NIM_TABLES);
}

void gh_make_nim_best (gh_run *run)
{
  make_words (run, gh_nim_best_path ());
}

void gh_multiply_stream (gh_run *run)
{
  uint64_t all = 0;
  for (size_t i = 0; run->nimbers && i < PRODUCTS; i++)
    all ^=
        gh_nim_product (run->nimbers, run->words[i & MASK], run->words[(7 * i + i / 1024) & MASK]);
  run->found = all;
  run->operations = PRODUCTS;
}

void gh_multiply_chain (gh_run *run)
{
  uint64_t last = 1;
  for (size_t i = 0; run->nimbers && i < PRODUCTS; i++)
    last = gh_nim_product (run->nimbers, last, run->words[i & MASK]);
  run->found = last;
  run->operations = PRODUCTS;
}
