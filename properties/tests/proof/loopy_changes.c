/* True certificates of loopy games with a field changed: of what the kernel still accepts all must
   be true, by the moves. And those of the prover, of random graphs: all are accepted and true.

   usage: loopy_changes COUNT [SEED]. So many certificates have one change, a quarter as many two to
   four. */
#include "proof/kernels/check_loopy.h"
#include "proof/provers/loopy_prover.h"
#include "tests/proof/changing.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "theory/loopy/certificates.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXTS = 400, NODES = 3 };

static text texts[TEXTS];
static gh_store *store; /* set up by main */

/* ---- true certificates ----------------------------------------------------------------------- */

typedef struct drawn {
  uint32_t first[2][NODES + 1], to[2][2 * NODES];
} drawn;

/* One to three positions, with at most two options a side each, which need not be reached. */
static gh_graph draw_graph (drawn *d)
{
  gh_graph g = {1 + draw (NODES), {d->first[0], d->first[1]}, {d->to[0], d->to[1]}};
  for (int side = 0; side < 2; side++) {
    uint32_t count = 0;
    for (uint32_t from = 0; from < g.positions; from++) {
      d->first[side][from] = count;
      for (uint32_t more = draw (3); more; more--)
        d->to[side][count++] = draw (g.positions);
    }
    d->first[side][g.positions] = count;
  }
  return g;
}

/* Of one or two graphs, in sums of up to three. */
static gh_loopy_status draw_certificate (text *t)
{
  drawn d[2];
  gh_graph graphs[2];
  gh_loopy_goal goal = {.kind = draw (4)};
  gh_loopy_found found;
  FILE *const out = fmemopen (t->bytes, MOST_TEXT, "w");
  for (int i = 0; i < 2; i++)
    graphs[i] = draw_graph (&d[i]);
  goal.left_count = 1 + (draw (4) == 0);
  goal.right_count = goal.kind == GH_LOOPY_GOAL_ORDER;
  for (size_t i = 0; i < goal.left_count; i++)
    goal.left[i] = (gh_loopy_game){&graphs[draw (2)], draw (4) == 0};
  goal.right[0] = (gh_loopy_game){&graphs[draw (2)], draw (4) == 0};
  gh_loopy_status const status = gh_loopy_prove (store, &goal, 100000, &found, out);
  int64_t const length = ftell (out);
  fclose (out);
  t->bytes[length < MOST_TEXT ? length : 0] = 0;
  t->length = strlen (t->bytes);
  return t->length ? status : GH_LOOPY_OVER_POSITIONS;
}

/* ---- forged certificates --------------------------------------------------------------------- */

/* Nodes 1 to n are of stoppers, or else of the empty sum, as the next one is; then there is one for
   each turn, or of the empty sum. */
static void write_node (FILE *out, const gh_graph *g, uint32_t position, bool is_stopper,
                        unsigned player, unsigned begins)
{
  bool const is_named = !is_stopper && player == begins;
  if (draw (3) == 0) {
    fputs (is_stopper ? "t 0 0 0\n" : "w R L 0\n", out);
    return;
  }
  if (is_stopper)
    fprintf (out, "t %u %u %u 0", draw (3), draw (3), position + 1);
  else
    fprintf (out, "%c %c %c %u 0", "wd"[draw (2)], "LR"[player], "LR"[begins], position + 1);
  for (unsigned side = 0; side < 2; side++) {
    uint32_t const from = g->first[side][position], end = g->first[side][position + 1];
    uint32_t const named = from + (from < end && is_named ? draw (end - from) : 0);
    if (!is_stopper && side != begins)
      continue;
    if (is_named)
      fprintf (out, " %u", named - from + 1);
    for (uint32_t i = is_named ? named : from; i < (is_named ? named + (from < end) : end); i++)
      fprintf (out, " %u",
               1 + (is_stopper ? g->to[side][i] : g->positions + 1 + 2 * g->to[side][i] + !begins));
  }
  fputc ('\n', out);
}

