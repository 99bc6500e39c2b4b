#include "benchmarks/baseline.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool get_count (const json_t *cost, const char *name, uint64_t *value)
{
  const json_t *const number = json_object_get (cost, name);
  *value = (uint64_t)json_integer_value (number);
  return json_is_integer (number) && json_integer_value (number) >= 0;
}

static bool get_cost (const json_t *object, gh_cost *cost)
{
  return get_count (object, "operations", &cost->operations) &&
         get_count (object, "nanoseconds", &cost->nanoseconds) &&
         get_count (object, "bytes", &cost->bytes);
}

static bool has_costs (json_t *baseline, char *error, size_t size)
{
  const char *name;
  json_t *object;
  gh_cost cost;
  if (!json_is_object (baseline)) {
    snprintf (error, size, "expected an object with workloads");
    return false;
  }
  json_object_foreach (baseline, name, object)
  {
    if (!get_cost (object, &cost)) {
      snprintf (error, size, "%.60s: expected operations, nanoseconds and bytes, integers from 0",
                name);
      return false;
    }
  }
  return true;
}

json_t *gh_baseline_read (const char *path, char *error, size_t size)
{
  json_error_t wrong;
  FILE *const file = fopen (path, "r");
  if (!file) {
    snprintf (error, size, "%s", strerror (errno));
    return NULL;
  }
  errno = 0;
  json_t *const baseline = json_loadf (file, JSON_REJECT_DUPLICATES, &wrong);
  int const unread = ferror (file) ? errno : 0; /* of a folder, say */
  fclose (file);
  if (unread || (!baseline && wrong.line < 1))
    snprintf (error, size, "%s", unread ? strerror (unread) : wrong.text);
  else if (!baseline)
    snprintf (error, size, "line %d, column %d: %s", wrong.line, wrong.column, wrong.text);
  else if (has_costs (baseline, error, size))
    return baseline;
  json_decref (baseline);
  return NULL;
}

bool gh_baseline_write (const json_t *baseline, FILE *out)
{
  return !json_dumpf (baseline, out, JSON_INDENT (2)) && fputc ('\n', out) != EOF;
}

bool gh_baseline_get (const json_t *baseline, const char *name, gh_cost *cost)
{
  return get_cost (json_object_get (baseline, name), cost);
}

bool gh_baseline_put (json_t *baseline, const char *name, const gh_cost *cost)
{
  return !json_object_set_new (baseline, name,
                               json_pack ("{sIsIsI}", "operations", (json_int_t)cost->operations,
                                          "nanoseconds", (json_int_t)cost->nanoseconds, "bytes",
                                          (json_int_t)cost->bytes));
}
