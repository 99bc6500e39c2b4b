#include "form/digest.h"
#include "form/array.h"
#include "form/numeral.h"

#include <sha2.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BITS 100
#define MOST_PLACES 60

/* Digests in the order in which they were found, and by form its place + 1. The arrays are released
   by who made them, however the search ends. */
typedef struct search {
  gh_store *store;
  gh_form form;
  gh_array digests, places;
} search;

typedef char digest[GH_DIGEST_ROOM];

static uint32_t *place_of (search *s, gh_form form)
{
  size_t const count = gh_store_size (s->store);
  if (count > s->places.count) {
    size_t const more = count - s->places.count;
    gh_array_reserve (s->store, &s->places, sizeof (uint32_t), more);
    memset ((uint32_t *)s->places.items + s->places.count, 0, more * sizeof (uint32_t));
    s->places.count = count;
  }
  return (uint32_t *)s->places.items + form;
}

static const char *digest_of (search *s, gh_form form)
{
  return ((digest *)s->digests.items)[*place_of (s, form) - 1];
}

/* Whether a form is a number that is hashed as one: then that is done. */
static bool hash_number (search *s, gh_form form, SHA2_CTX *sha)
{
  char text[80];
  mpz_t numerator, most;
  uint64_t places;
  if (!gh_is_numeral (s->store, form))
    return false;
  gh_numeral_value (s->store, form, numerator, &places);
  mpz_init (most);
  mpz_ui_pow_ui (most, 2, MOST_BITS);
  bool const fits = mpz_cmpabs (numerator, most) <= 0 && places <= MOST_PLACES;
  mpz_clear (most);
  if (!fits)
    return false;
  int const length = places
                         ? gmp_snprintf (text, sizeof text, "%Zd/%llu", numerator, 1ULL << places)
                         : gmp_snprintf (text, sizeof text, "%Zd", numerator);
  SHA256Update (sha, (const uint8_t *)text, (size_t)length);
  return true;
}

static int by_text (const void *a, const void *b)
{
  return memcmp (a, b, sizeof (digest));
}

static void hash_side (search *s, gh_form form, gh_side side, SHA2_CTX *sha)
{
  gh_array texts = {0};
  size_t const count = gh_option_count (s->store, form, side);
  gh_array_reserve (s->store, &texts, sizeof (digest), count);
  digest *const all = texts.items;
  for (size_t i = 0; i < count; i++)
    memcpy (all[i], digest_of (s, gh_option (s->store, form, side, i)), sizeof *all);
  if (count)
    qsort (all, count, sizeof *all, by_text);
  for (size_t i = 0; i < count; i++) {
    SHA256Update (sha, (const uint8_t *)",", i > 0);
    SHA256Update (sha, (const uint8_t *)all[i], GH_DIGEST_ROOM - 1);
  }
  gh_array_release (s->store, &texts);
}

static void find (search *s, gh_form form);

static void hash_options (search *s, gh_form form, SHA2_CTX *sha)
{
  gh_deeper (s->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (s->store, side, x, form)
      find (s, x);
  gh_shallower (s->store);
  SHA256Update (sha, (const uint8_t *)"{", 1);
  hash_side (s, form, GH_LEFT, sha);
  SHA256Update (sha, (const uint8_t *)"|", 1);
  hash_side (s, form, GH_RIGHT, sha);
  SHA256Update (sha, (const uint8_t *)"}", 1);
}

static void find (search *s, gh_form form)
{
  SHA2_CTX sha;
  if (*place_of (s, form))
    return;
  SHA256Init (&sha);
  if (!hash_number (s, form, &sha))
    hash_options (s, form, &sha);
  gh_array_reserve (s->store, &s->digests, sizeof (digest), 1);
  SHA256End (&sha, ((digest *)s->digests.items)[s->digests.count++]);
  *place_of (s, form) = (uint32_t)s->digests.count;
}

static void find_form (void *argument)
{
  search *const s = argument;
  find (s, s->form);
}

void gh_form_digest (gh_store *store, gh_form form, char found[GH_DIGEST_ROOM])
{
  search s = {.store = store, .form = form};
  gh_status const status = gh_try (store, find_form, &s);
  if (status == GH_OK)
    memcpy (found, digest_of (&s, form), GH_DIGEST_ROOM);
  gh_array_release (store, &s.digests);
  gh_array_release (store, &s.places);
  if (status)
    gh_fail (store, status);
}
