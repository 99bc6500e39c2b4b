#include "tests/reference/day_2.h"
#include "tests/stores.h"

void make_day_2 (gh_store *store, gh_form all[DAY_2])
{
  const char *const texts[] = {"0", "1", "-1", "*"};
  for (unsigned m = 0; m < DAY_2; m++) {
    gh_form_begin (store);
    for (unsigned i = 0; i < 8; i++)
      if (m >> i & 1)
        gh_form_add (store, i < 4 ? GH_LEFT : GH_RIGHT, game (store, texts[i % 4]));
    all[m] = gh_form_end (store);
  }
}
