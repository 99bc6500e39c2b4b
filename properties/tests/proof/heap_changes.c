/* True certificates of heaps with a field changed: of what the kernel still accepts all must be
   true, by the moves.

   usage: heap_changes COUNT [SEED]. So many certificates have one change, a quarter as many two to
   four. */
#include "proof/kernels/check_heaps.h"
#include "proof/provers/heap_prover.h"
#include "tests/heap/reading.h"
#include "tests/proof/changing.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "theory/heaps/certificates.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- true certificates ----------------------------------------------------------------------- */

/* Written by hand, with masks that no prover would choose; then those of the prover. */
static const char *const by_hand[] = {
    "gifthorse-heaps 1 .71 0\nv 0 1 2 1 0 1 0 1 0 1 0 1\np 2 3\ns 2 2 8 0\n.\n",
    "gifthorse-heaps 1 .52 6\nv 0 1 0 2 2 1 0 3 2 1 0 3 2 1 0 3 2 1\np 4 4\ns 3 7 0\n.\n",
    "gifthorse-heaps 1 .77 7\nv 0 1 2 3 1 4 3 2 1 4 2 6 4\ns 4 5 0\ns 0 1 4 0\n.\n",
    "gifthorse-heaps 1 .352 0\nv 0 1 2 0 2 0 2 0 2 0 2\np 2 2\ns 2 1 2 1 0\n.\n",
    "gifthorse-heaps 1 .3... 2\nv 0 1 2 3 4 5 6 7\ns 4 3 7 0\n.\n",
    "gifthorse-heaps 1 4. 1\nv 0 0 1 0 1 0\ns 1 4 3 0\n.\n",
    "gifthorse-heaps 1 .106 27\nv 0 1 0 0 0 1 2 2 2 1 4 4 0 1 0 6 2\ns 6 15 12 0\n.\n",
    "gifthorse-heaps 1 .3 0\nv 0 1 0 1 0 1 0\np 2 1\ns 1 99 0\n.\n",
    "gifthorse-heaps 1 .77 0\nv 0 1 2 3 1\ns 1 4 0\nc .3 0\nv 0 1\ns 1 1 0\nt 0\ns 0 0\nt 0\n.\n",
    "gifthorse-heaps 1 .3 0\nv 0 1\ns 1 1 0\nc grundysgame 3\nv 0 0 0 1 0 2\ns 3 3 5 0\nt 2\n.\n"};

static const struct {
  const char *code;
  size_t heap; /* 0: its period */
} goals[] = {{".77", 0}, {".07", 0}, {".17", 0}, {".6", 150}, {".54", 0}, {".4", 40}, {"4.7", 60}};

#define HANDS (sizeof by_hand / sizeof *by_hand)
#define TEXTS (HANDS + sizeof goals / sizeof *goals)

static text texts[TEXTS];

static void write_texts (gh_store *store)
{
  for (size_t i = 0; i < TEXTS; i++) {
    if (i < HANDS)
      strcpy (texts[i].bytes, by_hand[i]);
    else {
      gh_code const code = code_of (goals[i - HANDS].code);
      uint64_t const heap = goals[i - HANDS].heap;
      gh_heaps_goal goal = {.sizes = heap ? &heap : NULL, .count = heap != 0};
      gh_octal *const octal = gh_octal_new (&code, GH_OCTAL_SPARSE, gh_store_allocator (store));
      FILE *const out = fmemopen (texts[i].bytes, MOST_TEXT, "w");
      if (heap)
        gh_heaps_solve (octal, 1000, NULL, NULL, &goal);
      else
        gh_period_search (octal, 1000, NULL, NULL, &goal.period);
      gh_heaps_write (&octal, &goal, 1, out);
      fclose (out);
      gh_octal_free (octal);
    }
    texts[i].length = strlen (texts[i].bytes);
  }
}

/* ---- judging --------------------------------------------------------------------------------- */

typedef struct counts {
  uint64_t rejected, right, unjudged, wrong;
} counts;

static gh_heaps_judging judging;

static void judge_text (counts *c, const text *t)
{
  gh_heaps_proof proof;
  if (!gh_heaps_check (&proof, t->bytes))
    c->rejected++;
  else
    switch (gh_heaps_judge (&judging, &proof)) {
    case GH_HEAPS_TRUE: c->right++; break;
    case GH_HEAPS_UNJUDGED: c->unjudged++; break;
    default:
      if (c->wrong++ == 0)
        fprintf (stderr, "accepted, but false:\n%s", t->bytes);
    }
  gh_heaps_free (&proof);
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

static void report (const char *what, counts c, uint64_t count)
{
  TAP_OK (c.wrong == 0,
          "of %" PRIu64 " certificates with %s changed %" PRIu64 " are rejected, %" PRIu64
          " are true, %" PRIu64 " false",
          count, what, c.rejected, c.right, c.wrong);
  TAP_OK (c.right > count / 500 && c.unjudged < count / 10,
          "some of them are true, and %" PRIu64 " about larger heaps", c.unjudged);
}

int main (int argc, char **argv)
{
  uint64_t const count = argc > 1 ? strtoull (argv[1], NULL, 10) : 60000;
  counts none = {0};
  draw_from (argc > 2 ? (uint32_t)strtoull (argv[2], NULL, 10) : 1);
  in_new_store ("certificates", write_texts);
  for (size_t i = 0; i < TEXTS; i++)
    judge_text (&none, &texts[i]);
  TAP_OK (none.right == TEXTS, "%" PRIu64 " of %zu certificates are accepted and true", none.right,
          TEXTS);
  report ("one field", judge_changes (count, 1, 1), count);
  report ("two to four", judge_changes (count / 4, 2, 3), count / 4);
  return tap_done ();
}
