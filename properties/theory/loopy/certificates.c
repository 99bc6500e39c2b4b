#include "theory/loopy/certificates.h"
#include "reference/loopy/loopy.h"

#include <stdlib.h>

enum { MOST_GAMES = 4, MOST_STATES = 5000 };

/* All sums of so many games of a certificate or their negatives. A game is a digit: 0 and 1 for the
   first one and its negative, 2 and 3 for the second; and a sum the number with these digits. */
typedef struct space {
  gh_graph sums;
  const gh_ending *endings;
  const bool *ends; /* of play in turn */
} space;

typedef struct judging {
  gh_store *store;
  const gh_loopy_proof *p;
  uint32_t width; /* digits that there are */
  space spaces[MOST_GAMES + 1];
  gh_loopy_truth truth;
} judging;

typedef struct sum {
  size_t count;
  uint32_t digits[MOST_GAMES + 1];
} sum;

static uint32_t digit_of (int32_t game)
{
  return 2 * (uint32_t)abs (game) - (game > 0 ? 2 : 1);
}

static uint32_t negative (uint32_t digit)
{
  return digit ^ 1;
}

/* The games as they are, and their negatives. */
static gh_graph graph_of (const judging *j)
{
  gh_graph_draft d = gh_graph_begin (j->store, j->width);
  for (int32_t n = 1; n <= j->p->form_count; n++) {
    const gh_loopy_form *const f = &j->p->forms[n];
    uint32_t const from = digit_of (n);
    for (size_t i = 0; i < f->count[0] + f->count[1]; i++) {
      gh_side const side = i < f->count[0] ? GH_LEFT : GH_RIGHT;
      uint32_t const to = digit_of (j->p->refs[f->first + i]);
      gh_graph_move (&d, from, side, to);
      gh_graph_move (&d, negative (from), side == GH_LEFT ? GH_RIGHT : GH_LEFT, negative (to));
    }
  }
  return gh_graph_of_draft (&d);
}

/* False: there are too many. */
static bool make_spaces (judging *j, size_t most)
{
  gh_graph const games = graph_of (j);
  gh_graph_draft const none = gh_graph_begin (j->store, 1);
  for (size_t count = 0; count <= most; count++) {
    space *const s = &j->spaces[count];
    if (count && (size_t)s[-1].sums.positions * j->width > MOST_STATES)
      return false;
    s->sums = count ? gh_graph_pairs (j->store, &s[-1].sums, &games) : gh_graph_of_draft (&none);
    s->endings = gh_loopy_endings (j->store, &s->sums);
    s->ends = gh_loopy_ends (j->store, &s->sums);
  }
  return true;
}

/* ---- sums ------------------------------------------------------------------------------------ */

static sum sum_of (const gh_loopy_proof *p, int32_t node)
{
  const gh_loopy_node *const n = &p->nodes[node];
  sum s = {.count = n->count};
  for (size_t i = 0; i < n->count; i++)
    s.digits[i] = digit_of (p->refs[n->first + i]);
  return s;
}

static uint32_t state_of (const judging *j, const sum *s)
{
  uint32_t state = 0;
  for (size_t i = 0; i < s->count; i++)
    state = state * j->width + s->digits[i];
  return state;
}

/* How good it is for a player: 0 lost, 1 drawn, 2 won. */
static unsigned result_for (const judging *j, const sum *s, unsigned player, unsigned begins)
{
  gh_ending const ending = j->spaces[s->count].endings[2 * state_of (j, s) + begins];
  return player == GH_LEFT ? GH_RIGHT_WINS - ending : ending;
}

static bool is_node_true (const judging *j, int32_t node)
{
  const gh_loopy_node *const n = &j->p->nodes[node];
  sum const s = sum_of (j->p, node);
  const bool *const ends = j->spaces[s.count].ends + 2 * (size_t)state_of (j, &s);
  return n->kind == GH_LOOPY_STOPPER
             ? ends[0] && ends[1]
             : result_for (j, &s, n->player, n->begins) >= (n->kind == GH_LOOPY_WINS ? 2 : 1);
}

/* Whether one sum, or dud if that is NULL, is nowhere better for a player than the other one. */
static bool is_as_good (const judging *j, const sum *better, const sum *other, unsigned player)
{
  for (uint32_t x = 0; x <= j->width; x++)
    for (unsigned begins = 0; begins < 2; begins++) {
      sum with = *better, against = other ? *other : *better;
      if (x < j->width)
        with.digits[with.count++] = against.digits[against.count++] = x;
      unsigned const least = other ? result_for (j, &against, player, begins) : 1;
      if (result_for (j, &with, player, begins) < least)
        return false;
    }
  return true;
}

static bool is_order_true (const judging *j, const gh_loopy_order *o)
{
  sum left = sum_of (j->p, o->left), difference = left;
  sum const right = sum_of (j->p, o->right);
  for (size_t i = 0; o->right && i < right.count; i++)
    difference.digits[difference.count++] = negative (right.digits[i]);
  if (o->player == o->begins)
    return result_for (j, &difference, o->player, o->begins) == 2;
  if (!o->right)
    left.digits[o->passes] = left.digits[--left.count];
  return is_as_good (j, &left, o->right ? &right : NULL, o->player);
}

static bool is_true (const judging *j)
{
  for (int32_t i = 1; i <= j->p->node_count; i++)
    if (!is_node_true (j, i))
      return false;
  for (size_t i = 0; i < j->p->order_count; i++)
    if (!is_order_true (j, &j->p->orders[i]))
      return false;
  return true;
}

/* The most games of a sum that is looked at. */
static size_t most_games (const gh_loopy_proof *p)
{
  size_t most = 0;
  for (int32_t i = 1; i <= p->node_count; i++)
    most = p->nodes[i].count > most ? p->nodes[i].count : most;
  for (size_t i = 0; i < p->order_count; i++) {
    const gh_loopy_order *const o = &p->orders[i];
    size_t const left = p->nodes[o->left].count, right = o->right ? p->nodes[o->right].count : 0;
    size_t const whole = left + (right ? right : 1);
    most = whole > most ? whole : most;
    most = right + 1 > most ? right + 1 : most;
  }
  return most;
}

static void judge (void *argument)
{
  judging *const j = argument;
  size_t const most = most_games (j->p);
  if (most <= MOST_GAMES && j->width <= MOST_STATES && make_spaces (j, most))
    j->truth = is_true (j) ? GH_LOOPY_TRUE : GH_LOOPY_FALSE;
}

gh_loopy_truth gh_loopy_judge (gh_store *store, const gh_loopy_proof *p)
{
  judging j = {
      .store = store, .p = p, .width = 2 * (uint32_t)p->form_count, .truth = GH_LOOPY_UNJUDGED};
  gh_try (store, judge, &j);
  return j.truth;
}
