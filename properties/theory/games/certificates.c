#include "theory/games/certificates.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "proof/goals/games.h"
#include "reference/reference.h"

#include <stdlib.h>

typedef struct reading {
  gh_store *store;
  const gh_proof *proof;
  const gh_form *forms;
} reading;

static gh_form sum_of (const reading *r, const gh_proof_node *n)
{
  gh_form sum = gh_proof_number (r->proof, r->store, n->number);
  for (size_t i = 0; i < n->count; i++) {
    int32_t const term = r->proof->refs[n->first + i];
    gh_form const game = r->forms[abs (term)];
    sum = gh_sum (r->store, sum, term < 0 ? gh_negative (r->store, game) : game);
  }
  return sum;
}

/* A number alone is judged by its sign, in normal play; it may be beyond play. */
static bool is_won (const reading *r, const gh_proof_node *n)
{
  gh_form const sum = sum_of (r, n);
  if (!r->proof->misere && n->count == 0) {
    int const sign = gh_numeral_sign (r->store, sum);
    return n->wins == (sign ? sign < 0 : !n->begins);
  }
  return gh_winner (r->store, sum, n->begins, r->proof->misere ? GH_MISERE : GH_NORMAL) == n->wins;
}

/* Those of numbers are canonical as they are. */
static bool is_canonical (const reading *r, int32_t n)
{
  const gh_proof_form *const f = &r->proof->forms[n];
  return f->is_number || !f->is_canonical || gh_is_canonical (r->store, r->forms[n]);
}

static bool is_line_right (const reading *r, size_t i)
{
  const gh_proof *const p = r->proof;
  for (size_t j = 1; j < p->width; j++)
    if (p->at_most[i * p->width + j] !=
        gh_holds (gh_compare_directly (r->store, r->forms[i], r->forms[j]), GH_LE))
      return false;
  return true;
}

/* At the temperature 0 they are the stops; what has the stop x, and a wall that leans there, is not
   equal to x. */
static bool are_stops (const reading *r, const gh_proof_walls *w)
{
  gh_form const form = r->forms[w->form];
  for (unsigned side = 0; side < 2 && !w->temperature; side++) {
    gh_wide const value = (w->at[side] - (side ? -1 : 1) * (w->at[side] % 4 != 0)) / 4;
    gh_form const stop = gh_proof_number (r->proof, r->store, value);
    if (gh_stop (r->store, form, side) != stop ||
        (w->at[side] != 4 * value && gh_compare_directly (r->store, form, stop) == GH_EQUAL))
      return false;
  }
  return true;
}

gh_false_claim gh_certificate_false (gh_store *store, const gh_proof *proof, gh_form *forms)
{
  reading const r = {store, proof, forms};
  gh_proof_forms (proof, store, forms);
  for (int32_t n = 1; n <= proof->node_count; n++)
    if (!is_won (&r, &proof->nodes[n]))
      return (gh_false_claim){GH_FALSE_NODE, n};
  for (int32_t n = 1; n <= proof->form_count; n++)
    if (!is_canonical (&r, n))
      return (gh_false_claim){GH_FALSE_CANONICAL, n};
  for (size_t i = 1; i < proof->width; i++)
    if (!is_line_right (&r, i))
      return (gh_false_claim){GH_FALSE_MATRIX, (int32_t)i};
  for (int32_t i = 1; i <= proof->walls_count; i++)
    if (!are_stops (&r, &proof->walls[i]))
      return (gh_false_claim){GH_FALSE_WALLS, i};
  return (gh_false_claim){GH_ALL_TRUE, 0};
}
