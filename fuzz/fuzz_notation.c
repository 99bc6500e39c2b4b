/* Any bytes as a game. An error has its place in the text. What can be read is printed in each
   style, and each of these texts, where it is not too long, is read as the identical form; that of
   the full notation is printed again as the same text, also from a store with another history. The
   length of a literal is the one that the reader takes. */
#include "driver/finding.h"
#include "driver/fuzz.h"

#include <stdlib.h>
#include <string.h>

/* Set up once, as libFuzzer has no place to hand them through; small, so that no input is slow. */
static gh_store *store, *other;

static void close_all (void)
{
  gh_store_free (store);
  gh_store_free (other);
}

static void open_all (void)
{
  static const gh_limits limits = {
      .forms = 1000, .options = 20000, .depth = 100, .digits = 100, .length = 4096};
  store = gh_store_new (&limits, NULL);
  other = gh_store_new (&limits, NULL);
  if (!store || !other)
    no_start ("out of memory");
  atexit (close_all);
}

/* One call of the reader or the printer. */
typedef struct call {
  gh_store *store;
  const char *text;
  size_t length;
  gh_error error;
  gh_form form;
  gh_style style;
} call;

static void read_it (void *argument)
{
  call *const c = argument;
  c->form = gh_read (c->store, c->text, c->length, NULL, &c->error);
}

static void print_it (void *argument)
{
  call *const c = argument;
  c->text = gh_print (c->store, c->form, c->style);
  c->length = strlen (c->text);
}

static gh_status try_it (call *c, void body (void *))
{
  gh_store_allow (c->store);
  return gh_try (c->store, body, c);
}

/* What was printed, in a block of just its size, without a zero byte behind it. */
static char *copy_of (const call *printed)
{
  char *const copy = malloc (printed->length);
  if (!copy)
    no_start ("out of memory");
  return memcpy (copy, printed->text, printed->length);
}

/* The form is printed as this text. */
static void check_same_text (gh_store *in, gh_form form, const char *text, size_t length)
{
  call c = {.store = in, .form = form, .style = GH_STYLE_FULL};
  gh_status const status = try_it (&c, print_it);
  must (status == GH_OK || is_limit (status), "what was printed can be printed", text, length);
  if (!status)
    must (c.length == length && !memcmp (c.text, text, length), "a form is always printed alike",
          text, length);
}

static const char *const identical[] = {
    [GH_STYLE_FULL] = "the full notation is read as the identical form",
    [GH_STYLE_NUMERALS] = "braces and numerals are read as the identical form",
    [GH_STYLE_BRACES] = "braces and 0 are read as the identical form",
    [GH_STYLE_CGSUITE] = "what CGSuite reads is read as the identical form",
    [GH_STYLE_LATEX] = "LaTeX is read as the identical form",
};

static void check_style (gh_form form, gh_style style, const char *in, size_t in_length)
{
  call printed = {.store = store, .form = form, .style = style};
  gh_status status = try_it (&printed, print_it);
  must (status == GH_OK || is_limit (status), "a form is printed, or a limit passed", in,
        in_length);
  if (status)
    return;
  char *const copy = copy_of (&printed);
  call again = {.store = store, .text = copy, .length = printed.length};
  status = try_it (&again, read_it);
  must (status == GH_OK || is_limit (status), "what is printed can be read", copy, again.length);
  if (!status)
    must (again.form == form, identical[style], copy, again.length);
  if (style == GH_STYLE_FULL) {
    check_same_text (store, form, copy, again.length);
    again.store = other;
    if (try_it (&again, read_it) == GH_OK)
      check_same_text (other, again.form, copy, again.length);
  }
  free (copy);
}

static size_t skip_blanks (const char *text, size_t at, size_t length)
{
  while (at < length && text[at] && strchr (" \t\r\n", text[at]))
    at++;
  return at;
}

/* A literal, after the sign if it has one, takes all of a text that was read and begins with it, if
   that is plain: not LaTeX, of which `-_2` and `1-_2`, with miny in them, have but the underscore.
 */
static void check_literal (const char *text, size_t length, bool was_read)
{
  for (size_t i = 0; i < length; i++)
    if (text[i] == '\\' || text[i] == '_' || (unsigned char)text[i] >= 0x80)
      return;
  size_t at = skip_blanks (text, 0, length);
  at += at < length && text[at] == '-';
  size_t const taken = gh_literal_length (text + at, length - at);
  must (taken <= length - at, "a literal ends in its text", text, length);
  must (gh_literal_length (text + at, taken) == taken, "a literal is one by itself", text, length);
  if (!was_read)
    return;
  if (taken)
    must (skip_blanks (text, at + taken, length) == length, "the reader takes the whole literal",
          text, length);
  else
    must (strchr ("{(+tmTM", text[at]), "the reader takes no other literal", text, length);
}

void fuzz_one (const uint8_t *data, size_t size)
{
  if (!store)
    open_all ();
  const char *const text = (const char *)data;
  call c = {.store = store, .text = text, .length = size};
  gh_store_empty (store);
  gh_store_empty (other);
  gh_status const status = try_it (&c, read_it);
  must (status == GH_OK || status == GH_SYNTAX || is_limit (status), "any text can be tried", text,
        size);
  if (status)
    must_be_placed (&c.error, text, size);
  check_literal (text, size, status == GH_OK);
  for (gh_style style = GH_STYLE_FULL; status == GH_OK && style <= GH_STYLE_LATEX; style++)
    check_style (c.form, style, text, size);
}
