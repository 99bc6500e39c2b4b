#include "theory/numbers/letters.h"
#include "form/numeral.h"
#include "rulesets/form.h"

#include <string.h>

gh_letters gh_any_letters (gh_trial *t, const char *kinds, uint32_t most)
{
  gh_letters s = {""};
  uint32_t const length = gh_choose (t, most + 1);
  for (uint32_t i = 0; i < length; i++)
    s.letters[i] = kinds[gh_choose (t, (uint32_t)strlen (kinds))];
  return s;
}

gh_letters gh_letters_cut (gh_letters s, size_t length)
{
  memset (s.letters + length, 0, sizeof s.letters - length);
  return s;
}

gh_letters gh_letters_with (gh_letters s, char letter, size_t count)
{
  memset (s.letters + strlen (s.letters), letter, count);
  return s;
}

char gh_letter_mirrored (char letter)
{
  return letter == 'L' ? 'R' : 'L';
}

gh_form gh_letters_form (gh_trial *t, gh_letters s)
{
  gh_position position;
  char error[100];
  gh_expect (t, gh_hackenbush.read (s.letters, &position, error, sizeof error), "%s", error);
  return gh_position_form (t->store, &gh_hackenbush, position);
}

gh_form gh_letters_number (gh_store *store, gh_letters s)
{
  char const own = s.letters[0] == 'R' ? 'R' : 'L';
  size_t const n = strspn (s.letters, own == 'L' ? "L" : "R");
  int64_t sum = (int64_t)n;
  uint64_t exponent = 0;
  for (const char *letter = s.letters + n; *letter; letter++, exponent++)
    sum = 2 * sum + (*letter == own ? 1 : -1);
  return gh_fraction (store, own == 'L' ? sum : -sum, exponent);
}

gh_letters gh_letters_of (gh_store *store, gh_form x)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, x, value, &exponent);
  if (mpz_size (value) > 1 || exponent >= GH_MOST_LETTERS ||
      (mpz_getlimbn (value, 0) >> exponent) + exponent >= GH_MOST_LETTERS)
    return (gh_letters){"?"};
  uint64_t const size = mpz_getlimbn (value, 0), n = size >> exponent;
  char const own = mpz_sgn (value) < 0 ? 'R' : 'L';
  gh_letters s = gh_letters_with ((gh_letters){""}, own, n + (exponent > 0));
  if (exponent > 0)
    s = gh_letters_with (s, gh_letter_mirrored (own), 1);
  while (exponent > 1) {
    exponent--;
    s = gh_letters_with (s, size >> exponent & 1 ? own : gh_letter_mirrored (own), 1);
  }
  return s;
}

gh_order gh_letters_order (gh_letters a, gh_letters b)
{
  static const char *const rising = "R\0L";
  size_t i = 0;
  while (a.letters[i] == b.letters[i] && a.letters[i])
    i++;
  if (a.letters[i] == b.letters[i])
    return GH_EQUAL;
  return memchr (rising, a.letters[i], 3) < memchr (rising, b.letters[i], 3) ? GH_LESS : GH_GREATER;
}
