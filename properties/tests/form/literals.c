/* What texts mean. */
#include "form/shape.h"
#include "tests/form/reading.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

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
    const char *const text = followed (literals[i][0], '0');
    gh_status const status = read_text (&r, store, text, strlen (literals[i][0]));
    if (literals[i][1])
      gh_try (store, read_plain_row, &call);
    TAP_OK (literals[i][1] ? status == GH_OK && r.form == call.form : status == GH_SYNTAX,
            "'%s' is %s", literals[i][0], literals[i][1] ? literals[i][1] : "no game");
  }
}

/* ---- names ----------------------------------------------------------------------------------- */

static bool find_name (void *context, const char *name, size_t length, gh_form *form)
{
  *form = *(gh_form *)context;
  return (length == 4 && !memcmp (name, "tiny", 4)) || (length == 2 && !memcmp (name, "v2", 2)) ||
         (length == 6 && !memcmp (name, "Name_1", 6));
}

static void names (gh_store *store)
{
  gh_form star = gh_make (store, GH_ZERO, GH_ZERO);
  gh_names const known = {find_name, &star};
  static const struct {
    const char *text, *same;
  } rows[] = {{"{Name_1|0}", "{*|0}"}, {"{tiny|Name_1}", "{*|*}"}, {"+-Name_1", "{*|*}"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {store, rows[i].text, strlen (rows[i].text), &known, GH_ZERO, {0, 0, ""}};
    TAP_OK (read_now (&r) == GH_OK && reads_as (store, rows[i].same, strlen (rows[i].same), r.form),
            "%s, with names, is %s", rows[i].text, rows[i].same);
  }
  reading r = {store, "{name_1|}", 9, &known, GH_ZERO, {0, 0, ""}};
  TAP_OK (read_now (&r) == GH_SYNTAX && r.error.column == 2, "a name that is unknown is no game");
  r = (reading){store, "{?|}", 4, &known, GH_ZERO, {0, 0, ""}};
  TAP_OK (read_now (&r) == GH_SYNTAX && r.error.column == 2,
          "where no name is, none is looked for");
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
    TAP_OK (gh_literal_length (followed (rows[i].text, '0'), strlen (rows[i].text)) ==
                rows[i].length,
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
    }
  TAP_OK (longest, "a text that is read is one literal if it begins with one: '%s'", first[0]);
  TAP_OK (read, "each literal that was found is read: '%s'", first[1]);
}

int main (void)
{
  in_new_store ("literals", table_of_literals);
  in_new_store ("names", names);
  in_new_store ("lengths of literals", literal_lengths);
  return tap_done ();
}
