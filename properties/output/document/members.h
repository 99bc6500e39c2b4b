/* Members of a run's document, which its schema vouches for. */
#ifndef GH_MEMBERS_H
#define GH_MEMBERS_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

const char *gh_member_text (const json_t *object, const char *member); /* NULL: it is null */
uint64_t gh_member_number (const json_t *object, const char *member);
bool gh_member_is_true (const json_t *object, const char *member);

#endif
