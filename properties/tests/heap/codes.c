/* Codes of heap games: their texts, and their moves against a search through all divisions. */
#include "tests/heap/reading.h"
#include "tests/tap.h"

#include <string.h>

static void check_texts (void)
{
  static const char *const texts[][2] = {
      {".77", ".77"},       {"0.77", ".77"},
      {".7700", ".77"},     {"4.7", "4.7"},
      {".333...", ".3..."}, {".0777...", ".07..."},
      {"4.", "4."},         {"4.0", "4."},
      {"c.", "C."},         {".a0f", ".A0F"},
      {".70...", ".7"},     {".0", ".0"},
      {".000...", ".0"},    {"grundysgame", "grundysgame"},
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    char text[GH_CODE_TEXT];
    gh_code const code = code_of (texts[i][0]);
    gh_code_print (&code, text);
    gh_code const again = code_of (text);
    char second[GH_CODE_TEXT];
    gh_code_print (&again, second);
    TAP_OK (!strcmp (text, texts[i][1]) && !strcmp (second, text), "%s is printed as %s, not %s",
            texts[i][0], texts[i][1], text);
  }
}

static void check_errors (void)
{
  static const struct {
    const char *text;
    size_t place;
    const char *expected;
  } wrong[] = {
      {"", 0, "a point, as in .77"},
      {"77", 0, "0, 4, 8 or C before the point, where nothing is taken"},
      {"4", 1, "a point, as in .77"},
      {"1.7", 0, "0, 4, 8 or C before the point, where nothing is taken"},
      {".", 1, "a digit 0-9 or A-F"},
      {"....", 1, "a digit before ..."},
      {".7g", 2, "a digit 0-9 or A-F, ... or the end of the code"},
      {".7..", 2, "a digit 0-9 or A-F, ... or the end of the code"},
      {".7....", 5, "a digit 0-9 or A-F, ... or the end of the code"},
      {"grundysgames", 0, "a point, as in .77"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gh_code code;
    size_t place = 99;
    const char *expected = "";
    TAP_OK (!gh_code_read (wrong[i].text, strlen (wrong[i].text), &code, &place, &expected) &&
                place == wrong[i].place && !strcmp (expected, wrong[i].expected),
            "'%s' is wrong at %zu: expected %s", wrong[i].text, place, expected);
  }
  char text[GH_CODE_PLACES + 3];
  gh_code code;
  size_t place = 0;
  const char *expected = "";
  memset (text, '3', sizeof text);
  text[0] = '.';
  TAP_OK (gh_code_read (text, GH_CODE_PLACES + 1, &code, &place, &expected), "%d digits are a code",
          GH_CODE_PLACES);
  TAP_OK (!gh_code_read (text, GH_CODE_PLACES + 2, &code, &place, &expected) &&
              place == GH_CODE_PLACES + 1,
          "one digit more is none: expected %s", expected);
}

static void check_digits (void)
{
  gh_code const game = code_of (".0752..."), never = code_of (".07");
  TAP_OK (gh_code_digit (&game, 0) == 0 && gh_code_digit (&game, 1) == 0 &&
              gh_code_digit (&game, 2) == 7 && gh_code_digit (&game, 3) == 5 &&
              gh_code_digit (&game, 4) == 2 && gh_code_digit (&game, UINT64_MAX) == 2,
          "the digits of .0752...");
  TAP_OK (gh_code_digit (&never, 2) == 7 && gh_code_digit (&never, 3) == 0, "the digits of .07");
  TAP_OK (gh_code_reach (&game, 100) == 100 && gh_code_reach (&never, 100) == 2 &&
              gh_code_reach (&never, 1) == 1,
          "how much can be taken");
  gh_code const hexadecimal = code_of (".78"), grundys = code_of ("grundysgame");
  TAP_OK (gh_code_is_octal (&game) && !gh_code_is_octal (&hexadecimal) &&
              !gh_code_is_octal (&grundys),
          "which codes are octal");
}

static bool same (const gh_heap_move *x, const gh_heap_move *y)
{
  if (x->taken != y->taken || x->parts != y->parts)
    return false;
  for (unsigned i = 0; i < x->parts; i++)
    if (x->part[i] != y->part[i])
      return false;
  return true;
}

/* Whether the walk stands at this move; goes on then. */
static bool step (const gh_code *code, uint64_t n, bool *more, gh_heap_move *at,
                  const gh_heap_move *wanted)
{
  if (!*more || !same (at, wanted))
    return false;
  *more = gh_heap_next (code, n, at);
  return true;
}

/* All ways to leave `rest` as heaps a <= b <= c, found by trying all a, b, c from 0 on, where 0 is
   no heap, in the order in which the walk has them. */
static bool agree (const gh_code *code, uint64_t n)
{
  gh_heap_move at;
  bool more = gh_heap_first (code, n, &at);
  for (uint64_t taken = 0; taken <= n; taken++)
    for (unsigned parts = 0; parts <= GH_HEAP_PARTS; parts++) {
      if (!(gh_code_digit (code, taken) >> parts & 1))
        continue;
      for (uint64_t a = 0; a <= n; a++)
        for (uint64_t b = a; b <= n; b++)
          for (uint64_t c = b; c <= n; c++) {
            uint64_t const three[] = {a, b, c};
            int const heaps = (a > 0) + (b > 0) + (c > 0);
            if (taken + a + b + c != n || heaps != (int)parts)
              continue;
            if (code->unequal && ((a > 0 && a == b) || (b > 0 && b == c)))
              continue;
            gh_heap_move wanted = {taken, parts, {0, 0, 0}};
            memcpy (wanted.part, three + GH_HEAP_PARTS - parts, parts * sizeof *three);
            if (!step (code, n, &more, &at, &wanted))
              return false;
          }
    }
  return !more;
}

static void check_moves (void)
{
  static const char *const texts[] = {".77",  ".6",  ".4",    ".333...", ".0777...", ".1",
                                      ".137", "4.7", "C.",    "8.F",     ".F",       ".0F3",
                                      ".8",   ".A5", ".9...", ".1...",   ".71...",   "grundysgame"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    gh_code const code = code_of (texts[i]);
    uint64_t n = 0;
    while (n <= 16 && agree (&code, n))
      n++;
    TAP_OK (n == 17, "the moves of %s, heaps to 16 (%llu)", texts[i], (unsigned long long)n);
  }
  gh_code code = code_of ("C.");
  code.unequal = true;
  uint64_t n = 0;
  while (n <= 16 && agree (&code, n))
    n++;
  TAP_OK (n == 17, "splits into two or three different heaps (%llu)", (unsigned long long)n);
}

/* The moves of K5 and of the heaps in .6, as Post I.7 has them. */
static void check_by_hand (void)
{
  static const gh_heap_move kayles[] = {
      {1, 1, {4}}, {1, 2, {1, 3}}, {1, 2, {2, 2}}, {2, 1, {3}}, {2, 2, {1, 2}},
  };
  gh_code const rows = code_of (".77"), officers = code_of (".6");
  gh_heap_move at;
  bool more = gh_heap_first (&rows, 5, &at);
  size_t i = 0;
  while (i < 5 && step (&rows, 5, &more, &at, &kayles[i]))
    i++;
  TAP_OK (i == 5 && !more, "the moves of five pins");
  TAP_OK (!gh_heap_first (&officers, 0, &at) && !gh_heap_first (&officers, 1, &at),
          "a heap of one in .6 has no move");
  TAP_OK (gh_heap_first (&officers, 2, &at) && same (&at, &(gh_heap_move){1, 1, {1}}) &&
              !gh_heap_next (&officers, 2, &at),
          "a heap of two in .6 has one");
}

int main (void)
{
  check_texts ();
  check_errors ();
  check_digits ();
  check_moves ();
  check_by_hand ();
  return tap_done ();
}
