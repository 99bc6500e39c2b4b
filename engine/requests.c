/* What can be asked, as a table. */
#include "engine.h"

_Static_assert(GH_ABILITIES <= 127, "a set of abilities has 128 bits");

/* What a letter stands for (requests.def). */
#define TYPE_OF(letter)                                                                            \
  ((letter) == 'a' || (letter) == 'b'   ? GH_ORDINAL                                               \
   : (letter) == 's' || (letter) == 't' ? GH_SURREAL                                               \
   : (letter) == 'U' || (letter) == 'V' ? GH_LONG                                                  \
   : (letter) == 'K' || (letter) == 'M' ? GH_LOOPY                                                 \
   : (letter) == 'N'                    ? GH_POSITION                                              \
   : (letter) == 'A' || (letter) == 'B' ? GH_HEAP_LIST                                             \
   : (letter) == 'm' || (letter) == 'n' ? GH_INTEGER                                               \
                                        : GH_GAME)

const gh_request_info gh_requests[GH_REQUESTS] = {
#define REQUEST(name, word, function, arguments, answer, of, meaning)                              \
  {word,                                                                                           \
   function,                                                                                       \
   arguments,                                                                                      \
   (arguments)[0] != 'R' ? (sizeof (arguments) + 2) / 4 : 1, /* with " ; " between */              \
   (arguments)[0] == 'C',                                                                          \
   (arguments)[0] == 'G' && GH_OF_##of == GH_OF_VALUE && sizeof (arguments) < 10,                  \
   TYPE_OF ((arguments)[sizeof (arguments) - 2]),                                                  \
   answer,                                                                                         \
   GH_OF_##of,                                                                                     \
   meaning},
#include "requests.def"
#undef REQUEST
};

const char *const gh_ability_words[GH_ABILITIES] = {
#define REQUEST(name, word, function, arguments, answer, of, meaning) word,
#include "requests.def"
#undef REQUEST
    [GH_WITH_SUMS] = "sums",
    [GH_WITH_MULTIPLES] = "multiples",
};
