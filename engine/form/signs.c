#include "form/signs.h"
#include "form/spelling.h"

#include <string.h>

static const sign commands[] = {
    {"uparrow", "^", SIGN_ARROW},     {"downarrow", "v", SIGN_ARROW},
    {"Uparrow", "^^", SIGN_PLAIN},    {"Downarrow", "vv", SIGN_PLAIN},
    {"ast", "*", SIGN_STAR},          {"star", "*", SIGN_STAR},
    {"pm", "+-", SIGN_PLAIN},         {"{", "{", SIGN_PLAIN},
    {"}", "}", SIGN_PLAIN},           {"lbrace", "{", SIGN_PLAIN},
    {"rbrace", "}", SIGN_PLAIN},      {"mid", "|", SIGN_PLAIN},
    {"vert", "|", SIGN_PLAIN},        {"|", "||", SIGN_PLAIN},
    {"Vert", "||", SIGN_PLAIN},       {"parallel", "||", SIGN_PLAIN},
    {"frac", "", SIGN_FRACTION},      {"tfrac", "", SIGN_FRACTION},
    {"dfrac", "", SIGN_FRACTION},     {"nicefrac", "", SIGN_FRACTION},
    {"sfrac", "", SIGN_FRACTION},     {"text", "", SIGN_FONT},
    {"textrm", "", SIGN_FONT},        {"mathrm", "", SIGN_FONT},
    {"mathit", "", SIGN_FONT},        {"operatorname", "", SIGN_FONT},
    {"left", "", SIGN_PLAIN},         {"middle", "", SIGN_PLAIN},
    {"right", "", SIGN_PLAIN},        {"big", "", SIGN_PLAIN},
    {"bigl", "", SIGN_PLAIN},         {"bigm", "", SIGN_PLAIN},
    {"bigr", "", SIGN_PLAIN},         {"Big", "", SIGN_PLAIN},
    {"Bigl", "", SIGN_PLAIN},         {"Bigm", "", SIGN_PLAIN},
    {"Bigr", "", SIGN_PLAIN},         {"displaystyle", "", SIGN_PLAIN},
    {"textstyle", "", SIGN_PLAIN},    {"quad", " ", SIGN_PLAIN},
    {"qquad", " ", SIGN_PLAIN},       {",", " ", SIGN_PLAIN},
    {":", " ", SIGN_PLAIN},           {";", " ", SIGN_PLAIN},
    {"!", " ", SIGN_PLAIN},           {" ", " ", SIGN_PLAIN},
    {"\\", " ", SIGN_PLAIN},          {"(", " ", SIGN_PLAIN},
    {")", " ", SIGN_PLAIN},           {"[", " ", SIGN_PLAIN},
    {"]", " ", SIGN_PLAIN},           {"cdot", ".", SIGN_PLAIN},
    {"times", " times ", SIGN_PLAIN}, {"ge", ">=", SIGN_PLAIN},
    {"geq", ">=", SIGN_PLAIN},        {"geqslant", ">=", SIGN_PLAIN},
    {"le", "<=", SIGN_PLAIN},         {"leq", "<=", SIGN_PLAIN},
    {"leqslant", "<=", SIGN_PLAIN},   {"ne", "!=", SIGN_PLAIN},
    {"neq", "!=", SIGN_PLAIN},        {"equiv", "==", SIGN_PLAIN},
    {"in", " in ", SIGN_PLAIN},       {"land", " and ", SIGN_PLAIN},
    {"lor", " or ", SIGN_PLAIN},      {"lnot", " not ", SIGN_PLAIN},
    {"neg", " not ", SIGN_PLAIN},     {"to", "->", SIGN_PLAIN},
    {"implies", "->", SIGN_PLAIN},    {"Rightarrow", "->", SIGN_PLAIN},
    {"iff", "<->", SIGN_PLAIN},       {"Leftrightarrow", "<->", SIGN_PLAIN},
    {"omega", "w", SIGN_OMEGA},
};

