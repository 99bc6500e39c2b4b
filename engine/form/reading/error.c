/* Places in texts. */
#include "form/notation.h"

void gh_error_set_place (gh_error *error, const char *text, const char *where)
{
  error->line = 1;
  error->column = 1;
  for (const char *c = text; c < where; c++)
    if (*c == '\n') {
      error->line++;
      error->column = 1;
    } else
      error->column++;
}

const char *gh_error_place (const gh_error *error, const char *text)
{
  for (size_t line = 1; line < error->line; line++)
    while (*text++ != '\n') {
    }
  return text + error->column - 1;
}
