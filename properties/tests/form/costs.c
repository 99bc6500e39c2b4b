/* What must not cost much: nimbers up to the limit, printing many of them, making stores. */
#include "form/notation.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>

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

/* {*1999,*1998,...,*0|0} */
static void row (gh_store *store)
{
  gh_form const last = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 2000});
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, last)
    gh_form_add (store, GH_LEFT, x);
  gh_form_add (store, GH_RIGHT, GH_ZERO);
  gh_print (store, gh_form_end (store), GH_STYLE_FULL);
}

/* Each option is seen to be a nimber by its options. */
static void print_row (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_status const status = status_of (store, row);
  gh_store_free (store);
  exit (status == GH_OK ? 42 : 1);
}

/* A store does not compute the largest number that it allows before one comes near. */
static void many_stores (void *argument)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  (void)argument;
  limits.digits = 1000000;
  for (int i = 0; i < 5000; i++)
    gh_store_free (gh_store_new (&limits, NULL));
  exit (42);
}

int main (void)
{
  test_nimbers ();
  TAP_OK (tap_signal_of (print_row, NULL, 10) == 42, "2,000 nimbers are printed at once");
  TAP_OK (tap_signal_of (many_stores, NULL, 5) == 42, "5,000 stores of long numbers are made");
  return tap_done ();
}
