/* The one call behind which all engines stand.

   An engine receives forms and answers with truth values, forms and numbers. Whatever it does
   inside, nothing above this header knows its own representation. */
#ifndef GH_ENGINE_H
#define GH_ENGINE_H

#include "form/store.h"
#include "heap/code.h"

/* Who wins in normal play: the second player, Left, Right, the first player. In this order they
   are G = 0, G > 0, G < 0, G || 0 (Section 2.2 of Schleicher and Stoll). */
typedef enum { GH_P, GH_L, GH_R, GH_N } gh_outcome;
typedef enum { GH_EQUAL, GH_GREATER, GH_LESS, GH_FUZZY } gh_order;

typedef enum {
  GH_TRUTH,
  GH_INTEGER,       /* an integer numeral */
  GH_MAYBE_INTEGER, /* an integer numeral, or GH_NO_FORM: none */
  GH_NUMBER,        /* a numeral: a dyadic rational */
  GH_MAYBE_NUMBER,  /* a numeral, or GH_NO_FORM: none */
  GH_GAME,          /* a form that stands for its value: any equal one would do */
  GH_MAYBE_GAME,    /* a form that stands for its value, or GH_NO_FORM: none */
  GH_FORM,          /* this very form */
  GH_MAYBE_FORM,    /* this very form, or GH_NO_FORM: none */
  GH_GENUS,         /* a genus (form/genus.h), or GH_NO_FORM: none */
  GH_OUTCOME,
  GH_ORDER,
  GH_CODE,       /* of a heap game; an argument only */
  GH_CERTIFICATE /* engine/proof/README.md, its lines in one: each ends in `;` */
} gh_type;

/* A value of any type. Forms and numerals belong to the store of the call; the text of a
   certificate to the engine, until it is asked again. */
typedef struct gh_value {
  gh_type type;
  union {
    bool truth;
    gh_form form; /* GH_INTEGER to GH_GENUS */
    gh_outcome outcome;
    gh_order order;
    const gh_code *code; /* stands until the question is answered */
    struct {
      const char *text; /* GH_CERTIFICATE; no zero byte ends it */
      size_t length;
    };
  };
} gh_value;

/* The requests: GH_ASK_OUTCOME, GH_ASK_COMPARE, ... */
typedef enum {
#define REQUEST(name, word, function, arguments, answer, meaning) GH_ASK_##name,
#include "requests.def"
#undef REQUEST
  GH_REQUESTS
} gh_request;

typedef struct gh_request_info {
  const char *word;      /* in the protocol */
  const char *function;  /* in the claim language; "": relations ask for it */
  const char *arguments; /* as documented: "G ; H" */
  unsigned count;        /* how many they are */
  bool takes_code;       /* the first is a code, and the second an integer n >= 0 */
  gh_type answer;
  const char *meaning;
} gh_request_info;

extern const gh_request_info gh_requests[GH_REQUESTS];

#define GH_MOST_ARGUMENTS 2

typedef enum {
  GH_ANSWERED,
  GH_PENDING,     /* asked; call settle, then ask again */
  GH_UNSUPPORTED, /* not among its abilities */
  GH_REFUSED,     /* an honest refusal: too big, or not sent because its text is too long */
  GH_SLOW,        /* it did not answer in time */
  GH_FINDING      /* it said something that is no answer, or died, or was silent for too long */
} gh_reply;

typedef struct gh_engine gh_engine;
struct gh_engine {
  const char *name;
  uint32_t abilities; /* bit r: it answers request number r */
  bool builtin;       /* answers at once and sums literally, so that asking for sums adds nothing */
  size_t window;      /* cases to run before settling; 1 when nothing is ever pending */

  /* Ask within gh_try. Arguments are forms of `store`; so is the answer. */
  gh_reply (*ask) (gh_engine *engine, gh_store *store, gh_request request,
                   const gh_value *arguments, gh_value *answer);
  /* Wait until everything that is pending is answered or found to be a fault. May be NULL. */
  void (*settle) (gh_engine *engine);
  void (*close) (gh_engine *engine);
  /* From now on the engine may fail so often before it is given up; one that was given up is taken
     up again. May be NULL. */
  void (*pardon) (gh_engine *engine, unsigned most);
  /* Forget all answers and start it afresh. May be NULL. */
  void (*renew) (gh_engine *engine);
  const char *unknown;  /* words of its greeting that mean nothing; NULL: none */
  unsigned long faults; /* how often it failed */
  uint64_t answered;    /* how many answers it gave */

  char words[320]; /* after GH_REFUSED and GH_FINDING: why, for a person */
};

static inline bool gh_engine_can (const gh_engine *engine, gh_request request)
{
  return engine->abilities >> request & 1;
}

#endif
