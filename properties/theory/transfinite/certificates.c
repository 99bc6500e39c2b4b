#include "theory/transfinite/certificates.h"

#include <stdlib.h>

#define FINE 50 /* numbers are in units of 1/2^FINE of the certificate's */
#define STEPS 20000
#define FAR INT64_C (1000000000)
/* Who is said to win takes back the other one's moves in the number. */
#define NUMBER_MOVES 4
#define OPPONENTS_NUMBER_MOVES 1

__extension__ typedef __int128 fine;

typedef struct play {
  fine number;
  int64_t ups;
  size_t count;
  int32_t games[2 * GH_FAMILIES_GAMES];
  unsigned moved[2]; /* in the number, by each player */
} play;

typedef struct judging {
  const gh_families_proof *p;
  unsigned wins; /* who is said to */
  int64_t far;   /* an integer larger than what others come to */
  int64_t steps; /* that are left */
  bool inexact;  /* a number was too fine or too large, or a sum too long */
} judging;

/* ---- numbers --------------------------------------------------------------------------------- */

/* Add a number so often, for these values of its letters. */
static void add (judging *j, play *s, int so_often, const gh_families_number *x,
                 const int64_t *letters)
{
  for (int i = 0; i < GH_FAMILIES_PLACES; i++) {
    int const letter = i % GH_FAMILIES_FACTORS;
    int64_t times = so_often * x->at[i];
    int64_t const by = letter ? letters[letter - 1] : 1;
    fine units = times * ((fine)1 << FINE);
    if (!times)
      continue;
    if (i < GH_FAMILIES_UPS)
      j->inexact |= __builtin_mul_overflow (units, by, &units) ||
                    __builtin_add_overflow (s->number, units, &s->number);
    else if (i < GH_FAMILIES_HALVED)
      j->inexact |= __builtin_mul_overflow (times, by, &times) ||
                    __builtin_add_overflow (s->ups, times, &s->ups);
    else if (by * j->p->often <= FINE)
      s->number += units / ((fine)1 << (by * j->p->often));
    else
      j->inexact = true;
  }
}

/* ---- moves ----------------------------------------------------------------------------------- */

/* The least integers and those that make the number about 0; for who is said to win far ones, too,
   and more that halve. */
#define HALVES 14
#define OPPONENTS_HALVES 6
#define INTEGERS (HALVES + 9)

static size_t integers_of (const judging *j, const play *s, unsigned who, int sign,
                           const gh_families_number *x, int letter, int64_t *integers)
{
  int64_t const halves = who == j->wins ? HALVES : OPPONENTS_HALVES;
  bool const is_small = letter < GH_FAMILIES_SMALL;
  int64_t const times = sign * x->at[1 + letter];
  int64_t const halved = is_small ? sign * x->at[GH_FAMILIES_HALVED + 1 + letter] : 0;
  size_t count = 0;
  if (!times && !halved && !x->at[GH_FAMILIES_UPS + 1 + letter]) {
    integers[0] = 0;
    return 1;
  }
  for (int64_t i = 0; i < 3; i++)
    integers[count++] = i;
  if (times) {
    fine const zero = -s->number / (times * ((fine)1 << FINE));
    for (int64_t more = -2; more <= 3 && zero < j->far && zero > -j->far; more++)
      if (!is_small || (int64_t)zero + more >= 0)
        integers[count++] = (int64_t)zero + more;
  }
  if (who == j->wins && !halved) {
    integers[count++] = j->far;
    integers[count++] = is_small ? 0 : -j->far;
  }
  if (x->at[GH_FAMILIES_UPS + 1 + letter])
    integers[count++] = llabs (s->ups);
  for (int64_t i = 3; halved && i < halves; i++)
    integers[count++] = i;
  return count;
}

static bool wins (judging *j, const play *s, unsigned who, unsigned begins);

