#include "engines.h"
#include "adapter/adapter.h"
#include "form/show.h"
#include "form/spelling.h"
#include "optimized/optimized.h"
#include "plugin/hosted.h"
#include "proof/certified.h"
#include "reference/reference.h"

#include <stdio.h>
#include <string.h>

static gh_engine *open_complete (void)
{
  gh_engine *const engine = gh_complete_open (GH_FAST_FIRST);
  if (engine)
    engine->name = "complete";
  return engine;
}

static const struct {
  const char *name;
  gh_engine *(*open) (void);
} builtin[] = {{"reference", gh_reference_open},
               {"optimized", gh_optimized_open},
               {"complete", open_complete},
               {"certified", gh_certified_open}};

/* A program is written behind cmd:, which is easily forgotten. */
static void tell_unknown (const char *spec, char *error, size_t size)
{
  char shown[100];
  const char *const end = strrchr (spec, '.');
  gh_spelling s;
  gh_spelling_begin (&s, spec, strlen (spec));
  for (size_t i = 0; i < sizeof builtin / sizeof *builtin; i++)
    gh_spelling_try (&s, builtin[i].name, builtin[i].name);
  const char *const near = gh_spelling_nearest (&s);
  gh_show (spec, strlen (spec), shown, sizeof shown);
  if (near)
    snprintf (error, size, "no engine '%s'; did you mean %s?", shown, near);
  else if (strpbrk (spec, "/ "))
    snprintf (error, size, "no engine '%s'; did you mean %s:%s?", shown,
              end && !strcmp (end, ".so") ? "lib" : "cmd", shown);
  else
    snprintf (error, size,
              "no engine '%s'; expected reference, optimized, complete, certified, cmd:PROGRAM, "
              "lib:FILE or canary:NAME",
              shown);
}

gh_engine *gh_engine_open (const char *spec, const gh_engine_options *options, char *error,
                           size_t size)
{
  for (size_t i = 0; i < sizeof builtin / sizeof *builtin; i++)
    if (!strcmp (spec, builtin[i].name)) {
      gh_engine *const engine = builtin[i].open ();
      if (!engine)
        snprintf (error, size, "out of memory");
      return engine;
    }
  if (!strncmp (spec, "cmd:", 4) && !spec[4 + strspn (spec + 4, " ")]) {
    snprintf (error, size, "found no program, expected one after cmd:, as in cmd:./my-engine");
    return NULL;
  }
  if (!strncmp (spec, "cmd:", 4))
    return gh_adapter_open (spec + 4, options, error, size);
  if (!strncmp (spec, "lib:", 4))
    return gh_hosted_open (spec + 4, options, error, size);
  tell_unknown (spec, error, size);
  return NULL;
}
