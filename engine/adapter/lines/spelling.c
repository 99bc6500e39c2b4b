#include "adapter/lines/spelling.h"
#include "engine.h"
#include "form/spelling.h"

const char *spelling_nearest (const char *word, size_t length)
{
  static const char *const others[] = {"numerals", "braces", "let", "sums", "multiples", "games"};
  gh_spelling s;
  gh_spelling_begin (&s, word, length);
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    gh_spelling_try (&s, gh_requests[r].word, gh_requests[r].word);
    gh_spelling_try (&s, gh_requests[r].function, gh_requests[r].word);
  }
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    gh_spelling_try (&s, others[i], others[i]);
  return gh_spelling_nearest (&s);
}
