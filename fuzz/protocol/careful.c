#include "protocol/careful.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "harness/judging/answers.h"
#include "reference/reference.h"

#include <stdlib.h>
#include <string.h>

#define LARGE_MOVES 200   /* of the games that are answered */
#define LARGE_PRIME 46    /* excesses beyond take seconds */
#define LARGE_POSITION 16 /* bytes of its text */
#define LARGE_HEAP 24     /* misere play of those beyond, likewise */
#define LARGE_QUOTIENT 3  /* and quotients of these */

static gh_engine *reference;

static gh_reply ask_carefully (gh_engine *engine, gh_store *store, gh_request request,
                               const gh_value *arguments, gh_value *answer)
{
  bool const primes = request == GH_ASK_NIM_ALPHA || request == GH_ASK_EXCESS;
  bool const quotient = request == GH_ASK_MISERE_QUOTIENT_ORDER || request == GH_ASK_MISERE_SAME;
  bool const heaps = request == GH_ASK_OCTAL_MISERE_OUTCOME || request == GH_ASK_OCTAL_GENUS;
  uint64_t const most = primes                    ? LARGE_PRIME
                        : heaps                   ? LARGE_HEAP
                        : request == GH_ASK_VALUE ? LARGE_POSITION
                        : quotient                ? LARGE_QUOTIENT
                                                  : LARGE_MOVES;
  for (unsigned i = gh_requests[request].takes_code; i < gh_requests[request].count; i++)
    if (gh_value_size (store, &arguments[i]) > most) {
      strcpy (engine->words, "a large game");
      return GH_REFUSED;
    }
  return reference->ask (reference, store, request, arguments, answer);
}

static gh_reply ask_sums_carefully (gh_engine *engine, gh_store *store, gh_request request,
                                    const gh_components *arguments, gh_value *answer)
{
  double moves = 1; /* at most, of all that is built: a move is made beside any position */
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    for (size_t k = 0; k < arguments[i].count; k++) {
      int64_t times = 0;
      if (!gh_small_integer (store, arguments[i].terms[k].times, -LARGE_MOVES, LARGE_MOVES, &times))
        moves = LARGE_MOVES + 1;
      for (int64_t n = llabs (times); n > 0 && moves <= LARGE_MOVES; n--)
        moves *= 1 + (double)gh_tree_moves (store, arguments[i].terms[k].game);
    }
  if (moves > LARGE_MOVES) {
    strcpy (engine->words, "a large sum");
    return GH_REFUSED;
  }
  return reference->ask_sums (reference, store, request, arguments, answer);
}

static void close_both (gh_engine *careful)
{
  (void)careful;
  reference->close (reference);
}

gh_engine *careful_open (void)
{
  static gh_engine careful;
  reference = gh_reference_open ();
  if (!reference)
    return NULL;
  careful = *reference;
  careful.ask = ask_carefully;
  careful.ask_sums = ask_sums_carefully;
  careful.close = close_both;
  return &careful;
}
