#include "commands/command.h"
#include "commands/output_file.h"
#include "commands/progress.h"
#include "commands/prove/boards.h"
#include "commands/prove/forms.h"
#include "commands/prove/heaps.h"
#include "commands/prove/losses.h"
#include "language/board_claims.h"
#include "language/heap_claims.h"
#include "proof/kernels/check_heaps.h"

#include <getopt.h>
#include <stdio.h>

static const char help[] =
    "usage: gifthorse prove [OPTION...] CLAIM >FILE\n\n"
    "Writes a certificate, which `gifthorse verify` and gifthorse-verify check, of a relation\n"
    "between two sums of games, of the canonical form of one, or of its stops, mean or "
    "temperature,\n"
    "by canonical, number, is_number, lstop, rstop, mean and temperature; of its outcome; also of\n"
    "several claims that `and` joins, each perhaps with `not` before it:\n\n"
    "  gifthorse prove '2.^ + * > 0'\n"
    "  gifthorse prove 'domineering(4,4)'\n"
    "  gifthorse prove 'temperature({4||2|0}) = 3/2 and not is_number(^)'\n\n"
    "Positions alone, heaps, and games that are not short take a certificate each, below.\n"
    "What an engine would compute otherwise, as atomic_weight(^), is refused, status 2.\n"
    "Of a claim that does not hold it says so, status 1. Where a claim leaves something out,\n"
    "standard error has the whole of it, for `gifthorse verify CLAIM FILE`. A position is\n"
    "certified as the game that is made of it: the kernel knows no board, and beside forms no\n"
    "heap.\n\n"
    "Also of who wins a sum of games in misere play, which may be left out; of heaps alone it is\n"
    "certified by moves in the heaps, and so are their Grundy value there and their genus, of "
    "which\n"
    "the terms that are written, not that the last two repeat:\n\n"
    "  gifthorse prove 'misere_outcome(grundysgame(50)) = P'\n"
    "  gifthorse prove 'misere_grundy(kayles(12) + nim(3)) = 5'\n"
    "  gifthorse prove 'genus(kayles(12)) = 4^046'\n\n"
    "Also of a relation of games that need not be short, sums of w, {Z|Z}, {N.^|N.^} and short "
    "ones:\n\n"
    "  gifthorse prove 'w > 3'\n\n"
    "Also of who wins a single position of domineering, clobber, toads, snort, col or cutcake, by\n"
    "moves on the board, in normal play or in misere play:\n\n"
    "  gifthorse prove 'outcome(domineering(6,6)) = N'\n\n"
    "Also of what heaps under codes are worth together, which may be many or large, and of the\n"
    "period that the values of single heaps have at last; what is not known may be left out:\n\n"
    "  gifthorse prove 'grundy(octal(.77, 100, 1000000)) = 0'\n"
    "  gifthorse prove 'outcome(kayles(100, 1000000)) = P'\n"
    "  gifthorse prove 'grundy(kayles(12) + grundysgame(9) + subtraction(1,2; 7))'\n"
    "  gifthorse prove 'period(.77)'\n\n"
    "Also of the nim powers of infinite ordinals, by nim_alpha and excess of odd primes, as w^3 = "
    "2:\n\n"
    "  gifthorse prove 'nim_alpha(3) = 2'\n"
    "  gifthorse prove 'excess(43) = 1'\n\n"
    "Also of loopy games: who wins, or nobody; what is a stopper; how stoppers compare, and all "
    "games\n"
    "with dud:\n\n"
    "  gifthorse prove 'loopy_outcome(on + off) = DD'\n"
    "  gifthorse prove 'over + over = over'\n"
    "  gifthorse prove 'a > 0 where a = {0|b}, b = {0|a}'\n\n"
    "  --refute           where the relation does not hold, certify the one that does\n"
    "  --day N            no CLAIM: compare all values born by day N, at most 3, with each "
    "other\n"
    "  --heaps N          find at most so many values of heaps, up to 16777216; 1048576 by "
    "default\n" GH_OUTPUT_HELP GH_QUIET_HELP GH_LIMIT_HELP;

static int prove (const char *claim, size_t heaps, const gh_limits *limits, bool refute)
{
  if (gh_board_claim_is (claim))
    return gh_prove_board (claim, limits->steps, refute);
  int const status =
      gh_heap_claim_is (claim) ? gh_prove_heaps (claim, heaps, limits, refute) : GH_PROVE_BY_FORMS;
  return status == GH_PROVE_BY_FORMS ? gh_prove_forms (claim, limits, refute) : status;
}

int gh_command_prove (int argc, char **argv)
{
  static const struct option options[] = {{"refute", no_argument, NULL, 'r'},
                                          {"day", required_argument, NULL, 'd'},
                                          {"heaps", required_argument, NULL, 'H'},
                                          {"limit", required_argument, NULL, 'l'},
                                          {"output", required_argument, NULL, 'o'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  gh_limits limits = GH_DEFAULT_LIMITS;
  double day = -1, heaps = GH_DEFAULT_HEAPS;
  bool refute = false;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'r': refute = true; break;
    case 'd':
      if (!gh_option_number ("--day", optarg, 0, 3, &day))
        return GH_EXIT_USAGE;
      break;
    case 'H':
      if (!gh_option_number ("--heaps", optarg, 1, (double)GH_HEAPS_COUNT, &heaps))
        return GH_EXIT_USAGE;
      break;
    case 'l':
      if (!gh_option_limit (optarg, &limits))
        return GH_EXIT_USAGE;
      break;
    case 'o':
      if (!gh_output_take (optarg))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (argc != optind + (day < 0))
    return gh_usage ("prove: expected one claim, or --day alone");
  gh_progress_keeps_output ();
  gh_progress_begin (&(gh_progress_line){
      .most = day < 0 && gh_heap_claim_is (argv[optind]) ? (uint64_t)heaps : 0});
  int const status =
      day < 0 ? prove (argv[optind], (size_t)heaps, &limits, refute) : gh_prove_day ((unsigned)day);
  gh_progress_end ();
  if (status == GH_EXIT_FAILS && !refute)
    gh_output_end (false); /* there is no certificate */
  return status;
}
