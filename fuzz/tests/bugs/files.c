/* Bugs for fuzz_files, in what reads and writes the files of a user. */
#include "bugs.h"
#include "commands/check/known.h"
#include "output/document/difference.h"
#include "output/document/document.h"

/* The name that a user gave a run is lost. */
IN_PLACE_OF (bool, gh_document_write, (FILE * out, const json_t *run))
{
  json_t *const copy = json_copy ((json_t *)(uintptr_t)run);
  if (planted ("files-label") && json_is_string (json_object_get (copy, "label")))
    json_object_set_new (copy, "label", json_null ());
  bool const good = __real_gh_document_write (out, copy);
  json_decref (copy);
  return good;
}

/* Where there is a fault it is new. */
IN_PLACE_OF (bool, gh_difference_print,
             (FILE * out, const json_t *older, const json_t *newer, bool *more))
{
  bool const good = __real_gh_difference_print (out, older, newer, more);
  *more |= planted ("files-new") && json_array_size (json_object_get (newer, "faults")) > 0;
  return good;
}

/* A baseline with a tab knows nothing. */
IN_PLACE_OF (bool, gh_known_names, (const gh_known *known, const gh_theorem *theorem))
{
  return !(planted ("files-known") && strchr (known->text.at, '\t')) &&
         __real_gh_known_names (known, theorem);
}
