#include "transfinite/reader.h"
#include "form/show.h"

#include <stdio.h>
#include <string.h>

void gh_reader_expected (const gh_reader *r, const char *what)
{
  char shown[44];
  size_t length = 1;
  const char *word = gh_foreign_word (r->text, r->at, &length);
  gh_error_set_place (r->error, r->text->text, r->at);
  if (r->at == r->end)
    snprintf (r->error->text, sizeof r->error->text, "found the end of the text, expected %s",
              what);
  else
    snprintf (r->error->text, sizeof r->error->text, "found '%s', expected %s",
              gh_show (word ? word : r->at, length, shown, sizeof shown), what);
  gh_fail (r->store, GH_SYNTAX);
}

static void blanks (gh_reader *r)
{
  while (r->at < r->end && *r->at && strchr (" \t\r\n", *r->at))
    r->at++;
}

bool gh_reader_take (gh_reader *r, char c)
{
  blanks (r);
  if (r->at == r->end || *r->at != c)
    return false;
  r->at++;
  return true;
}

bool gh_reader_at_digit (gh_reader *r)
{
  blanks (r);
  return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

gh_form gh_reader_integer (gh_reader *r)
{
  gh_error error;
  if (!gh_reader_at_digit (r))
    gh_reader_expected (r, "digits");
  const char *const start = r->at;
  while (r->at < r->end && *r->at >= '0' && *r->at <= '9')
    r->at++;
  return gh_read (r->store, start, (size_t)(r->at - start), NULL, &error);
}

static void read_all (void *argument)
{
  gh_reader *const r = argument;
  if ((size_t)(r->end - r->at) > gh_store_limits (r->store)->length)
    gh_fail (r->store, GH_OVER_LENGTH);
  r->form = r->whole (r);
  blanks (r);
  if (r->at < r->end)
    gh_reader_expected (r, r->behind);
}

gh_form gh_reader_read (gh_store *store, const char *text, size_t length, gh_error *error,
                        gh_form (*whole) (gh_reader *reader), const char *behind, void *context)
{
  gh_foreign f;
  error->line = 0;
  gh_status status = gh_foreign_begin (&f, text, length, gh_store_allocator (store), error);
  gh_reader r = {.store = store,
                 .text = &f,
                 .at = f.text,
                 .end = f.text + f.length,
                 .error = error,
                 .whole = whole,
                 .behind = behind,
                 .context = context};
  if (status == GH_OK && (status = gh_try (store, read_all, &r))) {
    if (!error->line) {
      char words[sizeof error->text];
      gh_error_set_place (error, f.text, r.at);
      snprintf (error->text, sizeof error->text, "%s",
                gh_status_text (store, status, words, sizeof words));
    }
    gh_foreign_error (&f, status, error);
  }
  gh_foreign_end (&f);
  if (status)
    gh_fail (store, status);
  return r.form;
}
