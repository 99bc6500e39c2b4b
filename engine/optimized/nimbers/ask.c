#include "optimized/nimbers/ask.h"
#include "form/numeral.h"

#include <stdio.h>
#include <string.h>

_Static_assert(GMP_NUMB_BITS == 64, "numerals have the words of nimbers");

typedef uint64_t words[GH_NIM_MOST_WORDS];

typedef struct operands {
  words of[GH_MOST_ARGUMENTS];
  size_t words; /* of the largest, rounded up to a power of two */
} operands;

/* The words of the form, if it is an integer from 0. False: it is not, or it is too large, as `why`
   says. */
static bool read_number (gh_store *store, gh_form form, uint64_t *number, size_t *count, char *why,
                         size_t size)
{
  mpz_t value;
  uint64_t exponent;
  if (!gh_is_integer (store, form) || gh_numeral_sign (store, form) < 0) {
    snprintf (why, size, "expected integers from 0");
    return false;
  }
  gh_numeral_value (store, form, value, &exponent);
  *count = mpz_size (value);
  if (*count > GH_NIM_MOST_WORDS) {
    snprintf (why, size, "expected nimbers below 2^%u", 64 * GH_NIM_MOST_WORDS);
    return false;
  }
  memset (number, 0, sizeof (words));
  memcpy (number, mpz_limbs_read (value), *count * sizeof *number);
  return true;
}

static gh_form integer (gh_store *store, const uint64_t *number, size_t count)
{
  mpz_t value;
  while (count && !number[count - 1])
    count--;
  return gh_dyadic (store, mpz_roinit_n (value, number, (mp_size_t)count), 0);
}

/* False: there is no such number. */
static bool find (gh_nimbers *n, gh_request request, const operands *o, uint64_t *result)
{
  const uint64_t *const a = o->of[0], *const b = o->of[1];
  size_t top = o->words;
  switch (request) {
  case GH_ASK_NIM_ADD:
    for (size_t i = 0; i < o->words; i++)
      result[i] = a[i] ^ b[i];
    return true;
  case GH_ASK_NIM_MULTIPLY: gh_nim_large_product (n, result, a, b, o->words); return true;
  case GH_ASK_NIM_SQRT: gh_nim_large_root (n, result, a, o->words); return true;
  default: break;
  }
  while (top && !a[top - 1])
    top--;
  if (top)
    gh_nim_large_inverse (n, result, a, o->words);
  return top;
}

gh_reply nimber_answer (gh_nimbers *nimbers, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *why, size_t size)
{
  operands o = {.words = 1};
  words result;
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    size_t count;
    if (!read_number (store, arguments[i].form, o.of[i], &count, why, size))
      return GH_REFUSED;
    while (o.words < count)
      o.words *= 2;
  }
  answer->type = gh_requests[request].answer;
  answer->form =
      find (nimbers, request, &o, result) ? integer (store, result, o.words) : GH_NO_FORM;
  return GH_ANSWERED;
}
