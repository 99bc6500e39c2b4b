/* Ends a run with troubles that are made by hand, in the format that is asked for, as check ends
   it. The status is check's. Troubles that a theorem may tell are over `compare`.

   usage: troubles FORMAT ELAPSED WORD... */
#include "commands/check/checking.h"
#include "commands/command.h"
#include "form/halt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const gh_theorem theorems[] = {
    {.name = "SS-2.1", .ids = "SS-2.1", .statement = "G >= 0 or 0 >= G", .place = "ss.claims:1"},
    {.name = "SS-2.2", .ids = "SS-2.2", .statement = "G = G", .place = "ss.claims:2"},
    {.name = "SS-2.3", .ids = "SS-2.3", .statement = "G <= G", .place = "ss.claims:3"},
};

/* What a word makes of the run. */
typedef struct making {
  const char *word;
  gh_trouble trouble;
} making;

static const making makings[] = {
    {"died",
     {.first = {.kind = GH_DIED,
                .request = GH_ASK_COMPARE,
                .question = "compare 1 ; *",
                .words = "crashed (signal 11)",
                .last = "one\ntwo\nthree <b>&\nfour\nfive\xff"},
      .times = 2,
      .seconds = 0.5}},
    {"again",
     {.first = {.kind = GH_DIED,
                .request = GH_ASK_MEAN,
                .question = "mean 1",
                .words = "crashed (signal 11)"},
      .times = 1}},
    {"perhaps",
     {.first = {.kind = GH_DIED,
                .request = GH_ASK_MEAN,
                .question = "mean 1",
                .words = "crashed (signal 11), here or at a later request"},
      .times = 1}},
    {"silent",
     {.first = {.kind = GH_LATE,
                .request = GH_ASK_CANONICAL,
                .seconds = 1,
                .question = "canonical {{0|0}|0}",
                .words = "no answer within 1 s"},
      .times = 6,
      .seconds = 33,
      .waited = GH_SILENT,
      .waited_seconds = 5}},
    {"late",
     {.first = {.kind = GH_LATE,
                .request = GH_ASK_CANONICAL,
                .seconds = 1,
                .question = "canonical {1|{0|*}}",
                .words = "no answer within 1 s"},
      .times = 6,
      .seconds = 6,
      .waited = GH_CAME,
      .waited_seconds = 1.7}},
    {"flood",
     {.first = {.kind = GH_FLOODED, .request = GH_REQUESTS, .words = "wrote a line unasked"},
      .times = 1}},
    {"hasty",
     {.first = {.kind = GH_LATE, .request = GH_ASK_MEAN, .seconds = 1, .question = "mean 1"},
      .times = 1,
      .seconds = 1}},
    {"large",
     {.first = {.kind = GH_LATE, .request = GH_ASK_MEAN, .seconds = 1, .question = "mean 1"},
      .times = 1,
      .seconds = 1,
      .as_large = true}},
};

/* Words about the run itself. */
static void set (gh_checking *c, gh_summary *s, const char *word)
{
  gh_result *const failing = &c->results[1];
  if (!strcmp (word, "fails") || !strcmp (word, "known") || !strcmp (word, "breaks")) {
    failing->verdict = GH_FAILS;
    failing->failure.wrongs = !strcmp (word, "breaks");
    failing->failure.wrong[0] =
        (gh_wrong){.kind = GH_WRONG_DEED, .request = GH_ASK_COMPARE, .question = "compare 1 ; *"};
    failing->known = !strcmp (word, "known");
    failing->failure.step = (gh_case_step){GH_STEP_NO_ANSWER, GH_ASK_COMPARE};
  } else if (!strcmp (word, "little")) {
    s->applicable = 1328;
    s->decided = 12;
  } else if (!strcmp (word, "nothing")) {
    s->applicable = 3;
    s->decided = 0;
  } else if (!strcmp (word, "given-up"))
    s->given_up = true;
  else if (!strcmp (word, "starts")) {
    s->starts = 29;
    s->start_seconds = 29;
  } else if (!strcmp (word, "deadline")) {
    s->halted = GH_HALT_DEADLINE;
    s->left = 4620;
  } else if (!strcmp (word, "passed"))
    s->passes = 2;
  else if (!strcmp (word, "tell"))
    c->report.trouble (&c->report, &s->troubles[0]);
  else if (!strcmp (word, "many"))
    for (unsigned r = 0; r < 30; r++) {
      s->troubles[s->trouble_count] = makings[0].trouble;
      s->troubles[s->trouble_count++].first.request = r;
    }
  else {
    size_t i = 0;
    while (strcmp (makings[i].word, word))
      i++;
    s->troubles[s->trouble_count++] = makings[i].trouble;
  }
}

int main (int argc, char **argv)
{
  enum { COUNT = sizeof theorems / sizeof *theorems };
  const gh_theorem *asked[COUNT];
  gh_result results[COUNT] = {0};
  char *none[] = {NULL};
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_checking c = {
      .asked = GH_DEFAULT_CHECK_OPTIONS, .theorems = asked, .results = results, .count = COUNT};
  gh_summary *const s = calloc (1, sizeof *s);
  size_t f = 0;
  if (argc < 3 || !s)
    return GH_EXIT_USAGE;
  while (strcmp (gh_reports[f]->format, argv[1]))
    f++;
  for (size_t i = 0; i < COUNT; i++)
    results[i].verdict = GH_HOLDS;
  *s = (gh_summary){.passes = 0, .applicable = COUNT, .decided = COUNT, .starts = 4};
  c.report = *gh_reports[f];
  c.run = (gh_run){.program = "gifthorse",
                   .engine = "cmd:mine",
                   .name = "mine",
                   .unknown = "",
                   .takes = "",
                   .options = &options,
                   .engine_options = &c.asked.engine_options,
                   .claims = none,
                   .only = none,
                   .skip = none,
                   .theorems = COUNT,
                   .seconds = 30};
  c.report.start (&c.report, &c.run);
  c.report.began = gh_clock () - atof (argv[2]);
  for (int i = 3; i < argc; i++)
    set (&c, s, argv[i]);
  for (size_t i = 0; i < COUNT; i++) {
    asked[i] = &theorems[i];
    c.report.add (&c.report, &theorems[i], &results[i]);
  }
  int const status = gh_checking_end (&c, s);
  free (s);
  return status;
}
