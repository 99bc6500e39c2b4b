#include "form/writer.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/store/inside.h"

#include <string.h>

static char *room_for (gh_store *store, size_t length)
{
  if (store->text.count + length > store->limits.length)
    gh_fail (store, GH_OVER_LENGTH);
  gh_array_reserve (store, &store->text, 1, length + 1);
  return (char *)store->text.items + store->text.count;
}

void gh_write_begin (gh_store *store)
{
  store->text.count = 0;
}

void gh_write (gh_store *store, const char *word)
{
  size_t const length = strlen (word);
  memcpy (room_for (store, length), word, length);
  store->text.count += length;
}

static void write_integer (gh_store *store, gh_form n)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, n, value, &exponent);
  char *const place = room_for (store, mpz_sizeinbase (value, 10) + 1); /* and a sign */
  mpz_get_str (place, 10, value);
  store->text.count += strlen (place);
}

void gh_write_rational (gh_store *store, gh_form x)
{
  gh_form const denominator = gh_rational_denominator (store, x);
  write_integer (store, gh_rational_numerator (store, x));
  if (denominator == gh_integer (store, 1))
    return;
  gh_write (store, "/");
  write_integer (store, denominator);
}

const char *gh_write_end (gh_store *store)
{
  *room_for (store, 0) = 0;
  return store->text.items;
}
