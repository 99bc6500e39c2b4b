/* What a line is at first sight: how it begins, one of few words, or signs of which an answer may
   be made. */
#include "adapter/lines/inside.h"
#include "loopy/value.h"

#include <string.h>

bool answer_is (const char *word, const char *text, size_t length, const char **rest)
{
  size_t const n = strlen (word);
  if (length < n || memcmp (text, word, n) || (length > n && text[n] != ' '))
    return false;
  *rest = text + (length > n ? n + 1 : n);
  return true;
}

#define MOST_WORDS 4

/* In the order of their values. */
static const struct {
  gh_type type;
  const char *words[MOST_WORDS], *expected;
} rows[] = {{GH_TRUTH, {"false", "true"}, "true or false"},
            {GH_MAYBE_TRUTH, {"false", "true", "none"}, "true, false or none"},
            {GH_OUTCOME, {"P", "L", "R", "N"}, "L, R, N or P"},
            {GH_ORDER, {"=", ">", "<", "||"}, "<, =, > or ||"}};
#define ROWS (sizeof rows / sizeof *rows)

const char *answer_words (gh_type type)
{
  for (size_t i = 0; i < ROWS; i++)
    if (rows[i].type == type)
      return rows[i].expected;
  return NULL;
}

int answer_word (gh_type type, const char *text, size_t length)
{
  for (size_t i = 0; i < ROWS; i++)
    for (int n = 0; rows[i].type == type && n < MOST_WORDS && rows[i].words[n]; n++)
      if (strlen (rows[i].words[n]) == length && !memcmp (text, rows[i].words[n], length))
        return n;
  return -1;
}

static bool is_surreal (gh_type type)
{
  return type == GH_SURREAL || type == GH_MAYBE_SURREAL;
}

static bool is_letter (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Whether a game or such a number may be written so: in the notation, as CGSuite or LaTeX write it,
   or with signs of Unicode. */
static bool has_signs_of (gh_type type, const char *text, size_t length)
{
  static const char of_loopy[] = "0123456789{}|,*/+-()^ =<>[]LDR";
  static const char of_games[] = "0123456789{}|,*/+-()^v tinymoeTM=;gl[]<>$~_";
  static const char of_thermographs[] = "0123456789-/@| ";
  static const char of_ordinals[] = "0123456789w{}/+-()^. <>$~_none";
  static const char of_surreals[] = "0123456789w{}/+-()^. <>$~_sqrtnone";
  bool const is_ordinal = type == GH_ORDINAL || type == GH_MAYBE_ORDINAL;
  const char *const signs = is_ordinal               ? of_ordinals
                            : type == GH_THERMOGRAPH ? of_thermographs
                            : is_surreal (type)      ? of_surreals
                            : gh_is_loopy (type)     ? of_loopy
                                                     : of_games;
  for (size_t i = 0; i < length; i++)
    if (gh_is_loopy (type) && is_letter (text[i]))
      continue;
    else if (text[i] == '\\') /* a command */
      do
        i++;
      while (i + 1 < length && is_letter (text[i]) && is_letter (text[i + 1]));
    else if ((unsigned char)text[i] < 0x80 && (!text[i] || !strchr (signs, text[i])))
      return false;
  return length > 0 &&
         (type == GH_LOOPY_ORDER || !memchr ("<=>", *text, 3)); /* with which orders begin */
}

bool answer_plausible (gh_request request, const char *text, size_t length)
{
  const char *rest;
  gh_type const type = gh_requests[request].answer;
  if (answer_is ("unsupported", text, length, &rest) || answer_is ("limit", text, length, &rest) ||
      answer_is ("error", text, length, &rest))
    return true;
  if (answer_words (type))
    return answer_word (type, text, length) >= 0;
  if (type == GH_CERTIFICATE)
    return length >= sizeof ANSWER_CERTIFIED &&
           !memcmp (text, ANSWER_CERTIFIED " ", sizeof ANSWER_CERTIFIED);
  if (type == GH_OPTIONS)
    return memchr (text, '|', length) != NULL;
  return has_signs_of (type, text, length);
}
