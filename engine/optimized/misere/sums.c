#include "optimized/misere/sums.h"
#include "form/genus.h"
#include "form/notation.h"
#include "form/show.h"
#include "optimized/heaps/heaps.h"
#include "optimized/misere/heaps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A heap, or a form beside the heaps. */
typedef struct part {
  const gh_summand *summand;
  uint64_t heap;
  gh_reduced game;
} part;

typedef struct search {
  gh_store *store;
  gh_misere *misere;
  gh_misere_sum *sum;
  gh_reduced game; /* the sum itself */
  uint64_t value;  /* its genus */
  uint32_t terms[GH_HEAP_TERMS];
  const uint32_t *all_terms;
  size_t term_count;
  gh_status status; /* of the text of an option, unless that is only too long */
  const gh_summand *summands;
  part *parts;
  size_t summand_count, count;
  void (*visit) (void *, const char *, const char *);
  void *context;
} search;

/* Say why there is no answer; false. */
static bool refuse (const search *s, const char *words)
{
  snprintf (s->sum->error, sizeof s->sum->error, "%s", words);
  return false;
}

/* ---- the parts of the sum -------------------------------------------------------------------- */

static bool list_parts (search *s)
{
  s->parts = calloc (s->summand_count * GH_MOST_HEAPS + 1, sizeof *s->parts);
  for (size_t i = 0; s->parts && i < s->summand_count; i++) {
    const gh_summand *const summand = &s->summands[i];
    if (!summand->game)
      s->parts[s->count++] = (part){.summand = summand};
    for (size_t k = 0; summand->game && k < summand->count; k++)
      if (summand->heaps[k])
        s->parts[s->count++] = (part){summand, summand->heaps[k], GH_REDUCED_ZERO};
  }
  return s->parts;
}

static bool reduce_parts (search *s)
{
  for (size_t i = 0; i < s->count; i++) {
    part *const p = &s->parts[i];
    p->game = p->summand->game ? gh_reduced_of_heaps (s->misere, p->summand->code, &p->heap, 1)
                               : gh_reduced_from_form (s->misere, s->store, p->summand->form);
    s->sum->partizan = s->sum->partizan || p->game == GH_NO_REDUCED;
  }
  return !s->sum->partizan;
}

static gh_reduced sum_but (const search *s, size_t without)
{
  gh_reduced sum = GH_REDUCED_ZERO;
  for (size_t i = 0; i < s->count; i++)
    if (i != without)
      sum = gh_reduced_sum (s->misere, sum, s->parts[i].game);
  return sum;
}

/* ---- tame, restive and restless -------------------------------------------------------------- */

static bool is_tame (const search *s, const part *p)
{
  return p->summand->game ? gh_misere_heap_is_tame (s->misere, p->summand->code, p->heap)
                          : gh_misere_is_tame (s->misere, s->store, p->summand->form);
}

static bool has_move (const search *s, const part *p)
{
  gh_heap_move move;
  return p->summand->game ? gh_heap_first (p->summand->code, p->heap, &move)
                          : gh_option_count (s->store, p->summand->form, GH_LEFT) > 0;
}

static bool has_tame_options (const search *s, const part *p)
{
  gh_heap_move move;
  const gh_code *const code = p->summand->code;
  if (!p->summand->game) {
    GH_EACH (s->store, GH_LEFT, x, p->summand->form)
      if (!gh_misere_is_tame (s->misere, s->store, x))
        return false;
    return true;
  }
  for (bool more = gh_heap_first (code, p->heap, &move); more;
       more = gh_heap_next (code, p->heap, &move))
    for (unsigned i = 0; i < move.parts; i++)
      if (!gh_misere_heap_is_tame (s->misere, code, move.part[i]))
        return false;
  return true;
}

/* A sum is tame when its parts are. So all options of one that is not are tame just when one part
   only is not, all options of that are, and no other can be moved in. */
