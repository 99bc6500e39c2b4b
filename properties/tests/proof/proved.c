/* What a certificate of someone else proves of two games. */
#include "proof/goals/proved.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

typedef struct certificate {
  const char *name, *text, *g, *h;
  int order; /* -1: it proves none, for this reason */
  const char *why;
} certificate;

#define FUZZY                                                                                      \
  "gifthorse-proof 2 0 n;x 0;f 1 0 1 0;n L R 0 0;s L L 0 2 0 1 1;n R L 0 0;s R R 0 2 0 1 3;.;"

static const certificate certificates[] = {
    {"* || 0", FUZZY, "*", "0", GH_FUZZY, ""},
    {"- * || 0 by the same nodes", FUZZY, "0", "*", -1, "does not prove"},
    {"of another game", FUZZY, "*2", "0", -1, "does not prove"},
    {"of more games", FUZZY, "*", "1", -1, "does not prove"},
    {"of numbers", "gifthorse-proof 2 0 n\ns L L 2 0\ns L R 2 0\n.\n", "3", "1", GH_GREATER, ""},
    {"of numbers by their options",
     "gifthorse-proof 2 0 n;f 0 0;f 1 0 0;n L R 0 0;s L L 0 2 0 1 1;s L R 0 2 0;.;", "1", "0",
     GH_GREATER, ""},
    {"of other numbers", "gifthorse-proof 2 0 n;s L L 1 0;s L R 1 0;.;", "3", "1", -1,
     "does not prove"},
    {"one judgment", "gifthorse-proof 2 0 n;s L R 2 0;.;", "3", "1", -1, "does not prove"},
    {"what is not shown", "gifthorse-proof 2 0 n;n L L 2 0;n L R 2 0;.;", "3", "1", -1,
     "does not prove"},
    {"what is false", "gifthorse-proof 2 0 n;s R L 2 0;s R R 2 0;.;", "3", "1", -1, "line 2: "},
    {"words behind the end", "gifthorse-proof 2 0 n;s L L 2 0;s L R 2 0;.;;", "3", "1", -1,
     "line 4: "},
    {"nothing", "", "3", "1", -1, "line 1: "},
};

static void read_all (gh_store *store)
{
  for (size_t i = 0; i < sizeof certificates / sizeof *certificates; i++) {
    const certificate *const c = &certificates[i];
    char why[100] = "";
    gh_order order = GH_EQUAL;
    bool const proved = gh_certificate_order (store, c->text, strlen (c->text), game (store, c->g),
                                              game (store, c->h), &order, why, sizeof why);
    TAP_OK (proved ? (int)order == c->order : c->order < 0 && strstr (why, c->why), "%s: %s",
            c->name, why);
  }
}

static void read_zero_byte (gh_store *store)
{
  static const char text[] = "gifthorse-proof 2 0 n;s L L 2 0;s L R 2 0;.;\0 and more";
  char why[100] = "";
  gh_order order;
  TAP_OK (!gh_certificate_order (store, text, sizeof text - 1, game (store, "3"), game (store, "1"),
                                 &order, why, sizeof why) &&
              strstr (why, "zero byte"),
          "a zero byte: %s", why);
}

int main (void)
{
  in_new_store ("certificates", read_all);
  in_new_store ("bytes", read_zero_byte);
  return tap_done ();
}
