/* Words of the claim language. Longest match, with two contexts: between braces bars only separate
   sides, and only where an operand may stand `+-` is a switch, and the sign of -1^ the number's. */
#ifndef GH_LEXER_H
#define GH_LEXER_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
  T_END,
  T_BAD,     /* a byte that begins no word */
  T_LITERAL, /* a game in the notation: 3, 5/8, ^3*2, ^<2>, *{0,2}, 1Tiny(2) */
  T_NAME,
  T_OPTIONS,  /* G^L or G^R */
  T_POSITION, /* the name of a ruleset, and all up to the closing parenthesis or the end */
  T_POWER,    /* 2^ before a name, a parenthesis or a brace */
  T_BARS,     /* between braces: a run of | */
  /* the rest stand for themselves */
  T_PLUS,
  T_MINUS,
  T_SWITCH,
  T_DOT,
  T_SLASH,
  T_COMMA,
  T_COLON,
  T_OPEN,
  T_CLOSE,
  T_OPEN_BRACE,
  T_CLOSE_BRACE,
  T_ARROW,
  T_ASKED_ARROW, /* => */
  T_BOTH_WAYS,
  T_AND,       /* && */
  T_DIFFERENT, /* != */
  T_IDENTICAL,
  T_EQ, /* from here in the order of gh_relation */
  T_GT,
  T_LT,
  T_FZ,
  T_GE,
  T_LE,
  T_GF,
  T_LF
} token_kind;

typedef struct token {
  token_kind kind;
  const char *start;
  size_t length;
} token;

/* A text of this length as one line: each run of blanks is one, those at the ends are none; cut
   where the buffer ends. Returns its length. */
size_t lex_squeeze (const char *text, size_t length, char *buffer, size_t size);

/* The word at `text`, blanks skipped. */
token lex (const char *text, const char *end, bool in_braces, bool operand);

bool token_is (token t, const char *word);

#endif
