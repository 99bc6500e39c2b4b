#include "engines.h"
#include "adapter/adapter.h"
#include "form/show.h"
#include "optimized/optimized.h"
#include "plugin/hosted.h"
#include "reference/reference.h"

#include <stdio.h>
#include <string.h>

const gh_request_info gh_requests[GH_REQUESTS] = {
#define REQUEST(name, word, function, arguments, answer, meaning)                                  \
  {word, function, arguments, sizeof (arguments) > 2 ? 2 : 1, answer, meaning},
#include "requests.def"
#undef REQUEST
};

gh_engine *gh_engine_open (const char *spec, const gh_engine_options *options, char *error,
                           size_t size)
{
  if (!strcmp (spec, "reference")) {
    gh_engine *const engine = gh_reference_open ();
    if (!engine)
      snprintf (error, size, "out of memory");
    return engine;
  }
  if (!strcmp (spec, "optimized")) {
    gh_engine *const engine = gh_optimized_open ();
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
  char shown[100];
  snprintf (error, size, "no engine '%s'; expected reference, optimized, cmd:PROGRAM or lib:FILE",
            gh_show (spec, strlen (spec), shown, sizeof shown));
  return NULL;
}
