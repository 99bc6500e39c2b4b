/* What all who read the notation need: words, and what was expected in their place. */
#include "form/reading/reader.h"
#include "form/show.h"

#include <stdio.h>
#include <string.h>

void read_set_status (const reader *r, const char *where, gh_status status)
{
  char buffer[sizeof r->error->text];
  gh_error_set_place (r->error, r->text, where);
  snprintf (r->error->text, sizeof r->error->text, "%s",
            gh_status_text (r->store, status, buffer, sizeof buffer));
}

_Noreturn void read_over (const reader *r, const char *where, gh_status status)
{
  read_set_status (r, where, status);
  gh_fail (r->store, status);
}

_Noreturn void read_expected (const reader *r, const char *what)
{
  char found[48] = "the end of the text", shown[44];
  unsigned char const c = r->at < r->end ? (unsigned char)*r->at : 0;
  size_t length;
  const char *const word = gh_foreign_word (r->foreign, r->at, &length);
  if (word)
    snprintf (found, sizeof found, "'%s'", gh_show (word, length, shown, sizeof shown));
  else if (r->at < r->end && c >= ' ' && c < 127)
    snprintf (found, sizeof found, "'%c'", c);
  else if (r->at < r->end)
    snprintf (found, sizeof found, "byte %u", c);
  gh_error_set_place (r->error, r->text, r->at);
  snprintf (r->error->text, sizeof r->error->text, "found %s, expected %s", found, what);
  gh_fail (r->store, GH_SYNTAX);
}

void read_blanks (reader *r)
{
  while (r->at < r->end && strchr (" \t\r\n", *r->at) && *r->at)
    r->at++;
}

bool read_take (reader *r, const char *word)
{
  size_t const length = strlen (word);
  if ((size_t)(r->end - r->at) < length || memcmp (r->at, word, length))
    return false;
  r->at += length;
  return true;
}

void read_need (reader *r, const char *word, const char *what)
{
  read_blanks (r);
  if (!read_take (r, word))
    read_expected (r, what);
}

void read_deeper (const reader *r)
{
  if (r->store->depth >= r->store->limits.depth)
    read_over (r, r->at, GH_OVER_DEPTH);
  gh_deeper (r->store);
}
