#include "language/families.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/words.h"
#include "language/evaluating/evaluation.h"
#include "transfinite/long.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FORMS 100
#define MOST_GAMES 20 /* of a sum of the kernel */

typedef struct writing {
  evaluation e;
  gh_family_claim *to;
  FILE *forms;
  gh_form named[MOST_FORMS]; /* short forms that have a line, by number; GH_NO_FORM: another */
  unsigned count, omega, integers, ups; /* numbers of their lines, 0: they have none yet */
  int games[MOST_GAMES];
  size_t game_count;
  gh_form number;
  bool ups_apart; /* ups are taken for multiples of ^, not for games */
  int64_t up_count;
} writing;

static bool refuse (writing *w, const node *n)
{
  w->to->refused = (size_t)(n->start - w->e.claim->text);
  w->to->refused_length = n->length;
  return false;
}

/* ---- forms ----------------------------------------------------------------------------------- */

/* The number of a line of its own, for a form. */
static unsigned new_line (writing *w, gh_form form)
{
  if (w->count + 1 == MOST_FORMS)
    gh_fail (w->e.trial->store, GH_ABANDONED);
  w->named[++w->count] = form;
  return w->count;
}

static unsigned line_once (writing *w, unsigned *line, const char *text)
{
  if (!*line) {
    *line = new_line (w, GH_NO_FORM);
    fputs (text, w->forms);
  }
  return *line;
}

/* So many units. */
static int64_t units (writing *w, gh_form number)
{
  mpz_t numerator, scaled;
  uint64_t places;
  gh_numeral_value (w->e.trial->store, number, numerator, &places);
  mpz_init (scaled);
  mpz_mul_2exp (scaled, numerator, (mp_bitcnt_t)(w->to->places - places));
  bool const fits = gh_mpz_fits_i64 (scaled);
  int64_t const found = fits ? gh_mpz_get_i64 (scaled) : 0;
  mpz_clear (scaled);
  if (!fits)
    gh_fail (w->e.trial->store, GH_ABANDONED);
  return found;
}

/* Places of all numbers in a form. */
static void measure (writing *w, gh_form form)
{
  gh_store *const store = w->e.trial->store;
  mpz_t numerator;
  uint64_t places;
  if (gh_is_numeral (store, form)) {
    gh_numeral_value (store, form, numerator, &places);
    w->to->places = places > w->to->places ? places : w->to->places;
    if (places > 30)
      gh_fail (store, GH_ABANDONED);
    return;
  }
  gh_deeper (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      measure (w, x);
  gh_shallower (store);
}

static unsigned name_short (writing *w, gh_form form)
{
  gh_store *const store = w->e.trial->store;
  char text[2000] = "";
  size_t length = 0;
  for (unsigned i = 1; i <= w->count; i++)
    if (w->named[i] == form)
      return i;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    const char *between = side == GH_LEFT ? "" : " |";
    GH_EACH (store, side, x, form) {
      unsigned const line = gh_is_numeral (store, x) ? 0 : name_short (w, x);
      if (length + 60 > sizeof text)
        gh_fail (store, GH_ABANDONED);
      length += (size_t)(line ? sprintf (text + length, "%s %u 0", between, line)
                              : sprintf (text + length, "%s 0 %" PRId64, between, units (w, x)));
      between = ",";
    }
    if (side == GH_RIGHT && *between != ',')
      length += (size_t)sprintf (text + length, " |");
  }
  fprintf (w->forms, "%s\n", text + 1);
  return new_line (w, form);
}

/* ---- terms ----------------------------------------------------------------------------------- */

static void add_game (writing *w, unsigned line, bool minus)
{
  if (w->game_count == MOST_GAMES)
    gh_fail (w->e.trial->store, GH_ABANDONED);
  w->games[w->game_count++] = minus ? -(int)line : (int)line;
}

static bool take (writing *w, node *n, bool minus, bool measuring);

static bool take_multiple (writing *w, node *n, bool minus, bool measuring)
{
  int64_t count;
  bool good = n->a->kind == N_LITERAL && /* of w.3, too, it is 3 */
              gh_small_integer (w->e.trial->store, node_value (&w->e, n->a).form, -MOST_GAMES,
                                MOST_GAMES, &count);
  if (!good)
    return refuse (w, n);
  for (; good && count; count += count < 0 ? 1 : -1)
    good = take (w, n->b, minus != (count < 0), measuring);
  return good;
}

