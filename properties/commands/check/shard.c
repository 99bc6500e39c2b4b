#include "commands/check/shard.h"
#include "commands/command.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Variables that say the same, each in one system. */
typedef struct family {
  const char *index, *total, *status_file; /* the last may be NULL */
  const char *both;
  size_t first; /* what the first index is */
} family;

static const family families[] = {
    {"TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE",
     "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS", 0},
    {"GTEST_SHARD_INDEX", "GTEST_TOTAL_SHARDS", "GTEST_SHARD_STATUS_FILE",
     "GTEST_SHARD_INDEX and GTEST_TOTAL_SHARDS", 0},
    {"CI_NODE_INDEX", "CI_NODE_TOTAL", NULL, "CI_NODE_INDEX and CI_NODE_TOTAL", 1},
};
#define FAMILIES (sizeof families / sizeof *families)

/* The digits at the beginning of a text as a number from `low` to `high`; NULL: there is none, else
   what follows them. */
static const char *read_number (const char *text, size_t low, size_t high, size_t *number)
{
  char *end;
  if (!isdigit ((unsigned char)*text))
    return NULL;
  errno = 0;
  *number = strtoull (text, &end, 10);
  return errno || *number < low || *number > high ? NULL : end;
}

bool gh_shard_read (const char *text, gh_shard *shard)
{
  const char *rest = read_number (text, 1, GH_MOST_SHARDS, &shard->index);
  rest = rest && *rest == '/' ? read_number (rest + 1, 1, GH_MOST_SHARDS, &shard->total) : NULL;
  if (rest && !*rest && shard->index <= shard->total)
    return true;
  gh_usage ("--shard: found '%s', expected I/N such as 2/8, with I from 1 to N and N at most %d",
            text, GH_MOST_SHARDS);
  return false;
}

/* ---- variables ------------------------------------------------------------------------------- */

/* An empty one is as good as none. */
static const char *variable (const char *name)
{
  const char *const value = name ? getenv (name) : NULL;
  return value && *value ? value : NULL;
}

static bool read_variable (const char *name, size_t low, size_t high, size_t *number)
{
  const char *const rest = read_number (variable (name), low, high, number);
  if (rest && !*rest)
    return true;
  gh_usage ("%s: found '%s', expected a number from %zu to %zu", name, variable (name), low, high);
  return false;
}

/* GitLab tells a job that is not parallel a total of 1, and no index. Then, and where no variable
   is set, the family says nothing: the total stays 0. */
static bool read_family (const family *f, gh_shard *shard)
{
  const char *const index = variable (f->index), *const total = variable (f->total);
  if (!index && !total)
    return true;
  if (!total) {
    gh_usage ("%s is '%s', but %s is not set", f->index, index, f->total);
    return false;
  }
  if (!read_variable (f->total, 1, GH_MOST_SHARDS, &shard->total))
    return false;
  if (!index && f->first == 1 && shard->total == 1) {
    shard->total = 0;
    return true;
  }
  if (!index) {
    gh_usage ("%s is '%s', but %s is not set", f->total, total, f->index);
    return false;
  }
  if (!read_variable (f->index, f->first, shard->total - 1 + f->first, &shard->index))
    return false;
  shard->index += 1 - f->first;
  shard->by = f->both;
  return true;
}

/* So a test runner is told that its shards were understood. */
static bool touch (const char *name)
{
  const char *const path = variable (name);
  FILE *const file = path ? fopen (path, "a") : NULL;
  if (path && (!file || fclose (file))) {
    gh_usage ("%s: %s: %s", name, path, strerror (errno));
    return false;
  }
  return true;
}

bool gh_shard_of_environment (gh_shard *shard)
{
  bool good = true;
  for (size_t i = 0; i < FAMILIES && good; i++) {
    gh_shard said = {0};
    good = read_family (&families[i], &said);
    if (good && said.total && shard->total &&
        (said.index != shard->index || said.total != shard->total)) {
      gh_usage ("%s say shard %zu of %zu, %s say shard %zu of %zu; --shard tells which", shard->by,
                shard->index, shard->total, said.by, said.index, said.total);
      good = false;
    }
    if (good && said.total && !shard->total)
      *shard = said;
  }
  for (size_t i = 0; i < FAMILIES && good; i++)
    good = touch (families[i].status_file);
  return good;
}

/* ---- theorems -------------------------------------------------------------------------------- */

/* Theorems of one topic stand together and cost alike, so that a stride spreads them. */
size_t gh_shard_deal (gh_shard *shard, const gh_theorem **theorems, size_t count)
{
  size_t dealt = 0;
  shard->theorems = count;
  for (size_t i = shard->index - 1; i < count; i += shard->total) {
    const gh_theorem *const theorem = theorems[i];
    theorems[i] = theorems[dealt];
    theorems[dealt++] = theorem;
  }
  return dealt;
}
