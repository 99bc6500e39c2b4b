#include "form/genus.h"
#include "form/numeral.h"
#include "form/writer.h"

#include <stdio.h>
#include <string.h>

#define MOST_DIGITS 9

static gh_form pair (gh_store *store, uint32_t term, gh_form rest)
{
  gh_form const number = gh_integer (store, term);
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, number);
  gh_form_add (store, GH_RIGHT, rest);
  return gh_form_end (store);
}

static gh_form rest_of (gh_store *store, gh_form list)
{
  return gh_option (store, list, GH_RIGHT, 0);
}

static uint32_t first_of (gh_store *store, gh_form list)
{
  int64_t term = 0;
  gh_small_integer (store, gh_option (store, list, GH_LEFT, 0), 0, UINT32_MAX, &term);
  return (uint32_t)term;
}

/* They end as soon as they may. */
gh_form gh_genus_terms (gh_store *store, uint32_t term, gh_form rest)
{
  if (rest != GH_ZERO && rest_of (store, rest) == GH_ZERO && first_of (store, rest) == (term ^ 2))
    rest = GH_ZERO;
  return pair (store, term, rest);
}

gh_form gh_genus_make (gh_store *store, uint32_t normal, gh_form terms)
{
  return pair (store, normal, terms);
}

gh_form gh_genus_of_terms (gh_store *store, uint32_t normal, const uint32_t *terms, size_t count)
{
  gh_form list = GH_ZERO;
  for (size_t i = count; i-- > 0;)
    list = gh_genus_terms (store, terms[i], list);
  return gh_genus_make (store, normal, list);
}

uint32_t gh_genus_normal (gh_store *store, gh_form genus)
{
  return first_of (store, genus);
}

uint32_t gh_genus_term (gh_store *store, gh_form genus, size_t n)
{
  gh_form terms = rest_of (store, genus);
  for (; n > 0; n--) {
    gh_form const rest = rest_of (store, terms);
    if (rest == GH_ZERO)
      break;
    terms = rest;
  }
  return first_of (store, terms) ^ (n % 2 ? 2 : 0);
}

/* Whether a form is {number|more}. */
static bool is_pair (gh_store *store, gh_form form)
{
  int64_t term;
  if (gh_option_count (store, form, GH_LEFT) != 1 || gh_option_count (store, form, GH_RIGHT) != 1)
    return false;
  gh_form const first = gh_option (store, form, GH_LEFT, 0);
  return gh_is_integer (store, first) && gh_small_integer (store, first, 0, UINT32_MAX, &term);
}

/* The terms without those at the end that follow by themselves. */
static gh_form shortened (gh_store *store, gh_form terms)
{
  if (terms == GH_ZERO)
    return GH_ZERO;
  gh_deeper (store);
  gh_form const rest = shortened (store, rest_of (store, terms));
  gh_shallower (store);
  return gh_genus_terms (store, first_of (store, terms), rest);
}

gh_form gh_genus_from_list (gh_store *store, gh_form list)
{
  size_t count = 0;
  for (gh_form at = list; count == 0 || at != GH_ZERO; at = rest_of (store, at), count++)
    if (!is_pair (store, at))
      return GH_NO_FORM;
  if (count < 2)
    return GH_NO_FORM;
  return gh_genus_make (store, first_of (store, list), shortened (store, rest_of (store, list)));
}

/* ---- text ------------------------------------------------------------------------------------ */

static void put (gh_store *store, const char *format, uint32_t number)
{
  char word[sizeof ",4294967295"];
  snprintf (word, sizeof word, format, number);
  gh_write (store, word);
}

const char *gh_genus_print (gh_store *store, gh_form genus)
{
  size_t count = 1;
  bool digits = true;
  for (gh_form at = rest_of (store, genus); at != GH_ZERO; at = rest_of (store, at), count++)
    digits = digits && first_of (store, at) < 10;
  digits = digits && gh_genus_term (store, genus, count - 1) < 10;
  gh_write_begin (store);
  put (store, "%u^", gh_genus_normal (store, genus));
  for (size_t n = 0; n < count; n++)
    put (store, n && !digits ? ",%u" : "%u", gh_genus_term (store, genus, n));
  return gh_write_end (store);
}

static bool is_digit (char c)
{
  return c >= '0' && c <= '9';
}

/* The number that ends at *end, which moves before it; of one digit, or of all there are. */
static bool read_number (const char *start, const char **end, bool one, uint32_t *number)
{
  const char *at = *end;
  uint32_t scale = 1;
  *number = 0;
  for (; at > start && is_digit (at[-1]) && !(one && at < *end); at--, scale *= 10) {
    if (*end - at == MOST_DIGITS)
      return false;
    *number += scale * (uint32_t)(at[-1] - '0');
  }
  bool const found = at < *end;
  *end = at;
  return found;
}

gh_form gh_genus_read (gh_store *store, const char *text, size_t length)
{
  const char *const power = memchr (text, '^', length), *end = text + length;
  const char *const terms = power ? power + 1 : end;
  bool const digits = !memchr (terms, ',', (size_t)(end - terms));
  uint32_t number;
  if (!power || !read_number (terms, &end, digits, &number))
    return GH_NO_FORM;
  gh_form list = gh_genus_terms (store, number, GH_ZERO);
  while (end > terms) {
    if ((!digits && *--end != ',') || !read_number (terms, &end, digits, &number))
      return GH_NO_FORM;
    list = gh_genus_terms (store, number, list);
  }
  end = power;
  if (!read_number (text, &end, false, &number) || end != text)
    return GH_NO_FORM;
  return gh_genus_make (store, number, list);
}
