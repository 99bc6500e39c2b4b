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

/* How an engine died: "crashed (signal 11)" of that on a question, or only among other requests;
   "answered 'none'" of that to one. */
static size_t way_of (const gh_wrong *w)
{
  static const char *const ends[] = {" on `", " to `", ","};
  size_t length = strlen (w->answer);
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    const char *const end = strstr (w->answer, ends[i]);
    if (end && (size_t)(end - w->answer) < length)
      length = (size_t)(end - w->answer);
  }
  return length;
}

bool gh_died_alike (const gh_wrong *a, const gh_wrong *b)
{
  size_t const length = way_of (a);
  bool const elsewhere = gh_names_place (a->last) && gh_names_place (b->last);
  return a->kind == GH_WRONG_DEED && gh_same_class (a, b) && length && length == way_of (b) &&
         !strncmp (a->answer, b->answer, length) && (!elsewhere || gh_same_place (a, b));
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
  if (gh_same_place (a, b) || gh_died_alike (a, b) || (a->loose && b->loose && a->kind == b->kind))
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
  return !w->reduced && (comes == GH_DID_NOT_COME || (comes == GH_NOT_TRIED && !w->shared));
}
