#include "proof/telling/verify.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main (int argc, char **argv)
{
  bool const asked = argc == 2 && !strcmp (argv[1], "--help");
  if (argc <= 2 && !asked)
    return gh_verify (argc == 2 ? argv[1] : "-");
  fputs ("usage: gifthorse-verify [FILE]\n\n"
         "Checks a certificate, of standard input without FILE, and prints what it proves. Status "
         "0: it\n"
         "holds; 1: it does not; 2: it could not be read.\n",
         asked ? stdout : stderr);
  return asked && !fflush (stdout) ? 0 : 2;
}
