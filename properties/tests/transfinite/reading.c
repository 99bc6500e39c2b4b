#include "tests/transfinite/reading.h"
#include "tests/tap.h"
#include "transfinite/signs.h"
#include "transfinite/text.h"

#include <string.h>

typedef gh_form reader (gh_store *store, const char *text, size_t length, gh_error *error);

typedef struct reading {
  gh_store *store;
  const char *text;
  reader *read;
  gh_form form;
  gh_error error;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->form = r->read (r->store, r->text, strlen (r->text), &r->error);
}

static gh_form read_by (reader *read, gh_store *store, const char *text)
{
  reading r = {.store = store, .text = text, .read = read};
  if (gh_try (store, read_it, &r) == GH_OK)
    return r.form;
  TAP_OK (false, "'%s' is no number: %s", text, r.error.text);
  return GH_NO_FORM;
}

gh_form normal (gh_store *store, const char *text)
{
  return read_by (gh_normal_read, store, text);
}

gh_form signs (gh_store *store, const char *text)
{
  return read_by (gh_signs_read, store, text);
}

bool prints (gh_store *store, gh_form a, const char *text)
{
  const char *const printed = gh_normal_print (store, a);
  return TAP_OK (!strcmp (printed, text), "%s, printed as %s", text, printed);
}

bool prints_signs (gh_store *store, gh_form a, const char *text)
{
  const char *const printed = gh_signs_print (store, a);
  return TAP_OK (!strcmp (printed, text), "%s, printed as %s", text, printed);
}
