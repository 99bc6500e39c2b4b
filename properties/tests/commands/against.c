/* What `rules` counts of an engine's answers, where limits stand in the way of this side. The
   arguments are a Python and the example of a ruleset. */
#include "commands/rules/against.h"
#include "commands/command.h"
#include "engines.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static gh_reply refuse (gh_engine *engine, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer)
{
  (void)store, (void)request, (void)arguments, (void)answer;
  snprintf (engine->words, sizeof engine->words, "too large");
  return GH_REFUSED;
}

static gh_reply pass_limit (gh_engine *engine, gh_store *store, gh_request request,
                            const gh_value *arguments, gh_value *answer)
{
  (void)engine, (void)request, (void)arguments, (void)answer;
  gh_fail (store, GH_OVER_STEPS);
}

typedef gh_reply asking (gh_engine *, gh_store *, gh_request, const gh_value *, gh_value *);

/* What is printed of an engine that answers so, or rightly, before such a judge. */
static int said (const gh_rules *rules, gh_store *store, asking *engine, asking *judge, char *text,
                 size_t size)
{
  gh_engine *const one = gh_complete_open (GH_FAST_FIRST);
  gh_engine *const other = gh_complete_open (GH_FAST_FIRST);
  FILE *const out = tmpfile ();
  int const own = dup (STDOUT_FILENO);
  one->ask = engine ? engine : one->ask;
  other->ask = judge ? judge : other->ask;
  fflush (stdout);
  dup2 (fileno (out), STDOUT_FILENO);
  int const status = gh_rules_against (rules, store, one, other, false);
  fflush (stdout);
  dup2 (own, STDOUT_FILENO);
  close (own);
  rewind (out);
  size_t const length = fread (text, 1, size - 1, out);
  text[length] = '\0';
  fclose (out);
  one->close (one);
  other->close (other);
  return status;
}

int main (int argc, char **argv)
{
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  gh_limits const limits = GH_DEFAULT_LIMITS;
  char command[1000], error[GH_RULES_ERROR], text[1000];
  if (argc != 3)
    return TAP_OK (false, "a Python and a ruleset are given"), tap_done ();
  snprintf (command, sizeof command, "'%s' -B '%s'", argv[1], argv[2]);
  gh_rules *const rules = gh_rules_open (command, &options, &limits, error, sizeof error);
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (rules && gh_rules_solve (rules, "2 2", error, sizeof error) &&
              gh_rules_make_forms (rules, store) == GH_OK,
          "a ruleset is solved");
  TAP_OK (said (rules, store, NULL, NULL, text, sizeof text) == GH_EXIT_HOLDS &&
              strstr (text, ", all right\n"),
          "answers that are right: %s", text);
  TAP_OK (said (rules, store, NULL, refuse, text, sizeof text) == GH_EXIT_HOLDS &&
              strstr (text, ", none wrong; ") &&
              strstr (text, " not judged, as what is right passes a limit\n"),
          "a judge that refuses: %s", text);
  TAP_OK (said (rules, store, NULL, pass_limit, text, sizeof text) == GH_EXIT_HOLDS &&
              strstr (text, " not judged, as what is right passes a limit\n"),
          "a judge that passes a limit: %s", text);
  TAP_OK (said (rules, store, pass_limit, NULL, text, sizeof text) == GH_EXIT_USAGE && !*text,
          "an engine that nothing could be asked");
  gh_rules_close (rules);
  gh_store_free (store);
  return tap_done ();
}
