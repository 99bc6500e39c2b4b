/* Notation of forms: read, printed, and read again. */
#include "form/notation.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/catalog.h"
#include "harness/generate.h"
#include "tests/tap.h"

#include <stdint.h>
#include <string.h>
#include <time.h>

/* ---- reading in gh_try ----------------------------------------------------------------------- */

typedef struct reading {
  gh_store *store;
  const char *text;
  size_t length;
  const gh_names *names;
  gh_form form;
  gh_error error;
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->form = gh_read (r->store, r->text, r->length, r->names, &r->error);
}

static gh_status read_text (reading *r, gh_store *store, const char *text, size_t length)
{
  *r = (reading){store, text, length, NULL, GH_ZERO, {0, 0, ""}};
  return gh_try (store, read_it, r);
}

static bool reads_as (gh_store *store, const char *text, size_t length, gh_form form)
{
  reading r;
  return read_text (&r, store, text, length) == GH_OK && r.form == form;
}

typedef struct printing {
  gh_store *store;
  gh_form form;
  gh_style style;
  char *text;
} printing;

static void print_it (void *argument)
{
  printing *const p = argument;
  p->text = strdup (gh_print (p->store, p->form, p->style));
}

/* The text, to be freed; NULL: a limit was passed. */
static char *print_text (gh_store *store, gh_form form, gh_style style, gh_status *status)
{
  printing p = {store, form, style, NULL};
  *status = gh_try (store, print_it, &p);
  return p.text;
}

static double now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- literals -------------------------------------------------------------------------------- */

/* A second, small reader: 0, and braces with one bar. */
static gh_form read_plain (gh_store *store, const char **at)
{
  if (**at == '0') {
    ++*at;
    return GH_ZERO;
  }
  gh_side side = GH_LEFT;
  gh_form_begin (store);
  for (++*at; **at != '}';)
    if (**at == '|') {
      side = GH_RIGHT;
      ++*at;
    } else if (**at == ',')
      ++*at;
    else
      gh_form_add (store, side, read_plain (store, at));
  ++*at;
  return gh_form_end (store);
}

#define STAR "{0|0}"
#define STAR2 "{0," STAR "|0," STAR "}"
#define ONE "{0|}"
#define TWO "{" ONE "|}"
#define UP "{0|" STAR "}"
#define DOWN "{" STAR "|0}"
#define UP_STAR "{0," STAR "|0}"
#define HALF "{0|" ONE "}"

