#include "commands/check/options.h"
#include "commands/check/shard.h"
#include "commands/command.h"
#include "commands/output_file.h"
#include "commands/progress.h"

#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* What --ci stands for, where the options that it is short for are not given. */
#define MOST_FORMATS 8
#define CI_PASSES 3
#define CI_SECONDS 600
#define CI_ANSWER 30 /* seconds: on a machine some times slower nothing else is late */

/* In two pieces, as a string may be too long for a compiler. */
static const char *const help[] = {
    "usage: gifthorse check [OPTION...] [ID...] [WORDS...]\n\n"
    "Checks the theorems with these ids, or how ids begin (SS-2.10a, SS-2.1, SS), or those of "
    "rows\n"
    "in whose name or statement all WORDS occur ('number avoidance'), or all.\n\n"
    "  --engine ENGINE    what is checked: reference (the default), optimized, certified, whose\n"
    "                     answers are proved, cmd:PROGRAM, which speaks the line protocol,\n"
    "                     lib:FILE, a plug-in in C, or canary:NAME, which has a bug on purpose\n"
    "  --against ENGINE   compare each answer with this engine's, or none; reference by default\n"
    "  --certify          compare each answer with one that was proved: --against certified\n"
    "  --format FORMAT    table (the default), tap, junit, json or html; TAP carries the verdict,\n"
    "                     the status is 0; `gifthorse report` makes one page of several JSON "
    "runs\n" GH_OUTPUT_HELP
    "  --baseline FILE    failures that are known, a line each: NAME, or NAME QUESTION; others "
    "change\n"
    "                     the status; what holds now is told\n"
    "  --update-baseline  write that file anew: with what fails now, without what holds now and "
    "was\n"
    "                     not cut short\n"
    "  --regressions DIR  try first what failed earlier: cases in files *.cases of this folder, "
    "where\n"
    "                     what fails now is added\n"
    "  --only REQUESTS    only theorems that ask for nothing but these, as number,mean; or for "
    "nothing;\n"
    "                     several words between quotes are WORDS\n"
    "  --skip ID          leave out the theorems with this id, or whose ids begin so; any times\n"
    "  --claims FILE      check a user's own claims, too: lines with a name, as mine-1, and a "
    "claim;\n"
    "                     any times\n"
    "  --label TEXT       how reports call this run, in place of its engine's name\n"
    "  --replay WORDS     run one case: a theorem's name, then its variables: 'SS-2.10a G = "
    "{0|*}'\n"
    "  --lines FILE       of that case: write there what puts its wrong questions to an engine\n",
    "  --seed N           of random cases; 1 by default, the same seed gives the same run\n"
    "  --cases N          random cases a domain, in place of the declared numbers\n"
    "  --deep             all cases, where else a sample is run, and every value born by day 3, "
    "or\n"
    "                     every pair of them, for claims about one or two games: hours\n"
    "  --time T           what the whole run may take: 90 (seconds), 10m, 8h; all theorems get\n"
    "                     their share, a few cases of each first\n"
    "  --passes N         only so many of the five passes, which have a case of each domain of a\n"
    "                     theorem, 16, 256, 4096, and all\n"
    "  --ci               for CI: --seed 1 --passes 3 --timeout 30, and no clock has a part in "
    "the\n"
    "                     verdict: what is late is told, and --time, 10m by default, only breaks\n"
    "                     off a run that lasts, with status 2; options that are given stand\n"
    "  --strict           an answer that is late is a fault\n"
    "  --jobs N, -j N     processes, each with an engine of its own; by default one a core, at "
    "most\n"
    "                     4 with an engine that is not built in\n"
    "  --shard I/N        run the I-th of N parts of the theorems, on one of N machines; by "
    "default\n"
    "                     what TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, the same with G before it, "
    "or\n"
    "                     CI_NODE_INDEX and CI_NODE_TOTAL say; 1/1 is all; `gifthorse report` "
    "makes\n"
    "                     one run of the JSON of all shards\n" GH_LIMIT_HELP
    "  --timeout T        what an engine may take for one answer: 5 (seconds, the default), 2m\n"
    "  --memory M         MiB that an engine may take; 4096 by default, 0: no "
    "limit\n" GH_SANDBOX_HELP
    "  --max-failures N   end when so many theorems fail, or the check crashes; what was run "
    "until then\n                     depends on the pace\n"
    "  --all              show every theorem that fails, not only every fault\n"
    "  --verbose          show every theorem, with its cases\n" GH_QUIET_HELP "\n"
    "Status: 0 nothing failed and something was decided, 1 a theorem failed or is vacuous, or the\n"
    "engine died, was silent or wrote what is no answer, 2 wrong use, the engine could not start, "
    "or\n"
    "nothing was decided, or with --ci not all that was asked for; 130, 143, 129 after Ctrl-C, "
    "SIGTERM,\n"
    "SIGHUP.\n"};

