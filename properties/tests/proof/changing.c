#include "tests/proof/changing.h"
#include "tests/stores.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct part {
  size_t at, length;
} part;

static void replace (text *t, part p, const char *bytes, size_t length)
{
  if (t->length - p.length + length > MOST_TEXT)
    return;
  memmove (t->bytes + p.at + length, t->bytes + p.at + p.length, t->length - p.at - p.length + 1);
  memcpy (t->bytes + p.at, bytes, length);
  t->length = t->length - p.length + length;
}

/* What stands between two of these bytes, about a place that is drawn. */
static part draw_part (const text *t, const char *between)
{
  size_t at = draw ((uint32_t)t->length), end;
  while (at && strchr (between, t->bytes[at]))
    at--;
  end = at;
  while (at && !strchr (between, t->bytes[at - 1]))
    at--;
  while (end < t->length && !strchr (between, t->bytes[end]))
    end++;
  return (part){at, end - at};
}

static part draw_word (const text *t)
{
  return draw_part (t, " \n");
}

/* With its newline. */
static part draw_line (const text *t)
{
  part line = draw_part (t, "\n");
  line.length += line.at + line.length < t->length;
  return line;
}

/* ---- words ----------------------------------------------------------------------------------- */

static void change_letter (text *t)
{
  static const char letters[] = "LRnsxcmfvpwdtou<=>|0123456789-. \n#iImkNMu:,^";
  part const one = {draw ((uint32_t)t->length), 1};
  replace (t, one, &letters[draw (sizeof letters - 1)], 1);
}

/* An integer to a near one; of what is none a letter. */
static void change_near (text *t)
{
  part const word = draw_word (t);
  char digits[32];
  char *end;
  int64_t n = strtoll (t->bytes + word.at, &end, 10);
  if (end != t->bytes + word.at + word.length) {
    change_letter (t);
    return;
  }
  switch (draw (4)) {
  case 0: n = -n; break;
  case 1: n += draw (2) ? 1 : -1; break;
  case 2: n += (int64_t)draw (9) - 4; break;
  default: n = (int64_t)draw (12) - 2;
  }
  replace (t, word, digits, (size_t)snprintf (digits, sizeof digits, "%" PRId64, n));
}

static void change_player (text *t)
{
  size_t const from = draw ((uint32_t)t->length);
  size_t const at = from + strcspn (t->bytes + from, "LR");
  if (at < t->length)
    replace (t, (part){at, 1}, t->bytes[at] == 'L' ? "R" : "L", 1);
}

/* ---- words and lines ------------------------------------------------------------------------- */

static void copy_part (text *t, part from, part to)
{
  char bytes[MOST_TEXT];
  memcpy (bytes, t->bytes + from.at, from.length);
  replace (t, to, bytes, from.length);
}

static void exchange (text *t, part a, part b)
{
  char bytes[MOST_TEXT];
  part const first = a.at < b.at ? a : b, second = a.at < b.at ? b : a;
  if (first.at == second.at)
    return;
  memcpy (bytes, t->bytes + first.at, first.length);
  copy_part (t, second, first);
  replace (t, (part){second.at + second.length - first.length, second.length}, bytes, first.length);
}

static void double_part (text *t, part p, bool is_word)
{
  char bytes[MOST_TEXT + 1];
  memcpy (bytes, t->bytes + p.at, p.length);
  bytes[p.length] = ' ';
  replace (t, (part){p.at, 0}, bytes, p.length + is_word);
}

void change_text (text *t)
{
  switch (draw (12)) {
  case 0:
  case 1:
  case 2:
  case 3: change_near (t); break;
  case 4: change_player (t); break;
  case 5: change_letter (t); break;
  case 6: copy_part (t, draw_word (t), draw_word (t)); break;
  case 7: exchange (t, draw_word (t), draw_word (t)); break;
  case 8:
    draw (2) ? replace (t, draw_word (t), "", 0) : double_part (t, draw_word (t), true);
    break;
  case 9: replace (t, draw_line (t), "", 0); break;
  case 10: double_part (t, draw_line (t), false); break;
  default: exchange (t, draw_line (t), draw_line (t));
  }
}