static const char *sort_of (const search *s)
{
  const part *wild = NULL;
  bool tame_options = true;
  for (size_t i = 0; i < s->count; i++)
    if (!is_tame (s, &s->parts[i])) {
      tame_options = !wild && has_tame_options (s, &s->parts[i]);
      wild = &s->parts[i];
      if (!tame_options)
        return "";
    }
  for (size_t i = 0; wild && i < s->count; i++)
    if (&s->parts[i] != wild && has_move (s, &s->parts[i]))
      return "";
  if (!wild)
    return "tame";
  if (gh_reduced_grundy (s->misere, s->game) <= 1)
    return "restive";
  return gh_reduced_genus_term (s->misere, s->game, 0) <= 1 ? "restless" : "";
}

/* ---- winning moves --------------------------------------------------------------------------- */

static void visit_move (const search *s, const part *p, const gh_heap_move *move)
{
  char from[GH_HEAPS_TEXT], to[GH_HEAPS_TEXT];
  gh_heaps_print (p->summand->game, p->summand->code, &p->heap, 1, from);
  gh_heaps_print (p->summand->game, p->summand->code, move->part, move->parts, to);
  s->visit (s->context, from, to);
}

/* Whether what a move leaves of a part is P beside the rest. */
static bool wins (const search *s, gh_reduced left, gh_reduced rest)
{
  s->sum->moves++;
  bool const is_p = gh_reduced_is_p (s->misere, gh_reduced_sum (s->misere, left, rest));
  s->sum->winning += is_p;
  return is_p;
}

static void play_heap (const search *s, const part *p, gh_reduced rest)
{
  const gh_code *const code = p->summand->code;
  gh_heap_move move;
  for (bool more = gh_heap_first (code, p->heap, &move); more;
       more = gh_heap_next (code, p->heap, &move))
    if (wins (s, gh_reduced_of_heaps (s->misere, code, move.part, move.parts), rest))
      visit_move (s, p, &move);
}

/* An option, whose text may be too long. */
typedef struct option_call {
  gh_store *store;
  gh_form form;
  char text[GH_HEAPS_TEXT];
} option_call;

static void print_option (void *argument)
{
  option_call *const o = argument;
  const char *const text = gh_print (o->store, o->form, GH_STYLE_FULL);
  gh_show (text, strlen (text), o->text, sizeof o->text);
}

static void play_form (search *s, const part *p, gh_reduced rest)
{
  char from[200];
  gh_show (p->summand->text, p->summand->length, from, sizeof from);
  GH_EACH (s->store, GH_LEFT, x, p->summand->form) {
    option_call o = {s->store, x, "an option whose text is too long"};
    if (!wins (s, gh_reduced_from_form (s->misere, s->store, x), rest))
      continue;
    gh_status const status = gh_try (s->store, print_option, &o);
    if (status && status != GH_OVER_LENGTH)
      s->status = status;
    s->visit (s->context, from, o.text);
  }
}

/* Equal heaps of one position are moved in once. */
static bool came_before (const search *s, size_t i)
{
  for (size_t k = i; k-- > 0 && s->parts[k].summand == s->parts[i].summand;)
    if (s->parts[k].heap == s->parts[i].heap)
      return true;
  return false;
}

static void play_all (search *s)
{
  for (size_t i = 0; i < s->count; i++)
    if (!s->parts[i].summand->game)
      play_form (s, &s->parts[i], sum_but (s, i));
    else if (!came_before (s, i))
      play_heap (s, &s->parts[i], sum_but (s, i));
}

/* ---- the sum itself -------------------------------------------------------------------------- */

static void print_genus (void *argument)
{
  const search *const s = argument;
  const char *const text = gh_genus_print (
      s->store, gh_genus_of_terms (s->store, (uint32_t)s->value, s->all_terms, s->term_count));
  gh_show (text, strlen (text), s->sum->genus, sizeof s->sum->genus);
}

static void find (void *argument)
{
  search *const s = argument;
  if (!reduce_parts (s))
    return;
  s->game = sum_but (s, s->count);
  s->sum->p = gh_reduced_is_p (s->misere, s->game);
  s->sum->sort = sort_of (s);
  if (s->visit)
    play_all (s);
  s->value = gh_reduced_grundy (s->misere, s->game);
  s->term_count = gh_reduced_genus (s->misere, s->game, &s->all_terms);
}

