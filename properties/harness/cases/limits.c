#include "harness/cases/limits.h"

#include <string.h>

const gh_limit gh_limit_table[] = {
    {"forms", offsetof (gh_limits, forms), 100000000},
    {"options", offsetof (gh_limits, options), 1000000000},
    {"depth", offsetof (gh_limits, depth), 5000}, /* the usual stack of 8 MiB does not hold more */
    {"digits", offsetof (gh_limits, digits), 10000000},
    {"length", offsetof (gh_limits, length), 100000000},
    {"steps", offsetof (gh_limits, steps), 4000000000},
    {NULL, 0, 0},
};

uint32_t gh_limit_of (const gh_limits *limits, const gh_limit *limit)
{
  uint32_t value;
  memcpy (&value, (const char *)limits + limit->offset, sizeof value);
  return value;
}

void gh_limit_set (gh_limits *limits, const gh_limit *limit, uint32_t value)
{
  memcpy ((char *)limits + limit->offset, &value, sizeof value);
}
