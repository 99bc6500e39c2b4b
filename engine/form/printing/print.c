/* Printing the notation. The store's text buffer serves as a stack: an option's text is put on top,
   and what is finished is moved down over its parts. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/store/inside.h"
#include "form/uptimal.h"
#include "form/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FLAT_BARS 3 /* longer runs are hard to read: braces stand instead */

/* How each style writes things; and which of them have names there. */
typedef struct dialect {
  const char *open, *bar, *close, *fraction[3]; /* before, between and behind its numbers */
  const char *arrows[2][2], *star, *of_both, *tiny, *miny;
  const char *power[2], *sum[2]; /* around the exponent of an arrow */
  bool numerals, names;          /* numbers by their digits; ups, switches and tinies by theirs */
  bool wide; /* powers of up, switches of several options; parentheses make a switch clear */
} dialect;

#define BRACES_AND_BARS .open = "{", .bar = "|", .close = "}", .fraction = {"", "/", ""}
#define KEYS .arrows = {{"^", "^^"}, {"v", "vv"}}, .star = "*", .of_both = "+-"

static const dialect dialects[] = {
    [GH_STYLE_FULL] = {BRACES_AND_BARS, KEYS, .tiny = "tiny(", .miny = "miny(", .numerals = true,
                       .names = true},
    [GH_STYLE_NUMERALS] = {BRACES_AND_BARS, .numerals = true},
    [GH_STYLE_BRACES] = {BRACES_AND_BARS},
    [GH_STYLE_CGSUITE] = {BRACES_AND_BARS, KEYS, .tiny = "Tiny(", .miny = "Miny(",
                          .power = {"<", ">"}, .sum = {"[", "]"}, .numerals = true, .names = true,
                          .wide = true},
    [GH_STYLE_LATEX] = {.open = "\\{",
                        .bar = "\\mid ",
                        .close = "\\}",
                        .fraction = {"\\frac{", "}{", "}"},
                        .arrows = {{"\\uparrow", "\\Uparrow"}, {"\\downarrow", "\\Downarrow"}},
                        .star = "\\ast",
                        .of_both = "\\pm",
                        .tiny = "\\mathrm{tiny}(",
                        .miny = "\\mathrm{miny}(",
                        .power = {"^{", "}"},
                        .sum = {"^{[", "]}"},
                        .numerals = true,
                        .names = true,
                        .wide = true},
};

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
  if (!length) /* perhaps there is no buffer yet */
    return;
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

static void put_numeral (gh_store *store, gh_form x, const dialect *d)
{
  mpz_t numerator;
  uint64_t exponent;
  mpz_ptr const magnitude = store->scratch[1];
  gh_numeral_value (store, x, numerator, &exponent);
  mpz_abs (magnitude, numerator);
  if (mpz_sgn (numerator) < 0)
    put_word (store, "-");
  if (exponent)
    put_word (store, d->fraction[0]);
  put_integer (store, magnitude);
  if (exponent) {
    put_word (store, d->fraction[1]);
    mpz_ptr const denominator = store->scratch[0];
    mpz_set_ui (denominator, 1);
    mpz_mul_2exp (denominator, denominator, (mp_bitcnt_t)exponent);
    put_integer (store, denominator);
    put_word (store, d->fraction[2]);
  }
}

static void put_count (gh_store *store, uint64_t count)
{
  char digits[24];
  put (store, digits, (size_t)snprintf (digits, sizeof digits, "%" PRIu64, count));
}

static void put_star (gh_store *store, uint64_t nimber, const dialect *d)
{
  if (nimber)
    put_word (store, d->star);
  if (nimber > 1)
    put_count (store, nimber);
}

static void put_shape (gh_store *store, gh_number_up_star shape, const dialect *d)
{
  if (shape.number != GH_ZERO)
    put_numeral (store, shape.number, d);
  uint64_t const ups = (uint64_t)llabs (shape.ups);
  if (ups)
    put_word (store, d->arrows[shape.ups < 0][ups == 2]);
  if (ups > 2)
    put_count (store, ups);
  put_star (store, shape.nimber, d);
}

static void put_uptimal (gh_store *store, gh_uptimal u, const dialect *d)
{
  const char *const *const around = u.sum ? d->sum : d->power;
  if (u.number != GH_ZERO)
    put_numeral (store, u.number, d);
  put_word (store, d->arrows[u.power < 0][0]);
  put_word (store, around[0]);
  put_count (store, (uint64_t)llabs (u.power));
  put_word (store, around[1]);
  put_star (store, u.nimber, d);
}

/* ---- sides ----------------------------------------------------------------------------------- */

/* The printed text of an option, on the text stack. */
typedef struct piece {
  gh_form form;
  uint32_t bars; /* its longest run of bars if its braces may be left out, else 0 */
  size_t start, length;
} piece;

