/* What an engine was sent in its present life: what it answers may depend on it. */
#ifndef GH_ADAPTER_HISTORY_H
#define GH_ADAPTER_HISTORY_H

#include "adapter/asking/asking.h"

#define MOST_HISTORY ((size_t)1 << 20) /* bytes; of more the later half is kept */

/* A line was answered. Without memory for it, what was kept before is forgotten. */
void history_add (adapter *a, const line *l);

/* As engine.h has it. */
const char *adapter_history (gh_engine *engine, size_t *length);
bool adapter_relive (gh_engine *engine, const char *lines, size_t length);

#endif
