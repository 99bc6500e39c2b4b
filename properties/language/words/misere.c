/* What the claim language says of impartial games in misere play, beside what engines are asked. Of
   other games there is no such game or integer, and all these are false. */
#include "reference/misere/misere.h"
#include "form/numeral.h"
#include "language/words/ast.h"
#include "optimized/misere/days.h"

static bool both (gh_store *store, gh_form g, gh_form h)
{
  return gh_is_impartial (store, g) && gh_is_impartial (store, h);
}

static gh_value truth (bool holds)
{
  return (gh_value){GH_TRUTH, {.truth = holds}};
}

static gh_value game (gh_form form)
{
  return (gh_value){GH_MAYBE_GAME, {.form = form}};
}

static gh_value integer (gh_form form)
{
  return (gh_value){GH_MAYBE_INTEGER, {.form = form}};
}

static gh_value misere_grundy (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return integer (gh_is_impartial (store, g) ? gh_integer (store, gh_misere_grundy (store, g))
                                             : GH_NO_FORM);
}

static gh_value genus_term (gh_store *store, gh_form g, gh_form n)
{
  int64_t place;
  if (!gh_is_impartial (store, g) || gh_numeral_sign (store, n) < 0)
    return integer (GH_NO_FORM);
  if (!gh_small_integer (store, n, 0, gh_store_limits (store)->depth, &place))
    gh_fail (store, GH_OVER_DEPTH);
  return integer (gh_integer (store, gh_genus_term_by_rule (store, g, (uint32_t)place)));
}

static gh_value misere_reduces (gh_store *store, gh_form h, gh_form k)
{
  return truth (both (store, h, k) && gh_misere_reduces (store, h, k));
}

static gh_value is_restive (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_impartial (store, g) && gh_is_restive (store, g));
}

static gh_value is_restless (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_impartial (store, g) && gh_is_restless (store, g));
}

static gh_value linked (gh_store *store, gh_form g, gh_form h)
{
  return truth (both (store, g, h) && gh_is_linked (store, g, h));
}

static gh_value linking (gh_store *store, gh_form g, gh_form h)
{
  bool const there_is = both (store, g, h) && gh_is_linked (store, g, h);
  return game (there_is ? gh_linking (store, g, h) : GH_NO_FORM);
}

static gh_value distinguishing (gh_store *store, gh_form g, gh_form h)
{
  bool const there_is = both (store, g, h) && !gh_is_like (store, g, h);
  return game (there_is ? gh_distinguishing (store, g, h) : GH_NO_FORM);
}

static gh_value difference (gh_store *store, gh_form g, gh_form h)
{
  return game (both (store, g, h) ? gh_misere_difference (store, g, h) : GH_NO_FORM);
}

static gh_value difference_formula (gh_store *store, gh_form g, gh_form h)
{
  return game (both (store, g, h) ? gh_misere_difference_formula (store, g, h) : GH_NO_FORM);
}

static gh_value is_part (gh_store *store, gh_form part, gh_form g)
{
  return truth (both (store, part, g) && gh_misere_difference (store, g, part) != GH_NO_FORM);
}

static gh_value parts (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return game (gh_is_impartial (store, g) ? gh_misere_parts (store, g) : GH_NO_FORM);
}

static gh_value is_even (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_impartial (store, g) && gh_is_even (store, g));
}

static gh_value is_prime (gh_store *store, gh_form g, gh_form h)
{
  (void)h;
  return truth (gh_is_impartial (store, g) && gh_is_prime (store, g));
}

typedef struct look {
  gh_misere *misere;
  unsigned day;
  gh_misere_sets sets;
} look;

static void look_at (void *argument)
{
  look *const l = argument;
  gh_misere_look (l->misere, l->day, &l->sets);
}

/* By day 2 and later ones, from the sets of games born two days before. */
static gh_form born_later (gh_store *store, unsigned day)
{
  gh_power powers[GH_MOST_POWERS];
  look l = {.misere = gh_misere_new (NULL, NULL), .day = day - 2};
  if (!l.misere || gh_misere_try (l.misere, look_at, &l) != GH_OK) {
    gh_misere_free (l.misere);
    gh_fail (store, GH_NO_MEMORY);
  }
  gh_misere_free (l.misere);
  gh_form sum = GH_ZERO;
  size_t const count = gh_misere_count_powers (&l.sets, powers);
  for (size_t i = 0; i < count; i++)
    sum = gh_numeral_sum (store, sum,
                          gh_numeral_scaled (store, gh_integer (store, powers[i].times),
                                             (int64_t)powers[i].exponent));
  return sum;
}

static gh_value misere_born (gh_store *store, gh_form n, gh_form h)
{
  (void)h;
  int64_t day;
  if (!gh_small_integer (store, n, 0, GH_MISERE_LAST_DAY + 2, &day))
    return integer (GH_NO_FORM);
  return integer (day < 2 ? gh_integer (store, day + 1) : born_later (store, (unsigned)day));
}

#define OF(word, takes, result, value, meaning)                                                    \
  GH_COMPUTED (word, takes, result, true, value, meaning)
#define N TYPE_INTEGER

const function misere_functions[] = {
    OF ("misere_grundy", "I", N, misere_grundy, "the n for which I + *n is P in misere play"),
    OF ("genus_term", "I ; n", N, genus_term, "term n of the genus"),
    OF ("misere_reduces", "I ; J", TYPE_TRUTH, misere_reduces,
        "whether reversible options of I may be deleted, so that J is left"),
    OF ("is_restive", "I", TYPE_TRUTH, is_restive,
        "whether it is untame, with tame options, and g is 0 or 1"),
    OF ("is_restless", "I", TYPE_TRUTH, is_restless,
        "whether it is untame, with tame options, and g0 is 0 or 1"),
    OF ("linked", "I ; J", TYPE_TRUTH, linked, "whether I + T and J + T are both P for some T"),
    OF ("linking", "I ; J", TYPE_GAME, linking,
        "a T such that I + T and J + T are both P, or none"),
    OF ("distinguishing", "I ; J", TYPE_GAME, distinguishing,
        "a T such that I + T is P and J + T is N, or none of games that are like"),
    OF ("misere_difference", "I ; J", TYPE_GAME, difference, "the X with X + J like I, or none"),
    OF ("misere_difference_formula", "I ; J", TYPE_GAME, difference_formula,
        "{I' - J, I - J'} of those differences that exist, in simplest form"),
    OF ("is_part", "I ; J", TYPE_TRUTH, is_part, "whether J - I, in this order, exists"),
    OF ("misere_parts", "I", TYPE_GAME, parts, "the game that has the parts of I as options"),
    OF ("is_even", "I", TYPE_TRUTH, is_even, "whether I is a position of I + 1, simplified"),
    OF ("is_prime", "I", TYPE_TRUTH, is_prime,
        "whether of any two parts with the sum I one is 0 or 1"),
    OF ("misere_born", "n", N, misere_born,
        "how many games in simplest form are born by day n, at most 6"),
    {.word = NULL},
};
