/* What can be asked, as a table. */
#include "engine.h"

const gh_request_info gh_requests[GH_REQUESTS] = {
#define REQUEST(name, word, function, arguments, answer, meaning)                                  \
  {word,   function, arguments, sizeof (arguments) > 2 ? 2 : 1, (arguments)[0] == 'C',             \
   answer, meaning},
#include "requests.def"
#undef REQUEST
};
