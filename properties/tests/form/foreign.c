/* Texts in the notations of others: what they mean, what is wrong with them, and where. */
#include "form/shape.h"
#include "form/uptimal.h"
#include "reference/reference.h"
#include "tests/form/reading.h"
#include "tests/form/samples.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void samples_are_read (gh_store *store)
{
  for (size_t i = 0; i < SAMPLES; i++) {
    const sample s = samples[i];
    TAP_OK (reads_as (store, s.text, strlen (s.text), game (store, s.value)), "%s is %s", s.text,
            s.value);
  }
}

static void samples_are_printed (gh_store *store)
{
  for (size_t i = 0; i < SAMPLES; i++) {
    gh_status status;
    if (samples[i].by != BY_CGSUITE)
      continue;
    char *const text =
        print_text (store, game (store, samples[i].value), GH_STYLE_CGSUITE, &status);
    TAP_OK (text && !strcmp (text, samples[i].text), "%s is printed as %s: %s", samples[i].value,
            samples[i].text, text ? text : "no text");
    free (text);
  }
}

/* ---- what else is read ----------------------------------------------------------------------- */

/* And that what had a meaning keeps it. */
static const char *const meanings[][2] = {
    {"^<1>", "^"},
    {"v[1]*", "v*"},
    {"^2", "^^"},
    {"3^", "{3|{3|3}}"},
    {"^[3]", "{^[2]|*}"},
    {"^<3>", "{0|v[2]*}"},
    {"1/2^<2>", "{1/2|{1/2|1/2,1/2*}}"},
    {"1v2*3", "1vv*3"},
    {"-1^", "{-1|{-1|-1}}"},
    {"Tiny(2)", "tiny(2)"},
    {"Miny({2|1})", "{{2|1}|0||0}"},
    {"1Tiny(2)", "{1||1|-1}"},
    {"-1/2Miny(3/2)", "{1|-1/2||-1/2}"},
    {"1tiny(-2)", "{1||1|3}"},
    {"+-{0,^*}", "{0,^*|0,v*}"},
    {"+-{ 0 , * }", "{0,*|0,*}"},
    {"+-{1}", "{1|-1}"},
    {"+-{1|0}", "{{1|0}|{0|-1}}"},
    {"+-{0,{1|0||-1}}", "{0,{1|0||-1}|0,{1||0|-1}}"},
    {"+-(1/2)", "{1/2|-1/2}"},
    {"({1|0})", "{1|0}"},
    {"*{2}", "{*2|*2}"},
    {"⇑∗2", "^^*2"},
    {"↓↓", "vv"},
    {"⤊", "^3"},
    {"↑3", "^3"},
    {"1½", "3/2"},
    {"-2¾↑", "-11/4^"},
    {"{1½|0}", "{3/2|0}"},
    {"³⁄₄", "3/4"},
    {"2³⁄₄", "11/4"},
    {"³/₄", "3/4"},
    {"∗₃", "*3"},
    {"↑²", "^<2>"},
    {"↓²∗", "v<2>*"},
    {"↑^2", "^<2>"},
    {"↑^{[3]}", "^[3]"},
    {"↑[3]∗", "^[3]*"},
    {"⧾₂", "tiny(2)"},
    {"⧿_{1/2}", "miny(1/2)"},
    {"⧾({1|0})", "tiny({1|0})"},
    {"{1∥0│−1}", "{1||0|-1}"},
    {"{1‖0∣−1⫴−2}", "{1||0|-1|||-2}"},
    {"{\u00a01\u2009|\ufeff0}", "{1|0}"},
    {"\\{\\,\\mid 0\\}", "{|0}"},
    {"$\\{0 \\mid \\ast 2\\}$", "{0|*2}"},
    {"\\( \\{ 0 \\;|\\; \\uparrow \\ast \\} \\)", "{0|^*}"},
    {"\\{1 \\mid  \\mid 0 \\mid -1\\}", "{1||0|-1}"},
    {"\\lbrace 0\\mid{\\ast}\\rbrace", "{0|*}"},
    {"\\uparrow^{[2]}\\ast", "^[2]*"},
    {"\\uparrow ^ 2", "^<2>"},
    {"\\Downarrow\\ast_{12}", "vv*12"},
    {"\\ast_2", "*2"},
    {"\\ast{2}", "*2"},
    {"\\ast{0,2}", "{0,*2|0,*2}"},
    {"*{2}\\,", "{*2|*2}"},
    {"\\{0\\mid *{2}\\}", "{0|*2}"},
    {"1 \\downarrow", "1v"},
    {"2\\tfrac12", "5/2"},
    {"1\\frac{2}{2}", "2"},
    {"+_2", "tiny(2)"},
    {"-_{1/2}", "miny(1/2)"},
    {"\\{0\\mid +_{2}\\}", "{0|tiny(2)}"},
    {"\\text{tiny}_2", "tiny(2)"},
    {"\\{\\mathrm{miny}_{3}\\mid-1\\}", "{miny(3)|-1}"},
    {"-1 \\frac{1}{4}\\uparrow", "-5/4^"},
    {"-\\frac{3}{4}\\downarrow 3 \\ast", "-3/4v3*"},
    {"\\pm(1\\ast)", "+-(1*)"},
    {"\\pm\\frac{1}{2}", "+-1/2"},
    {"1\\mathrm{tiny}(2)", "{1||1|-1}"},
    {"\\operatorname{Tiny}(2)", "tiny(2)"},
    {"\\{\\mathrm{tiny}(2)\\|0|-1\\}", "{tiny(2)||0|-1}"},
    {"\\bigl\\{ 2 \\bigm| 1 \\bigr\\}", "{2|1}"},
    {"{0\\mid\\ast}", "{0|*}"},
    {"\\{0\\,\\vert\n\\ast\\}", "{0|*}"},
};

