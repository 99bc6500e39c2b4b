#include "form/foreign.h"
#include "form/reading/maker.h"
#include "form/reading/reader.h"
#include "form/reading/scripts.h"
#include "form/show.h"

#include <stdio.h>
#include <string.h>

/* ---- groups ---------------------------------------------------------------------------------- */

#define DEEPEST_GROUP 20

/* The brace that ends the group which begins here; NULL: there is none. */
static const char *group_end (const maker *m)
{
  size_t depth = 0;
  for (const char *c = m->at; c < m->end; c++) {
    if (*c == '\\')
      c++;
    else
      depth += (size_t)(*c == '{') - (size_t)(*c == '}');
    if (!depth)
      return c;
  }
  return NULL;
}

static void next (maker *m);

/* A group stays together, in parentheses: w^{w + 1} would become w^w + 1, and 2^{3} two and three
   ups. */
static void group (maker *m)
{
  const char *const close = group_end (m);
  if (!close) {
    m->at = m->end;
    maker_expected (m, "'}'");
  } else if (m->depth == DEEPEST_GROUP)
    maker_expected (m, "fewer exponents, roots and indices in each other");
  if (m->status)
    return;
  m->depth++;
  m->at++;
  maker_put (m, "(", 1, SIGN_PLAIN);
  while (m->at < close && !m->status)
    next (m);
  m->start = m->at++;
  maker_put (m, ")", 1, SIGN_PLAIN);
  m->depth--;
}

/* The index of a tiny: a number, or any game as a group. */
static void tiny_index (maker *m)
{
  const char *const brace = m->at + (m->at < m->end && *m->at == '_'), *c = brace;
  if (brace == m->end || *brace != '{') {
    script_tiny_index (m);
    return;
  }
  do
    c++;
  while (c < m->end && (maker_is_digit (*c) || *c == '/'));
  if (c < m->end && *c == '}')
    script_tiny_index (m);
  else {
    m->at = brace;
    group (m);
  }
}

/* √22, √(2), \sqrt{w} or \sqrt2, in which LaTeX takes one digit. What follows is under no
   root: √2/3 is a third of √2, and √0.5 may be either. */
static void root (maker *m)
{
  bool const of_latex = *m->start == '\\';
  maker_put (m, "sqrt", 4, SIGN_PLAIN);
  maker_skip_blanks (m);
  size_t const digits = maker_digits (m), count = digits && of_latex ? 1 : digits;
  const char *const number = m->at;
  m->at += count;
  char const behind = m->at < m->end ? *m->at : '\0';
  if (!count && behind == '{')
    group (m);
  else if (count ? behind == '.' : behind != '(')
    maker_expected (m, "an integer or a parenthesis, as in √2 or √(0.5)");
  else if (count) {
    maker_put_bytes (m, "(", 1);
    maker_put_bytes (m, number, count);
    maker_put_bytes (m, ")", 1);
  }
}

/* ---- words ----------------------------------------------------------------------------------- */

/* What a font is set for: without its braces, which are dropped anyway if all are groups. */
static void font (maker *m)
{
  maker_skip_blanks (m);
  if (m->groups || !maker_take (m, '{'))
    return;
  m->start = m->at;
  while (m->at < m->end && *m->at != '}')
    m->at++;
  maker_put (m, m->start, (size_t)(m->at - m->start), SIGN_PLAIN);
  if (!maker_take (m, '}'))
    maker_expected (m, "'}'");
}

static void unknown_command (maker *m, const char *name, size_t length)
{
  char shown[34];
  const char *const like = sign_command_like (name, length);
  gh_error_set_place (m->error, m->f->own, m->start);
  snprintf (m->error->text, sizeof m->error->text,
            "read as LaTeX: \\%s is no game; %s%s%s\\{ \\mid \\} \\uparrow \\ast \\pm \\frac",
            gh_show (name, length, shown, sizeof shown), like ? "did you mean \\" : "",
            like ? like : "", like ? "? Known are " : "expected ");
  m->status = GH_SYNTAX;
}

