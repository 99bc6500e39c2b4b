/* Any bytes as a code, up to a blank, then heaps, a byte each. An error has its place. What is read
   is printed and read back as the same code. Its moves are those that a search through all
   divisions finds; both methods find the same values, which are those by the moves; who wins the
   heaps is found by play to the end. What seems to be a period goes on. If the code is octal, the
   certificate of its values is accepted. Of endless codes, and of those that are not octal, fewer
   values are looked at. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "proof/kernels/check_heaps.h"
#include "proof/provers/heap_prover.h"

#include <stdlib.h>
#include <string.h>

#define DIVIDED 6   /* the largest heap whose moves are searched for */
#define OBJECTS 6   /* of a position that is played */
#define BY_MOVES 60 /* values */
#define MANY 400
#define FEW 40

/* Set up once; libFuzzer has no place to hand a context through. */
static gh_store *store;

static void close_all (void)
{
  gh_store_free (store);
}

static void open_all (void)
{
  store = gh_store_new (NULL, NULL);
  if (!store)
    no_start ("out of memory");
  atexit (close_all);
}

/* A code and how it was given. */
typedef struct input {
  const char *text;
  size_t length;
  gh_code code;
} input;

/* ---- texts and moves ------------------------------------------------------------------------- */

static bool read_code (input *in)
{
  size_t place = 0;
  const char *expected = NULL;
  if (gh_code_read (in->text, in->length, &in->code, &place, &expected))
    return true;
  must (place <= in->length && expected && *expected, "an error of a code is placed", in->text,
        in->length);
  return false;
}

static void check_text (const input *in)
{
  char text[GH_CODE_TEXT];
  gh_code again;
  size_t place;
  const char *expected;
  gh_code_print (&in->code, text);
  must (gh_code_read (text, strlen (text), &again, &place, &expected) &&
            !memcmp (again.digit, in->code.digit, sizeof again.digit) &&
            again.places == in->code.places && again.endless == in->code.endless &&
            again.unequal == in->code.unequal,
        "a code is read as it was printed", in->text, in->length);
}

/* How many moves leave heaps a <= b <= c of which 0 is none. */
static unsigned count_divisions (const gh_code *code, uint64_t n)
{
  unsigned count = 0;
  for (uint64_t c = 0; c <= n; c++)
    for (uint64_t b = 0; b <= c; b++)
      for (uint64_t a = 0; a <= b && a + b + c <= n; a++) {
        bool const equal = (a && a == b) || (b && b == c);
        int const heaps = (a > 0) + (b > 0) + (c > 0);
        count += gh_code_digit (code, n - a - b - c) >> heaps & 1 && !(code->unequal && equal);
      }
  return count;
}

static void check_moves (const input *in)
{
  for (uint64_t n = 0; n <= DIVIDED; n++) {
    gh_heap_move move;
    unsigned count = 0;
    bool good = true;
    for (bool more = gh_heap_first (&in->code, n, &move); more;
         more = gh_heap_next (&in->code, n, &move), count++) {
      uint64_t left = move.taken;
      for (unsigned i = 0; i < move.parts; i++) {
        good = good && move.part[i] > 0 && (!i || move.part[i] >= move.part[i - 1]);
        left += move.part[i];
      }
      good = good && left == n && gh_code_digit (&in->code, move.taken) >> move.parts & 1;
    }
    must (good && count == count_divisions (&in->code, n), "the moves are all divisions", in->text,
          in->length);
  }
}

/* ---- values ---------------------------------------------------------------------------------- */

static gh_octal *find_values (const gh_code *code, gh_octal_method method, size_t count)
{
  gh_octal *const octal = gh_octal_new (code, method, gh_store_allocator (store));
  if (!octal || gh_octal_extend (octal, count, NULL, NULL))
    no_start ("out of memory");
  return octal;
}

static unsigned value_by_moves (const gh_code *code, const uint16_t *values, size_t n)
{
  static unsigned seen[1 << 16], stamp;
  gh_heap_move move;
  unsigned value = 0;
  stamp++;
  for (bool more = gh_heap_first (code, n, &move); more; more = gh_heap_next (code, n, &move)) {
    unsigned sum = 0;
    for (unsigned i = 0; i < move.parts; i++)
      sum ^= values[move.part[i]];
    seen[sum] = stamp;
  }
  while (seen[value] == stamp)
    value++;
  return value;
}

