/* The one call behind which all engines stand.

   An engine receives forms and answers with truth values, forms and numbers. Whatever it does
   inside, nothing above this header knows its own representation. */
#ifndef GH_ENGINE_H
#define GH_ENGINE_H

#include "form/store.h"
#include "heap/code.h"

#ifdef __cplusplus
extern "C" {
#endif

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
  GH_GAMES,         /* a set of values: of the left options of a form that has no right ones */
  GH_THERMOGRAPH,   /* form/thermograph.h */
  GH_MAYBE_TRUTH,   /* the numeral 0, false, or 1, true; or GH_NO_FORM: none */
  GH_ORDINAL,       /* an ordinal below epsilon_0 (transfinite/ordinal.h) */
  GH_MAYBE_ORDINAL, /* such an ordinal, or GH_NO_FORM: none */
  GH_SURREAL,       /* a number in normal form (transfinite/normal.h) */
  GH_MAYBE_SURREAL, /* such a number, or GH_NO_FORM: none */
  GH_LONG,          /* a game that need not be short (transfinite/long.h); no answer */
  GH_LOOPY,         /* a loopy game (loopy/graph.h); no answer */
  GH_MAYBE_LOOPY,   /* one that stands for its value, with as few positions, or GH_NO_FORM: none */
  GH_LOOPY_OUTCOME, /* loopy/value.h */
  GH_LOOPY_ORDER,   /* likewise, or GH_NO_FORM: none */
  GH_LOOPY_GRUNDY,  /* likewise */
  GH_HEAP_LIST,     /* a sum of heaps (heap/list.h); no answer */
  GH_POSITION,      /* a position of a ruleset (rulesets/code.h); no answer */
  GH_OPTIONS,       /* the options of both players at a position (rulesets/code.h) */
  GH_OUTCOME,
  GH_ORDER,
  GH_CODE,       /* of a heap game; an argument only */
  GH_CERTIFICATE /* engine/proof/README.md, its lines in one: each ends in `;` */
} gh_type;

/* A value of any type. Forms and numerals belong to the store of the call; the text of a
   certificate to the engine, until it is asked again. */
typedef struct gh_value {
  gh_type type;
  __extension__ union {
    bool truth;
    gh_form form; /* GH_INTEGER to GH_OPTIONS */
    gh_outcome outcome;
    gh_order order;
    const gh_code *code; /* stands until the question is answered */
    __extension__ struct {
      const char *text; /* GH_CERTIFICATE; no zero byte ends it */
      size_t length;
    };
  };
} gh_value;

/* The requests: GH_ASK_OUTCOME, GH_ASK_COMPARE, ... */
typedef enum {
#define REQUEST(name, word, function, arguments, answer, of, meaning) GH_ASK_##name,
#include "requests.def"
#undef REQUEST
  GH_REQUESTS
} gh_request;

/* Abilities beside the requests: that components of a sum may be named in place of a game, and how
   many times each counts. */
enum { GH_WITH_SUMS = GH_REQUESTS, GH_WITH_MULTIPLES, GH_ABILITIES };

/* A set of requests, or of abilities: bit r is number r, of at most 127. */
__extension__ typedef unsigned __int128 gh_request_set;
#define GH_BIT(request) ((gh_request_set)1 << (request))
#define GH_ALL_REQUESTS (GH_BIT (GH_REQUESTS) - 1)

/* What an answer depends on, beside whether an argument is impartial where it has to be. */
typedef enum {
  GH_OF_VALUE,    /* the value in normal play: equal games have one answer */
  GH_OF_MISERE,   /* that in misere play: games with one simplest form have one answer */
  GH_OF_FORM,     /* the very form */
  GH_OF_INTEGERS, /* there are no games */
  GH_OF_ORDINALS,
  GH_OF_NUMBERS,  /* none that are short */
  GH_OF_GRAPHS,   /* loopy games, the very graph */
  GH_OF_POSITIONS /* none but as positions of rulesets */
} gh_dependence;

typedef struct gh_request_info {
  const char *word;      /* in the protocol */
  const char *function;  /* in the claim language; "": relations ask for it */
  const char *arguments; /* as documented: "G ; H" */
  unsigned count;        /* how many they are */
  bool takes_code; /* the first is a code, and the second an integer n >= 0; two more are sums of
                      heaps */
  bool takes_sums; /* each, of two at most, may be a sum that is named by its components */
  gh_type takes;   /* what each is, but a code and n before sums of heaps: GH_GAME, GH_INTEGER,
                      GH_ORDINAL to GH_LONG, GH_LOOPY, GH_HEAP_LIST or GH_POSITION */
  gh_type answer;
  gh_dependence of;
  const char *meaning;
} gh_request_info;

