/* Forms, and the store that owns them.

   A form is Definition 2.1 of Schleicher and Stoll: two finite sets of forms, the left and the
   right options. Forms are immutable and interned: two forms are identical exactly when their
   handles are equal. A constructor never simplifies; all it does to its arguments is what a set
   does, that is, forget their order and their repetitions.

   Every form belongs to a store. A store is emptied as a whole, never in part.

   This header and all others that are installed serve C99, C11 and C++11; where a word of theirs is
   C11's alone, or GNU's, __extension__ says so. */
#ifndef GH_STORE_H
#define GH_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef uint32_t gh_form; /* a handle, below 2^31, meaningful in its own store only */
typedef struct gh_store gh_store;
typedef enum { GH_LEFT, GH_RIGHT } gh_side;

#define GH_ZERO ((gh_form)0) /* {|}, in every store, also right after it was emptied */
#define GH_NO_FORM UINT32_MAX

/* How an operation ended. All but GH_OK leave the store usable and as large as it had become. */
typedef enum {
  GH_OK,
  GH_NO_MEMORY,
  GH_OVER_FORMS,
  GH_OVER_OPTIONS,
  GH_OVER_DEPTH,
  GH_OVER_STACK,
  GH_OVER_STEPS,
  GH_OVER_DIGITS,
  GH_OVER_UPS, /* of a value that keeps their number in 64 bits */
  GH_OVER_LENGTH,
  GH_HALTED,    /* whatever lasts was asked to end (form/halt.h) */
  GH_SYNTAX,    /* a text is not in the notation; details are in a gh_error */
  GH_SUSPENDED, /* an answer is not there yet: run again when it is */
  GH_ABANDONED  /* the caller's own reason, kept by the caller */
} gh_status;

typedef struct gh_limits {
  uint32_t forms;   /* forms made since the store was emptied or gh_store_allow was called */
  uint32_t options; /* options of all those forms, and memos, together */
  uint32_t depth;   /* nested calls of a recursion over positions, or nested braces */
  uint32_t digits;  /* decimal digits in a numerator or a denominator */
  uint32_t length;  /* bytes of one text, read or printed */
  uint32_t steps;   /* of loops that may run for ever without making a form; counted as forms are */
} gh_limits;

#define GH_DEFAULT_LIMITS                                                                          \
  __extension__((gh_limits){.forms = 200000,                                                       \
                            .options = 8000000,                                                    \
                            .depth = 5000,                                                         \
                            .digits = 10000,                                                       \
                            .length = 1 << 20,                                                     \
                            .steps = 10000000})

/* Memory as realloc gives it; size 0 frees. A test can make any call fail. */
typedef struct gh_allocator {
  void *(*resize) (void *context, void *block, size_t size);
  void *context;
} gh_allocator;
extern const gh_allocator gh_libc_allocator;

/* A new store, or NULL when there is no memory. NULL for limits or allocator: the defaults. Beside
   the limits, recursions may take two thirds of the stack that a process may have now
   (RLIMIT_STACK). */
gh_store *gh_store_new (const gh_limits *limits, const gh_allocator *allocator);
void gh_store_free (gh_store *store);

/* Forget all forms and memos but GH_ZERO, in time proportional to what was made. */
void gh_store_empty (gh_store *store);

/* Begin to count forms, options and steps anew, keeping what there is. */
void gh_store_allow (gh_store *store);

const gh_limits *gh_store_limits (const gh_store *store);
const gh_allocator *gh_store_allocator (const gh_store *store);
size_t gh_store_size (const gh_store *store);    /* forms in the store */
uint64_t gh_store_epoch (const gh_store *store); /* of this filling; no other has it */
size_t gh_store_bytes (const gh_store *store);   /* memory held now */
uint64_t gh_store_work (const gh_store *store);  /* forms, options, memos and steps ever counted */

