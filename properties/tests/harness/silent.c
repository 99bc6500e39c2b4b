/* Each row of the ledger asks an engine, or says why not. */
#include "commands/library.h"
#include "tests/tap.h"

#include <string.h>

static void each_row (const gh_ledger *ledger)
{
  size_t silent = 0, wrong = 0;
  for (size_t i = 0; i < ledger->count; i++) {
    const gh_row *const row = &ledger->rows[i];
    bool const is_silent = gh_row_is_silent (row);
    silent += is_silent;
    if (is_silent == (*row->silent != '\0'))
      continue;
    wrong++;
    TAP_OK (false,
            is_silent ? "%s asks an engine, or says why not"
                      : "%s asks, so that it has no reason why not",
            row->id);
  }
  TAP_OK (wrong == 0, "of %zu rows %zu ask an engine nothing, and say why", ledger->count, silent);
}

/* What covers a row is counted by what it asks, what is false on purpose, too: it must stay so by
   the answers of an engine. */
static void counted (void)
{
  static const char text[] = "id\tkind\tstatement\tnote\tproof\tname\tsilent\tproved\n"
                             "A\tlemma\ts\t\tnone\t\t\t\n"
                             "B\tlemma\ts\t\tnone\t\tabout forms\t\n"
                             "C\tlemma\ts\tno: endless\tnone\t\t\t\n"
                             "D\tlemma\ts\t\tnone\t\t\t\n";
  static gh_theorem theorems[] = {
      {.ids = "A", .statement = "", .place = "here", .requests = 1},
      {.ids = "A B", .statement = "", .place = "here"},
      {.ids = "B D", .statement = "", .place = "here"},
      {.ids = "D", .statement = "", .place = "here", .requests = 1, .expected = "G = 0"}};
  gh_registry const registry = {theorems, 4, 4};
  gh_ledger ledger;
  char error[200] = "";
  TAP_OK (gh_ledger_load (&ledger, text, &registry, error, sizeof error) &&
              !gh_row_is_silent (&ledger.rows[0]) && gh_row_is_silent (&ledger.rows[1]) &&
              !gh_row_is_silent (&ledger.rows[2]) &&
              !strcmp (ledger.rows[1].silent, "about forms") && !gh_row_is_silent (&ledger.rows[3]),
          "a row is silent when it is covered, and nothing that covers it asks: %s", error);
  gh_ledger_free (&ledger);
}

int main (void)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  each_row (gh_library_ledger (library));
  counted ();
  gh_library_close (library);
  return tap_done ();
}
