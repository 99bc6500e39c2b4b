#include "commands/doctor/seen.h"

void gh_seen_take (void *context, const gh_incident *incident)
{
  gh_seen *const seen = context;
  gh_trouble_add (seen->troubles, &seen->count, incident);
}

void gh_seen_add (gh_seen *seen, const gh_trouble *trouble)
{
  gh_trouble_join (seen->troubles, &seen->count, trouble, 1);
  for (uint32_t i = 0; i < seen->count; i++) {
    gh_trouble *const t = &seen->troubles[i];
    if (t->first.kind == trouble->first.kind && t->first.request == trouble->first.request &&
        trouble->waited != GH_NOT_WAITED) {
      t->waited = trouble->waited;
      t->waited_seconds = trouble->waited_seconds;
    }
  }
}

bool gh_seen_is_fault (const gh_trouble *t)
{
  return t->first.kind != GH_LATE || t->waited == GH_SILENT;
}
