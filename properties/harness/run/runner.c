#include "harness/run/runner.h"
#include "form/halt.h"
#include "harness/run/inside.h"
#include "optimized/optimized.h"
#include "reference/reference.h"

#include <stdlib.h>

#define PROMPT_WINDOW 64 /* cases, where nothing is waited for */

gh_runner *gh_runner_new (gh_engine *engine, gh_engine *second, const gh_options *options)
{
  gh_runner *const r = calloc (1, sizeof *r);
  if (!r)
    return NULL;
  r->engine = engine;
  r->second = second;
  r->options = *options;
  r->watch = &r->unwatched;
  r->frontier = &r->alone;
  r->room = second && second->window > engine->window ? second->window : engine->window;
  r->prompt = r->room == 1;
  if (r->prompt)
    r->room = PROMPT_WINDOW;
  r->window = r->room;
  r->slots = calloc (r->room, sizeof *r->slots);
  r->judge = gh_reference_open ();
  r->fast = gh_optimized_open ();
  r->catalogs = gh_catalogs_new ();
  r->kept = gh_store_new (&options->limits, NULL);
  r->fresh = gh_store_new (&options->limits, NULL);
  r->wrongs = calloc (1, sizeof *r->wrongs);
  if (r->slots && r->judge && r->fast && r->catalogs && r->kept && r->fresh && r->wrongs &&
      gh_wrongs_open (r->wrongs, &options->limits))
    return r;
  gh_runner_free (r);
  return NULL;
}

void gh_runner_free (gh_runner *r)
{
  if (!r)
    return;
  gh_store_free (r->kept);
  gh_store_free (r->fresh);
  if (r->wrongs)
    gh_wrongs_close (r->wrongs);
  free (r->wrongs);
  gh_catalogs_free (r->catalogs);
  if (r->judge)
    r->judge->close (r->judge);
  if (r->fast)
    r->fast->close (r->fast);
  if (r->engine->incident_context == r)
    r->engine->incident = NULL;
  free (r->slots);
  free (r);
}

gh_store *gh_runner_store (gh_runner *r)
{
  return r->kept;
}

uint64_t gh_runner_work (const gh_runner *r)
{
  return gh_store_work (r->kept) + gh_store_work (r->fresh);
}

static void note_incident (void *context, const gh_incident *incident)
{
  gh_runner *const r = context;
  gh_trouble_add (r->watch->troubles, &r->watch->trouble_count, incident);
  gh_last_words_note (&r->last_words, incident);
}

void gh_runner_watch (gh_runner *r, gh_watch *watch)
{
  r->watch = watch;
  r->engine->incident = note_incident;
  r->engine->incident_context = r;
}

void gh_runner_join (gh_runner *r, gh_board *board)
{
  r->board = board;
  r->frontier = &board->frontier;
  r->patient = true;
}

void gh_runner_check (gh_runner *r, const gh_theorem *theorem, gh_result *result)
{
  gh_standing st = {0};
  gh_piece piece = {.theorem = theorem, .standing = &st, .upto = UINT64_MAX};
  if (gh_runner_applies (r, theorem))
    gh_runner_advance (r, &piece, 1, 0, NULL, NULL);
  else
    gh_not_applicable (r->engine->abilities, theorem, &st.result);
  if (st.result.verdict == GH_UNDECIDED) {
    st.result.cut_short = true;
    verdict_set (&st.result, GH_INCONCLUSIVE,
                 gh_halted () == GH_HALT_DEADLINE ? "out of time" : "interrupted");
  }
  *result = st.result;
}
