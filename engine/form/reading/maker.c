#include "form/reading/maker.h"
#include "form/reading/reader.h"
#include "form/show.h"

#include <stdio.h>
#include <string.h>

/* ---- writing --------------------------------------------------------------------------------- */

bool maker_grow (maker *m, size_t more)
{
  gh_foreign *const f = m->f;
  if (m->status || f->length + more < f->room)
    return !m->status;
  size_t const room = 2 * (f->length + more) + 64;
  char *const made = f->allocator->resize (f->allocator->context, f->made, room);
  if (made)
    f->made = made;
  gh_origin *const origins =
      made ? f->allocator->resize (f->allocator->context, f->origins, room * sizeof *origins)
           : NULL;
  if (!origins) {
    gh_error_set_place (m->error, f->own, m->start);
    snprintf (m->error->text, sizeof m->error->text, "out of memory");
    m->status = GH_NO_MEMORY;
    return false;
  }
  f->origins = origins;
  f->room = room;
  return true;
}

char maker_last_byte (const maker *m)
{
  return m->f->length ? m->f->made[m->f->length - 1] : 0;
}

void maker_put_bytes (maker *m, const char *text, size_t length)
{
  gh_foreign *const f = m->f;
  if (!maker_grow (m, length))
    return;
  for (size_t i = 0; i < length; i++) {
    f->made[f->length] = text[i];
    f->origins[f->length++] =
        (gh_origin){(uint32_t)(m->start - f->own), (uint32_t)(m->at - f->own)};
  }
}

/* Whether two bytes would be read as one word or number, and are not meant so: letters with a blank
   between them, but not the down of v3 and 1v; and digits behind a fraction or an index. */
static bool must_be_apart (const maker *m, char next, sign_kind kind)
{
  char const before = maker_last_byte (m);
  if (m->last == SIGN_FRACTION && maker_is_digit (next))
    return true;
  return m->blank && is_name_byte (before) && is_name_byte (next) &&
         !(maker_is_digit (before) && kind == SIGN_ARROW) &&
         !(m->last == SIGN_ARROW && maker_is_digit (next));
}

void maker_put (maker *m, const char *text, size_t length, sign_kind kind)
{
  if (length && must_be_apart (m, *text, kind))
    maker_put_bytes (m, " ", 1);
  m->blank = false;
  maker_put_bytes (m, text, length);
  m->last = kind;
}

/* ---- reading --------------------------------------------------------------------------------- */

const char *maker_notation (const maker *m)
{
  return m->latex ? "LaTeX" : "Unicode";
}

size_t maker_character (const maker *m)
{
  size_t length = 1;
  if ((unsigned char)*m->at >= 0xc0)
    while (m->at + length < m->end && length < 4 && ((unsigned char)m->at[length] & 0xc0) == 0x80)
      length++;
  return length;
}

void maker_expected (maker *m, const char *what)
{
  char shown[20];
  if (m->status)
    return;
  gh_error_set_place (m->error, m->f->own, m->at);
  if (m->at == m->end)
    snprintf (m->error->text, sizeof m->error->text, "read as %s: found the end, expected %s",
              maker_notation (m), what);
  else
    snprintf (m->error->text, sizeof m->error->text, "read as %s: found '%s', expected %s",
              maker_notation (m), gh_show (m->at, maker_character (m), shown, sizeof shown), what);
  m->status = GH_SYNTAX;
}

void maker_skip_blanks (maker *m)
{
  while (m->at < m->end && *m->at && strchr (" \t\r\n", *m->at))
    m->at++;
}

bool maker_take (maker *m, char c)
{
  if (m->at == m->end || *m->at != c)
    return false;
  m->at++;
  return true;
}

size_t maker_digits (const maker *m)
{
  size_t count = 0;
  while (m->at + count < m->end && maker_is_digit (m->at[count]))
    count++;
  return count;
}