static const char *const literals[][2] = {
    {"0", "{|}"},
    {"{|}", "0"},
    {"00", "0"},
    {"-0", "0"},
    {"0/8", "0"},
    {"1", ONE},
    {"-1", "{|0}"},
    {"2", TWO},
    {"007", "{{{{{{{0|}|}|}|}|}|}|}"},
    {"1/2", HALF},
    {"2/4", HALF},
    {"-1/2", "{{|0}|0}"},
    {"3/4", "{" HALF "|" ONE "}"},
    {"4/4", ONE},
    {"3/1", "{" TWO "|}"},
    {"3/2", "{" ONE "|" TWO "}"},
    {"*", STAR},
    {"*1", STAR},
    {"*0", "0"},
    {"*2", STAR2},
    {"*3", "{0," STAR "," STAR2 "|0," STAR "," STAR2 "}"},
    {"*{}", "0"},
    {"*{ }", "0"},
    {"*{0}", STAR},
    {"*{1,0,1}", STAR2},
    {"*{2}", "{" STAR2 "|" STAR2 "}"},
    {"*{*{2},0}", "{{" STAR2 "|" STAR2 "},0|0,{" STAR2 "|" STAR2 "}}"},
    {"*{ *{ } , *1 }", "{0," STAR "|0," STAR "}"},
    {"*{*2,3}", "{" STAR2 ",{0," STAR "," STAR2 "|0," STAR "," STAR2 "}|" STAR2 ",{0," STAR
                "," STAR2 "|0," STAR "," STAR2 "}}"},
    {"^", UP},
    {"^1", UP},
    {"^0", "0"},
    {"v", DOWN},
    {"^*", UP_STAR},
    {"v*", "{0|0," STAR "}"},
    {"^^", "{0|" UP_STAR "}"},
    {"^2", "{0|" UP_STAR "}"},
    {"vv", "{{0|0," STAR "}|0}"},
    {"^^*", "{0|" UP "}"},
    {"^3", "{0|{0|" UP "}}"},
    {"^^^", "{0|{0|" UP "}}"},
    {"^3*", "{0|{0|" UP_STAR "}}"},
    {"^*2", "{0|{0," STAR "," STAR2 "|0," STAR "," STAR2 "}}"},
    {"^*3", "{0|" STAR2 "}"},
    {"^3*2", "{0|{0|{0|{0," STAR "," STAR2 "|0," STAR "," STAR2 "}}}}"},
    {"v*3", "{" STAR2 "|0}"},
    {"1*", "{" ONE "|" ONE "}"},
    {"1*0", ONE},
    {"1^", "{" ONE "|{" ONE "|" ONE "}}"},
    {"-1v", "{{{|0}|{|0}}|{|0}}"},
    {"1/2v*", "{" HALF "|" HALF ",{" HALF "|" HALF "}}"},
    {"1*2", "{" ONE ",{" ONE "|" ONE "}|" ONE ",{" ONE "|" ONE "}}"},
    {"+-1", "{" ONE "|{|0}}"},
    {"+- 1", "{" ONE "|{|0}}"},
    {"+--1", "{{|0}|" ONE "}"},
    {"+-{1|0}", "{{" ONE "|0}|{0|{|0}}}"},
    {"+-+-1", "{{" ONE "|{|0}}|{" ONE "|{|0}}}"},
    {"+-0", STAR},
    {"+-^", "{" UP "|" DOWN "}"},
    {"tiny(1)", "{0|{0|{|0}}}"},
    {"miny(1)", "{{" ONE "|0}|0}"},
    {"tiny ( 1 )", "{0|{0|{|0}}}"},
    {"tiny(*)", "{0|{0|" STAR "}}"},
    {"miny(miny(0))", "{{{{0|0}|0}|0}|0}"},
    {"{0|0|}", NULL},
    {"{0||0|0}", UP},
    {"{0|0||0}", DOWN},
    {"{||}", "0"},
    {"{|||0}", "{|0}"},
    {"{|0||}", "{{|0}|}"},
    {"{||0|}", "{|" ONE "}"},
    {"{0|0||0|0}", "{" STAR "|" STAR "}"},
    {"{0|||0||0|0}", "{0|" UP "}"},
    {"{0||0|0|||0}", "{" UP "|0}"},
    {"{0|0||0|||0|0||0}", "{" DOWN "|" DOWN "}"},
    {"{0,0|0||0}", "{" STAR "|0}"},
    {"{0,1|0||0}", "{{0," ONE "|0}|0}"},
    {"{0||0,1|0}", "{0|{0," ONE "|0}}"},
    {"{{0|0}||0|0}", "{" STAR "|" STAR "}"},
    {"{{0||0|0}|0}", "{" UP "|0}"},
    {"{0|0||||0}", "{" STAR "|0}"},
    {" { 0 ,\t* | \n 0 } \r\n", UP_STAR},
    {"{\n0\n||\n0\n|\n0\n}", UP},
    {"{0|*,0,*,0}", "{0|0," STAR "}"},
    {"{v|^}", "{" DOWN "|" UP "}"},
    {"{0|v}", "{0|" DOWN "}"},
};

typedef struct rows_call {
  gh_store *store;
  const char *text;
  gh_form form;
} rows_call;

static void read_plain_row (void *argument)
{
  rows_call *const call = argument;
  const char *at = call->text;
  call->form = read_plain (call->store, &at);
}