extern const gh_request_info gh_requests[GH_REQUESTS];
extern const char *const gh_ability_words[GH_ABILITIES]; /* in the protocol, requests first */

#define GH_MOST_ARGUMENTS 4

/* A component of a sum: the game so many times, an integer, which may be negative. */
typedef struct gh_term {
  gh_form times, game;
} gh_term;

/* A game as the sum of its components; of none it is 0. */
typedef struct gh_components {
  const gh_term *terms;
  size_t count; /* at most GH_MOST_TERMS */
} gh_components;
#define GH_MOST_TERMS 1000

typedef enum {
  GH_ANSWERED,
  GH_PENDING,     /* asked; call settle, then ask again */
  GH_UNSUPPORTED, /* not among its abilities */
  GH_GIVEN_UP,    /* not put: it failed too often for now; to be asked again after a pardon */
  GH_REFUSED,     /* an honest refusal: too big, or not sent because its text is too long */
  GH_OUTSIDE,     /* not sent, since the engine does not take such games */
  GH_SLOW,        /* no answer within the time limit */
  GH_FINDING      /* it said something that is no answer, or died */
} gh_reply;

/* What an engine did that is no answer. */
typedef enum {
  GH_DIED,    /* it crashed, exited, or closed its output */
  GH_OUTGREW, /* it took more memory than it may */
  GH_FLOODED, /* it wrote more than it was asked for, or than a line may have, or before it was
                 asked */
  GH_RUBBISH, /* it wrote what is no answer */
  GH_ERRED,   /* it answered `error WORDS` */
  GH_LATE     /* no answer came while it was waited for */
} gh_incident_kind;
#define GH_INCIDENT_KINDS (GH_LATE + 1)

typedef struct gh_incident {
  gh_incident_kind kind;
  gh_request request; /* over which it did, or probably; GH_REQUESTS: over none, as at its start */
  double seconds;     /* that were lost over it, waiting */
  char question[200]; /* the request as it is written, without names of positions, cut in its
                         middle; "": over none */
  char words[320];    /* what it did, for a person: "crashed (signal 11)"; of requests that were
                         sent together it may be ", here or at a later request" */
  char last[400];     /* the last lines that it wrote to its standard error since it was started, as
                         one line (form/show.h); or "" */
} gh_incident;

/* How the words begin where an engine refused what it wrote itself. */
#define GH_UNREAD "it writes "

/* A question about games, numbers or ordinals that was answered: its answer in the engine's own
   words may be asked about. */
typedef struct gh_told {
  gh_request request;
  gh_value arguments[GH_MOST_ARGUMENTS];
} gh_told;

typedef struct gh_takes gh_takes; /* of which games an engine takes (adapter/takes.h) */

typedef struct gh_engine gh_engine;
struct gh_engine {
  const char *name;
  gh_request_set abilities;
  bool builtin;  /* answers at once and sums literally, so that asking for sums adds nothing */
  size_t window; /* cases to run before settling; 1 when nothing is ever pending */

