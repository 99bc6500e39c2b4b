/* Writes all products below GH_MEX_LIMIT, found by the recursion, as C: it takes two seconds, which
   each process that asks for them would spend. */
#include "form/store.h"
#include "reference/nimber.h"

#include <stdio.h>
#include <stdlib.h>

/* Nothing else of the engine is there yet. */
void gh_broken (const char *function, const char *argument, const char *reason)
{
  fprintf (stderr, "%s: %s: %s\n", function, argument, reason);
  abort ();
}

int main (void)
{
  gh_mex_table *const mex = gh_mex_table_new (NULL);
  if (!mex)
    return 1;
  puts ("#include \"reference/nimber.h\"\n\n"
        "const unsigned char gh_mex_products[GH_MEX_LIMIT][GH_MEX_LIMIT] = {");
  for (unsigned p = 0; p < GH_MEX_LIMIT; p++)
    for (unsigned q = 0; q < GH_MEX_LIMIT; q++)
      printf ("%s%u%s", q ? "" : "  {", gh_mex_product (mex, p, q),
              q + 1 < GH_MEX_LIMIT ? "," : "},\n");
  puts ("};");
  gh_mex_table_free (mex);
  return fflush (stdout) || ferror (stdout);
}
