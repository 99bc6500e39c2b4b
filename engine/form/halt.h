/* One flag that ends whatever can last. A signal, or whoever keeps a deadline, sets it; interning,
   steps and waiting for an engine look at it and leave with GH_HALTED. No loop reads a clock. */
#ifndef GH_HALT_H
#define GH_HALT_H

/* Why to halt: 0 to go on, the number of a signal, or one of these: time is up, for all or for the
   case that is being run. */
#define GH_HALT_DEADLINE 1000
#define GH_HALT_CASE 1001

/* It is read in the innermost loops and set in handlers: it is the one variable of this program
   that belongs to nobody. */
extern volatile int gh_halt_reason;

static inline int gh_halted (void)
{
  return gh_halt_reason;
}

/* Safe in a handler. The first reason stays until the flag is cleared. */
void gh_halt (int reason);
void gh_halt_clear (void);

/* From now on SIGINT, SIGTERM and SIGHUP halt what runs, unless they were ignored before. */
void gh_halt_on_signals (void);

/* Let the handler of these call this before it sets the flag. */
void gh_halt_calls (void (*also) (int signal_number));

/* Halt what runs after so many seconds, with GH_HALT_DEADLINE; 0: not any more. Uses SIGALRM. */
void gh_halt_after (double seconds);

#endif
