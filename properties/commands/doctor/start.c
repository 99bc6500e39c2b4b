#include "commands/doctor/start.h"
#include "harness/run/runner.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

/* By what the error says; the first that fits. NULL: the error names it. */
static const struct {
  const char *said, *remedy;
} remedies[] = {
    {"its greeting is line", NULL},
    {"byte order mark", NULL},
    {"switch this echo off", NULL},
    {"a prompt stands", NULL},
    {"status 127",
     "the words after cmd: are run by sh in this folder: name the program by its path, "
     "or put its interpreter before it"},
    {"status 126", "make the file executable, or put its interpreter before it"},
    {"before it greeted",
     "it must stay and read requests, a line each, until `bye` or the end of its "
     "input"},
    {"did not greet within",
     "write the greeting as soon as `hello 1` is read, and flush it: output "
     "into a pipe is kept back by most languages"},
    {"only version 1", "the word after gifthorse is the version of the protocol: 1"},
    {"carriage return", "write \\n alone at the end of a line; in text mode some languages write "
                        "\\r\\n"},
    {"to `hello 1`",
     "nothing may stand before the greeting: banners, prompts and logs go to standard "
     "error"},
    {"found no program", "as in --engine 'cmd:./my-engine --quiet'"},
};

static const char *remedy_of (const char *error)
{
  for (size_t i = 0; i < sizeof remedies / sizeof *remedies; i++)
    if (strstr (error, remedies[i].said))
      return remedies[i].remedy;
  return NULL;
}

const char *gh_start_bounded (char text[GH_START_BOUNDED])
{
  struct rlimit space;
  *text = 0;
  if (!getrlimit (RLIMIT_AS, &space) && space.rlim_cur != RLIM_INFINITY)
    snprintf (text, GH_START_BOUNDED,
              "memory is bounded to %ju MiB here (ulimit -v), for the engine, too: that may be why",
              (uintmax_t)space.rlim_cur >> 20);
  return text;
}

gh_start gh_start_engine (const char *spec, const gh_engine_options *options)
{
  gh_start s = {0};
  double const began = gh_clock ();
  s.engine = gh_library_engine (spec, options, s.error, sizeof s.error);
  s.seconds = gh_clock () - began;
  s.ours = !s.engine && gh_library_lacks (s.error);
  s.remedy = s.engine || s.ours ? NULL : remedy_of (s.error);
  return s;
}
