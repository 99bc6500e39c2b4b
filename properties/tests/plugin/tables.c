/* Which tables of plug-ins are accepted. */
#include "tests/plugin/asking.h"
#include "tests/tap.h"

#include <stddef.h>
#include <string.h>

static void refused (gh_plugin plugin, const char *why)
{
  *error = 0;
  gh_engine *const engine = gh_plugin_open (&plugin, error, sizeof error);
  TAP_OK (!engine && strstr (error, why), "a table is refused: %s", error);
}

static int closed;

static void count_close (void *context)
{
  closed += *(int *)context;
}

static const gh_ability none[] = {{NULL, NULL}}, future[] = {{"transmogrify", answer_0},
                                                             {"compare", answer_0},
                                                             {NULL, NULL}};

static void test_refused (void)
{
  static const gh_ability twice[] = {{"add", answer_0},
                                     {"negate", answer_0},
                                     {"add", answer_0},
                                     {NULL, NULL}},
                          hollow[] = {{"add", NULL}, {NULL, NULL}};
  gh_plugin const good = {GH_PLUGIN_VERSION, sizeof good, "good", NULL, future, NULL};
  gh_plugin p = good;
  TAP_OK (!gh_plugin_open (NULL, error, sizeof error) && strstr (error, "NULL"), "no table: %s",
          error);
  p.version = 2;
  refused (p, "version 1");
  p = good, p.size--;
  refused (p, "size");
  p = good, p.name = "two words";
  refused (p, "one word");
  p.name = "";
  refused (p, "one word");
  p.name = NULL;
  refused (p, "one word");
  p.name = "0123456789012345678901234567890123456789012345678901234567890123";
  refused (p, "63");
  p = good, p.abilities = NULL;
  refused (p, "no abilities");
  p.abilities = twice;
  refused (p, "add twice");
  p.abilities = hollow;
  refused (p, "add has no function");
}

static void test_accepted (void)
{
  static int three = 3;
  gh_plugin p = {GH_PLUGIN_VERSION, sizeof p, "good", NULL, none, NULL};
  gh_engine *engine = gh_plugin_open (&p, error, sizeof error);
  if (TAP_OK (engine && !engine->abilities, "an engine may answer nothing"))
    engine->close (engine);
  p = (gh_plugin){GH_PLUGIN_VERSION, sizeof p + 8, "later", &three, future, count_close};
  engine = gh_plugin_open (&p, error, sizeof error);
  if (!TAP_OK (engine && engine->abilities == GH_BIT (GH_ASK_COMPARE) &&
                   !strcmp (engine->name, "later") && !strcmp (engine->unknown, "transmogrify"),
               "a later table opens, and a request of the future is left out, but known by name") ||
      !engine)
    return;
  asked q = {engine, gh_store_new (NULL, NULL), .request = GH_ASK_ADD, .g = "1"};
  TAP_OK (ask (&q) == GH_UNSUPPORTED && strstr (engine->words, "no add"), "unsupported: %s",
          engine->words);
  q.request = GH_ASK_COMPARE;
  TAP_OK (ask (&q) == GH_ANSWERED && q.answer.order == GH_EQUAL, "answered");
  engine->close (engine);
  gh_store_free (q.store);
  TAP_OK (closed == 3, "closed once, with its context");
}

/* gh_games as engines have it that were compiled before there were sums. */
typedef struct earlier {
  size_t size;
  void *context;
  uint64_t epoch;
  size_t (*count) (gh_games *, gh_game, int);
  gh_game (*option) (gh_games *, gh_game, int, size_t);
  const char *(*numeral) (gh_games *, gh_game);
  void (*begin) (gh_games *);
  void (*add) (gh_games *, int, gh_game);
  gh_game (*end) (gh_games *);
  gh_game (*read) (gh_games *, const char *);
  int (*failed) (gh_games *);
  gh_answer (*refuse) (gh_games *, const char *), (*fault) (gh_games *, const char *);
  const char *code;
  gh_answer (*certify) (gh_games *, const char *);
} earlier;

#define STANDS(member) (offsetof (gh_games, member) == offsetof (earlier, member))

static void test_earlier (void)
{
  TAP_OK (STANDS (size) && STANDS (context) && STANDS (epoch) && STANDS (count) &&
              STANDS (option) && STANDS (numeral) && STANDS (begin) && STANDS (add) &&
              STANDS (end) && STANDS (read) && STANDS (failed) && STANDS (refuse) &&
              STANDS (fault) && STANDS (code) && STANDS (certify),
          "what an engine knows that was compiled with an earlier header stands where it stood");
}

int main (void)
{
  test_earlier ();
  test_refused ();
  test_accepted ();
  return tap_done ();
}
