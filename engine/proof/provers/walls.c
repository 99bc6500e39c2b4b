/* Thermographs of a certificate: what a form's walls are at the temperatures that are needed,
   options first. One that is colder than asked is shown where its walls meet, at its own
   temperature. */
#include "proof/kernels/check.h"
#include "proof/provers/inside.h"

static gh_canon colder (const gh_prover *p, gh_canon a, gh_canon b)
{
  return gh_canon_at_most (p->canons, a, b) ? a : b;
}

static gh_wall *wall_at (const gh_prover *p, uint32_t number) /* from 1 on */
{
  return (gh_wall *)p->walls.items + number - 1;
}

/* The number of the line that shows the walls of a form at this temperature, or where they meet
   below it; 0: there is none. */
static uint32_t find_wall (const gh_prover *p, int32_t n, gh_canon temperature)
{
  gh_canon const at =
      colder (p, temperature, gh_canon_temperature (p->canons, form_at (p, n)->value));
  uint32_t number = form_at (p, n)->wall;
  while (number && wall_at (p, number)->temperature != at)
    number = wall_at (p, number)->next;
  return number;
}

static gh_form temperature_form (gh_prover *p, gh_canon temperature)
{
  gh_canon_prepare (p->canons, temperature);
  return gh_canon_to_form (p->canons, temperature, p->store);
}

static void plan_wall (gh_prover *p, int32_t n, gh_canon temperature)
{
  gh_form const form = form_at (p, n)->form;
  if (gh_is_numeral (p->store, form) || find_wall (p, n, temperature))
    return;
  if (gh_option_count (p->store, form, GH_LEFT) + gh_option_count (p->store, form, GH_RIGHT) >
      GH_PROOF_SUM)
    gh_fail (p->store, GH_ABANDONED);
  gh_canon const at =
      colder (p, temperature, gh_canon_temperature (p->canons, form_at (p, n)->value));
  gh_deeper (p->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (p->store, side, x, form)
      plan_wall (p, name_form (p, x), at);
  gh_shallower (p->store);
  gh_wall const made = {n, temperature_form (p, at), at, form_at (p, n)->wall};
  need_places (p, made.form);
  gh_step (p->store);
  gh_array_reserve (p->store, &p->walls, sizeof made, 1);
  ((gh_wall *)p->walls.items)[p->walls.count++] = made;
  form_at (p, n)->wall = (uint32_t)p->walls.count;
}

void plan_walls (gh_prover *p, int32_t n, unsigned walls)
{
  if (walls & GH_WALLS_STOPS)
    plan_wall (p, n, GH_CANON_ZERO);
  if (walls & GH_WALLS_MAST)
    plan_wall (p, n, gh_canon_temperature (p->canons, form_at (p, n)->value));
}

void write_walls (gh_prover *p)
{
  for (uint32_t number = 1; number <= p->walls.count; number++) {
    gh_wall const w = *wall_at (p, number);
    fputs ("t", p->out);
    write_integer (p, w.of);
    write_number (p, w.form);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (p->store, side, x, form_at (p, w.of)->form)
        if (!gh_is_numeral (p->store, x))
          write_integer (p, (int64_t)find_wall (p, name_form (p, x), w.temperature));
    fputc ('\n', p->out);
  }
}