static void table_of_literals (gh_store *store)
{
  for (size_t i = 0; i < sizeof literals / sizeof *literals; i++) {
    rows_call call = {store, literals[i][1], GH_ZERO};
    reading r;
    gh_status const status = read_text (&r, store, literals[i][0], strlen (literals[i][0]));
    if (literals[i][1])
      gh_try (store, read_plain_row, &call);
    TAP_OK (literals[i][1] ? status == GH_OK && r.form == call.form : status == GH_SYNTAX,
            "'%s' is %s", literals[i][0], literals[i][1] ? literals[i][1] : "no game");
  }
}

/* ---- errors ---------------------------------------------------------------------------------- */

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} errors[] = {
    {"", 1, 1, "found the end of the text, expected a game"},
    {"  \n ", 2, 2, "found the end of the text, expected a game"},
    {"{", 1, 2, "found the end of the text, expected a game, '|' or '}'"},
    {"{}", 1, 2, "found '}', expected '|', as every game has two sides"},
    {"{0}", 1, 3, "found '}', expected '|', as every game has two sides"},
    {"{0", 1, 3, "found the end of the text, expected ',', '|' or '}'"},
    {"{0 1|}", 1, 4, "found '1', expected ',', '|' or '}'"},
    {"{0,|}", 1, 4, "found '|', expected a game"},
    {"{|0,}", 1, 5, "found '}', expected a game"},
    {"{,|}", 1, 2, "found ',', expected a game"},
    {"{0,", 1, 4, "found the end of the text, expected a game"},
    {"{0|1|2}", 1, 5,
     "found '|', expected a shorter or longer run of bars, as this one stood before"},
    {"{0||1||2}", 1, 6,
     "found '|', expected a shorter or longer run of bars, as this one stood before"},
    {"{0|\n1|2}", 2, 2,
     "found '|', expected a shorter or longer run of bars, as this one stood before"},
    {"{0|0}}", 1, 6, "found '}', expected the end of the game"},
    {"0 0", 1, 3, "found '0', expected the end of the game"},
    {"1/3", 1, 3, "found '3', expected a power of two as denominator"},
    {"1/0", 1, 3, "found '0', expected a power of two as denominator"},
    {"1/", 1, 2, "found '/', expected the end of the game"},
    {"1/-2", 1, 2, "found '/', expected the end of the game"},
    {"-", 1, 2, "found the end of the text, expected a digit"},
    {"--1", 1, 2, "found '-', expected a digit"},
    {"-*", 1, 2, "found '*', expected a digit"},
    {"-{0|}", 1, 2, "found '{', expected a digit"},
    {"+1", 1, 1, "found '+', expected a game"},
    {"+-", 1, 3, "found the end of the text, expected a game"},
    {"x", 1, 1, "found 'x', expected a game"},
    {"vx", 1, 1, "found 'v', expected a game"},
    {"v2x", 1, 1, "found 'v', expected a game"},
    {"^v", 1, 2, "found 'v', expected the end of the game"},
    {"^^2", 1, 3, "found '2', expected the end of the game"},
    {"**", 1, 2, "found '*', expected the end of the game"},
    {"*{0", 1, 4, "found the end of the text, expected '}'"},
    {"*{0;1}", 1, 4, "found ';', expected ',' or '}'"},
    {"*{^}", 1, 3, "found '^', expected the size of a heap or *{"},
    {"*{0,}", 1, 5, "found '}', expected the size of a heap or *{"},
    {"1*{0}", 1, 3, "found '{', expected the end of the game"},
    {"tiny", 1, 5, "found the end of the text, expected '('"},
    {"tiny(", 1, 6, "found the end of the text, expected a game"},
    {"tiny(1", 1, 7, "found the end of the text, expected ')'"},
    {"tiny(1,2)", 1, 7, "found ',', expected ')'"},
    {"tiny()", 1, 6, "found ')', expected a game"},
    {"tinyx(1)", 1, 1, "found 't', expected a game"},
    {"{0|\x01}", 1, 4, "found byte 1, expected a game"},
    {"{0|\xc3\xa9}", 1, 4, "found byte 195, expected a game"},
    {"0\x7f", 1, 2, "found byte 127, expected the end of the game"},
    {"{|||||||||||||||||||||||||||||||||}", 1, 34, "found '|', expected at most 32 bars in a row"},
    {"*4000000000", 1, 2, "more than 200000 forms"},
    {"^4000000000", 1, 2, "more than 200000 forms"},
    {"{*|^200001}", 1, 5, "more than 200000 forms"},
};

