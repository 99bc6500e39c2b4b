#include "ruleset_programs/program.h"
#include "ruleset_programs/explore.h"
#include "ruleset_programs/values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct gh_rules {
  talk talk;
  char *command;
  gh_store *store; /* of all but the values */
  gh_canons *canons;
  reached reached;
  gh_array order;  /* order_node */
  gh_array values; /* gh_canon, by node */
  gh_array forms;  /* gh_form, by node */
  gh_array told;   /* order_node: those that are positions of their own, in order */
  size_t start;    /* among these */
};

/* ---- opening and closing --------------------------------------------------------------------- */

static void forget (gh_rules *rules)
{
  gh_array *const all[] = {&rules->order, &rules->values, &rules->forms, &rules->told};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    gh_array_release (rules->store, all[i]);
    *all[i] = (gh_array){0};
  }
  reached_release (&rules->reached);
}

static void release (gh_rules *rules)
{
  if (rules->store)
    forget (rules);
  gh_canons_free (rules->canons);
  gh_store_free (rules->store);
  free (rules->command);
  free (rules);
}

gh_rules *gh_rules_open (const char *command, const gh_engine_options *options,
                         const gh_limits *limits, char *error, size_t size)
{
  gh_rules *const rules = calloc (1, sizeof *rules);
  if (rules) {
    rules->command = malloc (strlen (command) + 1);
    rules->store = gh_store_new (limits, NULL);
    rules->canons = gh_canons_new (NULL, NULL);
  }
  if (!rules || !rules->command || !rules->store || !rules->canons) {
    snprintf (error, size, "out of memory");
  } else {
    rules->reached.store = rules->store;
    if (talk_open (&rules->talk, strcpy (rules->command, command), options, error, size))
      return rules;
  }
  if (rules)
    release (rules);
  return NULL;
}

void gh_rules_close (gh_rules *rules)
{
  talk_close (&rules->talk);
  release (rules);
}

const char *gh_rules_name (const gh_rules *rules)
{
  return rules->talk.name;
}

uint64_t gh_rules_asked (const gh_rules *rules)
{
  return rules->talk.asked;
}

gh_canons *gh_rules_canons (const gh_rules *rules)
{
  return rules->canons;
}

/* ---- solving --------------------------------------------------------------------------------- */

static order_node node_at (const gh_array *nodes, size_t i)
{
  return ((const order_node *)nodes->items)[i];
}

/* A sum that is one part alone is told as that part. */
static bool is_told (const reached *r, order_node n)
{
  return order_is_part (n) || order_count (r, n, REACHED_PARTS) != 1 ||
         order_next (r, n, REACHED_PARTS, 0) != order_part (order_position (n));
}

static void list_told (void *argument)
{
  gh_rules *const rules = argument;
  const reached *const r = &rules->reached;
  gh_array_reserve (rules->store, &rules->told, sizeof (order_node), rules->order.count);
  order_node *const told = rules->told.items;
  order_node const start = is_told (r, order_sum (0)) ? order_sum (0) : order_part (0);
  for (size_t i = 0; i < rules->order.count; i++) {
    order_node const n = node_at (&rules->order, i);
    if (n == start)
      rules->start = rules->told.count;
    if (is_told (r, n))
      told[rules->told.count++] = n;
  }
}

static bool find_values (gh_rules *rules, char *error, size_t size)
{
  char words[100];
  gh_status status = gh_try (rules->store, list_told, rules);
  if (status == GH_OK)
    status = values_find (&rules->reached, &rules->order, rules->canons, &rules->values);
  if (status)
    snprintf (error, size, "too large: %s",
              gh_canons_status_text (rules->canons, status, words, sizeof words));
  return status == GH_OK &&
         values_agree (&rules->reached, rules->canons, &rules->values, error, size);
}

static bool check_words (const char *words, char *error, size_t size)
{
  for (const char *c = words; *c; c++)
    if ((unsigned char)*c < ' ' || *c == 127) {
      snprintf (error, size, "found byte %u in the words of a position", (unsigned char)*c);
      return false;
    }
  return true;
}

bool gh_rules_solve (gh_rules *rules, const char *words, char *error, size_t size)
{
  forget (rules);
  return check_words (words, error, size) &&
         explore (&rules->talk, &rules->reached, words, error, size) &&
         order_make (&rules->reached, &rules->order, error, size) &&
         find_values (rules, error, size);
}

/* ---- what was found -------------------------------------------------------------------------- */

size_t gh_rules_count (const gh_rules *rules)
{
  return rules->told.count;
}

size_t gh_rules_start (const gh_rules *rules)
{
  return rules->start;
}

gh_ruled gh_rules_at (const gh_rules *rules, size_t i)
{
  order_node const n = node_at (&rules->told, i);
  uint32_t const position = order_position (n);
  return (gh_ruled){.text = reached_text (&rules->reached, position),
                    .length = reached_at (&rules->reached, position)->length,
                    .value = ((const gh_canon *)rules->values.items)[n],
                    .form =
                        rules->forms.count ? ((const gh_form *)rules->forms.items)[n] : GH_NO_FORM};
}

typedef struct making {
  gh_rules *rules;
  gh_store *store;
} making;

static void reserve_forms (void *argument)
{
  gh_rules *const rules = argument;
  gh_array_reserve (rules->store, &rules->forms, sizeof (gh_form),
                    2 * reached_count (&rules->reached));
}

static void make_forms (void *argument)
{
  const making *const m = argument;
  values_make_forms (&m->rules->reached, &m->rules->order, m->store, m->rules->forms.items);
}

gh_status gh_rules_make_forms (gh_rules *rules, gh_store *store)
{
  making m = {rules, store};
  gh_status status = gh_try (rules->store, reserve_forms, rules);
  if (status == GH_OK)
    status = gh_try (store, make_forms, &m);
  rules->forms.count = status ? 0 : 2 * reached_count (&rules->reached);
  return status;
}