/* Add the word of an option that may be given many times. */
static bool add_word (char **words, size_t most, const char *option, char *word)
{
  size_t count = 0;
  while (words[count])
    count++;
  if (count < most)
    words[count] = word;
  else
    gh_usage ("%s: found more than %zu of them", option, most);
  return count < most;
}

static bool choose_report (gh_check_options *o, const char *format)
{
  const char *words[MOST_FORMATS + 1] = {NULL};
  size_t which = 0;
  for (size_t i = 0; i < MOST_FORMATS && gh_reports[i]; i++)
    words[i] = gh_reports[i]->format;
  if (!gh_option_word ("--format", format, words, &which))
    return false;
  o->report = gh_reports[which];
  return true;
}

/* Cases that last end with the run, not by a time of their own. */
static void fill_in_for_ci (gh_check_options *o, double timeout)
{
  o->passes = o->passes ? o->passes : CI_PASSES;
  o->seconds = o->seconds > 0 ? o->seconds : CI_SECONDS;
  o->engine_options.answer_seconds = timeout > 0 ? timeout : CI_ANSWER;
  o->engine_options.start_seconds = fmax (o->engine_options.start_seconds, CI_ANSWER);
  o->options.case_seconds = (unsigned)fmin (fmax (o->options.case_seconds, o->seconds), 1e9);
}