static void table_of_errors (gh_store *store)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    reading r;
    gh_status const status = read_text (&r, store, errors[i].text, strlen (errors[i].text));
    gh_status const wanted = strncmp (errors[i].message, "more", 4) ? GH_SYNTAX : GH_OVER_FORMS;
    bool const good = status == wanted && r.error.line == errors[i].line &&
                      r.error.column == errors[i].column &&
                      !strcmp (r.error.text, errors[i].message);
    TAP_OK (good, "'%s' is wrong at %zu:%zu", errors[i].text, errors[i].line, errors[i].column);
    if (!good)
      fprintf (stderr, "  status %d, %zu:%zu: %s\n", (int)status, r.error.line, r.error.column,
               r.error.text);
  }
  reading r;
  TAP_OK (read_text (&r, store, "0\0", 2) == GH_SYNTAX && r.error.column == 2 &&
              !strcmp (r.error.text, "found byte 0, expected the end of the game"),
          "a zero byte is no blank");
  static const char bars[] = "{||||||||||||||||||||||||||||||||}";
  TAP_OK (reads_as (store, bars, strlen (bars), GH_ZERO), "32 bars in a row are read");
}

/* ---- names ----------------------------------------------------------------------------------- */

static bool find_name (void *context, const char *name, size_t length, gh_form *form)
{
  *form = *(gh_form *)context;
  return (length == 4 && !memcmp (name, "tiny", 4)) || (length == 2 && !memcmp (name, "v2", 2)) ||
         (length == 6 && !memcmp (name, "name_1", 6));
}

