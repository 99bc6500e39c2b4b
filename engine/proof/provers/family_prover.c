/* The search: of who wins one reply, to the other's moves an answer each. */
#include "form/halt.h"
#include "proof/provers/family_inside.h"

#include <stdlib.h>
#include <string.h>

#define UNDOINGS 2 /* moves in its number of a player who wins, on the way to a leaf */
#define NONE 0     /* a node */

/* ---- moves ----------------------------------------------------------------------------------- */

/* The option that is the i-th move of a player in the games; NULL: there are not so many. */
static const position *option_at (const prover *p, const position *s, unsigned who, size_t i,
                                  size_t *game)
{
  for (*game = 0; *game < s->count; ++*game) {
    const family *const f = form_at (p, s->games[*game]);
    unsigned const side = s->games[*game] > 0 ? who : !who;
    if (i < f->count[side])
      return (const position *)p->options.items + f->first + (side ? f->count[0] : 0) + i;
    i -= f->count[side];
  }
  return NULL;
}

/* False: there is no such sum. */
static bool make_move (const prover *p, const position *s, size_t game, const position *option,
                       const gh_family_map *by, position *to)
{
  int const sign = s->games[game] > 0 ? 1 : -1;
  *to = (position){.value = s->value};
  if (s->count - 1 + option->count > MOST_GAMES)
    return false;
  for (size_t i = 0; i < s->count; i++)
    if (i != game)
      to->games[to->count++] = s->games[i];
    else
      for (size_t o = 0; o < option->count; o++)
        to->games[to->count++] = sign * option->games[o];
  return gh_family_add (&to->value, sign, &option->value, by, p->goal->often);
}

