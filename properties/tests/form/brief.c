/* Forms within messages: whole, without their middle, or by their size. */
#include "form/brief.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static void briefly (gh_store *store, gh_form form, size_t size, const char *expected)
{
  char buffer[200];
  gh_brief (store, form, buffer, size);
  TAP_OK (!strcmp (buffer, expected), "%s in %zu bytes: %s", expected, size, buffer);
}

static void all (gh_store *store)
{
  gh_form const three = game (store, "3"); /* n times doubled: 5 times 2^n - 2 moves */
  briefly (store, game (store, "{0|*}"), 32, "^");
  briefly (store, game (store, "{3,{5|-7}|-2}"), 32, "{3,{5|-7}|-2}");
  briefly (store, game (store, "{1000000,*|-1000000,*||2000000,*5}"), 32,
           "{1000000,*|-10...*||2000000,*5}");
  briefly (store, doubled (store, three, 40), 64, "a game of 5497558138878 moves");
  briefly (store, doubled (store, three, 70), 64, "a game of over 2^64 moves");
}

int main (void)
{
  in_new_store ("brief", all);
  return tap_done ();
}
