#include "proof/telling/structure.h"

#include <sha2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* numerator / 2^places in lowest terms, if a form is this number in canonical form and both are
   within the kernel's limits. */
typedef struct dyadic {
  gh_wide numerator;
  unsigned places;
  bool is_number;
} dyadic;

typedef struct structures {
  const gh_proof *p;
  gh_structure *digests;
  dyadic *numbers;
  gh_structure **sorted; /* of the options of one side */
  SHA2_CTX sha;
} structures;

/* ---- numbers --------------------------------------------------------------------------------- */

static dyadic lowest (gh_wide numerator, unsigned places)
{
  for (; places && numerator % 2 == 0; places--)
    numerator /= 2;
  return (dyadic){numerator, places,
                  numerator <= GH_PROOF_MOST && numerator >= -GH_PROOF_MOST &&
                      places <= GH_PROOF_PLACES};
}

/* In units of 1/2^places. False: it is too large, and far from every number with such places. */
static bool in_units (const dyadic *x, unsigned places, gh_wide *units)
{
  return !__builtin_mul_overflow (x->numerator, (gh_wide)1 << (places - x->places), units);
}

/* {a|b}, where b - a is 2^-k and 2^k.a an integer. */
static dyadic between (const dyadic *a, const dyadic *b)
{
  unsigned const places = a->places > b->places ? a->places : b->places;
  gh_wide left, right, gap;
  if (!in_units (a, places, &left) || !in_units (b, places, &right) || right <= left ||
      __builtin_sub_overflow (right, left, &gap))
    return (dyadic){0};
  if ((gap & (gap - 1)) || left % gap || gap > (gh_wide)1 << places)
    return (dyadic){0};
  return lowest (2 * left + gap, places + 1);
}

/* The number of a form by its options, of which each side has one or none. */
static dyadic number_of (const dyadic *left, const dyadic *right)
{
  if (left && right)
    return left->is_number && right->is_number ? between (left, right) : (dyadic){0};
  const dyadic *const one = left ? left : right;
  if (!one)
    return (dyadic){.is_number = true};
  if (!one->is_number || one->places || (left ? one->numerator < 0 : one->numerator > 0))
    return (dyadic){0};
  return lowest (one->numerator + (left ? 1 : -1), 0);
}

/* ---- text ------------------------------------------------------------------------------------ */

static void hash (structures *s, const char *text, size_t length)
{
  SHA256Update (&s->sha, (const uint8_t *)text, length);
}

static void hash_digits (structures *s, gh_wide n)
{
  if (n > 9)
    hash_digits (s, n / 10);
  hash (s, &(char){(char)('0' + (int)(n % 10))}, 1);
}

static void hash_number (structures *s, const dyadic *x)
{
  hash (s, "-", x->numerator < 0);
  hash_digits (s, x->numerator < 0 ? -x->numerator : x->numerator);
  if (x->places) {
    hash (s, "/", 1);
    hash_digits (s, (gh_wide)1 << x->places);
  }
}

static int by_text (const void *a, const void *b)
{
  return strcmp (**(gh_structure *const *)a, **(gh_structure *const *)b);
}

/* Sort the digests of the options of one side, each once; how many they are. */
static size_t sort_options (structures *s, const gh_proof_form *f, unsigned side)
{
  const int32_t *const options = s->p->refs + f->first + (side ? f->count[0] : 0);
  size_t kept = 0;
  for (size_t i = 0; i < f->count[side]; i++)
    s->sorted[i] = &s->digests[options[i]];
  qsort (s->sorted, f->count[side], sizeof *s->sorted, by_text);
  for (size_t i = 0; i < f->count[side]; i++)
    if (i == 0 || strcmp (*s->sorted[i], *s->sorted[kept - 1]) != 0)
      s->sorted[kept++] = s->sorted[i];
  return kept;
}

static void hash_options (structures *s, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    hash (s, ",", i > 0);
    hash (s, *s->sorted[i], GH_STRUCTURE_ROOM - 1);
  }
}

/* ---- forms ----------------------------------------------------------------------------------- */

static dyadic find_number (structures *s, const gh_proof_form *f)
{
  const dyadic *sides[2] = {NULL, NULL};
  if (f->is_number)
    return lowest (f->number, s->p->places);
  for (unsigned side = 0; side < 2; side++) {
    size_t const count = sort_options (s, f, side);
    if (count > 1)
      return (dyadic){0};
    if (count)
      sides[side] = &s->numbers[s->sorted[0] - s->digests];
  }
  return number_of (sides[0], sides[1]);
}

static void find_digest (structures *s, int32_t n)
{
  const gh_proof_form *const f = &s->p->forms[n];
  s->numbers[n] = find_number (s, f);
  SHA256Init (&s->sha);
  if (s->numbers[n].is_number)
    hash_number (s, &s->numbers[n]);
  else {
    hash (s, "{", 1);
    hash_options (s, sort_options (s, f, 0));
    hash (s, "|", 1);
    hash_options (s, sort_options (s, f, 1));
    hash (s, "}", 1);
  }
  SHA256End (&s->sha, s->digests[n]);
}

gh_structure *gh_structures (const gh_proof *p)
{
  size_t const count = (size_t)p->form_count + 1;
  structures s = {.p = p,
                  .digests = calloc (count, sizeof *s.digests),
                  .numbers = calloc (count, sizeof *s.numbers),
                  .sorted = calloc (p->ref_count + 1, sizeof *s.sorted)};
  bool const is_memory = s.digests && s.numbers && s.sorted;
  for (int32_t n = 1; is_memory && n <= p->form_count; n++)
    find_digest (&s, n);
  free (s.numbers);
  free (s.sorted);
  if (!is_memory) {
    free (s.digests);
    return NULL;
  }
  return s.digests;
}

void gh_structures_together (gh_structure *of, int32_t count, gh_structure together)
{
  structures s;
  SHA256Init (&s.sha);
  for (int32_t n = 1; n <= count; n++) {
    hash (&s, of[n], GH_STRUCTURE_ROOM - 1);
    hash (&s, "\n", 1);
  }
  SHA256End (&s.sha, together);
}