/* Whether who moves wins a position, which says how many heaps there are of each size. */
static bool is_won (const gh_code *code, const uint8_t *heaps)
{
  for (unsigned n = 1; n <= OBJECTS; n++) {
    gh_heap_move move;
    for (bool more = heaps[n] && gh_heap_first (code, n, &move); more;
         more = gh_heap_next (code, n, &move)) {
      uint8_t after[OBJECTS + 1];
      memcpy (after, heaps, sizeof after);
      after[n]--;
      for (unsigned i = 0; i < move.parts; i++)
        after[move.part[i]]++;
      if (!is_won (code, after))
        return true;
    }
  }
  return false;
}

/* Bytes are heaps, as long as there are not too many objects. */
static void check_play (const input *in, const uint16_t *values, const uint8_t *data, size_t size)
{
  uint8_t heaps[OBJECTS + 1] = {0};
  unsigned objects = 0, value = 0;
  for (size_t i = 0; i < size && objects + data[i] % OBJECTS + 1 <= OBJECTS; i++) {
    unsigned const n = data[i] % OBJECTS + 1;
    heaps[n]++;
    objects += n;
    value ^= values[n];
  }
  if (objects)
    must (is_won (&in->code, heaps) == (value != 0), "who begins loses where the value is 0",
          in->text, in->length);
}

/* What the values of this many heaps show goes on with the others. */
static void check_period (const input *in, const gh_octal *all)
{
  gh_octal *const some = find_values (&in->code, GH_OCTAL_SPARSE, 150);
  const uint16_t *const values = gh_octal_values (all);
  gh_period period;
  gh_octal_status const status = gh_period_find (some, &period);
  bool const has_bound = gh_code_is_octal (&in->code) && !in->code.endless;
  must (status == (has_bound ? GH_OCTAL_OK : GH_OCTAL_NO_BOUND), "a period needs a bound", in->text,
        in->length);
  for (size_t n = period.from; period.length && n + period.length < gh_octal_count (all); n++)
    must (values[n] == values[n + period.length], "a period goes on", in->text, in->length);
  gh_octal_free (some);
}

static void check_certificate (const input *in, gh_octal *octal)
{
  char *text = NULL;
  size_t length;
  gh_heaps_proof proof;
  uint64_t const last = gh_octal_count (octal) - 1;
  gh_heaps_goal const goal = {.sizes = &last, .count = 1, .value = gh_octal_values (octal)[last]};
  FILE *const out = open_memstream (&text, &length);
  if (!out)
    no_start ("out of memory");
  gh_heaps_write (&octal, &goal, 1, out);
  if (fclose (out))
    no_start ("out of memory");
  bool const accepted = gh_heaps_check (&proof, text);
  must (accepted && proof.sum_count == 1, "the kernel accepts the values", in->text, in->length);
  gh_heaps_free (&proof);
  free (text);
}

static void check_values (const input *in, const uint8_t *data, size_t size)
{
  bool const is_octal = gh_code_is_octal (&in->code);
  size_t const count = is_octal && !in->code.endless ? MANY : FEW;
  gh_octal *const direct = find_values (&in->code, GH_OCTAL_DIRECT, count);
  gh_octal *const sparse = find_values (&in->code, GH_OCTAL_SPARSE, count);
  const uint16_t *const values = gh_octal_values (direct);
  must (!memcmp (values, gh_octal_values (sparse), count * sizeof *values),
        "both methods find the same values", in->text, in->length);
  for (size_t n = 0; n < count && n < BY_MOVES; n++)
    must (values[n] == value_by_moves (&in->code, values, n), "the values are those by the moves",
          in->text, in->length);
  check_play (in, values, data, size);
  check_period (in, sparse);
  if (is_octal)
    check_certificate (in, sparse);
  gh_octal_free (direct);
  gh_octal_free (sparse);
}

void fuzz_one (const uint8_t *data, size_t size)
{
  const void *const blank = size ? memchr (data, ' ', size) : NULL;
  size_t const length = blank ? (size_t)((const uint8_t *)blank - data) : size;
  input in = {.text = (const char *)data, .length = length};
  if (!store)
    open_all ();
  if (!size || !read_code (&in))
    return;
  check_text (&in);
  check_moves (&in);
  check_values (&in, data + length, size - length);
}
