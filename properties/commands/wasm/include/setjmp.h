/* As the compiler makes calls of these, with -mllvm -wasm-enable-sjlj; the rest is in jumps.c. */
#ifndef GH_WASM_SETJMP_H
#define GH_WASM_SETJMP_H

typedef unsigned long jmp_buf[1];

int setjmp (jmp_buf) __attribute__ ((returns_twice));
_Noreturn void longjmp (jmp_buf, int);

#endif
