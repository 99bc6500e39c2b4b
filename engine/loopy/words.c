#include "loopy/words.h"
#include "form/word.h"
#include "loopy/text.h"

#include <string.h>

static const struct {
  const char *word, *braces;
} words[] = {
    {"on", "{on|}"},      {"off", "{|off}"},    {"over", "{0|over}"}, {"under", "{under|0}"},
    {"dud", "{dud|dud}"}, {"upon", "{upon|*}"}, {"tis", "{tisn|}"},   {"tisn", "{|tis}"},
};

static bool is_letter (char c)
{
  return loopy_is_small (c) || (c >= 'A' && c <= 'Z');
}

/* The letters and digits at `at`, which begin with a letter. */
size_t loopy_word_length (const char *at, const char *end)
{
  const char *stop = at;
  while (stop < end && (is_letter (*stop) || loopy_is_digit (*stop)))
    stop++;
  return (size_t)(stop - at);
}

/* Whether a word is of the notation of short games, or is `where`. */
bool loopy_is_reserved (const char *at, size_t length)
{
  size_t downs = 0;
  while (downs < length && at[downs] == 'v')
    downs++;
  size_t digits = downs;
  while (digits < length && loopy_is_digit (at[digits]))
    digits++;
  return (downs && digits == length) || gh_word_is (at, length, "tiny") ||
         gh_word_is (at, length, "miny") || gh_word_is (at, length, "where");
}

/* The next word that can be a name; `end`: there is none. A command of LaTeX is none. */
const char *loopy_next_name (const char *at, const char *end, size_t *length)
{
  while (at < end) {
    size_t const skipped = *at == '\\';
    *length = loopy_word_length (at + skipped, end);
    if (*length && is_letter (at[skipped])) {
      if (!skipped && loopy_is_small (*at) && !loopy_is_reserved (at, *length))
        return at;
      at += *length + skipped;
    } else
      at++;
  }
  return end;
}

const char *loopy_skip (const char *at, const char *end)
{
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r'))
    at++;
  return at;
}

const char *loopy_skip_back (const char *at, const char *end)
{
  while (end > at && loopy_skip (end - 1, end) == end)
    end--;
  return end;
}

/* Where the text from `at` first has one of these outside of braces and parentheses; or the end. */
const char *loopy_find_outside (const char *at, const char *end, const char *these)
{
  for (int depth = 0; at < end; at++) {
    if (depth == 0 && *at && strchr (these, *at))
      return at;
    depth += (*at == '{' || *at == '(' || *at == '<') - (*at == '}' || *at == ')' || *at == '>');
  }
  return end;
}

const char *gh_loopy_word (const char *at, size_t length)
{
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (gh_word_is (at, length, words[i].word))
      return words[i].braces;
  return NULL;
}

/* Where `where` is; or the end. */
const char *loopy_find_where (const char *at, const char *end)
{
  for (; at < end; at++) {
    size_t const length = is_letter (*at) ? loopy_word_length (at, end) : 0;
    if (gh_word_is (at, length, "where"))
      return at;
    at += length ? length - 1 : 0;
  }
  return end;
}

bool gh_is_loopy_text (const char *text, size_t length)
{
  const char *const end = text + length;
  size_t word;
  if (loopy_find_where (text, end) < end)
    return true;
  for (const char *at = text; (at = loopy_next_name (at, end, &word)) < end; at += word)
    if (gh_loopy_word (at, word))
      return true;
  return false;
}