/* Of texts of one length; where `digits_first`, digits before signs, as {1|0} before {1|*}. */
static bool text_precedes (const char *a, const char *b, size_t length, bool digits_first)
{
  size_t at = 0;
  while (at < length && a[at] == b[at])
    at++;
  if (at == length)
    return false;
  bool const p = a[at] >= '0' && a[at] <= '9', q = b[at] >= '0' && b[at] <= '9';
  return digits_first && p != q ? p : (unsigned char)a[at] < (unsigned char)b[at];
}

static bool precedes (gh_store *store, const piece *a, const piece *b, bool digits_first)
{
  bool const p = gh_is_numeral (store, a->form), q = gh_is_numeral (store, b->form);
  if (p && q)
    return gh_numeral_compare (store, a->form, b->form) < 0;
  if (p != q)
    return p;
  if (a->length != b->length)
    return a->length < b->length;
  const char *const text = store->text.items;
  return text_precedes (text + a->start, text + b->start, a->length, digits_first);
}

/* Shell's sort: the order needs the store, which qsort would not pass on. */
static void sort_pieces (gh_store *store, piece *pieces, size_t count, bool digits_first)
{
  for (size_t gap = count / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
    for (size_t i = gap; i < count; i++) {
      piece const moved = pieces[i];
      size_t at = i;
      for (; at >= gap && precedes (store, &moved, &pieces[at - gap], digits_first); at -= gap)
        pieces[at] = pieces[at - gap];
      pieces[at] = moved;
    }
}

static uint32_t put_form (gh_store *store, gh_form form, const dialect *d);

static const piece *piece_number (const gh_store *store, size_t i)
{
  return (piece *)store->pieces.items + i;
}

/* Push the options of one side, sorted; the first piece's number is returned. */
static size_t push_side (gh_store *store, gh_form form, gh_side side, const dialect *d)
{
  size_t const first = store->pieces.count;
  GH_EACH (store, side, x, form) {
    piece p = {.form = x, .start = store->text.count};
    p.bars = put_form (store, x, d);
    p.length = store->text.count - p.start;
    gh_array_reserve (store, &store->pieces, sizeof (piece), 1);
    ((piece *)store->pieces.items)[store->pieces.count++] = p;
  }
  if (store->pieces.count > first)
    sort_pieces (store, (piece *)store->pieces.items + first, store->pieces.count - first, d->wide);
  return first;
}

static bool flat (const gh_store *store, size_t first, size_t stop)
{
  uint32_t const bars = stop - first == 1 ? piece_number (store, first)->bars : 0;
  return bars && bars <= MOST_FLAT_BARS;
}

/* Copy the pieces to the top, with commas; a flat one without its braces. */
static void put_pieces (gh_store *store, size_t first, size_t stop, const dialect *d)
{
  bool const bare = flat (store, first, stop);
  size_t const open = bare ? strlen (d->open) : 0, close = bare ? strlen (d->close) : 0;
  for (size_t i = first; i < stop; i++) {
    piece const p = *piece_number (store, i);
    if (i > first)
      put_word (store, ",");
    gh_array_reserve (store, &store->text, 1, p.length);
    put (store, (char *)store->text.items + p.start + open, p.length - open - close);
  }
}

/* Move what was put together from its parts down over them, and drop the pieces they were. */
static void settle (gh_store *store, size_t start, size_t parts, size_t pieces)
{
  size_t const length = store->text.count - parts;
  if (length > store->limits.length)
    gh_fail (store, GH_OVER_LENGTH);
  memmove ((char *)store->text.items + start, (char *)store->text.items + parts, length);
  store->text.count = start + length;
  store->pieces.count = pieces;
}

/* Returns the longest run of bars, if the text would be clear without its braces too, else 0. */
static uint32_t put_braces (gh_store *store, gh_form form, const dialect *d)
{
  size_t const start = store->text.count, left = store->pieces.count;
  push_side (store, form, GH_LEFT, d);
  size_t const right = push_side (store, form, GH_RIGHT, d), stop = store->pieces.count;
  size_t const parts = store->text.count;
  uint32_t bars = 0;
  if (flat (store, left, right))
    bars = piece_number (store, left)->bars;
  if (flat (store, right, stop) && piece_number (store, right)->bars > bars)
    bars = piece_number (store, right)->bars;
  bars++;
  put_word (store, d->open);
  put_pieces (store, left, right, d);
  for (uint32_t i = 0; i < bars; i++)
    put_word (store, d->bar);
  put_pieces (store, right, stop, d);
  put_word (store, d->close);
  settle (store, start, parts, left);
  return d->names && left < right && right < stop ? bars : 0;
}
/* ---- names ----------------------------------------------------------------------------------- */

/* +-{...}, where Right's options are the negatives of Left's. */
static void put_switches (gh_store *store, gh_form form, const dialect *d)
{
  size_t const start = store->text.count, first = store->pieces.count;
  push_side (store, form, GH_LEFT, d);
  size_t const stop = store->pieces.count, parts = store->text.count;
  put_word (store, d->of_both);
  put_word (store, d->open);
  put_pieces (store, first, stop, d);
  put_word (store, d->close);
  settle (store, start, parts, first);
}

/* Whether +- before its text might seem to belong to a part of it only: to the number of 1*. */
static bool is_loose (gh_store *store, gh_form g)
{
  gh_number_up_star shape;
  gh_uptimal u;
  gh_form of, x;
  if (gh_shape_of (store, g, &shape))
    return (shape.number != GH_ZERO) + (shape.ups != 0) + (shape.nimber != 0) > 1;
  if (gh_uptimal_of (store, g, &u))
    return u.number != GH_ZERO || u.nimber;
  gh_form const mirrored = gh_negative (store, g);
  return gh_tiny_of (store, g, &of) || gh_tiny_of (store, mirrored, &of) ||
         gh_number_tiny_of (store, g, &of, &x) || gh_number_tiny_of (store, mirrored, &of, &x);
}

/* A number and the tiny or miny of another one, as 1Tiny(2); false: it is none. */
static bool put_number_tiny (gh_store *store, gh_form form, const dialect *d)
{
  gh_form x, g;
  bool const tiny = gh_number_tiny_of (store, form, &x, &g);
  if (!tiny && !gh_number_tiny_of (store, gh_negative (store, form), &x, &g))
    return false;
  put_numeral (store, tiny ? x : gh_numeral_negative (store, x), d);
  put_word (store, tiny ? d->tiny : d->miny);
  put_numeral (store, g, d);
  put_word (store, ")");
  return true;
}

static void put_switch (gh_store *store, gh_form g, const dialect *d)
{
  bool const loose = d->wide && is_loose (store, g);
  put_word (store, d->of_both);
  put_word (store, loose ? "(" : "");
  put_form (store, g, d);
  put_word (store, loose ? ")" : "");
}

/* +-3 and +-{2|0} are written so, {-1|1} is not; {^|v} only where the style is wide. */
static bool reads_as_switch (gh_store *store, gh_form g, const dialect *d)
{
  gh_number_up_star shape;
  gh_form of;
  if (gh_is_numeral (store, g))
    return gh_numeral_sign (store, g) > 0;
  return (d->wide || !gh_shape_of (store, g, &shape)) && !gh_switch_of (store, g, &of);
}

/* Put a game that has a name in this style; false: it has none. */
static bool put_named (gh_store *store, gh_form form, const dialect *d)
{
  gh_number_up_star shape;
  gh_uptimal u;
  gh_form g;
  if (gh_shape_of (store, form, &shape))
    put_shape (store, shape, d);
  else if (d->wide && gh_uptimal_of (store, form, &u))
    put_uptimal (store, u, d);
  else if (gh_tiny_of (store, form, &g) || gh_tiny_of (store, gh_negative (store, form), &g)) {
    put_word (store, gh_tiny (store, g) == form ? d->tiny : d->miny);
    put_form (store, g, d);
    put_word (store, ")");
  } else if (gh_switch_of (store, form, &g) && reads_as_switch (store, g, d))
    put_switch (store, g, d);
  else if (d->wide && put_number_tiny (store, form, d))
    return true;
  else if (d->wide && gh_option_count (store, form, GH_LEFT) > 1 && gh_is_switches (store, form))
    put_switches (store, form, d);
  else
    return false;
  return true;
}

static uint32_t put_form (gh_store *store, gh_form form, const dialect *d)
{
  uint32_t bars = 0;
  gh_deeper (store);
  if (gh_is_numeral (store, form) && (d->numerals || form == GH_ZERO))
    put_numeral (store, form, d);
  else if (!d->names || !put_named (store, form, d))
    bars = put_braces (store, form, d);
  gh_shallower (store);
  return bars;
}

static void print_behind (gh_store *store, gh_form form, gh_style style)
{
  store->pieces.count = 0;
  put_form (store, form, &dialects[style]);
  if (store->text.count > store->limits.length)
    gh_fail (store, GH_OVER_LENGTH);
}

void gh_write_game (gh_store *store, gh_form game, gh_style style)
{
  print_behind (store, game, style);
}

const char *gh_print (gh_store *store, gh_form form, gh_style style)
{
  store->text.count = 0;
  print_behind (store, form, style);
  put (store, "", 1);
  return store->text.items;
}