  /* Ask within gh_try. Arguments are forms of `store`; so is the answer. */
  gh_reply (*ask) (gh_engine *engine, gh_store *store, gh_request request,
                   const gh_value *arguments, gh_value *answer);
  /* The same, where all arguments are games, and each is named as a sum. NULL: it has neither
     GH_WITH_SUMS nor GH_WITH_MULTIPLES. Without the former no argument has more than one component,
     without the latter each counts once. */
  gh_reply (*ask_sums) (gh_engine *engine, gh_store *store, gh_request request,
                        const gh_components *arguments, gh_value *answer);
  /* The words in which it answered, *length bytes, where they are such as the first argument of
     this request may be sent in (adapter/README.md); else NULL. They stand until it is used again.
     *same: it would be sent in these words anyhow. May be NULL: it has no words. */
  const char *(*own_words) (gh_engine *engine, gh_store *store, const gh_told *told,
                            gh_request request, size_t *length, bool *same);
  /* As ask, with these words in place of the first argument, which they mean. NULL, as own_words.
   */
  gh_reply (*ask_own) (gh_engine *engine, gh_store *store, const gh_told *told, gh_request request,
                       const gh_value *arguments, gh_value *answer);
  /* Wait until everything that is pending is answered or found to be a fault; when gh_halted, only
     until now: then it may still be pending, and settling goes on where it was. May be NULL. */
  void (*settle) (gh_engine *engine);
  /* Forget all answers and all that is pending, and go on with the engine started afresh, so that
     what failed can be tried again. May be NULL: there is no process to start. */
  void (*renew) (gh_engine *engine);
  /* The lines, each with its newline, that it answered since it was started last, of very many the
     last ones; they stand until it is used again. May be NULL: none are kept. */
  const char *(*history) (gh_engine *engine, size_t *length);
  /* As renew, and then send such lines, and wait for an answer to each, whatever it is. False: it
     did not start, or no answer came. May be NULL, as history. */
  bool (*relive) (gh_engine *engine, const char *lines, size_t length);
  /* From now on the engine may fail `most` times; at the last of them it is given up. One that was
     given up for its faults is taken up again, and what it was not asked for that reason can be
     asked; one that did not start again, or greeted differently, is not. Without a call 100. May be
     NULL: there is no process that could fail. */
  void (*pardon) (gh_engine *engine, unsigned most);
  void (*close) (gh_engine *engine);

  uint64_t answered; /* answers received in all; those that were remembered are not counted */
  uint64_t faults;   /* how often it failed in all, so that it had to be started again */

  /* How long it is waited for, in seconds; set by who asks, 0: as it was opened with. */
  double patience; /* for an answer, */
  double first;    /* if that is more, for the first one to each request in a life: it may make
                      tables then, */
  double welcome;  /* and, if that is more, for the first one of all; for the first of each later
                      life at most so long, if those before were slow, too */

  double median;        /* seconds that an answer takes: half of them less; 0: none came yet; it is
                           waited for ten times as long at least */
  uint64_t starts;      /* how often it was started, the first time included, */
  double start_seconds; /* and how long it took in all until it had greeted */
  double late_seconds;  /* that it was waited for in vain, in all */

  /* Called for whatever it does that is no answer, once for each time, as soon as it is seen: while
     it is asked or settles. So a death that is seen when many requests were sent, and again when
     one of them was sent alone, is two. The engine is not to be used in it, and it must return.
     NULL: nobody wants to know. */
  void (*incident) (void *context, const gh_incident *incident);
  void *incident_context;

  /* Abilities that nobody knows, for a person: "lstop (did you mean left-stop?), quick". Of a
     plug-in in this process the words alone: "lstop quick". NULL or empty: none. */
  const char *unknown;

  /* What it takes, of each request; asked about anything else it replies GH_OUTSIDE. NULL: all. */
  const gh_takes *takes;

  /* How it is told games, for a person: "in braces, with names". NULL: as forms, in this process.
   */
  const char *manner;

  char words[650]; /* after GH_REFUSED, GH_OUTSIDE, GH_SLOW and GH_FINDING: why, for a person */
};

/* What argument number i of a request is. */
static inline gh_type gh_takes_at (gh_request request, unsigned i)
{
  bool const takes_code = gh_requests[request].takes_code;
  return takes_code && i < 2 ? i ? GH_INTEGER : GH_CODE : gh_requests[request].takes;
}

/* A form as an argument of a request, of which none is a code. */
static inline gh_value gh_argument (gh_request request, gh_form form)
{
  gh_value argument;
  argument.type = gh_requests[request].takes;
  argument.form = form;
  return argument;
}

/* The arguments of a request of which none is a code, where h is the second one; of a request that
   has three it is a form with the second and the third one as its options, {H|X}. */
static inline void gh_arguments (gh_store *store, gh_request request, gh_form g, gh_form h,
                                 gh_value arguments[GH_MOST_ARGUMENTS])
{
  bool const pair = gh_requests[request].count == 3;
  arguments[0] = gh_argument (request, g);
  arguments[1] = gh_argument (request, pair ? gh_option (store, h, GH_LEFT, 0) : h);
  arguments[2] = gh_argument (request, pair ? gh_option (store, h, GH_RIGHT, 0) : GH_ZERO);
  arguments[3] = gh_argument (request, GH_ZERO);
}

static inline bool gh_engine_can (const gh_engine *engine, unsigned ability)
{
  return engine->abilities >> ability & 1;
}

#ifdef __cplusplus
}
#endif

#endif