static void meanings_are_read (gh_store *store)
{
  for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
    reading r;
    const char *const text = followed (meanings[i][0], '2');
    gh_status const status = read_text (&r, store, text, strlen (meanings[i][0]));
    TAP_OK (status == GH_OK && r.form == game (store, meanings[i][1]), "%s is %s: %s",
            meanings[i][0], meanings[i][1], status ? r.error.text : "read");
  }
}

/* ---- what is printed ------------------------------------------------------------------------- */

/* A game, as CGSuite has it, and in LaTeX. */
static const char *const printed[][3] = {
    {"-5/8", "-5/8", "-\\frac{5}{8}"},
    {"^^*", "^^*", "\\Uparrow\\ast"},
    {"-1/2v3*4", "-1/2v3*4", "-\\frac{1}{2}\\downarrow3\\ast4"},
    {"1v[2]*2", "1v[2]*2", "1\\downarrow^{[2]}\\ast2"},
    {"{0|1}", "1/2", "\\frac{1}{2}"},
    {"{-1|1}", "{-1|1}", "\\{-1\\mid 1\\}"},
    {"{|*}", "{|*}", "\\{\\mid \\ast\\}"},
    {"{^|v}", "+-^", "\\pm\\uparrow"},
    {"+-^<2>", "+-^<2>", "\\pm\\uparrow^{2}"},
    {"+-(^<2>*)", "+-(^<2>*)", "\\pm(\\uparrow^{2}\\ast)"},
    {"+-(1^[2])", "+-(1^[2])", "\\pm(1\\uparrow^{[2]})"},
    {"+-tiny(2)", "+-(Tiny(2))", "\\pm(\\mathrm{tiny}(2))"},
    {"+-(1Miny(2))", "+-(1Miny(2))", "\\pm(1\\mathrm{miny}(2))"},
    {"{1||1|3}", "{1||1|3}", "\\{1\\mid \\mid 1\\mid 3\\}"},
    {"{0,*2|0,*2}", "+-{0,*2}", "\\pm\\{0,\\ast2\\}"},
    {"{2|1||0|-1}", "{2|1||0|-1}", "\\{2\\mid 1\\mid \\mid 0\\mid -1\\}"},
};

