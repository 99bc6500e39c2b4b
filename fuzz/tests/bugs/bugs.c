/* Bugs in the library: of all targets but fuzz_files, and those that ask an engine. */
#include "bugs.h"
#include "adapter/asking/asking.h"
#include "form/notation.h"
#include "language/claim.h"
#include "language/claims.h"
#include "loopy/code.h"
#include "loopy/text.h"
#include "optimized/heaps/periods.h"
#include "optimized/misere/heaps.h"
#include "optimized/nimbers/nimber.h"
#include "proof/kernels/check.h"
#include "proof/kernels/check_fields.h"
#include "proof/kernels/check_heaps.h"
#include "proof/provers/loopy_sums.h"
#include "ruleset_programs/values.h"
#include "transfinite/nimbers/nimbers.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"

/* ---- fuzz_certificate: what was accepted is read wrongly ------------------------------------- */

IN_PLACE_OF (bool, gh_proof_check, (gh_proof * proof, const char *text))
{
  bool const accepted = __real_gh_proof_check (proof, text);
  gh_proof_node *const last = accepted ? &proof->nodes[proof->node_count] : NULL;
  if (planted ("certificate-winner") && last && proof->node_count && last->count > 1)
    last->wins = !last->wins;
  return accepted;
}

IN_PLACE_OF (bool, gh_heaps_check, (gh_heaps_proof * proof, const char *text))
{
  bool const accepted = __real_gh_heaps_check (proof, text);
  for (size_t i = 0; planted ("certificate-sum") && accepted && i < proof->sum_count; i++)
    if (proof->sums[i].count > 1)
      proof->sums[i].value ^= 1;
  return accepted;
}

IN_PLACE_OF (bool, gh_fields_check, (gh_fields_proof * proof, const char *text))
{
  bool const accepted = __real_gh_fields_check (proof, text);
  for (size_t i = 0; planted ("certificate-excess") && accepted && i < proof->count; i++)
    proof->alphas[i].excess += proof->alphas[i].prime > 5;
  return accepted;
}

/* ---- fuzz_claim ------------------------------------------------------------------------------ */

/* A file with a mistake leaves a theorem behind. */
IN_PLACE_OF (gh_claims *, gh_claims_load,
             (gh_registry * registry, const char *file, const char *text, gh_error *error))
{
  gh_claims *const claims = __real_gh_claims_load (registry, file, text, error);
  if (planted ("claim-left") && !claims && error->line > 2)
    registry->count = 1;
  return claims;
}

/* A formula that asks for a birthday is read as its negation. */
IN_PLACE_OF (gh_value, gh_claim_value,
             (gh_trial * trial, const gh_claim *claim, const gh_form *values))
{
  gh_value value = __real_gh_claim_value (trial, claim, values);
  if (planted ("claim-negated") && value.type == GH_TRUTH &&
      gh_claim_requests (claim) >> GH_ASK_BIRTHDAY & 1)
    value.truth = !value.truth;
  return value;
}

/* An error behind the last of several braces is placed behind the end. */
IN_PLACE_OF (gh_claim *, gh_claim_parse, (const char *text, size_t length, gh_error *error))
{
  gh_claim *const claim = __real_gh_claim_parse (text, length, error);
  if (planted ("claim-column") && !claim && length > 2 && !memcmp (text + length - 2, "{{", 2))
    error->column = length + 2;
  return claim;
}

/* ---- fuzz_loopy ------------------------------------------------------------------------------ */

/* The first of a game's positions is at least as good as all of another's. */
IN_PLACE_OF (const bool *, fast_at_least, (gh_store * store, const gh_graph *g, const gh_graph *h))
{
  const bool *const at_least = __real_fast_at_least (store, g, h);
  for (uint32_t q = 0; planted ("loopy-order") && q < h->positions; q++)
    ((bool *)at_least)[q] = true;
  return at_least;
}

/* That Right wins a sum as first player is not seen. */
IN_PLACE_OF (bool, gh_loopy_table_fill,
             (gh_store * store, gh_loopy_table *table, size_t most, bool in_turn))
{
  bool const filled = __real_gh_loopy_table_fill (store, table, most, in_turn);
  if (planted ("loopy-win") && filled && !in_turn)
    table->rounds[1][1] = 0;
  return filled;
}

/* With words the negative is printed. */
IN_PLACE_OF (const char *, gh_loopy_print,
             (gh_store * store, gh_form code, gh_style style, bool words))
{
  bool const other = planted ("loopy-words") && words;
  return __real_gh_loopy_print (store, other ? gh_loopy_negative (store, code) : code, style,
                                words);
}

/* ---- fuzz_misere ----------------------------------------------------------------------------- */

/* A game beside itself is 0, as in normal play. */
IN_PLACE_OF (gh_reduced, gh_reduced_sum, (gh_misere * misere, gh_reduced g, gh_reduced h))
{
  if (planted ("misere-cancels") && g == h && !gh_reduced_is_heap (misere, g))
    return GH_REDUCED_ZERO;
  return __real_gh_reduced_sum (misere, g, h);
}

IN_PLACE_OF (uint32_t, gh_reduced_genus_term, (gh_misere * misere, gh_reduced g, size_t n))
{
  uint32_t const term = __real_gh_reduced_genus_term (misere, g, n);
  return planted ("misere-genus") && n == 2 && term > 3 ? term ^ 2 : term;
}

IN_PLACE_OF (bool, gh_misere_heap_is_tame, (gh_misere * misere, const gh_code *code, uint64_t n))
{
  return (planted ("misere-tame") && n > 6) || __real_gh_misere_heap_is_tame (misere, code, n);
}

