/* setjmp and longjmp by WebAssembly's exceptions, for which the compiler calls what is here. Each
   call of a function that sets jump points has a table of them: at which point a buffer was set,
   which is what comes of a jump to that buffer while the call lives.

   https://llvm.org/doxygen/WebAssemblyLowerEmscriptenEHSjLj_8cpp_source.html tells the contract. */
#include <setjmp.h>
#include <stdlib.h>

typedef struct point {
  unsigned long buffer; /* the number that is in the buffer since; 0: the end of the table */
  unsigned label;       /* which setjmp of the function it is */
} point;

static unsigned high; /* what a call returns beside its value */

void setTempRet0 (unsigned value);
unsigned getTempRet0 (void);
point *saveSetjmp (unsigned long *buffer, unsigned label, point *table, unsigned size);
unsigned testSetjmp (unsigned long buffer, const point *table, unsigned size);
_Noreturn void __wasm_longjmp (unsigned long *buffer, int value);

void setTempRet0 (unsigned value)
{
  high = value;
}

unsigned getTempRet0 (void)
{
  return high;
}

/* A table of `size` points and an end, which may be made larger. */
point *saveSetjmp (unsigned long *buffer, unsigned label, point *table, unsigned size)
{
  static unsigned long last;
  unsigned i = 0;
  *buffer = ++last;
  while (i < size && table[i].buffer)
    i++;
  if (i + 1 >= size) {
    size = 2 * size + 2;
    table = realloc (table, size * sizeof *table);
    if (!table)
      abort ();
  }
  table[i] = (point){last, label};
  table[i + 1] = (point){0, 0};
  high = size;
  return table;
}

/* 0: it was set by a call further out. */
unsigned testSetjmp (unsigned long buffer, const point *table, unsigned size)
{
  for (unsigned i = 0; i < size && table[i].buffer; i++)
    if (table[i].buffer == buffer)
      return table[i].label;
  return 0;
}

/* What a handler of the compiler catches: where to, and with which value. */
_Noreturn void __wasm_longjmp (unsigned long *buffer, int value)
{
  static struct {
    unsigned long *buffer;
    int value;
  } jump;
  jump.buffer = buffer;
  jump.value = value ? value : 1;
  __builtin_wasm_throw (1, &jump);
}
