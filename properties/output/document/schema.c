/* Checks a document against the schema that is built in, as far as that schema uses JSON Schema:
   $ref into $defs, anyOf, enum, type, minimum, required, additionalProperties, properties, items.
 */
#include "output/document/schema.h"
#include "output/document/document.h"
#include "output/document/json_memory.h"
#include "output/document/members.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The way from the whole document to a value in it. */
typedef struct place {
  const struct place *above;
  const char *member; /* of an object; NULL: an element of an array, or the whole */
  size_t index;
} place;

typedef struct checking {
  const json_t *definitions;
  char *error;
  size_t size;
} checking;

static bool check (checking *c, const json_t *value, const json_t *schema, const place *at);

/* ---- errors ---------------------------------------------------------------------------------- */

static void write_place (const checking *c, const place *at)
{
  if (!at->above)
    return;
  write_place (c, at->above);
  size_t const used = strlen (c->error);
  if (at->member)
    snprintf (c->error + used, c->size - used, "%s%.60s", used ? "." : "", at->member);
  else
    snprintf (c->error + used, c->size - used, "[%zu]", at->index);
}

__attribute__ ((format (printf, 3, 4))) static bool complain (checking *c, const place *at,
                                                              const char *format, ...)
{
  va_list arguments;
  *c->error = 0;
  write_place (c, at);
  size_t const used = strlen (c->error);
  snprintf (c->error + used, c->size - used, used ? ": " : "the document: ");
  size_t const begun = strlen (c->error);
  va_start (arguments, format);
  vsnprintf (c->error + begun, c->size - begun, format, arguments);
  va_end (arguments);
  return false;
}

/* ---- types ----------------------------------------------------------------------------------- */

static const char *type_of (const json_t *value)
{
  switch (json_typeof (value)) {
  case JSON_OBJECT: return "object";
  case JSON_ARRAY: return "array";
  case JSON_STRING: return "string";
  case JSON_INTEGER: return "integer";
  case JSON_REAL: return "number";
  case JSON_NULL: return "null";
  default: return "boolean";
  }
}

static bool is_type (const json_t *value, const char *type)
{
  return !strcmp (type_of (value), type) || (!strcmp (type, "number") && json_is_integer (value));
}

static bool check_type (checking *c, const json_t *value, const json_t *type, const place *at)
{
  bool const several = json_is_array (type);
  const json_t *const first = several ? json_array_get (type, 0) : type;
  const json_t *const second = several ? json_array_get (type, 1) : NULL;
  if (is_type (value, json_string_value (first)) ||
      (second && is_type (value, json_string_value (second))))
    return true;
  return complain (c, at, "found %s, expected %s%s%s", type_of (value), json_string_value (first),
                   second ? " or " : "", second ? json_string_value (second) : "");
}

/* A string between quotes, or an integer. */
static void write_word (const json_t *word, char *buffer, size_t size)
{
  if (json_is_integer (word))
    snprintf (buffer, size, "%lld", (long long)json_integer_value (word));
  else
    snprintf (buffer, size, "'%.40s'", json_string_value (word));
}

static bool check_enum (checking *c, const json_t *value, const json_t *words, const place *at)
{
  char list[200] = "", found[60];
  size_t i;
  json_t *word;
  json_array_foreach (words, i, word)
  {
    if (json_equal (value, word))
      return true;
    size_t const used = strlen (list);
    write_word (word, found, sizeof found);
    snprintf (list + used, sizeof list - used, "%s%s", i ? ", " : "", found);
  }
  const char *const one_of = json_array_size (words) > 1 ? "one of " : "";
  if (json_typeof (value) != json_typeof (json_array_get (words, 0)))
    return complain (c, at, "found %s, expected %s%s", type_of (value), one_of, list);
  write_word (value, found, sizeof found);
  return complain (c, at, "found %s, expected %s%s", found, one_of, list);
}

/* ---- objects and arrays ---------------------------------------------------------------------- */

static bool check_members (checking *c, const json_t *object, const json_t *schema, const place *at)
{
  const json_t *const properties = json_object_get (schema, "properties");
  size_t i;
  json_t *name, *member;
  const char *key;
  json_array_foreach (
      json_object_get (schema, "required"), i,
      name) if (!json_object_get (object,
                                  json_string_value (
                                      name))) return complain (c, at, "'%s' is missing",
                                                               json_string_value (name));
  json_object_foreach ((json_t *)object, key, member)
  {
    const json_t *const property = json_object_get (properties, key);
    place const within = {.above = at, .member = key};
    if (!property)
      return complain (c, &within, "nothing of this name is expected");
    if (!check (c, member, property, &within))
      return false;
  }
  return true;
}

static bool check_items (checking *c, const json_t *array, const json_t *items, const place *at)
{
  size_t i;
  json_t *item;
  json_array_foreach (array, i, item)
  {
    place const within = {.above = at, .index = i};
    if (!check (c, item, items, &within))
      return false;
  }
  return true;
}

/* Null where the first alternative is null, else what the second says. */
static bool check_any (checking *c, const json_t *value, const json_t *any, const place *at)
{
  return json_is_null (value) || check (c, value, json_array_get (any, 1), at);
}

