/* The tree that a claim is parsed to, for the files of this room. */
#ifndef GH_AST_H
#define GH_AST_H

#include "heap/games.h"
#include "language/claim.h"
#include "reference/reference.h"
#include "rulesets/ruleset.h"

/* Types. An integer may stand where a game is expected; a literal integer is an integer beside an
   integer and a game otherwise; a literal like 2^142 is a genus beside a genus, one with commas,
   12^12,14, always. An integer may stand where an ordinal is expected, and each of them and a sum
   of such numbers where a number in normal form is; each of these and a game where a long game is,
   one that need not be short. A short game may stand where a loopy one is expected. */
typedef enum {
  TYPE_GAME,
  TYPE_INTEGER,
  TYPE_LITERAL,
  TYPE_TRUTH,
  TYPE_OUTCOME,
  TYPE_CODE,
  TYPE_GENUS,
  TYPE_ORDINAL,
  TYPE_SURREAL,
  TYPE_LONG,
  TYPE_LOOPY,
  TYPE_LOOPY_OUTCOME,
  TYPE_REAL /* pi, sqrt(2): stands alone, or is compared */
} term_type;

typedef enum {
  N_LITERAL,  /* text, or a position */
  N_RATIONAL, /* text that is no dyadic number: 1/3 */
  N_HEAPS,    /* a position of a heap game */
  N_CODE,
  N_VARIABLE,
  N_TRUTH,
  N_OUTCOME,
  N_LOOPY,         /* a word or a name: over */
  N_LOOPY_OUTCOME, /* LD */
  N_SUM,
  N_DIFFERENCE,
  N_NEGATIVE,
  N_PRODUCT,
  N_MULTIPLE, /* n.G */
  N_FRACTION, /* m/2^n, of the integers m and n */
  N_POWER,    /* 2^n, of an integer, an ordinal or the negative of one */
  N_QUOTIENT,
  N_ROOT, /* sqrt(s) */
  N_PI,
  N_OMEGA,
  N_OMEGA_POWER, /* w^a */
  N_ENDLESS,     /* a literal of a long game */
  N_SWITCH,
  N_BRACES,
  N_CALL,
  N_RELATION,   /* of games */
  N_COMPARISON, /* of integers */
  N_ORDINAL_ORDER,
  N_SURREAL_ORDER,
  N_LONG_ORDER,
  N_LOOPY_ORDER,
  N_LOOPY_ENDS, /* of two outcomes */
  N_SAME,       /* of outcomes */
  N_IDENTICAL,
  N_MEMBER, /* X in G^L */
  N_NOT,
  N_AND,
  N_OR,
  N_IMPLIES,
  N_IFF,
  N_ALL,
  N_SOME
} node_kind;

typedef enum { OVER_LEFT, OVER_RIGHT, OVER_OPTIONS, OVER_POSITIONS } range;

#define MOST_SLOTS 24 /* variables, bound ones included */

typedef struct node node;
typedef struct function function;

/* In an item of braces: a slot that runs over options of a variable, `except` perhaps one. */
typedef struct set_range {
  unsigned slot, of;
  gh_side side;
  node *except;
  struct set_range *next;
} set_range;

typedef struct item {
  gh_side side;
  node *game;
  set_range *ranges;
  struct item *next;
} item;

struct node {
  node_kind kind;
  term_type type;
  const char *start; /* the text it was parsed from */
  size_t length;
  unsigned height; /* of the tree below, this node included */
  node *a, *b;
  unsigned slot;            /* N_VARIABLE, N_ALL, N_SOME */
  range range;              /* N_ALL, N_SOME */
  gh_relation relation;     /* N_RELATION to N_LONG_ORDER */
  gh_side side;             /* N_MEMBER */
  unsigned value;           /* N_TRUTH, N_OUTCOME, N_LOOPY_OUTCOME */
  bool several;             /* N_SWITCH: of the options of Left, not of the game */
  bool asked;               /* N_IMPLIES: the engine is asked the hypothesis, too: => */
  item *items;              /* N_BRACES; N_HEAPS: the sizes */
  const gh_heap_game *game; /* N_HEAPS */
  gh_code *code;            /* N_HEAPS, N_CODE */
  const function *function;
  const char *literal; /* N_LITERAL to N_ENDLESS, N_LOOPY: its text; N_LITERAL: its form in a
                          filling of a store */
  size_t literal_length;
  const char *where; /* N_LOOPY: the definitions of its literal, a name; NULL: it is a word */
  size_t where_length;
  const gh_ruleset *ruleset; /* N_LITERAL: NULL unless it is a position */
  gh_position position;
  uint64_t epoch;
  gh_form form;
};

