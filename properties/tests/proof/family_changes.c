/* True certificates of families with a field changed: of what the kernel still accepts all must be
   true, by play.

   usage: family_changes COUNT [SEED]. So many certificates have one change, a quarter as many two
   to four. */
#include "proof/kernels/check_families.h"
#include "proof/provers/family_prover.h"
#include "proof/telling/tell.h"
#include "tests/proof/changing.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "theory/transfinite/certificates.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- true certificates ----------------------------------------------------------------------- */

enum { EQUAL = 6, GREATER = 3, LESS = 12, CONFUSED = 9 };

static const gh_families_goal goals[] = {
    {1, 1, NULL, "0 1i |\n", "1 0 -1n", GREATER},
    {1, 1, NULL, "0 1i |\n", "1 1 0 -1n -1m", GREATER},
    {1, 1, NULL, "0 1i |\n", "1 -1 0 1", GREATER},
    {1, 1, NULL, "0 1i |\n1 0 |\n", "2 -1 0 -1", EQUAL},
    {1, 1, NULL, "0 1I | 0 1I\n", "1 -1 0", EQUAL},
    {1, 1, NULL, "0 1I | 0 1I\n", "1 0 -1N", CONFUSED},
    {1, 1, NULL, "0 1I | 0 1I\n0 1I 1, 1 0 | 0 1I 1\n", "2 -1 0 -1", EQUAL},
    {4, 1, NULL, "0 | 0 4>i\n", "1 0 -4>n", LESS},
    {4, 1, NULL, "0, 0 4 -2>i | 0 4\n0 | 0 4>i\n", "1 2 0 -4", EQUAL},
    {96, 2, NULL, "0, 0 32 -8>i | 0 96, 0 48, 0 32 4>i\n", "1 1 1 0 -96", EQUAL},
    {1, 1, NULL, "0 1ui | 0 1ui\n", "1 0 -1un", CONFUSED},
    {2, 1, NULL, "0 | 0\n0 1i | 0 -1i\n", "1 2 0 1n -1", GREATER &CONFUSED},
};

#define TEXTS (sizeof goals / sizeof *goals)

static text texts[TEXTS];

static void write_texts (gh_store *store)
{
  for (size_t i = 0; i < TEXTS; i++) {
    FILE *const out = fmemopen (texts[i].bytes, MOST_TEXT, "w");
    gh_families_prove (store, &goals[i], out);
    fclose (out);
    texts[i].length = strlen (texts[i].bytes);
  }
}

/* ---- judging --------------------------------------------------------------------------------- */

typedef struct counts {
  uint64_t rejected, right, unjudged, wrong;
} counts;

static void judge_text (counts *c, const text *t)
{
  gh_families_proof proof;
  int32_t node;
  if (!gh_families_check (&proof, t->bytes))
    c->rejected++;
  else
    switch (gh_families_judge (&proof, &node)) {
    case GH_FAMILIES_TRUE: c->right++; break;
    case GH_FAMILIES_UNJUDGED: c->unjudged++; break;
    default:
      if (c->wrong++ == 0)
        fprintf (stderr, "accepted, but node %d is false:\n%s", (int)node, t->bytes);
    }
  gh_families_free (&proof);
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
          "some of them are true, and of %" PRIu64 " nothing is seen", c.unjudged);
}

int main (int argc, char **argv)
{
  uint64_t const count = argc > 1 ? strtoull (argv[1], NULL, 10) : 40000;
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
