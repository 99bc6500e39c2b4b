#include "harness/judging/size.h"
#include "coded/coded.h"
#include "form/measure.h"
#include "loopy/value.h"

static uint64_t add (uint64_t a, uint64_t b)
{
  return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

static void add_form (gh_store *store, gh_size *s, gh_form form)
{
  gh_extent const e = gh_extent_of (store, form);
  s->size = add (s->size, add (e.positions, e.bits));
  s->lines = add (s->lines, e.large);
}

static void add_sum (gh_store *store, gh_size *s, const gh_components *sum)
{
  for (size_t i = 0; i < sum->count; i++) {
    add_form (store, s, sum->terms[i].game);
    s->size = add (s->size, gh_extent_of (store, sum->terms[i].times).bits);
  }
}

gh_size gh_question_size (gh_store *store, const gh_question *q)
{
  const gh_request_info *const request = &gh_requests[q->request];
  gh_size s = {.lines = 1};
  for (unsigned i = request->takes_code; i < request->count; i++) {
    const gh_value *const argument = &q->arguments[i];
    if (q->of_sums)
      add_sum (store, &s, &q->sums[i]);
    else if (gh_is_coded (argument->type))
      s.size = add (s.size, gh_coded_size (store, argument->type, argument->form));
    else if (gh_is_loopy (argument->type))
      s.size = add (s.size, gh_loopy_positions (store, argument->form));
    else
      add_form (store, &s, argument->form);
  }
  return s;
}
