#include "harness/judging/result.h"

gh_coming gh_failure_comes (const gh_failure *f)
{
  return f->before.again ? GH_COMES_AFTER_OTHERS
         : f->passing    ? GH_DID_NOT_COME
         : f->untried    ? GH_NOT_TRIED
                         : GH_COMES_AGAIN;
}

const gh_wrong *gh_failure_wrong (const gh_failure *f)
{
  const gh_wrong *found = NULL;
  for (size_t i = 0; i < f->wrongs; i++)
    if (!f->wrong[i].follows && (!found || gh_wrong_compare (&f->wrong[i], found) < 0))
      found = &f->wrong[i];
  return found;
}
