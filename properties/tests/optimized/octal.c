/* Grundy values of heaps: by play, by all moves, and by both methods, whatever the mask. */
#include "optimized/heaps/inside.h"
#include "tests/heap/reading.h"
#include "tests/memory.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static const char *const texts[] = {
    ".77",    ".6",      ".137", ".07",  ".4",   ".15",   ".3",          "4.7",      ".106",
    ".007",   ".16",     ".56",  ".644", ".123", ".0",    "4.04",        ".3...",    ".7...",
    ".07...", ".444...", ".8",   "C.7",  ".F",   ".9...", "grundysgame", ".0000044", "4.0026"};

#define TEXTS (sizeof texts / sizeof *texts)

/* ---- by play --------------------------------------------------------------------------------- */

#define OBJECTS 6

/* A sum of heaps: how many there are of each size, and one heap of Nim. */
typedef struct position {
  uint8_t heaps[OBJECTS + 1], nim;
} position;

/* Whether who moves wins, by trying all moves to the end. */
static bool is_won (const gh_code *code, const position *p)
{
  position after = *p;
  for (after.nim = 0; after.nim < p->nim; after.nim++)
    if (!is_won (code, &after))
      return true;
  for (unsigned n = 1; n <= OBJECTS; n++) {
    gh_heap_move move;
    for (bool more = p->heaps[n] && gh_heap_first (code, n, &move); more;
         more = gh_heap_next (code, n, &move)) {
      after = *p;
      after.heaps[n]--;
      for (unsigned i = 0; i < move.parts; i++)
        after.heaps[move.part[i]]++;
      if (!is_won (code, &after))
        return true;
    }
  }
  return false;
}

/* The value v of a heap is that for which the heap and a Nim heap of v are lost. */
static unsigned value_by_play (const gh_code *code, unsigned n)
{
  position p = {.heaps = {0}, .nim = 0};
  p.heaps[n] = n > 0;
  while (is_won (code, &p))
    p.nim++;
  return p.nim;
}

/* ---- by all moves ---------------------------------------------------------------------------- */

#define HEAPS 600
#define FAR 5000

static void find_by_moves (const gh_code *code, size_t count, uint16_t *values)
{
  for (size_t n = 0; n < count; n++) {
    bool seen[2 * FAR] = {false};
    gh_heap_move move;
    for (bool more = gh_heap_first (code, n, &move); more; more = gh_heap_next (code, n, &move)) {
      unsigned sum = 0;
      for (unsigned i = 0; i < move.parts; i++)
        sum ^= values[move.part[i]];
      seen[sum] = true;
    }
    for (values[n] = 0; seen[values[n]]; values[n]++)
      ;
  }
}

static gh_octal *octal_of (gh_store *store, const char *text, gh_octal_method method)
{
  gh_code const code = code_of (text);
  gh_octal *const o = gh_octal_new (&code, method, gh_store_allocator (store));
  if (!o)
    gh_fail (store, GH_NO_MEMORY);
  return o;
}

static void check_values (gh_store *store)
{
  for (size_t i = 0; i < TEXTS; i++) {
    static uint16_t values[HEAPS];
    gh_code const code = code_of (texts[i]);
    size_t const count = code.digit[0] & 8 || code.digit[1] & 8 ? 100 : HEAPS;
    find_by_moves (&code, count, values);
    unsigned n = 0;
    while (n <= OBJECTS && value_by_play (&code, n) == values[n])
      n++;
    bool same = n > OBJECTS;
    for (gh_octal_method method = GH_OCTAL_DIRECT; method <= GH_OCTAL_SPARSE; method++) {
      gh_octal *const o = octal_of (store, texts[i], method);
      for (size_t some = 1; some < count; some += 97) /* in pieces */
        same = same && gh_octal_extend (o, some, NULL, NULL) == GH_OCTAL_OK &&
               gh_octal_count (o) == some;
      same = same && gh_octal_extend (o, count, NULL, NULL) == GH_OCTAL_OK &&
             !memcmp (gh_octal_values (o), values, count * sizeof *values);
      gh_octal_free (o);
    }
    gh_octal *const large = octal_of (store, texts[i], GH_OCTAL_SPARSE);
    large->top = 64; /* as if larger values had been there */
    same = same && gh_octal_extend (large, count, NULL, NULL) == GH_OCTAL_OK &&
           !memcmp (gh_octal_values (large), values, count * sizeof *values);
    gh_octal_free (large);
    TAP_OK (same, "the values of %s, by play (%u), all moves and both methods", texts[i], n);
  }
}

/* ---- masks ----------------------------------------------------------------------------------- */

/* A mask that is put in place of the chosen one costs time only. Where both an even and an odd
   number can be taken, it does not look at the size. */
static void check_masks (gh_store *store)
{
  static const char *const splitting[] = {".6", ".77", ".106", ".007", "4.04"};
  for (size_t i = 0; i < sizeof splitting / sizeof *splitting; i++) {
    bool same = true;
    gh_octal *const direct = octal_of (store, splitting[i], GH_OCTAL_DIRECT);
    gh_octal_extend (direct, 512, NULL, NULL);
    for (unsigned trial = 0; trial < 40; trial++) {
      gh_octal *const o = octal_of (store, splitting[i], GH_OCTAL_SPARSE);
      gh_octal_extend (o, 300, NULL, NULL);
      gh_octal_set_mask (o, 2 + (draw (126) & (strcmp (splitting[i], ".77") ? ~0U : ~1U)),
                         draw (2));
      o->top = trial % 2 ? o->top : 64; /* as if larger values had been there */
      same = same && gh_octal_extend (o, 512, NULL, NULL) == GH_OCTAL_OK &&
             !memcmp (gh_octal_values (o), gh_octal_values (direct), 512 * sizeof (uint16_t));
      gh_octal_free (o);
    }
    gh_octal_free (direct);
    TAP_OK (same, "any mask does for %s", splitting[i]);
  }
}

