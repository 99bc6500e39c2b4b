/* The kernel. A node says who wins a sum when who begins, and names earlier nodes that show it. */
#include "check.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT, RIGHT };
const char gh_proof_no_memory[] = "out of memory";

typedef struct sum { /* as in a node */
  gh_wide number;
  size_t count;
  int32_t at[GH_PROOF_SUM];
} sum;
typedef struct kernel {
  gh_proof *p;
  const char *at; /* what is not read yet */
  jmp_buf rejected;
} kernel;
#include "check_reading.h"

static void add (kernel *k, sum *s, int32_t n)
{
  const gh_proof_form *const f = &k->p->forms[abs (n)];
  s->number += n < 0 ? -f->number : f->number;
  require (k, s->number <= GH_PROOF_MOST && s->number >= -GH_PROOF_MOST, "a sum over 2^100 units");
  if (f->is_number)
    return;
  require (k, s->count < GH_PROOF_SUM, "a sum of more than 1,000 games");
  size_t i = s->count++;
  for (; i > 0 && s->at[i - 1] > n; i--)
    s->at[i] = s->at[i - 1];
  s->at[i] = n;
}

/* The sum after the i-th move of a player, if he has so many. In a number there is one at most: by
   its last binary place, or from an integer by 1 towards 0. */
static bool move (kernel *k, const sum *s, unsigned who, size_t i, sum *to)
{
  gh_wide const one = (gh_wide)1 << k->p->places, last = s->number & -s->number;
  to->count = 0;
  to->number = s->number;
  for (size_t c = 0; c < s->count; c++) {
    const gh_proof_form *const f = &k->p->forms[abs (s->at[c])];
    unsigned const side = s->at[c] > 0 ? who : !who;
    if (i < f->count[side]) {
      int32_t const option = k->p->refs[f->first + (side == RIGHT ? f->count[LEFT] : 0) + i];
      to->count = s->count - 1;
      memcpy (&to->at[c], &s->at[c + 1], (to->count - c) * sizeof *s->at);
      add (k, to, s->at[c] > 0 ? option : -option);
      return true;
    }
    i -= f->count[side];
    to->at[to->count++] = s->at[c];
  }
  to->number += (who == LEFT ? -1 : 1) * (last < one ? last : one);
  return i == 0 && last && (last < one || (s->number > 0) == (who == LEFT));
}

/* Whether the next node on the line says who wins this sum when who begins. */
static bool is_said (kernel *k, const sum *s, unsigned wins, unsigned begins)
{
  const gh_proof_node *const n = &k->p->nodes[read_integer (k, 1, k->p->node_count)];
  return n->wins == wins && n->begins == begins && n->number == s->number && n->count == s->count &&
         !memcmp (&k->p->refs[n->first], s->at, n->count * sizeof *s->at);
}

/* One move of who wins, which is named, is enough; of the other player it takes all, in order. */
static void read_witnesses (kernel *k, const sum *s, unsigned wins, unsigned begins)
{
  sum after;
  bool is_won = wins != begins;
  if (!s->count && !k->p->misere)
    is_won = (s->number > 0 || (s->number == 0 && begins == RIGHT)) == (wins == LEFT);
  else if (!move (k, s, begins, 0, &after))
    is_won ^= k->p->misere;
  else if (wins == begins)
    is_won = move (k, s, begins, (size_t)read_integer (k, 1, INT32_MAX) - 1, &after) &&
             is_said (k, &after, wins, !begins);
  else
    for (size_t i = 0; is_won && move (k, s, begins, i, &after); i++)
      is_won = is_said (k, &after, wins, !begins);
  require (k, is_won, "this is not so, or is not what the nodes show");
}

