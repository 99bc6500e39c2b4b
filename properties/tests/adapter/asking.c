#include "tests/adapter/asking.h"
#include "adapter/adapter.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <errno.h>
#include <stdio.h>
#include <sys/wait.h>

static const char *python, *hostile;

const char *served_command;

bool asking_begin (int argc, char **argv)
{
  if (!TAP_OK (argc == 4, "a Python, the path of hostile.py and a command are given"))
    return false;
  python = argv[1];
  hostile = argv[2];
  served_command = argv[3];
  return true;
}

bool no_children (void)
{
  return waitpid (-1, NULL, WNOHANG) < 0 && errno == ECHILD;
}

char error[600];

uint64_t memory_limit;

double greeting_seconds = 2;

gh_engine *start (const char *mode, const char *trigger, double answer_seconds, size_t longest)
{
  char command[600];
  gh_engine_options const options = {answer_seconds, greeting_seconds, longest, memory_limit,
                                     false};
  snprintf (command, sizeof command, "'%s' '%s' %s '%s'", python, hostile, mode, trigger);
  return gh_adapter_open (command, &options, error, sizeof error);
}

static void ask_it (void *argument)
{
  asked *const q = argument;
  gh_value arguments[] = {{GH_GAME, {.form = GH_ZERO}}, {GH_GAME, {.form = GH_ZERO}}};
  if (q->g)
    arguments[0].form = q->form = game (q->store, q->g);
  else
    arguments[0].form = q->form;
  if (q->h)
    arguments[1].form = game (q->store, q->h);
  q->reply = q->engine->ask (q->engine, q->store, q->request, arguments, &q->answer);
}

gh_status ask (asked *q)
{
  gh_store_allow (q->store);
  return gh_try (q->store, ask_it, q);
}

gh_reply ask_now (asked *q)
{
  if (ask (q) == GH_OK && q->reply == GH_PENDING) {
    q->engine->settle (q->engine);
    ask (q);
  }
  return q->reply;
}

void close_engine (gh_engine *engine, const char *name)
{
  engine->close (engine);
  TAP_OK (no_children (), "%s: no process is left", name);
}