static bool take_endless (writing *w, const node *n, bool minus)
{
  gh_store *const store = w->e.trial->store;
  char line[100];
  gh_form game;
  gh_long_literal (store, n->literal, n->literal_length, &game);
  if (game == gh_long_integers (store)) {
    snprintf (line, sizeof line, "0 %" PRIu64 "I | 0 %" PRIu64 "I\n", (uint64_t)1 << w->to->places,
              (uint64_t)1 << w->to->places);
    add_game (w, line_once (w, &w->integers, line), minus);
  } else if (game == gh_long_ups (store))
    add_game (w, line_once (w, &w->ups, "0 1ui | 0 1ui\n"), minus);
  else
    return refuse (w, n);
  return true;
}

static bool take_short (writing *w, node *n, bool minus, bool measuring)
{
  gh_store *const store = w->e.trial->store;
  const node *const computed = computed_in (n, NULL);
  if (computed)
    return refuse (w, computed);
  gh_form const form = node_value (&w->e, n).form;
  gh_number_up_star shape;
  bool const is_up = w->ups_apart && gh_shape_of (store, form, &shape) && shape.number == GH_ZERO &&
                     llabs (shape.ups) == 1 && !shape.nimber;
  if (measuring)
    measure (w, form);
  else if (is_up)
    w->up_count += minus ? -shape.ups : shape.ups;
  else if (gh_is_numeral (store, form))
    w->number = gh_numeral_sum (store, w->number, minus ? gh_numeral_negative (store, form) : form);
  else
    add_game (w, name_short (w, form), minus);
  return true;
}

static bool take (writing *w, node *n, bool minus, bool measuring)
{
  char line[40];
  switch (n->kind) {
  case N_SUM: return take (w, n->a, minus, measuring) && take (w, n->b, minus, measuring);
  case N_DIFFERENCE: return take (w, n->a, minus, measuring) && take (w, n->b, !minus, measuring);
  case N_NEGATIVE: return take (w, n->a, !minus, measuring);
  case N_MULTIPLE: return take_multiple (w, n, minus, measuring);
  case N_OMEGA:
    snprintf (line, sizeof line, "0 %" PRIu64 "i |\n", (uint64_t)1 << w->to->places);
    if (!measuring)
      add_game (w, line_once (w, &w->omega, line), minus);
    return true;
  case N_ENDLESS: return measuring || take_endless (w, n, minus);
  case N_LITERAL:
  case N_BRACES:
  case N_SWITCH: return take_short (w, n, minus, measuring);
  default:
    return n->kind == N_CALL && n->function->notation ? take_short (w, n, minus, measuring)
                                                      : refuse (w, n);
  }
}

/* ---- a claim --------------------------------------------------------------------------------- */

static node *without_not (node *n, bool *negated)
{
  for (*negated = false; n->kind == N_NOT; n = n->a)
    *negated = !*negated;
  return n;
}

bool gh_family_claim_is (const gh_claim *c)
{
  bool negated;
  const node *const n = without_not (c->formula, &negated);
  return !c->variables && (n->kind == N_LONG_ORDER || n->kind == N_ORDINAL_ORDER);
}

void gh_family_claim_tell (const gh_claim *c, const char *relation, FILE *out)
{
  bool negated;
  const node *const n = without_not (c->formula, &negated);
  write_node (n->a, out);
  fprintf (out, " %s ", relation);
  write_node (n->b, out);
}

bool gh_family_claim_write (gh_trial *trial, const gh_claim *c, bool ups_apart, gh_family_claim *to,
                            FILE *forms, FILE *sum)
{
  writing w = {.e = {.trial = trial, .claim = c},
               .to = to,
               .forms = forms,
               .number = GH_ZERO,
               .ups_apart = ups_apart};
  bool negated;
  node *const n = without_not (c->formula, &negated);
  node *const a = n->a;
  node *const b = n->b;
  *to = (gh_family_claim){.negated = negated, .relation = n->relation};
  if (!take (&w, a, false, true) || !take (&w, b, true, true) || !take (&w, a, false, false) ||
      !take (&w, b, true, false))
    return false;
  for (size_t i = 0; i < w.game_count; i++)
    fprintf (sum, "%d ", w.games[i]);
  fprintf (sum, "0 %" PRId64, units (&w, w.number));
  if (w.up_count)
    fprintf (sum, " %" PRId64 "u", w.up_count);
  return true;
}
