/* There is no terminal. */
#ifndef GH_WASM_TERMIOS_H
#define GH_WASM_TERMIOS_H

struct termios;

#endif
