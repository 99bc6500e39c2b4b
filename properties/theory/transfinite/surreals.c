#include "theory/transfinite/surreals.h"
#include "form/numeral.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/text.h"
#include "transfinite/translate.h"

#include <stdio.h>
#include <string.h>

#define MOST_SHOWN 160

/* ---- both ways ------------------------------------------------------------------------------- */

static void printed (gh_trial *t, gh_form normal, char text[MOST_SHOWN])
{
  snprintf (text, MOST_SHOWN, "%s", gh_normal_print (t->store, normal));
}

gh_surreal gh_surreal_of (gh_trial *t, gh_form normal)
{
  char text[MOST_SHOWN];
  gh_surreal const x = {normal, gh_signs_of_normal (t->store, normal)};
  if (x.signs == GH_NO_FORM) {
    printed (t, normal, text);
    gh_expect (t, false, "a sign expansion of %s", text);
  }
  return x;
}

gh_surreal gh_surreal_of_signs (gh_trial *t, gh_form signs)
{
  gh_surreal const x = {gh_normal_of_signs (t->store, signs), signs};
  if (x.normal == GH_NO_FORM)
    gh_expect (t, false, "a normal form of %.160s", gh_signs_print (t->store, signs));
  return x;
}

gh_surreal gh_surreal_written (gh_trial *t, const char *text)
{
  gh_error error;
  return gh_surreal_of (t, gh_normal_read (t->store, text, strlen (text), &error));
}

gh_surreal gh_any_surreal (gh_trial *t, const char *name)
{
  return gh_surreal_of (t, gh_any (t, name, GH_SORT_SURREAL));
}

gh_form gh_any_ordinal (gh_trial *t, unsigned size)
{
  uint32_t const chosen = gh_choose (t, size + 1);
  uint32_t const count = (uint32_t)gh_ordinal_count (chosen);
  return gh_ordinal_at (t->store, chosen, gh_choose (t, count));
}

/* By both ways, and no engine. */
static int compare (gh_trial *t, gh_surreal x, gh_surreal y)
{
  char a[MOST_SHOWN], b[MOST_SHOWN];
  int const order = gh_normal_compare (t->store, x.normal, y.normal);
  if (order != gh_signs_compare (t->store, x.signs, y.signs)) {
    printed (t, x.normal, a);
    printed (t, y.normal, b);
    gh_expect (t, false, "%s and %s to be ordered as their signs are", a, b);
  }
  return order;
}

int gh_surreal_compare (gh_trial *t, gh_surreal x, gh_surreal y)
{
  static const char *const signs[] = {[GH_EQUAL] = "=", [GH_GREATER] = ">", [GH_LESS] = "<"};
  char a[MOST_SHOWN], b[MOST_SHOWN];
  int const sign = compare (t, x, y);
  gh_order const order = sign > 0 ? GH_GREATER : sign < 0 ? GH_LESS : GH_EQUAL;
  if (gh_asked_surreal_order (t, x.normal, y.normal) != order) {
    printed (t, x.normal, a);
    printed (t, y.normal, b);
    gh_expect (t, false, "%s %s %s", a, signs[order], b);
  }
  return sign;
}

gh_form gh_surreal_birthday (gh_trial *t, gh_surreal x)
{
  char a[MOST_SHOWN], b[MOST_SHOWN];
  gh_form const birthday = gh_signs_birthday (t->store, x.signs);
  if (gh_asked_birthday (t, x.normal, x.signs) != birthday) {
    printed (t, x.normal, a);
    printed (t, birthday, b);
    gh_expect (t, false, "%s to be born on day %s", a, b);
  }
  return birthday;
}

gh_form gh_surreal_sum (gh_trial *t, gh_surreal x, gh_surreal y)
{
  return gh_asked_surreal_sum (t, x.normal, y.normal);
}

gh_form gh_surreal_product (gh_trial *t, gh_surreal x, gh_surreal y)
{
  return gh_asked_surreal_product (t, x.normal, y.normal);
}

int gh_surreal_side (gh_trial *t, gh_surreal x, gh_surreal y)
{
  gh_form const birthday = gh_signs_birthday (t->store, x.signs);
  return gh_signs_next (t->store, gh_signs_behind (t->store, y.signs, birthday));
}

/* ---- beginnings ------------------------------------------------------------------------------ */

typedef struct places {
  gh_form of[GH_MOST_BEGINNINGS];
  size_t count;
} places;