static const sign characters[] = {
    {"↑", "^", SIGN_ARROW},      {"↓", "v", SIGN_ARROW},       {"⇑", "^^", SIGN_PLAIN},
    {"⇓", "vv", SIGN_PLAIN},     {"⤊", "^^^", SIGN_PLAIN},     {"⤋", "vvv", SIGN_PLAIN},
    {"⟰", "^^^^", SIGN_PLAIN},   {"⟱", "vvvv", SIGN_PLAIN},    {"∗", "*", SIGN_STAR},
    {"⋆", "*", SIGN_STAR},       {"★", "*", SIGN_STAR},        {"☆", "*", SIGN_STAR},
    {"＊", "*", SIGN_STAR},      {"±", "+-", SIGN_PLAIN},      {"−", "-", SIGN_PLAIN},
    {"–", "-", SIGN_PLAIN},      {"‐", "-", SIGN_PLAIN},       {"‑", "-", SIGN_PLAIN},
    {"⁄", "/", SIGN_PLAIN},      {"∕", "/", SIGN_PLAIN},       {"½", "1/2", SIGN_FRACTION},
    {"¼", "1/4", SIGN_FRACTION}, {"¾", "3/4", SIGN_FRACTION},  {"⅛", "1/8", SIGN_FRACTION},
    {"⅜", "3/8", SIGN_FRACTION}, {"⅝", "5/8", SIGN_FRACTION},  {"⅞", "7/8", SIGN_FRACTION},
    {"∣", "|", SIGN_PLAIN},      {"│", "|", SIGN_PLAIN},       {"❘", "|", SIGN_PLAIN},
    {"｜", "|", SIGN_PLAIN},     {"∥", "||", SIGN_PLAIN},      {"‖", "||", SIGN_PLAIN},
    {"⦀", "|||", SIGN_PLAIN},    {"⫴", "|||", SIGN_PLAIN},     {"⧾", "tiny", SIGN_TINY},
    {"⧿", "miny", SIGN_TINY},    {"⁰", "0", SIGN_OVERSCRIPT},  {"¹", "1", SIGN_OVERSCRIPT},
    {"²", "2", SIGN_OVERSCRIPT}, {"³", "3", SIGN_OVERSCRIPT},  {"⁴", "4", SIGN_OVERSCRIPT},
    {"⁵", "5", SIGN_OVERSCRIPT}, {"⁶", "6", SIGN_OVERSCRIPT},  {"⁷", "7", SIGN_OVERSCRIPT},
    {"⁸", "8", SIGN_OVERSCRIPT}, {"⁹", "9", SIGN_OVERSCRIPT},  {"₀", "0", SIGN_SUBSCRIPT},
    {"₁", "1", SIGN_SUBSCRIPT},  {"₂", "2", SIGN_SUBSCRIPT},   {"₃", "3", SIGN_SUBSCRIPT},
    {"₄", "4", SIGN_SUBSCRIPT},  {"₅", "5", SIGN_SUBSCRIPT},   {"₆", "6", SIGN_SUBSCRIPT},
    {"₇", "7", SIGN_SUBSCRIPT},  {"₈", "8", SIGN_SUBSCRIPT},   {"₉", "9", SIGN_SUBSCRIPT},
    {"≥", ">=", SIGN_PLAIN},     {"⩾", ">=", SIGN_PLAIN},      {"≤", "<=", SIGN_PLAIN},
    {"⩽", "<=", SIGN_PLAIN},     {"≠", "!=", SIGN_PLAIN},      {"≡", "==", SIGN_PLAIN},
    {"⧏", "<|", SIGN_PLAIN},     {"⧐", "|>", SIGN_PLAIN},      {"·", ".", SIGN_PLAIN},
    {"⋅", ".", SIGN_PLAIN},      {"×", " times ", SIGN_PLAIN}, {"\u00a0", " ", SIGN_PLAIN},
    {"\u2003", " ", SIGN_PLAIN}, {"\u2009", " ", SIGN_PLAIN},  {"\u200a", " ", SIGN_PLAIN},
    {"\u202f", " ", SIGN_PLAIN}, {"\ufeff", " ", SIGN_PLAIN},  {"ω", "w", SIGN_OMEGA},
};

const sign *sign_command (const char *name, size_t length)
{
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (strlen (commands[i].word) == length && !memcmp (commands[i].word, name, length))
      return &commands[i];
  return NULL;
}

const char *sign_command_like (const char *name, size_t length)
{
  gh_spelling s;
  gh_spelling_begin (&s, name, length);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    gh_spelling_try (&s, commands[i].word, commands[i].word);
  return gh_spelling_nearest (&s);
}

const sign *sign_character (const char *text, size_t length)
{
  for (size_t i = 0; i < sizeof characters / sizeof *characters; i++) {
    size_t const needed = strlen (characters[i].word);
    if (needed <= length && !memcmp (characters[i].word, text, needed))
      return &characters[i];
  }
  return NULL;
}