static void names (gh_store *store)
{
  gh_form star = gh_make (store, GH_ZERO, GH_ZERO);
  gh_names const known = {find_name, &star};
  static const struct {
    const char *text, *same;
  } rows[] = {{"{name_1|0}", "{*|0}"}, {"{tiny|name_1}", "{*|*}"}, {"+-name_1", "{*|*}"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {store, rows[i].text, strlen (rows[i].text), &known, GH_ZERO, {0, 0, ""}};
    TAP_OK (gh_try (store, read_it, &r) == GH_OK &&
                reads_as (store, rows[i].same, strlen (rows[i].same), r.form),
            "%s, with names, is %s", rows[i].text, rows[i].same);
  }
  reading r = {store, "{name_2|}", 9, &known, GH_ZERO, {0, 0, ""}};
  TAP_OK (gh_try (store, read_it, &r) == GH_SYNTAX && r.error.column == 2,
          "a name that is unknown is no game");
}

/* ---- lengths of literals --------------------------------------------------------------------- */

/* Whatever begins a game and is no longer than a literal is read as one, and the other way round.
 */
static void literal_lengths (gh_store *store)
{
  static const struct {
    const char *text;
    size_t length;
  } rows[] = {{"", 0},        {"-1", 0},         {"{0|}", 0},  {"x", 0},     {"vx", 0},
              {"v2x", 0},     {"v_", 0},         {"+-1", 0},   {"0", 1},     {"12x", 2},
              {"12v", 3},     {"12vx", 2},       {"1/2", 3},   {"1/", 1},    {"1/2/4", 3},
              {"1/x", 1},     {"^", 1},          {"^^^v", 3},  {"^12*3", 5}, {"^^2", 2},
              {"vv*", 3},     {"v+", 1},         {"*", 1},     {"**", 1},    {"*12,", 3},
              {"*{0,2}|", 6}, {"*{*{1},2}}", 9}, {"1*{0}", 2}, {"^*{0}", 2}, {"3/8^2*5 ", 7},
              {"*{0", 3},     {"5 ", 1},         {"5^v", 2},   {"1/3", 3},   {"0*{0}", 2}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (gh_literal_length (rows[i].text, strlen (rows[i].text)) == rows[i].length,
            "the literal at the start of '%s' has %zu bytes", rows[i].text, rows[i].length);
  /* All texts of these bytes up to length 5: the literal found is read, unless it is wrong inside,
     and a text that is read and begins as a literal does is that literal as a whole. */
  static const char bytes[] = "01/^v*{},";
  bool longest = true, read = true;
  char first[2][8] = {"", ""};
  size_t const count = strlen (bytes);
  for (size_t length = 1, all = count; length <= 5; length++, all *= count)
    for (size_t n = 0; n < all; n++) {
      char text[8] = "";
      for (size_t i = 0, rest = n; i < length; i++, rest /= count)
        text[i] = bytes[rest % count];
      size_t const found = gh_literal_length (text, length);
      reading r;
      bool const whole = read_text (&r, store, text, length) == GH_OK;
      bool const begins = *text != '{' && *text != '}' && *text != ',' && *text != '/';
      if ((found > 0 && !begins) || (whole && begins && found != length)) {
        if (longest)
          strcpy (first[0], text);
        longest = false;
      }
      if (found && !strchr (text, '{') && !strchr (text, '/') &&
          read_text (&r, store, text, found) != GH_OK) {
        if (read)
          strcpy (first[1], text);
        read = false;
      }
      if (gh_store_size (store) > 50000)
        gh_store_empty (store);
    }
  TAP_OK (longest, "a text that is read is one literal if it begins with one: '%s'", first[0]);
  TAP_OK (read, "each literal that was found is read: '%s'", first[1]);
}

/* ---- round trips ----------------------------------------------------------------------------- */

static const char *const alphabets[] = {NULL, "{}|,-/0123456789", "{}|,0"};

/* Whether a form survives each style in which its text is not too long. */
static unsigned survived[3];

static bool survives (gh_store *store, gh_form form)
{
  for (gh_style style = GH_STYLE_FULL; style <= GH_STYLE_BRACES; style++) {
    gh_status status;
    char *const text = print_text (store, form, style, &status);
    bool const good =
        text ? reads_as (store, text, strlen (text), form) &&
                   (!alphabets[style] || strspn (text, alphabets[style]) == strlen (text))
             : status == GH_OVER_LENGTH || (style == GH_STYLE_BRACES && status != GH_OK);
    survived[style] += text && good;
    if (!good)
      fprintf (stderr, "  style %d, status %d: %s\n", (int)style, (int)status,
               text ? text : "no text");
    free (text);
    if (!good)
      return false;
  }
  return true;
}

static void catalogs_survive (void)
{
  static const struct {
    gh_set set;
    unsigned n;
    size_t count;
    const char *name;
  } rows[] = {{GH_SET_FORMS, 2, 256, "forms by day 2"},
              {GH_SET_VALUES, 3, 1474, "values of day 3"},
              {GH_SET_MOVES, 5, 0, "forms of 5 moves"}};
  gh_catalogs *const catalogs = gh_catalogs_new ();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const gh_catalog *const c = gh_catalog_of (catalogs, rows[i].set, rows[i].n, GH_SORT_GAME);
    bool good = c && (!rows[i].count || c->count == rows[i].count);
    gh_store *const store = gh_store_new (NULL, NULL);
    for (size_t k = 0; good && k < c->count; k++)
      good = survives (store, gh_form_copy (store, c->store, c->forms[k]));
    TAP_OK (good, "all %s are printed and read again", rows[i].name);
    gh_store_free (store);
  }
  gh_catalogs_free (catalogs);
}

typedef struct random_call {
  gh_trial trial;
  gh_choices choices;
  gh_sort sort;
  gh_form form;
} random_call;

static void make_random (void *argument)
{
  random_call *const call = argument;
  call->trial.variable_count = 0;
  for (gh_sort sort = GH_SORT_GAME; sort < call->sort; sort++) {
    gh_form const earlier = gh_random_form (&call->trial, sort, 3);
    call->trial.variables[call->trial.variable_count++] = (gh_variable){"G", sort, earlier};
  }
  call->form = gh_random_form (&call->trial, call->sort, 6);
}

static void random_forms_survive (gh_store *store)
{
  static random_call call;
  static const gh_domain domain = {.random = true, .depth = 6};
  call.trial = (gh_trial){.store = store, .domain = &domain, .choices = &call.choices};
  bool good = true;
  memset (survived, 0, sizeof survived);
  for (uint64_t seed = 0; seed < 20000 && good; seed++) {
    gh_store_empty (store);
    gh_choices_begin (&call.choices, NULL, 0);
    gh_choices_seed (&call.choices, seed);
    call.sort = seed % GH_SORTS;
    if (gh_try (store, make_random, &call) != GH_OK)
      continue;
    good = survives (store, call.form);
  }
  TAP_OK (good && survived[0] > 19900 && survived[1] > 19900 && survived[2] > 18000,
          "random forms of all sorts are printed and read again");
}

/* ---- exact texts ----------------------------------------------------------------------------- */

static void exact_texts (gh_store *store)
{
  static const char *const rows[][4] = {
      {"{1|{0|-1}}", "{1||0|-1}", "{1|{0|-1}}", "{{0|}|{0|{|0}}}"},
      {"{0|0,*}", "v*", "{0|0,{0|0}}", "{0|0,{0|0}}"},
      {"{{0|0}|0,1/2}", "{*|0,1/2}", "{{0|0}|0,1/2}", "{{0|0}|0,{0|{0|}}}"},
      {"{^,*2,3,-1,*,1/2|}", "{-1,1/2,3,*,^,*2|}", NULL, NULL},
      {"{{1|0}|{0|-1}}", "+-{1|0}", "{{1|0}|{0|-1}}", NULL},
      {"{{2|1}|{0|-1}}", "{2|1||0|-1}", "{{2|1}|{0|-1}}", NULL},
      {"{1|-1}", "+-1", "{1|-1}", NULL},
      {"{-1|1}", "{-1|1}", "{-1|1}", NULL},
      {"{0|{0|-2}}", "tiny(2)", "{0|{0|-2}}", NULL},
      {"{{2|0}|0}", "miny(2)", "{{2|0}|0}", NULL},
      {"{0|{0|{1|0}}}", "tiny({0|-1})", "{0|{0|{1|0}}}", NULL},
      {"{{{{3|2}|1}|0}|5}", "{3|2||1|||0||||5}", NULL, NULL},
      {"{{{{{4|3}|2}|1}|0}|5}", "{{4|3||2|||1||||0}|5}", NULL, NULL},
      {"{|*}", "{|*}", "{|{0|0}}", "{|{0|0}}"},
      {"{1|{|*}}", "{1|{|*}}", NULL, NULL},
      {"{1|2,{3|5}}", "{1|2,{3|5}}", "{1|2,{3|5}}", NULL},
      {"*{1}", "{*|*}", "{{0|0}|{0|0}}", "{{0|0}|{0|0}}"},
      {"*{0,2}", "{0,*2|0,*2}", NULL, NULL},
      {"-5/8", "-5/8", "-5/8", NULL},
      {"-1/2v3*4", "-1/2v3*4", NULL, NULL},
      {"{^|v}", "{^|v}", NULL, NULL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (size_t style = 0; style < 3; style++)
      if (rows[i][style + 1]) {
        reading r;
        gh_status status;
        bool const read = read_text (&r, store, rows[i][0], strlen (rows[i][0])) == GH_OK;
        char *const text = print_text (store, r.form, (gh_style)style, &status);
        TAP_OK (read && text && !strcmp (text, rows[i][style + 1]), "%s is printed as %s (%s)",
                rows[i][0], rows[i][style + 1], text);
        free (text);
      }
}

/* ---- history --------------------------------------------------------------------------------- */

#define FORMS 2000

static void history (void)
{
  static gh_form forms[FORMS];
  static random_call call;
  static const gh_domain domain = {.random = true, .depth = 6};
  gh_store *const store = gh_store_new (NULL, NULL), *const other = gh_store_new (NULL, NULL);
  call.trial = (gh_trial){.store = store, .domain = &domain, .choices = &call.choices};
  size_t count = 0;
  for (uint64_t seed = 0; count < FORMS && seed < 2 * FORMS; seed++) {
    gh_choices_begin (&call.choices, NULL, 0);
    gh_choices_seed (&call.choices, ~seed);
    call.sort = seed % 2 ? GH_SORT_GAME : GH_SORT_DICOTIC;
    gh_store_allow (store);
    if (gh_try (store, make_random, &call) == GH_OK)
      forms[count++] = call.form;
  }
  bool same = true;
  for (size_t i = count; i-- > 0;) { /* the last ones are made first there */
    gh_status status;
    gh_store_allow (store);
    gh_store_allow (other);
    char *const here = print_text (store, forms[i], GH_STYLE_FULL, &status);
    char *const there =
        print_text (other, gh_form_copy (other, store, forms[i]), GH_STYLE_FULL, &status);
    same = same && here && there && !strcmp (here, there);
    free (here);
    free (there);
  }
  TAP_OK (count == FORMS && same, "the text of a form does not depend on what was made before it");
  gh_store_free (store);
  gh_store_free (other);
}

/* ---- limits ---------------------------------------------------------------------------------- */

static void large_texts (gh_store *store)
{
  size_t const million = 1 << 20;
  char *const text = malloc (million + 2);
  reading r;
  memset (text, '{', million + 1);
  uint32_t const depth = gh_store_limits (store)->depth;
  char nested[60];
  snprintf (nested, sizeof nested, "nested deeper than %u", depth);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DEPTH && r.error.line == 1 &&
              r.error.column == depth + 1 && !strcmp (r.error.text, nested),
          "a million braces are nested too deep");
  memset (text, ' ', million + 1);
  text[0] = '*';
  TAP_OK (read_text (&r, store, text, million) == GH_OK, "a text of the greatest length is read");
  TAP_OK (read_text (&r, store, text, million + 1) == GH_OVER_LENGTH &&
              r.error.column == million + 1 &&
              !strcmp (r.error.text, "a text of more than 1048576 bytes"),
          "one byte more is too long");
  memset (text, '9', million);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DIGITS && r.error.column == 1 &&
              !strcmp (r.error.text, "a number of more than 10000 digits"),
          "a million digits are too many");
  text[0] = '1', text[1] = '/';
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DIGITS && r.error.column == 3,
          "in a denominator, too");
  for (size_t i = 0; i < million; i += 2)
    text[i] = '*', text[i + 1] = '{';
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DEPTH, "half a million *{ are too deep");
  for (size_t i = 0; i < million; i += 2)
    text[i] = '+', text[i + 1] = '-';
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_DEPTH, "half a million +- are too deep");
  memset (text, '^', million);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_FORMS && r.error.column == 1,
          "a million ups are too many");
  memset (text, 'v', million);
  TAP_OK (read_text (&r, store, text, million) == GH_OVER_FORMS, "a million downs, too");
  TAP_OK (reads_as (store, "*{0,2}", 6, r.form = GH_ZERO) == false &&
              read_text (&r, store, "*{0,2}", 6) == GH_OK,
          "after all that the store can be used");
  free (text);
}