static void add_place (places *p, gh_form place)
{
  for (size_t i = 0; i < p->count; i++)
    if (p->of[i] == place)
      return;
  if (p->count < GH_MOST_BEGINNINGS)
    p->of[p->count++] = place;
}

#define ALONG 4 /* members of a sequence to a limit */
#define ENDS 3  /* signs next to an end */
#define GROUPS 3

/* Within a run of so many signs that begins here. */
static void add_run (gh_store *store, places *p, gh_form start, gh_form length)
{
  gh_form below = length;
  add_place (p, start);
  for (int i = 0; i < ENDS && below != GH_ZERO && !gh_ordinal_is_limit (store, below); i++) {
    below = gh_ordinal_predecessor (store, below);
    add_place (p, gh_ordinary_sum (store, start, below));
  }
  if (gh_ordinal_is_limit (store, below))
    for (int64_t n = 1; n <= ALONG; n++) {
      gh_form const member = gh_ordinal_fundamental (store, below, gh_integer (store, n));
      add_place (p, gh_ordinary_sum (store, start, member));
      add_place (p, gh_ordinary_sum (store, start, gh_ordinal_successor (store, member)));
    }
}

static gh_form add_runs (gh_store *store, places *p, gh_form start, gh_form signs)
{
  for (; signs != GH_ZERO; signs = gh_signs_rest (store, signs)) {
    gh_form const length = gh_signs_length (store, signs);
    if (gh_signs_first (store, signs)) {
      add_run (store, p, start, length);
      start = gh_ordinary_sum (store, start, length);
      continue;
    }
    gh_form within = start;
    for (int i = 0; i < GROUPS; i++)
      within = add_runs (store, p, within, length);
    start =
        gh_ordinary_sum (store, start, gh_signs_birthday (store, gh_signs_repeat (store, length)));
  }
  return start;
}

size_t gh_surreal_beginnings (gh_trial *t, gh_surreal x, gh_surreal beginnings[GH_MOST_BEGINNINGS])
{
  places p = {.count = 0};
  add_runs (t->store, &p, GH_ZERO, x.signs);
  for (size_t i = 0; i < p.count; i++)
    beginnings[i] = gh_surreal_of_signs (t, gh_signs_cut (t->store, x.signs, p.of[i]));
  return p.count;
}

/* ---- cuts ------------------------------------------------------------------------------------ */

void gh_cut_add (gh_trial *t, gh_cut *cut, gh_side side, gh_form normal)
{
  if (cut->count[side] == GH_MOST_MEMBERS)
    gh_broken ("gh_cut_add", "cut", "full");
  cut->of[side][cut->count[side]++] = gh_surreal_of (t, normal);
}

/* The engine is asked about the option that excludes it. */
static bool is_excluded (gh_trial *t, gh_surreal x, const gh_cut *cut)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < cut->count[side]; i++)
      if (compare (t, cut->of[side][i], x) != (side == GH_LEFT ? -1 : 1)) {
        gh_surreal_compare (t, cut->of[side][i], x);
        return true;
      }
  return false;
}

void gh_expect_cut (gh_trial *t, gh_surreal x, const gh_cut *cut)
{
  char text[MOST_SHOWN], other[MOST_SHOWN];
  gh_surreal beginnings[GH_MOST_BEGINNINGS];
  printed (t, x.normal, text);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < cut->count[side]; i++)
      if (gh_surreal_compare (t, cut->of[side][i], x) != (side == GH_LEFT ? -1 : 1)) {
        printed (t, cut->of[side][i].normal, other);
        gh_expect (t, false, "the %s option %s to be on its side of %s",
                   side == GH_LEFT ? "left" : "right", other, text);
      }
  size_t const count = gh_surreal_beginnings (t, x, beginnings);
  for (size_t i = 0; i < count; i++)
    if (!is_excluded (t, beginnings[i], cut)) {
      printed (t, beginnings[i].normal, other);
      gh_expect (t, false, "an option that keeps %s, which has fewer signs, from being %s", other,
                 text);
    }
}

gh_surreal gh_cut_simplest (gh_trial *t, const gh_cut *cut)
{
  gh_form signs[2][GH_MOST_MEMBERS];
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < cut->count[side]; i++)
      signs[side][i] = cut->of[side][i].signs;
  gh_form const simplest = gh_signs_simplest (t->store, signs[GH_LEFT], cut->count[GH_LEFT],
                                              signs[GH_RIGHT], cut->count[GH_RIGHT]);
  gh_expect (t, simplest != GH_NO_FORM, "each left option to be less than each right one");
  return gh_surreal_of_signs (t, simplest);
}
