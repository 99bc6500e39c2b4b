#include "canary/canary.h"
#include "commands/command.h"
#include "commands/list/asked.h"
#include "commands/list/search.h"
#include "commands/output_file.h"
#include "harness/cases/domain.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse list [OPTION...] [ID...] [WORDS...]\n\n"
    "Shows the rows of the ledger with these ids, or how ids begin, or those in whose name or\n"
    "statement all WORDS occur, or all: id, how the row is covered, its name, and the "
    "statement.\n\n"
    "  --missing        rows that are pending or broken; ids first, status 1 if one is broken\n"
    "  --proofs         how the source proves the rows, in place of how they are covered: a "
    "strategy,\n"
    "                   transformation or algorithm, which is executed; a derivation; none; "
    "pending\n"
    "  --proved         rows with a theorem for all games that is proved in Coq, its name, and "
    "what\n"
    "                   it supposes of logic\n"
    "  --source SOURCE  of one source: SS, DN, BL, ON, PL, WW, LT or LG\n"
    "  --state STATE    claim, theory, erratum, proved, no, pending or broken\n"
    "  --theorems       the theorems that cover the rows, in place of the rows, and the cases\n"
    "                   that are run\n"
    "  --asks REQUESTS  the theorems that ask an engine for one of these, as number,mean, in place "
    "of\n"
    "                   the rows; `nothing`: the covered rows about which no engine is asked "
    "anything,\n"
    "                   and why, or with --theorems the theorems that ask for nothing\n"
    "  --canaries       the engines with a bug on purpose, canary:NAME, in place of the rows, what "
    "is\n"
    "                   wrong with each, and where such a bug is plausible\n"
    "  --summary        only the numbers\n"
    "  --output FILE    write there what is shown, once it is complete, and not after a mistake\n";

typedef struct list {
  bool missing, proofs, proved, theorems, canaries, summary, asking;
  gh_asked asked; /* if asking */
  const char *source, *state;
} list;

static bool read_options (list *l, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"missing", no_argument, NULL, 'm'},     {"proofs", no_argument, NULL, 'p'},
      {"proved", no_argument, NULL, 'P'},      {"source", required_argument, NULL, 's'},
      {"state", required_argument, NULL, 't'}, {"theorems", no_argument, NULL, 'T'},
      {"summary", no_argument, NULL, 'n'},     {"asks", required_argument, NULL, 'a'},
      {"canaries", no_argument, NULL, 'c'},    {"output", required_argument, NULL, 'o'},
      {"help", no_argument, NULL, 'h'},        {NULL, 0, NULL, 0},
  };
  *status = GH_EXIT_USAGE;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'm': l->missing = true; break;
    case 'p': l->proofs = true; break;
    case 'P': l->proved = true; break;
    case 's': l->source = optarg; break;
    case 't': l->state = optarg; break;
    case 'T': l->theorems = true; break;
    case 'n': l->summary = true; break;
    case 'c': l->canaries = true; break;
    case 'a':
      l->asking = gh_asked_read ("--asks", optarg, &l->asked);
      if (!l->asking)
        return false;
      break;
    case 'o':
      if (!gh_output_take (optarg))
        return false;
      break;
    case 'h':
      fputs (help, stdout);
      *status = 0;
      return false;
    default: return gh_usage_option (option, argv, options), false;
    }
  if (l->asking && (l->missing || l->proofs || l->proved || l->state))
    return gh_usage ("--asks: expected no --missing, --proofs, --proved and --state beside it"),
           false;
  static const char *const sources[] = {"SS", "DN", "BL", "ON", "PL", "WW", "LT", "LG", NULL};
  size_t which;
  return (!l->source || gh_option_word ("--source", l->source, sources, &which)) &&
         (!l->state || gh_option_word ("--state", l->state, gh_row_state_words, &which));
}

static bool of_source (const char *id, const char *source)
{
  size_t const prefix = strlen (source);
  return !strncmp (id, source, prefix) && id[prefix] == '-';
}

static bool chosen (const list *l, const gh_row *row, const gh_search *search)
{
  if (l->source && !of_source (row->id, l->source))
    return false;
  if (l->state && strcmp (l->state, gh_row_state_words[row->state]))
    return false;
  if (l->missing && row->state != GH_ROW_PENDING && row->state != GH_ROW_BROKEN)
    return false;
  if (l->proved && !*row->proved)
    return false;
  return gh_search_finds_row (search, row);
}

static void print_theorem (const gh_theorem *theorem)
{
  char domains[GH_MOST_DOMAINS * GH_DOMAIN_TEXT];
  gh_domains_words (theorem, NULL, domains, sizeof domains);
  bool const falls = theorem->expected && *theorem->expected;
  printf ("%-14s %-16s %s%s%s%s\n%-31s (%s)\n", theorem->name, theorem->place, theorem->statement,
          falls ? "   [smallest " : "", falls ? theorem->expected : "", falls ? "]" : "", "",
          domains);
}

static void print_theorems (const gh_registry *registry, const gh_row *row)
{
  for (size_t i = 0; i < registry->count; i++) {
    const gh_theorem *const theorem = &registry->theorems[i];
    if (gh_theorem_has_id (theorem, row->id))
      print_theorem (theorem);
  }
}