bool gh_check_options_read (gh_check_options *o, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"engine", required_argument, NULL, 'e'},
      {"certify", no_argument, NULL, 'p'},
      {"against", required_argument, NULL, 'a'},
      {"format", required_argument, NULL, 'f'},
      {"output", required_argument, NULL, 'O'},
      {"baseline", required_argument, NULL, 'b'},
      {"replay", required_argument, NULL, 'r'},
      {"lines", required_argument, NULL, 'w'},
      {"seed", required_argument, NULL, 's'},
      {"cases", required_argument, NULL, 'c'},
      {"time", required_argument, NULL, 'T'},
      {"timeout", required_argument, NULL, 't'},
      {"limit", required_argument, NULL, 'l'},
      {"verbose", no_argument, NULL, 'v'},
      {"deep", no_argument, NULL, 'd'},
      {"jobs", required_argument, NULL, 'j'},
      {"memory", required_argument, NULL, 'm'},
      {"passes", required_argument, NULL, 'P'},
      {"only", required_argument, NULL, 'o'},
      {"skip", required_argument, NULL, 'k'},
      {"claims", required_argument, NULL, 'C'},
      {"label", required_argument, NULL, 'L'},
      {"update-baseline", no_argument, NULL, 'u'},
      {"regressions", required_argument, NULL, 'R'},
      {"all", no_argument, NULL, 'A'},
      {"max-failures", required_argument, NULL, 'M'},
      {"shard", required_argument, NULL, 'S'},
      {"ci", no_argument, NULL, 'i'},
      {"strict", no_argument, NULL, 'x'},
      {"sandbox", no_argument, NULL, 'B'},
      {"help", no_argument, NULL, 'h'},
      {NULL, 0, NULL, 0},
  };
  double number, timeout = 0;
  char *only = NULL;
  *status = GH_EXIT_USAGE;
  for (int option; (option = gh_next_option (argc, argv, ":j:h", options)) != -1;)
    switch (option) {
    case 'e': o->engine = optarg; break;
    case 'a': o->against = optarg; break;
    case 'p': o->against = "certified"; break;
    case 'r': o->replay = optarg; break;
    case 'w': o->lines = optarg; break;
    case 'f':
      if (!choose_report (o, optarg))
        return false;
      break;
    case 'O':
      if (!gh_output_take (optarg))
        return false;
      break;
    case 'b': o->baseline = optarg; break;
    case 's':
      if (!gh_option_number ("--seed", optarg, 0, 9e15, &number))
        return false;
      o->options.seed = (uint64_t)number;
      break;
    case 'c':
      if (!gh_option_number ("--cases", optarg, 1, 9e15, &number))
        return false;
      o->options.random_cases = (uint64_t)number;
      break;
    case 'T':
      if (!gh_option_time ("--time", optarg, &o->seconds))
        return false;
      break;
    case 'j':
      if (!gh_option_number ("--jobs", optarg, 1, GH_MOST_JOBS, &number))
        return false;
      o->jobs = (unsigned)number;
      break;
    case 'P':
      if (!gh_option_number ("--passes", optarg, 1, GH_PASSES, &number))
        return false;
      o->passes = (unsigned)number;
      break;
    case 'm':
      if (!gh_option_number ("--memory", optarg, 0, 1e9, &number))
        return false;
      o->engine_options.memory_bytes = (uint64_t)(number * 1048576);
      break;
    case 'o':
      if (strchr (optarg, ' '))
        only = optarg;
      else if (!gh_asked_read ("--only", optarg, &o->only))
        return false;
      break;
    case 'k':
      if (!add_word (o->skip, GH_MOST_SKIPPED, "--skip", optarg))
        return false;
      break;
    case 'C':
      if (!add_word (o->claims, GH_MOST_OWN, "--claims", optarg))
        return false;
      break;
    case 'L': o->label = *optarg ? optarg : NULL; break;
    case 'S':
      if (!gh_shard_read (optarg, &o->shard))
        return false;
      break;
    case 't':
      if (!gh_option_time ("--timeout", optarg, &timeout))
        return false;
      o->engine_options.answer_seconds = timeout;
      break;
    case 'l':
      if (!gh_option_limit (optarg, &o->options.limits))
        return false;
      break;
    case 'u': o->update_baseline = true; break;
    case 'R': o->regressions = optarg; break;
    case 'A': o->all = true; break;
    case 'M':
      if (!gh_option_number ("--max-failures", optarg, 1, 1e9, &number))
        return false;
      o->most_failures = (size_t)number;
      break;
    case 'i': o->ci = true; break;
    case 'x': o->strict = true; break;
    case 'B': o->engine_options.sandbox = true; break;
    case 'd': o->deep = true; break;
    case 'v': o->verbose = true; break;
    case 'h':
      fputs (help[0], stdout);
      fputs (help[1], stdout);
      *status = 0;
      return false;
    default: return gh_usage_option (option, argv, options), false;
    }
  if (o->engine_options.sandbox && !gh_option_sandbox (o->engine, o->against))
    return false;
  if (o->ci)
    fill_in_for_ci (o, timeout);
  o->ids = argv + optind;
  if (only)
    *--o->ids = only; /* as if it stood there; its option has left room */
  if (o->update_baseline && (!o->baseline || o->replay)) {
    gh_usage ("--update-baseline: expected --baseline FILE, which is written, and no --replay");
    return false;
  }
  if (o->lines && !o->replay)
    return gh_usage ("--lines: expected --replay WORDS, the case of which they are"), false;
  if (o->replay && o->shard.total)
    return gh_usage ("--replay runs one case, which has no shards"), false;
  return o->replay || o->shard.total || gh_shard_of_environment (&o->shard);
}