/* Options. Left and right options are sets: i counts them in an order without meaning. */
size_t gh_option_count (const gh_store *store, gh_form form, gh_side side);
gh_form gh_option (gh_store *store, gh_form form, gh_side side, size_t i);

/* for each option `x` of `form` on one side; the store may grow meanwhile */
#define GH_EACH(store, side, x, form)                                                              \
  for (gh_form x, x##_at = 0; x##_at < gh_option_count ((store), (form), (side)) &&                \
                              (x = gh_option ((store), (form), (side), x##_at), true);             \
       x##_at++)

/* Building a form: begin, add options in any order, end. Several may be begun, one within the
   other; each `add` goes to the innermost. */
void gh_form_begin (gh_store *store);
void gh_form_add (gh_store *store, gh_side side, gh_form option);
gh_form gh_form_end (gh_store *store);

/* Limits. gh_try runs body (argument) and returns GH_OK, or the status with which gh_fail was
   called inside it; it may be nested. Nothing that runs inside may own memory outside the store.
   gh_fail without a gh_try around it aborts. */
gh_status gh_try (gh_store *store, void (*body) (void *argument), void *argument);
__attribute__ ((noreturn)) void gh_fail (gh_store *store, gh_status status);
void gh_deeper (gh_store *store);    /* enter a recursion: fails beyond limits.depth or the stack */
void gh_shallower (gh_store *store); /* leave it */
void gh_step (gh_store *store);      /* one step more: fails beyond limits.steps */

/* What a status means, with the store's limits: "more than 200000 forms". */
const char *gh_status_text (const gh_store *store, gh_status status, char *buffer, size_t size);

/* Memos, which live as long as the forms. The number says whose memo it is. */
typedef enum {
  GH_MEMO_SUM,
  GH_MEMO_NEGATIVE,
  GH_MEMO_CANONICAL,
  GH_MEMO_COMPARE,
  GH_MEMO_TREE,
  GH_MEMO_BIRTHDAY,
  GH_MEMO_SHAPE,
  GH_MEMO_COPY,
  GH_MEMO_NUMBER,
  GH_MEMO_STOP,
  GH_MEMO_PRODUCT,
  GH_MEMO_NUMBER_PRODUCT,
  GH_MEMO_ATOMIC_WEIGHT,
  GH_MEMO_IMPARTIAL,
  GH_MEMO_GRUNDY,
  GH_MEMO_GENUS,
  GH_MEMO_GENUS_TERM,
  GH_MEMO_MISERE_SIMPLEST,
  GH_MEMO_MISERE_DIFFERENCE,
  GH_MEMO_MISERE_PARTS,
  GH_MEMO_MATE,
  GH_MEMO_ORDINAL_SUM,
  GH_MEMO_LIKE,
  GH_MEMO_LINKED,
  GH_MEMO_DISTINGUISHING,
  GH_MEMO_TAKES,
  GH_MEMO_ORDINAL,
  GH_MEMO_FINENESS,
  GH_MEMO_FREEZING,
  GH_MEMO_COOLED,
  GH_MEMO_HEATED,
  GH_MEMO_NORTON,
  GH_MEMO_OVERHEATED, /* of G and {S|T} */
  GH_MEMO_REDUCED
} gh_memo;
/* Without a memo *value is anything. */
bool gh_memo_get (const gh_store *store, gh_memo memo, gh_form a, gh_form b, uint32_t *value);
void gh_memo_put (gh_store *store, gh_memo memo, gh_form a, gh_form b, uint32_t value);

/* One byte a form for whoever needs it, 0 in a new form. */
typedef enum { GH_NOTE_ORDER, GH_NOTE_PLAY, GH_NOTE_VISIT } gh_note;
uint8_t *gh_note_of (gh_store *store, gh_form form, gh_note note);

/* A broken contract: says where and why, then aborts, in release builds too. */
__attribute__ ((noreturn)) void gh_broken (const char *function, const char *argument,
                                           const char *reason);

#ifdef __cplusplus
}
#endif

#endif
