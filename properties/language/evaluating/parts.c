/* Claims taken apart at `and`, for whoever proves them part by part. */
#include "language/evaluating/evaluation.h"

#include <string.h>

/* What certificates show of a canonical form. */
static bool is_shown (const node *n)
{
  if (n->kind != N_CALL)
    return false;
  switch (n->function->request) {
  case GH_ASK_CANONICAL:
  case GH_ASK_NUMBER:
  case GH_ASK_LEFT_STOP:
  case GH_ASK_RIGHT_STOP:
  case GH_ASK_MEAN:
  case GH_ASK_TEMPERATURE: return true;
  default: return false;
  }
}

static bool is_canonical_call (const node *n)
{
  return n->kind == N_CALL && n->function->request == GH_ASK_CANONICAL;
}

/* What has the value of a side of a relation. */
static node *without_canonical (node *n)
{
  return is_canonical_call (n) ? n->a : n;
}

/* The call of such a function that a part is, or compares with something; NULL: there is none. */
static node *shown_call (node *n)
{
  bool const of_values =
      n->kind == N_RELATION && !is_canonical_call (n->a) && !is_canonical_call (n->b);
  bool const compares = of_values || n->kind == N_IDENTICAL;
  return is_shown (n)                  ? n
         : compares && is_shown (n->a) ? n->a
         : compares && is_shown (n->b) ? n->b
                                       : NULL;
}

/* The call of outcome or misere_outcome that a part is, or compares with an outcome; NULL: there is
   none. */
static node *outcome_call (node *n)
{
  if (n->kind == N_SAME && n->b->kind == N_OUTCOME)
    n = n->a;
  else if (n->kind == N_SAME && n->a->kind == N_OUTCOME)
    n = n->b;
  gh_request const request = n->kind == N_CALL ? n->function->request : GH_REQUESTS;
  return request == GH_ASK_OUTCOME || request == GH_ASK_MISERE_OUTCOME ? n : NULL;
}

/* The i-th part from the left, and how many there are if it is not among them. */
static node *part_number (node *n, size_t i, size_t *count)
{
  if (n->kind != N_AND) {
    *count = 1;
    return i == 0 ? n : NULL;
  }
  size_t left, right = 0;
  node *found = part_number (n->a, i, &left);
  found = found ? found : part_number (n->b, i - left, &right);
  *count = left + right;
  return found;
}

static gh_sums sums_of (node *n)
{
  return outcome_call (n)          ? GH_OUTCOME_SUM
         : shown_call (n)          ? GH_VALUE_SUM
         : n->kind == N_RELATION   ? GH_TWO_SUMS
         : n->type <= TYPE_LITERAL ? GH_ONE_SUM
                                   : GH_NO_SUMS;
}

/* The call of which a part says the value; NULL: it says none. */
static node *call_of (node *n)
{
  node *const outcome = outcome_call (n);
  return outcome ? outcome : shown_call (n);
}

gh_relation relation_turned (gh_relation relation)
{
  switch (relation) {
  case GH_GT: return GH_LT;
  case GH_LT: return GH_GT;
  case GH_GE: return GH_LE;
  case GH_LE: return GH_GE;
  case GH_GF: return GH_LF;
  case GH_LF: return GH_GF;
  default: return relation;
  }
}

/* What is said of the value of a call. */
static void read_said (gh_part *part, const node *n, const node *call)
{
  bool const is_left = n->a == call;
  if (n == call) {
    part->said = n->type == TYPE_TRUTH ? GH_SAYS_TRUTH : GH_SAYS_NOTHING;
    return;
  }
  part->said = n->kind == N_IDENTICAL ? GH_SAYS_FORM : GH_SAYS_RELATION;
  part->than = is_left ? n->b : n->a;
  part->relation = is_left ? n->relation : relation_turned (n->relation);
}

bool gh_claim_part (const gh_claim *c, size_t i, gh_part *part)
{
  size_t count;
  node *n = part_number (c->formula, i, &count);
  *part = (gh_part){.sums = GH_NO_SUMS};
  if (!n)
    return false;
  for (; n->kind == N_NOT; n = n->a)
    part->negated ^= true;
  part->formula = n;
  if (c->variables)
    return true;
  part->sums = sums_of (n);
  part->relation = n->relation;
  node *const call = call_of (n);
  part->request = call ? call->function->request : GH_REQUESTS;
  part->sum = call ? call->a : part->sums == GH_TWO_SUMS ? without_canonical (n->a) : n;
  part->other = part->sums == GH_TWO_SUMS ? without_canonical (n->b) : NULL;
  if (part->sums == GH_VALUE_SUM)
    read_said (part, n, call);
  part->claims_outcome = part->sums == GH_OUTCOME_SUM && n->kind == N_SAME;
  if (part->claims_outcome)
    part->outcome = (gh_outcome)(n->a->kind == N_OUTCOME ? n->a : n->b)->value;
  return true;
}

gh_form gh_part_than (gh_trial *trial, const gh_claim *c, const gh_part *part)
{
  evaluation e = {.trial = trial, .claim = c};
  return node_value (&e, part->than).form;
}

void write_node (const node *n, FILE *out)
{
  for (size_t i = 0; i < n->length; i++)
    fputc (strchr ("\n\t\r", n->start[i]) ? ' ' : n->start[i], out);
}

gh_value gh_part_value (gh_trial *trial, const gh_claim *c, const gh_part *part)
{
  evaluation e = {.trial = trial, .claim = c};
  return node_value (&e, call_of (part->formula));
}

void gh_part_write (const gh_part *part, const char *answer, FILE *out)
{
  node *const n = part->formula, *const call = call_of (n);
  bool const is_two = part->sums == GH_TWO_SUMS, is_one = part->sums == GH_ONE_SUM;
  bool const is_same = !answer || part->said == GH_SAYS_TRUTH;
  bool const is_form = is_one || part->request == GH_ASK_CANONICAL;
  if (is_same) {
    fputs (part->negated == !answer ? "not " : "", out);
    write_node (n, out);
    return;
  }
  fputs (is_one ? "canonical(" : "", out);
  write_node (is_two ? n->a : call ? call : n, out);
  fprintf (out, "%s %s %s", is_one ? ")" : "",
           is_two    ? answer
           : is_form ? "=="
                     : "=",
           is_two ? "" : answer);
  if (is_two)
    write_node (n->b, out);
}

bool gh_part_holds (gh_trial *trial, const gh_claim *c, const gh_part *part)
{
  evaluation e = {.trial = trial, .claim = c};
  gh_value const value = node_value (&e, part->formula);
  return part->formula->type != TYPE_TRUTH || value.truth != part->negated;
}

const node *computed_in (const node *n, const node *but)
{
  const node *found = NULL;
  if (!n)
    return NULL;
  if (n->kind == N_PRODUCT || (n->kind == N_CALL && n != but && !n->function->notation))
    return n;
  for (const item *i = n->items; i && !found; i = i->next)
    found = computed_in (i->game, but);
  found = found ? found : computed_in (n->a, but);
  return found ? found : computed_in (n->b, but);
}

const char *gh_part_computed (const gh_claim *c, const gh_part *part, size_t *length, size_t *place)
{
  bool const two = part->sums == GH_TWO_SUMS;
  const node *found = computed_in (two ? part->sum : part->formula, call_of (part->formula));
  found = found ? found : computed_in (part->other, NULL);
  if (!found)
    return NULL;
  *length = found->length;
  *place = (size_t)(found->start - c->text);
  return found->start;
}
