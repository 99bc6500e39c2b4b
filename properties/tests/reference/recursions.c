/* The recursions of the reference engine. */
#include "tests/recursions.h"
#include "form/shape.h"
#include "reference/misere/misere.h"
#include "tests/tap.h"

static void sum (gh_store *store, gh_form g)
{
  gh_sum (store, g, gh_make (store, g, GH_ZERO));
}

static void order (gh_store *store, gh_form g)
{
  gh_order_of_zero (store, g);
}

static void order_directly (gh_store *store, gh_form g)
{
  gh_compare_directly (store, g, gh_make (store, GH_ZERO, GH_ZERO));
}

static void normal_play (gh_store *store, gh_form g)
{
  gh_outcome_of (store, g, GH_NORMAL);
}

static void misere_play (gh_store *store, gh_form g)
{
  gh_outcome_of (store, g, GH_MISERE);
}

static void canonical (gh_store *store, gh_form g)
{
  gh_canonical (store, g);
}

/* ---- misere play ----------------------------------------------------------------------------- */

/* The impartial form with the options of both sides at every position. */
static gh_form impartial (gh_store *store, gh_form g)
{
  if (gh_is_impartial (store, g))
    return g;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_impartial_add (store, impartial (store, x));
  return gh_form_end (store);
}

/* Another game that is nested as deep. */
static gh_form beside (gh_store *store, gh_form g)
{
  gh_form_begin (store);
  gh_impartial_add (store, g);
  return gh_form_end (store);
}

static void mate (gh_store *store, gh_form g)
{
  gh_mate (store, impartial (store, g));
}

static void like (gh_store *store, gh_form g)
{
  gh_form const i = impartial (store, g);
  gh_is_like (store, i, beside (store, i));
}

static void linked (gh_store *store, gh_form g)
{
  gh_form const i = impartial (store, g);
  gh_is_linked (store, i, beside (store, i));
}

static void distinguishing (gh_store *store, gh_form g)
{
  gh_form const i = impartial (store, g), h = beside (store, i);
  if (!gh_is_like (store, i, h))
    gh_distinguishing (store, i, h);
}

static void simplest (gh_store *store, gh_form g)
{
  gh_misere_simplest (store, impartial (store, g));
}

static void parts (gh_store *store, gh_form g)
{
  gh_form const i = impartial (store, g);
  gh_misere_parts (store, i);
  gh_misere_parts (store, beside (store, i)); /* few games have simplest forms of their own */
}

static void difference (gh_store *store, gh_form g)
{
  gh_form const i = impartial (store, g);
  gh_misere_difference (store, i, gh_nim_heap (store, 1));
}

static void genus (gh_store *store, gh_form g)
{
  gh_genus_of (store, impartial (store, g));
}

int main (void)
{
  static const struct {
    const char *name;
    recursion *run;
  } all[] = {{"sum", sum},
             {"order", order},
             {"order directly", order_directly},
             {"normal play", normal_play},
             {"misere play", misere_play},
             {"canonical form", canonical},
             {"mate", mate},
             {"like", like},
             {"linked", linked},
             {"distinguishing", distinguishing},
             {"simplest form of misere play", simplest},
             {"parts", parts},
             {"difference", difference},
             {"genus", genus}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    check_depth (all[i].name, all[i].run);
    check_sharing (all[i].name, all[i].run);
  }
  return tap_done ();
}