static void print_row (const list *l, const gh_row *row)
{
  int const width = l->proofs ? 22 : 8;
  printf ("%-12s %-*s %s%s%s\n", row->id, width,
          l->proofs ? gh_proof_sort_words[row->proof] : gh_row_state_words[row->state], row->name,
          *row->name ? ". " : "", row->statement);
  const char *const why = l->asking   ? row->silent
                          : l->proved ? row->proved
                          : l->proofs ? ""
                                      : row->note;
  if (*why)
    printf (l->proved ? "%-21s %s\n" : "%-21s (%s)\n", "", why);
}

static void print_counts (size_t rows, const size_t *counts, const char *const *words, size_t count)
{
  printf ("%zu row%s", rows, rows == 1 ? "" : "s");
  for (size_t i = 0; i < count; i++)
    if (counts[i])
      printf (", %zu %s", counts[i], words[i]);
  putchar ('\n');
}

/* Of each sort of proof that is executed, how many are. */
static void print_executed (const size_t counts[GH_PROOF_SORTS])
{
  static const char *const words[] = {"strategies", "transformations", "algorithms"};
  for (size_t i = GH_BY_STRATEGY; i <= GH_BY_ALGORITHM; i++) {
    size_t const pending = counts[GH_BY_PENDING_STRATEGY + i];
    printf ("%s%zu of %zu %s", i ? ", " : "executed: ", counts[i], counts[i] + pending, words[i]);
  }
  putchar ('\n');
}

/* How many rows would be chosen if none had to be missing. */
static size_t count_all (const list *l, const gh_ledger *ledger, const gh_search *search)
{
  list any = *l;
  size_t count = 0;
  any.missing = false;
  for (size_t i = 0; i < ledger->count; i++)
    count += chosen (&any, &ledger->rows[i], search);
  return count;
}

static int print_rows (const list *l, const gh_library *library, const gh_search *search)
{
  const gh_ledger *const ledger = gh_library_ledger (library);
  size_t counts[GH_ROW_STATES] = {0}, proofs[GH_PROOF_SORTS] = {0}, rows = 0, proved = 0;
  for (size_t i = 0; i < ledger->count; i++) {
    const gh_row *const row = &ledger->rows[i];
    if (!chosen (l, row, search))
      continue;
    rows++;
    counts[row->state]++;
    proofs[row->proof]++;
    proved += *row->proved != '\0';
    if (l->theorems)
      print_theorems (gh_library_registry (library), row);
    else if (!l->summary)
      print_row (l, row);
  }
  if (rows == 0 && !gh_search_is_empty (search))
    return gh_usage ("none of the rows of the ledger that have this is as the options say");
  if (!l->summary)
    putchar ('\n');
  if (l->missing && rows == 0)
    printf ("0 rows of %zu are missing\n", count_all (l, ledger, search));
  else if (l->proofs) {
    print_counts (rows, proofs, gh_proof_sort_words, GH_PROOF_SORTS);
    print_executed (proofs);
  } else
    print_counts (rows, counts, gh_row_state_words, GH_ROW_STATES);
  if (proved)
    printf ("for all games, in Coq: %zu\n", proved);
  return counts[GH_ROW_BROKEN] ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

static int print_silent (const list *l, const gh_ledger *ledger, const gh_search *search)
{
  size_t count = 0;
  for (size_t i = 0; i < ledger->count; i++) {
    const gh_row *const row = &ledger->rows[i];
    if (!chosen (l, row, search) || !gh_row_is_silent (row))
      continue;
    count++;
    if (!l->summary)
      print_row (l, row);
  }
  printf ("%s%zu of %zu rows\n", l->summary ? "" : "\n", count, ledger->count);
  return GH_EXIT_HOLDS;
}

static int print_asking (const list *l, const gh_registry *registry, const gh_search *search)
{
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++) {
    const gh_theorem *const theorem = &registry->theorems[i];
    if (!gh_asked_any (&l->asked, theorem) || !gh_search_finds (search, theorem) ||
        (l->source && !of_source (theorem->ids, l->source)))
      continue;
    count++;
    if (!l->summary)
      print_theorem (theorem);
  }
  printf ("%s%zu of %zu theorems\n", l->summary ? "" : "\n", count, registry->count);
  return GH_EXIT_HOLDS;
}

static int print (const list *l, const gh_library *library, const gh_search *search)
{
  const gh_ledger *const ledger = gh_library_ledger (library);
  if (l->asking && !l->theorems && !l->asked.requests)
    return print_silent (l, ledger, search);
  return l->asking ? print_asking (l, gh_library_registry (library), search)
                   : print_rows (l, library, search);
}

static int print_canaries (const list *l)
{
  size_t count = 0;
  for (; gh_canaries[count].name; count++)
    if (!l->summary)
      printf ("%-26s %s\n%-26s (%s)\n", gh_canaries[count].name, gh_canaries[count].bug, "",
              gh_canaries[count].place);
  printf ("%s%zu canaries\n", l->summary ? "" : "\n", count);
  return GH_EXIT_HOLDS;
}

int gh_command_list (int argc, char **argv)
{
  char error[400];
  list l = {0};
  int status;
  if (!read_options (&l, argc, argv, &status))
    return status;
  if (l.canaries)
    return argv[optind] ? gh_usage ("--canaries: found '%s', expected no word", argv[optind])
                        : print_canaries (&l);
  gh_library *const library = gh_library_open (error, sizeof error);
  if (!library)
    return gh_usage ("%s", error);
  gh_library_set_depth (library, false);
  gh_search search;
  status = gh_search_begin (&search, library, argv + optind) ? print (&l, library, &search)
                                                             : GH_EXIT_USAGE;
  gh_search_end (&search);
  gh_library_close (library);
  return status;
}