typedef struct name {
  const char *text;
  size_t length;
  term_type type;
  gh_sort sort;
  bool hidden; /* out of scope */
} name;

struct gh_claim {
  char *text; /* what the nodes point into */
  struct block *blocks;
  node *formula; /* or term */
  bool exists;
  name names[MOST_SLOTS]; /* slot i; the first `variables` are free */
  unsigned variables, slots;
  char *words[GH_MOST_VARIABLES]; /* names of the free ones, as strings */
  bool of_forms;                  /* speaks of forms that are computed: sums must be literal */
  bool looks_at_forms;            /* at options, or at what equal games may differ in */
  bool positions;                 /* has positions of rulesets, or heaps */
  bool sums;                      /* has a sum, difference, negative, product or multiple */
  gh_request_set requests;        /* what an engine must have (gh_claim_requests), */
  gh_request_set of_sums;         /* what is asked for its sums, if they are, */
  gh_request_set of_hypotheses;   /* and in those of => */
};

/* A function of the language. */
struct function {
  const char *word;
  unsigned count; /* of arguments */
  term_type arguments[GH_MOST_ARGUMENTS], result;
  bool notation;      /* a way to write a form: nothing is found out */
  bool of_form;       /* depends on the form of its argument, not on its value only */
  gh_request request; /* asked of the engine; GH_REQUESTS: computed by `value` */
  gh_value (*value) (gh_store *store, gh_form a, gh_form b);
  const char *takes; /* its arguments, as in requests.def: "X ; G" */
  const char *meaning;
};

/* What the letters of `takes` say: m and n are integers, CODE is one, a and b are ordinals, s and t
   numbers in normal form, U and V long games, K and M loopy ones, others are games. */
#define GH_LETTER_TYPE(letter)                                                                     \
  ((letter) == 'm' || (letter) == 'n'   ? TYPE_INTEGER                                             \
   : (letter) == 'C'                    ? TYPE_CODE                                                \
   : (letter) == 'a' || (letter) == 'b' ? TYPE_ORDINAL                                             \
   : (letter) == 's' || (letter) == 't' ? TYPE_SURREAL                                             \
   : (letter) == 'U' || (letter) == 'V' ? TYPE_LONG                                                \
   : (letter) == 'K' || (letter) == 'M' ? TYPE_LOOPY                                               \
                                        : TYPE_GAME)
#define GH_TAKES(takes)                                                                            \
  (sizeof (takes) + 2) / 4,                                                                        \
  {                                                                                                \
    GH_LETTER_TYPE ((takes)[0]), GH_LETTER_TYPE ((takes)[sizeof (takes) - 2]), TYPE_GAME           \
  }

/* A function that is computed: of a form or of a value. */
#define GH_COMPUTED(word, takes, result, of_form, value, meaning)                                  \
  {                                                                                                \
    word, GH_TAKES (takes), result, false, of_form, GH_REQUESTS, value, takes, meaning             \
  }

/* Those of numbers, of misere play, of ordinals and long games, and of loopy games, which end with
   one that has no word. */
extern const function number_functions[], misere_functions[], transfinite_functions[],
    loopy_functions[];

/* `called`: a parenthesis follows, without which a letter such as b is no function. */
const function *find_function (const char *word, size_t length, bool called);

/* Other words for functions, by number, and what each stands for; NULL after the last. aliases.c */
const char *alias_number (size_t i, const function **of);
const function *find_alias (const char *word, size_t length, bool called);

/* The one that a request is. */
const function *asking_function (gh_request request);

#endif
