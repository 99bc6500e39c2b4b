#include "commands/library.h"
#include "adapter/adapter.h"
#include "canary/canary.h"
#include "harness/ledger/texts.h"
#include "language/claims.h"
#include "proofs/proof.h"
#include "theory/theory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FILES 16

struct gh_library {
  gh_registry registry;
  gh_ledger ledger;
  gh_claims *claims[MOST_FILES], *own[GH_MOST_OWN];
  size_t own_files;
  bool depth_set, deep; /* of what is read from now on, too */
};

static bool complain (const gh_error *wrong, const char *place, char *error, size_t size)
{
  snprintf (error, size, "%.*s:%zu:%zu: %s", (int)strcspn (place, ":"), place, wrong->line,
            wrong->column, wrong->text);
  return false;
}

/* All theorems; or their names alone, and rows whose states are not known. */
static bool load (gh_library *library, bool listing, char *error, size_t size)
{
  static const gh_registry none;
  gh_registry *const registry = &library->registry;
  const char *ledger = NULL;
  size_t files = 0;
  for (const gh_built_in *t = gh_texts; t->file; t++)
    if (!strcmp (t->file, "ledger.tsv"))
      ledger = t->text;
    else {
      gh_error wrong;
      if (files == MOST_FILES)
        gh_broken ("gh_library_open", "gh_texts", "too many claim files");
      library->claims[files] = listing ? gh_claims_list (registry, t->file, t->text, &wrong)
                                       : gh_claims_load (registry, t->file, t->text, &wrong);
      if (!library->claims[files++])
        return complain (&wrong, t->file, error, size);
    }
  if (!gh_theory_register (registry) || !gh_proofs_register (registry)) {
    snprintf (error, size, "out of memory");
    return false;
  }
  if (!gh_ledger_load (&library->ledger, ledger, listing ? &none : registry, error, size))
    return false;
  for (size_t i = 0; i < registry->count; i++)
    registry->theorems[i].called = gh_ledger_name_of (&library->ledger, &registry->theorems[i]);
  return true;
}

static gh_library *make (bool listing, char *error, size_t size)
{
  gh_library *const library = calloc (1, sizeof *library);
  if (!library)
    snprintf (error, size, "out of memory");
  else if (load (library, listing, error, size))
    return library;
  gh_library_close (library);
  return NULL;
}

gh_library *gh_library_open (char *error, size_t size)
{
  return make (false, error, size);
}

gh_library *gh_library_list (char *error, size_t size)
{
  return make (true, error, size);
}

bool gh_library_read (gh_library *library, const gh_theorem *theorem, char *error, size_t size)
{
  gh_theorem *const t = &library->registry.theorems[theorem - library->registry.theorems];
  gh_error wrong;
  if (!t->unread)
    return true;
  if (!gh_claim_read (t, &wrong))
    return complain (&wrong, t->place, error, size);
  if (library->depth_set)
    gh_theorem_set_depth (t, library->deep);
  return true;
}

bool gh_library_add (gh_library *library, const char *file, const char *text, gh_error *error)
{
  if (library->own_files == GH_MOST_OWN)
    gh_broken ("gh_library_add", "file", "too many of them");
  gh_claims *const claims = gh_claims_load_own (&library->registry, file, text, error);
  library->own[library->own_files] = claims;
  library->own_files += claims != NULL;
  return claims;
}

void gh_library_close (gh_library *library)
{
  if (!library)
    return;
  for (size_t i = 0; i < library->own_files; i++)
    gh_claims_free (library->own[i]);
  for (size_t i = 0; i < MOST_FILES; i++)
    gh_claims_free (library->claims[i]);
  gh_ledger_free (&library->ledger);
  free (library->registry.theorems);
  free (library);
}

void gh_library_set_depth (gh_library *library, bool deep)
{
  library->depth_set = true;
  library->deep = deep;
  for (size_t i = 0; i < library->registry.count; i++)
    if (!library->registry.theorems[i].unread)
      gh_theorem_set_depth (&library->registry.theorems[i], deep);
}

const gh_registry *gh_library_registry (const gh_library *library)
{
  return &library->registry;
}

const gh_ledger *gh_library_ledger (const gh_library *library)
{
  return &library->ledger;
}

gh_engine *gh_library_engine (const char *spec, const gh_engine_options *options, char *error,
                              size_t size)
{
  static const char canary[] = "canary:";
  if (!strncmp (spec, canary, sizeof canary - 1))
    return gh_canary_open (spec + sizeof canary - 1, error, size);
  return gh_engine_open (spec, options, error, size);
}

/* Behind the words that name the program, in backquotes, if these begin it. */
static const char *behind_name (const char *error, const char *end)
{
  const char *behind = error;
  for (const char *at = error; *error == '`' && (at = strstr (at, "` ")) && at < end; at++)
    behind = at;
  return behind;
}

/* Behind the first byte of what leads to the program's own words; or the end of the text. */
static const char *its_own (const char *error)
{
  static const char *const before[] = {"` " GH_ITS_GREETING, GH_ITS_WORDS};
  const char *own = error + strlen (error), *found;
  for (size_t i = 0; i < sizeof before / sizeof *before; i++)
    if ((found = strstr (error, before[i])) && found < own)
      own = found + 1;
  return own;
}

bool gh_library_lacks (const char *error)
{
  const char *const end = its_own (error), *found;
  const char *const lacks[] = {strerror (ENOMEM), strerror (EAGAIN), strerror (EMFILE),
                               "out of memory"};
  bool lack = false;
  for (size_t i = 0; i < sizeof lacks / sizeof *lacks && !lack; i++)
    lack = (found = strstr (behind_name (error, end), lacks[i])) && found < end;
  return lack;
}
