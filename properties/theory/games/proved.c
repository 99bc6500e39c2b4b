/* Certificates that an engine offers: the kernel has to accept them, and they have to prove what
   the engine answers when it is only asked. */
#include "proof/goals/proved.h"
#include "theory/theory.h"

THEOREM (proved_orders)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_order const said = gh_ask_order (t, g, h);
  gh_value const certificate = gh_ask (t, GH_ASK_PROVE, g, h);
  char why[200];
  gh_order proved = GH_EQUAL;
  bool const accepted = gh_certificate_order (t->store, certificate.text, certificate.length, g, h,
                                              &proved, why, sizeof why);
  gh_expect (t, accepted, "a certificate of how G and H compare: %s", why);
  gh_expect (t, proved == said, "a certificate of what is answered to compare");
}
