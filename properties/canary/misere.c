/* Canaries of misere play. Their own recursions remember nothing: games born later than day 5 are
   answered rightly. */
#include "reference/misere/misere.h"
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"

#define MOST_DAYS 5

static bool is_small (gh_store *store, gh_form g)
{
  int64_t days;
  return gh_is_impartial (store, g) &&
         gh_small_integer (store, gh_form_birthday (store, g), 0, MOST_DAYS, &days);
}

/* What is asked of an impartial game that is small enough. */
static bool asks (gh_store *store, gh_request request, gh_request wanted, const gh_value *arguments)
{
  return request == wanted && is_small (store, arguments[0].form);
}

SPOIL (empty_p)
{
  if (request == GH_ASK_MISERE_OUTCOME)
    answer->outcome = gh_outcome_of (store, arguments[0].form, GH_NORMAL);
}

SPOIL (misere_sides)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_MISERE_OUTCOME && (answer->outcome == GH_L || answer->outcome == GH_R))
    answer->outcome = answer->outcome == GH_L ? GH_R : GH_L;
}

/* ---- simplest forms -------------------------------------------------------------------------- */

typedef enum { FORGOTTEN, ALWAYS } proviso;

static bool has_option (gh_store *store, gh_form h, gh_form wanted)
{
  GH_EACH (store, GH_LEFT, x, h)
    if (x == wanted)
      return true;
  return false;
}

/* Whether the options of H that are none of K may go; with the proviso an N position must not be
   left of one that is P, whatever is left. */
static bool reduces (gh_store *store, gh_form h, gh_form k, proviso kind)
{
  bool deletes_p = false;
  GH_EACH (store, GH_LEFT, x, k)
    if (!has_option (store, h, x))
      return false;
  GH_EACH (store, GH_LEFT, x, h)
    if (!has_option (store, k, x)) {
      if (!has_option (store, x, k))
        return false;
      deletes_p = deletes_p || gh_misere_p (store, x);
    }
  return h != k && (kind == FORGOTTEN || deletes_p);
}

static gh_form simplest (gh_store *store, gh_form g, proviso kind)
{
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, simplest (store, x, kind));
  gh_form const h = gh_form_end (store);
  GH_EACH (store, GH_LEFT, x, h)
    GH_EACH (store, GH_LEFT, k, x)
      if (reduces (store, h, k, kind))
        return k;
  return h;
}

SPOIL (proviso_forgotten)
{
  if (asks (store, request, GH_ASK_MISERE_CANONICAL, arguments))
    answer->form = simplest (store, arguments[0].form, FORGOTTEN);
}

SPOIL (proviso_always)
{
  if (asks (store, request, GH_ASK_MISERE_CANONICAL, arguments))
    answer->form = simplest (store, arguments[0].form, ALWAYS);
}

SPOIL (deletion_root)
{
  if (!asks (store, request, GH_ASK_MISERE_CANONICAL, arguments))
    return;
  gh_form const g = answer->form = arguments[0].form;
  GH_EACH (store, GH_LEFT, x, g)
    GH_EACH (store, GH_LEFT, k, x)
      if (gh_misere_reduces (store, g, k))
        answer->form = k;
}

/* ---- genera ---------------------------------------------------------------------------------- */

#define TERMS 6 /* after which a genus of a small game goes on by itself */
#define NO_NUMBER UINT32_MAX

/* The column rule with another first value of 0, or with g_n itself excluded only. */
typedef struct rule {
  uint32_t of_zero;
  uint32_t twin; /* what is excluded beside g_n: g_n with this xored into it */
} rule;

typedef struct column {
  uint32_t terms[TERMS];
} column;

static column column_of (gh_store *store, gh_form g, rule kind)
{
  column options[64], own;
  size_t count = 0;
  GH_EACH (store, GH_LEFT, x, g)
    if (count < sizeof options / sizeof *options)
      options[count++] = column_of (store, x, kind);
  for (size_t n = 0; n < TERMS; n++) {
    uint32_t const before = n ? own.terms[n - 1] : NO_NUMBER;
    uint32_t least = n || g != GH_ZERO ? 0 : kind.of_zero;
    for (bool taken = true; taken; least += taken) {
      taken = n && (least == before || least == (before ^ kind.twin));
      for (size_t i = 0; i < count; i++)
        taken = taken || options[i].terms[n] == least;
    }
    own.terms[n] = least;
  }
  return own;
}

static gh_form genus_by (gh_store *store, gh_form g, rule kind)
{
  column const own = column_of (store, g, kind);
  gh_form terms = GH_ZERO;
  for (size_t n = TERMS; n-- > 0;)
    terms = gh_genus_terms (store, own.terms[n], terms);
  return gh_genus_make (store, gh_genus_normal (store, gh_genus_of (store, g)), terms);
}

SPOIL (misere_zero)
{
  if (asks (store, request, GH_ASK_GENUS, arguments))
    answer->form = genus_by (store, arguments[0].form, (rule){0, 1});
}

SPOIL (genus_twin)
{
  if (asks (store, request, GH_ASK_GENUS, arguments))
    answer->form = genus_by (store, arguments[0].form, (rule){1, 0});
}

