#include "proof/goals/goal.h"

unsigned gh_relation_judgments (gh_relation relation)
{
  static const unsigned judgments[] = {[GH_EQ] = GH_LEFT_WINS_SECOND | GH_RIGHT_WINS_SECOND,
                                       [GH_GT] = GH_LEFT_WINS_SECOND | GH_LEFT_BEGINS_AND_WINS,
                                       [GH_LT] = GH_RIGHT_WINS_SECOND | GH_RIGHT_BEGINS_AND_WINS,
                                       [GH_FZ] = GH_LEFT_BEGINS_AND_WINS | GH_RIGHT_BEGINS_AND_WINS,
                                       [GH_GE] = GH_LEFT_WINS_SECOND,
                                       [GH_LE] = GH_RIGHT_WINS_SECOND,
                                       [GH_GF] = GH_LEFT_BEGINS_AND_WINS,
                                       [GH_LF] = GH_RIGHT_BEGINS_AND_WINS};
  return judgments[relation];
}

unsigned gh_outcome_judgments (gh_outcome outcome)
{
  static const gh_relation alike[] = {
      [GH_P] = GH_EQ, [GH_L] = GH_GT, [GH_R] = GH_LT, [GH_N] = GH_FZ};
  return gh_relation_judgments (alike[outcome]);
}

bool gh_judgments_show (unsigned judgments, unsigned claimed, bool negated)
{
  unsigned const refuted = (judgments & 3) << 2 | judgments >> 2;
  return negated ? (refuted & claimed) != 0 : claimed && (judgments & claimed) == claimed;
}
