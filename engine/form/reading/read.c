/* Reading the notation. One pass, without looking ahead further than a literal. */
#include "form/reading/reader.h"
#include "form/shape.h"

#include <string.h>

#define MOST_BARS 32

static gh_form read_operand (reader *r);

/* The innermost begun form takes the items begun after it as its right options. */
static void items_to_right (gh_store *store)
{
  size_t const start = ((size_t *)store->frames.items)[--store->frames.count];
  for (size_t i = start; i < store->pushed.count; i++)
    ((uint32_t *)store->pushed.items)[i] |= 1u << 31;
}

/* What stands between braces. Forms that are begun but not ended wait on the store's stack, their
   runs of bars growing shorter; on top wait the items since the last bar. A longer run ends the
   forms below it: they become an item. Where `game` is not NULL there may be no bar at all: then
   the items are Left's options of a form that is returned, and *game is false. */
static gh_form read_sides (reader *r, bool *game)
{
  gh_store *const store = r->store;
  size_t runs[MOST_BARS + 1], open = 0;
  gh_form_begin (store);
  bool item_may_follow = true, item_needed = false;
  for (;;) {
    read_blanks (r);
    if (r->at < r->end && (*r->at == '|' || *r->at == '}')) {
      if (item_needed)
        read_expected (r, "a game");
      const char *const start = r->at;
      while (r->at < r->end && *r->at == '|')
        r->at++;
      size_t const run = (size_t)(r->at - start);
      if (run > MOST_BARS) {
        r->at = start + MOST_BARS;
        read_expected (r, "at most 32 bars in a row");
      }
      while (open && (!run || runs[open - 1] < run)) {
        items_to_right (store);
        gh_form const item = gh_form_end (store);
        if (--open == 0 && !run)
          return r->at++, item;
        gh_form_begin (store);
        gh_form_add (store, GH_LEFT, item);
      }
      if (!run && game && !item_may_follow) {
        *game = false;
        return r->at++, gh_form_end (store);
      }
      if (!run)
        read_expected (r, "'|', as every game has two sides");
      if (open && runs[open - 1] == run) {
        r->at = start;
        read_expected (r, "a shorter or longer run of bars, as this one stood before");
      }
      runs[open++] = run;
      gh_form_begin (store);
      item_may_follow = true;
    } else if (!item_may_follow) {
      read_need (r, ",", "',', '|' or '}'");
      item_may_follow = item_needed = true;
    } else {
      if (r->at == r->end)
        read_expected (r, item_needed ? "a game" : "a game, '|' or '}'");
      gh_form_add (store, GH_LEFT, read_operand (r));
      item_may_follow = item_needed = false;
    }
  }
}

static gh_form read_braces (reader *r)
{
  read_deeper (r);
  r->at++;
  gh_form const form = read_sides (r, NULL);
  gh_shallower (r->store);
  return form;
}

/* Behind +-: a game, or several options in braces without a bar. */
static gh_form read_switch (reader *r)
{
  gh_form form;
  read_deeper (r);
  read_blanks (r);
  if (r->at < r->end && *r->at == '{') {
    bool game = true;
    r->at++;
    form = read_sides (r, &game);
    form = game ? gh_switch (r->store, form) : gh_switches (r->store, form);
  } else
    form = gh_switch (r->store, read_operand (r));
  gh_shallower (r->store);
  return form;
}

static gh_form read_in_parentheses (reader *r)
{
  read_need (r, "(", "'('");
  read_deeper (r);
  gh_form const form = read_operand (r);
  gh_shallower (r->store);
  read_need (r, ")", "')'");
  return form;
}

static bool is_word (const char *start, size_t length, const char *word, const char *same)
{
  return length == strlen (word) &&
         (!memcmp (start, word, length) || !memcmp (start, same, length));
}

static gh_form read_name (reader *r)
{
  const char *const start = r->at, *stop = start;
  while (stop < r->end && is_name_byte (*stop))
    stop++;
  size_t const length = (size_t)(stop - start);
  gh_form form;
  if (r->names && length && r->names->find (r->names->context, start, length, &form)) {
    r->at = stop;
    return form;
  }
  bool const tiny = is_word (start, length, "tiny", "Tiny");
  if (tiny || is_word (start, length, "miny", "Miny")) {
    r->at = stop;
    form = read_in_parentheses (r);
    return tiny ? gh_tiny (r->store, form) : gh_negative (r->store, gh_tiny (r->store, form));
  }
  read_expected (r, "a game");
}

static gh_form read_operand (reader *r)
{
  read_blanks (r);
  if (r->at < r->end && *r->at == '{')
    return read_braces (r);
  if (r->at < r->end && *r->at == '(')
    return read_in_parentheses (r);
  if (read_take (r, "+-"))
    return read_switch (r);
  if (read_take (r, "-"))
    return read_literal (r, true);
  return reader_at_literal (r) ? read_literal (r, false) : read_name (r);
}

typedef struct read_call {
  reader *r;
  gh_form form;
} read_call;

static void read_all (void *argument)
{
  read_call *const call = argument;
  reader *const r = call->r;
  if ((size_t)(r->end - r->at) > r->store->limits.length)
    read_over (r, r->at + r->store->limits.length, GH_OVER_LENGTH);
  call->form = read_operand (r);
  read_blanks (r);
  if (r->at < r->end)
    read_expected (r, "the end of the game");
}

gh_form gh_read (gh_store *store, const char *text, size_t length, const gh_names *names,
                 gh_error *error)
{
  gh_foreign f = {.text = text, .length = length};
  error->line = 0;
  gh_status status = GH_OK;
  if (length <= store->limits.length)
    status = gh_foreign_begin (&f, text, length, &store->allocator, error);
  reader r = {store, f.text, f.text, f.text + f.length, names, error, &f};
  read_call call = {&r, GH_ZERO};
  if (status == GH_OK && (status = gh_try (store, read_all, &call))) {
    if (!error->line)
      read_set_status (&r, r.at, status);
    gh_foreign_error (&f, status, error);
  }
  gh_foreign_end (&f);
  if (status)
    gh_fail (store, status);
  return call.form;
}