/* A name that is not short says less than how many options there are. */
static void print_name (void *argument)
{
  const search *const s = argument;
  snprintf (s->sum->form, sizeof s->sum->form, "%s", gh_reduced_name (s->misere, s->game));
}

static void print_size (const search *s)
{
  const gh_reduced *options;
  snprintf (s->sum->form, sizeof s->sum->form, "with %zu options, born on day %u",
            gh_reduced_options (s->misere, s->game, &options),
            gh_reduced_birthday (s->misere, s->game));
}

static bool too_large (search *s, gh_status status)
{
  char words[100], text[sizeof words + 16];
  s->sum->no_memory = status == GH_NO_MEMORY;
  snprintf (text, sizeof text, "too large: %s",
            gh_misere_status_text (s->misere, status, words, sizeof words));
  return refuse (s, text);
}

/* ---- a heap whose simplest form is too large ------------------------------------------------- */

static void find_terms (void *argument)
{
  search *const s = argument;
  for (size_t n = 0; n < GH_HEAP_TERMS; n++)
    s->terms[n] = gh_misere_heap_genus_term (s->misere, s->parts->summand->code, s->parts->heap, n);
}

static bool find_value (search *s)
{
  gh_heap_values *const values = gh_heap_values_new (&gh_libc_allocator);
  bool const good = values && gh_heap_value (values, s->parts->summand->code, s->parts->heap,
                                             &s->value) == GH_OCTAL_OK;
  gh_heap_values_free (values);
  return good;
}

/* Of one heap the genus may be found without the form. */
static bool find_without_form (search *s, gh_status why)
{
  char words[100];
  if (s->visit || s->count != 1 || !s->parts->summand->game || !find_value (s) ||
      gh_misere_try (s->misere, find_terms, s) || gh_try (s->store, print_genus, s))
    return false;
  s->sum->p = s->terms[0] == 0;
  snprintf (s->sum->form, sizeof s->sum->form, "not found: %s",
            gh_misere_status_text (s->misere, why, words, sizeof words));
  return true;
}

/* ---- all of it ------------------------------------------------------------------------------- */

static bool search_table (search *s)
{
  gh_status status = gh_misere_try (s->misere, find, s);
  if (status == GH_NO_MEMORY || status == GH_HALTED)
    return too_large (s, status);
  if (status)
    return find_without_form (s, status) || too_large (s, status);
  if (s->sum->partizan)
    return refuse (s, "a game is not impartial, expected heaps and games with the same moves for "
                      "both");
  status = gh_misere_try (s->misere, print_name, s);
  if (status == GH_NO_MEMORY || status == GH_HALTED)
    return too_large (s, status);
  if (status)
    print_size (s);
  status = s->status ? s->status : gh_try (s->store, print_genus, s);
  return status ? too_large (s, status) : true;
}

/* A sum is a step that takes longer than others. */
static gh_limits limits_of (const gh_store *store)
{
  gh_limits limits = *gh_store_limits (store);
  limits.steps /= 50;
  limits.length = sizeof ((gh_misere_sum *)NULL)->form;
  return limits;
}

bool gh_misere_solve (gh_store *store, const gh_summand *summands, size_t count, gh_misere_sum *sum,
                      void visit (void *, const char *, const char *), void *context)
{
  gh_limits const limits = limits_of (store);
  search s = {.store = store,
              .misere = gh_misere_new (&limits, NULL),
              .sum = sum,
              .summands = summands,
              .summand_count = count,
              .visit = visit,
              .context = context,
              .term_count = GH_HEAP_TERMS};
  s.all_terms = s.terms;
  *sum = (gh_misere_sum){.sort = ""};
  sum->no_memory = !s.misere || !list_parts (&s);
  bool const good = sum->no_memory ? refuse (&s, "out of memory") : search_table (&s);
  gh_misere_free (s.misere);
  free (s.parts);
  return good;
}
