/* Lines in, lines out, without descriptors: each call returns, with the answer that serve writes.
 */
#include "adapter/serve.h"
#include "engines.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static uint64_t failing, requests; /* the one for memory that fails; those that were made */

static bool fails (void)
{
  return ++requests == failing;
}

void *__real_malloc (size_t size);
void *__real_calloc (size_t count, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__wrap_realloc (void *memory, size_t size);

void *__wrap_malloc (size_t size)
{
  return fails () ? NULL : __real_malloc (size);
}

void *__wrap_calloc (size_t count, size_t size)
{
  return fails () ? NULL : __real_calloc (count, size);
}

void *__wrap_realloc (void *memory, size_t size)
{
  return fails () ? NULL : __real_realloc (memory, size);
}

static void is_answer (gh_words *words, const char *line, const char *meant)
{
  const char *const said = gh_words_ask (words, line);
  TAP_OK (said && !strncmp (said, meant, strlen (meant)) &&
              (strlen (said) == strlen (meant) || meant[strlen (meant) - 1] == ' '),
          "%.60s -> %.60s", line, said ? said : "no memory");
}

static void test_answers (gh_engine *engine)
{
  gh_words *const words = gh_words_open (engine, NULL);
  is_answer (words, "hello 1", "gifthorse 1 complete ");
  is_answer (words, "canonical {0|*} + *", "^*");
  is_answer (words, "outcome {0|", "error ");
  is_answer (words, "mean {2|-1}", "1/2");
  is_answer (words, "let g1 = {1|0}", "ok");
  is_answer (words, "compare g1 ; 1/2", "||");
  is_answer (words, "clear", "ok");
  is_answer (words, "compare g1 ; 1/2", "error ");
  is_answer (words, "", "unsupported");
  is_answer (words, "bye", "");
  is_answer (words, "octal .77 ; 5", "4");
  is_answer (words, "value  chess e4", "limit no such ruleset");
  is_answer (words, "value cutcake chess", "error ");
  size_t const most = ((size_t)4 << 20) + 1;
  char *const large = malloc (most + 1);
  memset (large, ' ', most);
  large[most] = 0;
  is_answer (words, large, "limit ");
  free (large);
  gh_words_close (words);
  gh_limits few = GH_DEFAULT_LIMITS;
  few.forms = 3;
  gh_words *const small = gh_words_open (engine, &few);
  is_answer (small, "canonical {{2|1}|{-1|{0|-3}}}", "limit ");
  is_answer (small, "outcome *", "N");
  gh_words_close (small);
  gh_words_close (NULL);
}

/* Whatever memory is missing: no other answer, and no jump out of the call. */
static void test_memory (void)
{
  static const char right[] = "{2|1||0}";
  unsigned refused = 0, silent = 0, unopened = 0, wrong = 0;
  bool failed = true;
  for (uint64_t n = 1; failed && n < 2000; n++) {
    failing = n;
    requests = 0;
    gh_engine *const engine = gh_complete_open (GH_FAST_FIRST);
    gh_words *const words = engine ? gh_words_open (engine, NULL) : NULL;
    const char *const said = words ? gh_words_ask (words, "canonical {{2|1}|{-1|*}}") : right;
    bool const limit = said && !strncmp (said, "limit ", 6);
    failed = requests >= n;
    failing = 0;
    unopened += !words;
    silent += !said;
    refused += limit;
    wrong += said && !limit && strcmp (said, right) != 0;
    gh_words_close (words);
    if (engine)
      engine->close (engine);
  }
  TAP_OK (unopened && refused && silent && !wrong && !failed,
          "of memory that is missing: %u not opened, %u refused, %u without an answer, %u wrong",
          unopened, refused, silent, wrong);
}

int main (void)
{
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  char error[200];
  gh_engine *const engine = gh_engine_open ("complete", &options, error, sizeof error);
  test_answers (engine);
  engine->close (engine);
  test_memory ();
  return tap_done ();
}
