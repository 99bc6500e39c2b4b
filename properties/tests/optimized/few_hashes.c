/* Answers of the fast engine, a line each. Built with hashes of four bits it is given the ordinary
   program, and must answer as that one does: things with the same hash are told apart by what they
   are. */
#include "form/genus.h"
#include "form/notation.h"
#include "optimized/optimized.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

#define FORMS 300
#define SETS 3000

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  gh_request request;
  gh_value arguments[GH_MOST_ARGUMENTS];
  char answer[4000];
} question;

static void put (void *argument)
{
  question *const q = argument;
  gh_value a;
  gh_type const type = gh_requests[q->request].answer;
  gh_reply const reply = q->engine->ask (q->engine, q->store, q->request, q->arguments, &a);
  if (reply != GH_ANSWERED)
    snprintf (q->answer, sizeof q->answer, "no answer (%d)", (int)reply);
  else if (type == GH_TRUTH || type == GH_OUTCOME || type == GH_ORDER)
    snprintf (q->answer, sizeof q->answer, "%d",
              type == GH_TRUTH     ? (int)a.truth
              : type == GH_OUTCOME ? (int)a.outcome
                                   : (int)a.order);
  else
    snprintf (q->answer, sizeof q->answer, "%s",
              a.form == GH_NO_FORM ? "none"
              : type == GH_GENUS   ? gh_genus_print (q->store, a.form)
                                   : gh_print (q->store, a.form, GH_STYLE_FULL));
}

/* What is told of each answer: its text, on a line. */
typedef void teller (const char *line);
static teller *tell;

static void ask (question *q, gh_request request)
{
  char line[4100];
  if (!gh_engine_can (q->engine, request))
    return;
  q->request = request;
  gh_status const status = gh_try (q->store, put, q);
  if (status != GH_OK)
    snprintf (q->answer, sizeof q->answer, "status %d", (int)status);
  snprintf (line, sizeof line, "%s: %s", gh_requests[request].word, q->answer);
  tell (line);
}

/* All that is asked of games; the temperature of a number, and the product of what is none, cannot.
 */
static void ask_all (question *q)
{
  for (gh_request r = GH_ASK_OUTCOME; r <= GH_ASK_GRUNDY; r++)
    if (r != GH_ASK_TEMPERATURE && r != GH_ASK_MULTIPLY)
      ask (q, r);
  for (gh_request r = GH_ASK_MISERE_OUTCOME; r <= GH_ASK_VALUE_TAME; r++)
    ask (q, r);
}

/* ---- games ----------------------------------------------------------------------------------- */

static void random_games (question *q)
{
  for (int i = 0; i < FORMS; i++) {
    gh_store_empty (q->store);
    for (int k = 0; k < GH_MOST_ARGUMENTS; k++)
      q->arguments[k] = (gh_value){GH_GAME, {.form = random_form (q->store, 1 + draw (2))}};
    ask_all (q);
  }
}

#define POOL 12

static gh_form set_of (gh_store *store, const gh_form *pool, uint32_t bits)
{
  gh_form_begin (store);
  for (unsigned i = 0; i < POOL; i++)
    if (bits >> i & 1) {
      gh_form_add (store, GH_LEFT, pool[i]);
      gh_form_add (store, GH_RIGHT, pool[i]);
    }
  return gh_form_end (store);
}

/* Impartial games whose options are some of the same few games. */
static void impartial_games (question *q)
{
  static const char *const texts[POOL] = {"0",       "*",         "*2",        "*3",
                                          "*{2}",    "*{2,3}",    "*{0,2}",    "*{3}",
                                          "*{*{2}}", "*{0,*{2}}", "*{1,*{2}}", "*{2,*{2}}"};
  gh_form pool[POOL];
  gh_store_empty (q->store);
  for (unsigned i = 0; i < POOL; i++)
    pool[i] = game (q->store, texts[i]);
  for (int i = 0; i < SETS; i++) {
    gh_store_allow (q->store);
    for (int k = 0; k < 2; k++)
      q->arguments[k] = (gh_value){GH_GAME, {.form = set_of (q->store, pool, draw (1u << POOL))}};
    ask (q, GH_ASK_GRUNDY);
    for (gh_request r = GH_ASK_MISERE_OUTCOME; r <= GH_ASK_VALUE_TAME; r++)
      ask (q, r);
  }
}

static void tell_all (void)
{
  question q = {.engine = gh_optimized_open (), .store = gh_store_new (NULL, NULL)};
  draw_from (20);
  random_games (&q);
  impartial_games (&q);
  gh_store_free (q.store);
  q.engine->close (q.engine);
}

/* ---- compared -------------------------------------------------------------------------------- */

static FILE *ordinary;
static unsigned count, other;

static void compare (const char *line)
{
  static char expected[4200];
  if (!fgets (expected, sizeof expected, ordinary))
    expected[0] = 0;
  expected[strcspn (expected, "\n")] = 0;
  count++;
  if (strcmp (line, expected) && other++ < 5)
    fprintf (stderr, "%s, not %s\n", line, expected);
}

static void show (const char *line)
{
  puts (line);
}

int main (int argc, char **argv)
{
  tell = argc > 1 ? compare : show;
  ordinary = argc > 1 ? popen (argv[1], "r") : NULL;
  tell_all ();
  if (argc < 2)
    return 0;
  TAP_OK (ordinary && fgetc (ordinary) == EOF && pclose (ordinary) == 0, "there is no more to say");
  TAP_OK (other == 0 && count == 39 * FORMS + 9 * SETS, "%u answers, of which %u are other ones",
          count, other);
  return tap_done ();
}
