/* Values of variables as text. */
#include "harness/cases/values.h"
#include "form/notation.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* The values that are read, as text: "G=1 H=* ; 3 0 7". */
static const char *read_back (gh_values *v, char *buffer, size_t size)
{
  size_t at = 0;
  buffer[0] = 0;
  for (size_t i = 0; i < v->count; i++)
    at += (size_t)snprintf (buffer + at, size - at, "%.*s=%s ", (int)v->given[i].length,
                            v->given[i].name, gh_print (v->store, v->given[i].form, GH_STYLE_FULL));
  for (size_t i = 0; i < v->choice_count; i++)
    at += (size_t)snprintf (buffer + at, size - at, "%s%u", i ? " " : "; ", v->choices[i]);
  return buffer;
}

static const struct {
  const char *text, *expected;
} rows[] = {
    {"", ""},
    {"G = 1", "G=1 "},
    {"G = {0|*}; H = 1", "G=^ H=1 "},
    {"H=-1/2;G=*2;", "H=-1/2 G=*2 "},
    {"  G   =   {1|-1} ;  first = 0", "G=+-1 first=0 "},
    {"G = 1; H = 2; K = 3; J = 4; m = 5; n = 6", "G=1 H=2 K=3 J=4 m=5 n=6 "},
    {"G = 1; choices 3 0 7", "G=1 ; 3 0 7"},
    {"choices 4294967295", "; 4294967295"},
};

static void readable (gh_store *store)
{
  char buffer[400];
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_values v = {.store = store, .text = rows[i].text};
    bool const good = gh_try (store, gh_read_values, &v) == GH_OK;
    TAP_OK (good && !strcmp (read_back (&v, buffer, sizeof buffer), rows[i].expected), "'%s': %s",
            rows[i].text, buffer);
  }
}

static const struct {
  const char *text, *error;
} wrong[] = {
    {"G", "expected NAME = GAME"},
    {"= 1", "expected NAME = GAME"},
    {"G = 1; G = 1", "this variable has a value already"},
    {"a = 0; b = 0; c = 0; d = 0; e = 0; f = 0; g = 0", "more values than a theorem has variables"},
    {"G = 1; choices 3 x", "expected a choice, a number below 2^32"},
    {"choices 4294967296", "expected a choice, a number below 2^32"},
    {"choices -1", "expected a choice, a number below 2^32"},
    {"G = {1", NULL},
    {"G = 1; H =", NULL},
};

static void unreadable (gh_store *store)
{
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    gh_values v = {.store = store, .text = wrong[i].text};
    gh_status const status = gh_try (store, gh_read_values, &v);
    TAP_OK (status == GH_SYNTAX && (!wrong[i].error || !strcmp (v.error.text, wrong[i].error)),
            "'%s' is wrong: %s", wrong[i].text, v.error.text);
  }
}

int main (void)
{
  in_new_store ("readable", readable);
  in_new_store ("unreadable", unreadable);
  return tap_done ();
}