/* {2} is the index of a star; {0,2} are the options of an impartial game. */
static bool index_in_braces (const maker *m)
{
  const char *c = m->at + 1;
  if (m->at == m->end || *m->at != '{')
    return false;
  while (c < m->end && maker_is_digit (*c))
    c++;
  return c < m->end && *c == '}';
}

static void command (maker *m)
{
  const char *const name = ++m->at;
  while (m->at < m->end && is_name_byte (*m->at) && !maker_is_digit (*m->at) && *m->at != '_')
    m->at++;
  if (m->at == name && m->at < m->end)
    m->at += maker_character (m);
  size_t const length = (size_t)(m->at - name);
  const sign *const s = sign_command (name, length);
  if (!s)
    unknown_command (m, name, length);
  else if (s->kind == SIGN_FRACTION)
    script_frac (m);
  else if (s->kind == SIGN_FONT)
    font (m);
  else if (s->kind == SIGN_ROOT)
    root (m);
  else if (!strcmp (s->plain, " "))
    m->blank = true;
  else if (*s->plain)
    maker_put (m, s->plain, strlen (s->plain), s->kind);
  if (s && s->kind == SIGN_STAR && !m->groups && index_in_braces (m))
    script_index (m);
}

static bool character (maker *m)
{
  const sign *const s = sign_character (m->at, (size_t)(m->end - m->at));
  if (!s)
    return false;
  if (s->kind == SIGN_OVERSCRIPT)
    return script_raised (m);
  if (s->kind == SIGN_SUBSCRIPT)
    return script_lowered (m);
  m->at += strlen (s->word);
  if (s->kind == SIGN_TINY) {
    maker_put (m, s->plain, strlen (s->plain), SIGN_PLAIN);
    tiny_index (m);
  } else if (s->kind == SIGN_ROOT)
    root (m);
  else if (s->kind == SIGN_FRACTION)
    script_fraction (m, s->plain, 1, s->plain + 2, 1);
  else if (m->latex && !strcmp (s->plain, " "))
    m->blank = true;
  else
    maker_put (m, s->plain, strlen (s->plain), s->kind);
  return true;
}

/* +_2 or +_{2}, as LaTeX writes tiny(2), or -_2. */
static bool is_tiny (const char *at, const char *end)
{
  return end - at > 2 && (*at == '+' || *at == '-') && at[1] == '_' &&
         (at[2] == '{' || maker_is_digit (at[2]));
}

static void tiny (maker *m)
{
  const char *const word = *m->at++ == '+' ? "tiny" : "miny";
  maker_put (m, word, 4, SIGN_PLAIN);
  tiny_index (m);
}

/* |⊳, of which ⊲| is the mirror image. */
static bool is_barred (const char *at, const char *end)
{
  return end - at > 3 && *at == '|' && (!memcmp (at + 1, "⊳", 3) || !memcmp (at + 1, "▷", 3));
}

/* What LaTeX has of its own beside commands. */
static bool of_latex (maker *m)
{
  char const c = *m->at;
  bool const blank = c && strchr (" \t\r\n~$", c);
  if (!blank && !(m->groups && (c == '{' || c == '}')))
    return false;
  m->blank |= blank;
  m->at++;
  return true;
}

/* \frac32^{2} or ½^(2), which would become the power of a denominator, 3/2^(2). */
static bool is_power_of_fraction (const maker *m)
{
  return m->last == SIGN_FRACTION && m->end - m->at > 1 && m->at[0] == '^' &&
         (strchr ("{(", m->at[1]) || (is_name_byte (m->at[1]) && !maker_is_digit (m->at[1])));
}

/* The power of w or of a number; or G^{L}, the options of a game. */
static bool exponent_in_braces (const maker *m)
{
  return m->end - m->at > 1 && m->at[0] == '^' && m->at[1] == '{' &&
         (m->last == SIGN_OMEGA || is_name_byte (maker_last_byte (m)));
}

