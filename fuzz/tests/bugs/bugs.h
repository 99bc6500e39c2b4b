/* Bugs that are planted into what the fuzz targets look at, to see that each target finds those of
   its kind. The linker puts a __wrap_ function in the place of each function that meson.build lists
   (--wrap), so that the sources know nothing of it; GIFTHORSE_PLANTED in the environment names the
   one bug that there is. Of targets that ask an engine the bugs are canaries. */
#ifndef GH_FUZZ_BUGS_H
#define GH_FUZZ_BUGS_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Declares both names of a function, and begins the one that is called in its place. */
#define IN_PLACE_OF(type, function, parameters)                                                    \
  type __real_##function parameters;                                                               \
  type __wrap_##function parameters;                                                               \
  type __wrap_##function parameters

static inline bool planted (const char *bug)
{
  const char *const chosen = getenv ("GIFTHORSE_PLANTED");
  return chosen && !strcmp (chosen, bug);
}

#endif
