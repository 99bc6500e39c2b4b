#include "harness/telling/alike.h"
#include "harness/judging/places.h"

#include <string.h>

/* Whether one of the two arguments is just this. */
static bool has_argument (const char *arguments, const char *argument)
{
  const char *const between = strstr (arguments, " ; ");
  size_t const length = strlen (argument);
  return between &&
         (((size_t)(between - arguments) == length && !strncmp (arguments, argument, length)) ||
          !strcmp (between + 3, argument));
}

bool gh_same_class (const gh_wrong *a, const gh_wrong *b)
{
  return a->kind == b->kind && a->word == b->word;
}

bool gh_same_place (const gh_wrong *a, const gh_wrong *b)
{
  return a->kind == GH_WRONG_DEED && b->kind == GH_WRONG_DEED && !strcmp (a->last, b->last) &&
         gh_names_place (a->last);
}

/* How an engine died: "crashed (signal 11)" of that on a question, or only among other requests. */
static size_t way_of (const gh_wrong *w)
{
  const char *const on = strstr (w->answer, " on `"), *const comma = strchr (w->answer, ',');
  const char *const end = on && comma && comma < on ? comma : on;
  return end ? (size_t)(end - w->answer) : strlen (w->answer);
}

/* They died in the same way, over numbers of one class. */
static bool died_alike (const gh_wrong *a, const gh_wrong *b)
{
  size_t const length = way_of (a);
  return a->word == b->word && length == way_of (b) && !strncmp (a->answer, b->answer, length);
}

bool gh_same_kind (const gh_wrong *a, const gh_wrong *b)
{
  return a->kind == b->kind && (a->kind != GH_WRONG_DEED || died_alike (a, b));
}

bool gh_same_fault (const gh_wrong *a, const gh_wrong *b)
{
  if (gh_same_place (a, b))
    return true;
  return gh_same_class (a, b) && (a->word > 0 || a->request == b->request ||
                                  (*a->arguments && !strcmp (a->arguments, b->arguments)));
}

bool gh_same_root (const gh_wrong *a, const gh_wrong *b)
{
  if (gh_same_place (a, b) || (a->loose && b->loose && gh_same_kind (a, b)))
    return true;
  if (!gh_same_class (a, b))
    return false;
  if (*a->arguments && !strcmp (a->arguments, b->arguments))
    return true;
  if (a->reduced && b->reduced && *a->arguments && *b->arguments)
    return false;
  return a->request == b->request && a->reduced == b->reduced;
}

bool gh_is_about (const gh_wrong *w, const gh_wrong *leader)
{
  return *leader->arguments && (!strcmp (w->arguments, leader->arguments) ||
                                has_argument (w->arguments, leader->arguments));
}

bool gh_is_loose (const gh_failure *f, const gh_wrong *w)
{
  gh_coming const comes = gh_failure_comes (f);
  bool const seen = comes != GH_DID_NOT_COME && (comes != GH_NOT_TRIED || w->shared);
  return !w->reduced && (!seen || w->kind == GH_WRONG_DEED);
}
