/* Printing the notation. The store's text buffer serves as a stack: an option's text is put on top,
   and what is finished is moved down over its parts. */
#include "form/inside.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FLAT_BARS 3 /* longer runs are hard to read: braces stand instead */

/* Room for more text. While options wait to be put together the stack may be longer than a text. */
static char *room_for (gh_store *store, size_t length)
{
  if (store->text.count > 4 * (size_t)store->limits.length)
    gh_fail (store, GH_OVER_LENGTH);
  gh_array_reserve (store, &store->text, 1, length);
  return (char *)store->text.items + store->text.count;
}

static void put (gh_store *store, const char *text, size_t length)
{
  memcpy (room_for (store, length), text, length);
  store->text.count += length;
}

static void put_word (gh_store *store, const char *word)
{
  put (store, word, strlen (word));
}

static void put_integer (gh_store *store, mpz_srcptr value)
{
  char *const place = room_for (store, mpz_sizeinbase (value, 10) + 2);
  mpz_get_str (place, 10, value);
  store->text.count += strlen (place);
}

static void put_numeral (gh_store *store, gh_form x)
{
  mpz_t numerator;
  unsigned long exponent;
  gh_numeral_value (store, x, numerator, &exponent);
  put_integer (store, numerator);
  if (exponent) {
    put_word (store, "/");
    mpz_ptr const denominator = store->scratch[0];
    mpz_set_ui (denominator, 1);
    mpz_mul_2exp (denominator, denominator, exponent);
    put_integer (store, denominator);
  }
}

static void put_count (gh_store *store, unsigned long count)
{
  char digits[24];
  put (store, digits, (size_t)snprintf (digits, sizeof digits, "%lu", count));
}

static void put_shape (gh_store *store, gh_number_up_star shape)
{
  if (shape.number != GH_ZERO)
    put_numeral (store, shape.number);
  unsigned long const ups = (unsigned long)labs (shape.ups);
  const char *const arrow = shape.ups < 0 ? "v" : "^";
  if (ups)
    put_word (store, arrow);
  if (ups == 2)
    put_word (store, arrow);
  else if (ups > 2)
    put_count (store, ups);
  if (shape.nimber)
    put_word (store, "*");
  if (shape.nimber > 1)
    put_count (store, shape.nimber);
}

/* ---- sides ----------------------------------------------------------------------------------- */

/* The printed text of an option, on the text stack. */
typedef struct piece {
  gh_form form;
  uint32_t bars; /* its longest run of bars if its braces may be left out, else 0 */
  size_t start, length;
} piece;

static bool precedes (gh_store *store, const piece *a, const piece *b)
{
  bool const p = gh_is_numeral (store, a->form), q = gh_is_numeral (store, b->form);
  if (p && q)
    return gh_numeral_compare (store, a->form, b->form) < 0;
  if (p != q)
    return p;
  if (a->length != b->length)
    return a->length < b->length;
  const char *const text = store->text.items;
  return memcmp (text + a->start, text + b->start, a->length) < 0;
}

