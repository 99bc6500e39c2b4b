#include "theory/numbers/wild.h"
#include "form/shape.h"

/* 2^base and 2^-step: no engine that stops at some word end is right about all. Of most of them the
   reference can search the numbers between; 2^15 it reaches, but slowly. */
static const struct {
  uint16_t base, step;
} places[] = {
    {0, 7},  {64, 0}, {0, 5},   {0, 12},  {0, 16},  {0, 32},  {0, 53}, {0, 64}, {31, 0}, {32, 0},
    {53, 0}, {63, 0}, {127, 0}, {31, 31}, {32, 32}, {53, 10}, {7, 0},  {8, 0},  {0, 6},  {0, 8},
    {0, 15}, {0, 20}, {0, 24},  {0, 31},  {0, 40},  {0, 52},  {0, 63}, {31, 1}, {64, 1}, {1000, 0},
};

gh_wild gh_any_wild (gh_trial *t)
{
  uint32_t const i = gh_choose (t, sizeof places / sizeof *places);
  gh_form const one = gh_integer (t->store, 1);
  return (gh_wild){gh_numeral_scaled (t->store, one, places[i].base),
                   gh_numeral_scaled (t->store, one, -(int64_t)places[i].step)};
}

gh_form gh_beyond (gh_trial *t, gh_form x, int64_t n, gh_form y)
{
  return gh_numeral_sum (t->store, x, gh_numeral_product (t->store, gh_integer (t->store, n), y));
}

gh_form gh_half (gh_trial *t, gh_form x)
{
  return gh_numeral_scaled (t->store, x, -1);
}

gh_form gh_opposite (gh_trial *t, gh_form x)
{
  return x == GH_NO_FORM ? x : gh_numeral_negative (t->store, x);
}

gh_form gh_game_between (gh_trial *t, gh_ends ends)
{
  gh_form_begin (t->store);
  if (ends.a != GH_NO_FORM)
    gh_form_add (t->store, GH_LEFT, ends.a);
  if (ends.b != GH_NO_FORM)
    gh_form_add (t->store, GH_RIGHT, ends.b);
  return gh_form_end (t->store);
}

gh_ends gh_mirrored (gh_trial *t, gh_ends ends)
{
  return (gh_ends){gh_opposite (t, ends.b), gh_opposite (t, ends.a)};
}

gh_ends gh_hot_game (gh_trial *t, gh_wild w, unsigned i)
{
  gh_form const next = gh_beyond (t, w.base, 1, w.step), before = gh_beyond (t, w.base, -1, w.step);
  gh_ends const games[GH_HOT_GAMES] = {
      {w.base, gh_opposite (t, w.base)},
      {w.base, w.base},
      {w.base, GH_ZERO},
      {next, w.base},
      {w.base, before},
      {next, before},
      {next, gh_opposite (t, w.base)},
  };
  return games[i];
}

bool gh_is_worth (gh_trial *t, gh_form game, gh_form number)
{
  return gh_is_numeral (t->store, game) ? game == number
                                        : gh_ask_order (t, game, number) == GH_EQUAL;
}