static void read_judgment (kernel *k, bool shown)
{
  gh_proof *const p = k->p;
  sum s;
  unsigned const wins = read_letter (k, "LR", "expected L or R, who wins");
  unsigned const begins = read_letter (k, "LR", "expected L or R, who begins");
  s.count = 0;
  s.number = read_integer (k, p->misere ? 0 : -GH_PROOF_MOST, p->misere ? 0 : GH_PROOF_MOST);
  for (int32_t n; (n = (int32_t)read_integer (k, -p->form_count, p->form_count)) != 0;)
    add (k, &s, n);
  read_witnesses (k, &s, wins, begins);
  p->nodes[++p->node_count] = (gh_proof_node){s.number, p->ref_count, s.count, wins, begins, shown};
  memcpy (&p->refs[p->ref_count], s.at, s.count * sizeof *s.at);
  p->ref_count += s.count;
}

static void read_options (kernel *k, bool is_number)
{
  gh_proof_form f = {.first = k->p->ref_count,
                     .number = is_number ? read_integer (k, -GH_PROOF_MOST, GH_PROOF_MOST) : 0};
  for (unsigned side = LEFT; side <= RIGHT && !is_number; side++)
    for (int32_t n; (n = (int32_t)read_integer (k, 0, k->p->form_count)) != 0; f.count[side]++)
      k->p->refs[k->p->ref_count++] = n;
  f.is_number = f.is_canonical = f.first == k->p->ref_count; /* {|} is 0 */
  k->p->forms[++k->p->form_count] = f;
}

/* No option is at most as good as another of its side, and no answer to it at least as good as the
   form for who answers: who is to move wins the difference. */
static void read_canonical (kernel *k)
{
  int32_t const n = (int32_t)read_integer (k, 1, k->p->form_count);
  gh_proof_form *const f = &k->p->forms[n];
  const int32_t *options = &k->p->refs[f->first];
  for (unsigned side = LEFT; side <= RIGHT; options += f->count[side++])
    for (size_t i = 0; i < f->count[side]; i++) {
      sum option = {0}, s;
      add (k, &option, options[i]);
      require (k, k->p->forms[options[i]].is_canonical, "an option is not shown to be canonical");
      for (size_t other = 0; other < f->count[side]; other++) {
        s = option;
        add (k, &s, -options[other]);
        require (k, other == i || is_said (k, &s, side, side), "may be dominated");
      }
      for (size_t answer = 0; move (k, &option, !side, answer, &s); answer++) {
        add (k, &s, -n);
        require (k, is_said (k, &s, side, side), "may be reversible");
      }
    }
  f->is_canonical = true;
}

/* Definition 2.9, for forms i and j, by what the matrix says of their options. */
static bool is_at_most (const gh_proof *p, size_t i, size_t j)
{
  const gh_proof_form *const g = &p->forms[i], *const h = &p->forms[j];
  bool holds = true;
  for (size_t l = g->first; l < g->first + g->count[LEFT]; l++)
    holds &= !p->at_most[j * p->width + (size_t)p->refs[l]];
  for (size_t r = h->count[LEFT]; r < h->count[LEFT] + h->count[RIGHT]; r++)
    holds &= !p->at_most[(size_t)p->refs[h->first + r] * p->width + i];
  return holds;
}

static void read_matrix (kernel *k)
{
  gh_proof *const p = k->p;
  p->width = 1 + (size_t)read_integer (k, 1, p->form_count);
  require (k, p->width <= 1 + GH_PROOF_MATRIX && !p->at_most, "two matrices, or over 10,000 forms");
  p->at_most = calloc (p->width, p->width);
  require (k, p->at_most, gh_proof_no_memory);
  for (size_t i = 1; i < p->width; i++) {
    require (k, !p->forms[i].number, "a number that is not given by options");
    read_letter (k, "\n", "expected the end of the line");
    for (size_t j = 1; j <= i; j++) {
      unsigned const relation = read_letter (k, "<=>|", "expected one of < = > |");
      bool *const i_j = &p->at_most[i * p->width + j], *const j_i = &p->at_most[j * p->width + i];
      *i_j = is_at_most (p, i, j);
      *j_i = is_at_most (p, j, i);
      require (k, *i_j == (relation < 2) && *j_i == (relation == 1 || relation == 2),
               "not as the options are");
    }
  }
}

