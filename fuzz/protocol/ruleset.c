#include "protocol/ruleset.h"
#include "driver/finding.h"
#include "reference/reference.h"
#include "ruleset_programs/explore.h"
#include "ruleset_programs/values.h"

#define POSITIONS 40
#define ERROR 1200
#define OF_MOVES ((gh_limits){POSITIONS, 400, 100, 100, 4096, 10000})
#define OF_FORMS ((gh_limits){2000, 40000, 100, 100, 4096, 20000})

typedef struct told {
  const char *text;
  size_t length;
  talk talk;
  reached reached;
  gh_array order, values;
  gh_canons *canons;
  gh_store *store;
  gh_form forms[2 * POSITIONS];
} told;

static gh_canon value_at (const told *t, size_t i)
{
  return ((const gh_canon *)t->values.items)[((const order_node *)t->order.items)[i]];
}

static void prepare (void *argument)
{
  const told *const t = argument;
  for (size_t i = 0; i < t->order.count; i++)
    gh_canon_prepare (t->canons, value_at (t, i));
}

static void compare (void *argument)
{
  told *const t = argument;
  values_make_forms (&t->reached, &t->order, t->store, t->forms);
  for (size_t i = 0; i < t->order.count; i++) {
    gh_form const form = t->forms[((const order_node *)t->order.items)[i]];
    must (gh_canonical (t->store, form) == gh_canon_to_form (t->canons, value_at (t, i), t->store),
          "a value is that of the literal form", t->text, t->length);
  }
}

static bool solve (told *t, char *error)
{
  reached *const r = &t->reached;
  if (!explore (&t->talk, r, "w", error, ERROR) || !order_make (r, &t->order, error, ERROR))
    return false;
  if (values_find (r, &t->order, t->canons, &t->values))
    return true;
  if (!values_agree (r, t->canons, &t->values, error, ERROR))
    return false;
  if (!gh_canons_try (t->canons, prepare, t))
    gh_try (t->store, compare, t);
  return true;
}

void check_ruleset (const uint8_t *data, size_t size)
{
  char error[ERROR] = "";
  told t = {.text = (const char *)data, .length = size};
  t.canons = gh_canons_new (&(gh_canons_limits){OF_FORMS, 64, 64}, NULL);
  t.store = gh_store_new (&OF_FORMS, NULL);
  t.reached.store = gh_store_new (&OF_MOVES, NULL);
  t.talk = (talk){.command = "told", .name = "told", .parts = data[0] & 1};
  t.talk.process = NO_PROCESS;
  t.talk.process.end = END_BY_ITSELF;
  t.talk.sent = SIZE_MAX / 2; /* all answers are there from the beginning */
  if (!t.canons || !t.reached.store || !t.store ||
      !bytes_add (&t.talk.incoming, data + 1, size - 1))
    no_start ("no memory");
  if (!solve (&t, error))
    must_explain (error, sizeof error, t.text, size);
  bytes_free (&t.talk.incoming);
  bytes_free (&t.talk.requests);
  gh_array_release (t.reached.store, &t.order);
  gh_array_release (t.reached.store, &t.values);
  reached_release (&t.reached);
  gh_canons_free (t.canons);
  gh_store_free (t.reached.store);
  gh_store_free (t.store);
}
