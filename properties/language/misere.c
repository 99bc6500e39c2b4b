/* What the claim language says of impartial games in misere play, beside what engines are asked. Of
   other games there is no such game or integer, and all these are false. */
#include "reference/misere/misere.h"
#include "form/numeral.h"
#include "language/ast.h"
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
  long place;
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
    sum = gh_numeral_sum (
        store, sum,
        gh_numeral_scaled (store, gh_integer (store, powers[i].times), (long)powers[i].exponent));
  return sum;
}

static gh_value misere_born (gh_store *store, gh_form n, gh_form h)
{
  (void)h;
  long day;
  if (!gh_small_integer (store, n, 0, GH_MISERE_LAST_DAY + 2, &day))
    return integer (GH_NO_FORM);
  return integer (day < 2 ? gh_integer (store, day + 1) : born_later (store, (unsigned)day));
}

#define OF_ONE(word, function, result, meaning)                                                    \
  {                                                                                                \
    word, 1, {TYPE_GAME, TYPE_GAME}, result, true, GH_REQUESTS, function, meaning                  \
  }
#define OF_TWO(word, function, result, meaning)                                                    \
  {                                                                                                \
    word, 2, {TYPE_GAME, TYPE_GAME}, result, true, GH_REQUESTS, function, meaning                  \
  }
#define N TYPE_INTEGER

const function misere_functions[] = {
    OF_ONE ("misere_grundy", misere_grundy, N, "the n for which G + *n is P in misere play"),
    {"genus_term", 2, {TYPE_GAME, N}, N, true, GH_REQUESTS, genus_term, "term n of the genus"},
    OF_TWO ("misere_reduces", misere_reduces, TYPE_TRUTH,
            "whether reversible options of H may be deleted, so that K is left"),
    OF_ONE ("is_restive", is_restive, TYPE_TRUTH, "untame, with tame options, and g is 0 or 1"),
    OF_ONE ("is_restless", is_restless, TYPE_TRUTH, "untame, with tame options, and g0 is 0 or 1"),
    OF_TWO ("linked", linked, TYPE_TRUTH, "whether G + T and H + T are both P for some T"),
    OF_TWO ("linking", linking, TYPE_GAME, "such a T"),
    OF_TWO ("distinguishing", distinguishing, TYPE_GAME,
            "a T such that G + T is P and H + T is N, of games that are not like"),
    OF_TWO ("misere_difference", difference, TYPE_GAME, "the X with X + H like G"),
    OF_TWO ("misere_difference_formula", difference_formula, TYPE_GAME,
            "{G' - H, G - H'} of those differences that exist, in simplest form"),
    OF_TWO ("is_part", is_part, TYPE_TRUTH, "whether H - G, in this order, exists"),
    OF_ONE ("misere_parts", parts, TYPE_GAME, "the game that has the parts of G as options"),
    OF_ONE ("is_even", is_even, TYPE_TRUTH, "whether G is a position of G + 1, simplified"),
    OF_ONE ("is_prime", is_prime, TYPE_TRUTH, "of any two parts with the sum G one is 0 or 1"),
    {"misere_born",
     1,
     {N, N},
     N,
     true,
     GH_REQUESTS,
     misere_born,
     "how many games in simplest form are born by day n, at most 6"},
    {.word = NULL},
};