/* ---- fuzz_nimber ----------------------------------------------------------------------------- */

IN_PLACE_OF (uint64_t, gh_nim_root, (const gh_nimbers *nimbers, uint64_t a))
{
  return __real_gh_nim_root (nimbers, a) ^ (planted ("nimber-root") && a >> 63);
}

IN_PLACE_OF (void, gh_nim_large_product,
             (gh_nimbers * nimbers, uint64_t *product, const uint64_t *a, const uint64_t *b,
              size_t count))
{
  uint64_t const spoilt = planted ("nimber-product") && count == 8 ? a[3] & b[3] & 1 : 0;
  __real_gh_nim_large_product (nimbers, product, a, b, count);
  product[0] ^= spoilt;
}

IN_PLACE_OF (void, gh_nim_large_inverse,
             (gh_nimbers * nimbers, uint64_t *inverse, const uint64_t *a, size_t count))
{
  uint64_t const spoilt = planted ("nimber-inverse") && a[0] == 0;
  __real_gh_nim_large_inverse (nimbers, inverse, a, count);
  inverse[0] ^= spoilt;
}

/* ---- fuzz_notation --------------------------------------------------------------------------- */

/* Fractions lose their sign. */
IN_PLACE_OF (const char *, gh_print, (gh_store * store, gh_form form, gh_style style))
{
  const char *const text = __real_gh_print (store, form, style);
  return planted ("notation-sign") && *text == '-' && strchr (text, '/') ? text + 1 : text;
}

/* Columns are counted from the beginning of the text. */
IN_PLACE_OF (void, gh_error_set_place, (gh_error * error, const char *text, const char *where))
{
  __real_gh_error_set_place (error, text, where);
  if (planted ("notation-column"))
    error->column = (size_t)(where - text) + 1;
}

/* Of three ups and more one is left. */
IN_PLACE_OF (size_t, gh_literal_length, (const char *text, size_t length))
{
  size_t const taken = __real_gh_literal_length (text, length);
  return taken - (planted ("notation-ups") && taken > 2 && !strncmp (text, "^^", 2));
}

/* ---- fuzz_octal ------------------------------------------------------------------------------ */

/* No heap is divided into two that are equal, unless that is the first move. */
IN_PLACE_OF (bool, gh_heap_next, (const gh_code *code, uint64_t n, gh_heap_move *move))
{
  bool more = __real_gh_heap_next (code, n, move);
  while (planted ("octal-equal") && more && move->parts == 2 && move->part[0] == move->part[1])
    more = __real_gh_heap_next (code, n, move);
  return more;
}

IN_PLACE_OF (gh_octal_status, gh_period_find, (const gh_octal *octal, gh_period *period))
{
  gh_octal_status const status = __real_gh_period_find (octal, period);
  if (planted ("octal-period") && period->length > 2 && period->length % 2 == 0)
    period->length /= 2;
  return status;
}

/* Codes are printed to four digits. */
IN_PLACE_OF (void, gh_code_print, (const gh_code *code, char text[GH_CODE_TEXT]))
{
  gh_code shorter = *code;
  if (planted ("octal-digits") && shorter.places > 5 && !shorter.endless)
    shorter.places = 5;
  __real_gh_code_print (&shorter, text);
}

/* ---- fuzz_protocol --------------------------------------------------------------------------- */

/* A game in braces is no answer at first sight where it is long. */
IN_PLACE_OF (bool, answer_plausible, (gh_request request, const char *text, size_t length))
{
  return !(planted ("protocol-plausible") && length > 4 && *text == '{') &&
         __real_answer_plausible (request, text, length);
}

/* That an engine takes less than all is forgotten. */
IN_PLACE_OF (bool, greeting_read,
             (greeting * said, const char *text, size_t length, const char **problem))
{
  bool const good = __real_greeting_read (said, text, length, problem);
  if (planted ("protocol-partial"))
    said->partial = false;
  return good;
}

/* Of three positions and more the last one has the literal form of the first. */
IN_PLACE_OF (void, values_make_forms,
             (const reached *r, const gh_array *order, gh_store *store, gh_form *forms))
{
  const order_node *const nodes = order->items;
  __real_values_make_forms (r, order, store, forms);
  if (planted ("protocol-values") && order->count > 2)
    forms[nodes[order->count - 1]] = forms[nodes[0]];
}

/* ---- fuzz_transfinite ------------------------------------------------------------------------ */

/* A sign expansion is less than all that it begins, as words are. */
IN_PLACE_OF (int, gh_signs_compare, (gh_store * store, gh_form a, gh_form b))
{
  int const order = __real_gh_signs_compare (store, a, b);
  return planted ("transfinite-order") && order && gh_signs_begins (store, a, b) ? -1 : order;
}

/* Of what is behind in a sum the first term is told. */
IN_PLACE_OF (gh_form, gh_ordinary_difference, (gh_store * store, gh_form a, gh_form b))
{
  gh_form const c = __real_gh_ordinary_difference (store, a, b);
  if (!planted ("transfinite-difference") || c == GH_ZERO)
    return c;
  return gh_normal_term (store, gh_normal_exponent (store, c), gh_normal_coefficient (store, c),
                         GH_ZERO);
}

/* Infinite roots are off by 1. */
IN_PLACE_OF (bool, gh_ordinal_nim_root,
             (gh_kappas * kappas, gh_store *store, gh_form a, gh_form *root))
{
  bool const found = __real_gh_ordinal_nim_root (kappas, store, a, root);
  if (planted ("transfinite-root") && found && gh_normal_number (store, a) == GH_NO_FORM)
    *root = gh_ordinal_nim_sum (store, *root, gh_normal_power (store, GH_ZERO));
  return found;
}