static bool is_integer (const prover *p, const gh_family_value *x)
{
  bool is = true;
  for (unsigned l = 0; l < GH_FACTORS; l++)
    is &= x->of[GH_UNITS][l] % p->goal->unit == 0 && !x->of[GH_HALVED][l];
  return is;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

/* Letters of nodes in place of all letters, those first that come first; and back. */
static bool rename_letters (prover *p, position *s, gh_family_map *back)
{
  unsigned next[2] = {GH_INDEX + 1, GH_ALL};
  gh_family_map by = gh_family_identity ();
  *back = by;
  for (unsigned i = 0; i < GH_FACTORS - 1; i++) {
    unsigned const l = 1 + i;
    bool const is_small = l < GH_ALL_INDEX;
    if (!gh_family_has (&s->value, l))
      continue;
    unsigned const to = next[!is_small]++;
    if (to >= (is_small ? GH_ALL_INDEX : GH_FACTORS))
      return false;
    memset (by.to[l], 0, sizeof by.to[l]);
    by.to[l][to] = 1;
    memset (back->to[to], 0, sizeof back->to[to]);
    back->to[to][l] = 1;
  }
  gh_family_value renamed = {{{0}}};
  bool const done = gh_family_add (&renamed, 1, &s->value, &by, p->goal->often);
  s->value = renamed;
  return done;
}

static uint32_t find (prover *p, const position *s, unsigned wins, unsigned begins,
                      unsigned undoings);

/* A witness of this sum, whose letters may be any; false: none was found. */
static bool find_witness (prover *p, const position *s, unsigned wins, unsigned begins,
                          unsigned undoings, witness *w)
{
  position renamed = *s;
  *w = (witness){.node = NONE};
  if (rename_letters (p, &renamed, &w->map))
    w->node = find (p, &renamed, wins, begins, undoings);
  return w->node != NONE;
}

static void push_witness (prover *p, witness w)
{
  PUSH (p, witnesses, witness, w);
}

/* ---- the opponent's moves -------------------------------------------------------------------- */

/* The witnesses are put behind those that the search for them leaves. */
static bool find_answers (prover *p, const position *s, node *n)
{
  gh_family_map const same = gh_family_identity ();
  int const sign = n->wins ? -1 : 1;
  witness found[200];
  size_t count = 0, game;
  position to;
  const position *option;
  for (size_t i = 0; (option = option_at (p, s, n->begins, i, &game)); i++)
    if (count == 199 || !make_move (p, s, game, option, &same, &to) ||
        !find_witness (p, &to, n->wins, n->wins, n->undoings, &found[count++]))
      return false;
  for (unsigned l = 0; l < GH_FACTORS; l++)
    if (s->value.of[GH_UPS][l])
      return false;
  bool const whole = is_integer (p, &s->value);
  if (!whole || !gh_family_is_good (&s->value, sign, false)) {
    to = *s;
    to.value.of[whole ? GH_UNITS : GH_HALVED][whole ? GH_ONE : GH_INDEX] += sign * p->goal->unit;
    if (!find_witness (p, &to, n->wins, n->wins, n->undoings, &found[count++]))
      return false;
  }
  n->first = p->witnesses.count;
  n->count = count;
  for (size_t i = 0; i < count; i++)
    push_witness (p, found[i]);
  return true;
}

/* ---- the moves of who wins ------------------------------------------------------------------- */

static int64_t divide_up (int64_t a, int64_t b) /* b > 0 */
{
  return a / b + (a % b > 0);
}

/* The integer of letters by which so many units times it make the sum's number 0 or a bit better.
 */
static void balance (const gh_family_value *x, int64_t times, int64_t by[GH_FACTORS], bool is_small)
{
  for (unsigned l = 0; l < GH_FACTORS; l++) {
    int64_t const needed = times < 0 ? x->of[GH_UNITS][l] : -x->of[GH_UNITS][l];
    by[l] = divide_up (needed, times < 0 ? -times : times);
    if (is_small && (by[l] < 0 || l >= GH_ALL_INDEX))
      by[l] = 0;
  }
}

/* The i-th integer that may stand for an option's letter; false: there are not so many. */
static bool candidate (const gh_family_value *x, const gh_family_value *option, int sign,
                       unsigned letter, size_t i, int64_t by[GH_FACTORS])
{
  bool const is_small = letter < GH_ALL_INDEX;
  size_t const letters = is_small ? 0 : GH_ALL_INDEX - 1;
  memset (by, 0, GH_FACTORS * sizeof *by);
  if (i < 3) { /* what makes the number 0, or 1 more or less */
    int64_t const times = sign * option->of[GH_UNITS][letter];
    if (times)
      balance (x, times, by, is_small);
    by[GH_ONE] += (int64_t[]){0, 1, -1}[i];
    return true;
  }
  if (i < 7) { /* 0 to 3 */
    by[GH_ONE] = (int64_t)i - 3;
    return true;
  }
  i -= 7; /* a letter, and what is a bit more; or its negative */
  size_t const l = GH_INDEX + 1 + letters + i / 4;
  if (l >= (is_small ? (size_t)GH_ALL_INDEX : (size_t)GH_FACTORS))
    return false;
  by[l] = i % 4 == 3 ? -1 : 1;
  by[GH_ONE] = i % 4 < 3 ? (int64_t)(i % 4) : 0;
  return true;
}

static bool is_possible (const gh_family_value *x, unsigned letter, const int64_t by[GH_FACTORS])
{
  for (unsigned l = GH_INDEX; l < GH_FACTORS; l++)
    if (by[l] && !gh_family_has (x, l))
      return false;
  return letter >= GH_ALL_INDEX || gh_family_is_natural (by);
}

static bool leads_to (prover *p, const position *to, node *n)
{
  witness w;
  if (!find_witness (p, to, n->wins, !n->wins, n->undoings, &w))
    return false;
  n->first = p->witnesses.count;
  n->count = 1;
  push_witness (p, w);
  return true;
}

/* The option, with one integer after the other for its letter. */
static bool try_option (prover *p, const position *s, size_t game, const position *option, node *n)
{
  int const sign = s->games[game] > 0 ? 1 : -1;
  unsigned letter = gh_family_has (&option->value, GH_INDEX)       ? GH_INDEX
                    : gh_family_has (&option->value, GH_ALL_INDEX) ? GH_ALL_INDEX
                                                                   : GH_ONE;
  position to, taken = *option; /* those of the prover move */
  n->by = gh_family_identity ();
  if (letter == GH_ONE)
    return make_move (p, s, game, &taken, &n->by, &to) && leads_to (p, &to, n);
  for (size_t i = 0; candidate (&s->value, &taken.value, sign, letter, i, n->by.to[letter]); i++)
    if (is_possible (&s->value, letter, n->by.to[letter]) &&
        make_move (p, s, game, &taken, &n->by, &to) && leads_to (p, &to, n))
      return true;
  return false;
}

static bool find_move (prover *p, const position *s, node *n)
{
  size_t game;
  const position *option;
  for (size_t i = 0; (option = option_at (p, s, n->begins, i, &game)); i++)
    if (try_option (p, s, game, option, n)) {
      n->move = i + 1;
      return true;
    }
  int const sign = n->wins ? -1 : 1;
  position to = *s;
  to.value = (gh_family_value){{{0}}};
  n->move = 0;
  if (!n->undoings-- || !gh_family_is_good (&s->value, sign, true))
    return false;
  return leads_to (p, &to, n);
}

/* ---- the search ------------------------------------------------------------------------------ */

static bool is_same (const position *a, const position *b)
{
  return a->count == b->count && !memcmp (a->games, b->games, a->count * sizeof *a->games) &&
         !memcmp (&a->value, &b->value, sizeof a->value);
}

/* Its letters are those of nodes. */
static uint32_t find (prover *p, const position *s, unsigned wins, unsigned begins,
                      unsigned undoings)
{
  for (uint32_t i = 1; i < p->nodes.count; i++) {
    const node *const n = node_at (p, i);
    if (n->wins == wins && n->begins == begins && (n->found || n->undoings >= undoings) &&
        is_same (&n->sum, s))
      return n->found ? i : NONE;
  }
  if (gh_halted ())
    gh_fail (p->store, GH_HALTED);
  node n = {.sum = *s, .wins = wins, .begins = begins, .undoings = undoings};
  if (p->nodes.count > GH_FAMILIES_NODES)
    return NONE;
  if (!s->count)
    n.found = gh_family_is_good (&s->value, wins ? -1 : 1, wins == begins);
  else
    n.found = wins == begins ? find_move (p, s, &n) : find_answers (p, s, &n);
  n.undoings = undoings;
  PUSH (p, nodes, node, n);
  return n.found ? (uint32_t)p->nodes.count - 1 : NONE;
}

static bool find_all (prover *p)
{
  position s;
  const char *sum = p->goal->sum;
  uint32_t goals[4];
  size_t count = 0;
  PUSH (p, nodes, node, (node){.found = false});
  if (!read_forms (p) || !read_position (p, &sum, &s))
    return false;
  for (unsigned j = 0; j < 4; j++)
    if (p->goal->judgments >> j & 1) {
      uint32_t const n = find (p, &s, j / 2, j % 2, UNDOINGS);
      if (n == NONE)
        return false;
      goals[count++] = n;
    }
  write_certificate (p, goals, count);
  return true;
}

static void run (void *argument)
{
  prover *const p = argument;
  p->proved = find_all (p);
}

bool gh_families_prove (gh_store *store, const gh_families_goal *goal, FILE *out)
{
  prover p = {.store = store, .goal = goal, .out = out};
  gh_status const status = gh_try (store, run, &p);
  gh_array_release (store, &p.forms);
  gh_array_release (store, &p.options);
  gh_array_release (store, &p.nodes);
  gh_array_release (store, &p.witnesses);
  if (status)
    gh_fail (store, status);
  return p.proved;
}