/* Far enough that blocks of values are searched: the values by all moves and by both methods, and
   the mask, of which so many heaps are rare. */
static void check_far (gh_store *store)
{
  static const struct {
    const char *text;
    bool with_mask, with_size;
    size_t most_rare;
  } far[] = {{".77", true, false, 20},        {".106", true, true, 300},
             {".6", true, false, 2000},       {".007", false, false, 0},
             {".4", false, false, 0},         {".66666", true, false, 1200},
             {".0004444444", false, false, 0}};
  for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
    static uint16_t values[FAR];
    gh_code const code = code_of (far[i].text);
    gh_octal *const direct = octal_of (store, far[i].text, GH_OCTAL_DIRECT);
    gh_octal *const sparse = octal_of (store, far[i].text, GH_OCTAL_SPARSE);
    gh_octal_extend (direct, FAR, NULL, NULL);
    gh_octal_extend (sparse, FAR, NULL, NULL);
    find_by_moves (&code, FAR, values);
    TAP_OK (!memcmp (gh_octal_values (direct), values, sizeof values) &&
                !memcmp (gh_octal_values (sparse), values, sizeof values),
            "both methods find the values of %s to %d", far[i].text, FAR);
    uint32_t const mask = gh_octal_mask (sparse);
    TAP_OK (!gh_octal_mask (direct) && (mask != 0) == far[i].with_mask &&
                (mask & 1) == far[i].with_size && sparse->rare_count <= far[i].most_rare,
            "the mask of %s is %u, %zu heaps are rare", far[i].text, mask, sparse->rare_count);
    gh_octal_free (direct);
    gh_octal_free (sparse);
  }
}

/* ---- limits ---------------------------------------------------------------------------------- */

static bool stop_at (void *context, size_t count)
{
  const size_t *const at = context;
  return count < *at;
}

static void check_limits (gh_store *store)
{
  gh_octal *const o = octal_of (store, ".77", GH_OCTAL_SPARSE);
  size_t at = 1000;
  TAP_OK (gh_octal_extend (o, GH_OCTAL_HEAPS + 1, NULL, NULL) == GH_OCTAL_OVER_HEAPS &&
              gh_octal_count (o) == 0,
          "no more than 2^26 heaps");
  TAP_OK (gh_octal_extend (o, 5000, stop_at, &at) == GH_OCTAL_STOPPED &&
              gh_octal_count (o) == 1024 && gh_octal_extend (o, 5000, NULL, NULL) == GH_OCTAL_OK &&
              gh_octal_values (o)[4999] == gh_octal_values (o)[4999 - 12],
          "stopped when asked, at the next 256 values; and gone on with");
  gh_octal_free (o);
}

/* As if all values were options of the next heap. */
static void check_large_values (gh_store *store)
{
  static const char *const of_each_kind[] = {".3", ".77", "grundysgame"};
  for (size_t i = 0; i < 3; i++) {
    gh_octal *const o = octal_of (store, of_each_kind[i], GH_OCTAL_SPARSE);
    bool good = gh_octal_extend (o, 400, NULL, NULL) == GH_OCTAL_OK;
    o->top = GH_OCTAL_SMALL;
    good = good && (o->seen || gh_octal_make_marks (o));
    for (size_t v = 0; good && v < GH_OCTAL_VALUES; v++)
      o->seen[v] = 401;
    good = good && gh_octal_extend (o, 401, NULL, NULL) == GH_OCTAL_OVER_VALUES;
    TAP_OK (good && gh_octal_count (o) == 400, "a value above 65535 is refused: %s",
            of_each_kind[i]);
    gh_octal_free (o);
  }
}

static void work (gh_store *store)
{
  gh_octal *const o = octal_of (store, ".77", GH_OCTAL_SPARSE);
  gh_octal_status const status = gh_octal_extend (o, 2000, NULL, NULL);
  gh_octal_status const again = status ? gh_octal_extend (o, 2000, NULL, NULL) : GH_OCTAL_OK;
  size_t const count = gh_octal_count (o);
  if (again && again != GH_OCTAL_NO_MEMORY)
    gh_broken ("work", "extend", "another status");
  if (count > 200 && gh_octal_values (o)[count - 1] != gh_octal_values (o)[count - 13])
    gh_broken ("work", "extend", "a wrong value for want of memory");
  gh_octal_free (o);
  if (status)
    gh_fail (store, GH_NO_MEMORY);
}

static void check_texts (void)
{
  TAP_OK (!strcmp (gh_octal_status_text (GH_OCTAL_OVER_HEAPS), "a heap of 67108864 or more") &&
              !strcmp (gh_octal_status_text (GH_OCTAL_OVER_VALUES), "a value above 65535"),
          "the limits are told");
}

int main (void)
{
  draw_from (1);
  in_new_store ("values", check_values);
  in_new_store ("masks", check_masks);
  in_new_store ("far", check_far);
  in_new_store ("limits", check_limits);
  in_new_store ("large values", check_large_values);
  out_of_memory ("values of .77", work);
  check_texts ();
  return tap_done ();
}