static void draw_forgery (text *t)
{
  drawn d;
  gh_graph const g = draw_graph (&d);
  unsigned const player = draw (2);
  FILE *const out = fmemopen (t->bytes, MOST_TEXT, "w");
  fprintf (out, "gifthorse-loopy 1 %u %u\n", g.positions, 3 * g.positions + 1);
  for (uint32_t position = 0; position < g.positions; position++) {
    fputs ("f", out);
    for (unsigned side = 0; side < 2; side++) {
      GH_EACH_MOVE (&g, side, x, position)
      fprintf (out, " %u", x + 1);
      fputs (" 0", out);
    }
    fputc ('\n', out);
  }
  for (uint32_t position = 0; position < g.positions; position++)
    write_node (out, &g, position, true, 0, 0);
  fputs ("t 0 0 0\n", out);
  for (uint32_t turn = 0; turn < 2 * g.positions; turn++)
    write_node (out, &g, turn / 2, false, player, turn % 2);
  if (draw (2))
    fprintf (out, "o %u 1 %u\n", g.positions + 2 + draw (2), g.positions + 1);
  fputs (".\n", out);
  fclose (out);
  t->length = strlen (t->bytes);
}

/* ---- judging --------------------------------------------------------------------------------- */

typedef struct counts {
  uint64_t rejected, right, unjudged, wrong;
} counts;

static void judge_text (counts *c, const text *t)
{
  gh_loopy_proof proof;
  if (!gh_loopy_check (&proof, t->bytes))
    c->rejected++;
  else
    switch (gh_loopy_judge (store, &proof)) {
    case GH_LOOPY_TRUE: c->right++; break;
    case GH_LOOPY_UNJUDGED: c->unjudged++; break;
    default:
      if (c->wrong++ == 0)
        fprintf (stderr, "accepted, but false:\n%s", t->bytes);
    }
  gh_loopy_free (&proof);
}

/* All that the prover makes are accepted; the first are kept to be changed. */
static void check_prover (uint64_t count)
{
  counts c = {0};
  uint64_t others = 0;
  for (uint64_t i = 0; i < count;) {
    text t;
    gh_loopy_status const status = draw_certificate (&t);
    others += status != GH_LOOPY_PROVED;
    if (status != GH_LOOPY_PROVED)
      continue;
    judge_text (&c, &t);
    if (i < TEXTS)
      texts[i] = t;
    i++;
  }
  TAP_OK (c.right + c.unjudged == count,
          "of %" PRIu64 " certificates of random graphs %" PRIu64 " are true, %" PRIu64
          " rejected, %" PRIu64 " false",
          count, c.right, c.rejected, c.wrong);
  TAP_OK (c.unjudged < count / 10 && others > count / 10,
          "%" PRIu64 " of them are too large to be judged; %" PRIu64
          " others are of no stoppers, or too long",
          c.unjudged, others);
}

static counts judge_changes (uint64_t count, uint32_t least, uint32_t more)
{
  counts c = {0};
  while (count) {
    const text *const from = &texts[draw (TEXTS)];
    text t = *from;
    for (uint32_t changes = least + draw (more); changes; changes--)
      change_text (&t);
    if (t.length == from->length && !memcmp (t.bytes, from->bytes, t.length))
      continue;
    judge_text (&c, &t);
    count--;
  }
  return c;
}

static counts judge_forgeries (uint64_t count)
{
  counts c = {0};
  for (uint64_t i = 0; i < count; i++) {
    text t;
    draw_forgery (&t);
    judge_text (&c, &t);
  }
  return c;
}

static void report (const char *what, counts c, uint64_t count)
{
  TAP_OK (c.wrong == 0,
          "of %" PRIu64 " certificates with %s %" PRIu64 " are rejected, %" PRIu64
          " are true, %" PRIu64 " false",
          count, what, c.rejected, c.right, c.wrong);
  TAP_OK (c.right > count / 500 && c.unjudged < count / 10,
          "some of them are true, and %" PRIu64 " too large to be judged", c.unjudged);
}

int main (int argc, char **argv)
{
  uint64_t const count = argc > 1 ? strtoull (argv[1], NULL, 10) : 20000;
  draw_from (argc > 2 ? (uint32_t)strtoull (argv[2], NULL, 10) : 1);
  store = gh_store_new (NULL, NULL);
  check_prover (TEXTS + count / 20);
  report ("one field changed", judge_changes (count, 1, 1), count);
  report ("two to four changed", judge_changes (count / 4, 2, 3), count / 4);
  report ("drawn nodes", judge_forgeries (count), count);
  gh_store_free (store);
  return tap_done ();
}
