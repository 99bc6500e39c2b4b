#include "commands/command.h"
#include "commands/leave.h"
#include "commands/output_file.h"
#include "form/halt.h"
#include "form/shortage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

/* The largest arrays on the stack take 512 KiB, and a third of it must do for those that call and
   are called by a recursion. */
#define LEAST_STACK ((size_t)1 << 20)
#define USUAL_STACK ((size_t)8 << 20)
#define STACK_STEP 65536

/* ---- commands -------------------------------------------------------------------------------- */

typedef struct command {
  const char *name;
  int (*run) (int argc, char **argv);
  gh_leaving leaving;
  const char *summary;
} command;

static const command commands[] = {
    {"bench", gh_command_bench, GH_LEAVE_SOON,
     "measure what pieces of work cost the optimized engine"},
    {"check", gh_command_check, GH_LEAVE_LATER, "check the theorems against an engine"},
    {"digest", gh_command_digest, GH_LEAVE_SOON, "print the digest of a game's form"},
    {"doctor", gh_command_doctor, GH_LEAVE_LATER,
     "tell the author of an engine how it does, on a page"},
    {"eval", gh_command_eval, GH_LEAVE_SOON,
     "show what a game is worth, or whether a formula holds"},
    {"hunt", gh_command_hunt, GH_LEAVE_SOON, "search a smallest counterexample to a conjecture"},
    {"list", gh_command_list, GH_LEAVE_AT_ONCE,
     "show the ledger: every statement and how it is covered"},
    {"moves", gh_command_moves, GH_LEAVE_SOON,
     "show every winning move of a sum of heaps and impartial games"},
    {"new-engine", gh_command_new_engine, GH_LEAVE_LATER,
     "write an engine to begin with, in a language of yours"},
    {"prove", gh_command_prove, GH_LEAVE_SOON,
     "write a certificate of a relation or a canonical form"},
    {"report", gh_command_report, GH_LEAVE_AT_ONCE, "make an HTML page of runs"},
    {"rules", gh_command_rules, GH_LEAVE_SOON,
     "show what a position of a ruleset of your own is worth"},
    {"serve", gh_command_serve, GH_LEAVE_SOON, "offer a built-in engine over the line protocol"},
    {"table", gh_command_table, GH_LEAVE_SOON, "show the values of a ruleset by size"},
    {"verify", gh_command_verify, GH_LEAVE_AT_ONCE,
     "check a certificate, and whether it proves a claim"},
};

#define COMMANDS (sizeof commands / sizeof *commands)

static void print_help (FILE *out)
{
  fputs ("Gift Horse checks engines of combinatorial game theory against its theorems.\n\n"
         "usage: gifthorse COMMAND [OPTION...] [WORD...]\n\n",
         out);
  for (size_t i = 0; i < COMMANDS; i++)
    fprintf (out, "  %-10s %s\n", commands[i].name, commands[i].summary);
  fputs ("\n`gifthorse help COMMAND` tells more.\n", out);
}

static int run_command (int argc, char **argv)
{
  const char *names[COMMANDS + 1] = {NULL};
  char meant[80];
  for (size_t i = 0; i < COMMANDS; names[i] = commands[i].name, i++)
    if (!strcmp (argv[0], commands[i].name)) {
      gh_leave_on_signals (commands[i].leaving);
      return commands[i].run (argc, argv);
    }
  return gh_usage ("no command '%s'%s; `gifthorse --help` lists them", argv[0],
                   gh_did_you_mean (argv[0], names, meant));
}

/* False: it was complained about. */
static bool has_stack (void)
{
  struct rlimit limit;
  bool const good = getrlimit (RLIMIT_STACK, &limit) || limit.rlim_cur >= LEAST_STACK;
  if (!good)
    gh_usage ("the stack is limited to %zu KiB, and %zu are needed; see `ulimit -s`",
              (size_t)limit.rlim_cur / 1024, LEAST_STACK / 1024);
  return good;
}

/* Grow the stack so far. Written is a place that no compiler knows, or else it keeps no other. */
static void touch_stack (size_t size)
{
  volatile char room[STACK_STEP];
  room[size % sizeof room] = 0;
  if (size > sizeof room)
    touch_stack (size - sizeof room);
  room[0] = 0; /* so that this is no loop in one frame */
}

/* Where memory is bounded, the stack grows now by half of what it may have, without arguments:
   later it could not grow where memory has run out, which is a crash and not a word. False: it was
   complained about. */
static bool has_room_for_stack (void)
{
  struct rlimit space, stack;
  if (getrlimit (RLIMIT_AS, &space) || space.rlim_cur == RLIM_INFINITY ||
      getrlimit (RLIMIT_STACK, &stack))
    return true;
  size_t const half = (stack.rlim_cur < USUAL_STACK ? (size_t)stack.rlim_cur : USUAL_STACK) / 2;
  void *const room = malloc (half);
  if (!room)
    return gh_usage ("out of memory"), false;
  free (room);
  touch_stack (half);
  return true;
}

int main (int argc, char **argv)
{
  int status = GH_EXIT_HOLDS;
  gh_set_program (argc ? argv[0] : "gifthorse");
  gh_shortage_ends (gh_leave_no_memory);
  if (!has_stack () || !has_room_for_stack ())
    return GH_EXIT_USAGE;
  if (argc < 2) {
    print_help (stderr);
    return GH_EXIT_USAGE;
  }
  const char *const word = argv[1];
  bool const help = !strcmp (word, "help");
  if (help && argc == 3)
    status = run_command (2, (char *[]){argv[2], (char *)"--help", NULL});
  else if (help || !strcmp (word, "--help") || !strcmp (word, "-h"))
    print_help (stdout);
  else if (!strcmp (word, "--version") || !strcmp (word, "-V"))
    puts ("gifthorse " GH_VERSION);
  else
    status = run_command (argc - 1, argv + 1);
  if (!gh_output_end (status < GH_EXIT_USAGE && !gh_interrupted ()))
    status = GH_EXIT_USAGE;
  if (fflush (stdout) || ferror (stdout))
    status = gh_usage ("could not write the output");
  return gh_interrupted () ? GH_EXIT_SIGNAL + gh_halted () : status;
}
