/* What must not cost much: nimbers up to the limit. */
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

static void nine (gh_store *store)
{
  gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 9});
}

static void ten (gh_store *store)
{
  gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 10});
}

/* *k and the nimbers below have k(k + 1) options. */
static void test_nimbers (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.options = 90;
  gh_store *const store = gh_store_new (&limits, NULL);
  TAP_OK (status_of (store, nine) == GH_OK, "*9 fits in 90 options");
  gh_store_empty (store);
  TAP_OK (status_of (store, ten) == GH_OVER_OPTIONS && gh_store_size (store) == 1,
          "*10 does not, and nothing of it is built");
  gh_store_free (store);
}

int main (void)
{
  test_nimbers ();
  return tap_done ();
}
