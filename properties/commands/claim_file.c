#include "commands/claim_file.h"
#include "commands/command.h"
#include "commands/text_file.h"
#include "form/show.h"

#include <stdlib.h>
#include <string.h>

bool gh_claim_file_add (gh_library *library, const char *path)
{
  char shown[200];
  gh_text text;
  gh_error error;
  bool const read = gh_text_file_read (path, &text);
  bool const good =
      read &&
      gh_library_add (library, gh_show (path, strlen (path), shown, sizeof shown), text.at, &error);
  if (read && !good)
    gh_usage_in (path, text.at, &error);
  free (text.at);
  return good;
}
