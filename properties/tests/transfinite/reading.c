#include "tests/transfinite/reading.h"
#include "tests/tap.h"
#include "transfinite/text.h"

#include <string.h>

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_form form;
  gh_error error;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->form = gh_normal_read (r->store, r->text, strlen (r->text), &r->error);
}

gh_form normal (gh_store *store, const char *text)
{
  reading r = {.store = store, .text = text};
  if (gh_try (store, read_it, &r) == GH_OK)
    return r.form;
  TAP_OK (false, "'%s' is no number: %s", text, r.error.text);
  return GH_NO_FORM;
}

bool prints (gh_store *store, gh_form a, const char *text)
{
  const char *const printed = gh_normal_print (store, a);
  return TAP_OK (!strcmp (printed, text), "%s, printed as %s", text, printed);
}