#define READ_TERMS 16 /* of a genus that was found */

/* The genus again, of so many terms, none of them above `most`. */
static gh_form cut_genus (gh_store *store, gh_form genus, size_t count, uint32_t most)
{
  uint32_t terms[READ_TERMS];
  for (size_t n = 0; n < count; n++) {
    uint32_t const term = gh_genus_term (store, genus, n);
    terms[n] = term < most ? term : most;
  }
  return gh_genus_of_terms (store, gh_genus_normal (store, genus), terms, count);
}

SPOIL (genus_repeat)
{
  gh_form const genus = answer->form;
  size_t last = 0;
  (void)arguments;
  if (request != GH_ASK_GENUS || genus == GH_NO_FORM)
    return;
  while (last + 1 < READ_TERMS &&
         gh_genus_term (store, genus, last + 1) != (gh_genus_term (store, genus, last) ^ 2))
    last++;
  answer->form = cut_genus (store, genus, last + 1, UINT32_MAX);
}

SPOIL (genus_digit)
{
  (void)arguments;
  if (request == GH_ASK_GENUS && answer->form != GH_NO_FORM)
    answer->form = cut_genus (store, answer->form, READ_TERMS, 9);
}

/* The least number that is no term n of an option, nor the term before or its twin. */
static uint32_t next_term (gh_store *store, gh_form g, size_t n, uint32_t before)
{
  uint32_t least = 0;
  for (bool taken = true; taken; least += taken) {
    taken = n && (least == before || least == (before ^ 1));
    GH_EACH (store, GH_LEFT, x, g)
      taken = taken || gh_genus_term (store, gh_genus_of (store, x), n) == least;
  }
  return least;
}

SPOIL (genus_settled)
{
  uint32_t terms[READ_TERMS];
  gh_form const g = arguments[0].form;
  size_t count = 0;
  bool alternate = false;
  if (request != GH_ASK_GENUS || answer->form == GH_NO_FORM || g == GH_ZERO)
    return;
  for (; count < READ_TERMS && !alternate; count++) {
    terms[count] = next_term (store, g, count, count ? terms[count - 1] : NO_NUMBER);
    alternate =
        count >= 2 && terms[count] == terms[count - 2] && terms[count] == (terms[count - 1] ^ 2);
  }
  if (alternate)
    answer->form = gh_genus_of_terms (store, gh_genus_normal (store, answer->form), terms, count);
}

/* ---- mates, like and tame games -------------------------------------------------------------- */

SPOIL (mate_root)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_MATE && answer->form != GH_NO_FORM && g != GH_ZERO &&
      g != gh_nim_heap (store, 1))
    answer->form = g;
}

SPOIL (like_genus)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_LIKE && gh_is_impartial (store, g) &&
      gh_is_impartial (store, arguments[1].form))
    answer->truth = gh_genus_of (store, g) == gh_genus_of (store, arguments[1].form);
}

SPOIL (like_grundy)
{
  gh_form const g = arguments[0].form, h = arguments[1].form;
  if (request == GH_ASK_LIKE && gh_is_impartial (store, g) && gh_is_impartial (store, h))
    answer->truth = gh_grundy (store, g) == gh_grundy (store, h);
}

SPOIL (like_first)
{
  if (request == GH_ASK_LIKE && answer->truth)
    answer->truth = gh_misere_simplest (store, arguments[0].form) == arguments[1].form;
}

SPOIL (tame_root)
{
  gh_nim_type type;
  if (request == GH_ASK_TAME && gh_is_impartial (store, arguments[0].form))
    answer->truth = gh_genus_is_tame (store, gh_genus_of (store, arguments[0].form), &type);
}

SPOIL (tame_4)
{
  if (request == GH_ASK_TAME && answer->truth)
    answer->truth = gh_genus_normal (store, gh_genus_of (store, arguments[0].form)) <= 4;
}

/* ---- what is asked of simplest forms --------------------------------------------------------- */

SPOIL (genus_of_heap)
{
  gh_form const g = arguments[0].form;
  int64_t grundy;
  if (asks (store, request, GH_ASK_VALUE_GENUS, arguments) &&
      gh_small_integer (store, gh_grundy (store, g), 0, 100, &grundy))
    answer->form = gh_genus_of (store, gh_nim_heap (store, (uint32_t)grundy));
}

SPOIL (mate_of_form)
{
  if (request == GH_ASK_VALUE_MATE && answer->form != GH_NO_FORM)
    answer->form = gh_mate (store, arguments[0].form);
}

SPOIL (mate_unsimplified)
{
  if (request == GH_ASK_VALUE_MATE && answer->form != GH_NO_FORM)
    answer->form = gh_mate (store, gh_misere_simplest (store, arguments[0].form));
}

SPOIL (tame_of_form)
{
  if (request == GH_ASK_VALUE_TAME && answer->truth)
    answer->truth = gh_is_tame (store, arguments[0].form);
}

SPOIL (tame_value_root)
{
  gh_nim_type type;
  if (request == GH_ASK_VALUE_TAME && gh_is_impartial (store, arguments[0].form))
    answer->truth = gh_genus_is_tame (store, gh_genus_of (store, arguments[0].form), &type);
}