static void exponent (maker *m)
{
  size_t const left = (size_t)(m->end - m->at);
  m->at += 2;
  if (left > 3 && (*m->at == 'L' || *m->at == 'R') && m->at[1] == '}') {
    m->at += 2;
    maker_put (m, "^", 1, SIGN_PLAIN);
    maker_put_bytes (m, m->at - 2, 1);
    return;
  }
  m->at--;
  maker_put (m, "^", 1, SIGN_PLAIN);
  group (m);
}

static void next (maker *m)
{
  m->start = m->at;
  if (*m->at == '\\')
    command (m);
  else if ((m->latex && of_latex (m)) || ((unsigned char)*m->at >= 0x80 && character (m)))
    return;
  else if (*m->at == '^' && m->last == SIGN_ARROW)
    script_exponent (m);
  else if (*m->at == '_' && m->last == SIGN_STAR)
    script_index (m);
  else if (*m->at == '_' && script_tiny_before (m))
    tiny_index (m);
  else if (is_tiny (m->at, m->end))
    tiny (m);
  else if (is_power_of_fraction (m))
    maker_expected (m, "no power of a fraction: a square is x times x");
  else if (m->latex && exponent_in_braces (m))
    exponent (m);
  else if (is_barred (m->at, m->end)) {
    m->at += 4;
    maker_put (m, "|>", 2, SIGN_PLAIN);
  } else {
    m->at += maker_character (m);
    maker_put (m, m->start, (size_t)(m->at - m->start), *m->start == '*' ? SIGN_STAR : SIGN_PLAIN);
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Whether anything is to be made plain, and of what notation. */
static bool is_foreign (maker *m)
{
  bool some = false;
  for (const char *c = m->at; c < m->end; c++)
    if (*c == '\\') {
      m->latex = true;
      size_t const left = (size_t)(m->end - c);
      m->groups |= left > 1 && c[1] == '{';
      m->groups |= left > 6 && !memcmp (c, "\\lbrace", 7);
      c += left > 1;
    } else if (is_tiny (c, m->end))
      m->latex = true;
    else if ((unsigned char)*c >= 0x80)
      some |= sign_character (c, (size_t)(m->end - c)) != NULL;
    else
      some |= is_barred (c, m->end);
  return some || m->latex;
}

gh_status gh_foreign_begin (gh_foreign *f, const char *text, size_t length,
                            const gh_allocator *allocator, gh_error *error)
{
  *f = (gh_foreign){.text = text, .own = text, .own_length = length, .allocator = allocator};
  maker m = {.f = f, .at = text, .end = text + length, .start = text, .error = error};
  f->length = length;
  if (!is_foreign (&m))
    return GH_OK;
  f->notation = maker_notation (&m);
  f->length = 0;
  while (m.at < m.end && !m.status)
    next (&m);
  if (maker_grow (&m, 1)) {
    f->made[f->length] = 0;
    f->text = f->made;
  }
  return m.status;
}

void gh_foreign_end (gh_foreign *f)
{
  if (f->made)
    f->allocator->resize (f->allocator->context, f->made, 0);
  if (f->origins)
    f->allocator->resize (f->allocator->context, f->origins, 0);
  f->made = NULL;
  f->origins = NULL;
}

void gh_foreign_error (const gh_foreign *f, gh_status status, gh_error *error)
{
  if (!f->notation)
    return;
  size_t const at = (size_t)(gh_error_place (error, f->text) - f->text);
  gh_error_set_place (error, f->own,
                      f->own + (at < f->length ? f->origins[at].start : f->own_length));
  if (status != GH_SYNTAX)
    return;
  char text[sizeof error->text];
  strcpy (text, error->text);
  snprintf (error->text, sizeof error->text, "read as %s: %.170s", f->notation, text);
}

const char *gh_foreign_word (const gh_foreign *f, const char *at, size_t *length)
{
  if (!f->notation || at >= f->text + f->length)
    return NULL;
  gh_origin const o = f->origins[at - f->text];
  *length = o.end - o.start;
  return f->own + o.start;
}