static bool check (checking *c, const json_t *value, const json_t *schema, const place *at)
{
  const char *const reference = json_string_value (json_object_get (schema, "$ref"));
  if (reference)
    schema = json_object_get (c->definitions, strrchr (reference, '/') + 1);
  const json_t *const any = json_object_get (schema, "anyOf");
  const json_t *const words = json_object_get (schema, "enum");
  const json_t *const type = json_object_get (schema, "type");
  const json_t *const minimum = json_object_get (schema, "minimum");
  if (any)
    return check_any (c, value, any, at);
  if (words)
    return check_enum (c, value, words, at);
  if (!check_type (c, value, type, at))
    return false;
  if (minimum && json_number_value (value) < json_number_value (minimum) && !json_is_null (value))
    return complain (c, at, "found %.10g, expected at least %.10g", json_number_value (value),
                     json_number_value (minimum));
  if (json_is_object (value))
    return check_members (c, value, schema, at);
  if (json_is_array (value))
    return check_items (c, value, json_object_get (schema, "items"), at);
  return true;
}

/* ---- the version before ---------------------------------------------------------------------- */

#define VERSION_BEFORE (GH_SCHEMA_VERSION - 1)

static bool is_version (const json_t *run, json_int_t version)
{
  return json_integer_value (json_object_get (run, "schema")) == version;
}

/* Add what an object lacks of these, which are taken over. */
static bool add_lacking (json_t *object, json_t *members)
{
  bool const good =
      members && (!json_is_object (object) || !json_object_update_missing (object, members));
  json_decref (members);
  return good;
}

typedef json_t *(*lacking) (const json_t *of); /* members that it may lack; NULL: no memory */

/* Add them to each wrong answer of each failure, and to each fault. */
static bool add_to_all (const json_t *run, lacking of_wrong, lacking of_fault)
{
  size_t i, k;
  const json_t *theorem;
  json_t *wrong, *fault;
  bool good = true;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem)
  {
    const json_t *const failure = json_object_get (theorem, "failure");
    json_array_foreach (json_object_get (failure, "wrong"), k, wrong) good &=
        add_lacking (wrong, of_wrong (wrong));
  }
  json_array_foreach (json_object_get (run, "faults"), i, fault) good &=
      add_lacking (fault, of_fault (fault));
  return good;
}

/* Of the version before wrong answers are told apart by their requests. */
static json_t *before_of_wrong (const json_t *wrong)
{
  return json_pack ("{s:s, s:n, s:n, s:b, s:i, s:n}", "kind",
                    json_is_null (json_object_get (wrong, "right")) ? "deed" : "answer", "asked",
                    "arguments", "reduced", false, "word", 0, "follows");
}

static json_t *before_of_fault (const json_t *fault)
{
  (void)fault;
  return json_pack ("{s:n, s:b, s:[]}", "kind", "reproducible", true, "beside");
}

/* What came later in this version. */
static json_t *later_of_wrong (const json_t *wrong)
{
  (void)wrong;
  return json_pack ("{s:[], s:n}", "shared", "stderr");
}

static json_t *later_of_options (void)
{
  return json_pack ("{s:b, s:b, s:b}", "ci", false, "strict", false, "sandbox", false);
}

static json_t *later_of_fault (const json_t *fault)
{
  size_t const all = json_array_size (json_object_get (fault, "theorems"));
  return json_pack ("{s:I}", "own", (json_int_t)all);
}

/* What it did not have. False: no memory. */
static bool add_members (json_t *run)
{
  json_t *const more =
      json_pack ("{s:i, s:[], s:i, s:i, s:i, s:i, s:i}", "schema", GH_SCHEMA_VERSION, "troubles",
                 "applicable", 0, "decided", 0, "starts", 0, "start_seconds", 0, "late_seconds", 0);
  bool const good = more && !json_object_update (run, more);
  json_decref (more);
  return good && add_to_all (run, before_of_wrong, before_of_fault);
}

/* What its theorems tell of that. It is not known whether an engine of others was asked. */
static bool count_theorems (json_t *run)
{
  size_t i;
  json_int_t applicable = 0, decided = 0;
  const json_t *theorem;
  json_array_foreach (json_object_get (run, "theorems"), i, theorem)
  {
    const char *const verdict = gh_member_text (theorem, "verdict");
    bool const applies = strcmp (verdict, gh_verdict_words[GH_NOT_APPLICABLE]) != 0;
    applicable += applies;
    decided += applies && strcmp (verdict, gh_verdict_words[GH_INCONCLUSIVE]) != 0;
  }
  return !json_object_set_new (run, "applicable", json_integer (applicable)) &&
         !json_object_set_new (run, "decided", json_integer (decided));
}

static bool check_version (json_t *run, char *error, size_t size)
{
  const json_t *const version = json_object_get (run, "schema");
  if (!json_is_integer (version) || is_version (run, VERSION_BEFORE) ||
      is_version (run, GH_SCHEMA_VERSION))
    return true;
  snprintf (error, size, "schema: found %lld, expected %d or %d",
            (long long)json_integer_value (version), VERSION_BEFORE, GH_SCHEMA_VERSION);
  return false;
}

bool gh_schema_check (json_t *run, char *error, size_t size)
{
  checking c = {.error = error, .size = size};
  const char *const text = gh_output_text ("run.schema.json");
  gh_json_watch ();
  json_t *const schema = json_loads (text, 0, NULL);
  place const whole = {0};
  bool const before = is_version (run, VERSION_BEFORE);
  if (!schema || gh_json_was_short () || (before && !add_members (run)) ||
      !add_to_all (run, later_of_wrong, later_of_fault) ||
      !add_lacking (json_object_get (run, "options"), later_of_options ())) {
    json_decref (schema);
    snprintf (error, size, "out of memory");
    return false;
  }
  c.definitions = json_object_get (schema, "$defs");
  bool good = check_version (run, error, size) && check (&c, run, schema, &whole);
  if (good && before && !(good = count_theorems (run)))
    snprintf (error, size, "out of memory");
  json_decref (schema);
  return good;
}
