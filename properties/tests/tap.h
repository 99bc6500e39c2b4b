/* Results in the Test Anything Protocol, version 13. A failure is shown on stderr too, which is all
   that a test runner prints of it. */
#ifndef GH_TAP_H
#define GH_TAP_H

#include <signal.h>
#include <stdbool.h>

/* One test: whether it is passed, and what it says, as for printf. Returns whether it is passed. */
#define TAP_OK(condition, ...) tap_ok ((condition), __FILE__, __LINE__, __VA_ARGS__)
__attribute__ ((format (printf, 4, 5))) bool tap_ok (bool good, const char *file, int line,
                                                     const char *format, ...);

/* One test that cannot be made on this machine. Both are a line without #. */
void tap_skip (const char *name, const char *why);

/* The end of a program: `return tap_done ();` */
int tap_done (void);

/* How many times slower than others this machine is, an emulated one for instance: GH_SLOW of the
   environment, or 1. */
unsigned tap_slowness (void);

/* The signal or exit status that ends a child which runs body (argument), 0 when it returns.
   SIGALRM: it took longer than so many seconds, on a machine that is not slow. */
int tap_signal_of (void (*body) (void *argument), void *argument, unsigned seconds);

/* Take SIGINT, SIGTERM and SIGHUP as a program does that was not told to ignore them: who runs the
   tests may, as nohup does. */
void tap_take_signals (void);

#endif
