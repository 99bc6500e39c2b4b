/* What can be asked, as a table. */
#include "engine.h"

_Static_assert(GH_ABILITIES <= 64, "a set of abilities has 64 bits");

/* Where the answer depends on the value of what is called G, not on its form, a sum may be named by
   its components. */
#define OF_VALUES(letter, request)                                                                 \
  ((letter) == 'G' && (request) != GH_ASK_MISERE_OUTCOME && (request) != GH_ASK_PROVE)

const gh_request_info gh_requests[GH_REQUESTS] = {
#define REQUEST(name, word, function, arguments, answer, meaning)                                  \
  {word,                                                                                           \
   function,                                                                                       \
   arguments,                                                                                      \
   sizeof (arguments) > 2 ? 2 : 1,                                                                 \
   (arguments)[0] == 'C',                                                                          \
   OF_VALUES ((arguments)[0], GH_ASK_##name),                                                      \
   answer,                                                                                         \
   meaning},
#include "requests.def"
#undef REQUEST
};

const char *const gh_ability_words[GH_ABILITIES] = {
#define REQUEST(name, word, function, arguments, answer, meaning) word,
#include "requests.def"
#undef REQUEST
    [GH_WITH_SUMS] = "sums",
    [GH_WITH_MULTIPLES] = "multiples",
};