static void deep_tiny (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  size_t const million = 1 << 20;
  char *const text = malloc (million);
  for (size_t i = 0; i + 5 <= million; i += 5)
    memcpy (text + i, "tiny(", 5);
  reading r;
  _exit (read_text (&r, store, text, million / 5 * 5) == GH_OVER_DEPTH ? 0 : 1);
}

static void fit_or_fail (const char *name, gh_store *store, const char *text)
{
  reading r;
  gh_status status;
  bool const read = read_text (&r, store, text, strlen (text)) == GH_OK;
  char *const printed = print_text (store, r.form, GH_STYLE_FULL, &status);
  TAP_OK (read && (printed ? strlen (printed) <= gh_store_limits (store)->length
                           : status == GH_OVER_LENGTH),
          "within 12 bytes, %s is printed in 12 or not at all", name);
  free (printed);
}

static void large_prints (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  gh_store *const store = gh_store_new (&limits, NULL);
  gh_form wide = GH_ZERO;
  for (int i = 0; i < 60; i++) { /* both options of each are the form before */
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, wide);
    gh_form_add (store, GH_LEFT, gh_integer (store, i));
    gh_form_add (store, GH_RIGHT, wide);
    gh_form_add (store, GH_RIGHT, gh_integer (store, -i));
    wide = gh_form_end (store);
  }
  for (gh_style style = GH_STYLE_FULL; style <= GH_STYLE_BRACES; style++) {
    gh_status status;
    double const start = now ();
    char *const text = print_text (store, wide, style, &status);
    TAP_OK (!text && status == GH_OVER_LENGTH && now () - start < 2,
            "a tree of 2^60 positions is too long in style %d, which is soon found", (int)style);
    free (text);
  }
  gh_status status;
  char *const text = print_text (store, gh_integer (store, 12), GH_STYLE_FULL, &status);
  TAP_OK (text && !strcmp (text, "12"), "after that the store prints");
  free (text);
  double const start = now ();
  char *const nimber = print_text (
      store, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 700}), GH_STYLE_FULL, &status);
  TAP_OK (nimber && !strcmp (nimber, "*700") && now () - start < 0.2, "*700 is soon printed");
  free (nimber);
  gh_store_free (store);
  limits.length = 12;
  gh_store *const narrow = gh_store_new (&limits, NULL);
  fit_or_fail ("123456789012", narrow, "123456789012");
  fit_or_fail ("1/8192", narrow, "1/8192");
  fit_or_fail ("{11111|1111}", narrow, "{11111|1111}");
  fit_or_fail ("tiny(12345)", narrow, "tiny(123456)");
  fit_or_fail ("12/2^40", narrow, "1/4294967296");
  gh_form const huge =
      gh_numeral_product (narrow, gh_integer (narrow, 1L << 60), gh_integer (narrow, 1L << 60));
  char *const digits = print_text (narrow, huge, GH_STYLE_FULL, &status);
  TAP_OK (!digits && status == GH_OVER_LENGTH, "2^120 has more than 12 bytes");
  free (digits);
  gh_form nested = gh_make (narrow, gh_integer (narrow, 5), gh_integer (narrow, 1));
  for (int i = 0; i < 3; i++)
    nested = gh_tiny (narrow, nested);
  char *const tinies = print_text (narrow, nested, GH_STYLE_FULL, &status);
  TAP_OK (!tinies && status == GH_OVER_LENGTH, "tiny(tiny(tiny({5|1}))) has more than 12 bytes");
  free (tinies);
  gh_store_free (narrow);
}

static void in_new_store (void run (gh_store *store))
{
  gh_store *const store = gh_store_new (NULL, NULL);
  run (store);
  gh_store_free (store);
}

int main (void)
{
  in_new_store (table_of_literals);
  in_new_store (table_of_errors);
  in_new_store (names);
  in_new_store (literal_lengths);
  catalogs_survive ();
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.length = 1 << 14;
  limits.depth = 2000;
  gh_store *const store = gh_store_new (&limits, NULL);
  random_forms_survive (store);
  gh_store_free (store);
  in_new_store (exact_texts);
  history ();
  in_new_store (large_texts);
  TAP_OK (tap_signal_of (deep_tiny, NULL, 10) == 0, "tiny( nested without end is too deep");
  large_prints ();
  return tap_done ();
}
