/* The inside of the parser: parse.c has what all parts share and the whole claim, types.c their
   types, variables.c what stands free, terms.c games and integers, names.c what is called by a
   name, decimals.c 0.75, braces.c options, formulas.c truth, heaps.c heap games,
   transfinite_terms.c what need not be short, where.c names for games. All fail with gh_fail, the
   place and reason being in the error. */
#ifndef GH_PARSER_H
#define GH_PARSER_H

#include "form/foreign.h"
#include "language/words/ast.h"
#include "language/words/lexer.h"

#define GH_DEEPEST_CLAIM 500

typedef struct definition definition;

typedef struct parser {
  gh_claim *claim;
  gh_store *store; /* for reading literals, and for its limits */
  const char *at, *end;
  gh_error *error;
  const gh_foreign *foreign; /* what the claim was made plain from */
  bool in_braces;
  struct {
    const char *at, *end;
    bool in_braces, operand;
    token is;
  } peeked;                /* the last token that was looked at */
  item *item;              /* the innermost one that is being read */
  definition *definitions; /* behind `where`, the last one first */
  size_t parts;            /* nodes, with each name written out */
} parser;

/* How many bytes of a word are shown in an error. */
static inline int parse_shown (size_t length)
{
  return length > 60 ? 60 : (int)length;
}

_Noreturn void parse_fail (parser *p, const char *where, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));
_Noreturn void parse_expected (parser *p, const char *what); /* "found X, expected WHAT" */

/* Memory that lives as long as the claim, all zero. */
void *parse_make (parser *p, size_t size);

/* The next token, left where it is; then: take it if it is this one, or fail if it is not. */
token parse_peek (parser *p, bool operand);
bool parse_take (parser *p, token_kind kind);
bool parse_take_word (parser *p, const char *word);
void parse_need (parser *p, token_kind kind, const char *what);

/* A node for the text from `start` to here. */
node *parse_node (parser *p, node_kind kind, term_type type, const char *start, node *a, node *b);
node *parse_need_type (parser *p, node *n, term_type wanted);
node *parse_need_summand (parser *p, node *n); /* a game of any kind */
bool parse_is_integer (const node *n);
bool parse_fits_ordinal (const node *n);            /* it may stand where an ordinal is expected */
bool parse_fits_surreal (parser *p, const node *n); /* likewise of a number in normal form */
bool parse_is_computed (const node *n);             /* its form depends on how sums are made */
void parse_asks (parser *p, gh_request request);
void parse_makes (parser *p, term_type type, gh_request request); /* a sum, if that is a game */

/* Declare all free variables: those that are listed at the head, and letters. variables.c */
void parse_variables (parser *p);
unsigned parse_new_slot (parser *p, token t, term_type type, gh_sort sort);
bool parse_find_slot (const gh_claim *c, const char *text, size_t length, unsigned *slot);

/* Behind the name of a heap game, and a code. heaps.c */
node *parse_heaps (parser *p, token t, const gh_heap_game *game);
node *parse_code (parser *p);

/* Behind an open brace that stands at `start`; behind +-, braces without bars, which are options of
   Left, NULL: there are none. braces.c */
node *parse_braces (parser *p, const char *start);
node *parse_options_of_switch (parser *p);

/* What is called by the names sqrt and pi. transfinite_terms.c */
node *parse_root (parser *p, token t);
node *parse_pi (parser *p, token t);

/* The number that is written at t, as 1/3; NULL: a dyadic one is, or none. */
node *parse_rational (parser *p, token t);

/* What the name at t, which is taken, stands for or calls; the function of this word, of two
   arguments, called with these. names.c */
node *parse_named (parser *p, token t);
node *parse_joined (parser *p, node *a, const char *word, node *b);

/* Behind the name w, which is no variable. Behind an ordinal: fail where a product seems to be
   meant, w*3. transfinite_terms.c */
node *parse_omega (parser *p, token t);
node *parse_exponent_in_braces (parser *p); /* as LaTeX has it, behind the open brace */
void parse_no_times (parser *p);

/* The long game that is written at t; NULL: none is. */
node *parse_endless (parser *p, token t);

/* Take the definitions behind `where`, if there are some; then the text ends before it. where.c */
void parse_where (parser *p);
/* The word `where`, or the end. */
token parse_find_where (const parser *p);
/* What the name stands for; NULL: it is none of these. */
node *parse_defined (parser *p, token t);
bool parse_is_defined (const parser *p, token t);
/* Where what is behind `where` are loopy games, which may stand for themselves, take them as
   parse_where does. Their names hide letters and words of the same spelling, so this comes before
   variables. loopy_where.c */
void parse_loopy_where (parser *p);
bool parse_is_loopy_word (token t);
/* A name that is free and without a meaning yet, and what it stands for. where.c */
token parse_new_name (parser *p, bool is_free (const char *text, size_t length));
void parse_define (parser *p, token name, node *value);

/* So many nodes more; fails where there are too many. */
void parse_count_parts (parser *p, size_t parts);

/* Whether the sign at this place was written so, and not made plain from one that means nothing
   else. decimals.c */
bool parse_is_own (const parser *p, const char *at);

/* The decimal whose digits before the point were just parsed as n; else n. Fails where the point
   stands between two numbers that are written and are no decimal. decimals.c */
node *parse_decimal (parser *p, node *n);
/* Fail if a point and a number stand behind n, a number that is written; and if the literal at t
   looks like a power, 2^-3. */
void parse_no_point (parser *p, const node *n);
void parse_no_power (parser *p, token t);

/* What the sign or word of another notation at t is written as here, `word` being what it was made
   plain from, or NULL, and WHAT what was expected; NULL: nothing is known of it. hints.c */
const char *parse_hint (const parser *p, token t, const char *word, const char *what);
/* What is called by a parenthesis and probably meant by an unknown word; NULL: nothing is. */
const char *parse_meant (token t);
_Noreturn void parse_unknown (parser *p, token t); /* fail, with what may be meant */

/* The parts of the grammar that others contain. */
node *parse_literal (parser *p, token t);
node *parse_primary (parser *p);
node *parse_sum (parser *p);
node *parse_formula (parser *p);
term_type parse_type_of_sum (parser *p, const node *a, const node *b);

#endif
