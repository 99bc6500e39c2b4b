#include "commands/list/asked.h"
#include "adapter/lines/spelling.h"
#include "commands/command.h"
#include "engine.h"
#include "form/word.h"

#include <string.h>

static bool complain (const char *option, const char *word, size_t length)
{
  const char *const near = spelling_nearest (word, length);
  gh_usage ("%s: found '%.*s', expected nothing or words of requests, as number,mean%s%s%s", option,
            (int)length, word, near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
  return false;
}

bool gh_asked_read (const char *option, const char *words, gh_asked *asked)
{
  *asked = (gh_asked){0};
  for (const char *word = words;; word++) {
    size_t const length = strcspn (word, ",");
    unsigned r = 0;
    while (r < GH_ABILITIES && !gh_word_is (word, length, gh_ability_words[r]))
      r++;
    if (r < GH_ABILITIES)
      asked->requests |= GH_BIT (r);
    else if (gh_word_is (word, length, "nothing"))
      asked->nothing = true;
    else
      return complain (option, word, length);
    word += length;
    if (!*word)
      return true;
  }
}

static gh_request_set all_of (const gh_theorem *theorem)
{
  return theorem->requests | theorem->of_sums | theorem->of_hypotheses;
}

bool gh_asked_any (const gh_asked *asked, const gh_theorem *theorem)
{
  return theorem->requests ? all_of (theorem) & asked->requests : asked->nothing;
}

bool gh_asked_only (const gh_asked *asked, const gh_theorem *theorem)
{
  return theorem->requests ? !(all_of (theorem) & ~asked->requests) : asked->nothing;
}