/* After a move of this game to its option, with integers for its letters. */
static bool is_good_option (judging *j, const play *s, size_t game, const gh_families_sum *option,
                            unsigned who)
{
  int const sign = s->games[game] > 0 ? 1 : -1;
  int64_t small[INTEGERS], large[INTEGERS];
  size_t const smalls = integers_of (j, s, who, sign, &option->number, 0, small);
  size_t const larges = integers_of (j, s, who, sign, &option->number, GH_FAMILIES_SMALL, large);
  for (size_t i = 0; i < smalls * larges; i++) {
    int64_t letters[2 * GH_FAMILIES_SMALL] = {
        [0] = small[i % smalls], [GH_FAMILIES_SMALL] = large[i / smalls]};
    play to = *s;
    to.games[game] = to.games[--to.count];
    for (size_t o = 0; o < option->count; o++)
      to.games[to.count++] = sign * option->games[o];
    add (j, &to, sign, &option->number, letters);
    j->inexact |= to.count > GH_FAMILIES_GAMES;
    if (!j->inexact && wins (j, &to, who, !who))
      return true;
  }
  return false;
}

/* To a number that is worse for who moves there, or to 0. */
static bool is_good_in_number (judging *j, const play *s, unsigned who)
{
  static const int fractions[] = {0, 3, 10};
  fine const one = (fine)j->p->unit << FINE;
  if (s->moved[who] == (who == j->wins ? NUMBER_MOVES : OPPONENTS_NUMBER_MOVES))
    return false;
  for (size_t i = 0; i < 4; i++) {
    play to = *s;
    to.moved[who]++;
    to.number = i == 3 ? 0 : s->number + (who ? one : -one) / (1 << fractions[i]);
    if ((who ? to.number > s->number : to.number < s->number) && wins (j, &to, who, !who))
      return true;
  }
  return false;
}

static bool can_win (judging *j, const play *s, unsigned who)
{
  for (size_t g = 0; g < s->count; g++) {
    const gh_families_form *const f = &j->p->entries[abs (s->games[g])].form;
    unsigned const side = s->games[g] > 0 ? who : !who;
    size_t const first = f->first + (side ? f->count[0] : 0);
    for (size_t i = first; i < first + f->count[side]; i++)
      if (is_good_option (j, s, g, &j->p->entries[i].option, who))
        return true;
  }
  return is_good_in_number (j, s, who);
}

static bool wins (judging *j, const play *s, unsigned who, unsigned begins)
{
  int const sign = s->number ? (s->number > 0 ? 1 : -1) : (s->ups > 0) - (s->ups < 0);
  if (j->steps-- < 0)
    return false;
  if (!s->count)
    return sign ? (sign > 0) == (who == 0) : who != begins;
  return who == begins ? can_win (j, s, who) : !can_win (j, s, !who);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static int64_t far_from (const gh_families_proof *p, const gh_families_node *n)
{
  int64_t far = 100;
  for (size_t i = 0; i <= p->option_count; i++) {
    const gh_families_sum *const s = i ? &p->entries[i - 1].option : &n->sum;
    for (int place = 0; place < GH_FAMILIES_PLACES; place++)
      if (far < FAR)
        far += 10 * llabs (s->number.at[place]);
  }
  return far < FAR ? far : FAR;
}

static gh_families_truth judge_node (const gh_families_proof *p, const gh_families_node *n,
                                     const int64_t *letters)
{
  judging j = {.p = p, .wins = n->wins, .far = far_from (p, n), .steps = STEPS};
  play s = {.count = n->sum.count};
  for (size_t i = 0; i < s.count; i++)
    s.games[i] = n->sum.games[i];
  add (&j, &s, 1, &n->sum.number, letters);
  bool const holds = wins (&j, &s, n->wins, n->begins);
  return j.inexact || j.steps < 0 ? GH_FAMILIES_UNJUDGED
         : holds                  ? GH_FAMILIES_TRUE
                                  : GH_FAMILIES_FALSE;
}

gh_families_truth gh_families_judge (const gh_families_proof *p, int32_t *node)
{
  static const int64_t values[][2 * GH_FAMILIES_SMALL] = {
      {0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  {0, 1, 2, 3, 4, 0, -1, 2, -3, 4},
      {0, 3, 1, 0, 2, 0, 2, -2, 1, 0}, {0, 5, 0, 4, 1, 0, -4, 3, 0, -1},
      {0, 0, 4, 1, 3, 0, 0, -3, 2, 2},
  };
  gh_families_truth truth = GH_FAMILIES_TRUE;
  for (*node = 1; *node <= p->node_count; ++*node)
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
      gh_families_truth const found = judge_node (p, &p->entries[*node].node, values[i]);
      if (found == GH_FAMILIES_FALSE)
        return found;
      truth = found == GH_FAMILIES_UNJUDGED ? found : truth;
    }
  return truth;
}