/* Shell's sort: the order needs the store, which qsort would not pass on. */
static void sort_pieces (gh_store *store, piece *pieces, size_t count)
{
  for (size_t gap = count / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
    for (size_t i = gap; i < count; i++) {
      piece const moved = pieces[i];
      size_t at = i;
      for (; at >= gap && precedes (store, &moved, &pieces[at - gap]); at -= gap)
        pieces[at] = pieces[at - gap];
      pieces[at] = moved;
    }
}

static uint32_t put_form (gh_store *store, gh_form form, gh_style style);

static const piece *piece_number (const gh_store *store, size_t i)
{
  return (piece *)store->pieces.items + i;
}

/* Push the options of one side, sorted; the first piece's number is returned. */
static size_t push_side (gh_store *store, gh_form form, gh_side side, gh_style style)
{
  size_t const first = store->pieces.count;
  GH_EACH (store, side, x, form) {
    piece p = {.form = x, .start = store->text.count};
    p.bars = put_form (store, x, style);
    p.length = store->text.count - p.start;
    gh_array_reserve (store, &store->pieces, sizeof (piece), 1);
    ((piece *)store->pieces.items)[store->pieces.count++] = p;
  }
  if (store->pieces.count > first)
    sort_pieces (store, (piece *)store->pieces.items + first, store->pieces.count - first);
  return first;
}

static bool flat (const gh_store *store, size_t first, size_t stop)
{
  uint32_t const bars = stop - first == 1 ? piece_number (store, first)->bars : 0;
  return bars && bars <= MOST_FLAT_BARS;
}

/* Copy the pieces to the top, with commas; a flat one without its braces. */
static void put_pieces (gh_store *store, size_t first, size_t stop)
{
  bool const bare = flat (store, first, stop);
  for (size_t i = first; i < stop; i++) {
    piece const p = *piece_number (store, i);
    if (i > first)
      put_word (store, ",");
    gh_array_reserve (store, &store->text, 1, p.length);
    put (store, (char *)store->text.items + p.start + bare, p.length - 2 * bare);
  }
}

/* Returns the longest run of bars, if the text would be clear without its braces too, else 0. */
static uint32_t put_braces (gh_store *store, gh_form form, gh_style style)
{
  size_t const start = store->text.count, left = store->pieces.count;
  push_side (store, form, GH_LEFT, style);
  size_t const right = push_side (store, form, GH_RIGHT, style), stop = store->pieces.count;
  size_t const parts = store->text.count;
  uint32_t bars = 0;
  if (flat (store, left, right))
    bars = piece_number (store, left)->bars;
  if (flat (store, right, stop) && piece_number (store, right)->bars > bars)
    bars = piece_number (store, right)->bars;
  bars++;
  put_word (store, "{");
  put_pieces (store, left, right);
  for (uint32_t i = 0; i < bars; i++)
    put_word (store, "|");
  put_pieces (store, right, stop);
  put_word (store, "}");
  size_t const length = store->text.count - parts;
  if (length > store->limits.length)
    gh_fail (store, GH_OVER_LENGTH);
  memmove ((char *)store->text.items + start, (char *)store->text.items + parts, length);
  store->text.count = start + length;
  store->pieces.count = left;
  return style == GH_STYLE_FULL && left < right && right < stop ? bars : 0;
}

/* +-3 and +-{2|0} are written so, {-1|1} and {^|v} are not. */
static bool reads_as_switch (gh_store *store, gh_form g)
{
  gh_number_up_star shape;
  gh_form of;
  if (gh_is_numeral (store, g))
    return gh_numeral_sign (store, g) > 0;
  return !gh_shape_of (store, g, &shape) && !gh_switch_of (store, g, &of);
}

static uint32_t put_form (gh_store *store, gh_form form, gh_style style)
{
  gh_number_up_star shape;
  gh_form g;
  uint32_t bars = 0;
  gh_deeper (store);
  if (gh_is_numeral (store, form) && (style != GH_STYLE_BRACES || form == GH_ZERO))
    put_numeral (store, form);
  else if (style != GH_STYLE_FULL)
    bars = put_braces (store, form, style);
  else if (gh_shape_of (store, form, &shape))
    put_shape (store, shape);
  else if (gh_tiny_of (store, form, &g) || gh_tiny_of (store, gh_negative (store, form), &g)) {
    put_word (store, gh_tiny (store, g) == form ? "tiny(" : "miny(");
    put_form (store, g, style);
    put_word (store, ")");
  } else if (gh_switch_of (store, form, &g) && reads_as_switch (store, g)) {
    put_word (store, "+-");
    put_form (store, g, style);
  } else
    bars = put_braces (store, form, style);
  gh_shallower (store);
  return bars;
}

const char *gh_print (gh_store *store, gh_form form, gh_style style)
{
  store->text.count = 0;
  store->pieces.count = 0;
  put_form (store, form, style);
  if (store->text.count > store->limits.length)
    gh_fail (store, GH_OVER_LENGTH);
  put (store, "", 1);
  return store->text.items;
}