static void texts_are_printed (gh_store *store)
{
  for (size_t i = 0; i < sizeof printed / sizeof *printed; i++)
    for (int k = 1; k < 3; k++) {
      gh_status status;
      gh_style const style = k == 1 ? GH_STYLE_CGSUITE : GH_STYLE_LATEX;
      char *const text = print_text (store, game (store, printed[i][0]), style, &status);
      TAP_OK (text && !strcmp (text, printed[i][k]), "%s is printed as %s: %s", printed[i][0],
              printed[i][k], text ? text : "no text");
      free (text);
    }
}

/* ---- powers of up ---------------------------------------------------------------------------- */

/* ^<n> by its definition, as a sum of forms; and the sum of the powers up to it. */
static gh_form by_definition (gh_store *store, gh_uptimal u)
{
  gh_form const star = game (store, "*");
  gh_form sum = GH_ZERO, power = GH_ZERO;
  for (int64_t n = 1; n <= u.power; n++) {
    gh_form const threat = gh_sum (store, gh_negative (store, sum), star);
    power = gh_make (store, GH_ZERO, gh_canonical (store, threat));
    sum = gh_canonical (store, gh_sum (store, sum, power));
  }
  gh_form const nimber = gh_shape_make (store, (gh_number_up_star){u.number, 0, u.nimber});
  return gh_canonical (store, gh_sum (store, u.sum ? sum : power, nimber));
}

static void powers (gh_store *store)
{
  bool made = true, found = true;
  for (int i = 0; i < 2 * 3 * 4 * 5; i++) {
    gh_uptimal const u = {i / 40 ? dyadic (store, 2 * (i / 40) - 3, 1) : GH_ZERO, i & 1,
                          1 + i / 2 % 4, (uint64_t)(i / 8 % 5)};
    gh_uptimal back = {GH_ZERO, false, 0, 0};
    gh_store_allow (store);
    gh_form const form = gh_uptimal_make (store, u);
    gh_form const down = gh_uptimal_make (store, (gh_uptimal){u.number, u.sum, -u.power, u.nimber});
    made = made && form == by_definition (store, u);
    if (u.power > 1)
      found = found && gh_uptimal_of (store, form, &back) && back.number == u.number &&
              back.sum == u.sum && back.power == u.power && back.nimber == u.nimber &&
              gh_uptimal_of (store, down, &back) && back.power == -u.power;
    else
      found = found && !gh_uptimal_of (store, form, &back);
    if (!made || !found) {
      fprintf (stderr, "  number %u, sum %d, power %" PRId64 ", nimber %" PRIu64 "\n", u.number,
               u.sum, u.power, u.nimber);
      break;
    }
  }
  TAP_OK (made, "powers of up and their sums, with numbers and nimbers, are canonical forms");
  TAP_OK (found, "and are found to be such");
  static const char *const others[] = {
      "0",        "^",       "{^|0}",     "{^^|*}",        "{^|*2}",  "{0|^*}",       "{0|v*,*}",
      "{1,^*|0}", "{^,0|*}", "{0,*2|v*}", "{{{5|*}|*}|*}", "{0|v2*}", "{*,0,*3|v*3}", "{1|v*}"};
  gh_uptimal u;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    TAP_OK (!gh_uptimal_of (store, game (store, others[i]), &u), "%s is none", others[i]);
}

/* ---- errors ---------------------------------------------------------------------------------- */

/* 21 groups in each other, of three bytes each but the last. */
#define TEN_GROUPS "{2^{2^{2^{2^{2^{2^{2^{2^{2^{2^"
#define DEEP_GROUPS TEN_GROUPS TEN_GROUPS "{2}}}}}}}}}}}}}}}}}}}}}"

