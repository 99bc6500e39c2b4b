#include "theory/transfinite/asking.h"
#include "form/numeral.h"
#include "form/show.h"
#include "transfinite/signs.h"
#include "transfinite/text.h"

#include <string.h>

bool gh_is_awaited (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  unsigned const before = t->waiting;
  gh_ask_ahead (t, request, a, b);
  return t->waiting > before;
}

void gh_await_answers (gh_trial *t)
{
  if (t->waiting)
    gh_wait (t, "answers about numbers");
}

/* Of ordinals or of others, by the request. */
static gh_order order (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  if (!gh_is_awaited (t, request, a, b))
    return gh_ask (t, request, a, b).order;
  int const sign = gh_normal_compare (t->store, a, b);
  return sign > 0 ? GH_GREATER : sign < 0 ? GH_LESS : GH_EQUAL;
}

static gh_form sum (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  return gh_is_awaited (t, request, a, b) ? gh_normal_sum (t->store, a, b)
                                          : gh_ask (t, request, a, b).form;
}

static gh_form product (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  return gh_is_awaited (t, request, a, b) ? gh_normal_product (t->store, a, b)
                                          : gh_ask (t, request, a, b).form;
}

gh_order gh_asked_order (gh_trial *t, gh_form a, gh_form b)
{
  return order (t, GH_ASK_ORDINAL_COMPARE, a, b);
}

gh_form gh_asked_sum (gh_trial *t, gh_form a, gh_form b)
{
  return sum (t, GH_ASK_ORDINAL_ADD, a, b);
}

gh_form gh_asked_product (gh_trial *t, gh_form a, gh_form b)
{
  return product (t, GH_ASK_ORDINAL_MULTIPLY, a, b);
}

gh_order gh_asked_surreal_order (gh_trial *t, gh_form a, gh_form b)
{
  return order (t, GH_ASK_SURREAL_COMPARE, a, b);
}

gh_form gh_asked_surreal_sum (gh_trial *t, gh_form a, gh_form b)
{
  return sum (t, GH_ASK_SURREAL_ADD, a, b);
}

gh_form gh_asked_surreal_product (gh_trial *t, gh_form a, gh_form b)
{
  return product (t, GH_ASK_SURREAL_MULTIPLY, a, b);
}

gh_form gh_asked_birthday (gh_trial *t, gh_form a, gh_form signs)
{
  return gh_is_awaited (t, GH_ASK_SURREAL_BIRTHDAY, a, GH_ZERO)
             ? gh_signs_birthday (t->store, signs)
             : gh_ask (t, GH_ASK_SURREAL_BIRTHDAY, a, GH_ZERO).form;
}

bool gh_is_less (gh_trial *t, gh_form a, gh_form b)
{
  return gh_asked_order (t, a, b) == GH_LESS;
}

gh_shown gh_show_ordinal (gh_trial *t, gh_form a)
{
  gh_shown shown;
  const char *const text = gh_normal_print (t->store, a);
  gh_show (text, strlen (text), shown.text, sizeof shown.text);
  return shown;
}

gh_form gh_finite (gh_trial *t, int64_t n)
{
  return gh_normal_of_number (t->store, gh_integer (t->store, n));
}

bool gh_next_ordinal (gh_trial *t, gh_ordinals *at, unsigned most)
{
  if (at->index == gh_ordinal_count (at->size)) {
    at->size++;
    at->index = 0;
  }
  if (at->size > most)
    return false;
  at->ordinal = gh_ordinal_at (t->store, at->size, at->index++);
  return true;
}

uint32_t gh_drawn (void *draws, uint32_t bound)
{
  uint32_t *const state = &((gh_draws *)draws)->state;
  *state = *state * 1664525 + 1013904223;
  return (uint32_t)((uint64_t)bound * *state >> 32);
}

/* ---- games ----------------------------------------------------------------------------------- */

static gh_form option (gh_trial *t, gh_form a, gh_form n)
{
  if (gh_ordinal_is_limit (t->store, a))
    return gh_ordinal_fundamental (t->store, a, n);
  return gh_ordinal_predecessor (t->store, a);
}

gh_form gh_left_option (gh_trial *t, gh_form a, uint32_t n)
{
  return option (t, a, gh_integer (t->store, n));
}

gh_form gh_large_option (gh_trial *t, gh_form a, unsigned i)
{
  return option (
      t, a, gh_numeral_scaled (t->store, gh_integer (t->store, 1), i ? (int64_t)1 << i >> 1 : 0));
}

gh_form gh_lemma_reply (gh_trial *t, gh_form a, gh_form b)
{
  for (unsigned i = 0; i < GH_LARGE_OPTIONS && a != GH_ZERO; i++) {
    gh_form const reply = gh_large_option (t, a, i);
    if (!gh_is_less (t, reply, b))
      return reply;
  }
  return GH_NO_FORM;
}

gh_form gh_some_below (gh_trial *t, gh_form a, gh_draws *draws)
{
  if (gh_drawn (draws, 4) == 0)
    return gh_left_option (t, a, gh_drawn (draws, 5));
  return gh_ordinal_below (t->store, a, gh_drawn, draws);
}

void gh_play_down (gh_trial *t, gh_form a, gh_form b, gh_draws *draws)
{
  while (b != GH_ZERO) {
    gh_form const less = gh_some_below (t, b, draws);
    gh_form const reply = gh_lemma_reply (t, a, less);
    gh_step (t->store);
    GH_EXPECT (t, gh_is_less (t, less, b), "%s, an option of %s, to be less", GH_SHOWN (t, less),
               GH_SHOWN (t, b));
    GH_EXPECT (t, reply != GH_NO_FORM, "an option of %s that is at least %s", GH_SHOWN (t, a),
               GH_SHOWN (t, less));
    GH_EXPECT (t, gh_is_less (t, reply, a), "%s, an option of %s, to be less", GH_SHOWN (t, reply),
               GH_SHOWN (t, a));
    a = reply;
    b = less;
  }
}
