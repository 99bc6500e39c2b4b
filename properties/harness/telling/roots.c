#include "harness/telling/roots.h"
#include "harness/telling/alike.h"

#include <string.h>

bool gh_root_has (const gh_root *root, const gh_wrong *wrong)
{
  const gh_wrong *const leader = root->smallest;
  if (gh_same_root (wrong, leader) || gh_died_alike (wrong, leader) ||
      (wrong->loose && wrong->kind == leader->kind))
    return true;
  if (!gh_same_class (wrong, leader) || !root->reduced)
    return false;
  return root->requests & (GH_BIT (wrong->request) | wrong->shared) ||
         (wrong->reduced && (wrong->word > 0 || gh_is_about (wrong, leader)));
}

const gh_wrong *gh_root_of (const gh_root *root, const gh_failure *failure)
{
  const gh_wrong *found = NULL;
  for (size_t k = 0; failure && k < failure->wrongs; k++) {
    const gh_wrong *const w = &failure->wrong[k];
    if (!w->follows && gh_root_has (root, w) && (!found || gh_wrong_compare (w, found) < 0))
      found = w;
  }
  return found;
}

static size_t add_root (gh_root *roots, size_t count, const gh_wrong *w)
{
  size_t i = 0;
  while (i < count && !gh_same_root (roots[i].smallest, w))
    i++;
  if (i == count)
    roots[i] = (gh_root){.smallest = w};
  else if (gh_wrong_compare (w, roots[i].smallest) < 0)
    roots[i].smallest = w;
  return i == count ? count + 1 : count;
}

static bool is_just_that (const gh_wrong *w, const gh_wrong *leader)
{
  return w == leader ||
         (gh_same_class (w, leader) && *w->arguments && !strcmp (w->arguments, leader->arguments));
}

static void note_reduced (gh_root *of, const gh_wrong *w)
{
  of->reduced |= w->reduced && is_just_that (w, of->smallest);
}

static void note_request (gh_root *of, const gh_wrong *w)
{
  const gh_wrong *const leader = of->smallest;
  bool const smaller = w->reduced && of->reduced && gh_same_class (w, leader);
  if (is_just_that (w, leader) || (smaller && gh_is_about (w, leader)))
    of->requests |= GH_BIT (w->request);
  if (w == leader)
    of->requests |= w->shared;
}

static void note (gh_root *of, const gh_failure *const *failures, size_t count,
                  void (*what) (gh_root *, const gh_wrong *))
{
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; failures[i] && k < failures[i]->wrongs; k++)
      if (!failures[i]->wrong[k].follows)
        what (of, &failures[i]->wrong[k]);
}

size_t gh_roots_find (const gh_failure *const *failures, size_t count, gh_root *roots)
{
  size_t found = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; failures[i] && k < failures[i]->wrongs; k++)
      if (!failures[i]->wrong[k].follows)
        found = add_root (roots, found, &failures[i]->wrong[k]);
  for (size_t r = 0; r < found; r++) {
    note (&roots[r], failures, count, note_reduced);
    note (&roots[r], failures, count, note_request);
  }
  return found;
}