static const struct {
  const char *text;
  size_t line, column;
  const char *message;
} errors[] = {
    {"^[x]", 1, 3,
     "found 'x', expected a number, as in ^[2], the sum of the first two powers of ^"},
    {"^[2", 1, 4, "found the end of the text, expected ']'"},
    {"^<0>", 1, 3, "found '0', expected a power of ^ from 1"},
    {"v<2", 1, 2, "found '<', expected the end of the game"},
    {"^^[2]", 1, 3, "found '[', expected the end of the game"},
    {"^[4000000000]", 1, 3, "more than 200000 forms"},
    {"+-{}", 1, 4, "found '}', expected '|', as every game has two sides"},
    {"+-{0,}", 1, 6, "found '}', expected a game"},
    {"{0,{1}|}", 1, 6, "found '}', expected '|', as every game has two sides"},
    {"(0", 1, 3, "found the end of the text, expected ')'"},
    {"Tiny[2]", 1, 5, "found '[', expected '('"},
    {"1Tiny(*)", 1, 2, "found 'T', expected the end of the game"},
    {"1Tiny(2/3)", 1, 9, "found '3', expected a power of two as denominator"},
    {"1Tiny(2-)", 1, 8, "found '-', expected ')'"},
    {"TINY(2)", 1, 1, "found 'T', expected a game"},
    {"{↑∣x}", 1, 8, "read as Unicode: found 'x', expected a game"},
    {"↑↑∗∗", 1, 10, "read as Unicode: found '∗', expected the end of the game"},
    {"{↑|\nλ}", 2, 1, "read as Unicode: found 'λ', expected a game"},
    {"↑^x", 1, 5,
     "read as Unicode: found 'x', expected an exponent, as in ↑^2, the second power of ↑, or "
     "↑^{[2]}, the sum of two"},
    {"⧾x", 1, 4, "read as Unicode: found 'x', expected a number or '(', as in tiny(2)"},
    {"∗²", 1, 4, "read as Unicode: found '²', expected the end of the game"},
    {"1⅓", 1, 2, "found byte 226, expected the end of the game"},
    {"1234567890123456½", 1, 17,
     "read as Unicode: found '½', expected a number below 10^15 with a fraction from 0 to 1 "
     "behind it, or one as in 3/2"},
    {"\\foo", 1, 1,
     "read as LaTeX: \\foo is no game; expected \\{ \\mid \\} \\uparrow \\ast \\pm \\frac"},
    {"\\{0|\n \\uparow\\}", 2, 2,
     "read as LaTeX: \\uparow is no game; did you mean \\uparrow? Known are \\{ \\mid \\} "
     "\\uparrow \\ast \\pm \\frac"},
    {"\\{0\\mid", 1, 8, "read as LaTeX: found the end of the text, expected a game, '|' or '}'"},
    {"\\{0\\mid\\mid\\,\\pm\\}", 1, 17, "read as LaTeX: found '\\}', expected a game"},
    {"\\{0\\mid 1\\mid 2\\}", 1, 10,
     "read as LaTeX: found '\\mid', expected a shorter or longer run of bars, as this one stood "
     "before"},
    {"1\\frac{-3}{4}", 1, 2,
     "read as LaTeX: found '\\', expected a number below 10^15 with a fraction from 0 to 1 "
     "behind it, or one as in 3/2"},
    {"1\\frac{7}{2}", 1, 2,
     "read as LaTeX: found '\\', expected a number below 10^15 with a fraction from 0 to 1 "
     "behind it, or one as in 3/2"},
    {"\\ast\\frac12", 1, 5, "read as LaTeX: found '\\frac12', expected the end of the game"},
    {"⇑½", 1, 4, "read as Unicode: found '½', expected the end of the game"},
    {"+_{x}", 1, 4, "read as LaTeX: found 'x', expected a game"},
    {"+_{x", 1, 5, "read as LaTeX: found the end, expected '}'"},
    {"\\pm 2^{3", 1, 9, "read as LaTeX: found the end, expected '}'"},
    {"\\sqrt " DEEP_GROUPS, 1, 67,
     "read as LaTeX: found '{', expected fewer exponents, roots and indices in each other"},
    {"+_x", 1, 1, "found '+', expected a game"},
    {"\\frac{x}{2}", 1, 7,
     "read as LaTeX: found 'x', expected the digits of an integer, as in \\frac{1}{2}"},
    {"\\frac{1}{2", 1, 11,
     "read as LaTeX: found the end, expected '}' behind the digits of an integer"},
    {"\\frac13", 1, 1, "read as LaTeX: found '\\frac13', expected a power of two as denominator"},
    {"\\ast_x", 1, 6, "read as LaTeX: found 'x', expected the size of a heap, as in \\ast_2"},
    {"\\text{tiny", 1, 11, "read as LaTeX: found the end, expected '}'"},
    {"\\", 1, 1,
     "read as LaTeX: \\ is no game; expected \\{ \\mid \\} \\uparrow \\ast \\pm \\frac"},
    {"\\\x1b[", 1, 1,
     "read as LaTeX: \\\\x1b is no game; expected \\{ \\mid \\} \\uparrow \\ast \\pm \\frac"},
    {"\\λ", 1, 1,
     "read as LaTeX: \\λ is no game; expected \\{ \\mid \\} \\uparrow \\ast \\pm \\frac"},
    {"\\{\xa7", 1, 3, "read as LaTeX: found '\\xa7', expected a game"},
    {"\\ast_\u202e", 1, 6,
     "read as LaTeX: found '\\xe2\\x80\\xae', expected the size of a heap, as in \\ast_2"},
    {"\\{*4000000000\\mid\\}", 1, 4, "more than 200000 forms"},
    {"½2", 1, 3, "read as Unicode: found '2', expected the end of the game"},
    {"∗₂3", 1, 7, "read as Unicode: found '3', expected the end of the game"},
    {"⤊2", 1, 4, "read as Unicode: found '2', expected the end of the game"},
    {"\\frac{1}{1}6", 1, 12, "read as LaTeX: found '6', expected the end of the game"},
    {"\\ast_23", 1, 7, "read as LaTeX: found '3', expected the end of the game"},
    {"½½", 1, 3, "read as Unicode: found '½', expected the end of the game"},
    {"↑\xa2", 1, 4, "read as Unicode: found '\\xa2', expected the end of the game"},
    {"↑ \xc2\x9b", 1, 5, "read as Unicode: found '\\xc2\\x9b', expected the end of the game"},
    {"⧾\u202e", 1, 4,
     "read as Unicode: found '\\xe2\\x80\\xae', expected a number or '(', as in tiny(2)"},
    {"\\é", 1, 1,
     "read as LaTeX: \\é is no game; expected \\{ \\mid \\} \\uparrow \\ast \\pm \\frac"},
    {"\\\xa2", 1, 1,
     "read as LaTeX: \\\\xa2 is no game; expected \\{ \\mid \\} \\uparrow \\ast \\pm \\frac"},
};

static void errors_are_told (gh_store *store)
{
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    reading r;
    const char *const text = followed (errors[i].text, '2');
    gh_status const status = read_text (&r, store, text, strlen (errors[i].text));
    gh_status const wanted = strncmp (errors[i].message, "more", 4) ? GH_SYNTAX : GH_OVER_FORMS;
    TAP_OK (status == wanted && r.error.line == errors[i].line &&
                r.error.column == errors[i].column && !strcmp (r.error.text, errors[i].message),
            "%s: %zu:%zu: %s", errors[i].text, r.error.line, r.error.column, r.error.text);
  }
}

int main (void)
{
  in_new_store ("samples", samples_are_read);
  in_new_store ("samples printed", samples_are_printed);
  in_new_store ("meanings", meanings_are_read);
  in_new_store ("texts", texts_are_printed);
  in_new_store ("powers", powers);
  in_new_store ("errors", errors_are_told);
  return tap_done ();
}
