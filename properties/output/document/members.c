#include "output/document/members.h"

const char *gh_member_text (const json_t *object, const char *member)
{
  return json_string_value (json_object_get (object, member));
}

uint64_t gh_member_number (const json_t *object, const char *member)
{
  return (uint64_t)json_integer_value (json_object_get (object, member));
}

bool gh_member_is_true (const json_t *object, const char *member)
{
  return json_is_true (json_object_get (object, member));
}