/* Of an option, on this side; where an earlier line shows that its walls have met, the mast. */
static gh_wide read_wall (kernel *k, int32_t option, gh_wide t, unsigned side)
{
  if (k->p->forms[option].is_number)
    return 4 * k->p->forms[option].number;
  const gh_proof_walls *const w = &k->p->walls[read_integer (k, 1, k->p->walls_count)];
  bool const is_mast = w->temperature < t && w->at[LEFT] - w->at[RIGHT] <= 2;
  require (k, w->form == option && (is_mast || w->temperature == t), "not a wall of this option");
  return is_mast ? w->at[LEFT] & ~(gh_wide)3 : w->at[side];
}

/* At a temperature, and a little below it: who moves takes the best wall there is, and pays. */
static void read_walls (kernel *k)
{
  gh_proof *const p = k->p;
  gh_proof_walls w = {.at = {-16 * GH_PROOF_MOST, 16 * GH_PROOF_MOST}};
  w.form = (int32_t)read_integer (k, 1, p->form_count);
  const gh_proof_form *const f = &p->forms[w.form];
  gh_wide const t = w.temperature = read_integer (k, 0, GH_PROOF_MOST);
  for (size_t i = 0; i < f->count[LEFT] + f->count[RIGHT]; i++) {
    unsigned const side = i >= f->count[LEFT];
    require (k, i < GH_PROOF_SUM, "walls of a form with more than 1,000 options");
    gh_wide const wall = read_wall (k, p->refs[f->first + i], t, !side);
    gh_wide const at = wall + (side == LEFT ? 1 - 4 * t : 4 * t - 1);
    if ((side == LEFT) == (at > w.at[side]))
      w.at[side] = at;
  }
  require (k, w.at[LEFT] >= w.at[RIGHT], "an integer, or the walls have met");
  p->walls[++p->walls_count] = w;
}

static bool read_all (kernel *k)
{
  gh_proof *const p = k->p;
  if (setjmp (k->rejected))
    return false;
  require (k, p->forms && p->nodes && p->refs && p->walls, gh_proof_no_memory);
  read_exactly (k, "gifthorse-proof 2 ", "expected `gifthorse-proof 2`");
  p->places = (unsigned)read_integer (k, 0, GH_PROOF_PLACES);
  p->misere = read_letter (k, "nm", "expected n or m, for normal or misere play");
  for (;;) {
    read_letter (k, "\n", "expected the end of the line");
    switch (read_letter (k, p->misere ? "#.fns" : "#.fnsxcmt", "expected another kind of line")) {
    case 0: k->at += strcspn (k->at, "\n"); break;
    case 1: return require (k, !strcmp (k->at, "\n"), "something follows the end"), true;
    case 2: read_options (k, false); break;
    case 3: read_judgment (k, false); break;
    case 4: read_judgment (k, true); break;
    case 5: read_options (k, true); break;
    case 6: read_canonical (k); break;
    case 7: read_matrix (k); break;
    default: read_walls (k);
    }
  }
}

bool gh_proof_check (gh_proof *proof, const char *text)
{
  size_t lines = 1, blanks = 0;
  for (const char *c = text; *c; lines += *c++ == '\n')
    blanks += *c == ' ';
  *proof = (gh_proof){.line = 1, .error = "more than 2^31 words"};
  if (lines + blanks > INT32_MAX)
    return false;
  proof->forms = calloc (lines, sizeof *proof->forms);
  proof->nodes = calloc (lines, sizeof *proof->nodes);
  proof->walls = calloc (lines, sizeof *proof->walls);
  proof->refs = calloc (lines + blanks, sizeof *proof->refs);
  return read_all (&(kernel){.p = proof, .at = text});
}

void gh_proof_free (gh_proof *proof)
{
  free (proof->forms);
  free (proof->nodes);
  free (proof->refs);
  free (proof->at_most);
  free (proof->walls);
}
